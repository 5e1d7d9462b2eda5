import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.describe('redirect sign-in', () => {
  test('R037 the page that was asked for opens after signing in, with its query and hash', async ({ page }) => {
    await page.goto('/funds/overview?sort=name&page=1#top')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/funds/overview?sort=name&page=1#top')
  })
})
