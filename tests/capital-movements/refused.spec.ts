/** What is refused at its field while a capital movement is written, what it proposes, and what a change would lose. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { USER, standing } from '../browser/pages.ts'
import { fieldError, open, saveWithKey, textField } from '../kit/opening.ts'
import { act, newExpenses, newFund, newPeriod } from '../reporting-periods/fixtures.ts'
import { movementFixtures } from './fixtures.ts'

const lines = (page: Page) => page.getByRole('table', { name: 'Lines' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const REQUIRED = 'This field is required.'

test.use({
  expectedErrors: async ({}, use) => {
    await use([/status of 4(00|09|22)/])
  },
})

test('R222 R316 R317 each field says what is wrong with it; no funding is an amount, and the periods propose fees and expenses @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const { fundId, ask } = await movementFixtures(server.address)
  const period = await newPeriod(ask, fundId, 'Q3 2026', '2026-09-30')
  await newExpenses(ask, fundId, period.id, '10.00')
  await signedIn(page, USER)
  // Without an account that can be proposed.
  const bare = await newFund(ask)
  await open(page, `/funds/${bare.id}/capital-movements/add`)
  await textField(page, 'Due date').fill('')
  await page.keyboard.press('Control+s')
  for (const title of ['Name', 'Due date', 'Fund bank account', 'Investment funding', 'NAV per share'])
    await expect(fieldError(page, title), title).toHaveText(REQUIRED)

  await open(page, `/funds/${fundId}/capital-movements/add`)
  await expect(textField(page, 'Due date')).toHaveValue('04/12/2026')
  await expect(page.getByRole('combobox', { name: 'Fund bank account' })).toHaveValue(/Drawdown account/)
  const typed = async (title: string, words: string) => {
    await textField(page, title).fill(words)
    await textField(page, title).press('Tab')
  }
  await typed('Name', 'Call of nothing')
  await typed('Due date', '15/12/2026')
  await typed('Investment funding', '0')
  await typed('NAV per share', '-1')
  await expect(fieldError(page, 'NAV per share')).toHaveText('Must not be below zero.')
  await typed('NAV per share', '1')
  await typed('Nominal share value', '0')
  await expect(fieldError(page, 'Nominal share value')).not.toHaveText('')
  await typed('Nominal share value', '1')
  await typed('Distribution', '10')
  await typed('Return of capital', '6')
  await typed('Realized gain', '4.01')
  await expect(fieldError(page, 'Distribution')).toHaveText(/together at most as much/)
  await typed('Realized gain', '4')
  await typed('Recallable distribution', '10.01')
  await expect(fieldError(page, 'Recallable distribution')).toHaveText(/at most as much/)
  await typed('Recallable distribution', '10')
  await expect(page.locator('.field-error')).toHaveCount(0)

  const periods = page.locator('[data-field="periods"]')
  await periods.getByRole('button', { name: 'Add a line' }).click()
  await periods.getByRole('combobox').fill('Q3')
  await page.getByRole('option', { name: 'Q3 2026' }).click()
  await expect(textField(page, 'Management fees')).not.toHaveValue('')
  const proposed = await textField(page, 'Management fees').inputValue()
  await expect(textField(page, 'Expenses paid-in')).not.toHaveValue('')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Call of nothing' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Q3 2026')
  await expect(lines(page).getByRole('columnheader', { name: 'Management fees' })).toBeVisible()
  await expect(lines(page).getByText(proposed)).toBeVisible()
})

test('R318 R319 a line above the remaining commitment is refused in its cell; a change that makes the lines again names what is lost @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const { fundId, movement, ask } = await movementFixtures(server.address)
  const { id } = await movement('Call by hand', { managementFees: '8000' })
  const address = `/funds/${fundId}/capital-movements/${id}/details`
  await signedIn(page, USER)
  await open(page, address)
  const funding = (partner: string) =>
    lines(page).getByRole('textbox', { name: `${partner}: Investment funding`, exact: true })
  // Half of the call, and five of the eight thousand of fees: the third partner pays none.
  await expect(funding('Alder Pension Fund')).toHaveValue('50,000.00')
  await expect(lines(page).getByRole('row', { name: /Cedar Foundation/ })).toContainText('skipped')
  await funding('Alder Pension Fund').fill('4,995,000.01')
  await page.getByRole('button', { name: 'Save lines' }).click()
  await expect(lines(page).locator('.amount-error')).toHaveText(
    'Alder Pension Fund may still be called for 5,000,000.00 only.',
  )
  await expect(funding('Alder Pension Fund')).toHaveValue('4,995,000.01')
  await page.getByRole('button', { name: 'Save and complete' }).click()
  await expect(lines(page).locator('.amount-error')).toHaveText(
    'Alder Pension Fund may still be called for 5,000,000.00 only.',
  )
  await expect(dialog(page)).toHaveCount(0)

  await funding('Alder Pension Fund').fill('60k')
  await funding('Birch Insurance').fill('20k')
  await page.getByRole('button', { name: 'Save lines' }).click()
  await expect(page.getByText('Lines saved')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Complete', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Regenerate lines' }).click()
  await expect(dialog(page).getByRole('row', { name: 'Alder Pension Fund Investment funding' })).toContainText(
    '60,000.0050,000.00',
  )
  await expect(dialog(page).getByRole('row', { name: 'Birch Insurance Investment funding' })).toBeVisible()
  await expect(dialog(page)).not.toContainText('Cedar')
  await page.keyboard.press('Escape')

  await open(page, `${address}?tab=details`)
  await textField(page, 'Name').fill('Call by hand, renamed')
  await saveWithKey(page)
  await textField(page, 'Due date').fill('16/12/2026')
  await page.keyboard.press('Control+s')
  await expect(dialog(page)).toContainText('lost for Alder Pension Fund, Birch Insurance')
  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await expect(textField(page, 'Due date')).toHaveValue('16/12/2026')
  expect((await ask('GET', `/api/capital-movements/${id}`)).body).toMatchObject({ dueDate: '2026-12-15' })
  await page.keyboard.press('Control+s')
  await dialog(page).getByRole('button', { name: 'Save all the same' }).click()
  await expect(page.getByRole('region', { name: 'State and actions' })).toContainText('All changes are saved')
  await page.getByRole('tab', { name: /^Lines/ }).click()
  await expect(funding('Alder Pension Fund')).toHaveValue('50,000.00')
})

test('a due date in a closed period is refused at its field, and a movement in one can no longer be changed @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, partners, act: actOn, ask } = await movementFixtures(server.address)
  const { id } = await movement('Call of the period', { dueDate: '2026-10-05' })
  const period = await newPeriod(ask, fundId, 'Until October', '2026-10-31')
  const completed = await act(ask, period, 'complete')
  expect(completed['status'], JSON.stringify(completed)).toBe('Completed')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await expect(page.getByRole('region', { name: 'State and actions' })).toContainText('falls in Until October')
  await expect(lines(page).getByRole('textbox')).toHaveCount(0)
  const change = { lines: [{ limitedPartnerId: partners[0]?.id, investmentFunding: '1' }] }
  for (const [action, input] of [
    ['lines', change],
    ['generate-lines', {}],
    ['complete', {}],
  ] as const)
    expect((await actOn(ask, { id }, action, input)).status, action).toBe(409)
  await open(page, `/funds/${fundId}/capital-movements/add`)
  await textField(page, 'Name').fill('Too early')
  await textField(page, 'Investment funding').fill('100')
  await textField(page, 'NAV per share').fill('1')
  await textField(page, 'Due date').fill('30/10/2026')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/The date 30\/10\/2026 falls in/).first()).toBeVisible()
  await textField(page, 'Due date').fill('02/11/2026')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Too early' })).toBeVisible()
})

test('an account that waits, or that the bank denies, is said on the movement and holds completing up @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, accountId, movement, ask, askAdmin } = await movementFixtures(server.address)
  const { id } = await movement('Call into an account')
  const account = async (action: string, input: object, asking = ask) => {
    const { version } = (await ask('GET', `/api/bank-accounts/${accountId}`)).body
    const answer = await asking('POST', `/api/bank-accounts/${accountId}/${action}`, input, {
      'if-match': `"${version}"`,
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  await signedIn(page, USER)
  const main = page.getByRole('main')
  await account('record-payee-answer', { answer: 'NoMatch', date: '2026-11-20' })
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  const complete = async () => {
    await page.getByRole('button', { name: 'Complete', exact: true }).click()
    await dialog(page).getByRole('button', { name: 'Complete' }).click()
  }
  await complete()
  await expect(page.getByText(/name of the holder does not match this account/).first()).toBeVisible()
  await account('record-payee-answer', { answer: 'Match', date: '2026-11-21' })
  await account('block', { reason: 'A letter came back' }, askAdmin)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await expect(main).toContainText('Drawdown account is not active')
  await complete()
  await expect(page.getByText(/Only an active account stands on a notice/).first()).toBeVisible()
  await open(page, `/funds/${fundId}/capital-movements/add`)
  await standing(page)
  await page.getByRole('combobox', { name: 'Fund bank account' }).click()
  await expect(page.getByRole('option', { name: /Drawdown account/ })).toHaveCount(0)
})
