/** Whoever cancels the sign-in of a landing page stays there, is told who wrote and when, and may try again. */
import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { choose, expect, settled, test } from '../browser/fixtures.ts'
import { INVESTOR, USER, addressOf, expectAccessible, standing } from '../browser/pages.ts'
import { firstPartnerOf, movementFixtures } from '../capital-movements/fixtures.ts'

test.use({
  product: 'the links of mails',
  ownContext: true,
  expectedErrors: async ({}, use) => use([/status of 404.*email-links/]),
})

/** At the provider, which sends the browser back. */
async function cancel(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(url => url.pathname.startsWith('/email-processing/'))
  await standing(page)
  await settled(page)
  expect(addressOf(page)).toBe(address)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('after a cancelled sign-in the page of a mail shows sender, kind and day at most, and another one opens it @long', async ({
  page,
  server,
}) => {
  const fixtures = await movementFixtures(server.address)
  await firstPartnerOf(fixtures, INVESTOR)
  const { id: recordId } = await fixtures.movement('Call in spite of it', {}, 'Published')
  const filter = encodeURIComponent(JSON.stringify({ event: 'capital-call-published', recordId, recipient: INVESTOR }))
  const [mail] = (await fixtures.askAdmin<{ guid: string }[]>('GET', `/api/mails?filter=${filter}`)).body
  const address = `/email-processing/${mail?.guid}/capital-call-published`
  await cancel(page, address)
  const begun: string[] = []
  page.on('request', request => {
    if (/\/v2\.0\/auth|\/api\/(?!config|email-links)/.test(request.url())) begun.push(request.url())
  })
  await expect(heading(page)).toHaveText('A message waits for you')
  const facts = page.locator('dl > div')
  await expect(facts).toHaveText([
    /^FromLarkmoor Partners$/,
    /^KindCapital movement$/,
    /^Message sent\d\d\/\d\d\/\d{4}$/,
    /^Everything elseafter sign-in$/,
  ])
  // What to do then, and whom to ask: nothing that the page does not name anyway.
  const help = page.getByText('call Larkmoor Partners on the number that you already have')
  await expect(help).toBeHidden()
  await page.getByText('I cannot sign in').focus()
  await page.keyboard.press('Enter')
  await expect(help).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Call in spite of it')
  await expect(page.getByRole('main')).not.toContainText(/50,000|Alder|60-16/)
  await expectAccessible(page)
  expect(begun).toEqual([])

  // Cancelled once more, and then signed in.
  const signIn = page.getByRole('button', { name: 'Sign in to see it' })
  await signIn.click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page)).toHaveText('A message waits for you')
  await signIn.click()
  await choose(page, INVESTOR)
  await expect(heading(page)).toHaveText('Call in spite of it')
  await expect(page.locator('.amount-due')).toContainText('50,000.00')
  expect(addressOf(page)).toBe(address)
})

test('an unknown link says without a sign-in that it no longer works, and nothing else @long', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => {
    if (/\/v2\.0\/auth|\/api\/(?!config)/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  const guid = randomUUID()
  await page.goto(`/email-processing/${guid}/complete-onboarding`)
  await expect(heading(page)).toHaveText('This link no longer works')
  await settled(page)
  // Once: an address that asks for twenty unknown ones in a minute has to wait.
  expect(asked).toEqual([`/api/email-links/${guid}`])
  await expect(page.locator('dl')).toHaveCount(0)
  await page.getByText('I cannot sign in').click()
  await expect(page.getByText('call whoever wrote to you on the number that you already have')).toBeVisible()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await choose(page, USER)
  await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible()
})
