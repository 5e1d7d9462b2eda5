/** The mails of an onboarding: each page says what has happened and what comes next, and leads to the right place. */
import { askingAs } from '../browser/asking.ts'
import { choose, expect, test } from '../browser/fixtures.ts'
import {
  ADMIN,
  INVESTOR,
  addressOf,
  expectAccessible,
  expectAccessibleInBothSchemes,
  standing,
} from '../browser/pages.ts'
import { DESK, PHONE, expectToFit } from '../browser/sizes.ts'
import { addSignedPaper } from '../onboarding/addSignedPaper.ts'
import { newFund } from '../reporting-periods/fixtures.ts'

test.use({ product: 'the links of mails', expectedErrors: async ({}, use) => use([/status of 40[14]/]) })

const AHEAD = [
  'Larkmoor Partners checks it',
  'Read and sign the subscription',
  'Submit the subscription',
  'Larkmoor Partners confirms the subscription',
  'Admission to the fundNo closing is planned yet',
]
/** The start of the step is today, so its goal is some working days ahead. */
const GOAL = String.raw` · Goal: until \d\d/\d\d/\d{4}`
const dueStep = (text: string) => new RegExp(`^${text}${GOAL}$`)
const DAY = String.raw`\d\d/\d\d/2026 \d\d:\d\d`
const doneSteps = (...titles: string[]) => titles.map(title => new RegExp(`^${title}${DAY}$`))
/** Staff have recorded papers that were signed elsewhere: who signed them, nobody has typed. */
const SIGNED = String.raw`Due diligence signedSigned on 02/11/2026 · .*\.pdf`
const SUBSCRIBED = String.raw`Subscription signedSigned on 12/11/2026 · .*\.pdf`

/** What the page says of each step: done and when, due now by whom, or still to come. */
const WAY_IN: Readonly<Record<string, (string | RegExp)[]>> = {
  SubmittedToInvestor: [
    dueStep('Answer the questions and sign the due diligenceNow: your turn'),
    'Submit the due diligence',
    ...AHEAD,
  ],
  DueDiligenceSigned: [...doneSteps(SIGNED), dueStep('Submit the due diligenceNow: your turn'), ...AHEAD],
  DueDiligenceSubmitted: [
    ...doneSteps(SIGNED, 'Due diligence submitted'),
    dueStep('Larkmoor Partners checks itNothing for you to do: we write to you'),
    ...AHEAD.slice(1),
  ],
  SubscriptionSubmitted: [
    ...doneSteps(
      SIGNED,
      'Due diligence submitted',
      'Checked by Larkmoor Partners',
      SUBSCRIBED,
      'Subscription submitted',
    ),
    dueStep('Larkmoor Partners confirms the subscriptionNothing for you to do: we write to you'),
    ...AHEAD.slice(4),
  ],
}

test('R019 R106 R107 R115 R116 R117 R118 R119 R263 R266 the mails of an onboarding lead into the wizard, and say what was signed or submitted', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const filterBy = (filter: object) => encodeURIComponent(JSON.stringify(filter))
  const [contact] = (await ask<{ id: number }[]>('GET', `/api/contacts?filter=${filterBy({ email: INVESTOR })}`)).body
  const made = await ask('POST', '/api/onboardings', {
    fundId: fund.id,
    investorName: 'Novus Holding',
    address: '1 Quay Street',
    legalStatus: 'LegalEntity',
    commitment: '1000000',
    contactId: contact!.id,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const id = made.body.id
  const act = async (action: string, input: object = {}) => {
    const { version } = (await ask('GET', `/api/onboardings/${id}`)).body
    const answer = await ask('POST', `/api/onboardings/${id}/${action}`, input, { 'if-match': `"${version}"` })
    expect(answer.status, `${action} ${JSON.stringify(answer.body)}`).toBe(200)
  }
  const mailOf = async (event: string, recipient: string) => {
    const filter = filterBy({ event, resource: 'onboardings', recordId: id, recipient })
    const [mail] = (await ask<{ guid: string }[]>('GET', `/api/mails?filter=${filter}`)).body
    const shared = ['onboarding-reminder', 'onboarding-question', 'onboarding-reverted'].includes(event)
    return `/email-processing/${mail!.guid}/${shared ? 'complete-onboarding' : event}`
  }

  await test.step('signed out, the first mail opens the wizard and holds the guid', async () => {
    await act('start')
    const address = await mailOf('start-onboarding', INVESTOR)
    await page.goto(address)
    await expect.poll(() => addressOf(page)).toBe('/onboarding/new')
    expect(await page.evaluate(() => sessionStorage.getItem('onboarding:guid'))).toBe(address.split('/')[2])
    await expect(page.getByRole('banner')).toContainText('Larkmoor Partners')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome. This takes about 15 minutes.')
  })

  await test.step('signed out, the address of the onboarding leads through the sign-in to this very page', async () => {
    await page.goto(`/onboarding/${id}/details`)
    await choose(page, INVESTOR)
    await expect.poll(() => addressOf(page)).toBe(`/onboarding/${id}/details`)
    await standing(page)
    await expect(page.getByRole('main')).toContainText('You get a mail as soon as you can begin.')
  })

  /** In the order of the onboarding: what is done, whose mail tells it, and what its page says. */
  const told = [
    ['submit-to-investor', {}, 'complete-onboarding', 'Complete your onboarding'],
    ['send-reminder', {}, 'onboarding-reminder', 'Your onboarding waits for you'],
    ['sign-due-diligence', { date: '2026-11-02' }, 'due-diligence-signed', 'Your due diligence is signed'],
    ['submit-due-diligence', {}, 'due-diligence-submitted', 'Your due diligence is submitted'],
    ['confirm-due-diligence', {}, null, ''],
    ['sign-subscription', { date: '2026-11-12' }, null, ''],
    ['submit-subscription', {}, 'subscription-submitted', 'Your subscription is submitted'],
  ] as const
  await signedIn(page, INVESTOR)
  for (const [action, input, event, title] of told)
    await test.step(action, async () => {
      if (action === 'sign-due-diligence') await addSignedPaper(server.address, id, 'Due diligence')
      if (action === 'sign-subscription') await addSignedPaper(server.address, id, 'Subscription')
      await act(action, input)
      if (action === 'sign-subscription') {
        const signed = (await ask<{ status: string }>('GET', `/api/onboardings/${id}`)).body
        expect(signed.status).toBe('SubscriptionSigned')
      }
      if (event === null) return
      await page.goto(await mailOf(event, INVESTOR))
      await standing(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.getByRole('main')).toContainText('Novus Holding')
      await expect(page.getByRole('link', { name: 'Open your onboarding' })).toHaveAttribute(
        'href',
        `/onboarding/${id}/details`,
      )
      const { status } = (await ask<{ status: string }>('GET', `/api/onboardings/${id}`)).body
      await expect(page.getByRole('list').getByRole('listitem')).toHaveText(WAY_IN[status] ?? [])
      await expect(page.getByText('1,000,000.00')).toBeVisible()
      await expect(page.getByRole('link', { name: ADMIN })).toBeVisible()
      await expect(page.getByRole('link', { name: '+44 1632 960417' })).toHaveAttribute('href', 'tel:+441632960417')
    })
  await expectAccessible(page)

  await test.step('on a phone the time of a step stands below its note, and what can be pressed fills the line', async () => {
    await page.setViewportSize(PHONE)
    const signed = page.getByRole('list').getByRole('listitem').first()
    // The page takes its new width a moment after it was given.
    await expect.poll(async () => (await signed.locator('small').boundingBox())?.width).toBeGreaterThan(250)
    const [note, time] = [await signed.locator('small').boundingBox(), await signed.locator('time').boundingBox()]
    expect(time!.y).toBeGreaterThanOrEqual(note!.y + note!.height)
    for (const way of [
      page.getByRole('link', { name: 'Open your onboarding' }),
      page.getByRole('button', { name: 'Signed subscription, PDF' }),
    ]) {
      const box = await way.boundingBox()
      expect([box!.width > 350, box!.height >= 44]).toEqual([true, true])
    }
    await expectToFit(page)
    await expectAccessibleInBothSchemes(page)
    await page.setViewportSize(DESK)
  })

  await test.step('the step of the admission says the closing and its day, as soon as one is planned', async () => {
    await expect(page.getByText('tell Larkmoor Partners. Your answers')).toBeVisible()
    await ask('POST', '/api/closings', { fundId: fund.id, name: 'Third closing', date: '2026-12-15' })
    await page.reload()
    await standing(page)
    const last = page.getByRole('list').getByRole('listitem').last()
    await expect(last).toHaveText('Admission to the fundThird closing, 15/12/2026')
    await expect(page.getByText('tell Larkmoor Partners before 15/12/2026.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('a question about an answer leads to that very answer, where it is replied to', async () => {
    const comment = { onboardingId: id, kind: 'ChangeRequest', text: 'Please add the GIIN.' }
    await ask('POST', '/api/onboarding-comments', { ...comment, question: 'taxClassification.giin' })
    // The older mail is still true, but what happens next is the reply.
    await page.goto(await mailOf('subscription-submitted', INVESTOR))
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your subscription is submitted')
    await expect(page.getByRole('main')).toContainText('Larkmoor Partners asks about some of your answers.')
    await expect(page.getByRole('main')).not.toContainText('Larkmoor Partners looks at the subscription')
    await page.goto(await mailOf('onboarding-question', INVESTOR))
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have a question about your answers')
    await page.getByRole('link', { name: 'Open your onboarding' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where and how is it taxed?')
    await expect(page.getByRole('button', { name: /^Tax classification/ })).toContainText('1 question from us')
    await expect(page.getByText('Please add the GIIN.')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/portal/larkmoor/funds/overview')
    const waiting = page.getByRole('region', { name: /Novus Holding$/ })
    await expect(waiting).toContainText('1 is asked about: it waits for your reply')
    await waiting.getByRole('link', { name: 'Go on' }).click()
    await page.getByRole('textbox', { name: /^Reply about/ }).fill('It has none.')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(page.getByText('You replied: It has none.')).toBeVisible()
    await page.goto(await mailOf('onboarding-question', INVESTOR))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our question is settled')
    await expect(page.getByRole('main')).toContainText(
      'Nothing waits for your reply any more. Larkmoor Partners looks at the subscription and writes to you:',
    )
    await expect(page.getByRole('main')).not.toContainText('reply to it there')
  })

  await test.step('a revert that deletes the signed subscription says so, and that nothing is to be done now', async () => {
    await act('revert-status', { target: 'DueDiligenceSubmitted', reason: 'Wrong signatory' })
    await page.goto(await mailOf('onboarding-reverted', INVESTOR))
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A step of your onboarding was undone')
    await expect(page.getByRole('main')).toContainText('Larkmoor Partners checks your answers and writes to you:')
    await expect(page.getByRole('list').getByRole('listitem')).toHaveText([
      ...WAY_IN.DueDiligenceSubmitted!.slice(0, -1),
      'Admission to the fundThird closing, 15/12/2026',
    ])
  })

  await test.step('once the onboarding has ended its links are at an end, too', async () => {
    const address = await mailOf('subscription-submitted', INVESTOR)
    await act('abort', { reason: 'Withdrawn' })
    await page.goto(address)
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    // No lock: there is nothing that a sign-in would open.
    await expect(page.locator('.landing-lock[data-ended] svg')).toHaveCount(1)
  })
})
