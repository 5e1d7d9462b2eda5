/** Home: each role finds its own work. */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { addDays, addMonths, endOfMonth } from '../../src/calendar.ts'
import { formatDate } from '../../src/formats.ts'
import { askingAs } from '../browser/asking.ts'
import { addressOf, ADMIN, AGENT, expectAccessible, GLOBAL, standing, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choose } from '../kit/opening.ts'
import { act, newFund, newPeriod } from '../reporting-periods/fixtures.ts'

test.use({ product: 'of Home' })

async function openHome(
  page: Page,
  signedIn: (page: Page, userName: string) => Promise<void>,
  userName: string,
): Promise<void> {
  await signedIn(page, userName)
  await page.goto('/')
  await standing(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
}

for (const userName of [ADMIN, USER, AGENT, GLOBAL]) {
  test(`R043 home opens for ${userName} @long`, async ({ page, signedIn }) => {
    await openHome(page, signedIn, userName)
    expect(addressOf(page)).toBe('/')
  })
}

test('Home shows staff what the funds are worth and what is due, what waits, what was done, and keeps accounts and mails in tabs', async ({
  page,
  server,
  signedIn,
}) => {
  await openHome(page, signedIn, ADMIN)
  const figures = page.locator('.key-figures > div')
  // The tests below add funds: the sums of the demo data alone are those of tests/funds/figures.test.ts.
  await expect(figures.nth(0)).toContainText(/Net asset value.*\d{3},\d{3},\d{3}EUR.*\d+ funds, TVPI 1\.\d\dx/)
  await expect(figures.nth(1)).toContainText(/Uncalled.*\d{3},\d{3},\d{3}EUR.*% of \d{3},\d{3},\d{3}/)
  for (const [place, label] of ['To receive in 60 days', 'To pay in 60 days', 'Overdue', 'To approve'].entries())
    await expect(figures.nth(place + 2)).toContainText(label)
  const main = page.getByRole('main')
  // The funds are not closed on the same day: what is added up says so.
  await expect(figures.nth(0)).toContainText(', 30/06 to 30/09/2026')
  await expect(main.locator('.page-facts')).toContainText(/Figures up to 30\/09\/2026 in EUR, .*1 USD = 0\.887300 EUR/)
  const funds = page.getByRole('region', { name: 'Funds' })
  const nordic = funds.getByRole('row', { name: /Larkmoor Nordic Buyout III LP/ })
  await expect(nordic).toContainText(/USD · as of 30\/06\/2026\s*29,304,198\s*206,400,000.*Overdue.*Q2 2026/)
  await expect(page.getByRole('region', { name: 'Exchange rates' })).toContainText(
    /As of \d\d\/\d\d\/\d{4}.*1 USD\s*\d\.\d{6}\s*EUR/s,
  )
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText('waits for verification')
  await expect(attention).toContainText('Distribution 5 is not published')
  await expect(attention.getByRole('link', { name: 'Open onboarding' }).first()).toHaveAttribute(
    'href',
    /^\/funds\/\d+\/onboardings?\/\d+\/details$/,
  )
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Q4 2026 ends')
  await expect(page.getByRole('region', { name: 'Who changed what' }).getByRole('listitem').first()).toBeVisible()
  await expect(main.getByText('Bank accounts', { exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'Open account' }).first().click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/funds\/\d+\/bank-accounts\/\d+\/details$/)
  await page.goBack()
  await nordic.getByRole('cell').nth(2).click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/funds\/\d+\/performance$/)
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Staff accounts' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Staff accounts' }).click()
  await expect(page.getByRole('region', { name: 'Staff accounts' })).toBeVisible()
  expect(addressOf(page)).toBe('/?tab=accounts')
  await test.step('R489 four eyes are waived by two administrators', async () => {
    // Whoever is the only one of the tenant that has signed in would decide alone.
    const askUser = await askingAs(server.address, USER)
    await askUser('GET', '/api/me')
    await page.getByRole('link', { name: 'Four eyes' }).click()
    const region = page.getByRole('region', { name: 'Four eyes' })
    await region
      .getByRole('button', { name: /waiver of four eyes/i })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/Reason/).fill('Everybody else is on leave')
    await dialog.getByRole('button', { name: /^Create/ }).click()
    await expect(dialog).toHaveCount(0)
    const row = region.getByRole('row', { name: /Everybody else is on leave/ })
    await expect(row).toContainText('Asked for')
    const confirm = row.getByRole('button', { name: /^Confirm/ })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await confirm.hover()
    await expect(page.getByRole('tooltip')).toContainText('another administrator has to confirm it')
  })
  await page.getByRole('link', { name: 'Mails' }).click()
  await expect(page.getByRole('region', { name: 'Mails' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Mails' })).toBeVisible()
})

test('Home names open periods that have ended or end soon, with the fund, the deadline in words and the way to each @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { today } = (await ask<{ today: string }>('GET', '/api/me')).body
  const fund = await newFund(ask)
  const ends = [addDays(today, -100), addDays(today, -10), addDays(today, 12), addDays(today, 40)]
  const periods: { id: number }[] = []
  for (const [index, date] of ends.entries()) periods.push(await newPeriod(ask, fund.id, `P${index}`, date))
  // The oldest work stands first: only this fund's, so that other tests' periods do not hide it.
  await page.route('**/api/reporting-periods?*', async route => {
    const url = new URL(route.request().url())
    url.searchParams.set(
      'filter',
      JSON.stringify({ ...JSON.parse(url.searchParams.get('filter') ?? '{}'), fundId: fund.id }),
    )
    await route.continue({ url: url.toString() })
  })
  await openHome(page, signedIn, ADMIN)
  const lines = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
  await expect(lines.nth(0)).toHaveText(
    `OverdueP0 is still open${String(fund['name'])} · ended ${formatDate(ends[0])}, 100 days agoOpen period`,
  )
  await expect(lines.nth(1)).toHaveText(
    `EndedP1 is still open${String(fund['name'])} · ended ${formatDate(ends[1])}, 10 days agoOpen period`,
  )
  await expect(lines.nth(2)).toHaveText(
    `Ends in 12 daysP2 ends soon${String(fund['name'])} · ${formatDate(ends[2])}Open period`,
  )
  await expect(lines.filter({ hasText: 'P3' })).toHaveCount(0)
  await expectAccessible(page)
  await lines.nth(1).getByRole('link', { name: 'Open period' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funds/${fund.id}/reporting-periods/${periods[1]!.id}/details`)
})

test('Home says which rates of the month’s end are missing, leaves the others shown, and takes them on one sheet @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const idOf = async (code: string) =>
    (
      await ask<
        {
          id: number
        }[]
      >('GET', `/api/currencies?filter=${encodeURIComponent(JSON.stringify({ code }))}`)
    ).body[0]!.id
  const [mur, eur] = [await idOf('MUR'), await idOf('EUR')]
  const { today } = (await ask<{ today: string }>('GET', '/api/me')).body
  const monthEnd = endOfMonth(addMonths(today, -1))
  const before = endOfMonth(addMonths(today, -2))
  const made = (
    await ask<{ id: number }>('POST', '/api/exchange-rates', {
      currencyId: mur,
      toCurrencyId: eur,
      date: before,
      rate: '0.0191',
    })
  ).body
  await openHome(page, signedIn, ADMIN)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  await expect(attention).toContainText(new RegExp(`\\d+ exchange rates? of ${formatDate(monthEnd)}`))
  await expect(page.getByRole('region', { name: 'Exchange rates' })).toContainText(/1 USD\s*\d\.\d{6}\s*EUR/)
  await attention.getByRole('button', { name: 'Add rates' }).click()
  const dialog = page.getByRole('dialog', { name: `Exchange rates of ${formatDate(monthEnd)}` })
  await expect(dialog.getByRole('row', { name: /1 MUR/ })).toContainText(`0.019100${formatDate(before)}`)
  const field = dialog.getByRole('textbox', { name: `Rate of MUR on ${formatDate(monthEnd)}` })
  await field.fill('-1')
  await expect(dialog).toContainText('Not a rate above zero')
  await field.fill('0.0195')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save 1 rate' }).click()
  await expect(dialog).toHaveCount(0)
  const entered = (
    await ask<{ id: number; rate: string; toCurrencyId: number }[]>(
      'GET',
      `/api/exchange-rates?filter=${encodeURIComponent(JSON.stringify({ currencyId: mur, date: monthEnd }))}`,
    )
  ).body
  expect(entered).toMatchObject([{ rate: '0.0195', toCurrencyId: eur }])

  // An entered rate is changed and deleted beside the list of currencies, which keeps its search.
  await page.goto('/reference/currencies/overview')
  await page.getByRole('searchbox').fill('MUR')
  await page.getByRole('link', { name: 'MUR', exact: true }).click()
  const rates = page.getByRole('region', { name: 'Exchange rates of MUR' })
  await expect(page.getByRole('searchbox')).toHaveValue('MUR')
  for (const date of [monthEnd, before]) {
    await rates.getByText(formatDate(date), { exact: true }).click()
    const change = page.getByRole('dialog', { name: formatDate(date) })
    await change.getByRole('button', { name: 'Delete exchange rate' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(change).toHaveCount(0)
  }
  expect((await ask('GET', `/api/exchange-rates/${made.id}`)).status).toBe(404)
})

test('a request to reopen a period stands on the administrator’s Home with its reason and the way there, and open invoices with their number @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const completed = await act(ask, await newPeriod(ask, fund.id, `Asked ${process.pid}`, '2020-06-30'), 'complete')
  await act(await askingAs(server.address, USER), completed, 'request-reopen', { reason: 'A wrong rate' })
  await ask('POST', '/api/invoices', {
    fundId: fund.id,
    supplier: 'Quarrel',
    number: `Q-${process.pid}`,
    date: '2019-01-31',
    currencyId: fund['currencyId'],
    total: '1.00',
    vat: '0',
  })
  await openHome(page, signedIn, ADMIN)
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const request = attention.getByRole('listitem').filter({ hasText: `Asked ${process.pid}: reopening requested` })
  await expect(request).toContainText(/A wrong rate/)
  await expect(attention.getByRole('listitem').filter({ hasText: /invoices? waits? for approval/ })).toContainText(
    /\d EUR with VAT, oldest of \d\d\/\d\d\/\d{4}\./,
  )
  await expectAccessible(page)
  await request.getByRole('link', { name: 'Open period' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funds/${fund.id}/reporting-periods/${completed.id}/details`)
})

test('the administrative agent sees invoices and accounting first @long', async ({ page, signedIn }) => {
  await openHome(page, signedIn, AGENT)
  const titles = await page
    .getByRole('main')
    .getByRole('region')
    .evaluateAll(regions => regions.map(region => region.getAttribute('aria-label')))
  expect(titles.slice(0, 3)).toEqual(['Invoices', 'Accounting', 'Needs attention'])
})

test('the administrative agent finds open invoices, periods without their accounting entry and completed periods to sign off, and sees none when there are none @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const supplier = `Quayle ${process.pid}`
  await ask('POST', '/api/invoices', {
    fundId: fund.id,
    supplier,
    number: '17',
    date: '2020-10-31',
    currencyId: fund['currencyId'],
    total: '1000.00',
    vat: '170.00',
  })
  // The oldest work stands first, so that other tests' records do not hide it.
  const entered = await newPeriod(ask, fund.id, `Entered ${process.pid}`, '2020-06-30')
  await ask('POST', '/api/accounting-entries', {
    fundId: fund.id,
    reportingPeriodId: entered.id,
    totalCash: '0',
    borrowings: '0',
    otherAssetsAndLiabilities: '0',
  })
  const completed = await act(ask, entered, 'complete')
  const ended = await newPeriod(ask, fund.id, `Ended ${process.pid}`, '2020-09-30')
  const open = (
    await ask<unknown[]>('GET', `/api/invoices?filter=${encodeURIComponent('{"status":"Open"}')}&range=[0,999]`)
  ).body.length

  await openHome(page, signedIn, AGENT)
  const invoices = page.getByRole('region', { name: 'Invoices' })
  const accounting = page.getByRole('region', { name: 'Accounting' })
  await expect(invoices).toContainText(new RegExp(`^Invoices${open} waits? for approval`))
  await expect(invoices.getByRole('listitem').filter({ hasText: `${supplier} 17` })).toContainText(
    `${String(fund['name'])} · 31/10/2020`,
  )
  await expect(invoices.getByRole('link', { name: 'All invoices' })).toHaveAttribute('href', '/invoices/overview')
  const lacking = accounting.getByRole('listitem').filter({ hasText: `Ended ${process.pid}` })
  await expect(lacking).toContainText('No entry')
  await expect(
    invoices
      .getByRole('listitem')
      .filter({ hasText: `${supplier} 17` })
      .getByRole('link', { name: 'Open invoice' }),
  ).toHaveAttribute('href', /^\/invoices\/overview\?invoice=\d+$/)
  await expect(invoices).not.toContainText('To approve')
  await expect(lacking.getByRole('link', { name: 'Open accounting' })).toHaveAttribute(
    'href',
    `/funds/${fund.id}/accounting/overview?period=${ended.id}`,
  )
  await expectAccessible(page)
  const unsigned = accounting.getByRole('listitem').filter({ hasText: `Entered ${process.pid}` })
  await expect(unsigned).toContainText('To sign off')
  await unsigned.getByRole('link', { name: 'Open period' }).click()
  await expect.poll(() => addressOf(page)).toBe(`/funds/${fund.id}/reporting-periods/${completed.id}/details`)

  expect(
    (
      await ask('POST', '/api/accounting-entries', {
        fundId: fund.id,
        reportingPeriodId: ended.id,
        totalCash: '0',
        borrowings: '0',
        otherAssetsAndLiabilities: '0',
      })
    ).status,
  ).toBe(201)
  await page.getByRole('button', { name: 'Sign off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign off' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openHome(page, signedIn, AGENT)
  await expect(invoices.getByRole('listitem').first()).toBeVisible()
  await expect(accounting.locator('.page-card-lines')).toHaveCount(0)
  await expect(lacking.or(unsigned)).toHaveCount(0)

  for (const resource of ['invoices', 'reporting-periods'])
    await page.route(`**/api/${resource}?*`, route =>
      route.fulfill({ json: [], headers: { 'Content-Range': `${resource} */0` } }),
    )
  await page.reload()
  await expect(invoices).toContainText('No invoice waits for approval')
  await expect(accounting).toContainText('No accounting waits for you')
})

test.describe('a refusal', () => {
  test.use({
    expectedErrors: async ({}, use) => {
      await use([/status of 403/])
    },
  })

  test('R383 an answer of 403 to a part of Home leaves the person there, and the part says so', async ({
    page,
    signedIn,
  }) => {
    await page.route('**/api/exchange-rates*', route =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: {
          type: '/problems/forbidden',
          code: 'forbidden',
          title: 'Forbidden',
          status: 403,
          detail: 'Your role may not see exchange rates.',
        },
      }),
    )
    await openHome(page, signedIn, ADMIN)
    await expect(page.getByRole('region', { name: 'Exchange rates' })).toContainText(
      'Your role may not see exchange rates.',
    )
    await expect(
      page.getByRole('region', { name: 'Funds' }).getByRole('row', { name: /Larkmoor Nordic Buyout III/ }),
    ).toBeVisible()
    expect(addressOf(page)).toBe('/')
  })
})

test('R406 a platform administrator finds the tenants, adds one and is told so, and finds nothing of a tenant @long', async ({
  page,
  signedIn,
}) => {
  await openHome(page, signedIn, GLOBAL)
  await expect(page.getByRole('link', { name: 'Funds', exact: true })).toHaveCount(0)
  const table = page.getByRole('table')
  await expect(table.getByRole('row', { name: /Larkmoor Partners/ })).toBeVisible()
  await page.getByRole('button', { name: 'New tenant' }).click()
  const dialog = page.getByRole('dialog')
  const own = randomUUID().slice(0, 8)
  const name = `Hartmere ${own}`
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await dialog.getByRole('textbox', { name: 'Short name' }).fill(`hartmere-${own}`)
  await choose(dialog, 'System currency', 'EUR, Euro')
  await dialog.getByRole('button', { name: /Create tenant/ }).click()
  await expect(dialog.getByText('Name the person who makes the accounts of everybody else.')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Name of the administrator' }).fill('Hanna Mere')
  await dialog.getByRole('textbox', { name: 'E-mail of the administrator' }).fill(`hanna-${own}@hartmere.example`)
  await dialog.getByRole('button', { name: /Create tenant/ }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('status').locator('.notification')).toHaveAttribute('data-severity', '1')
  await expect(page.getByRole('status').locator('.notification')).toContainText(name)
  await expect(table.getByRole('row', { name })).toBeVisible()
})
