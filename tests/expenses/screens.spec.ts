/** Expenses and accounting are filled in like a sheet, beside the figures of the period before. */
import type { Page } from '@playwright/test'
import readSheets from 'read-excel-file/node'
import { askingAs } from '../browser/asking.ts'
import { ADMIN, AGENT, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { PHONE } from '../browser/sizes.ts'
import { open, saveWithKey, state } from '../kit/opening.ts'
import { act, newExpenses, newFund, newPeriod } from '../reporting-periods/fixtures.ts'
import type { Made } from '../browser/asking.ts'

const amount = (page: Page, item: string, period: string) =>
  page.getByRole('textbox', { name: `${item}, ${period}`, exact: true })
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })
/** What of the table has to be scrolled to the side. */
const hiddenWidth = (page: Page) =>
  page.locator('.amounts-card').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

test('R067 R010 the expenses of a period are typed in five sections, compared, added up, saved together and read back', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const before = await newPeriod(ask, fund.id, 'Q2 2026', '2026-06-30')
  await newExpenses(ask, fund.id, before.id, '100')
  await act(ask, before, 'complete')
  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  const paid = async (date: string, type: string, subType: string, amount: string) => {
    const answer = await ask('POST', '/api/transactions', {
      fundId: fund.id,
      type,
      subType,
      date,
      description: `${subType} of ${date}`,
      currencyId: fund['currencyId'],
      exchangeRateToSystem: '1',
      amountLocal: amount,
      amountSystem: amount,
      exchangeRateToFund: '1',
      amountFund: amount,
      status: 'Booked',
      fundAccountNumber: 'ACCOUNT 1',
      nonCashItem: false,
      investmentType: 'NotApplicable',
      impact: 'None',
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  }
  await paid('2026-07-01', 'Expense', 'Legal', '-1234.56')
  await paid('2026-09-30', 'ManagementFee', 'Management fee (inside commitment)', '-99.41')
  // Of another period, and no cost.
  await paid('2026-10-01', 'Expense', 'Legal', '-7000.00')
  await paid('2026-08-01', 'Other', 'Other', '-800.00')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/expenses/overview`)
  await expect(page.getByRole('combobox', { name: 'Reporting period' })).toHaveValue(String(period.id))
  // Exact, although the fund shows whole amounts.
  await expect(page.getByText('Paid in the period by the transactions: 1,333.97', { exact: true })).toBeVisible()
  const differs = (name: RegExp) => row(page, name).getByRole('img', { name: 'Differs from what was paid' })
  const paidOfLegal = row(page, /^Legal/).getByRole('cell', { name: '1,234.56' })
  await expect(paidOfLegal).toBeVisible()
  // A phone shows all of it, one below the other: nothing is scrolled to the side or left out.
  await page.setViewportSize(PHONE)
  await expect(paidOfLegal).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Note on Legal, Q3 2026' })).toBeVisible()
  expect(await hiddenWidth(page)).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await expect(row(page, /^Management fees/)).toContainText('99.41')
  await expect(differs(/^Legal/)).toHaveCount(0)
  await expect(page.locator('.amounts-section').getByRole('rowheader')).toHaveText([
    /^Management fees/,
    /^Income and interest/,
    /^Carried interest/,
    /^Fund operating expenses/,
    /^Other expenses/,
  ])
  const many = /\d+/.exec(await state(page).innerText())![0]
  await expect(state(page)).toHaveText(`${many} amounts are missing`)

  await amount(page, 'Legal', 'Q3 2026').fill('1,234.50')
  await page.keyboard.press('Enter')
  await expect(differs(/^Legal/)).toBeVisible()
  await amount(page, 'Legal', 'Q3 2026').fill('1,234.56')
  await page.keyboard.press('Enter')
  await expect(differs(/^Legal/)).toHaveCount(0)
  await amount(page, 'Legal', 'Q3 2026').fill('')
  await amount(page, 'Management fee', 'Q3 2026').fill('2.5m')
  await page.keyboard.press('Enter')
  await expect(amount(page, 'Rebates', 'Q3 2026')).toBeFocused()
  await expect(amount(page, 'Management fee', 'Q3 2026')).toHaveValue('2,500,000.00')
  await expect(row(page, /^Management fee /)).toContainText('2,499,900.00')
  await amount(page, 'Rebates', 'Q3 2026').fill('(1,234.50)')
  await page.keyboard.press('Tab')
  await page.getByRole('textbox', { name: 'Note on Rebates, Q3 2026' }).fill('As agreed')
  await amount(page, 'Waivers', 'Q3 2026').fill('none')
  await expect(row(page, /^Waivers/)).toContainText('Must be a number.')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(amount(page, 'Waivers', 'Q3 2026')).toHaveValue('')

  await page.keyboard.press('Control+s')
  await expect(row(page, /^Waivers/)).toContainText('This field is required.')
  await expect(amount(page, 'Waivers', 'Q3 2026')).toBeFocused()
  await page.getByRole('button', { name: 'Fill empty amounts with 0.00' }).click()
  await expect(row(page, /^Total expenses/)).toContainText('2,498,765.50')
  await saveWithKey(page)
  const [made] = (await ask<Made[]>('GET', `/api/expenses?filter=${JSON.stringify({ reportingPeriodId: period.id })}`))
    .body
  const stored = (
    await ask<{
      managementFees: unknown[]
      otherExpenses: { amount: string }[]
    }>('GET', `/api/expenses/${made!.id}`)
  ).body
  expect(stored.managementFees.slice(0, 2)).toMatchObject([
    { item: 'Management fee', amount: '2500000.00' },
    { amount: '-1234.50', note: 'As agreed' },
  ])
  expect(stored.otherExpenses.every(line => line.amount === '0.00')).toBe(true)
  await open(page, `/funds/${fund.id}/expenses/overview?period=${period.id}`)
  await expect(amount(page, 'Rebates', 'Q3 2026')).toHaveValue('(1,234.50)')
  await expect(row(page, /^Total expenses/)).toContainText('2,498,765.50')
  // What the server refuses is counted as what the page finds itself, and is the first to be shown.
  const refusal = { code: 'rule', status: 422, errors: { 'managementFees.1.amount': ['Not in this period.'] } }
  await page.route('**/api/expenses/*', route =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) })
      : route.fallback(),
  )
  await amount(page, 'Legal', 'Q3 2026').fill('5')
  await page.keyboard.press('Control+s')
  await expect(state(page)).toContainText('1 amount needs attention')
  await expect(row(page, /^Rebates/)).toContainText('Not in this period.')
  await page.getByRole('button', { name: 'Show the first' }).click()
  await expect(amount(page, 'Rebates', 'Q3 2026')).toBeFocused()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(state(page)).toHaveText('All changes are saved')
  // Both periods that stand side by side, each with the lines of all five sections.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('expenses.xlsx')
  const sheets = await readSheets(await download.path())
  expect(sheets.map(({ sheet }) => sheet)).toEqual([
    'Expenses',
    'Management fees',
    'Income and interest',
    'Carried interest',
    'Fund operating expenses',
    'Other expenses',
  ])
  expect(sheets[0]!.data).toHaveLength(3)
  expect(sheets[1]!.data.filter(cells => cells.includes('Q3 2026')).flat()).toContain(2500000)
})

test('a column pasted from a sheet fills the amounts below; typed work is kept over a reload, and leaving with it is asked about, signing out too @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  await newPeriod(ask, fund.id, 'Q2 2026', '2026-06-30')
  await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/expenses/overview`)
  await amount(page, 'Management fee', 'Q2 2026').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Fee\t1,000.00\r\nRebate\t(20)\r\nWaiver\t3k\r\n')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  for (const [item, value] of [
    ['Management fee', '1,000.00'],
    ['Rebates', '(20.00)'],
    ['Waivers', '3,000.00'],
  ] as const)
    await expect(amount(page, item, 'Q2 2026')).toHaveValue(value)
  await page.getByRole('combobox', { name: 'Reporting period' }).selectOption({ label: 'Q3 2026 · 30/09/2026' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await expect(amount(page, 'Waivers', 'Q2 2026')).toHaveValue('3,000.00')
  await amount(page, 'Waivers', 'Q2 2026').fill('')
  await page.reload()
  await expect(page.getByText('Your unsaved changes were kept.')).toBeVisible()
  await expect(amount(page, 'Rebates', 'Q2 2026')).toHaveValue('(20.00)')
  await expect(amount(page, 'Waivers', 'Q2 2026')).toHaveValue('')
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(amount(page, 'Rebates', 'Q2 2026')).toHaveValue('')

  await open(page, `/funds/${fund.id}/accounting/overview`)
  await expect(page.getByText('Your unsaved changes were kept.')).toHaveCount(0)
  await amount(page, 'Total cash', 'Q3 2026').fill('7,000')
  await page.reload()
  await expect(page.getByText('Your unsaved changes were kept.')).toBeVisible()
  await expect(amount(page, 'Total cash', 'Q3 2026')).toHaveValue('7,000.00')
  const signOut = async () => {
    await page.locator('.me').click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
  }
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await signOut()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(amount(page, 'Total cash', 'Q3 2026')).toHaveValue('7,000.00')
  await signOut()
  await question.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})

test('R068 R010 R231 R315 accounting entries stand by reporting period, are filled in in place and compared with the period before', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const before = await newPeriod(ask, fund.id, 'Q2 2026', '2026-06-30')
  await ask('POST', '/api/accounting-entries', {
    fundId: fund.id,
    reportingPeriodId: before.id,
    totalCash: '1000',
    borrowings: '200',
    otherAssetsAndLiabilities: '-50',
  })
  await act(ask, before, 'complete')
  const period = await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/accounting/overview`)
  await expect(row(page, /^Q2 2026/)).toContainText('750.00')
  await expect(amount(page, 'Total cash', 'Q2 2026')).toHaveCount(0)
  const left = row(page, /^Q3 2026/).getByText('This field is required.')
  await amount(page, 'Borrowings', 'Q3 2026').fill('-0.01')
  await page.keyboard.press('Control+s')
  // Total cash and the other figure are left out; borrowings lower the value and are not negative.
  await expect(left).toHaveCount(2)
  await expect(row(page, /^Q3 2026/).getByText('Must be at least 0.')).toHaveCount(1)
  await amount(page, 'Borrowings', 'Q3 2026').fill('')
  await amount(page, 'Total cash', 'Q3 2026').fill('1,250.75')
  await expect(left).toHaveCount(2)
  await amount(page, 'Borrowings', 'Q3 2026').fill('0')
  await amount(page, 'Other assets and liabilities', 'Q3 2026').fill('(35.25)')
  await expect(row(page, /^Q3 2026/)).toContainText('1,215.50')
  await expect(row(page, /^Q3 2026/)).toContainText('+465.50')
  await expectAccessible(page)
  // A phone shows all of it, one below the other: nothing is scrolled to the side.
  await page.setViewportSize(PHONE)
  await expect(page.getByText('1,215.50', { exact: true })).toBeVisible()
  expect(await hiddenWidth(page)).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await saveWithKey(page)
  const [made] = (
    await ask<Made[]>('GET', `/api/accounting-entries?filter=${JSON.stringify({ reportingPeriodId: period.id })}`)
  ).body
  expect(made).toMatchObject({ totalCash: '1250.75', borrowings: '0.00', otherAssetsAndLiabilities: '-35.25' })
  // A row of the table is a period, so only the API can be asked without one.
  expect(
    (
      await ask('POST', '/api/accounting-entries', {
        fundId: fund.id,
        totalCash: '1',
        borrowings: '0',
        otherAssetsAndLiabilities: '0',
      })
    ).body,
  ).toMatchObject({ status: 400, errors: { reportingPeriodId: ['This field is required.'] } })
  await amount(page, 'Borrowings', 'Q3 2026').fill('10')
  await saveWithKey(page)
  expect((await ask<Made>('GET', `/api/accounting-entries/${made!.id}`)).body).toMatchObject({
    borrowings: '10.00',
    version: 2,
  })
  await page.getByRole('button', { name: 'Export' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click(),
  ])
  const [titles, ...entries] = (await readSheets(await download.path()))[0]!.data
  expect(titles).toEqual(['Reporting period', 'Total cash', 'Borrowings', 'Other assets and liabilities'])
  expect(entries).toEqual([
    ['Q3 2026', 1250.75, 10, -35.25],
    ['Q2 2026', 1000, 200, -50],
  ])
})

test('what was typed into cells is taken back cell by cell, and nothing comes back in another one @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const period = await newPeriod(ask, fund.id, 'Q2 2026', '2026-06-30')
  await newExpenses(ask, fund.id, period.id, '100')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/expenses/overview`)
  const cells = page.getByRole('main').locator('input[data-amount]')
  const values = () => cells.evaluateAll(all => all.slice(0, 3).map(cell => (cell as HTMLInputElement).value))
  await expect(cells.first()).toBeVisible()
  const before = await values()
  for (const [index, typed] of ['3000000', '13500000', '42'].entries()) {
    await cells.nth(index).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  expect(await values()).toEqual(['3,000,000.00', '13,500,000.00', '42.00'])
  await page.keyboard.press('Control+y')
  for (const left of [
    ['3,000,000.00', '13,500,000.00', before[2]],
    ['3,000,000.00', before[1], before[2]],
    before,
    before,
  ]) {
    await page.keyboard.press('Control+z')
    expect(await values()).toEqual(left)
  }
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+Shift+z')
  expect(await values()).toEqual(before)
  // What was thrown away stays away.
  await cells.first().fill('77')
  await page.getByRole('button', { name: 'Discard' }).click()
  await cells.nth(1).click()
  await page.keyboard.press('Control+z')
  expect(await values()).toEqual(before)
})

test('a closed period, and an agent, can only read; a fund without periods says what to do @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const [fund, empty] = [await newFund(ask), await newFund(ask)]
  const period = await newPeriod(ask, fund.id, 'Q2 2026', '2026-06-30')
  await newExpenses(ask, fund.id, period.id, '100')
  await signedIn(page, AGENT)
  await open(page, `/funds/${fund.id}/expenses/overview`)
  await expect(state(page)).toHaveText('You can read this. Changing it needs another role.')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await open(page, `/funds/${fund.id}/accounting/overview`)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/expenses/overview`)
  // As typed, and what was paid of it.
  const before = 'Total expenses3,400.000.00'
  await expect(row(page, /^Total expenses/)).toHaveText(before)
  await page.getByRole('main').getByRole('textbox').first().fill('-77,777')
  await expect(row(page, /^Total expenses/)).not.toHaveText(before)
  await expect(state(page)).toContainText('1 unsaved change')
  await act(ask, period, 'complete')
  await page.reload()
  await test.step('what was typed before the period was completed is set aside, and can be thrown away', async () => {
    await expect(state(page)).toContainText('Q2 2026 is completed or published: its figures cannot change.')
    await expect(state(page)).toContainText('1 change that you typed is set aside until it is open again.')
    await expect(row(page, /^Total expenses/)).toHaveText(before)
    await expect(page.getByRole('main')).not.toContainText('Your unsaved changes were kept')
    await page.getByRole('button', { name: 'Discard' }).click()
  })
  await expect(state(page)).toHaveText('Q2 2026 is completed or published: its figures cannot change.')
  await expect(row(page, /^Total expenses/)).toContainText('3,')
  for (const place of ['expenses', 'accounting']) {
    await open(page, `/funds/${empty.id}/${place}/overview`)
    await expect(page.getByRole('heading', { name: 'No reporting periods yet' })).toBeVisible()
    await expectAccessible(page)
  }
})
