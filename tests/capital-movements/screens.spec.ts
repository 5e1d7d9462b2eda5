/** The screens of capital movements: the list, adding, the table of lines, completing, publishing and reopening. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import type { Asking, Made } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER, addressOf, expectAccessible } from '../browser/pages.ts'
import { Steps } from '../browser/steps.ts'
import { open, textField } from '../kit/opening.ts'

async function growthFund(ask: Asking): Promise<number> {
  const filter = encodeURIComponent(JSON.stringify({ name: 'Larkmoor Growth II SCSp' }))
  const [fund] = (await ask<Made[]>('GET', `/api/funds?filter=${filter}`)).body
  if (!fund) throw new Error('The demo data have no Larkmoor Growth II.')
  return fund.id
}

const lines = (page: Page) => page.getByRole('table', { name: 'Lines' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

test('R006 R078 R079 R080 R146 R454 a call is added and completed in seven steps; its lines tie, a changed one turns the total red, and pasted ones tie again', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fundId = await growthFund(ask)
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/overview`)
  await expect(page.getByRole('link', { name: 'Capital call 1', exact: true })).toBeVisible()
  await expectAccessible(page)

  const steps = new Steps(page)
  await steps.click(page.getByRole('link', { name: 'New capital movement' }))
  await steps.type(textField(page, 'Name'), 'Capital call by hand')
  await steps.type(textField(page, 'Investment funding'), '182000')
  // After the call that is announced, which would count on it and keep it from being reopened.
  await textField(page, 'Due date').fill('18/12/2026')
  await steps.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: 'Capital call by hand' })).toBeVisible()
  await expect(lines(page).getByText('ties').first()).toBeVisible()
  await steps.click(page.getByRole('button', { name: 'Complete', exact: true }))
  await expect(dialog(page).getByRole('row', { name: /Remaining commitment/ })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Complete' })).toBeVisible()
  expect(steps.count).toBeLessThanOrEqual(6)
  await page.keyboard.press('Escape')
  await expectAccessible(page)

  const first = lines(page).getByRole('textbox').first()
  const stored = await first.inputValue()
  await first.fill('1')
  await expect(lines(page).locator('.tie[data-tone="bad"]')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(lines(page).getByRole('textbox').nth(1)).toBeFocused()
  const second = await lines(page).getByRole('textbox').nth(1).inputValue()
  await new Steps(page).paste(first, `${stored}\n${second}`)
  await expect(lines(page).locator('.tie[data-tone="bad"]')).toHaveCount(0)
  await first.fill('1')
  await page.getByRole('button', { name: 'Save lines' }).click()
  await expect(page.getByText('Lines saved')).toBeVisible()
  await page.getByRole('button', { name: 'Regenerate lines' }).click()
  await expect(dialog(page).getByRole('columnheader', { name: 'Changed by hand, and lost' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Regenerate lines' }).click()
  await expect(first).toHaveValue(stored)

  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Completed' })).toHaveAttribute('aria-current', 'step')
  await expect(lines(page).getByRole('textbox')).toHaveCount(0)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')

  const address = addressOf(page)
  await signedIn(page, ADMIN)
  await open(page, address)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(dialog(page)).toContainText('This cannot be undone')
  await page.keyboard.press('Escape')
  const reopen = page.getByRole('button', { name: 'Reopen', exact: true })
  await ((await reopen.isVisible()) ? reopen : page.getByRole('button', { name: 'More' })).click()
  if (await page.getByRole('menuitem', { name: 'Reopen' }).isVisible())
    await page.getByRole('menuitem', { name: 'Reopen' }).click()
  await dialog(page).getByRole('textbox', { name: 'Reason' }).fill('A wrong amount')
  await dialog(page).getByRole('button', { name: 'Reopen' }).click()
  await expect(lines(page).getByRole('textbox').first()).toBeVisible()
})
