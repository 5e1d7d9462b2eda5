/**
 * The screens of fair values: the line over time, the table of weighted values, and warnings that do not stop the save.
 */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { fieldError, open, saveWithKey, textField } from '../kit/opening.ts'
import { newPeriod } from '../reporting-periods/fixtures.ts'
import { newCompany, newFairValue, newFund, newInvestment, newPurchase } from '../investments/fixtures.ts'
import type { Made } from '../browser/asking.ts'

const cell = (page: Page, what: string, company: string) => page.getByRole('textbox', { name: `${what} of ${company}` })
const sum = (page: Page) => page.getByRole('row', { name: /^Weighted sum/ })

test('R094 R095 R096 R144 R152 R310 R311 R312 R313 R314 R452 a fair value is weighted over its companies; both warnings follow each key, and saving goes on', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(60_000)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const investment = await newInvestment(ask, fund)
  const [rail, logistics] = [await newCompany(ask, investment, 'Rail'), await newCompany(ask, investment, 'Logistics')]
  await newCompany(ask, investment, 'Marine', { fromDate: '2026-01-01' })
  await newFairValue(ask, investment, '2025-06-30', '900.00', { cost: '800.00' })
  await newFairValue(ask, investment, '2025-09-30', '1000.00', {
    cost: '800.00',
    weightedValues: [
      { companyId: rail.id, fullyDilutedOwnership: '40', companyValue: '2000.00' },
      { companyId: logistics.id, fullyDilutedOwnership: '10', companyValue: '2000.00' },
    ],
  })
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/${investment.id}/fair-values/overview`)
  await expect(page.getByRole('slider', { name: /Value over time/ })).toBeVisible()
  await expect(page.getByRole('row').nth(1)).toContainText('30/09/2025')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New fair value' }).click()
  await expect(page.getByText('Amounts in EUR', { exact: true })).toBeVisible()
  await textField(page, 'Date').fill('')
  await page.getByRole('button', { name: 'Create fair value' }).click()
  await expect(fieldError(page, 'Date')).toHaveText('This field is required.')
  await textField(page, 'Date').fill('22/11/2026')
  for (const field of ['Cost', 'Fully diluted ownership', 'Value']) await textField(page, field).fill('-0.01')
  await page.getByRole('button', { name: 'Create fair value' }).click()
  await expect(fieldError(page, 'Date')).toContainText('Must not be later than today')
  for (const field of ['Cost', 'Fully diluted ownership', 'Value'])
    await expect(fieldError(page, field), field).toContainText('Must be at least 0.')
  await textField(page, 'Date').fill('31/12/2025')
  await textField(page, 'Cost').fill('800')
  await textField(page, 'Fully diluted ownership').fill('0')
  await textField(page, 'Value').fill('')
  await page.getByRole('button', { name: 'Create fair value' }).click()
  await expect(fieldError(page, 'Value')).toHaveText('This field is required.')
  await textField(page, 'Value').fill('1200')
  await expect(page.getByText('The company list differs from what is expected: Rail, Logistics.')).toBeVisible()
  // The companies stand there with the ownership of the last time, which counts once they have a value.
  await expect(cell(page, 'Fully diluted ownership', 'Rail')).toHaveValue('40.0000\u00a0%')
  await expect(cell(page, 'Fully diluted ownership', 'Rail')).toHaveAccessibleDescription('proposed')
  await cell(page, 'Company value', 'Rail').fill('2500')
  await expect(sum(page)).toContainText('1,000.00')
  await cell(page, 'Company value', 'Logistics').pressSequentially('2')
  await expect(sum(page)).toContainText('1,000.20')
  await expect(
    page.getByText(
      'The value does not equal the weighted sum: value 1,200.00, weighted sum 1,000.20, difference 199.80.',
    ),
  ).toBeVisible()
  await cell(page, 'Company value', 'Logistics').pressSequentially('001')
  await expect(sum(page)).toContainText('1,200.10')
  await expect(page.getByText('weighted sum 1,200.10, difference (0.10).')).toBeVisible()
  await expect(page.getByText('The company list differs')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /Create fair value/ }).click()
  await expect(page).toHaveURL(/fair-values\/\d+\/details$/)
  await expect(page.getByText('difference (0.10).')).toBeVisible()
  await page.getByRole('button', { name: 'Use weighted sum' }).click()
  await expect(page.getByText('The value equals the weighted sum')).toBeVisible()
  await saveWithKey(page)
  await page.getByRole('button', { name: 'Remove Logistics' }).click()
  await expect(page.getByText('The company list differs from what is expected: Logistics.')).toBeVisible()
  await expect(sum(page)).toContainText('1,000.00')
  await page.getByRole('button', { name: 'Save with 2 warnings' }).click()
  await expect(page.getByRole('region', { name: 'State and actions' })).toContainText('All changes are saved')
  await expectAccessible(page)
  const id = Number(/fair-values\/(\d+)/.exec(page.url())![1])
  expect((await ask('GET', `/api/fair-values/${id}`)).body).toMatchObject({
    date: '2025-12-31',
    value: '1200.10',
    weightedSum: '1000.00',
    weightedValues: [{ companyId: rail.id, companyValue: '2500.00', weightedValue: '1000.00' }],
  })
})

test('R415 generating for an investment without companies says that there are none; its value of today is accepted', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const investment = await newInvestment(ask, fund)
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/${investment.id}/fair-values/add`)
  await page.getByRole('button', { name: 'Generate from companies' }).click()
  await expect(page.getByText('No companies to generate fair values for')).toBeVisible()
  await textField(page, 'Date').fill('21/11/2026')
  await textField(page, 'Value').fill('1200')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/fair-values\/\d+\/details$/)
  expect(
    (await ask('GET', `/api/fair-values?filter=${JSON.stringify({ investmentId: investment.id })}`)).body,
  ).toMatchObject([{ date: '2026-11-21', value: '1200.00' }])
})

test('the fair values of a quarter are pasted into one screen, beside those of the quarter before, and outlive a reload and another person @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/412/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const made = [
    await newInvestment(ask, fund, { name: 'Aurelia' }),
    await newInvestment(ask, fund, { name: 'Brightwater' }),
    await newInvestment(ask, fund, {
      name: 'Cobaltline',
      subscriptionDate: '2025-01-01',
      commitments: [{ date: '2025-01-01', value: '1' }],
    }),
  ]
  const [aurelia, brightwater] = [made[0]!, made[1]!]
  await newPurchase(ask, fund, aurelia, '-812.00')
  const company = await newCompany(ask, brightwater, 'Sensors')
  await newFairValue(ask, aurelia, '2024-09-30', '900.00', { cost: '800.00' })
  const kept = await newFairValue(ask, brightwater, '2024-12-31', '5.00', {
    weightedValues: [{ companyId: company.id, fullyDilutedOwnership: '10', companyValue: '50.00' }],
  })
  await newPeriod(ask, fund.id, 'Q4 2024', '2024-12-31')
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/overview`)
  await page.getByRole('button', { name: 'Enter fair values' }).click()
  const sheet = page.getByRole('dialog', { name: 'Fair values of a period' })
  const value = (name: string) => sheet.getByRole('textbox', { name: `Value of ${name}` })
  await expect(sheet.getByRole('row', { name: /^Aurelia 900\.00/ })).toBeVisible()
  await expect(value('Cobaltline')).toHaveCount(0)
  const cost = (name: string) => sheet.getByRole('textbox', { name: `Cost of ${name}` })
  const shown = async () =>
    Promise.all(
      [cost('Aurelia'), value('Aurelia'), cost('Brightwater'), value('Brightwater')].map(cell => cell.inputValue()),
    )
  const paste = (text: string) =>
    page.evaluate(pasted => {
      const data = new DataTransfer()
      data.setData('text/plain', pasted)
      document.activeElement!.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    }, text)
  const before = await shown()
  // Two columns stay two, what does not fit changes nothing, and each step is taken back by itself.
  await cost('Aurelia').focus()
  await paste('10\t1,000\r\n20\t2,000\r\n')
  expect(await shown()).toEqual(['10.00', '1,000.00', '20.00', '2,000.00'])
  await value('Brightwater').focus()
  await page.keyboard.press('Control+d')
  expect(await shown()).toEqual(['10.00', '1,000.00', '20.00', '1,000.00'])
  await value('Aurelia').focus()
  await paste('10\t1,000\r\n20\t2,000\r\n')
  await expect(page.locator('.notification').filter({ hasText: 'This does not fit here' })).toContainText(
    'Columns copied: 2; columns from here on: 1. Nothing was pasted.',
  )
  expect(await shown()).toEqual(['10.00', '1,000.00', '20.00', '1,000.00'])
  await page.keyboard.press('Control+z')
  expect(await shown()).toEqual(['10.00', '1,000.00', '20.00', '2,000.00'])
  await page.keyboard.press('Control+z')
  expect(await shown()).toEqual(before)
  // What is thrown away while it is on its way to the server never gets there.
  await page.route('**/api/fair-values', route => (route.request().method() === 'POST' ? undefined : route.fallback()))
  await value('Aurelia').fill('77')
  const cancelled = page.waitForEvent('requestfailed', request => request.method() === 'POST')
  await sheet.getByRole('button', { name: 'Save 1 fair value' }).click()
  await sheet.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Leave and discard' }).click()
  await cancelled
  await page.unroute('**/api/fair-values')
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Enter fair values' }).click()
  await expect(sheet.getByRole('row', { name: /^Aurelia 900\.00/ })).toBeVisible()
  expect(await shown()).toEqual(before)
  await value('Aurelia').focus()
  await paste('1,100.00\n1,000.00\n')
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText(/2,100\.00\s*200\.00/)
  const ownership = sheet.getByRole('textbox', { name: /ownership of Aurelia/ })
  await ownership.fill('120')
  await expect(sheet.getByText('more than 100 %')).toHaveCount(1)
  await ownership.fill('')
  await expect(sheet.getByText('more than 100 %')).toHaveCount(0)
  await expect(cost('Aurelia')).toHaveValue('812.00')
  await expectAccessible(page)
  page.once('dialog', asked => {
    void asked.accept()
  })
  await page.reload()
  await expect(sheet).toContainText('Your unsaved changes were kept.')
  await expect(value('Aurelia')).toHaveValue('1,100.00')
  // Somebody else gives one of them another cost and value, before it is saved here.
  const theirs = {
    date: '2024-12-31',
    cost: '7.00',
    value: '990.00',
    weightedValues: [{ companyId: company.id, fullyDilutedOwnership: '10', companyValue: '50.00' }],
  }
  expect(await ask('PUT', `/api/fair-values/${kept.id}`, theirs, { 'if-match': '"1"' })).toMatchObject({ status: 200 })
  await sheet.getByRole('button', { name: 'Save 2 fair values' }).click()
  await expect(page.locator('.notification').filter({ hasText: 'Changed in the meantime' })).toContainText(
    'Your amounts are still here.',
  )
  await expect(value('Brightwater')).toHaveAccessibleDescription('Stored in the meantime: 990.00')
  await sheet.getByRole('button', { name: 'Save 1 fair value' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('row', { name: /Aurelia.*1,100/ })).toBeVisible()
  expect((await ask('GET', `/api/fair-values/${kept.id}`)).body).toMatchObject({
    value: '1000.00',
    cost: '7.00',
    weightedSum: '5.00',
  })
  const [added] = (
    await ask<{ value: string; cost: string }[]>(
      'GET',
      `/api/fair-values?filter=${JSON.stringify({ investmentId: aurelia.id, date: '2024-12-31' })}`,
    )
  ).body
  expect(added).toMatchObject({ value: '1100.00', cost: '812.00' })
})

test('the sheet of a quarter begins with ownership, method, companies and cost as proposals; rows are filled as before, and taken back @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const [harbour, kestrel] = [
    await newInvestment(ask, fund, { name: 'Harbour' }),
    await newInvestment(ask, fund, { name: 'Kestrel' }),
  ]
  const [rail, logistics] = [await newCompany(ask, kestrel, 'Rail'), await newCompany(ask, kestrel, 'Logistics')]
  await newPurchase(ask, fund, harbour, '-750.00')
  await newFairValue(ask, harbour, '2024-09-30', '900.00', { method: 'Net assets', cost: '700.00' })
  await newFairValue(ask, kestrel, '2024-09-30', '1000.00', {
    method: 'Multiples',
    fullyDilutedOwnership: '25',
    weightedValues: [
      { companyId: rail.id, fullyDilutedOwnership: '40', companyValue: '2000.00' },
      { companyId: logistics.id, fullyDilutedOwnership: '10', companyValue: '2000.00' },
    ],
  })
  const period = await newPeriod(ask, fund.id, 'Q4 2024', '2024-12-31')
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/overview?fairValuesOf=${period.id}`)
  const sheet = page.getByRole('dialog', { name: 'Fair values of a period' })
  const box = (what: string, name: string) => sheet.getByRole('textbox', { name: `${what} of ${name}` })
  const method = (name: string) => sheet.getByRole('combobox', { name: `Method of ${name}` })
  await expect(box('Cost', 'Harbour')).toHaveValue('750.00')
  await expect(box('Cost', 'Harbour')).toHaveAccessibleDescription('proposed: transactions')
  await expect(method('Harbour')).toHaveValue('Net assets')
  await expect(method('Kestrel')).toHaveAccessibleDescription('proposed: 30/09/2024')
  await expect(box('Fully diluted ownership', 'Kestrel')).toHaveValue('25.0000\u00a0%')
  await expect(box('Fully diluted ownership', 'Rail')).toHaveValue('40.0000\u00a0%')
  await expect(box('Fully diluted ownership', 'Rail')).toHaveAccessibleDescription('proposed: 30/09/2024')
  await expect(box('Company value', 'Rail')).toHaveValue('')
  await expectAccessible(page)
  // A phone shows all of it, one below the other: nothing is scrolled to the side.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(box('Cost', 'Harbour')).toBeVisible()
  const table = sheet.getByRole('table')
  expect(await table.evaluate(({ parentElement: around }) => around!.scrollWidth - around!.clientWidth)).toBe(0)
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  // Nothing was typed: there is nothing to save yet, and nothing to ask about when it is closed.
  await expect(sheet.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true')

  await sheet.getByRole('button', { name: 'As before for 2 empty rows' }).click()
  await expect(box('Value', 'Harbour')).toHaveValue('900.00')
  await expect(box('Company value', 'Logistics')).toHaveValue('2,000.00')
  await expect(box('Value', 'Kestrel')).toHaveValue('1,000.00')
  await expect(sheet.getByRole('row', { name: /^Total/ })).toContainText('1,900.00')
  await expect(sheet.getByRole('button', { name: /^As before/ })).toHaveCount(0)
  await expect(box('Value', 'Harbour')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(box('Value', 'Kestrel')).toHaveValue('')
  await sheet.getByRole('button', { name: 'As before: Harbour' }).click()
  await expect(box('Value', 'Harbour')).toHaveValue('900.00')
  await expect(box('Value', 'Kestrel')).toHaveValue('')

  // A pasted column stays among the companies; the value follows from them.
  await box('Company value', 'Logistics').focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '3,000\n2,500\n')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(box('Company value', 'Rail')).toHaveValue('2,500.00')
  await expect(box('Value', 'Kestrel')).toHaveValue('1,300.00')
  await expect(box('Value', 'Kestrel')).toHaveAccessibleDescription('proposed: weighted sum')
  await method('Kestrel').selectOption('Sum of the parts')
  await sheet.getByRole('button', { name: 'Save 2 fair values' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/investments\/overview$/)
  const stored = async (investmentId: number) => {
    const filter = JSON.stringify({ investmentId, date: '2024-12-31' })
    const [found] = (await ask<Made[]>('GET', `/api/fair-values?filter=${filter}`)).body
    return (await ask('GET', `/api/fair-values/${found!.id}`)).body
  }
  expect(await stored(harbour.id)).toMatchObject({ value: '900.00', cost: '750.00', method: 'Net assets' })
  expect(await stored(kestrel.id)).toMatchObject({
    value: '1300.00',
    cost: null,
    method: 'Sum of the parts',
    fullyDilutedOwnership: '25',
    weightedSum: '1300.00',
    weightedValues: [
      { companyId: logistics.id, companyValue: '3000.00' },
      { companyId: rail.id, companyValue: '2500.00' },
    ],
  })
})

test('a new fair value begins with ownership, method and cost as proposals of its day, and is filled as before @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const investment = await newInvestment(ask, fund)
  const rail = await newCompany(ask, investment, 'Rail')
  await newPurchase(ask, fund, investment, '-750.00')
  await newFairValue(ask, investment, '2024-09-30', '800.00', {
    method: 'Net assets',
    fullyDilutedOwnership: '40',
    weightedValues: [{ companyId: rail.id, fullyDilutedOwnership: '40', companyValue: '2000.00' }],
  })
  await newPeriod(ask, fund.id, 'Q4 2024', '2024-12-31')
  await signedIn(page, USER)
  await open(page, `/funds/${fund.id}/investments/${investment.id}/fair-values/add`)
  await expect(textField(page, 'Cost')).toHaveValue('750.00')
  await expect(page.getByText('By the transactions up to 31/12/2024 the cost is 750.00.')).toBeVisible()
  await expect(textField(page, 'Fully diluted ownership')).toHaveValue('40.0000\u00a0%')
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('Net assets')
  await expect(page.getByText('Proposed as on 30/09/2024.')).toHaveCount(2)
  await expect(textField(page, 'Value')).toHaveValue('')
  // Another day has other proposals; what a person has typed stays.
  await textField(page, 'Fully diluted ownership').fill('41')
  await textField(page, 'Date').fill('01/01/2024')
  await expect(textField(page, 'Cost')).toHaveValue('')
  await expect(page.getByRole('combobox', { name: 'Method' })).toHaveValue('')
  await textField(page, 'Date').fill('31/12/2024')
  await expect(textField(page, 'Cost')).toHaveValue('750.00')
  await expect(textField(page, 'Fully diluted ownership')).toHaveValue('41.0000\u00a0%')
  // The value follows from the companies, until another is typed.
  await cell(page, 'Company value', 'Rail').fill('3000')
  await expect(textField(page, 'Value')).toHaveValue('1,200.00')
  await expect(page.getByText('Proposed: the weighted sum.')).toBeVisible()
  await page.getByRole('button', { name: 'As before' }).click()
  await expect(textField(page, 'Value')).toHaveValue('800.00')
  await expect(cell(page, 'Company value', 'Rail')).toHaveValue('2,000.00')
  await expect(page.getByText('The value equals the weighted sum')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create fair value' }).click()
  await expect(page).toHaveURL(/fair-values\/\d+\/details$/)
  const id = Number(/fair-values\/(\d+)/.exec(page.url())![1])
  expect((await ask('GET', `/api/fair-values/${id}`)).body).toMatchObject({
    date: '2024-12-31',
    value: '800.00',
    cost: '750.00',
    method: 'Net assets',
    weightedValues: [{ companyId: rail.id, companyValue: '2000.00' }],
  })
})
