/** What stands around every page. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { addressOf, ADMIN, AGENT, goInside, INVESTOR, standing, styleOf, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

test('R026 the document speaks en-US', async ({ page }) => {
  await page.goto('/error?code=404&text=Not found')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('link', { name: 'Back to home' })).toBeVisible()
})

test('R031 the running mode is logged once at start-up, as uat', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  const logged: string[] = []
  page.on('console', message => {
    if (/\buat\b/.test(message.text())) logged.push(message.text())
  })
  await page.goto('/')
  await standing(page)
  await page.getByRole('link', { name: 'Funds', exact: true }).click()
  await standing(page)
  expect(logged).toEqual(['Running mode: uat'])
})

test('R028 R393 moving between pages loads their code on demand, from the site root, and never the document again', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  const scripts: string[] = []
  let documents = 0
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'script') scripts.push(pathname)
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents += 1
  })
  await page.goto('/funds/1/performance')
  await standing(page)
  expect(scripts.some(name => name.includes('FundsOverview'))).toBe(false)
  expect(scripts.some(name => name.includes('HomePage'))).toBe(false)
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Funds', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Funds' })).toBeVisible()
  expect(scripts.filter(name => name.includes('FundsOverview'))).toHaveLength(1)
  expect(scripts.some(name => name.includes('HomePage'))).toBe(false)
  expect(scripts.every(name => name.startsWith('/assets/'))).toBe(true)
  expect(documents).toBe(1)
})

test('R001 staff reach the back office and an investor the portal, and moving between pages never loads the document again', async ({
  page,
  signedIn,
}) => {
  let documents = 0
  page.on('request', request => {
    if (request.resourceType() === 'document' && request.frame() === page.mainFrame()) documents += 1
  })
  const navigation = page.getByRole('navigation', { name: 'Main navigation' })
  const portal = page.getByRole('navigation', { name: 'Investor portal' })
  await signedIn(page, USER)
  documents = 0
  await page.goto('/')
  for (const [link, address] of [
    ['Funds', '/funds/overview'],
    ['Contacts', '/contacts/overview'],
    ['Home', '/'],
  ] as const) {
    await navigation.getByRole('link', { name: link, exact: true }).click()
    await expect.poll(() => addressOf(page).split('?')[0]).toBe(address)
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
  }
  expect(documents).toBe(1)
  await expect(portal).toHaveCount(0)

  await signedIn(page, INVESTOR)
  await page.goto('/')
  await expect(portal).toBeVisible()
  // The portal is a document of its own, which is loaded once.
  documents = 0
  for (const [link, address] of [
    ['Funds', 'funds'],
    ['Capital movements', 'capital-movements'],
    ['Transfers', 'transfers'],
  ] as const) {
    await portal.getByRole('link', { name: link, exact: true }).click()
    await expect.poll(() => addressOf(page)).toBe(`/portal/larkmoor/${address}/overview`)
    await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible()
  }
  expect(documents).toBe(0)
  await expect(navigation).toHaveCount(0)
})

test('R030 the root container looks blocked while a change is on its way, and no longer @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/details')
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/funds/1', async route => {
    if (route.request().method() === 'PUT') await answer
    await route.continue()
  })
  const name = page.getByLabel('Friendly name')
  await name.fill(`${await name.inputValue()} `.trimEnd() + ' a')
  await expect(page.locator('.shell')).not.toHaveClass(/blocked-interface/)
  await page.keyboard.press('Control+s')
  await expect(page.locator('.shell')).toHaveClass(/blocked-interface/)
  await expect(page.locator('.shell')).toHaveAttribute('aria-busy', 'true')
  expect(await styleOf(page, '.shell', 'cursor')).toBe('progress')
  letAnswer()
  await expect(page.locator('.shell')).not.toHaveClass(/blocked-interface/)
  await expect(page.locator('.shell')).toHaveAttribute('aria-busy', 'false')
})

test('the sidebar names tenant and person and offers the fourteen pages of the open fund in four groups, its switch leads to the same page of another, and the title names page and record', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/bank-accounts/overview')
  const sidebar = page.getByRole('navigation', { name: 'Main navigation' })
  await expect(sidebar.getByText('Larkmoor Partners', { exact: true })).toBeVisible()
  await expect(sidebar.getByText('Tenant administrator')).toBeVisible()
  for (const place of ['Home', 'Funds', 'Contacts', 'Invoices', 'Reference'])
    await expect(sidebar.getByRole('link', { name: place, exact: true })).toBeVisible()
  for (const [group, pages] of [
    ['Fund', 2],
    ['Portfolio', 3],
    ['Investors', 5],
    ['Reporting', 4],
  ] as const) {
    await expect(sidebar.getByRole('list', { name: group, exact: true }).getByRole('link')).toHaveCount(pages)
  }
  await expect(sidebar.locator('[aria-current="page"]')).toContainText('Bank accounts')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(/Funds.*Larkmoor.*Bank accounts/)
  await sidebar.getByRole('button', { name: /choose another fund/ }).click()
  const other = page
    .getByRole('menu', { name: 'Funds' })
    .getByRole('menuitem')
    .filter({ hasNot: page.locator('.Mui-selected') })
    .nth(1)
  const name = (await other.innerText()).split('\n')[0]?.trim() ?? ''
  await other.click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/funds\/(?!1\/)\d+\/bank-accounts\/overview$/)
  await expect(page).toHaveTitle(`Bank accounts · ${name} · Fund administration`)
  await sidebar.getByRole('link', { name: 'Details' }).click()
  await expect(page).toHaveTitle(`Details · ${name} · Fund administration`)
  await expect(page.locator('[aria-live="polite"].visually-hidden').last()).toHaveText(/^Details · /)
})

test('the sidebar counts only what waits', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.goto('/')
  await page.getByRole('link', { name: 'Open account' }).first().click()
  const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: /Bank accounts/ })
  await expect(link).toHaveAccessibleName(/\d+ waits? for verification/)
  await expect(
    page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Transactions' }),
  ).toHaveAccessibleName('Transactions')
})

test('the command palette finds pages, funds and contacts by typing, with the keyboard alone @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await page.goto('/')
  await standing(page)
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await field.fill('exch')
  await expect(page.getByRole('option', { name: /^Currencies/ })).toContainText('Exchange rates')
  await expect(field).toBeFocused()
  await field.fill('growth')
  const found = page.getByRole('listbox', { name: 'Results' }).getByRole('option', { name: /^Larkmoor Growth II SCSp/ })
  await expect(found).toBeVisible()
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/^\/funds\/\d+\/details$/)
  await expect(field).toHaveCount(0)
  await standing(page)
  await page.keyboard.press('Control+k')
  await field.fill('capital mov')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/\/capital-movements\/overview$/)
})

test('Enter pressed before the server has answered opens what it finds @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await page.goto('/')
  await standing(page)
  let answer = () => {}
  const asked = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(/\/api\/search\?.*growth/, async route => {
    await asked
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await field.fill('xq')
  await expect(page.getByText(/Nothing/)).toBeVisible()
  await field.fill('growth')
  await page.keyboard.press('Enter')
  await expect(field).toBeVisible()
  answer()
  await expect.poll(() => addressOf(page)).toMatch(/^\/funds\/\d+\/details$/)
  await expect(field).toHaveCount(0)
})

test('R491 from Home the command palette finds records of every fund and leads to each, and runs what the open one offers @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const first = async <Row>(resource: string, filter: object) => {
    const { body } = await ask<Row[]>('GET', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    return body[0]!
  }
  const fundId = 2
  const partner = await first<{ id: number; name: string }>('limited-partners', { fundId })
  const transaction = await first<{ id: number; description: string }>('transactions', {
    fundId,
    description_like: 'a',
  })
  const period = await first<{ id: number; name: string; fundId: number }>('reporting-periods', { status: 'Open' })
  const fund = await first<{ name: string }>('funds', { id: [period.fundId] })
  await signedIn(page, USER)
  await page.goto('/')
  await standing(page)
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  const take = async (typed: string, group: string, name: string) => {
    await page.keyboard.press('Control+k')
    await field.fill(typed)
    await page.getByRole('group', { name: group, exact: true }).getByRole('option', { name }).first().click()
  }
  for (const [group, typed, name, address] of [
    ['Limited partners', partner.name, partner.name, `/funds/2/limited-partners/${partner.id}/`],
    ['Transactions', transaction.description, transaction.description, '/transactions/'],
    ['Reporting periods', `${period.name} ${fund.name}`, period.name, `/reporting-periods/${period.id}/`],
  ] as const) {
    await take(typed, group, name)
    await expect.poll(() => addressOf(page)).toContain(address)
    await standing(page)
  }
  await take('complete', 'Commands', `Complete ${period.name}`)
  await page
    .getByRole('alertdialog', { name: /Complete/ })
    .getByRole('button', { name: 'Cancel', exact: true })
    .click()
  await take('dark', 'Commands', 'Appearance: Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('what is typed before the palette is there is not lost @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await page.goto('/funds/overview')
  await standing(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/CommandPalette-*.js', async route => {
    await released
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('n nordic')
  release()
  const field = page.getByRole('combobox', { name: 'Search or jump to' })
  await expect(field).toHaveValue('n nordic')
  await expect(page.getByRole('dialog', { name: 'New fund' })).toHaveCount(0)
  await field.evaluate(element => element.blur())
  await page.keyboard.type(' gr')
  await expect(field).toHaveValue('n nordic gr')
})

test('single keys lead to the main pages, not while typing, and can be switched off @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, AGENT)
  await page.goto('/')
  await standing(page)
  await page.keyboard.type('gf')
  await expect.poll(() => addressOf(page)).toBe('/funds/overview')
  await standing(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.locator('main input[type="search"]')).toBeFocused()
  await page.keyboard.type('gc')
  expect(addressOf(page)).toContain('/funds/overview')
  await page.getByRole('button', { name: /Administrative agent/ }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' }).click()
  await page.keyboard.press('Escape')
  await goInside(page, '/')
  await standing(page)
  await page.locator('main').focus()
  await page.keyboard.type('gf?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(addressOf(page)).toBe('/')
})

test('the first key reaches a link that skips to the content, and a new page takes the focus @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/')
  await standing(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect(page.getByRole('main')).toBeFocused()
})

test('on a small screen the navigation is a drawer, and nothing is wider than the screen', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signedIn(page, ADMIN)
  await page.goto('/')
  await standing(page)
  await expect(page.getByRole('link', { name: 'Invoices', exact: true })).toBeHidden()
  expect(await widest(page)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Contacts', exact: true }).click()
  await expect.poll(() => addressOf(page)).toBe('/contacts/overview')
  await expect(page.getByRole('link', { name: 'Invoices', exact: true })).toBeHidden()
})

test('the choice of the colour scheme holds over a reload, and the system decides until somebody chose @long', async ({
  page,
  signedIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await signedIn(page, ADMIN)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: /Tenant administrator/ }).click()
  await page.getByRole('menuitemradio', { name: 'Light' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await standing(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(246, 248, 250)')
})

function widest(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

test('a page of a fund that is another tenant’s or nobody’s is not there, whatever its list would answer @long', async ({
  page,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/)
  await signedIn(page, 'admin@thornfield.example')
  for (const address of [
    '/funds/2/performance',
    '/funds/2/transactions/overview',
    '/funds/2/transactions/add',
    '/funds/999999/bank-accounts/overview',
  ]) {
    await page.goto(address)
    await expect.poll(() => addressOf(page), address).toMatch(/^\/error\?code=404/)
  }
})
