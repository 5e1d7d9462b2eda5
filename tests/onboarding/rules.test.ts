/** Dates and commitment of an onboarding, and who must act in which state. */
import { describe, expect, test } from 'vitest'
import { onboardingRules } from '../../src/onboarding/rules.ts'
import {
  actorIn,
  actorNow,
  awaitedUntil,
  nextTextOf,
  papersUndone,
  revertTargets,
  STEPS,
} from '../../src/onboarding/steps.ts'
import { onboarding } from '../../generated/entities/onboarding.ts'
import { fieldOf } from '../../src/entityTypes.ts'
import type { Draft, Stored } from '../../src/entityTypes.ts'
import { storedOf } from '../stored.ts'

const TODAY = '2026-11-21'
const found = (record: Draft<'onboarding'>, before?: Partial<Stored<'onboarding'>>) =>
  onboardingRules(record, { today: TODAY, ...(before && { before: storedOf(onboarding, before) }) }).map(
    ({ field, code }) => `${field} ${code}`,
  )

describe('rules', () => {
  test('allow days up to today, the subscription not before the due diligence', () => {
    expect(found({ dueDiligenceDate: TODAY, subscriptionDate: TODAY })).toEqual([])
    expect(found({ dueDiligenceDate: '2026-11-22' })).toEqual(['dueDiligenceDate onboarding.inFuture'])
    expect(found({ subscriptionDate: '2026-11-22' })).toEqual(['subscriptionDate onboarding.inFuture'])
    expect(found({ dueDiligenceDate: TODAY, subscriptionDate: '2026-11-20' })).toEqual([
      'subscriptionDate onboarding.beforeDueDiligence',
    ])
  })

  test('R296 ask for the days of what is signed', () => {
    expect(found({ status: 'SubmittedToInvestor' })).toEqual([])
    expect(found({ status: 'DueDiligenceSigned' })).toEqual(['dueDiligenceDate onboarding.dateSigned'])
    expect(found({ status: 'SubscriptionSigned', dueDiligenceDate: TODAY })).toEqual([
      'subscriptionDate onboarding.dateSigned',
    ])
    expect(found({ status: 'Aborted' })).toEqual([])
    // A form sends no state, and a day that is taken out is asked for once.
    expect(
      found({ dueDiligenceDate: null }, { status: 'DueDiligenceSigned', dueDiligenceDate: '2026-11-19' }).filter(line =>
        line.startsWith('dueDiligenceDate'),
      ),
    ).toEqual(['dueDiligenceDate onboarding.dateSigned'])
  })

  const ANSWERS: Stored<'onboarding'>['answers'] = {
    entityDetails: { legalName: 'Severnholt Pension Fund', individual: { taxNumber: 'GB 1' } },
    beneficialOwners: [{ ownership: '30.5' }],
    controllersAndDirectors: [{ sinceDate: '2020-01-01' }],
    otherParties: [{ explanation: 'Adviser' }],
    thirdPartyIndividuals: [{ explanation: 'Payer' }],
    thirdPartyCompanies: [{ name: 'Payer Ltd' }],
    taxClassification: { usPerson: false, taxResidences: [{ countryId: 1, taxNumber: 'GB 1' }] },
    sourceOfFundsAndWealth: { sourceOfFundsExplanation: 'Contributions' },
    bankAccount: { accountNumber: 'ACC 1' },
    signatories: [{ individual: { lastName: 'Weir' } }],
    subscriptionContract: { commitment: '6000000.00', termsAccepted: true },
  }
  const SIGNABLE = {
    investorName: 'Severnholt Pension Fund',
    address: '1 Quay Street',
    postalCode: 'BS1 4DJ',
    city: 'Bristol',
    countryId: 1,
    legalStatus: 'LegalEntity',
    commitment: '6000000.00',
    contactId: 1,
    dueDiligenceDate: '2026-11-19',
    subscriptionDate: '2026-11-20',
    answers: ANSWERS,
  } as const

  /** Each part with another value of it, and the paper that it is signed with; null for what none covers. */
  const PARTS: readonly (readonly [string, Draft<'onboarding'>, 'Due diligence' | 'Subscription' | null])[] = [
    ['investorName', { investorName: 'Other' }, 'Due diligence'],
    ['address', { address: '2 Quay Street' }, 'Due diligence'],
    ['postalCode', { postalCode: null }, 'Due diligence'],
    ['city', { city: 'Bath' }, 'Due diligence'],
    ['countryId', { countryId: 2 }, 'Due diligence'],
    ['legalStatus', { legalStatus: 'Trust' }, 'Due diligence'],
    ['answers.entityDetails', withAnswers({ entityDetails: { legalName: 'Other' } }), 'Due diligence'],
    ['answers.beneficialOwners', withAnswers({ beneficialOwners: [{ ownership: '30.6' }] }), 'Due diligence'],
    ['answers.controllersAndDirectors', withAnswers({ controllersAndDirectors: [] }), 'Due diligence'],
    ['answers.otherParties', withAnswers({ otherParties: null }), 'Due diligence'],
    ['answers.thirdPartyIndividuals', withAnswers({ thirdPartyIndividuals: [{}, {}] }), 'Due diligence'],
    ['answers.thirdPartyCompanies', withAnswers({ thirdPartyCompanies: [{ name: 'Other' }] }), 'Due diligence'],
    ['answers.taxClassification', withAnswers({ taxClassification: { usPerson: true } }), 'Due diligence'],
    ['answers.sourceOfFundsAndWealth', withAnswers({ sourceOfFundsAndWealth: null }), 'Due diligence'],
    ['answers.evidence', withAnswers({ evidence: [{ key: 'new1', kind: 'Passport' }] }), 'Due diligence'],
    ['dueDiligenceDate', { dueDiligenceDate: '2026-11-18' }, 'Due diligence'],
    ['commitment', { commitment: '7000000' }, 'Subscription'],
    ['subscriptionDate', { subscriptionDate: TODAY }, 'Subscription'],
    ['answers.bankAccount', withAnswers({ bankAccount: null }), 'Subscription'],
    ['answers.signatories', withAnswers({ signatories: [] }), 'Subscription'],
    [
      'answers.subscriptionContract',
      withAnswers({ subscriptionContract: { commitment: '9000000', termsAccepted: true } }),
      'Subscription',
    ],
    ['contactId', { contactId: 2 }, null],
  ]

  function withAnswers(changes: Draft<'onboarding'>['answers']): Draft<'onboarding'> {
    return { answers: { ...ANSWERS, ...changes } }
  }

  test.each(STEPS.filter(step => step !== 'Completed'))('in %s keep each part that is signed', status => {
    const place = STEPS.indexOf(status)
    for (const [part, changes, paper] of PARTS) {
      const signed =
        (paper === 'Due diligence' && place >= STEPS.indexOf('DueDiligenceSigned')) ||
        (paper === 'Subscription' && place >= STEPS.indexOf('SubscriptionSigned'))
      const stored = { ...SIGNABLE, status }
      expect([part, found({ ...stored, ...changes }, stored)]).toEqual([
        part,
        signed ? [`${part} onboarding.signed`] : [],
      ])
    }
  })

  test('name a paper for every part of the answers', () => {
    const named = PARTS.flatMap(([part]) => (part.startsWith('answers.') ? [part.slice('answers.'.length)] : []))
    expect(named.toSorted()).toEqual((fieldOf(onboarding, 'answers').fields ?? []).map(({ name }) => name).toSorted())
  })

  test('see no change in the same value that is written otherwise, nor in a status that is reverted', () => {
    const signed = { ...SIGNABLE, status: 'SubscriptionConfirmed' } as const
    const same = {
      ...signed,
      commitment: '6000000',
      answers: {
        ...ANSWERS,
        bankAccount: { bankCode: null, accountNumber: 'ACC 1' },
        beneficialOwners: [{ ownership: '30.50', individual: null }],
        subscriptionContract: { termsAccepted: true, commitment: '6000000' },
      },
    } as const
    expect(found(same, signed)).toEqual([])
    expect(found({ ...signed, answers: null }, { ...signed, answers: null })).toEqual([])
    expect(found({ ...signed, answers: { bankAccount: {} } }, { ...signed, answers: null })).toEqual([])
    const reverted = {
      ...signed,
      status: 'SubmittedToInvestor',
      dueDiligenceDate: null,
      subscriptionDate: null,
    } as const
    expect(found(reverted, signed)).toEqual([])
    const redone = { ...signed, status: 'DueDiligenceConfirmed', subscriptionDate: null } as const
    expect(found(redone, signed)).toEqual([])
    expect(found({ ...redone, dueDiligenceDate: TODAY }, signed)).toEqual(['dueDiligenceDate onboarding.signed'])
  })
})

describe('steps', () => {
  test('say who must act', () => {
    expect(STEPS.map(step => `${step} ${actorIn(step)}`)).toEqual([
      'Created staff',
      'Started staff',
      'SubmittedToInvestor investor',
      'DueDiligenceSigned investor',
      'DueDiligenceSubmitted staff',
      'DueDiligenceConfirmed investor',
      'SubscriptionSigned investor',
      'SubscriptionSubmitted staff',
      'SubscriptionConfirmed staff',
      'Completed nobody',
    ])
    expect(actorIn('Aborted')).toBe('nobody')
  })

  test('wait for the investor while a comment has no reply, whoever has the step', () => {
    const inReview = { status: 'DueDiligenceSubmitted', awaitsInvestor: false } as const
    expect([actorNow(inReview), nextTextOf(inReview)]).toEqual(['staff', 'onboarding.next.DueDiligenceSubmitted'])
    const asked = { ...inReview, awaitsInvestor: true }
    expect([actorNow(asked), nextTextOf(asked)]).toEqual(['investor', 'onboarding.nextReply'])
    const signing = { status: 'DueDiligenceConfirmed', awaitsInvestor: true } as const
    expect([actorNow(signing), nextTextOf(signing)]).toEqual(['investor', 'onboarding.next.DueDiligenceConfirmed'])
    expect(actorNow({ status: 'Aborted', awaitsInvestor: false })).toBe('nobody')
  })

  test('are awaited within the working days that the fund gives to whoever has the step', () => {
    const days = { onboardingReviewDays: 5, onboardingAnswerDays: 10 }
    const inReview = { status: 'DueDiligenceSubmitted', statusDate: '2026-11-21', awaitsInvestor: false } as const
    // A Saturday: the five days begin with the Monday after it.
    expect(awaitedUntil(inReview, days)).toBe('2026-11-27')
    expect(awaitedUntil({ ...inReview, awaitsInvestor: true }, days)).toBe('2026-12-04')
    expect(awaitedUntil({ ...inReview, status: 'Aborted' }, days)).toBeNull()
    expect(awaitedUntil(inReview, { ...days, onboardingReviewDays: null })).toBeNull()
  })

  test('R271 R273 lead back to earlier ones, and say which signed papers go', () => {
    expect(revertTargets('Started')).toEqual([])
    expect(revertTargets('SubmittedToInvestor')).toEqual([])
    expect(revertTargets('Aborted')).toEqual([])
    expect(revertTargets('DueDiligenceConfirmed')).toEqual([
      'SubmittedToInvestor',
      'DueDiligenceSigned',
      'DueDiligenceSubmitted',
    ])
    expect(papersUndone('SubscriptionConfirmed', 'SubmittedToInvestor')).toEqual(['Due diligence', 'Subscription'])
    expect(papersUndone('SubscriptionConfirmed', 'DueDiligenceConfirmed')).toEqual(['Subscription'])
    expect(papersUndone('SubscriptionConfirmed', 'SubscriptionSigned')).toEqual([])
    expect(papersUndone('DueDiligenceSubmitted', 'SubmittedToInvestor')).toEqual(['Due diligence'])
  })
})
