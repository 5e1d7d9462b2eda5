/** What a completed period closes on the screens of the records that are dated in it. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import type { Asking } from '../browser/asking.ts'
import { ADMIN } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, saveWithKey, state, textField } from '../kit/opening.ts'
import { makeFixtures } from '../transactions/fixtures.ts'
import { act, newPeriod } from './fixtures.ts'
import type { Made } from '../browser/asking.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const details = (fundId: number, id: number) => `/funds/${fundId}/reporting-periods/${id}/details`

const closedOn = (page: Page, day: string) =>
  page.getByText(`The date ${day} falls in the reporting period Q1 2026, which is completed or published.`)

async function removeHere(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /^Delete/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

/** What is dated in a quarter that is still open, and beside it what is dated a day later. */
async function makeDated(ask: Asking) {
  const fixtures = await makeFixtures(ask)
  const make = async (resource: string, body: object) => (await ask<Made>('POST', `/api/${resource}`, body)).body
  for (const [supplier, date] of [
    ['Closed Quarter LLP', '2026-03-15'],
    ['Open Quarter LLP', '2026-04-01'],
  ])
    await make('invoices', {
      fundId: fixtures.fundId,
      supplier,
      number: `C-${fixtures.fundId}`,
      date,
      currencyId: fixtures.currencies['EUR'],
      total: '10.00',
      vat: '0',
    })
  return {
    fixtures,
    inside: await make('transactions', fixtures.body({ date: '2026-03-15' })),
    outside: await make('transactions', fixtures.body({ date: '2026-04-01' })),
    value: await make('fair-values', { investmentId: fixtures.investmentId, date: '2026-03-31', value: '1.00' }),
    period: await newPeriod(ask, fixtures.fundId, 'Q1 2026', '2026-03-31'),
  }
}

test('transactions, fair values and invoices of a completed period open read-only without Delete; nothing is saved or deleted into it or out of it until it is reopened @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/)
  const ask = await askingAs(server.address, ADMIN)
  const { fixtures, inside, outside, value, period } = await makeDated(ask)
  const fund = `/funds/${fixtures.fundId}`
  const values = `${fund}/investments/${fixtures.investmentId}/fair-values`
  await signedIn(page, ADMIN)

  // The page of a transaction still stands when somebody else completes its period.
  await open(page, `${fund}/transactions/${inside.id}/details`)
  const ofQuarter = JSON.stringify({ fundId: fixtures.fundId, supplier: 'Closed Quarter LLP' })
  const [invoice] = (await ask<Made[]>('GET', `/api/invoices?filter=${encodeURIComponent(ofQuarter)}`)).body
  await ask('POST', `/api/invoices/${invoice!.id}/approve`, {}, { 'if-match': `"${invoice!.version}"` })
  const completed = await act(ask, period, 'complete')
  await removeHere(page)
  await expect(closedOn(page, '15/03/2026').first()).toBeVisible()
  expect((await ask('GET', `/api/transactions/${inside.id}`)).status).toBe(200)

  for (const address of [`${fund}/transactions/${inside.id}`, `${values}/${value.id}`]) {
    await open(page, `${address}/details`)
    await expect(state(page), address).toHaveText(
      /^The date (15|31)\/03\/2026 falls in Q1 2026, which is completed\. It has to be reopened before this can change\.$/,
    )
    await expect(page.locator('main .field-input')).toHaveCount(0)
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  }
  await open(page, `${fund}/investments/${fixtures.investmentId}/details`)
  await expect(textField(page, 'Name')).toHaveValue('Aurelia Robotics')

  await open(page, `${fund}/transactions/${outside.id}/details`)
  await expect(bar(page).getByRole('button', { name: 'More actions' })).toBeVisible()
  await textField(page, 'Date').fill('15/03/2026')
  await page.keyboard.press('Control+s')
  await expect(closedOn(page, '15/03/2026').first()).toBeVisible()
  await textField(page, 'Date').fill('02/04/2026')
  await saveWithKey(page)
  await open(page, `${values}/add`)
  await textField(page, 'Date').fill('30/03/2026')
  await textField(page, 'Value').fill('5')
  await page.keyboard.press('Control+s')
  await expect(closedOn(page, '30/03/2026').first()).toBeVisible()
  await textField(page, 'Date').fill('01/04/2026')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/fair-values\/\d+\/details$/)

  // What other tests have invoiced since may fill the first page.
  await open(page, `/invoices/overview?filter=${encodeURIComponent(JSON.stringify({ fundId: fixtures.fundId }))}`)
  const panel = page.getByRole('complementary')
  await page.getByRole('button', { name: 'Closed Quarter LLP' }).click()
  await expect(panel).toContainText('Closed Quarter LLP')
  await expect(panel.getByRole('button', { name: /Edit|Delete|Approve/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open Quarter LLP' }).click()
  await panel.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Date').fill('15/03/2026')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(closedOn(page, '15/03/2026').first()).toBeVisible()
  await textField(dialog, 'Date').fill('02/04/2026')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel).toContainText('02/04/2026')

  const reopened = await act(ask, completed, 'reopen', { reason: 'Entered twice' })
  await page.reload()
  for (const address of [
    `${fund}/transactions/${inside.id}`,
    `${values}/${value.id}`,
    details(fixtures.fundId, reopened.id).replace('/details', ''),
  ]) {
    await open(page, `${address}/details`)
    await removeHere(page)
    await expect(page, address).toHaveURL(/overview$/)
  }
})
