/**
 * The work of the back office without a mouse: everything is reached with Tab, the focus is always seen, and never
 * lost.
 */
import type { Locator, Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, standing } from '../browser/pages.ts'
import { newCompany, newFund, newInvestment } from '../investments/fixtures.ts'
import { open, state, textField } from '../kit/opening.ts'
import { newPeriod } from '../reporting-periods/fixtures.ts'

/** A sheet of expenses has an amount and a note on every line. */
const TABS_MAX = 150

/** Something has the focus. */
async function expectFocus(page: Page, message: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (document.activeElement === document.body ? 'nothing' : 'something')), {
      message: `${message}: what has the focus`,
      intervals: [20, 50, 100],
    })
    .toBe('something')
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target.first()).toBeAttached()
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    await page.keyboard.press('Tab')
    const found = await target.first().evaluate(element => {
      const active = document.activeElement!
      return {
        here: element === active,
        seen: active === document.body || active.matches(':focus-visible'),
        what: active.outerHTML.slice(0, 120),
      }
    })
    if (!found.seen) throw new Error(`the focus is not shown at ${found.what}`)
    if (found.here) return
  }
  throw new Error(`${String(target)} is not reached with ${TABS_MAX} tabs`)
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Takes what the typed words narrow the list to. */
async function take(page: Page, title: string, words: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name: title, exact: true }))
  await page.keyboard.type(words)
  await expect(page.getByRole('option').first()).toContainText(words)
  await page.keyboard.press('Enter')
}

async function type(page: Page, title: string, words: string): Promise<void> {
  await tabTo(page, textField(page, title))
  await page.keyboard.type(words)
}

test('an investment is added, and its fair value weighted, with the keyboard alone @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const investment = await newInvestment(ask, fund)
  for (const name of ['Rail', 'Logistics']) await newCompany(ask, investment, name)
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.id}/investments/overview`)
  await press(page, page.getByRole('link', { name: 'New investment' }))
  await expect(textField(page, 'Name')).toBeFocused()
  await page.keyboard.type('Kestrelpoint by keys')
  await take(page, 'Country', 'Denmark')
  await take(page, 'Deal currency', 'EUR')
  await type(page, 'Subscription date', '1/3/2024')
  await type(page, 'Cash flow start date', '1/4/2024')
  const lines = page.getByRole('group', { name: 'Commitments' })
  await press(page, lines.getByRole('button', { name: 'Add a line' }))
  await page.keyboard.type('1/3/2024')
  await page.keyboard.press('Tab')
  if (!(await lines.getByRole('textbox', { name: 'Value' }).evaluate(element => element === document.activeElement)))
    await tabTo(page, lines.getByRole('textbox', { name: 'Value' }))
  await page.keyboard.type('2m')
  await page.keyboard.press('Enter')
  await expect(lines.getByRole('row', { name: '01/03/2024 2,000,000.00' })).toBeVisible()
  await expectFocus(page, 'a confirmed line')
  await press(page, page.getByRole('button', { name: /^Create investment/ }))
  await expect(page.getByRole('heading', { level: 1, name: 'Kestrelpoint by keys' })).toBeVisible()
  await expectFocus(page, 'a new page')

  await open(page, `/funds/${fund.id}/investments/${investment.id}/fair-values/add`)
  await expect(textField(page, 'Date')).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('31/12/2025')
  await type(page, 'Value', '1200')
  await press(page, page.getByRole('button', { name: 'Generate from companies' }))
  const cell = (what: string, company: string) => page.getByRole('textbox', { name: `${what} of ${company}` })
  await expect(cell('Company value', 'Rail')).toBeVisible()
  await expectFocus(page, 'generated lines')
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, cell('Fully diluted ownership', 'Logistics').or(cell('Fully diluted ownership', 'Rail')))
  await page.keyboard.type('10')
  await page.keyboard.press('Enter')
  await page.keyboard.type('40')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.type('2000')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('2500')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('row', { name: /^Weighted sum/ })).toContainText('1,200.00')
  await press(page, page.getByRole('button', { name: /^Create fair value/ }))
  await expect(page).toHaveURL(/fair-values\/\d+\/details$/)
  await press(page, page.getByRole('button', { name: 'Remove Rail' }))
  await expect(page.getByRole('button', { name: 'Remove Rail' })).toHaveCount(0)
  await expectFocus(page, 'a removed line')
  await press(page, page.getByRole('button', { name: /^Save with/ }))
  await expect(state(page)).toHaveText('All changes are saved')
  await expectFocus(page, 'a saved form')
  await press(page, page.getByRole('button', { name: 'More actions' }))
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }))
  await expect(page).toHaveURL(/fair-values\/overview$/)
  await expectFocus(page, 'the list after deleting')
})

test('expenses, a period, invoices, a partner and an import are done with the keyboard alone @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  await newPeriod(ask, fund.id, 'Q3 2026', '2026-09-30')
  await ask('POST', '/api/invoices', {
    fundId: fund.id,
    supplier: 'Aldwin Keys LLP',
    number: `K-${fund.id}`,
    date: '2026-11-21',
    currencyId: fund['currencyId'],
    total: '10.00',
    vat: '0',
  })
  await ask('POST', '/api/limited-partners', { fundId: fund.id, name: 'Fernhollow Keys', legalStatus: 'Foundation' })
  await signedIn(page, ADMIN)

  await open(page, `/funds/${fund.id}/expenses/overview`)
  await type(page, 'Management fee, Q3 2026', '2.5m')
  await page.keyboard.press('Enter')
  await page.keyboard.type('(100)')
  await press(page, page.getByRole('button', { name: 'Fill empty amounts with 0.00' }))
  await expect(page.getByRole('row', { name: /^Total expenses/ })).toContainText('2,499,900.00')
  await expectFocus(page, 'filled amounts')
  await press(page, page.getByRole('button', { name: /^Save changes/ }))
  await expect(state(page)).toHaveText('All changes are saved')
  await expectFocus(page, 'saved expenses')

  await open(page, `/funds/${fund.id}/reporting-periods/overview`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Q3 2026' })).toBeVisible()
  for (const action of ['Complete', 'Publish']) {
    await press(page, page.getByRole('region', { name: 'State and actions' }).getByRole('button', { name: action }))
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: action }))
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expectFocus(page, action)
  }
  await expect(state(page)).toHaveText('This period is published. It is final.')

  await open(page, `/invoices/overview?filter=${encodeURIComponent(JSON.stringify({ fundId: [fund.id] }))}`)
  await page.keyboard.press('ArrowDown')
  const opener = page.getByRole('button', { name: 'Aldwin Keys LLP' })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary')
  await press(page, panel.getByRole('button', { name: 'Approve' }))
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }))
  await expect(panel).toContainText('Approved: this invoice is final.')
  await expectFocus(page, 'an approved invoice')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  // The list shows nothing open any more: all invoices are approved from the list of all.
  await open(page, '/invoices/overview?filter={}')
  await page.locator('#main').focus()
  await press(page, page.getByRole('button', { name: 'Approve all' }))
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Approve all' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Approve all' }))
  await expect(
    page.getByText(/invoices? (was|were)? ?approved|Some of the invoices were not approved/i).first(),
  ).toBeVisible()
  if ((await page.getByRole('alertdialog').count()) > 0) await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Approve all' })).toBeFocused()

  await open(page, `/funds/${fund.id}/limited-partners/overview`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Fernhollow Keys' })).toBeVisible()
  await press(page, page.getByRole('button', { name: /^Capital called/ }))
  await press(
    page,
    page.getByRole('complementary', { name: 'Capital called' }).getByRole('button', { name: /Inside the commitment/ }),
  )
  await expectFocus(page, 'the explanation of a part')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Capital called/ })).toBeFocused()

  await open(page, `/funds/${fund.id}/limited-partners/overview`)
  await press(page, page.getByRole('button', { name: 'Import', exact: true }))
  const dialog = page.getByRole('dialog', { name: 'Import limited partners' })
  await expect(dialog).toBeVisible()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, dialog.getByRole('button', { name: 'Choose file' })),
  ])
  await chooser.setFiles({
    name: 'partners.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name;Legal status\r\nBorrowdale Keys;Foundation\r\n'),
  })
  await press(page, dialog.getByRole('button', { name: 'Import 1 row' }))
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeFocused()
  await standing(page)
})
