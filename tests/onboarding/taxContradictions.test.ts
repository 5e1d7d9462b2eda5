/** Answers about taxes that contradict each other, and what is said about them. */
import { describe, expect, test } from 'vitest'
import type { DossierContext } from '../../src/onboarding/dossier.ts'
import { keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { soundDossier } from './dossiers.ts'
import type { Answers, Surroundings } from './dossiers.ts'

const around: Surroundings = {
  today: '2026-11-21',
  countries: { GB: 1, IE: 2, LU: 3, DE: 4, NL: 5, US: 6, AE: 7, CH: 8 },
  currencyId: 1,
  otherCurrencyId: 2,
  minimum: 1_000_000,
}
const fixtures: DossierContext = {
  today: around.today,
  fund: { currencyId: 1, currency: 'EUR', minimumCommitment: '1000000.00' },
  threshold: '25',
  thresholdInclusive: false,
  countries: [
    { id: 1, code: 'GB', name: 'United Kingdom' },
    { id: 2, code: 'IE', name: 'Ireland' },
  ],
}
describe('what an entity says of its status', () => {
  const sound = soundDossier(3, around, 'LegalEntity')
  const found = (tax: Partial<NonNullable<Answers['taxClassification']>>) =>
    keepsFromSigning(
      'Due diligence',
      {
        ...sound,
        answers: { ...sound.answers, taxClassification: { ...sound.answers.taxClassification, ...tax } },
      },
      fixtures,
    ).map(({ question, code }) => `${question.replace('taxClassification.', '')} ${code}`)
  const active = {
    incomeKind: 'Trade or services',
    fatcaStatus: 'Active NFFE',
    crsClassification: 'Active NFE - other',
  } as const

  test.each([
    [{ fatcaStatus: 'Participating FFI' }, 'fatcaStatus classification'],
    [{ fatcaStatus: 'Excepted start-up' }, 'fatcaStatus classification'],
    [{ crsClassification: 'FI - other investment entity' }, 'crsClassification classification'],
    [{ incomeKind: 'Passive', fatcaStatus: 'Passive NFFE' }, 'crsClassification classification'],
    [{ crsAccountHolderType: 'CRS103' }, 'crsAccountHolderType classification'],
    [{ fatcaForm: 'W-8BEN' }, 'fatcaForm taxForm'],
    [{ usLaw: true, usPerson: true }, 'fatcaForm taxForm'],
  ] as const)('keeps it from signing with %o', (tax, said) => {
    expect(found({ ...active, ...tax })).toEqual([said])
  })

  test('does not where each fits', () => {
    expect(found(active)).toEqual([])
    expect(found({ ...active, fatcaStatus: 'Direct reporting NFFE', fatcaForm: 'W-8ECI' })).toEqual([])
  })
})
