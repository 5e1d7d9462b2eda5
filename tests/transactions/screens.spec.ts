/**
 * The screens of transactions and of an investment's bank accounts: lists, adding by keyboard alone, changing, and who
 * opens what.
 */
import type { Locator, Page } from '@playwright/test'
import { transaction } from '../../generated/entities/transaction.ts'
import { askingAs, type Refusal } from '../browser/asking.ts'
import { ADMIN, USER, addressOf, expectAccessible, expectAccessibleAlways, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { Steps } from '../browser/steps.ts'
import { choiceField, choose, fieldError, open, saveWithKey, textField } from '../kit/opening.ts'
import { makeFixtures } from './fixtures.ts'

// The last long file in the order of the alphabet: in one worker it would keep the other waiting.
test.describe.configure({ mode: 'parallel' })

const idIn = (page: Page) => Number(/(\d+)\/details$/.exec(addressOf(page))![1])
const derived = (page: Page, name: string) => page.locator(`.field[data-field="${name}"] .field-read-value`)

test('R062 a fund lists its transactions and those of its investments, with a filter, and what was found adds up', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const [fixtures, other] = [
    await makeFixtures(await askingAs(server.address, ADMIN)),
    await makeFixtures(await askingAs(server.address, ADMIN)),
  ]
  for (const body of [
    fixtures.body(),
    fixtures.body({
      type: 'Income',
      subType: 'Dividend',
      investmentId: fixtures.investmentId,
      amountLocal: '2500.50',
      amountSystem: '2500.50',
      amountFund: '2500.50',
    }),
    other.body(),
  ])
    expect((await ask('POST', '/api/transactions', body)).status).toBe(201)
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/overview`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await expect(page.getByRole('row').last()).toHaveText(
    /^2 transactions found\s*in 2,500.50\s*out \(100.00\)\s*2,400.50$/,
  )
  await expect(page.getByText('Amounts in EUR, the local amount below where it differs')).toBeVisible()
  await expectAccessibleAlways(page)
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Investment', exact: true }).click()
  await page.getByRole('checkbox', { name: 'None' }).click()
  await expect(page.getByRole('row').last()).toHaveText(/^1 transaction found\s*in 0.00\s*out \(100.00\)\s*\(100.00\)$/)
  // What it is stands beside the list; its page is one step further.
  const row = page.getByRole('row', { name: /Legal/ })
  await row.click({ position: { x: 8, y: 8 } })
  const panel = page.getByRole('complementary')
  await expect(row).toHaveAttribute('aria-current', 'true')
  await expect(panel).toContainText('(100.00) EUR')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await row.click({ position: { x: 8, y: 8 } })
  await panel.getByRole('link', { name: 'Open record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Expense: Legal' })).toBeVisible()
})

test('R063 R064 R144 a transaction with currencies is recorded in five steps by keyboard alone, and changed', async ({
  page,
  server,
  signedIn,
}) => {
  const admin = await askingAs(server.address, ADMIN)
  const fixtures = await makeFixtures(admin)
  const name = String((await admin('GET', `/api/funds/${fixtures.fundId}`)).body.name)
  await signedIn(page, USER)
  await open(page, '/')
  const keys = page.keyboard
  // Job 7 of the fund accountant. Tab alone leads from field to field.
  const steps = new Steps(page)
  const typeHere = async (field: Locator, words: string) => {
    await expect(field).toBeFocused()
    await steps.type(field, words)
    await keys.press('Tab')
  }
  const take = async (field: string, words: string) => {
    await expect(choiceField(page, field)).toBeFocused()
    await steps.choose(choiceField(page, field), words)
    await keys.press('Tab')
  }

  await steps.goTo(name)
  await expect(page).toHaveURL(new RegExp(`/funds/${fixtures.fundId}/`))
  await standing(page)
  await steps.goTo('Add transaction')
  await take('Type', 'Investment')
  await take('Sub-type', 'Follow-on')
  await typeHere(textField(page, 'Date'), '5/1/26')
  await expect(textField(page, 'Date')).toHaveValue('05/01/2026')
  await keys.press('Tab')
  await typeHere(textField(page, 'Description'), 'Series B')
  await expect(textField(page, 'Counterparty')).toBeFocused()
  await keys.press('Tab')
  await take('Investment', 'Aurelia Robotics')
  await expect(choiceField(page, 'Trading type')).toBeFocused()
  await keys.press('Tab')
  await expect(choiceField(page, 'Status')).toHaveValue('Booked')
  await keys.press('Tab')
  // The currency follows the deal.
  await expect(choiceField(page, 'Currency')).toHaveValue('USD')
  await expect(choiceField(page, 'Currency')).toBeFocused()
  await keys.press('Tab')
  await typeHere(textField(page, 'Amount local'), '(2.5m)')
  await expect(textField(page, 'Exchange rate to fund currency')).not.toHaveValue('')
  await expect(derived(page, 'amountFund')).not.toHaveText('–')
  const [rate, fundAmount] = [
    await textField(page, 'Exchange rate to fund currency').inputValue(),
    await derived(page, 'amountFund').innerText(),
  ]
  await steps.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Investment: Follow-on' })).toBeVisible()
  // The fund, the form, what it was, how much, save.
  expect(steps.taken).toEqual({ steps: 5, fields: 6 })

  const saved = (await admin<{ amountFund: string; amountSystem: string }>('GET', `/api/transactions/${idIn(page)}`))
    .body
  expect(saved).toMatchObject({
    fundId: fixtures.fundId,
    date: '2026-01-05',
    type: 'Investment',
    subType: 'Follow-on',
    investmentId: fixtures.investmentId,
    description: 'Series B',
    status: 'Booked',
    currencyId: fixtures.currencies['USD'],
    amountLocal: '-2500000.00',
    exchangeRateToFund: rate,
    exchangeRateToSystem: rate,
    fundAccountNumber: fixtures.accountNumber,
    nonCashItem: false,
    investmentType: 'Follow-on',
    impact: 'None',
  })
  expect(fundAmount).toContain(saved.amountFund.replace(/^-/, '(').replace(/\B(?=(\d{3})+\.)/g, ','))
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await expectAccessible(page)

  await textField(page, 'Exchange rate to fund currency').fill('0.8873')
  await choiceField(page, 'Counterparty account number').fill('DE37 9999 9999 0123 4567 89')
  await choose(page, 'Trading type', 'Buy', 'Buy')
  await expect(derived(page, 'amountFund')).toContainText('(2,218,250.00)')
  await saveWithKey(page)
  expect((await admin('GET', `/api/transactions/${idIn(page)}`)).body).toMatchObject({
    amountFund: '-2218250.00',
    amountSystem: saved.amountSystem,
    tradingType: 'Buy',
    counterpartyAccountNumber: 'DE37 9999 9999 0123 4567 89',
    version: 2,
  })
})

test('R308 what is left out is refused at its field; sub-types follow the type, rates the day @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await makeFixtures(await askingAs(server.address, ADMIN))
  const ask = await askingAs(server.address, USER)
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/add`)
  await page.getByRole('button', { name: 'Create transaction' }).click()
  // The type decides what else is asked.
  await expect(fieldError(page, 'Type')).toHaveText('This field is required.')
  await expect(page.locator('.field')).toHaveCount(1)
  await choose(page, 'Type', 'Investment', 'Investment')
  const asked = [
    'date',
    'subType',
    'exchangeRateToSystem',
    'exchangeRateToFund',
    'amountLocal',
    'nonCashItem',
    'investmentType',
    'impact',
    'description',
  ]
  // What is worked out is never said to be missing, and the currency is that of the fund until an investment is chosen.
  const required = [...asked, 'amountSystem', 'amountFund', 'currencyId']
  await expect(choiceField(page, 'Currency')).toHaveValue('EUR')
  for (const name of ['amountSystem', 'amountFund'])
    await expect(page.locator(`.field[data-field="${name}"] .field-error`)).toHaveCount(0)
  for (const name of asked)
    await expect(fieldError(page, transaction.fields.find(field => field.name === name)!.title), name).toHaveText(
      'This field is required.',
    )
  for (const name of [...required, 'status', 'fundAccountNumber', 'fundId']) {
    const { [name]: _left, ...body } = fixtures.body()
    const answer = await ask<Refusal>('POST', '/api/transactions', body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [name]])
  }
  // Who leaves a list empty that must not be gets back what stood there; the fund is that of the address.
  await choiceField(page, 'Status').fill('')
  await page.keyboard.press('Tab')
  await expect(choiceField(page, 'Status')).toHaveValue('Booked')
  await expect(choiceField(page, 'Fund')).toHaveCount(0)
  for (const type of ['Investment', 'Divestment', 'Income']) {
    await choose(page, 'Type', type, type)
    await expect(fieldError(page, 'Investment'), type).toHaveText('This field is required.')
  }
  await choiceField(page, 'Sub-type').click()
  await expect(page.getByRole('option')).toHaveText(['Dividend', 'Interest', 'Fee', 'Other', 'Withholding tax'])
  await page.getByRole('option', { name: 'Dividend' }).click()
  await choose(page, 'Type', 'Expense', 'Expense')
  await expect(fieldError(page, 'Sub-type')).toContainText('“Dividend” does not go with the type “Expense”.')
  await choose(page, 'Sub-type', 'Legal', 'Legal')
  await choose(page, 'Status', 'Pending', 'Pending')

  await textField(page, 'Date').fill('30/09/2026')
  await choose(page, 'Currency', 'SEK', 'SEK')
  await expect(page.locator('.field[data-field="exchangeRateToFund"] .field-help')).toHaveText('Rate of 30/09/2026')
  const first = await textField(page, 'Exchange rate to fund currency').inputValue()
  await textField(page, 'Date').fill('31/08/2026')
  await expect(textField(page, 'Exchange rate to fund currency')).not.toHaveValue(first)
  await textField(page, 'Exchange rate to fund currency').fill('0.1')
  await textField(page, 'Date').fill('30/09/2026')
  await expect(textField(page, 'Exchange rate to system currency')).toHaveValue(first)
  await expect(textField(page, 'Exchange rate to fund currency')).toHaveValue('0.100000')
  await textField(page, 'Amount local').fill('1,000')
  await expect(page.getByText('Expense: money usually goes out')).toBeVisible()
  await page.getByRole('button', { name: 'Turn the sign' }).click()
  await expect(page.getByText('Expense: money usually goes out')).toHaveCount(0)
  await expect(textField(page, 'Amount local')).toHaveValue('(1,000.00)')
  // What is derived is checked as it is now, not as it was before it followed.
  await expect(derived(page, 'amountFund')).toContainText('(100.00)')
  for (const name of ['amountFund', 'amountSystem'])
    await expect(page.locator(`.field[data-field="${name}"] .field-error`)).toHaveCount(0)
  await textField(page, 'Description').fill('Counsel')
  await expect(page.locator('.field-error')).toHaveCount(0)

  await expect(choiceField(page, 'Fund account number')).toHaveValue(fixtures.accountNumber)
  await choiceField(page, 'Fund account number').fill('')
  await page.keyboard.press('Control+s')
  await expect(fieldError(page, 'Fund account number')).toHaveText('This field is required.')
  await choiceField(page, 'Fund account number').fill(fixtures.accountNumber)
  await choose(page, 'Currency', 'EUR', 'EUR')
  await textField(page, 'Exchange rate to fund currency').fill('3')
  await expect(fieldError(page, 'Exchange rate to fund currency')).toContainText('A currency into itself is 1.')
  await textField(page, 'Exchange rate to fund currency').fill('1')
  await choose(page, 'Currency', 'JPY', 'JPY')
  await textField(page, 'Amount local').fill('(1,000.55)')
  await expect(fieldError(page, 'Amount local')).toContainText(/An amount in [A-Z]{3} is a whole number/)
  await textField(page, 'Amount local').fill('(1,000)')
  await expect(page.locator('.field-error')).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Expense: Legal' })).toBeVisible()
})

test('R089 R090 R091 R092 R093 R144 an investment has its own transactions and bank accounts, with fund and investment preset', async ({
  page,
  server,
  signedIn,
}) => {
  const admin = await askingAs(server.address, ADMIN)
  const fixtures = await makeFixtures(admin)
  const base = `/funds/${fixtures.fundId}/investments/${fixtures.investmentId}`
  await admin('POST', '/api/transactions', fixtures.body())
  await signedIn(page, USER)
  await open(page, `${base}/transactions/overview`)
  await expect(page.getByText('No transactions yet')).toBeVisible()
  await page.getByRole('link', { name: 'New transaction' }).first().click()
  await expect(choiceField(page, 'Type')).toBeVisible()
  await expect(choiceField(page, 'Investment')).toHaveCount(0)
  await choose(page, 'Type', 'Income', 'Income')
  await choose(page, 'Sub-type', 'Interest', 'Interest')
  await textField(page, 'Date').fill('30/09/2026')
  await textField(page, 'Description').fill('Interest of the third quarter')
  await expect(choiceField(page, 'Currency')).toHaveValue('USD')
  await choose(page, 'Currency', 'EUR', 'EUR')
  await textField(page, 'Amount local').fill('350k')
  await expect(derived(page, 'amountFund')).toContainText('350,000.00')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(new RegExp(`${base}/transactions/\\d+/details$`))
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Income: Interest' })).toBeVisible()
  await textField(page, 'Description').fill('Interest, third quarter')
  await saveWithKey(page)
  expect((await admin('GET', `/api/transactions/${idIn(page)}`)).body).toMatchObject({
    fundId: fixtures.fundId,
    investmentId: fixtures.investmentId,
    description: 'Interest, third quarter',
    amountFund: '350000.00',
    version: 2,
  })
  await open(page, `${base}/transactions/overview`)
  await expect(page.getByRole('row', { name: /Interest/ })).toHaveCount(1)
  await expect(page.getByRole('row')).toHaveCount(3)

  await open(page, `${base}/bank-accounts/overview`)
  await page.getByRole('button', { name: 'New bank account' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'New bank account' })
  await textField(dialog, 'Name').fill('Aurelia collections')
  await textField(dialog, 'Account number').fill('LU75 9990 0000 0000 0001')
  await textField(dialog, 'Bank code').fill('FIKTLULL')
  await choose(dialog, 'Currency', 'EUR', 'EUR')
  await choose(dialog, 'Country', 'Luxem', 'Luxembourg')
  await choose(dialog, 'Bank country', 'Luxem', 'Luxembourg')
  await dialog.getByRole('button', { name: 'Create bank account' }).click()
  await expect(page).toHaveURL(new RegExp(`${base}/bank-accounts/\\d+/details$`))
  // The bank may already have been asked about the holder, but nobody has verified a draft.
  await expect(page.getByText('Confirmation of payee')).toBeVisible()
  await expect(page.getByText('Verified by')).toBeHidden()
  await expectAccessible(page)
  await textField(page, 'City').fill('Vianden')
  await saveWithKey(page)
  expect((await admin('GET', `/api/bank-accounts/${idIn(page)}`)).body).toMatchObject({
    fundId: fixtures.fundId,
    investmentId: fixtures.investmentId,
    city: 'Vianden',
    status: 'Draft',
  })
  await open(page, `${base}/bank-accounts/overview`)
  await expect(page.getByRole('row', { name: /Aurelia collections.*Draft/ })).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('a transaction that a capital movement has booked is read only, and its page names the movement @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const newest = (resource: string, filter: object) =>
    ask<Record<string, unknown>[]>(
      'GET',
      `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=["date","DESC"]&range=[0,0]`,
    )
  const [booked] = (await newest('transactions', { capitalMovementId_null: false })).body
  const movement = (await ask('GET', `/api/capital-movements/${String(booked!['capitalMovementId'])}`)).body
  await signedIn(page, USER)
  await open(page, `/funds/${String(booked!['fundId'])}/transactions/${String(booked!['id'])}/details`)
  await expect(
    page.getByText(`The capital movement “${String(movement['name'])}” booked this transaction`),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /Save changes|Delete/ })).toHaveCount(0)
  await expectAccessible(page)
})
