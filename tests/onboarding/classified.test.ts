/** What follows from the answers about taxes, and that nothing of a former answer stays. */
import { describe, expect, test } from 'vitest'
import { classified, reproposedClassification } from '../../src/onboarding/taxStatus.ts'

const countries = [
  { id: 1, code: 'GB', name: 'United Kingdom' },
  { id: 6, code: 'US', name: 'United States' },
]
const company = { legalStatus: 'LegalEntity', answers: null, countries } as const

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

test('a managed institution of a jurisdiction that does not take part is reported with its controlling persons', () => {
  const institution = { usLaw: false, financialInstitution: true, fatcaStatus: 'Nonparticipating FFI' as const }
  const of = (crsClassification: 'FI - managed, non-participating jurisdiction' | 'FI - other investment entity') =>
    classified({ ...institution, crsClassification }, company).crsAccountHolderType
  expect(of('FI - managed, non-participating jurisdiction')).toBe('CRS101')
  expect(of('FI - other investment entity') ?? null).toBeNull()
})

test('whoever was a reportable person and is passive now is reported with its controlling persons', () => {
  const passive = { usLaw: false, financialInstitution: false, incomeKind: 'Passive' as const }
  const holderOf = (crsAccountHolderType: 'CRS102' | 'CRS103') =>
    classified({ ...passive, crsAccountHolderType }, company).crsAccountHolderType
  expect([holderOf('CRS102'), holderOf('CRS103')]).toEqual(['CRS101', 'CRS103'])
})

type Tax = Parameters<typeof classified>[0]
type Investor = Parameters<typeof classified>[1]

const foreign = { usLaw: false, financialInstitution: false }
const kept = (tax: Tax, legalStatus: Investor['legalStatus'] = 'LegalEntity') =>
  classified({ ...foreign, ...tax }, { legalStatus, answers: null, countries })

describe('status and classification', () => {
  test.each([
    ['Trade or services', 'Active NFFE', 'Active NFE - other'],
    ['Passive', 'Passive NFFE', 'Passive NFE'],
    ['Group holding', 'Excepted nonfinancial group entity', 'Active NFE - other'],
    ['Listed', 'Publicly traded NFFE or affiliate', 'Active NFE - listed or affiliate'],
    ['Public', 'Foreign government / central bank of issue', 'Active NFE - government/central bank'],
    ['International organization', 'International organization', 'Active NFE - international organisation'],
    ['Non-profit', 'Nonprofit', 'Active NFE - other'],
    ['Start-up', 'Excepted start-up', 'Active NFE - other'],
    ['Liquidation or reorganization', 'Excepted in liquidation/bankruptcy', 'Active NFE - other'],
    ['Non-profit or start-up', 'Nonprofit', 'Active NFE - other'],
  ] as const)('of an entity whose income is %s are proposed', (incomeKind, fatcaStatus, crsClassification) => {
    expect(kept({ incomeKind })).toMatchObject({ fatcaStatus, crsClassification })
  })

  test('stay as the investor has chosen them while they fit, and are proposed anew once they do not', () => {
    const start: Tax = { incomeKind: 'Start-up', fatcaStatus: 'Direct reporting NFFE' }
    expect(kept(start)).toMatchObject({ fatcaStatus: 'Direct reporting NFFE' })
    expect(kept({ ...start, incomeKind: 'Passive' })).toMatchObject({ fatcaStatus: 'Direct reporting NFFE' })
    expect(kept({ ...start, incomeKind: 'Public' })).toMatchObject({
      fatcaStatus: 'Foreign government / central bank of issue',
    })
    expect(kept({ ...start, fatcaStatus: '501(c)' })).toMatchObject({ fatcaStatus: 'Excepted start-up' })
    expect(kept({ ...start, financialInstitution: true })).toMatchObject({
      fatcaStatus: 'Reporting Model 1 FFI',
      incomeKind: null,
    })
  })

  test.each([
    'Excepted nonfinancial group entity',
    'Excepted start-up',
    'Excepted in liquidation/bankruptcy',
    '501(c)',
    'Nonprofit',
    'Publicly traded NFFE or affiliate',
    'Excepted territory NFFE',
    'Active NFFE',
    'Passive NFFE',
    'Direct reporting NFFE',
    'Sponsored direct reporting NFFE',
  ] as const)('of an institution are never %s', fatcaStatus => {
    expect(kept({ financialInstitution: true, fatcaStatus })).toMatchObject({ fatcaStatus: 'Reporting Model 1 FFI' })
  })

  test('are neither proposed nor kept of the kind before, while nobody has said where the income comes from', () => {
    const before: Tax = { fatcaStatus: 'Participating FFI', crsClassification: 'FI - other investment entity' }
    expect(kept(before)).toMatchObject({ fatcaStatus: null, crsClassification: null })
    expect(kept({ fatcaStatus: 'Active NFFE' })).toMatchObject({ fatcaStatus: 'Active NFFE' })
  })
})

describe('the form', () => {
  test.each<[Investor['legalStatus'], Tax, Tax['fatcaForm']]>([
    ['LegalEntity', {}, 'W-8BEN-E'],
    ['LegalEntity', { usLaw: true }, 'W-9'],
    ['LegalEntity', { fatcaChapter3Type: 'Partnership' }, 'W-8IMY'],
    ['Partnership', {}, 'W-8IMY'],
    ['Partnership', { fatcaChapter3Type: 'Corporation' }, 'W-8BEN-E'],
    ['Trust', {}, 'W-8BEN-E'],
    ['Trust', { fatcaChapter3Type: 'Simple trust' }, 'W-8IMY'],
    ['Trust', { fatcaChapter3Type: 'Grantor trust' }, 'W-8IMY'],
    ['Trust', { fatcaChapter3Type: 'Complex trust' }, 'W-8BEN-E'],
    ['NomineeOrCustodian', { financialInstitution: true }, 'W-8IMY'],
    ['PublicBody', { incomeKind: 'Public' }, 'W-8EXP'],
    ['PublicBody', { incomeKind: 'International organization' }, 'W-8EXP'],
    ['Foundation', { incomeKind: 'Non-profit' }, 'W-8BEN-E'],
    ['Foundation', { incomeKind: 'Non-profit', fatcaStatus: '501(c)' }, 'W-8EXP'],
  ])('of a %s that says %o is %s until it says otherwise', (legalStatus, tax, fatcaForm) => {
    expect(kept(tax, legalStatus)).toMatchObject({ fatcaForm })
  })

  test.each<[Investor['legalStatus'], Tax, NonNullable<Tax['fatcaForm']>, boolean]>([
    ['LegalEntity', {}, 'W-8ECI', true],
    ['LegalEntity', {}, 'W-8IMY', false],
    ['LegalEntity', { financialInstitution: true }, 'W-8IMY', true],
    ['LegalEntity', {}, 'W-8EXP', false],
    ['LegalEntity', { financialInstitution: true, fatcaStatus: 'Exempt retirement plans' }, 'W-8EXP', true],
    ['LegalEntity', {}, 'W-8BEN', false],
    ['LegalEntity', {}, 'W-9', false],
    ['LegalEntity', { usLaw: true }, 'W-8ECI', false],
    ['Foundation', { incomeKind: 'Non-profit' }, 'W-8EXP', true],
    ['Foundation', { fatcaChapter3Type: 'Private foundation' }, 'W-8EXP', true],
    ['Partnership', { fatcaChapter3Type: 'Corporation' }, 'W-8IMY', false],
    ['Trust', {}, 'W-8IMY', true],
    ['Trust', { fatcaChapter3Type: 'Complex trust' }, 'W-8IMY', false],
    ['NomineeOrCustodian', {}, 'W-8BEN-E', true],
    ['NaturalPerson', {}, 'W-8ECI', true],
    ['NaturalPerson', {}, 'W-8BEN-E', false],
    ['NaturalPerson', {}, 'W-9', false],
  ])('of a %s that says %o may be %s: %s', (legalStatus, tax, fatcaForm, may) => {
    expect(kept({ ...tax, fatcaForm }, legalStatus).fatcaForm === fatcaForm).toBe(may)
  })
})

test('an entity set up under US law has no FATCA status, and loses the one of a foreign one', () => {
  for (const tax of [{ financialInstitution: true }, { financialInstitution: false, incomeKind: 'Passive' }] as const) {
    const before = { usLaw: false, ...tax, ...classified({ usLaw: false, ...tax }, company) }
    expect(before.fatcaStatus).not.toBeNull()
    expect(classified({ ...before, usLaw: true }, company)).toMatchObject({ fatcaStatus: null, fatcaForm: 'W-9' })
    expect(reproposedClassification({ ...before, usLaw: true }, before, company).fatcaStatus).toBeNull()
  }
})

test('a person who is taxed in the United States may sign a W-9, though neither citizen nor green-card holder', () => {
  const formOf = (taxResidenceId: number, fatcaForm: Tax['fatcaForm']) => {
    const answers = { entityDetails: { individual: { taxResidenceId, usCitizen: false, usGreenCardHolder: false } } }
    return classified({ fatcaForm: fatcaForm ?? null }, { legalStatus: 'NaturalPerson', answers, countries })
  }
  expect(formOf(6, null)).toMatchObject({ fatcaForm: 'W-8BEN', usPerson: false })
  expect(formOf(6, 'W-9')).toMatchObject({ fatcaForm: 'W-9', usPerson: true })
  expect(formOf(1, 'W-9')).toMatchObject({ fatcaForm: 'W-8BEN', usPerson: false })
})

describe('while somebody answers', () => {
  const trading: Tax = { ...foreign, incomeKind: 'Trade or services' }
  const first = { ...trading, ...reproposedClassification(trading, undefined, company) }

  test('what was proposed follows the answers', () => {
    const holding: Tax = { ...first, incomeKind: 'Group holding' }
    // An active entity it may be as well, but nobody has chosen that.
    expect(reproposedClassification(holding, first, company).fatcaStatus).toBe('Excepted nonfinancial group entity')
    const partnership: Tax = { ...first, fatcaChapter3Type: 'Partnership' }
    expect(reproposedClassification(partnership, first, company).fatcaForm).toBe('W-8IMY')
  })

  test('what was chosen stays while it fits', () => {
    const chosen: Tax = { ...first, fatcaStatus: 'Direct reporting NFFE' }
    expect(reproposedClassification(chosen, first, company).fatcaStatus).toBe('Direct reporting NFFE')
    const passive: Tax = { ...chosen, incomeKind: 'Passive' }
    expect(reproposedClassification(passive, chosen, company)).toMatchObject({
      fatcaStatus: 'Direct reporting NFFE',
      crsClassification: 'Passive NFE',
    })
    const institution: Tax = { ...chosen, financialInstitution: true }
    expect(reproposedClassification(institution, chosen, company).fatcaStatus).toBe('Reporting Model 1 FFI')
  })
})
