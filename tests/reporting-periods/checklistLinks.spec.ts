/** Each entry of the checklist opens what it names: what the page then shows is exactly what was counted. */
import type { Page } from '@playwright/test'
import { askingAs, type Made } from '../browser/asking.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { newCompany, newFairValue, newInvestment } from '../investments/fixtures.ts'
import { open } from '../kit/opening.ts'
import { newExpenses, newFund, newPeriod } from './fixtures.ts'

/** The names of the rows of a list, in its order. */
const rows = (page: Page, list: string) => page.getByRole('table', { name: list }).locator('tbody .row-name')

test('each entry of the checklist opens what it names, filtered to the fund, the state and the days of the period @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(90_000)
  const ask = await askingAs(server.address, ADMIN)
  const [fund, other] = [await newFund(ask), await newFund(ask)]
  await newPeriod(ask, fund.id, 'Q1 2026', '2026-03-31')
  await newPeriod(ask, fund.id, 'Q2 2026', '2026-06-30')
  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  await newPeriod(ask, fund.id, 'October 2026', '2026-10-31')
  const [, kestrel] = [
    await newInvestment(ask, fund, { name: 'Harbour' }),
    await newInvestment(ask, fund, { name: 'Kestrel' }),
  ]
  await newCompany(ask, kestrel, 'Rail')
  await newFairValue(ask, kestrel, '2026-06-30', '90.00')
  await newFairValue(ask, kestrel, '2026-09-30', '100.00')
  await newExpenses(ask, fund.id, period.id, '5')
  const { currencyId } = fund
  for (const [of, number, date] of [
    [fund, 'open', '2026-07-01'],
    [fund, 'before', '2026-06-30'],
    [fund, 'after', '2026-10-01'],
    [fund, 'done', '2026-08-01'],
    [other, 'elsewhere', '2026-08-02'],
  ] as const) {
    const made = await ask<Made>('POST', '/api/invoices', {
      fundId: of.id,
      supplier: 'Harrel',
      number: `${number}-${fund.id}`,
      date,
      currencyId,
      total: '10.00',
      vat: '0',
    })
    if (number === 'done') await ask('POST', `/api/invoices/${made.body.id}/approve`, {}, { 'if-match': '"1"' })
  }
  for (const [description, date, status] of [
    ['Planned within', '2026-09-30', 'Planned'],
    ['Pending within', '2026-07-01', 'Pending'],
    ['Booked within', '2026-08-01', 'Booked'],
    ['Pending before', '2026-06-30', 'Pending'],
    ['Pending after', '2026-10-01', 'Pending'],
  ])
    await ask('POST', '/api/transactions', {
      fundId: fund.id,
      currencyId,
      status,
      description,
      date,
      type: 'Expense',
      subType: 'Legal',
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

  await signedIn(page, USER)
  const follow = async (name: string) => {
    await open(page, `/funds/${fund.id}/reporting-periods/${period.id}/details`)
    await page.getByRole('region', { name: 'Checklist' }).getByRole('link', { name, exact: true }).click()
  }
  const texts = (list: string) => page.getByRole('table', { name: list }).locator('tbody')

  await follow('Open Invoices')
  await expect(texts('Invoices').getByRole('row')).toHaveCount(1)
  await expect(texts('Invoices')).toContainText(`open-${fund.id}`)
  await expect(page.getByRole('search')).toContainText('01/07/2026 to 30/09/2026')
  // The list is that of all funds: it says of which one and of which period it is filtered, and leads back.
  const filtered = page.getByRole('main').getByText(`${String(fund['name'])}, dated up to 30/09/2026`, { exact: true })
  const back = page.getByRole('link', { name: 'Checklist of Q3 2026' })
  await expect(filtered).toBeVisible()
  await back.click()
  await expect(page).toHaveURL(`/funds/${fund.id}/reporting-periods/${period.id}/details`)
  await follow(`Harrel open-${fund.id}`)
  await expect(page.getByRole('complementary', { name: `Harrel open-${fund.id}` })).toBeVisible()
  await expect(back).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(filtered).toHaveCount(0)
  await expect(back).toHaveCount(0)

  await follow('Open Transactions')
  await expect(texts('Transactions').getByRole('row')).toHaveCount(2)
  await expect(texts('Transactions')).toContainText('30/09/2026')
  await expect(texts('Transactions')).toContainText('01/07/2026')

  await follow('Open Ledger')
  await expect(texts('Transactions').getByRole('row')).toHaveCount(3)
  await expect(texts('Transactions')).toContainText('30/06/2026')

  await follow('Open Earlier periods')
  await expect(rows(page, 'Reporting periods')).toHaveText(['Q2 2026', 'Q1 2026'])

  await follow('Open Weighted values')
  const sheet = page.getByRole('dialog', { name: 'Fair values of a period' })
  await expect(sheet.getByRole('textbox', { name: 'Value of Kestrel', exact: true })).toHaveValue('100.00')
  await expect(sheet.getByRole('rowheader', { name: /Kestrel/ })).toContainText('not weighted: Rail')
  await expect(sheet.getByRole('rowheader', { name: 'Harbour' })).not.toContainText('not weighted')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)

  await follow('Kestrel')
  await expect(rows(page, 'Fair values of Kestrel')).toHaveText(['30/09/2026'])

  // The newest period that has ended is another one: the sheet opens at the date that was asked for.
  await follow('Open Fair values')
  await expect(sheet).toContainText('As of 30/09/2026')
  await expect(sheet.getByRole('textbox', { name: 'Value of Harbour', exact: true })).toHaveValue('')
  await sheet.getByRole('button', { name: 'Close' }).click()

  await follow('Open Accounting')
  await expect(page).toHaveURL(`/funds/${fund.id}/accounting/overview`)
})
