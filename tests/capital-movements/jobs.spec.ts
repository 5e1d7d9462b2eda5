/** Jobs of the fund accountant with capital movements, counted: distributing, publishing, correcting. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { Steps } from '../browser/steps.ts'
import { open, textField } from '../kit/opening.ts'
import { movementFixtures } from './fixtures.ts'
import type { MovementFixtures } from './fixtures.ts'

test.use({
  expectedErrors: async ({}, use) => {
    await use([/status of 422/])
  },
})

const lines = (page: Page) => page.getByRole('table', { name: 'Lines' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const stands = (page: Page, state: string) =>
  expect(page.locator('li[aria-current="step"]')).toContainText(state, { timeout: 30_000 })

test('R006 R221 a distribution with capital, gain and a recallable part takes at most eight steps to its notices @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId } = await movementFixtures(server.address)
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/overview`)
  const steps = new Steps(page)
  await steps.click(page.getByRole('link', { name: 'New capital movement' }).first())
  await steps.type(textField(page, 'Name'), 'Distribution by hand')
  await steps.type(textField(page, 'Investment funding'), '0')
  await steps.type(textField(page, 'Return of capital'), '600')
  await steps.type(textField(page, 'Realized gain'), '300')
  await steps.type(textField(page, 'Distribution'), '1000')
  await steps.type(textField(page, 'Recallable distribution'), '500')
  await steps.type(textField(page, 'NAV per share'), '1')
  await steps.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Distribution by hand' })).toBeVisible()
  // Half of each for the first of the three.
  const amounts = lines(page)
    .getByRole('row', { name: /^Alder/ })
    .getByRole('textbox')
  for (const [place, amount] of ['300.00', '150.00', '500.00', '250.00'].entries())
    await expect(amounts.nth(place)).toHaveValue(amount)
  await steps.click(bar(page).getByRole('button', { name: 'Complete' }))
  await expect(dialog(page)).toContainText('3 notices are made')
  await expect(dialog(page)).toContainText('have no active bank account to be paid to')
  await steps.click(dialog(page).getByRole('button', { name: 'Complete' }))
  await stands(page, 'Completed')
  expect(steps.count).toBeLessThanOrEqual(8)
})

test('R245 publishing takes three steps to the mail of each partner, and leads to a final record @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, act, askAdmin } = await movementFixtures(server.address)
  const { id } = await movement('Call to publish', {}, 'Completed')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  const publish = bar(page).getByRole('button', { name: 'Publish' })
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true')
  const steps = new Steps(page)
  await steps.click(publish)
  await expect(dialog(page)).toContainText('This cannot be undone')
  await steps.click(dialog(page).getByRole('button', { name: 'Publish' }))
  await stands(page, 'Published')
  await steps.click(page.getByRole('tab', { name: 'Mails' }))
  await expect(page.getByRole('row', { name: /robin.*@example\.org/ })).toHaveCount(3)
  expect(steps.count).toBeLessThanOrEqual(3)
  expect((await act(askAdmin, { id }, 'publish')).status).toBe(409)
  expect((await act(askAdmin, { id }, 'reopen', { reason: 'Too late' })).status).toBe(409)
})

/** As far as the open form, by an administrator: three steps. */
async function reopened(page: Page, steps: Steps, reason: string): Promise<void> {
  const reopen = bar(page).getByRole('button', { name: 'Reopen', exact: true })
  await expect(reopen).not.toHaveAttribute('aria-disabled', 'true')
  await steps.click(reopen)
  await steps.type(dialog(page).getByRole('textbox', { name: 'Reason' }), reason)
  await steps.click(dialog(page).getByRole('button', { name: 'Reopen' }))
  await stands(page, 'Open')
}

async function bookedAmounts({ ask }: MovementFixtures, id: number): Promise<string[]> {
  const rows = (
    await ask<{ amount: string }[]>('GET', `/api/limited-partner-transactions?filter={"capitalMovementId":${id}}`)
  ).body
  return rows.map(({ amount }) => amount).sort()
}

test('R246 a completed movement is reopened with its reason, corrected and completed again in five steps @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await movementFixtures(server.address)
  const { fundId, movement, ask } = fixtures
  const { id } = await movement('Call to correct', {}, 'Completed')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details?tab=details`)
  const steps = new Steps(page)
  await reopened(page, steps, 'Twice as much')
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  await textField(page, 'Investment funding').fill('')
  await steps.type(textField(page, 'Investment funding'), '200000')
  await steps.click(bar(page).getByRole('button', { name: 'Save and complete' }))
  await stands(page, 'Completed')
  expect(steps.count).toBe(5)
  expect(await bookedAmounts(fixtures, id)).toEqual(['100000.00', '40000.00', '60000.00'])
  const history = (await ask<{ action: string; reason?: string }[]>('GET', `/api/capital-movements/${id}/history`)).body
  expect(JSON.stringify(history)).toContain('Twice as much')
})

test('a line of a completed movement is corrected and completed again in five steps as well @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await movementFixtures(server.address)
  const { fundId, movement } = fixtures
  const { id } = await movement('Call with a wrong line', {}, 'Completed')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  const steps = new Steps(page)
  await reopened(page, steps, 'Two partners agreed otherwise')
  const amount = (name: string) =>
    lines(page).getByRole('textbox', { name: `${name}: Investment funding`, exact: true })
  await steps.type(amount('Alder Pension Fund'), '49000')
  await steps.type(amount('Birch Insurance'), '31000')
  await steps.click(bar(page).getByRole('button', { name: 'Save and complete' }))
  await stands(page, 'Completed')
  expect(steps.count).toBe(5)
  expect(await bookedAmounts(fixtures, id)).toEqual(['20000.00', '31000.00', '49000.00'])
})

test('what was not taken back on the page is asked about after its changes are saved @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement } = await movementFixtures(server.address)
  const { id } = await movement('Call to change')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details?tab=details`)
  await textField(page, 'Investment funding').fill('300000')
  await bar(page).getByRole('button', { name: 'Save and complete' }).click()
  await expect(dialog(page)).toContainText('3 notices are made')
  await page.keyboard.press('Escape')
  await stands(page, 'Open')
  await expect(bar(page)).toContainText('All changes are saved')
})

test('lines that do not tie are saved, and what keeps the movement from completing is said @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement } = await movementFixtures(server.address)
  const { id } = await movement('Call that misses', {}, 'Completed')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await reopened(page, new Steps(page), 'A line is wrong')
  await lines(page).getByRole('textbox').first().fill('49000')
  await bar(page).getByRole('button', { name: 'Save and complete' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The lines miss this amount by')
  await page.keyboard.press('Escape')
  await stands(page, 'Open')
})
