/** Answers about taxes that contradict each other, and what is said about them. */
import { describe, expect, test } from 'vitest'
import { keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { dossierText } from '../../src/onboarding/dossierTexts.ts'
import { soundDossier } from './dossiers.ts'
import type { Answers, Individual, SampleDossier } from './dossiers.ts'
import { around, ruleContext } from './ruleContext.ts'

describe('what an entity says of its status', () => {
  const sound = soundDossier(3, around, 'LegalEntity')
  const found = (tax: Partial<NonNullable<Answers['taxClassification']>>) =>
    keepsFromSigning(
      'Due diligence',
      {
        ...sound,
        answers: { ...sound.answers, taxClassification: { ...sound.answers.taxClassification, ...tax } },
      },
      ruleContext,
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
    [{ fatcaForm: 'W-8BEN' }, 'fatcaForm formNotAllowed'],
    [{ usLaw: true, usPerson: true }, 'fatcaForm formNotAllowed'],
  ] as const)('keeps it from signing with %o', (tax, said) => {
    expect(found({ ...active, ...tax })).toEqual([said])
  })

  test('allows signing where all fit', () => {
    expect(found(active)).toEqual([])
    expect(found({ ...active, fatcaStatus: 'Direct reporting NFFE', fatcaForm: 'W-8ECI' })).toEqual([])
  })
})

describe('what points to the United States', () => {
  const withUs = { ...ruleContext, countries: [...ruleContext.countries, { id: 6, code: 'US', name: 'United States' }] }
  const found = (dossier: SampleDossier) =>
    keepsFromSigning('Due diligence', dossier, withUs).map(({ question, code }) => `${question} ${code}`)
  const company = soundDossier(3, around, 'LegalEntity')
  const person = soundDossier(1, around, 'NaturalPerson')
  const entity = (details: Answers['entityDetails'], tax: Answers['taxClassification'] = {}) => ({
    ...company,
    answers: {
      ...company.answers,
      entityDetails: { ...company.answers.entityDetails, ...details },
      taxClassification: { ...company.answers.taxClassification, ...tax },
    },
  })
  const somebody = (changes: Individual) => ({
    ...person,
    answers: {
      ...person.answers,
      entityDetails: { individual: { ...person.answers.entityDetails?.individual, ...changes } },
    },
  })

  test.each([
    '9 Lake Street, Chicago IL 60601, USA',
    '9 Lake Street\nChicago IL 60601\nunited states of america',
    '9 Lake Street, Chicago IL 60601 USA',
    '9 Lake Street, Chicago, USA 60601-1234, by courier',
    '9 Lake Street, Chicago IL 60601 USA\nAttn: Mr Smith',
    '9 Lake Street, Chicago IL 60601 USA, c/o Smith',
    '9 Lake Street, Chicago IL 60601 (USA)',
    '9 Lake Street, Chicago IL 60601, US',
    '9 Lake Street, Chicago IL 60601, U.S.',
    '9 Lake Street, Chicago IL 60601 (US)',
  ])('is an address there of an entity or of a person: %s', address => {
    const ofEntity = 'taxClassification.usExplanation usIndication'
    expect(found(entity({ registeredAddress: address }))).toContain(ofEntity)
    expect(found(entity({ mailingAddress: address }))).toEqual([ofEntity])
    const ofPerson = 'entityDetails.individual.usExplanation usIndication'
    expect(found(somebody({ residentialAddress: address }))).toContain(ofPerson)
    expect(found(somebody({ mailingAddress: address }))).toEqual([ofPerson])
  })

  test.each([
    '4 United States Road, Bristol',
    'USA House, 4 Quay Street, Bristol',
    '4 Medusa, Bristol',
    'United States Avenue 5, London',
    'Join us, 4 Quay Street, Bristol',
  ])('is not a street or a house that is called like it: %s', address => {
    expect(found(entity({ registeredAddress: address, mailingAddress: address }))).toEqual([])
    expect(found(somebody({ residentialAddress: address, mailingAddress: address }))).toEqual([])
  })

  test('is the tax residence of a person, unless that person signs as a US person', () => {
    const taxed = somebody({ taxResidenceId: 6, taxNumber: '123456789', taxNumberMissingReason: null })
    const signing = (fatcaForm: 'W-8BEN' | 'W-9') => {
      const taxResidences = [{ countryId: 6, taxNumber: '123456789' }]
      const taxClassification = { ...taxed.answers.taxClassification, fatcaForm, taxResidences }
      return found({ ...taxed, answers: { ...taxed.answers, taxClassification } })
    }
    expect(signing('W-8BEN')).toEqual(['entityDetails.individual.usExplanation usIndication'])
    expect(signing('W-9')).toEqual([])
  })

  test('is the law of an entity that gives a W-9, which needs no FATCA status', () => {
    const missing = ({ fatcaStatus }: NonNullable<Answers['taxClassification']>, usLaw: boolean) =>
      found(
        entity({}, { usLaw, usPerson: usLaw, fatcaForm: usLaw ? 'W-9' : 'W-8BEN-E', fatcaStatus: fatcaStatus ?? null }),
      )
    expect(missing({}, true)).toEqual([])
    expect(missing({}, false)).toEqual(['taxClassification.fatcaStatus required'])
    // One that was stored before is in nobody's way.
    expect(missing({ fatcaStatus: 'Reporting Model 1 FFI' }, true)).toEqual([])
  })

  test('is the country of incorporation, and forbids nothing once it is explained', () => {
    const set = { incorporationCountryId: 6, registeredAddress: '9 Lake Street, Chicago' }
    expect(found(entity(set))).toEqual(['taxClassification.usExplanation usIndication'])
    expect(found(entity(set, { usExplanation: 'Moved its seat to Bristol in 2011.' }))).toEqual([])
  })
})

describe('where a natural person is taxed', () => {
  const sound = soundDossier(1, around, 'NaturalPerson')
  const taxed = (individual: Individual, taxResidences: NonNullable<Answers['taxClassification']>['taxResidences']) => {
    const dossier = {
      ...sound,
      answers: {
        ...sound.answers,
        entityDetails: { individual: { ...sound.answers.entityDetails?.individual, ...NO_NUMBER, ...individual } },
        taxClassification: { ...sound.answers.taxClassification, taxResidences: taxResidences ?? null },
      },
    }
    return keepsFromSigning('Due diligence', dossier, ruleContext).map(
      found => `${found.question.replace('taxClassification.taxResidences', 'rows')} ${dossierText(found)}`,
    )
  }
  const NO_NUMBER = { taxNumber: null, taxNumberMissingReason: null, taxNumberExplanation: null }
  const british = { taxResidenceId: 1, taxNumber: '44100 17820' }
  const differs = 'rows.0.taxNumber Your personal details give a different tax number for United Kingdom.'

  test('is among the tax residences, with the same number however it is written', () => {
    expect(taxed(british, [{ countryId: 1, taxNumber: '4410017820' }])).toEqual([])
    const irish = { countryId: 2, taxNumber: '1234567T' }
    expect(taxed(british, [irish, { countryId: 1, taxNumber: '44100-17820' }])).toEqual([])
    expect(taxed(british, [irish])).toEqual([
      'rows Your personal details name United Kingdom as your tax residence. Add it here, or correct it there.',
    ])
    expect(taxed(british, [{ countryId: 1, taxNumber: '44100 17821' }])).toEqual([differs])
  })

  test('has a number at both places or at neither', () => {
    const none = { taxResidenceId: 1, taxNumberMissingReason: 'C' } as const
    expect(taxed(british, [{ countryId: 1, missingReason: 'C' }])).toEqual([differs])
    expect(taxed(none, [{ countryId: 1, taxNumber: '44100 17820' }])).toEqual([differs])
    expect(taxed(none, [{ countryId: 1, missingReason: 'A' }])).toEqual([])
  })

  test('contradicts nothing where one of the two is not answered yet', () => {
    expect(taxed(british, [{ countryId: 1 }])).toEqual(['rows.0.taxNumber Add the number, or say why there is none.'])
    expect(taxed(british, null)).toEqual(['rows Needed before signing.'])
    expect(taxed({ taxResidenceId: null }, [{ countryId: 1, taxNumber: '44100 17820' }]).join()).not.toContain('rows')
  })
})
