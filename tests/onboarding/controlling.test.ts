/** Who controls a passive entity, what that person is asked for, and when the declaration of it can be signed. */
import { describe, expect, test } from 'vitest'
import { certifiedIn } from '../../src/onboarding/computed.server.ts'
import { controllingPeople } from '../../src/onboarding/controllingPeople.ts'
import { provingPeople } from '../../src/onboarding/dossierEvidence.ts'
import { keepsFromSigning } from '../../src/onboarding/dossierRules.ts'
import { fullName } from '../../src/onboarding/people.ts'
import { equityInterestOf } from '../../src/onboarding/questionnaire.ts'
import { onboarding } from '../../generated/entities/onboarding.ts'
import { proposedForRole } from '../../src/onboarding-wizard/formFields.ts'
import { fieldOf } from '../../src/entityTypes.ts'
import { soundDossier } from './dossiers.ts'
import type { Answers, SampleDossier } from './dossiers.ts'
import { around, ruleContext } from './ruleContext.ts'

type Controller = NonNullable<Answers['controllersAndDirectors']>[number]

/** Passive, and nobody holds more than the threshold; signed by the first of two who direct it. */
function ownedByMany(changes: (controllers: Controller[]) => Controller[]): SampleDossier {
  const { answers, ...company } = soundDossier(3, around, 'LegalEntity')
  const [first] = answers.signatories ?? []
  return {
    ...company,
    answers: {
      ...answers,
      entityDetails: { ...answers.entityDetails, remainingOwnership: 'Two hundred members, none above 2 %.' },
      beneficialOwners: [],
      controllersAndDirectors: changes(structuredClone(answers.controllersAndDirectors ?? [])),
      signatories: [{ ...first, signingAuthority: 'Sole' }],
      taxClassification: {
        ...answers.taxClassification,
        incomeKind: 'Passive',
        crsClassification: 'Passive NFE',
        fatcaStatus: 'Passive NFFE',
      },
    },
  }
}

const stops = (dossier: SampleDossier) =>
  keepsFromSigning('Due diligence', dossier, ruleContext).map(({ question, code }) => `${question} ${code}`)

describe('a passive entity in which nobody owns more than the threshold', () => {
  const sound = ownedByMany(controllers => controllers)
  const [, second] = sound.answers.controllersAndDirectors ?? []

  test('is signed with its directors as controlling persons', () => {
    expect(controllingPeople(sound).map(({ controllingPersonType }) => controllingPersonType)).toEqual([
      'CRS803',
      'CRS803',
    ])
    expect(stops(sound)).toEqual([])
  })

  test('is not signed without the tax number of each, or why there is none', () => {
    const without = ownedByMany(([one, other]) => [
      { ...one },
      { ...other, individual: { ...other?.individual, taxNumber: null, taxNumberMissingReason: null } },
    ])
    expect(stops(without)).toContain(`controllersAndDirectors.${second?.key}.individual.taxNumber numberMissing`)
  })

  test('is not signed without a proof of identity and address of each, though only one of them signs', () => {
    expect(provingPeople(sound).map(fullName)).toContain(fullName(second?.individual ?? {}))
    const evidence = (sound.answers.evidence ?? []).filter(({ person }) => person !== second?.individual?.key)
    expect(stops({ ...sound, answers: { ...sound.answers, evidence } })).toEqual([
      'evidence evidenceNeeded',
      'evidence evidenceNeeded',
    ])
    const open = keepsFromSigning('Due diligence', { ...sound, answers: { ...sound.answers, evidence } }, ruleContext)
    const person = second?.individual?.key
    expect(open.map(({ place }) => place)).toEqual([
      { purpose: 'Identity', person },
      { purpose: 'Address', person },
    ])
    const active = { ...sound.answers.taxClassification, crsClassification: 'Active NFE - other' as const }
    const trading = { ...active, incomeKind: 'Trade or services' as const, fatcaStatus: 'Active NFFE' as const }
    expect(stops({ ...sound, answers: { ...sound.answers, evidence, taxClassification: trading } })).toEqual([])
  })

  test('is one too as a managed institution of a jurisdiction that does not take part in the CRS', () => {
    const { answers } = sound
    const institution = { financialInstitution: true, fatcaStatus: 'Nonparticipating FFI', incomeKind: null } as const
    const of = (crsClassification: NonNullable<Answers['taxClassification']>['crsClassification']) => ({
      ...sound,
      answers: { ...answers, taxClassification: { ...answers.taxClassification, ...institution, crsClassification } },
    })
    const managed = of('FI - managed, non-participating jurisdiction')
    expect(controllingPeople(managed)).toHaveLength(2)
    expect(stops({ ...managed, answers: { ...managed.answers, controllersAndDirectors: [] } })).toContain(
      'beneficialOwners passiveControl',
    )
    expect(controllingPeople(of('FI - other investment entity'))).toEqual([])
  })

  test('is not signed where nobody who is named manages it', () => {
    const [secretaries] = [ownedByMany(all => all.map(each => ({ ...each, role: 'Secretary' as const })))]
    expect(stops(secretaries)).toEqual(['beneficialOwners passiveControl'])
    expect(stops(ownedByMany(([one, other]) => [{ ...one, role: 'Secretary' }, { ...other }]))).toEqual([])
  })

  test('is asked for on the screen of those who direct it, where owners are not asked for', () => {
    const nobody = ownedByMany(all => all.map(each => ({ ...each, role: 'Nominee' as const })))
    const fund = { ...nobody, legalStatus: 'InvestmentFund' as const }
    expect(stops(fund).filter(line => line.includes('passiveControl'))).toEqual([
      'controllersAndDirectors passiveControl',
    ])
  })
})

describe('what a report by the CRS says besides', () => {
  test('is certified with the signature of the declaration, until that is undone', () => {
    const ofCompany = (status: Parameters<typeof certifiedIn>[0]) => Object.values(certifiedIn(status, 'LegalEntity'))
    expect(ofCompany('SubmittedToInvestor')).toEqual(['CRS902', 'CRS1002', 'CRS1201'])
    expect(ofCompany('DueDiligenceSigned')).toEqual(['CRS901', 'CRS1001', 'CRS1201'])
    expect(ofCompany('Completed')).toEqual(['CRS901', 'CRS1001', 'CRS1201'])
    expect(ofCompany('Aborted')).toEqual(['CRS902', 'CRS1002', 'CRS1201'])
    expect(certifiedIn('Completed', 'NaturalPerson').controllingPersonSelfCertification).toBeNull()
  })

  test('each kind of control over a trust or the like has its own equity interest, of the same words', () => {
    const owner = fieldOf(onboarding, 'answers').fields?.find(({ name }) => name === 'beneficialOwners')
    const titles = (name: string) => {
      const choices = owner?.fields?.find(field => field.name === name)?.choices ?? []
      return new Map(choices.map(({ value, title }) => [value, title]))
    }
    const interests = titles('equityInterestType')
    const pairs = [...titles('controllingPersonType')].map(([control, title]) => {
      const interest = equityInterestOf(control)
      return [title, interest ? interests.get(interest) : undefined]
    })
    expect(pairs.slice(0, 3).map(([, interest]) => interest)).toEqual([undefined, undefined, undefined])
    expect(pairs.slice(3).map(([, interest]) => interest)).toEqual(pairs.slice(3).map(([title]) => title))
    expect(interests.size).toBe(10)
  })

  test('the interest is proposed with the kind of control, and stays where somebody has said otherwise', () => {
    const settlor = { controllingPersonType: 'CRS804' }
    expect(proposedForRole(settlor)).toEqual({ equityInterestType: 'CRS401' })
    const trustee = { controllingPersonType: 'CRS805', equityInterestType: 'CRS401' }
    expect(proposedForRole(trustee, { ...settlor, equityInterestType: 'CRS401' })).toEqual({
      equityInterestType: 'CRS402',
    })
    const chosen = { ...trustee, equityInterestType: 'CRS404' }
    expect(proposedForRole(chosen, { ...settlor, equityInterestType: 'CRS404' })).toEqual({})
  })
})
