/** What is typed into the lines and not saved yet: the bar speaks of it, and no way off the page loses it unasked. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { USER } from '../browser/pages.ts'
import { open, textField } from '../kit/opening.ts'
import { movementFixtures } from './fixtures.ts'

const lines = (page: Page) => page.getByRole('table', { name: 'Lines' })
const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const funding = (page: Page, partner: string) =>
  lines(page).getByRole('textbox', { name: `${partner}: Investment funding`, exact: true })

test.use({
  expectedErrors: async ({}, use) => {
    await use([/status of 422/])
  },
})

test('typed lines are what the bar speaks of, on every tab and after a reload, until they are saved @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, ask } = await movementFixtures(server.address)
  const { id } = await movement('Call being typed')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await expect(bar(page)).toContainText('All changes are saved')
  await funding(page, 'Alder Pension Fund').fill('49,000')
  await expect(bar(page)).toContainText('1 line changed')
  await expect(bar(page)).not.toContainText('All changes are saved')
  await funding(page, 'Birch Insurance').fill('many')
  await expect(bar(page)).toContainText('1 amount to correct')
  await funding(page, 'Birch Insurance').fill('31,000')
  await expect(bar(page)).toContainText('2 lines changed')
  await expect(bar(page).getByRole('button', { name: 'Regenerate lines' })).toHaveAttribute('aria-disabled', 'true')

  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(bar(page)).toContainText('2 lines changed')
  page.once('dialog', question => void question.accept())
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true')
  await expect(bar(page)).toContainText('2 lines changed')
  await page.getByRole('link', { name: 'Closings', exact: true }).click()
  await expect(dialog(page)).toContainText('has not been saved')
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog(page)).toHaveCount(0)

  await page.keyboard.press('Control+s')
  await expect(bar(page)).toContainText('All changes are saved')
  const stored = await ask<{ investmentFunding: string; changedByHand: boolean }[]>(
    'GET',
    `/api/capital-movement-lines?filter={"capitalMovementId":${id}}&sort=["commitment","DESC"]`,
  )
  expect(stored.body.map(line => line.investmentFunding)).toEqual(['49000.00', '31000.00', '20000.00'])
  await page.getByRole('tab', { name: /^Lines/ }).click()
  await expect(funding(page, 'Alder Pension Fund')).toHaveValue('49,000.00')
})

test('typed lines and a typed field are saved by one key, lines first, and what is lost is asked about @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement, ask } = await movementFixtures(server.address)
  const { id } = await movement('Call typed twice')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await funding(page, 'Alder Pension Fund').fill('49,000')
  await page.getByRole('tab', { name: 'Details' }).click()
  await textField(page, 'Purpose').fill('Bolts and nuts')
  await expect(bar(page)).toContainText('1 line changed')
  await expect(bar(page)).toContainText('1 unsaved change')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toContainText('All changes are saved')
  expect((await ask('GET', `/api/capital-movements/${id}`)).body).toMatchObject({ purpose: 'Bolts and nuts' })
  await textField(page, 'Investment funding').fill('200000')
  await page.keyboard.press('Control+s')
  await expect(dialog(page)).toContainText('lost for Alder Pension Fund')
})

test('discarding gives back the stored lines', async ({ page, server, signedIn }) => {
  const { fundId, movement } = await movementFixtures(server.address)
  const { id } = await movement('Call thrown away')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await funding(page, 'Alder Pension Fund').fill('49,000')
  await bar(page).getByRole('button', { name: 'Discard' }).click()
  await expect(funding(page, 'Alder Pension Fund')).toHaveValue('50,000.00')
  await expect(bar(page)).toContainText('All changes are saved')
})

test('a call and a distribution netted, with every component, needs no sideways scroll on a laptop @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement } = await movementFixtures(server.address)
  const { id } = await movement('Everything at once', {
    investmentFunding: '3322897.67',
    managementFees: '82317.30',
    expensesPaidIn: '17541.17',
    expensesOutOfPaidIn: '9000',
    lateEntranceFee: '1234.56',
    returnOfCapital: '1500000',
    realizedGain: '3000000',
    distribution: '4500000',
    recallableDistribution: '500000',
  })
  await signedIn(page, USER)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  await expect(lines(page).getByRole('columnheader')).toHaveCount(12)
  const overflow = () =>
    page.locator('.lines-card').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(await overflow()).toBe(0)
  // What is typed stands whole in its box.
  for (const box of await lines(page).getByRole('textbox').all())
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  await expect(lines(page).getByRole('row', { name: /^Alder/ })).toContainText('5,000,000.00')
  // On a narrower screen partner and total stay in sight.
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await overflow()).toBeGreaterThan(0)
  for (const scrollLeft of [0, 200]) {
    await page.locator('.lines-card').evaluate((card, left) => {
      card.scrollLeft = left
    }, scrollLeft)
    await expect(lines(page).getByRole('rowheader', { name: /^Alder/ })).toBeInViewport({ ratio: 1 })
    await expect(lines(page).locator('tbody [data-total]').first()).toBeInViewport({ ratio: 1 })
  }
})

test('a line with a part above its distribution is refused in its cell while it is typed, and fits again @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, movement } = await movementFixtures(server.address)
  const { id } = await movement('Distribution being typed', {
    investmentFunding: '0',
    returnOfCapital: '600',
    realizedGain: '300',
    distribution: '1000',
    recallableDistribution: '500',
  })
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/capital-movements/${id}/details`)
  // Of the first: 300 and 150 of 500, of which 250 may be called again.
  const cell = (title: string) =>
    lines(page).getByRole('textbox', { name: `Alder Pension Fund: ${title}`, exact: true })
  const refused = lines(page).locator('.amount-error')
  await cell('Return of capital').fill('350')
  await expect(refused).toHaveCount(0)
  await cell('Return of capital').fill('350.01')
  await expect(refused).toHaveText(/together at most as much/)
  await expect(cell('Distribution')).toHaveAttribute('aria-invalid', 'true')
  await expect(bar(page)).toContainText('1 amount to correct')
  await bar(page).getByRole('button', { name: 'Save lines' }).click()
  await expect(cell('Distribution')).toBeFocused()
  await expect(bar(page)).toContainText('1 amount to correct')
  await cell('Return of capital').fill('300')
  await cell('Recallable distribution').fill('500')
  await expect(refused).toHaveCount(0)
  await cell('Recallable distribution').fill('500.01')
  await expect(refused).toHaveText(/at most as much/)
  await expect(cell('Recallable distribution')).toHaveAttribute('aria-invalid', 'true')
  await cell('Recallable distribution').fill('250')
  await expect(bar(page)).toContainText('All changes are saved')
})
