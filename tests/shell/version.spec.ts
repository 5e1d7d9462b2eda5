import { buildOther, useBuild } from '../browser/builds.ts'
import type { OtherBuild } from '../browser/builds.ts'
import { ADMIN, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'

const VERSION = '1.1900.3200.0'
let flagged: OtherBuild

test.beforeAll(async () => {
  test.setTimeout(120_000)
  flagged = await buildOther({ VITE_SHOW_VERSION: 'true' })
})
test.afterAll(() => flagged?.remove())

test('R029 a build with the flag shows the version at the bottom right of the root view', async ({
  page,
  signedIn,
}) => {
  await useBuild(page, flagged)
  await signedIn(page, ADMIN)
  await page.goto('/')
  await standing(page)
  const label = page.getByText(VERSION, { exact: true })
  await expect(label).toBeVisible()
  const box = (await label.boundingBox())!
  const { width, height } = page.viewportSize()!
  expect(width - box.x - box.width).toBeLessThan(24)
  expect(height - box.y - box.height).toBeLessThan(24)
  expect(box.height).toBeLessThan(20)
  expect(await label.evaluate(element => element.closest('.shell') !== null)).toBe(true)
})

test('R029 a build without the flag has no version label, on no page @long', async ({ page, signedIn }) => {
  await page.goto('/error?code=404&text=Not found')
  await expect(page.getByRole('heading', { name: 'Not found' })).toBeVisible()
  await expect(page.getByText(VERSION)).toHaveCount(0)
  await signedIn(page, ADMIN)
  await page.goto('/')
  await standing(page)
  await expect(page.getByText(VERSION)).toHaveCount(0)
})
