/** Which page opens for whom, over every page of the back office that stands. */
import { ROUTES } from '../../src/paths.ts'
import { GROUPS, mayOpenHome } from '../../src/access.ts'
import type { Role } from '../../src/access.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, GLOBAL, INVESTOR, USER, addressOf, goInside, standing } from '../browser/pages.ts'

const PAGES = ROUTES.filter(route => route.area === 'backOffice' && route.stage === 1 && !route.forward)
const PEOPLE: readonly (readonly [userName: string, role: Role])[] = [
  [ADMIN, 'TenantAdministrator'], [USER, 'User'], [AGENT, 'AdministrativeAgent'], [INVESTOR, 'Investor'], [GLOBAL, 'GlobalAdministrator'],
]

for (const [userName, role] of PEOPLE) {
  test(`R141 R347 as ${role} each page of the back office opens, or ends at 403, as the access table says`, async ({ page, signedIn }) => {
    test.setTimeout(120_000)
    await signedIn(page, userName)
    await page.goto('/')
    await standing(page)
    for (const { name, pattern, guard } of PAGES) {
      // The demo data has a first record of everything.
      const address = pattern.replace(/:\w+/g, '1')
      const opens = guard === 'home' ? mayOpenHome([role]) : GROUPS[guard as keyof typeof GROUPS].includes(role)
      await goInside(page, address)
      await expect.poll(() => addressOf(page).split('?')[0], { message: `${name} as ${role}` }).toBe(opens ? address : '/error')
      await expect(page.getByRole('heading', { level: 1 }).first(), name).toBeVisible()
      if (!opens) expect(addressOf(page)).toContain('code=403')
    }
  })
}

test('somebody else who signs in has their own rights', async ({ page, signedIn }) => {
  await signedIn(page, AGENT)
  await page.goto('/reference/fund-managers/overview')
  await standing(page)
  await expect(page.getByRole('button', { name: 'New fund manager' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New fund manager' })).toHaveCount(0)
  await page.evaluate(() => { localStorage.clear() })
  await signedIn(page, ADMIN)
  await page.goto('/reference/fund-managers/overview')
  await standing(page)
  await expect(page.getByText('New fund manager')).toBeVisible()
})
