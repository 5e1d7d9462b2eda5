/** Jobs of the fund accountant with capital movements, counted: distributing, publishing, correcting. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { Steps } from '../browser/steps.ts'
import { open, textField } from '../kit/opening.ts'
import { movementGround } from './ground.ts'

const lines = (page: Page) => page.getByRole('table', { name: 'Lines' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const stands = (page: Page, state: string) =>
  expect(page.locator('li[aria-current="step"]')).toContainText(state, { timeout: 30_000 })

test('R006 R221 a distribution with capital, gain and a recallable part takes at most eight steps to its notices', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId } = await movementGround(server.address)
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

test('R245 publishing takes three steps to the mail of each partner, and leads to a final record', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, act, askAdmin } = await movementGround(server.address)
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

test('R246 a completed movement is reopened with its reason, corrected in two steps, and completed again in five', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, ask } = await movementGround(server.address)
  const { id } = await movement('Call to correct', {}, 'Completed')
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details?tab=details`)
  const reopen = bar(page).getByRole('button', { name: 'Reopen', exact: true })
  await expect(reopen).not.toHaveAttribute('aria-disabled', 'true')
  const steps = new Steps(page)
  await steps.click(reopen)
  await steps.type(dialog(page).getByRole('textbox', { name: 'Reason' }), 'Twice as much')
  await steps.click(dialog(page).getByRole('button', { name: 'Reopen' }))
  await stands(page, 'Open')
  const correcting = new Steps(page)
  await textField(page, 'Investment funding').fill('')
  await correcting.type(textField(page, 'Investment funding'), '200000')
  await correcting.press('Control+s')
  await expect(bar(page)).toContainText('All changes are saved')
  expect(correcting.count).toBe(2)
  const complete = bar(page).getByRole('button', { name: 'Complete' })
  await expect(complete).not.toHaveAttribute('aria-disabled', 'true')
  await steps.click(complete)
  await steps.click(dialog(page).getByRole('button', { name: 'Complete' }))
  await stands(page, 'Completed')
  expect(steps.count).toBeLessThanOrEqual(5)
  const rows = (
    await ask<{ amount: string }[]>('GET', `/api/limited-partner-transactions?filter={"capitalMovementId":${id}}`)
  ).body
  expect(rows.map(({ amount }) => amount).sort()).toEqual(['100000.00', '40000.00', '60000.00'])
})
