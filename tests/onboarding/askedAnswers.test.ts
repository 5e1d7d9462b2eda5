/** What of the answers an investor is asked by its legal status; what was answered under another one is left out. */
import { describe, expect, test } from 'vitest'
import { onboarding } from '../../generated/entities/onboarding.ts'
import { fieldOf } from '../../src/entityTypes.ts'
import { askedAnswers } from '../../src/onboarding/askedAnswers.ts'
import type { Answers } from '../../src/onboarding/askedAnswers.ts'
import { selfCertifications } from '../../src/onboarding/paperContent.ts'
import { typedTaxNumber } from '../../src/onboarding/duplicates.ts'
import { missingFindings } from '../../src/onboarding/dossierRequired.ts'
import { dossierFindings } from '../../src/onboarding/dossierRules.ts'
import { isPartAsked } from '../../src/onboarding/questionnaire.ts'
import type { LegalStatus } from '../../src/onboarding/questionnaire.ts'
import { soundDossier } from './dossiers.ts'
import { around, ruleContext } from './ruleContext.ts'

const STATUSES = [
  'NaturalPerson',
  'LegalEntity',
  'Partnership',
  'Trust',
  'Foundation',
  'PublicBody',
  'InvestmentFund',
  'NomineeOrCustodian',
] as const satisfies readonly LegalStatus[]
const PARTS = (fieldOf(onboarding, 'answers').fields ?? []).map(({ name }) => name)

const person = { key: 'pers1', firstName: 'Agnes', lastName: 'Tarrant', taxNumber: 'P-123' }
const former = { key: 'pers2', firstName: 'Ida', lastName: 'Holm' }
const ALL = {
  entityDetails: { legalName: 'Dray Ltd', remainingOwnership: 'Two hundred members', individual: person },
  beneficialOwners: [
    { key: 'row1', ownership: '40', controllingPersonType: 'CRS801', equityInterestType: 'CRS401', individual: former },
  ],
  controllersAndDirectors: [{ key: 'row2', role: 'Director', individual: former }],
  signatories: [{ key: 'row3', quality: 'Director', individual: former }],
  taxClassification: {
    usLaw: false,
    incomeKind: 'Passive',
    fatcaStatus: 'Passive NFFE',
    crsClassification: 'Passive NFE',
    giin: 'ABC123.00001.LE.826',
    taxResidences: [{ countryId: 1 }],
    fatcaForm: 'W-8BEN',
    jointHolders: 1,
  },
  evidence: [
    { key: 'pap1', purpose: 'Identity', person: 'pers1' },
    { key: 'pap2', purpose: 'Identity', person: 'pers2' },
    { key: 'pap3', purpose: 'Existence', person: null },
  ],
} as const satisfies Answers
const asked = (legalStatus: LegalStatus) => askedAnswers({ answers: ALL, legalStatus })

describe('the parts of the answers', () => {
  test('are all asked of an entity with owners, and each kind of investor is asked its own', () => {
    const unasked = STATUSES.map(status => [status, PARTS.filter(part => !isPartAsked(part, status))] as const)
    expect(unasked.filter(([, parts]) => parts.length > 0)).toEqual([
      ['NaturalPerson', ['beneficialOwners', 'controllersAndDirectors', 'signatories']],
      ['PublicBody', ['beneficialOwners']],
      ['InvestmentFund', ['beneficialOwners']],
      ['NomineeOrCustodian', ['beneficialOwners']],
    ])
    for (const [status, parts] of unasked)
      for (const part of parts)
        expect(Object.entries(asked(status) ?? {}).find(([name]) => name === part)?.[1]).toBeUndefined()
  })

  test('are the same when they are left out twice', () => {
    for (const legalStatus of STATUSES)
      expect(askedAnswers({ answers: asked(legalStatus), legalStatus })).toEqual(asked(legalStatus))
  })

  test('nothing answered stays nothing, and a part of which nothing is left was not begun', () => {
    expect(
      askedAnswers({ answers: { entityDetails: { individual: person } }, legalStatus: 'Trust' }),
    ).not.toHaveProperty('entityDetails')
    const rest = { entityDetails: { legalName: 'Dray Ltd' } }
    expect(askedAnswers({ answers: rest, legalStatus: 'NaturalPerson' })).toEqual({})
    expect(askedAnswers({ answers: null, legalStatus: 'Trust' })).toBeNull()
    expect(askedAnswers({ answers: {}, legalStatus: 'NaturalPerson' })).toEqual({})
  })
})

describe('what was answered under another legal status', () => {
  test('is left out for a natural person: the entity, its classification, and papers of people in it', () => {
    expect(asked('NaturalPerson')).toEqual({
      entityDetails: { individual: person },
      taxClassification: { taxResidences: [{ countryId: 1 }], fatcaForm: 'W-8BEN', jointHolders: 1 },
      evidence: [ALL.evidence[0], ALL.evidence[2]],
    })
  })

  test('is left out for a company: the person, and what a part in a trust is', () => {
    expect(asked('LegalEntity')).toEqual({
      ...ALL,
      entityDetails: { legalName: 'Dray Ltd', remainingOwnership: 'Two hundred members' },
      beneficialOwners: [{ key: 'row1', ownership: '40', controllingPersonType: 'CRS801', individual: former }],
      evidence: [ALL.evidence[1], ALL.evidence[2]],
    })
  })

  test.each(['Trust', 'Foundation'] as const)('is left out for a %s: shares, and control by ownership', status => {
    const [owner] = asked(status)?.beneficialOwners ?? []
    expect(owner).toEqual({
      key: 'row1',
      controllingPersonType: null,
      equityInterestType: 'CRS401',
      individual: former,
    })
    const settlor = [{ ...ALL.beneficialOwners[0], controllingPersonType: 'CRS804' as const }]
    const answers = { ...ALL, beneficialOwners: settlor }
    expect(askedAnswers({ answers, legalStatus: status })?.beneficialOwners?.[0]?.controllingPersonType).toBe('CRS804')
    expect(
      askedAnswers({ answers, legalStatus: 'LegalEntity' })?.beneficialOwners?.[0]?.controllingPersonType,
    ).toBeNull()
    const printed = selfCertifications({ answers: ALL, legalStatus: status }, new Map()).flatMap(({ rows }) => rows)
    expect(printed.map(({ value }) => value).join()).not.toContain('CRS801')
  })

  test('keeps the papers of a person of whom nothing was told yet, and none of former people', () => {
    const { entityDetails: _, ...answers } = ALL
    const papers = askedAnswers({ answers, legalStatus: 'NaturalPerson' })?.evidence
    expect(papers).toEqual([ALL.evidence[0], ALL.evidence[2]])
  })

  test('gives an entity no tax number of a person, and a person that of its own', () => {
    expect(typedTaxNumber({ answers: ALL, legalStatus: 'LegalEntity' })).toBeNull()
    expect(typedTaxNumber({ answers: ALL, legalStatus: 'NaturalPerson' })).toBe('P-123')
  })

  test('is missed by nobody: neither of a row of owners nor of a former signatory', () => {
    const sound = soundDossier(4, around, 'PublicBody')
    const body = { ...sound.answers, beneficialOwners: [{ key: 'row1' }] }
    expect(missingFindings({ ...sound, answers: body })).toEqual(missingFindings(sound))
    const natural = soundDossier(1, around, 'NaturalPerson')
    const human = { ...natural.answers, signatories: [{ key: 'row1' }] }
    expect(missingFindings({ ...natural, answers: human })).toEqual(missingFindings(natural))
  })

  test('makes nobody the holder of the account', () => {
    const company = soundDossier(3, around, 'LegalEntity')
    const account = { ...company.answers.bankAccount, name: 'Agnes Tarrant' }
    const entityDetails = { ...company.answers.entityDetails, individual: person }
    const answers = { ...company.answers, entityDetails, bankAccount: account }
    const codes = dossierFindings({ ...company, answers }, ruleContext).map(({ code }) => code)
    expect(codes).toContain('otherHolder')
  })
})
