/** What staff look at before they confirm: the parts of the answers that this investor is asked. */
import { describe, expect, test } from 'vitest'
import type { Stored } from '../../src/entityTypes.ts'
import type { AnswerFinding } from '../../src/onboarding/reads.ts'
import { isInOrder, politicalExposure, reviewPoints } from '../../src/onboarding/review.ts'
import type { OnboardingStatus } from '../../src/onboarding/steps.ts'

const missing = (question: string): AnswerFinding => ({ question, text: 'Needed', missing: true, warning: false })
const wrong = (question: string, text: string): AnswerFinding => ({ question, text, missing: false, warning: false })
const answers: Stored<'onboarding'>['answers'] = {
  entityDetails: { legalName: 'Severnholt', legalForm: 'Trust' },
  controllersAndDirectors: [{ key: 'a', individual: { key: 'b', firstName: 'Agnes' }, role: 'Director' }],
}
const pointsOf = (
  status: OnboardingStatus,
  findings: AnswerFinding[],
  comments: Parameters<typeof reviewPoints>[1] = [],
) => reviewPoints({ answers, status, legalStatus: 'Trust' }, comments, findings)

describe('the review', () => {
  test('holds the parts that were answered or are to be answered, and no others', () => {
    const points = pointsOf('DueDiligenceSubmitted', [
      missing('taxClassification.usLaw'),
      missing('taxClassification.x'),
    ])
    expect(points.map(({ name, answered, missing: left }) => [name, answered, left])).toEqual([
      ['entityDetails', 2, 0],
      ['controllersAndDirectors', 1, 0],
      ['taxClassification', 0, 2],
    ])
    expect(points.map(isInOrder)).toEqual([true, true, false])
  })

  test('names the details of a natural person as such, as the answers do', () => {
    const individual = { key: 'key1', firstName: 'Agnes', lastName: 'Tarrant' }
    const named = { ...answers, entityDetails: { ...answers?.entityDetails, individual } }
    const titleOf = (legalStatus: Stored<'onboarding'>['legalStatus']) =>
      reviewPoints({ answers: named, status: 'DueDiligenceSubmitted', legalStatus }, [], [])[0]?.title
    expect([titleOf('Trust'), titleOf('NaturalPerson')]).toEqual(['Entity details', 'Personal details'])
  })

  test('holds nothing that this investor is not asked', () => {
    const left = {
      ...answers,
      beneficialOwners: [{ key: 'row1', individual: { key: 'key2', politicallyExposed: true } }],
    }
    const namesOf = (legalStatus: Stored<'onboarding'>['legalStatus']) =>
      reviewPoints({ answers: left, status: 'DueDiligenceSubmitted', legalStatus }, [], []).map(({ name }) => name)
    expect(namesOf('Trust')).toEqual(['entityDetails', 'beneficialOwners', 'controllersAndDirectors'])
    expect(namesOf('PublicBody')).toEqual(['entityDetails', 'controllersAndDirectors'])
    expect(namesOf('NaturalPerson')).toEqual([])
  })

  test('names who is politically exposed, counts who was not asked yet, and is silent while nobody is named', () => {
    const exposed = {
      key: 'c',
      firstName: 'Oliver',
      lastName: 'Dray',
      politicallyExposed: true,
      publicFunction: 'Mayor',
    }
    const calm = { key: 'd', firstName: 'Cecily', lastName: 'Finch', politicallyExposed: false }
    const rows = (people: object[]): Stored<'onboarding'>['answers'] => ({
      beneficialOwners: people.map((individual, index) => ({
        key: `o${index}`,
        individual: { ...exposed, ...individual },
      })),
    })
    const exposureOf = (named: Stored<'onboarding'>['answers']) =>
      politicalExposure({ answers: named, legalStatus: 'Trust' })
    expect(exposureOf(null)).toBeNull()
    expect(politicalExposure({ answers: rows([exposed]), legalStatus: 'PublicBody' })).toBeNull()
    expect(exposureOf(rows([exposed, calm]))).toEqual({
      people: 2,
      unanswered: 0,
      exposed: [{ name: 'Oliver Dray', publicFunction: 'Mayor' }],
    })
    expect(exposureOf(answers)).toEqual({ people: 1, unanswered: 1, exposed: [] })
    // Named as an owner and as a director, the same person counts once.
    const twice = { ...rows([calm]), controllersAndDirectors: rows([calm])?.beneficialOwners ?? [] }
    expect(exposureOf(twice)).toEqual({ people: 1, unanswered: 0, exposed: [] })
  })

  test('finds who is exposed in any mention of the person, and misses no answer of other parties', () => {
    const oliver = { firstName: 'Oliver', lastName: 'Dray' }
    const named = (signs: object): Stored<'onboarding'>['answers'] => ({
      otherParties: [
        { key: 'r1', individual: { key: 'p1', ...oliver } },
        { key: 'r2', individual: { key: 'p2', firstName: 'Cecily', lastName: 'Finch' } },
      ],
      signatories: [{ key: 'r3', individual: { key: 'p3', ...oliver, ...signs } }],
    })
    const exposureOf = (signs: object) => politicalExposure({ answers: named(signs), legalStatus: 'Trust' })
    expect(exposureOf({ politicallyExposed: true, publicFunction: 'Mayor' })).toEqual({
      people: 2,
      unanswered: 0,
      exposed: [{ name: 'Oliver Dray', publicFunction: 'Mayor' }],
    })
    expect(exposureOf({ politicallyExposed: false })).toEqual({ people: 2, unanswered: 0, exposed: [] })
    expect(exposureOf({})).toEqual({ people: 2, unanswered: 1, exposed: [] })
  })

  test('counts a person once who is one by key and by name', () => {
    const individuals = [
      { key: 'p1', firstName: 'Oliver', lastName: 'Dray' },
      { key: 'p2', firstName: 'Oliver', lastName: 'Drey' },
      { key: 'p1', firstName: 'Oliver', lastName: 'Drey', politicallyExposed: false },
    ]
    const rows = individuals.map((individual, index) => ({ key: `o${index}`, individual }))
    expect(politicalExposure({ answers: { beneficialOwners: rows }, legalStatus: 'Trust' })).toEqual({
      people: 1,
      unanswered: 0,
      exposed: [],
    })
  })

  test('asks for the subscription once the due diligence is confirmed', () => {
    const findings = [missing('bankAccount.name'), missing('subscriptionContract.place')]
    const names = (status: OnboardingStatus) => pointsOf(status, findings).map(({ name }) => name)
    expect(names('DueDiligenceSubmitted')).toEqual(['entityDetails', 'controllersAndDirectors'])
    expect(names('DueDiligenceConfirmed')).toContain('bankAccount')
    expect(names('Completed')).toContain('subscriptionContract')
  })

  test('is not in order where an answer cannot be right, or a change was asked for that nobody has settled', () => {
    const old = wrong('entityDetails.legalName', 'The paper is older than six months.')
    const [entity] = pointsOf('DueDiligenceSubmitted', [old])
    expect([entity?.contradicting, entity && isInOrder(entity)]).toEqual([[old], false])
    const asked = { question: 'controllersAndDirectors.a', kind: 'ChangeRequest' } as const
    const open = pointsOf('DueDiligenceSubmitted', [], [{ ...asked, status: 'Open' }])
    expect(open.map(point => [point.open, isInOrder(point)])).toEqual([
      [0, true],
      [1, false],
    ])
    expect(pointsOf('DueDiligenceSubmitted', [], [{ ...asked, status: 'Settled' }]).every(isInOrder)).toBe(true)
  })
})
