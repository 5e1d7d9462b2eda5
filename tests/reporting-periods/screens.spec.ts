/**
 * The screens of reporting periods: the list with its cues, adding, the checklist, and every action as state and role
 * allow.
 */
import type { Page } from '@playwright/test'
import { addDays } from '../../src/calendar.ts'
import { askingAs } from '../browser/asking.ts'
import { ADMIN, AGENT, USER, addressOf, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { Steps } from '../browser/steps.ts'
import { newFairValue, newInvestment } from '../investments/fixtures.ts'
import { fieldError, open, saveWithKey, state, textField } from '../kit/opening.ts'
import { act, newExpenses, newFund, newPeriod } from './fixtures.ts'
import type { Made } from '../browser/asking.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const details = (fundId: number, id: number) => `/funds/${fundId}/reporting-periods/${id}/details`

test('R075 R253 the list shows each period with its state and a colour cue in words, and the sidebar says that one is overdue', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { today } = (await ask<{ today: string }>('GET', '/api/me')).body
  const fund = await newFund(ask)
  for (const [name, days] of [
    ['Long ago', -400],
    ['Too long', -91],
    ['Just in time', -90],
    ['Yesterday', -1],
    ['Today', 0],
  ] as const)
    await newPeriod(ask, fund.id, name, addDays(today, days))
  const [oldest] = (
    await ask<Made[]>('GET', `/api/reporting-periods?filter=${JSON.stringify({ fundId: fund.id })}&sort=["date","ASC"]`)
  ).body
  await act(ask, await act(ask, oldest!, 'complete'), 'publish')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/reporting-periods/overview`)
  const cue = (name: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .locator('.status-chip')
      .last()
  for (const [name, words, tone] of [
    ['Long ago', 'Published', 'gray'],
    ['Too long', 'Overdue: ended 91 days ago', 'bad'],
    ['Just in time', 'Ended 90 days ago', 'warn'],
    ['Yesterday', 'Ended 1 day ago', 'warn'],
  ] as const) {
    await expect(cue(name)).toHaveText(words)
    await expect(cue(name)).toHaveAttribute('data-tone', tone)
  }
  await expect(
    page
      .getByRole('row', { name: /^Today/ })
      .getByRole('cell')
      .last(),
  ).toHaveText('–')
  await expect(page.getByRole('link', { name: 'Reporting periods a period is overdue' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Too long' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Too long' })).toBeVisible()
})

test('R009 R076 R077 R144 a period is added with a proposal, changed, completed with what is missing named, reopened and published', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const earlier = await newPeriod(ask, fund.id, 'Q2 2020', '2020-06-30')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/reporting-periods/add`)
  await expect(textField(page, 'Name')).toHaveValue('Q3 2020')
  await expect(textField(page, 'Date')).toHaveValue('30/09/2020')
  await expect(page.locator('.field', { hasText: 'Status' })).toContainText('Open')
  await textField(page, 'Name').fill('')
  await textField(page, 'Date').fill('')
  await page.getByRole('button', { name: 'Create reporting period' }).click()
  for (const field of ['Name', 'Date'])
    await expect(fieldError(page, field), field).toHaveText('This field is required.')
  await textField(page, 'Date').fill('30/9/2020')
  await textField(page, 'Name').fill('Third quarter')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/reporting-periods\/\d+\/details$/)
  await expect(
    page.getByRole('list', { name: 'Life cycle' }).getByRole('listitem').filter({ hasText: 'Open' }),
  ).toHaveAttribute('aria-current', 'step')
  await textField(page, 'Name').fill('Q3 2020')
  await saveWithKey(page)

  const checklist = page.getByRole('region', { name: 'Checklist' })
  await expect(checklist).toContainText('8 of 11 checks pass')
  // Its rows have the width of the card, not that of its title.
  expect((await checklist.locator('.checks').boundingBox())?.width).toBeGreaterThan(500)
  await expect(
    checklist
      .getByRole('listitem')
      .filter({ hasText: '1 earlier period is not published yet' })
      .getByRole('link', { name: 'Q2 2020' }),
  ).toBeVisible()
  await expectAccessible(page)
  // On a phone the path above the title is cut: the page itself says whose period it is.
  const { viewport } = test.info().project.use
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('.page-facts').getByText(String(fund['name']), { exact: true })).toBeVisible()
  await page.setViewportSize(viewport ?? { width: 1440, height: 900 })
  await bar(page).getByRole('button', { name: 'Complete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('3 of 11 checks do not pass:')
  await expect(question).toContainText('The accounting entry is missing')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Complete' }).click()
  await expect(state(page)).toHaveText(
    'This period is completed. It has to be reopened before anything in it can change.',
  )
  await expect(textField(page, 'Name')).toHaveCount(0)
  // Nothing can be saved now, so no document can be begun either.
  await expect(page.getByRole('region', { name: 'Documents' })).toBeVisible()
  await expect(page.locator('input[type="file"]')).toHaveCount(0)

  await bar(page).getByRole('button', { name: 'Reopen' }).click()
  await textField(page.getByRole('dialog'), 'Reason').fill('A late invoice')
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await expect(textField(page, 'Name')).toHaveValue('Q3 2020')
  await expect(page.getByRole('status').filter({ hasText: 'reopened this period: A late invoice' })).toBeVisible()
  await expect(page.locator('input[type="file"]')).toHaveCount(1)
  await bar(page).getByRole('button', { name: 'Complete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
  await expect(state(page)).toHaveText(
    'This period is completed. It has to be reopened before anything in it can change.',
  )
  await act(ask, await act(ask, earlier, 'complete'), 'publish')
  await page.reload()
  await bar(page).getByRole('button', { name: 'Publish' }).click()
  for (const words of [
    'This cannot be undone.',
    'Nobody has signed off this version of the period. An administrative agent can.',
    '2 of 11 checks do not pass:',
    'The expenses are missing',
  ])
    await expect(page.getByRole('alertdialog')).toContainText(words)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
  await expect(state(page)).toHaveText('This period is published. It is final.')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('complementary', { name: 'History' })).toContainText('A late invoice')
  const id = Number(/(\d+)\/details/.exec(addressOf(page))![1])
  expect((await ask<Made>('GET', `/api/reporting-periods/${id}`)).body).toMatchObject({
    name: 'Q3 2020',
    date: '2020-09-30',
    status: 'Published',
  })
})

/** What stands in the bar as a button that works. */
async function offered(page: Page): Promise<string[]> {
  return bar(page)
    .getByRole('button')
    .evaluateAll(buttons =>
      buttons
        .filter(button => button.getAttribute('aria-disabled') !== 'true' && !button.hasAttribute('aria-haspopup'))
        .map(button => button.textContent),
    )
}

test('R147 complete, reopen and publish are offered as state and role allow', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const made = [
    await newPeriod(ask, fund.id, 'Open one', '2026-03-31'),
    await newPeriod(ask, fund.id, 'Completed one', '2025-12-31'),
    await newPeriod(ask, fund.id, 'Published one', '2025-09-30'),
  ] as const
  await act(ask, made[1], 'complete')
  await act(ask, await act(ask, made[2], 'complete'), 'publish')
  const expected: [string, string[][]][] = [
    [ADMIN, [['Complete'], ['Reopen', 'Publish'], ['Remind who has not looked', 'Make missing statements']]],
    [USER, [['Complete'], ['Request reopening', 'Publish'], ['Remind who has not looked']]],
    [AGENT, [[], ['Request reopening', 'Sign off'], []]],
  ]
  for (const [person, states] of expected) {
    await signedIn(page, person)
    for (const [index, actions] of states.entries()) {
      await open(page, details(fund.id, made[index]!.id))
      expect([person, made[index]!['name'], await offered(page)]).toEqual([person, made[index]!['name'], actions])
    }
  }

  const waiting = await act(ask, await newPeriod(ask, fund.id, 'Waiting one', '2026-06-30'), 'complete')
  await signedIn(page, USER)
  await open(page, details(fund.id, waiting.id))
  const publish = bar(page).getByRole('button', { name: 'Publish' })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  const reason = 'Publish Completed one (31/12/2025) first'
  await expect(bar(page).getByText(reason)).toBeVisible()
  await publish.focus()
  await expect(page.getByRole('tooltip')).toHaveText(reason)
  await page.keyboard.press('Escape')
  await publish.blur()
  await expect(page.getByRole('tooltip')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await publish.dispatchEvent('touchstart')
  await expect(page.getByRole('tooltip')).toHaveText(reason)
})

test('the agent signs off a completed period and asks for its reopening; the administrator sees both @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const completed = await act(ask, await newPeriod(ask, fund.id, 'Q1 2026', '2026-03-31'), 'complete')
  const period = await act(ask, await act(ask, completed, 'reopen', { reason: 'A late fee' }), 'complete')
  await signedIn(page, AGENT)
  await open(page, details(fund.id, period.id))
  const reopened = page.getByRole('status').filter({ hasText: 'reopened this period: A late fee' })
  await expect(reopened).toBeVisible()
  await bar(page).getByRole('button', { name: 'Sign off' }).click()
  await textField(page.getByRole('dialog'), 'Note').fill('Compared with the custodian')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Signed off by Mira Lund: Compared with the custodian' }),
  ).toBeVisible()
  // What was reviewed since is no news any more.
  await expect(reopened).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Request reopening' }).click()
  await textField(page.getByRole('dialog'), 'Reason').fill('A wrong rate')
  await page.getByRole('dialog').getByRole('button', { name: 'Request reopening' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Mira Lund asked for this period to be reopened: A wrong rate' }),
  ).toBeVisible()
  await signedIn(page, ADMIN)
  await open(page, details(fund.id, period.id))
  await expect(page.getByText('Mira Lund asked for this period to be reopened: A wrong rate')).toBeVisible()
  await expectAccessible(page)
})

test('a quarter ends in fourteen steps: all fair values on one screen, the accounting figures, the checklist, complete and publish @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask, `Quarter end fund ${process.pid}`)
  for (const name of ['Aurelia', 'Brightwater', 'Cobaltline'])
    await newFairValue(ask, await newInvestment(ask, fund, { name }), '2026-06-30', '900.00')
  const amounts = {
    amountLocal: '250000.00',
    amountSystem: '250000.00',
    amountFund: '250000.00',
    exchangeRateToSystem: '1',
    exchangeRateToFund: '1',
  }
  await ask('POST', '/api/transactions', {
    fundId: fund.id,
    date: '2026-07-15',
    type: 'CapitalCall',
    subType: 'Investments',
    description: 'Call',
    currencyId: fund['currencyId'],
    ...amounts,
    status: 'Booked',
    fundAccountNumber: '60-16-13 00000001',
    nonCashItem: false,
    investmentType: 'NotApplicable',
    impact: 'None',
  })
  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  await newExpenses(ask, fund.id, period.id, '0')
  await signedIn(page, USER)
  await open(page, '/')

  // Job 6 of the fund accountant, from the page that everybody lands on.
  const steps = new Steps(page)
  const goInFund = (name: RegExp) => steps.click(page.getByRole('navigation').getByRole('link', { name }).first())
  await steps.goTo(String(fund['name']))
  await expect(page).toHaveURL(new RegExp(`/funds/${fund.id}/`))
  await goInFund(/^Investments/)
  await steps.click(page.getByRole('button', { name: 'Enter fair values' }))
  const sheet = page.getByRole('dialog', { name: 'Fair values of a period' })
  await expect(sheet.getByRole('textbox', { name: /^Value of/ })).toHaveCount(3)
  await steps.paste(sheet.getByRole('textbox', { name: 'Value of Aurelia' }), '1,100.00\n1,200.00\n1,300.00\n')
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('3,600.00')
  await steps.click(sheet.getByRole('button', { name: 'Save 3 fair values' }))
  await expect(sheet).toHaveCount(0)
  await goInFund(/^Accounting/)
  for (const [figure, amount] of [
    ['Total cash', '250k'],
    ['Borrowings', '0'],
    ['Other assets and liabilities', '(100)'],
  ] as const)
    await steps.type(textField(page, `${figure}, Q3 2026`), amount)
  await steps.press('Control+s')
  await expect(state(page)).toHaveText('All changes are saved')
  await goInFund(/^Reporting periods/)
  await steps.click(page.getByRole('link', { name: 'Q3 2026' }))
  const checklist = page.getByRole('region', { name: 'Checklist' })
  await expect(checklist).toContainText('11 of 11 checks pass')
  await expect(checklist.getByRole('listitem')).toHaveCount(11)
  for (const action of ['Complete', 'Publish']) {
    await steps.click(bar(page).getByRole('button', { name: action }))
    await steps.click(page.getByRole('alertdialog').getByRole('button', { name: action }))
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
  await expect(state(page)).toHaveText('This period is published. It is final.')
  expect(steps.taken).toEqual({ steps: 14, fields: 4 })
  expect((await ask('GET', `/api/reporting-periods/${period.id}`)).body).toMatchObject({ status: 'Published' })
})

test('R484 the question before completing lists what is open in the period, and lets it be dealt with there @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const { currencyId } = (await ask<{ currencyId: number }>('GET', `/api/funds/${fund.id}`)).body
  const found = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  const invoice = { fundId: fund.id, currencyId, supplier: 'Harrel & Voss', number: `D9-${fund.id}`, total: '1250.50' }
  await ask('POST', '/api/invoices', { ...invoice, date: '2026-08-01', vat: '0' })
  for (const [status, description, date] of [
    ['Pending', 'Counsel', '2026-09-01'],
    ['Planned', 'Audit that was called off', '2026-09-02'],
  ])
    await ask('POST', '/api/transactions', {
      fundId: fund.id,
      currencyId,
      status,
      description,
      type: 'Expense',
      subType: 'Legal',
      date,
      exchangeRateToSystem: '1',
      exchangeRateToFund: '1',
      amountLocal: '-100',
      amountSystem: '-100',
      amountFund: '-100',
      fundAccountNumber: 'ACCOUNT 1',
      nonCashItem: false,
      investmentType: 'NotApplicable',
      impact: 'None',
    })
  await signedIn(page, ADMIN)
  await open(page, details(fund.id, found.id))
  await bar(page).getByRole('button', { name: 'Complete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Deal with 3 open records of this period first')
  await expect(question).toContainText(`Invoice Harrel & Voss D9-${fund.id}`)
  await expect(question).toContainText('01/08/2026 · 1,250.50 EUR')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Complete', exact: true }).click()
  const refused = page.getByText(/Approve, book or cancel first what is open in this period: Harrel/)
  await expect(refused).toBeVisible()
  // Each record stands there once, in the list of what can be done about it.
  await expect(question.getByText(`Harrel & Voss D9-${fund.id}`)).toHaveCount(1)
  await expect(question).not.toContainText('waits for approval')
  await expect(question).not.toContainText('planned or pending')
  const step = async (name: string | RegExp, asked: RegExp, verb: string) => {
    await question.first().getByRole('button', { name }).click()
    const sure = page.getByRole('alertdialog', { name: asked })
    await sure.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(sure).toHaveCount(0)
    await question.getByRole('button', { name }).click()
    await sure.getByRole('button', { name: verb, exact: true }).click()
    await expect(sure).toHaveCount(0)
  }
  await step(/^Approve: Invoice Harrel/, /^Approve: Invoice Harrel/, 'Approve')
  await expect(page.getByText('Invoice approved')).toBeVisible()
  await expect(refused).toHaveCount(0)
  await step('Book: Legal, Counsel', /^Book: Legal, Counsel/, 'Book')
  await step(/^Cancel transaction: Legal, Audit/, /^Cancel transaction: Legal, Audit/, 'Cancel transaction')
  await expect(question).not.toContainText('of this period first')
  await question.getByRole('button', { name: 'Complete', exact: true }).click()
  await expect(state(page)).toContainText('This period is completed')
})
