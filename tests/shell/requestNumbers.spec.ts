/** Every screen on which the server fails tells the number of the request, under which the log has it. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, USER, standing } from '../browser/pages.ts'
import { NUMBER_TOLD, refusal } from '../browser/refusals.ts'
import { textField } from '../kit/opening.ts'
import { begunOnboarding } from '../onboarding-wizard/answering.ts'

test.use({ expectedErrors: async ({}, use) => use([/status of 500/]) })

/** Whatever the server is asked at this address fails, and the page says so in this place. */
async function fails(page: Page, address: RegExp, work: () => Promise<unknown>, place = 'main'): Promise<void> {
  await page.route(address, route => route.fulfill(refusal('internal')))
  await work()
  await expect(page.locator(place).getByText(NUMBER_TOLD).first(), String(address)).toBeVisible()
  await page.unroute(address)
}

const NOTIFICATION = '.notification'

test('investors read it in the portal and in the wizard @long', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Failing ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
  })
  const comment = { onboardingId: onboarding.id, question: 'entityDetails.telephone', kind: 'Comment' }
  expect(await ask('POST', '/api/onboarding-comments', { ...comment, text: 'Is it new?' })).toMatchObject({
    status: 201,
  })
  await signedIn(page, INVESTOR)
  const own = '/api/portal/larkmoor'
  const funds = '/portal/larkmoor/funds/overview'
  await fails(page, new RegExp(`${own}/funds$`), () => page.goto(funds))
  for (const [part, title] of [
    ['papers', 'Recent documents'],
    ['onboardings', 'Your onboardings'],
    ['contact', 'How we reach you'],
  ] as const) {
    await fails(page, new RegExp(`${own}/${part}$`), () => page.goto(funds))
    await expect(page.getByRole('alert').filter({ hasText: NUMBER_TOLD })).toContainText(title)
  }
  await page.goto(funds)
  const all = () => page.getByRole('button', { name: 'Download all documents' }).first().click()
  await fails(page, /papers\/archive/, all, NOTIFICATION)

  await page.goto('/portal/larkmoor/capital-movements/overview')
  const older = page.locator('.portal-row-name[aria-expanded="false"]').first()
  await fails(page, new RegExp(`${own}/capital-movements/\\d+$`), () => older.click())

  const wizard = () => page.goto(`/onboarding/${onboarding.id}/details?step=funds`)
  for (const part of ['', '/notes', '/references'])
    await fails(page, new RegExp(`${own}/onboardings/${onboarding.id}${part}$`), wizard)
  await wizard()
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Entity details/ })
    .click()
  await textField(page, 'Telephone').fill('+44 1632 960111')
  // What was read before does, as long as it cannot be read anew: what is typed stays.
  let asked = 0
  await page.route(/onboardings\/\d+(\/notes|\/references)?$/, route => {
    asked += 1
    return route.fulfill(refusal('internal'))
  })
  await page.getByRole('textbox', { name: /^Reply about/ }).fill('It is a new one.')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await standing(page)
  await expect(textField(page, 'Telephone')).toHaveValue('+44 1632 960111')
  await page.unrouteAll()
  await fails(page, /save-answers$/, () => page.goBack(), NOTIFICATION)
})

test('staff read it on a card, in the history, and after an export and an import @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await fails(page, /\/api\/activity\/recent/, () => page.goto('/'), '.page-card')
  await fails(page, /\/api\/activity(\?|$)/, () => page.goto('/activity'))

  await page.goto('/contacts/overview')
  const exported = async () => {
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
  }
  await fails(page, /\/api\/contacts\?.*format=/, exported, NOTIFICATION)
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const taken = () =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'contacts.csv', mimeType: 'text/csv', buffer: Buffer.from('First name\nOrla\n') })
  await fails(page, /\/api\/contacts\/import/, taken, '.import-dialog')
})
