/** What the contact is told of a revert: what was undone, and whether something is to be done now. */
import { describe, expect, test } from 'vitest'
import { hasMovedOn } from '../../src/email-links/onboardingNews.ts'
import type { LinkedMail } from '../../src/email-links/reads.ts'
import { PEOPLE } from '../server/api.ts'
import { serveOnboarding } from './servedOnboarding.ts'

const { api, acted, mailsOf, reach, save, world } = await serveOnboarding()

const revert = async (onboarding: Awaited<ReturnType<typeof reach>>, target: string) => {
  const before = (await mailsOf(onboarding.id)).length
  const reverted = await acted('revert-status', onboarding, { target, reason: 'Wrong signatory' }, 'admin')
  return { reverted, told: (await mailsOf(onboarding.id)).slice(before) }
}

const DECLARATION = 'The declaration that was signed is deleted, and has to be signed again.'
const CONTRACT = 'The subscription contract that was signed is deleted, and has to be signed again.'
const STAYS = 'What was signed stays.'
const NOTHING = 'What is left to do: Nothing for now: we look at it again, and write to you.'

describe('a revert', () => {
  test.each([
    ['SubscriptionSubmitted', 'DueDiligenceSubmitted', CONTRACT, NOTHING],
    ['SubscriptionConfirmed', 'DueDiligenceConfirmed', CONTRACT, 'Fill in the subscription and sign the contract.'],
    ['SubscriptionSigned', 'SubmittedToInvestor', `${DECLARATION} ${CONTRACT}`, 'sign the declaration.'],
    ['DueDiligenceSubmitted', 'DueDiligenceSigned', STAYS, 'Submit the due diligence that was signed.'],
    ['DueDiligenceConfirmed', 'DueDiligenceSubmitted', STAYS, NOTHING],
  ] as const)(
    'from %s to %s tells the contact what was undone, and what is to be done',
    async (from, target, ...words) => {
      const { told } = await revert(await reach(from), target)
      expect(told.map(({ event, recipient }) => [event, recipient])).toEqual([['onboarding-reverted', PEOPLE.investor]])
      for (const each of words) expect(told[0]?.body).toContain(each)
      expect(told[0]?.body).not.toMatch(/%\{(?!link)/)
    },
  )

  test('of a confirmation of ours alone, which the contact was not told of, is not told either', async () => {
    const { told } = await revert(await reach('SubscriptionConfirmed'), 'SubscriptionSubmitted')
    expect(told).toEqual([])
  })

  test('with a question that is open says that it waits for a reply', async () => {
    const onboarding = await reach('SubscriptionSubmitted')
    const comment = {
      onboardingId: onboarding.id,
      question: 'taxClassification.giin',
      kind: 'ChangeRequest',
      text: 'x',
    }
    expect((await api.post('user', '/api/onboarding-comments', comment)).statusCode).toBe(201)
    const { told } = await revert(onboarding, 'DueDiligenceSubmitted')
    expect(told[0]?.body).toContain('What is left to do: Reply to what we have asked about your answers.\n')
  })

  test('is told in the first mail to whoever took over after the declaration was signed', async () => {
    const former = await world.make('contacts', { email: 'signed@severnholt.example' })
    const second = await world.make('contacts', { email: 'took.over@severnholt.example' })
    const signed = await reach('DueDiligenceSigned', { contactId: former.id })
    const { told } = await revert((await save(signed, { contactId: second.id })).json(), 'SubmittedToInvestor')
    expect(told.map(({ event }) => event)).toEqual(['start-onboarding'])
    expect(told[0]?.body).toContain(`${DECLARATION} Begin here:`)
  })

  test('is what its page tells until the next step is done', async () => {
    const { reverted, told } = await revert(await reach('DueDiligenceConfirmed'), 'DueDiligenceSubmitted')
    const [mail] = await api.database.asAdministrator<{ guid: string }>('select guid from mails where id = $1', [
      told[0]?.id,
    ])
    const isOver = async () => {
      const linked = (await api.get('investor', `/api/email-links/${mail?.guid}/mail`)).json<LinkedMail>()
      return linked.onboarding && hasMovedOn('onboarding-reverted', linked.onboarding)
    }
    expect(await isOver()).toBe(false)
    await acted('confirm-due-diligence', reverted)
    expect(await isOver()).toBe(true)
  })
})
