/** A transaction with an unusual sign is asked about before it is saved, and whoever goes back finds it as typed. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, state, textField } from '../kit/opening.ts'
import { makeFixtures } from './fixtures.ts'

test('R486 a form asks before it saves an unusual sign @long', async ({ page, server, signedIn, expectedErrors }) => {
  const ask = await askingAs(server.address, ADMIN)
  const fixtures = await makeFixtures(ask)
  const { body: made } = await ask('POST', '/api/transactions', fixtures.body())
  const stored = async () => (await ask('GET', `/api/transactions/${made.id}`)).body
  expectedErrors.push(/422/)
  await signedIn(page, USER)
  await open(page, `/funds/${fixtures.fundId}/transactions/${made.id}/details`)
  await textField(page, 'Amount local').fill('5,000')
  await page.keyboard.press('Control+s')
  const question = page.getByRole('alertdialog', { name: 'Is this right?' })
  await expect(question).toContainText('Expense: money usually goes out')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Go back' }).click()
  await expect(question).toBeHidden()
  await expect(textField(page, 'Amount local')).toHaveValue('5,000.00')
  expect(await stored()).toMatchObject({ amountLocal: '-100.00', version: 1 })
  await page.getByRole('button', { name: /^Save with 1 warning/ }).click()
  await question.getByRole('button', { name: 'Save all the same' }).click()
  await expect(state(page)).toHaveText('All changes are saved')
  expect(await stored()).toMatchObject({ amountLocal: '5000.00', version: 2 })
  // What was confirmed is not asked about again.
  await textField(page, 'Description').fill('Refund of counsel')
  await page.keyboard.press('Control+s')
  await expect(state(page)).toHaveText('All changes are saved')
  await expect.poll(stored).toMatchObject({ description: 'Refund of counsel', version: 3 })
})
