/**
 * The end of a quarter as two people live it: one works from Home, the other changes the same records meanwhile, the
 * connection is cut twice and the page is loaded again with work in it. Nothing is lost, and nothing stale is stored.
 */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { Steps } from '../browser/steps.ts'
import { newFairValue, newInvestment } from '../investments/fixtures.ts'
import { open, state, textField } from '../kit/opening.ts'
import { newExpenses, newFund, newPeriod } from './fixtures.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Fair values of a period' })
const told = (page: Page, words: string) => page.locator('.notification').filter({ hasText: words })

test.describe('with a browser for each of the two', () => {
  test.use({ ownContext: true })

  test('a quarter ends between two people, over two cuts of the connection and a reload, without anything lost or stale @long', async ({
    page,
    server,
    signedIn,
    browser,
    expectedErrors,
  }) => {
    test.slow()
    expectedErrors.push(/409|412|ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_ABORTED/)
    const ask = await askingAs(server.address, ADMIN)
    const { fund, period, kept } = await fixturesOf(ask)
    await signedIn(page, USER)
    const colleague = await (await browser.newContext({ baseURL: server.address })).newPage()
    await signedIn(colleague, ADMIN)
    const steps = new Steps(page)
    const goInFund = (name: RegExp) => page.getByRole('navigation').getByRole('link', { name }).first().click()

    // Fair values: typed, cut off, loaded again, overtaken at one row, stored.
    await open(page, '/')
    await steps.goTo(String(fund['name']))
    await expect(page).toHaveURL(new RegExp(`/funds/${fund.id}/`))
    await goInFund(/^Investments/)
    await page.getByRole('button', { name: 'Enter fair values' }).click()
    const sheet = sheetOf(page)
    const value = (name: string) => sheet.getByRole('textbox', { name: `Value of ${name}` })
    await expect(sheet.getByRole('textbox', { name: /^Value of/ })).toHaveCount(3)
    await steps.paste(value('Aurelia'), '1,100.00\n1,200.00\n1,300.00\n')
    await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('3,600.00')
    await page.context().setOffline(true)
    await sheet.getByRole('button', { name: 'Save 3 fair values' }).click()
    await expect(told(page, 'You are not connected. Try again once you are.')).toBeVisible()
    await expect(value('Cobaltline')).toHaveValue('1,300.00')
    await page.context().setOffline(false)
    page.once('dialog', asked => void asked.accept())
    await page.reload()
    await expect(sheet).toContainText('Your unsaved changes were kept.')
    await expect(value('Aurelia')).toHaveValue('1,100.00')
    const theirs = { date: '2026-09-30', value: '990.00', weightedValues: [] }
    expect(await ask('PUT', `/api/fair-values/${kept.id}`, theirs, { 'if-match': '"1"' })).toMatchObject({
      status: 200,
    })
    await sheet.getByRole('button', { name: 'Save 3 fair values' }).click()
    await expect(told(page, 'Changed in the meantime')).toContainText('Your amounts are still here.')
    await expect(value('Brightwater')).toHaveAccessibleDescription('Stored in the meantime: 990.00')
    await sheet.getByRole('button', { name: /^Save [12] fair values?$/ }).click()
    await expect(sheet).toHaveCount(0)

    // Accounting: cut off while it is saved, then stored by the same key.
    await goInFund(/^Accounting/)
    for (const [figure, amount] of [
      ['Total cash', '250k'],
      ['Borrowings', '0'],
      ['Other assets and liabilities', '(100)'],
    ] as const)
      await steps.type(textField(page, `${figure}, Q3 2026`), amount)
    await page.context().setOffline(true)
    await page.keyboard.press('Control+s')
    await expect(told(page, 'You are not connected. Try again once you are.').last()).toBeVisible()
    await page.context().setOffline(false)
    await page.keyboard.press('Control+s')
    await expect(state(page)).toHaveText('All changes are saved')

    // The colleague completes the period that is open here: the old button is gone, the next one works at once.
    await goInFund(/^Reporting periods/)
    // The page of before has a link of that name, too.
    await expect(page.getByRole('heading', { level: 1, name: 'Reporting periods' })).toBeVisible()
    await page.getByRole('link', { name: 'Q3 2026' }).click()
    await expect(page.getByRole('region', { name: 'Checklist' })).toContainText('11 of 11 checks pass')
    await bar(page).getByRole('button', { name: 'Complete' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await open(colleague, `/funds/${fund.id}/reporting-periods/${period.id}/details`)
    await bar(colleague).getByRole('button', { name: 'Complete' }).click()
    await colleague.getByRole('alertdialog').getByRole('button', { name: 'Complete' }).click()
    await expect(bar(colleague).getByRole('button', { name: 'Publish' })).toBeVisible()
    await question.getByRole('button', { name: 'Complete' }).click()
    await expect(told(page, 'Changed in the meantime')).toContainText('What is new: Status: Completed')
    await expect(told(page, 'Changed in the meantime')).toContainText('it can no longer be done')
    await expect(bar(page).getByRole('button', { name: 'Complete' })).toHaveCount(0)
    await bar(page).getByRole('button', { name: 'Publish' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click()
    await expect(state(page)).toHaveText('This period is published. It is final.')
    await colleague.reload()
    await expect(state(colleague)).toHaveText('This period is published. It is final.')
    await colleague.context().close()

    // What is stored is what was typed last, each once.
    const stored = async <Row>(resource: string, filter: object) =>
      (await ask<Row[]>('GET', `/api/${resource}?filter=${JSON.stringify(filter)}&sort=["id","asc"]`)).body
    const [aurelia, brightwater, cobaltline] = await stored<Made>('investments', { fundId: fund.id })
    for (const [investment, amount] of [
      [aurelia, '1100.00'],
      [brightwater, '1200.00'],
      [cobaltline, '1300.00'],
    ] as const)
      expect(await stored('fair-values', { investmentId: investment!.id, date: '2026-09-30' })).toMatchObject([
        { value: amount },
      ])
    expect(await stored('accounting-entries', { reportingPeriodId: period.id })).toMatchObject([
      { totalCash: '250000.00', borrowings: '0.00', otherAssetsAndLiabilities: '-100.00' },
    ])
    expect((await ask('GET', `/api/reporting-periods/${period.id}`)).body).toMatchObject({ status: 'Published' })
    // 3,600.00 of fair values, 250,000.00 of cash, less 100.00.
    const shown = await ask<{ figures: { nav: { value: string } } }>(
      'GET',
      `/api/funds/${fund.id}/performance?asOf=2026-09-30`,
    )
    expect(shown.body.figures.nav.value).toBe('253500.00')
  })
})

/** A fund with three investments, valued a quarter before and one of them by its colleague already. */
async function fixturesOf(ask: Awaited<ReturnType<typeof askingAs>>) {
  const fund = await newFund(ask, `Two at a quarter end ${process.pid}`)
  const made: Made[] = []
  for (const name of ['Aurelia', 'Brightwater', 'Cobaltline']) {
    const investment = await newInvestment(ask, fund, { name })
    await newFairValue(ask, investment, '2026-06-30', '900.00')
    made.push(investment)
  }
  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  const kept = await newFairValue(ask, made[1]!, '2026-09-30', '5.00')
  await newExpenses(ask, fund.id, period.id, '0')
  const amounts = { amountLocal: '250000', amountSystem: '250000', amountFund: '250000' }
  await ask('POST', '/api/transactions', {
    fundId: fund.id,
    date: '2026-07-15',
    type: 'CapitalCall',
    subType: 'Investments',
    description: 'Call',
    currencyId: fund['currencyId'],
    ...amounts,
    exchangeRateToSystem: '1',
    exchangeRateToFund: '1',
    status: 'Booked',
    fundAccountNumber: '60-16-13 00000001',
    nonCashItem: false,
    investmentType: 'NotApplicable',
    impact: 'None',
  })
  return { fund, period, kept }
}
