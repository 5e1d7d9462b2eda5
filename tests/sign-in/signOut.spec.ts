import type { Page } from '@playwright/test'
import { choose, expect, settled, test } from '../browser/fixtures.ts'

test.use({ ownContext: true })

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tomas Reve' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
}

test.describe('signing out', () => {
  test('R041 R428 from any page ends at the root, asks the provider with the root as the way back, and leaves nothing behind @long', async ({
    page,
    signedIn,
    baseURL,
  }) => {
    await signedIn(page, 'user@larkmoor.example')
    const { signIn } = (await (await page.request.get('/api/config')).json()) as { signIn: { clientId: string } }
    await page.goto('/funds/overview?page=1#x')
    await settled(page)
    const asked = page.waitForRequest(request => request.url().includes('/v2.0/session/end'))
    await signOut(page)
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
      post_logout_redirect_uri: `${baseURL}/`,
      client_id: signIn.clientId,
    })
    expect(page.url()).toBe(`${baseURL}/`)
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).filter(key => /\|(idtoken|accesstoken|refreshtoken)\|/.test(key)),
      ),
    ).toEqual([])
  })

  test('ends the sign-in at the provider too: the next one asks who it is, and nobody is asked before @long', async ({
    page,
    signedIn,
  }) => {
    await signedIn(page, 'user@larkmoor.example')
    await page.goto('/')
    await signOut(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    await page.getByRole('button', { name: 'Continue with your work account' }).click()
    await choose(page, 'agent@larkmoor.example')
    await settled(page)
    await expect(page.getByRole('button', { name: 'Mira Lund' })).toBeVisible()
    await expect(page).toHaveURL('/')
  })

  test('any other page that needs a sign-in asks for one @long', async ({ page, signedIn }) => {
    await signedIn(page, 'user@larkmoor.example')
    await page.goto('/')
    await signOut(page)
    await page.goto('/funds/overview')
    await choose(page, 'user@larkmoor.example')
    await settled(page)
    await expect(page).toHaveURL('/funds/overview')
  })
})
