/** Two people at the same movement, each in a browser of their own. */
import type { Page } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { open } from '../kit/opening.ts'
import { movementFixtures } from './fixtures.ts'

const lines = (page: Page) => page.getByRole('table', { name: 'Lines' })
const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const funding = (page: Page, partner: string) =>
  lines(page).getByRole('textbox', { name: `${partner}: Investment funding`, exact: true })

test.use({
  expectedErrors: async ({}, use) => {
    await use([/status of 4(09|12)/])
  },
})

test('who types lines while another completes is told in words, and finds what was typed again @long', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const { fundId, movement, act, askAdmin } = await movementFixtures(server.address)
  const { id } = await movement('Call of two')
  const address = `/funds/${fundId}/capital-movements/${id}/details`
  await signedIn(page, USER)
  await open(page, address)
  await funding(page, 'Alder Pension Fund').fill('49,000')
  await funding(page, 'Birch Insurance').fill('31,000')

  const other = await browser.newContext({ baseURL: server.address })
  try {
    const second = await other.newPage()
    await second.goto(address)
    await choose(second, ADMIN)
    await settled(second)
    await bar(second).getByRole('button', { name: 'Complete' }).click()
    await dialog(second).getByRole('button', { name: 'Complete' }).click()
    await expect(second.locator('li[aria-current="step"]')).toContainText('Completed', { timeout: 30_000 })
  } finally {
    await other.close()
  }

  await bar(page).getByRole('button', { name: 'Save lines' }).click()
  await expect(page.getByText(/Hanne Birk/).first()).toBeVisible()
  await expect(page.locator('li[aria-current="step"]')).toContainText('Completed')
  await expect(bar(page)).toContainText('The movement is completed')
  const kept = page.getByRole('status').filter({ hasText: '2 lines that you have typed are not saved' })
  await expect(kept).toContainText('Alder Pension Fund: Investment funding 49,000.00')
  await expect(kept).toContainText('Birch Insurance: Investment funding 31,000.00')
  // The table shows what stands, not what was typed.
  await expect(lines(page).getByRole('row', { name: /^Alder/ })).toContainText('50,000.00')
  await page.reload()
  await expect(kept).toContainText('49,000.00')

  await expect.poll(async () => (await act(askAdmin, { id }, 'reopen', { reason: 'Lines' })).status).toBe(200)
  await page.reload()
  await expect(funding(page, 'Alder Pension Fund')).toHaveValue('49,000.00')
  await bar(page).getByRole('button', { name: 'Save lines' }).click()
  await expect(bar(page)).toContainText('All changes are saved')
  await expect(kept).toHaveCount(0)
})

test('lines that another has made again keep what is typed, by partner @long', async ({ page, server, signedIn }) => {
  const { fundId, movement, act, askAdmin } = await movementFixtures(server.address)
  const { id } = await movement('Call made again')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await funding(page, 'Alder Pension Fund').fill('49,000')
  await funding(page, 'Birch Insurance').fill('31,000')
  expect((await act(askAdmin, { id }, 'generate-lines')).status).toBe(200)
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/Hanne Birk/).first()).toBeVisible()
  await expect(funding(page, 'Alder Pension Fund')).toHaveValue('49,000.00')
  await expect(bar(page)).toContainText('2 lines changed')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toContainText('All changes are saved')
})

test('the amount that another has stored under a typed one stands beside it, until one of them is saved @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, act, ask, askAdmin, partners } = await movementFixtures(server.address)
  const { id } = await movement('Call typed by both')
  const stored = async () =>
    (
      await ask<{ limitedPartnerId: number; investmentFunding: string }[]>(
        'GET',
        `/api/capital-movement-lines?filter={"capitalMovementId":${id}}`,
      )
    ).body.find(({ limitedPartnerId }) => limitedPartnerId === partners[0]?.id)?.investmentFunding
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await funding(page, 'Alder Pension Fund').fill('70,000')
  await funding(page, 'Birch Insurance').fill('31,000')
  const changed = { lines: [{ limitedPartnerId: partners[0]?.id, investmentFunding: '65000' }] }
  expect((await act(askAdmin, { id }, 'lines', changed)).status).toBe(200)
  await page.keyboard.press('Control+s')
  const told = page.locator('.notification').filter({ hasText: 'Changed in the meantime' })
  await expect(told).toContainText(/Hanne Birk .*Your amounts are still here\. What both of you changed is marked/)
  await expect(told).not.toContainText('Nothing of yours was done')
  await expect(funding(page, 'Alder Pension Fund')).toHaveValue('70,000.00')
  await expect(funding(page, 'Alder Pension Fund')).toHaveAccessibleDescription('Stored in the meantime: 65,000.00')
  await expect(funding(page, 'Birch Insurance')).toHaveAccessibleDescription('')
  expect(await stored()).toBe('65000.00')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toContainText('All changes are saved')
  await expect(funding(page, 'Alder Pension Fund')).toHaveAccessibleDescription('')
  expect(await stored()).toBe('70000.00')
})
