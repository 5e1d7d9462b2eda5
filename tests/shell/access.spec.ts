/** Which page opens for whom, what it shows, and what it offers: every page of the back office as every role. */
import type { Page } from '@playwright/test'
import { GROUPS, allows, mayOpenHome } from '../../src/access.ts'
import type { Role } from '../../src/access.ts'
import { ROUTES, errorPath, pathWithin } from '../../src/paths.ts'
import type { Route } from '../../src/paths.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, GLOBAL, INVESTOR, MIXED, USER, addressOf, goInside, standing } from '../browser/pages.ts'
import { makeFixtures } from './walk.ts'
import type { Fixtures, Shown } from './walk.ts'

const DENIED = errorPath(403, 'Access denied')
const NOT_FOUND = errorPath(404, 'Not found')
const GUARDED = ROUTES.filter(
  route => route.guard === 'home' || (route.guard in GROUPS && GROUPS[route.guard as keyof typeof GROUPS].length > 0),
)
const PARAMETERS = { pTenantId: 'larkmoor', emailGuid: '9b2d7a1e-0c4f-4d7b-8f1a-2b3c4d5e6f70' }

/** MIXED holds two roles that exclude each other: nothing opens. */
const PEOPLE: readonly (readonly [userName: string, role: Role | null])[] = [
  [ADMIN, 'TenantAdministrator'],
  [USER, 'User'],
  [AGENT, 'AdministrativeAgent'],
  [INVESTOR, 'Investor'],
  [GLOBAL, 'GlobalAdministrator'],
  [MIXED, null],
]

/** By day a user shows what opens, on every fourth page, and an investor what is refused. */
const WALKS = [
  ...PEOPLE.map(
    ([userName, role]) => [userName, role, role === 'Investor' ? 'each page' : 'each page @long', 1] as const,
  ),
  [USER, 'User', 'every fourth page', 4] as const,
]

/** The walks change nothing of it, so that those through one product share it. */
const fixturesOfAddress = new Map<string, Promise<Fixtures>>()
function fixturesOf(address: string): Promise<Fixtures> {
  const made = fixturesOfAddress.get(address) ?? askingAs(address, ADMIN).then(makeFixtures)
  fixturesOfAddress.set(address, made)
  return made
}

const opensFor = ({ guard }: Route, role: Role | null) =>
  role !== null && (guard === 'home' ? mayOpenHome([role]) : allows(guard as keyof typeof GROUPS, [role]))
const addressIn = (fixtures: Fixtures, { pattern }: Route) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => String({ ...fixtures.parameters, ...PARAMETERS }[name] ?? 1))

/**
 * Goes from page to page inside the app; answers which did not end at the given address, and every heading that stood
 * meanwhile, however short.
 */
async function endings(
  page: Page,
  addresses: readonly string[],
  end: string,
): Promise<{ elsewhere: string[]; headings: string[] }> {
  return page.evaluate(
    async ([all, wanted]) => {
      const headings = new Set<string>()
      const look = () => {
        for (const heading of document.querySelectorAll('h1')) headings.add(heading.textContent)
      }
      const observer = new MutationObserver(look)
      observer.observe(document, { childList: true, subtree: true, characterData: true })
      look()
      const elsewhere: string[] = []
      for (const address of all) {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
        for (let tries = 0; location.pathname + location.search !== wanted && tries < 500; tries += 1)
          await new Promise(done => setTimeout(done, 10))
        // Two frames: what the router has shown by then has been painted.
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        if (location.pathname + location.search !== wanted)
          elsewhere.push(`${address} ended at ${location.pathname}${location.search}`)
      }
      look()
      observer.disconnect()
      return { elsewhere, headings: [...headings].sort() }
    },
    [addresses, end] as const,
  )
}

async function expectShown(
  page: Page,
  name: string,
  { says, offers = [], types, deletes, behind }: Shown,
  role: Role,
): Promise<void> {
  const main = page.getByRole('main')
  for (const words of says) await expect(main, name).toContainText(words)
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  for (const [words, group] of offers) {
    const offered = main.getByRole('button', { name: words }).or(main.getByRole('link', { name: words }))
    // An action that only others may take stands there disabled and says so.
    await (allows(group, [role])
      ? expect(offered.first(), `${name} offers ${words}`).toBeVisible()
      : expect(offered.and(page.locator(':not([aria-disabled="true"])')), `${name} keeps ${words} back`).toHaveCount(0))
  }
  if (types) {
    const fields = main.locator('form input, form textarea, table input')
    await (allows(types, [role])
      ? expect(fields.first(), `${name} has fields`).toBeAttached()
      : expect(page.getByRole('region', { name: 'State and actions' }), name).toContainText('You can read this.'))
    if (!allows(types, [role]))
      await expect(
        main.locator('form input:not([type="search"]), form textarea, .amounts-table input'),
        `${name} is read only`,
      ).toHaveCount(0)
  }
  if (behind) {
    const [tab, shown] = behind
    await main.getByRole('tab', { name: tab }).click()
    await expectShown(page, `${name}, ${tab}`, shown, role)
  }
  if (deletes) {
    const more = main.getByRole('button', { name: 'More actions' })
    const entry = page.getByRole('menuitem', { name: /^Delete/ })
    if (allows(deletes, [role])) await more.click()
    await expect(entry, `${name} deletes`).toHaveCount(allows(deletes, [role]) ? 1 : 0)
  }
}

for (const [userName, role, walked, step] of WALKS) {
  test(`R032 R033 R126 R127 R128 R129 R130 R131 R133 R135 R136 R137 R138 R139 R140 R141 R347 R355 R396 as ${role ?? 'two roles that exclude each other'} ${walked} opens with what may be done there, or is refused before anything of it is shown`, async ({
    page,
    server,
    signedIn,
  }) => {
    test.setTimeout(120_000)
    // One of them has nothing but the smallest phone, or reads with four times the size.
    if (role === 'User') await page.setViewportSize({ width: 320, height: 640 })
    const fixtures = await fixturesOf(server.address)
    await signedIn(page, userName)
    // The root leads an investor to another document.
    await page.goto(role === 'Investor' ? '/contacts/overview' : '/')
    await standing(page)
    const start = role && role !== 'Investor' ? 'Home' : 'Access denied'
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(start)
    const refused = GUARDED.filter(route => !opensFor(route, role))
    expect(refused.length).toBeGreaterThan(8)
    expect(
      await endings(
        page,
        refused.map(route => addressIn(fixtures, route)),
        DENIED,
      ),
    ).toEqual({ elsewhere: [], headings: [...new Set([start, 'Access denied'])].sort() })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied')
    const opening = GUARDED.filter(route => route.area === 'backOffice' && !route.forward && opensFor(route, role))
    for (const route of opening.filter((_, place) => place % step === 0)) {
      const address = addressIn(fixtures, route)
      await goInside(page, address)
      await expect.poll(() => addressOf(page).split('?')[0], { message: `${route.name} as ${role!}` }).toBe(address)
      await expectShown(page, route.name, fixtures.shows[route.name]!, role!)
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `${route.name} scrolls sideways`,
        })
        .toBeLessThanOrEqual(0)
    }
  })
}

test.describe('records of two funds in one address', () => {
  test.use({
    expectedErrors: async ({}, use) => {
      await use([/status of 404/])
    },
  })

  test('R061 are not found @long', async ({ page, server, signedIn }) => {
    const fixtures = await fixturesOf(server.address)
    await signedIn(page, ADMIN)
    await page.goto(pathWithin('fund.investment.details', fixtures.parameters))
    await standing(page)
    expect((await endings(page, fixtures.mixed, NOT_FOUND)).elsewhere).toEqual([])
  })
})

test('somebody else who signs in has their own rights @long', async ({ page, signedIn }) => {
  await signedIn(page, AGENT)
  await page.goto('/reference/fund-managers/overview')
  await standing(page)
  await expect(page.getByRole('button', { name: 'New fund manager' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New fund manager' })).toHaveCount(0)
  await page.evaluate(() => {
    localStorage.clear()
  })
  await signedIn(page, ADMIN)
  await page.goto('/reference/fund-managers/overview')
  await standing(page)
  await expect(page.getByText('New fund manager')).toBeVisible()
})
