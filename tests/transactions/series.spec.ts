/** The list of transactions by quarters; transactions made one after another: copied, or with the next form open. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, AGENT, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choiceField, choose, open, textField } from '../kit/opening.ts'
import { makeFixtures } from './fixtures.ts'

test('a quarter narrows the list, shows its cash, and each row says what it was, where and at which rate @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fixtures = await makeFixtures(ask)
  const dollars = {
    date: '2026-08-12',
    type: 'Investment',
    subType: 'Follow-on',
    investmentId: fixtures.investmentId,
    counterparty: 'Aurelia Holding',
    description: 'Series B',
    currencyId: fixtures.currencies['USD'],
    amountLocal: '-1000.00',
    exchangeRateToFund: '0.8873',
    exchangeRateToSystem: '0.8873',
    amountFund: '-887.30',
    amountSystem: '-887.30',
    status: 'Reconciled',
  }
  const call = { type: 'CapitalCall', subType: 'Investments', date: '2026-05-04', description: 'Call 1' }
  const called = { amountLocal: '2000.00', amountFund: '2000.00', amountSystem: '2000.00' }
  for (const body of [fixtures.body({ ...call, ...called }), fixtures.body(dollars), fixtures.body()])
    expect((await ask('POST', '/api/transactions', body)).status).toBe(201)
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/overview`)
  const row = page.getByRole('row', { name: /Series B/ })
  await expect(row).toContainText('Investment · Follow-on')
  await expect(row).toContainText('Aurelia Holding')
  await expect(row).toContainText('Aurelia Robotics')
  await expect(row).toContainText('(1,000.00) USD at 0.887300')
  // What is as it should be is said in plain words, what needs a step by a chip.
  await expect(row.locator('.status-chip')).toHaveAttribute('data-tone', 'plain')
  const chips = page.getByRole('row', { name: /Counsel/ }).locator('.status-chip')
  await expect(chips).toHaveText(['Booked', 'No document'])
  await expect(chips.first()).toHaveAttribute('data-tone', 'open')
  await page.getByRole('button', { name: 'Q3 2026' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Q3 2026' })).toHaveAttribute('aria-pressed', 'true')
  const cash = page.locator('.key-figures')
  await expect(cash).toContainText(/Cash on 30\/06\/2026\s*2,000\.00/)
  await expect(cash).toContainText(/Out\s*\(887\.30\)/)
  await expect(cash).toContainText(/Cash on 30\/09\/2026\s*1,112\.70/)
  await expect(cash).toContainText('No accounting yet')
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('aurelia hold')
  // The search follows the typing a moment later.
  await expect(page).toHaveURL(/aurelia/)
  // Cash is that of all transactions, whatever else narrows the list, and says so.
  await expect(cash).toContainText('of all transactions of these days')
  await expect(page.getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Q4 2026' }).click()
  await expect(page.getByText('No transaction found')).toBeVisible()
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(cash).toHaveCount(0)
})

test('R486 a row is copied into the form, asked about as the same once more, and saved with the next form open @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/422/)
  const ask = await askingAs(server.address, ADMIN)
  const fixtures = await makeFixtures(ask)
  await ask('POST', '/api/transactions', fixtures.body({ counterparty: 'Aldwin Tarn LLP', status: 'Reconciled' }))
  const stored = async () =>
    (
      await ask<{ description: string }[]>(
        'GET',
        `/api/transactions?filter={"fundId":${fixtures.fundId}}&sort=["id","ASC"]`,
      )
    ).body
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/overview`)
  await page.getByRole('row', { name: /Counsel/ }).hover()
  await page.getByRole('link', { name: /^Copy / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New transaction' })).toBeVisible()
  await expect(textField(page, 'Description')).toHaveValue('Counsel')
  await expect(textField(page, 'Amount local')).toHaveValue('(100.00)')
  await expect(textField(page, 'Counterparty')).toHaveValue('Aldwin Tarn LLP')
  await expect(choiceField(page, 'Status')).toHaveValue('Booked')
  await textField(page, 'Description').fill('Counsel, second part')
  await page.getByRole('button', { name: 'Save and new' }).click()
  const question = page.getByRole('alertdialog', { name: 'Is this right?' })
  await expect(question).toContainText('Recorded already with this day, type and amount: “Counsel”.')
  await question.getByRole('button', { name: 'Save all the same' }).click()
  await expect(page.getByText('Transaction created')).toBeVisible()
  // The next form is empty, without the copy in its address, and asks for the type first.
  await expect(choiceField(page, 'Type')).toHaveValue('')
  await expect(choiceField(page, 'Type')).toBeFocused()
  await expect(page.locator('.field')).toHaveCount(1)
  await expect(page).toHaveURL(new RegExp(`/funds/${fixtures.fundId}/transactions/add$`))
  await expect.poll(stored).toMatchObject([
    { description: 'Counsel', status: 'Reconciled' },
    { description: 'Counsel, second part', status: 'Booked', counterparty: 'Aldwin Tarn LLP', amountFund: '-100.00' },
  ])
  await choose(page, 'Type', 'Expense', 'Expense')
  await choose(page, 'Sub-type', 'Bank fees', 'Bank fees')
  await textField(page, 'Date').fill('06/10/2026')
  await textField(page, 'Description').fill('Fees')
  await textField(page, 'Amount local').fill('(12.00)')
  await expect(page.locator('.field[data-field="amountFund"]')).toContainText('(12.00)')
  await page.getByRole('button', { name: 'Create transaction' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Expense: Bank fees' })).toBeVisible()
  await expect.poll(stored).toHaveLength(3)
})

test('whoever only reads is offered neither @long', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  const fixtures = await makeFixtures(ask)
  await ask('POST', '/api/transactions', fixtures.body())
  await signedIn(page, AGENT)
  await open(page, `/funds/${fixtures.fundId}/transactions/overview`)
  await expect(page.getByRole('row', { name: /Counsel/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Copy|Edit) / })).toHaveCount(0)
})
