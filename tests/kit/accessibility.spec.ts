/** axe on every page of the areas and on what they open, in both colour schemes and on a phone. */
import type { Page } from '@playwright/test'
import {
  ADMIN,
  AGENT,
  changeScheme,
  expectAccessible,
  expectAccessibleAlways,
  expectAccessibleInBothSchemes,
  openInside,
  quiet,
  standing,
} from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

const PAGES = [
  '/funds/overview',
  '/funds/1/details',
  '/funds/1/details?tab=fees-and-carry',
  '/funds/1/bank-accounts/overview',
  '/funds/1/bank-accounts/1/details',
  '/contacts/overview',
  '/contacts/add',
  '/contacts/1/details',
  '/reference/fund-managers/overview',
  '/reference/fund-managers/add',
  '/reference/fund-managers/1/edit',
  '/reference/countries/overview',
  '/reference/currencies/overview',
  '/reference/currencies/overview?currency=USD',
  '/invoices/overview',
  '/funds/1/performance',
  '/funds/1/investments/overview',
  '/funds/1/investments/add',
  '/funds/1/investments/2/details',
  '/funds/1/investments/2/companies/add',
  '/funds/1/investments/1/companies/1/details',
  '/funds/1/transactions/overview',
  '/funds/1/transactions/add',
  '/funds/1/transactions/1/details',
  '/funds/1/investments/2/transactions/overview',
  '/funds/1/investments/2/transactions/add',
  '/funds/1/investments/2/bank-accounts/overview',
  '/funds/1/investments/2/fair-values/overview',
  '/funds/1/investments/2/fair-values/add',
  '/funds/1/investments/2/fair-values/1/details',
  '/funds/1/expenses/overview',
  '/funds/1/accounting/overview',
  '/funds/1/limited-partners/overview',
  '/funds/1/limited-partners/1/details',
  '/funds/1/limited-partners/1/details?tab=details',
  '/funds/1/limited-partners/1/details?tab=ledger',
  '/funds/1/capital-movements/overview',
  '/funds/1/capital-movements/add',
  '/funds/1/capital-movements/1/details',
  '/funds/1/capital-movements/1/details?tab=payments',
  '/funds/1/reporting-periods/overview',
  '/funds/1/reporting-periods/add',
  '/funds/1/reporting-periods/24/details',
]

/** One page of each kind; the others are made of the same parts, and are asked in one scheme, in turn. */
const IN_BOTH_SCHEMES = new Set([
  '/funds/1/details',
  '/contacts/overview',
  '/reference/currencies/overview?currency=USD',
  '/invoices/overview',
  '/funds/1/performance',
  '/funds/1/transactions/add',
  '/funds/1/investments/2/fair-values/1/details',
  '/funds/1/accounting/overview',
  '/funds/1/limited-partners/1/details',
  '/funds/1/capital-movements/1/details',
  '/funds/1/reporting-periods/24/details',
])

const OPENED = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

async function begin(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await standing(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Further pages are reached as by a link: loading the whole document for each would only take time. */
async function open(page: Page, address: string): Promise<void> {
  await openInside(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('every page of the areas is accessible, and one of each kind both light and dark @long', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(240_000)
  await signedIn(page, ADMIN)
  await begin(page, '/')
  expect([...IN_BOTH_SCHEMES].filter(address => !PAGES.includes(address))).toEqual([])
  for (const address of PAGES) {
    await open(page, address)
    if (IN_BOTH_SCHEMES.has(address)) await expectAccessibleInBothSchemes(page)
    else {
      await expectAccessible(page)
      await changeScheme(page)
    }
  }
})

test('what lists and forms open is accessible, light and dark @long', async ({ page, signedIn }) => {
  test.setTimeout(120_000)
  await signedIn(page, ADMIN)
  await begin(page, '/')
  const opens: [string, ...(() => Promise<void>)[]][] = [
    [
      '/funds/overview',
      () => page.getByRole('button', { name: 'New fund' }).click(),
      () => page.getByRole('button', { name: 'Columns' }).click(),
      () => page.getByRole('button', { name: 'Export' }).click(),
      () => page.getByRole('button', { name: 'Commencement date' }).first().click(),
    ],
    [
      '/funds/1/details',
      () => page.getByRole('button', { name: /Choose Commencement date/ }).click(),
      () => page.getByRole('combobox', { name: 'Country' }).click(),
      () => page.getByRole('button', { name: 'More actions' }).click(),
    ],
    ['/funds/1/bank-accounts/1/details', () => page.getByRole('button', { name: 'Block', exact: true }).click()],
  ]
  for (const [address, ...acts] of opens) {
    await open(page, address)
    for (const act of acts) {
      await act()
      await expect(page.locator(OPENED).first()).toBeVisible()
      await quiet(page)
      await expectAccessibleInBothSchemes(page)
      await page.keyboard.press('Escape')
      await expect(page.locator(OPENED)).toHaveCount(0)
    }
  }
  await open(page, '/funds/1/details')
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('complementary', { name: 'History' }).getByRole('listitem').first()).toBeVisible()
  await expectAccessibleInBothSchemes(page)
})

test('a form with errors is accessible', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await begin(page, '/contacts/add')
  await page.getByRole('button', { name: /Create contact/ }).click()
  await expect(page.getByText('This field is required.').first()).toBeVisible()
  await expectAccessibleAlways(page)
})

test('a form that may only be read is accessible @long', async ({ page, signedIn }) => {
  await signedIn(page, AGENT)
  await begin(page, '/funds/1/details')
  await expect(page.getByText('You can read this.')).toBeVisible()
  await expectAccessible(page)
})

test('lists and forms are accessible on a phone and do not scroll sideways @long', async ({ page, signedIn }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page, ADMIN)
  await begin(page, '/')
  for (const address of [
    '/funds/overview',
    '/funds/1/details',
    '/contacts/add',
    '/reference/currencies/overview?currency=USD',
  ]) {
    await open(page, address)
    await expectAccessible(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      address,
    ).toBeLessThanOrEqual(0)
  }
  // The bar of a form with unsaved changes has its most buttons.
  await open(page, '/contacts/1/details')
  await page.getByRole('textbox', { name: 'First name' }).fill('Typed on a phone')
  await expect(page.getByRole('button', { name: /^Save changes/ })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
