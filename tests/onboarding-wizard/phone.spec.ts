/** What is easily too wide for a phone, or too close on it. */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { PHONE, expectToFit } from '../browser/sizes.ts'
import { accessToken } from '../../scripts/accessToken.ts'
import { begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors' })

test('on a phone, papers of long names fit, and the parties of a company stand apart and are called each by its kind @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `The Trustees of the Castlemoor and Borrowdale Teachers’ Endowment ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
  })
  const form = new FormData()
  form.set('kind', 'Evidence')
  form.set('description', 'register')
  form.set('File', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'register.pdf')
  const authorization = `Bearer ${await accessToken(server.address, INVESTOR)}`
  const to = `${server.address}/api/onboardings/${onboarding.id}/documents`
  expect((await fetch(to, { method: 'POST', headers: { authorization }, body: form })).status).toBe(201)
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await signedIn(page, INVESTOR)

  await page.goto(`/onboarding/${onboarding.id}/details?step=documents`)
  await standing(page)
  await expect(page.getByLabel('What register.pdf proves')).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  await page.goto(`/onboarding/${onboarding.id}/details?step=others`)
  await standing(page)
  for (const [list, title] of [
    ['Persons with a function for the investor', 'Other party 1'],
    ['Persons who pay or hold for it', 'Third-party individual 1'],
    ['Companies that pay or hold for it', 'Third-party company 1'],
  ] as const) {
    const section = page.getByRole('region', { name: list, exact: true })
    const begin = section.getByRole('button', { name: /^(Somebody new|Add a company)$/ })
    await begin.press('Enter')
    const card = section.getByRole('region', { name: title, exact: true })
    await expect(card.getByRole('heading', { name: title, exact: true })).toBeVisible()
    const below = section.getByRole('region', { name: 'Add another', exact: true })
    const [upper, lower] = [await card.boundingBox(), await below.boundingBox()]
    expect((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0)).toBeGreaterThanOrEqual(8)
  }
  await expectToFit(page)
})
