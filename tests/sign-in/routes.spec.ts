import type { Page } from '@playwright/test'
import { mailEvents } from '../../src/mails/events.ts'
import { ROUTES } from '../../src/paths.ts'
import type { Route } from '../../src/paths.ts'
import { expect, test } from '../browser/fixtures.ts'

// The link of a mail that nobody knows is answered with 404.
test.use({ ownContext: true, expectedErrors: async ({}, use) => use([/status of 404.*email-links/]) })

const EXAMPLES: Record<string, string> = { pTenantId: 'larkmoor', emailGuid: '9b2d7a1e-0c4f-4d7b-8f1a-2b3c4d5e6f70' }

const exampleOf = ({ pattern }: Route): string => pattern.replace(/:(\w+)/g, (_, name: string) => EXAMPLES[name] ?? '1')

/**
 * What needs a sign-in, written out once more: everything of the back office and the portal, the continued onboarding,
 * eight of ten pages of mails.
 */
const OPEN = ['onboarding.new', 'email.accountCreating', 'email.startOnboarding', 'accessDenied', 'notFound', 'error']

/** As if a mail had a link to the page: behind an unknown one nothing waits that a sign-in would open. */
async function knowLinkTo(page: Page, { name }: Route): Promise<void> {
  const [event] = Object.entries(mailEvents).find(each => each[1].page === name) ?? []
  await page.unrouteAll()
  if (event && !OPEN.includes(name))
    await page.route('**/api/email-links/*', asked =>
      asked.fulfill({ json: { tenant: 'Larkmoor Partners', event, sentOn: '2026-11-21' } }),
    )
}

async function outcome(page: Page, address: string): Promise<'signs in' | 'opens' | 'denied'> {
  await page.goto(address)
  const provider = page.getByRole('heading', { name: 'Sign in', exact: true })
  await expect(provider.or(page.locator('#root main')).first()).toBeVisible()
  if (await provider.isVisible()) return 'signs in'
  return new URL(page.url()).searchParams.get('code') === '403' ? 'denied' : 'opens'
}

/** Every page of a mail, every page that is open, and of the others the first of each area and guard. */
const BY_DAY = ROUTES.filter(
  (route, at) =>
    route.area === 'email' ||
    OPEN.includes(route.name) ||
    ROUTES.findIndex(({ area, guard }) => area === route.area && guard === route.guard) === at,
)

for (const [which, routes] of [
  ['one page of each guard, eight of ten pages of mails among them', BY_DAY],
  ['every other flagged page @long', ROUTES.filter(route => !BY_DAY.includes(route))],
] as const)
  test(`R038 R121 somebody who is signed out meets a sign-in on ${which}`, async ({ page }) => {
    test.setTimeout(240_000)
    expect(ROUTES.length).toBeGreaterThan(60)
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const route of routes) {
      await knowLinkTo(page, route)
      found[route.name] = await outcome(page, exampleOf(route))
      expected[route.name] = !OPEN.includes(route.name)
        ? 'signs in'
        : route.name === 'accessDenied'
          ? 'denied'
          : 'opens'
    }
    expect(found).toEqual(expected)
    const ofMails = routes.filter(({ area }) => area === 'email').map(({ name }) => found[name])
    const signsIn = ofMails.filter(each => each === 'signs in')
    expect([ofMails.length, signsIn.length]).toEqual(routes === BY_DAY ? [10, 8] : [0, 0])
  })
