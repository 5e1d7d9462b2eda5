/** Which actions an onboarding offers in each state to each role, beside the action table of section 4. */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, INVESTOR, USER, openInside } from '../browser/pages.ts'
import { open } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'
import { addSignedPaper } from './addSignedPaper.ts'

const ACTIONS = [
  'Start',
  'Submit to investor',
  'Due diligence signed',
  'Due diligence submitted',
  'Confirm due diligence',
  'Subscription signed',
  'Subscription submitted',
  'Confirm subscription',
  'Complete',
  'Send reminder',
  'Revert status',
  'Abort',
] as const
type Title = (typeof ACTIONS)[number]

/** The way to each state: the action that leads there, and what may be done in it by whoever may edit. */
const STATES: readonly (readonly [state: string, action: string | null, input: object, offered: readonly Title[]])[] = [
  ['Created', null, {}, ['Start', 'Abort']],
  ['Started', 'start', {}, ['Submit to investor', 'Abort']],
  ['SubmittedToInvestor', 'submit-to-investor', {}, ['Due diligence signed', 'Send reminder', 'Abort']],
  [
    'DueDiligenceSigned',
    'sign-due-diligence',
    { date: '2026-11-02' },
    ['Due diligence submitted', 'Send reminder', 'Abort'],
  ],
  // Nobody is reminded while staff have the next step.
  ['DueDiligenceSubmitted', 'submit-due-diligence', {}, ['Confirm due diligence', 'Abort']],
  ['DueDiligenceConfirmed', 'confirm-due-diligence', {}, ['Subscription signed', 'Send reminder', 'Abort']],
  [
    'SubscriptionSigned',
    'sign-subscription',
    { date: '2026-11-12' },
    ['Subscription submitted', 'Send reminder', 'Abort'],
  ],
  ['SubscriptionSubmitted', 'submit-subscription', {}, ['Confirm subscription', 'Abort']],
  ['SubscriptionConfirmed', 'confirm-subscription', {}, ['Complete', 'Abort']],
  ['Completed', 'complete', {}, []],
]
/** States from which a TenantAdministrator leads back. */
const REVERTED = STATES.slice(3, 9).map(([state]) => state)

for (const [title, people, states] of [
  ['a user what the action table allows it in two states', [USER], ['Created', 'DueDiligenceSubmitted']],
  [
    'each role what the action table allows it in each state @long',
    [ADMIN, USER, AGENT],
    STATES.map(([state]) => state),
  ],
] as const)
  test(`R150 the page of an onboarding offers ${title}`, async ({ page, server, signedIn }) => {
    test.setTimeout(240_000)
    const ask = await askingAs(server.address, ADMIN)
    const fund = await newFund(ask)
    const filter = encodeURIComponent(JSON.stringify({ email: INVESTOR }))
    const [contact] = (await ask<{ id: number }[]>('GET', `/api/contacts?filter=${filter}`)).body
    const made = async (name: string) =>
      (
        await ask('POST', '/api/onboardings', {
          fundId: fund.id,
          investorName: name,
          address: '1 Quay Street',
          legalStatus: 'LegalEntity',
          commitment: '1000000',
          contactId: contact!.id,
        })
      ).body.id
    const act = async (id: number, action: string, input: object) => {
      const { version } = (await ask('GET', `/api/onboardings/${id}`)).body
      const answer = await ask('POST', `/api/onboardings/${id}/${action}`, input, { 'if-match': `"${version}"` })
      expect(answer.status, `${action} ${JSON.stringify(answer.body)}`).toBe(200)
    }
    const [aborted, ...others] = await Promise.all(
      ['Aborted', ...states].map(async state => ({ state, id: await made(`${state} investor of fund ${fund.id}`) })),
    )
    await act(aborted!.id, 'abort', { reason: 'Withdrawn' })
    for (const { state, id } of others) {
      const place = STATES.findIndex(([name]) => name === state)
      // Signed papers are there before it is said that they were signed.
      for (const kind of ['Due diligence', 'Subscription']) await addSignedPaper(server.address, id, kind)
      for (const [, action, input] of STATES.slice(1, place + 1)) if (action !== null) await act(id, action, input)
    }

    const bar = page.getByRole('region', { name: 'State and actions' })
    const offered = async (id: number): Promise<string[]> => {
      await openInside(page, `/funds/${fund.id}/onboarding/${id}/details`)
      await expect(bar).toBeVisible()
      const buttons = await bar.locator('button:not([aria-disabled="true"])').allInnerTexts()
      const more = bar.getByRole('button', { name: 'More actions' })
      let inMenu: string[] = []
      if ((await more.count()) > 0) {
        await more.click()
        await expect(page.getByRole('menu')).toBeVisible()
        inMenu = await page.locator('[role="menuitem"]:not([aria-disabled="true"])').allInnerTexts()
        await page.keyboard.press('Escape')
      }
      return ACTIONS.filter(title => [...buttons, ...inMenu].some(text => text.trim() === title))
    }
    const inOrder = (titles: readonly Title[]) => ACTIONS.filter(title => titles.includes(title))
    for (const person of people)
      await test.step(person, async () => {
        await signedIn(page, person)
        await open(page, '/')
        for (const { state, id } of others) {
          const ofState = person === AGENT ? [] : (STATES.find(([name]) => name === state)?.[3] ?? [])
          const reverted: Title[] = person === ADMIN && REVERTED.includes(state) ? ['Revert status'] : []
          expect(await offered(id), `${state} ${person}`).toEqual(inOrder([...ofState, ...reverted]))
        }
        expect(await offered(aborted!.id), `Aborted ${person}`).toEqual([])
      })
  })
