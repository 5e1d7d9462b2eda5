/** What every list does: paging, sorting, filters, search, columns, export, empty states, keyboard. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, addressOf, expectAccessible, openInside } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { NUMBER_TOLD, refusal } from '../browser/refusals.ts'
import { newFund } from './fixtures.ts'
import { open, saveWithKey, textField } from './opening.ts'
import type { Download, Page, Request } from '@playwright/test'

const OVERVIEWS = [
  '/funds/overview',
  '/funds/1/bank-accounts/overview',
  '/funds/1/transactions/overview',
  '/funds/1/limited-partners/overview',
  '/contacts/overview',
  '/reference/fund-managers/overview',
  '/reference/countries/overview',
  '/reference/currencies/overview',
]

const firstCell = (page: Page) => page.getByRole('row').nth(1).getByRole('cell').first()

test('R143 R162 every overview pages, sorts both ways, filters and says why it is empty @long', async ({
  page,
  signedIn,
}) => {
  test.setTimeout(120_000)
  await signedIn(page, USER)
  const turned: string[] = []
  await open(page, '/')
  for (const address of OVERVIEWS) {
    await openInside(page, address)
    await expect(page.getByRole('row').nth(1), address).toBeVisible()
    await expect(page.locator('.list-pages'), address).toContainText(/1–\d+ of \d+/)

    const head = page.getByRole('columnheader').first()
    const pages = page.locator('.list-pages')
    const cells = () => page.locator('tbody tr td:first-child').allInnerTexts()
    const total = Number(/of (\d+)/.exec(await pages.innerText())![1])
    // Rows stay until the next ones are there: what is read too early is read again.
    await expect(async () => {
      const shown: Record<string, string[]> = {}
      for (const _way of ['one', 'other']) {
        const before = await cells()
        await head.getByRole('button').click()
        await expect(head, address).toHaveAttribute('aria-sort', /ascending|descending/)
        if (before.length > 1) await expect.poll(cells, { timeout: 3_000 }).not.toEqual(before)
        shown[(await head.getAttribute('aria-sort'))!] = await cells()
      }
      expect(Object.keys(shown).sort(), address).toEqual(['ascending', 'descending'])
      if (total <= 25) expect(shown['descending'], address).toEqual([...shown['ascending']!].reverse())
      else expect(shown['descending']![0], address).not.toBe(shown['ascending']![0])
    }).toPass({ timeout: 20_000 })
    if (total > 25) {
      const first = await cells()
      await page.getByRole('button', { name: 'Next page' }).click()
      await expect(pages, address).toContainText(/26–\d+ of/)
      await expect.poll(cells, address).not.toEqual(first)
      await page.getByRole('button', { name: 'Previous page' }).click()
      await expect(pages, address).toContainText(/1–25 of/)
      turned.push(address)
    }

    await page.getByRole('searchbox').fill('nothing is called like this')
    await expect(page.getByRole('heading', { level: 2, name: /^No .* found$/ }), address).toBeVisible()
    await expect(page.getByText(/The search and the filters hide (it|them)\./), address).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(page.getByRole('row').nth(1), address).toBeVisible()
  }
  expect(turned.length).toBeGreaterThan(1)
})

test('a list is sorted by what stands in the column', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/contacts/overview')
  const head = page.getByRole('columnheader', { name: 'Last name' })
  const names = () => page.locator('tbody tr td:nth-child(2)').allInnerTexts()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await names()).length).toBe(25)
  const up = await names()
  // As the server sorts text: numbers in it by their value. Other tests have made contacts whose names end in one.
  const order = new Intl.Collator('en', { numeric: true }).compare
  expect(up).toEqual(up.toSorted(order))
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(async () => (await names())[0]).not.toBe(up[0])
  const down = await names()
  expect(down).toEqual(down.toSorted((one, other) => order(other, one)))
})

test('R463 lists ask in the dialect of simple REST, and read the total from the answer', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  const asked: Request[] = []
  page.on('request', request => {
    if (/\/api\/contacts\?/.test(request.url())) asked.push(request)
  })
  await open(page, '/contacts/overview')
  const first = new URL(asked[0]!.url()).searchParams
  expect([first.get('sort'), first.get('range'), first.get('filter')]).toEqual(['["lastName","ASC"]', '[0,24]', '{}'])
  const answer = await asked[0]!.response()
  const total = /^contacts 0-24\/(\d+)$/.exec((await answer!.headerValue('content-range'))!)![1]
  await expect(page.locator('.list-pages')).toContainText(`1–25 of ${total}`)

  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.locator('.list-pages')).toContainText(`26–`)
  await expect.poll(() => asked.map(request => new URL(request.url()).searchParams.get('range'))).toContain('[25,49]')
})

test('R419 filters stand as pills with their value, dates day first, and survive a look at a record @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await open(page, '/funds/overview')
  await page.getByRole('button', { name: 'Commencement date' }).first().click()
  const span = page.getByRole('dialog', { name: 'Commencement date' })
  await span.getByLabel('From').fill('1/1/22')
  await span.getByLabel('To').fill('31122024')
  await span.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('button', { name: 'Commencement date: 01/01/2022 to 31/12/2024' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Larkmoor Growth II SCSp' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Ventures I/ })).toHaveCount(0)

  await page.getByRole('link', { name: 'Larkmoor Growth II SCSp' }).click()
  await expect(page).toHaveURL(/performance/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Commencement date: 01/01/2022 to 31/12/2024' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter Commencement date' }).click()
  await expect(page.getByRole('link', { name: /Ventures I/ })).toBeVisible()
})

test('values and records can be filtered by several at once @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/funds/overview')
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Fund currency' }).click()
  const records = page.getByRole('dialog', { name: 'Fund currency' })
  await records.getByRole('textbox', { name: 'Search' }).fill('USD')
  await records.getByRole('checkbox', { name: 'USD', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Fund currency: USD' })).toBeVisible()
  const inDollars = page.getByRole('link', { name: /Nordic Buyout III/ })
  const inEuro = page.getByRole('link', { name: 'Larkmoor Growth II SCSp' })
  await expect(inEuro).toHaveCount(0)
  await expect(inDollars).toBeVisible()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(inEuro).toBeVisible()
  await expect(inDollars).toBeVisible()
})

test('the choice of columns is kept @long', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await open(page, '/contacts/overview')
  await page.getByRole('button', { name: 'Columns' }).click()
  const menu = page.getByRole('dialog', { name: 'Columns' })
  await menu.getByRole('checkbox', { name: 'Fax number' }).check()
  await menu.getByRole('checkbox', { name: 'Phone number' }).uncheck()
  await menu.getByRole('button', { name: /^Move Email/ }).focus()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Escape')
  const heads = () => page.getByRole('columnheader').allInnerTexts()
  await expect.poll(heads).toEqual(['First name', 'Email', 'Last name', 'Account status', 'Fax number'])
  await page.reload()
  await expect.poll(heads).toEqual(['First name', 'Email', 'Last name', 'Account status', 'Fax number'])
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('button', { name: 'Reset columns' }).click()
  await page.keyboard.press('Escape')
  await expect.poll(heads).toEqual(['First name', 'Last name', 'Email', 'Phone number', 'Account status'])
})

async function text(download: Download): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of await download.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

test('everything found is exported as a spreadsheet and as CSV', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/contacts/overview')
  const lastName = await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText()
  await page.getByRole('searchbox').fill(lastName)
  await expect(page.locator('.list-pages')).not.toContainText('1–25')
  const found = await page.locator('tbody tr').count()
  for (const [title, name] of [
    ['Excel (.xlsx)', /\.xlsx$/],
    ['CSV (.csv)', /\.csv$/],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: title }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(name)
    if (title.startsWith('CSV')) {
      const lines = (await text(download)).trim().split(/\r?\n/)
      expect(lines).toHaveLength(found + 1)
      expect(lines[1]).toContain(lastName)
      // Only what the list shows, unless all fields are wanted.
      expect(lines[0]!.replace('\uFEFF', '')).toBe('First name,Last name,Email,Phone number,Account status')
      await page.getByRole('button', { name: 'Export' }).click()
      await page.getByRole('menuitemradio', { name: 'All fields' }).click()
      const [whole] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: title }).click(),
      ])
      expect((await text(whole)).split(/\r?\n/)[0]).toContain('Fax number')
    }
  }
})

test('a list is worked with the keyboard alone', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/contacts/overview')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await page.locator('#main').focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[data-row]').nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('[data-row]').nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.locator('[data-row]').last()).toBeFocused()
  await page.keyboard.press('Home')
  const title = await page.locator('[data-row]').nth(0).getAttribute('title')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title! })).toBeVisible()
  await page.goBack()
  // The record stands until the list is there again, and the record has no key for a new one.
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  await expect(firstCell(page)).toBeVisible()
  await page.keyboard.press('n')
  await expect.poll(() => addressOf(page)).toBe('/contacts/add')
})

test('a long name is cut with its whole text at hand, pushes no figure out, and shows more of itself on a wide screen @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { id } = await newFund(ask)
  const { body } = await ask<{ version: number }>('GET', `/api/funds/${id}`)
  const name = `Verylongname ${'of many words '.repeat(12)}${id}`.slice(0, 180)
  await ask('PUT', `/api/funds/${id}`, { ...body, name }, { 'if-match': `"${body.version}"` })
  await signedIn(page, ADMIN)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/funds/overview')
  await page.getByRole('searchbox').first().fill('Verylongname')
  const row = page.getByRole('row', { name: /Verylongname/ })
  const link = row.getByRole('link').first()
  await expect(link).toBeVisible()
  const size = () =>
    link.evaluate(cut => ({
      shown: (cut.closest('td') ?? cut).clientWidth,
      beyond: (cut.closest('table')?.getBoundingClientRect().right ?? Infinity) - innerWidth,
    }))
  const usual = await size()
  expect(usual.beyond).toBeLessThanOrEqual(0)
  await link.hover()
  await expect(row.locator('[title^="Verylongname"]').first()).toHaveAttribute('title', new RegExp(name.slice(0, 100)))
  await page.setViewportSize({ width: 2560, height: 1200 })
  await expect.poll(async () => (await size()).shown).toBeGreaterThan(usual.shown)
  expect((await size()).beyond).toBeLessThanOrEqual(0)
})

test('the name is a real link, and a click anywhere on the row opens the record', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/contacts/overview')
  await expect(page.getByRole('row').nth(1).getByRole('link')).toHaveAttribute('href', /^\/contacts\/\d+\/details$/)
  await page.getByRole('row').nth(1).getByRole('cell').nth(3).click()
  await expect(page).toHaveURL(/\/contacts\/\d+\/details$/)
})

test('a record that is opened from its list has the lines that the list leaves out, and a save keeps them @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { body: webhook } = await ask('POST', '/api/webhooks', {
    name: 'Told of contacts',
    url: 'https://hooks.receiver.invalid/contacts',
    subscriptions: [{ resource: 'contacts' }],
  })
  await signedIn(page, ADMIN)
  // The form opens with what is at hand when nothing of its code is left to load.
  await open(page, '/webhooks/add')
  await open(page, '/webhooks/overview')
  await page.getByRole('link', { name: 'Told of contacts' }).click()
  await textField(page, 'Name').fill('Told of all contacts')
  await saveWithKey(page)
  expect((await ask('GET', `/api/webhooks/${webhook.id}`)).body).toMatchObject({
    name: 'Told of all contacts',
    subscriptions: [{ resource: 'contacts' }],
  })
})

test('an empty list says what to do next, to whoever may do it @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await page.route('**/api/contacts?*', route =>
    route.fulfill({ json: [], headers: { 'Content-Range': 'contacts */0' } }),
  )
  await open(page, '/contacts/overview')
  await expect(page.getByRole('heading', { level: 2, name: 'No contacts yet' })).toBeVisible()
  await expect(page.locator('.empty-state').getByRole('link', { name: 'New contact' })).toHaveAttribute(
    'href',
    '/contacts/add',
  )
})

test('R462 a failing provider shows in the list, with the way to try again', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  await signedIn(page, USER)
  const broken = refusal('internal', { detail: 'The database is resting.' })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/contacts?*', async route => {
    await held.promise
    await route.fulfill(broken)
  })
  await page.goto('/contacts/overview')
  // A table without a row that can be read is one that says that it waits.
  await expect(page.locator('table[aria-busy="true"]')).toBeVisible()
  await expectAccessible(page)
  held.resolve()
  await expect(page.getByRole('heading', { level: 2, name: 'The list could not be loaded' })).toBeVisible()
  await expect(page.locator('.empty-state')).toContainText(`The database is resting. ${NUMBER_TOLD}`)
  await page.unroute('**/api/contacts?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a search that waits for its list does not call off the way to the next page @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await open(page, '/funds/overview')
  // Typed and clicked in one go, as the timer of the search would win against a slow machine.
  const type = (isLeaving: boolean) =>
    page.evaluate(async leaves => {
      const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
      // React hears of a value only where it is set past what it keeps of the field.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'meadow')
      field?.dispatchEvent(new Event('input', { bubbles: true }))
      if (leaves) document.querySelector<HTMLElement>('nav a[href^="/contacts"]')?.click()
      // The timer, begun before this one in the same page, has run by then.
      await new Promise(done => setTimeout(done, 500))
    }, isLeaving)
  await type(false)
  await expect.poll(() => addressOf(page)).toContain('meadow')
  await open(page, '/funds/overview')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await released
    await route.continue()
  })
  await type(true)
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Contacts' })).toBeVisible()
  expect(addressOf(page)).toBe('/contacts/overview')
})
