/** What follows from the answers about taxes, and that nothing of a former answer stays. */
import { expect, test } from 'vitest'
import { classified } from '../../src/onboarding/dossierTax.ts'

const company = { legalStatus: 'LegalEntity', answers: null } as const

test('an entity that changes its kind keeps no holder type and no status of the kind before', () => {
  const passive = { usLaw: false, financialInstitution: false, incomeKind: 'Passive' as const }
  const first = { ...passive, ...classified(passive, company) }
  expect(first).toMatchObject({ crsAccountHolderType: 'CRS101', fatcaStatus: 'Passive NFFE' })
  const trading = { ...first, incomeKind: 'Trade or services' as const }
  const second = { ...trading, ...classified(trading, company) }
  expect(second).toMatchObject({ crsAccountHolderType: null, fatcaStatus: 'Active NFFE' })
  const institution = { ...second, financialInstitution: true }
  expect({ ...institution, ...classified(institution, company) }).toMatchObject({
    crsAccountHolderType: null,
    fatcaStatus: 'Reporting Model 1 FFI',
    crsClassification: 'FI - other investment entity',
  })
})
