/** Dates and commitment of an onboarding, and who must act in which state. */
import { describe, expect, test } from 'vitest'
import { onboardingRules } from '../../src/onboarding/rules.ts'
import { actorIn, papersUndone, revertTargets, STEPS } from '../../src/onboarding/steps.ts'
import { onboarding } from '../../generated/entities/onboarding.ts'
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
  })

  test('keep a commitment that is signed', () => {
    const dates = { dueDiligenceDate: TODAY, subscriptionDate: TODAY } as const
    const signed = { status: 'SubscriptionSigned', commitment: '6000000.00', ...dates } as const
    expect(found({ ...signed, commitment: '6000000' }, signed)).toEqual([])
    expect(found({ ...signed, commitment: '7000000' }, signed)).toEqual(['commitment onboarding.commitmentSigned'])
    const confirmed = { ...signed, status: 'DueDiligenceConfirmed' } as const
    expect(found({ ...confirmed, commitment: '7000000' }, confirmed)).toEqual([])
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
