/** Nothing that is typed in the wizard is lost on the way: by the browser's Back, or to another device. */
import { askingAs } from '../browser/asking.ts'
import type { Asking } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, standing } from '../browser/pages.ts'
import { fieldError, textField } from '../kit/opening.ts'
import { begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors', expectedErrors: async ({}, use) => use([/status of 412/]) })

const detailsOf = async (ask: Asking, id: number) =>
  (await ask<{ answers: { entityDetails?: object } | null }>('GET', `/api/onboardings/${id}`)).body.answers
    ?.entityDetails

test('what is typed is saved as the browser goes back, and asked about where it cannot be @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Going Back ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  await signedIn(page, INVESTOR)
  await page.goto(`/onboarding/${onboarding.id}/details?step=funds`)
  await standing(page)
  const toEntity = () =>
    page
      .getByRole('navigation')
      .getByRole('button', { name: /Entity details/ })
      .click()
  const title = page.getByRole('heading', { level: 1 })
  await toEntity()
  await expect(title).toHaveText('Who is the investor?')
  await textField(page, 'Telephone').fill('+44 1632 960111')
  await page.goBack()
  await expect(title).toHaveText('Where does the money come from?')
  await expect.poll(() => detailsOf(ask, onboarding.id)).toMatchObject({ telephone: '+44 1632 960111' })

  await toEntity()
  await textField(page, 'Email').fill('nobody')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(textField(page, 'Email')).toHaveValue('nobody')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave and discard' }).click()
  await expect(title).toHaveText('Where does the money come from?')
  await toEntity()
  await expect(textField(page, 'Email')).not.toHaveValue('nobody')
})

test('a closed tab asks about what is typed, and not about what was proposed or is saved @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Closing ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  const asks = () =>
    page.evaluate(() => {
      const closing = new Event('beforeunload', { cancelable: true })
      dispatchEvent(closing)
      return closing.defaultPrevented
    })
  await signedIn(page, INVESTOR)
  await page.goto(`/onboarding/${onboarding.id}/details?step=funds`)
  await standing(page)
  await expect(textField(page, 'Amount from this source')).not.toHaveValue('')
  expect(await asks()).toBe(false)
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Entity details/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who is the investor?')
  await textField(page, 'Telephone').fill('+44 1632 960111')
  expect(await asks()).toBe(true)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Continue anyway' })).toBeVisible()
  expect(await asks()).toBe(false)
})

test('Back that is pressed twice while one save is on its way leads on once it is saved @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Back Twice ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  await signedIn(page, INVESTOR)
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(`/onboarding/${onboarding.id}/details?step=funds`)
  await standing(page)
  await page
    .getByRole('navigation')
    .getByRole('button', { name: /Entity details/ })
    .click()
  await expect(title).toHaveText('Who is the investor?')
  await textField(page, 'Telephone').fill('+44 1632 960222')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/save-answers', async route => {
    await released
    await route.continue()
  })
  const saving = page.waitForRequest('**/save-answers')
  await page.evaluate(() => history.back())
  await saving
  await page.evaluate(() => history.back())
  await expect(title).toHaveText('Who is the investor?')
  release()
  await expect(title).toHaveText('Where does the money come from?')
  await expect.poll(() => detailsOf(ask, onboarding.id)).toMatchObject({ telephone: '+44 1632 960222' })
})

test('the first wrong field is brought into sight, above the bar that hid it @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Wrong Field ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  await signedIn(page, INVESTOR)
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`/onboarding/${onboarding.id}/details?step=entity`)
  await standing(page)
  const founded = textField(page, 'Date of incorporation')
  await founded.fill('12/10/2099')
  await founded.blur()
  await expect(fieldError(page, 'Date of incorporation')).toHaveText('Must not be in the future.')
  await page.evaluate(() => scrollTo({ top: 0 }))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  // Fields above it are marked as well, and only missing.
  await expect(textField(page, 'Legal form')).toHaveAttribute('aria-invalid', 'true')
  await expect(founded).toBeFocused()
  await expect(founded).toBeInViewport({ ratio: 1 })
})

test('what another device has stored is named before it is replaced @long', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Two Devices ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  await signedIn(page, INVESTOR)
  await page.goto(`/onboarding/${onboarding.id}/details?step=entity`)
  await standing(page)
  await textField(page, 'Telephone').fill('+44 1632 960222')
  const other = await askingAs(server.address, INVESTOR)
  const entityDetails = { telephone: '+44 1632 960333', legalForm: 'Limited company' }
  const match = { 'if-match': `"${onboarding.version}"` }
  const saved = await other('POST', `/api/onboardings/${onboarding.id}/save-answers`, { entityDetails }, match)
  expect([saved.status, saved.body]).toEqual([200, expect.anything()])
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.locator('.notification')).toContainText('Stored from there: Telephone +44 1632 960333.')
  await expect(textField(page, 'Telephone')).toHaveValue('+44 1632 960222')
  await expect(textField(page, 'Legal form')).toHaveValue('Limited company')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect
    .poll(() => detailsOf(ask, onboarding.id))
    .toMatchObject({
      telephone: '+44 1632 960222',
      legalForm: 'Limited company',
    })
})

test('so is what it has stored for the second form of a screen, though the first one has found out @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const owner = { key: 'owner1', ownership: '60', individual: { key: 'person1', firstName: 'Ida', lastName: 'Holm' } }
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Two Forms ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
    answers: { beneficialOwners: [owner] },
  })
  const rest = 'Who holds the rest'
  await signedIn(page, INVESTOR)
  await page.goto(`/onboarding/${onboarding.id}/details?step=owners`)
  await standing(page)
  await page.getByRole('button', { name: 'Change Ida Holm' }).click()
  await textField(page, 'Occupation').fill('Judge')
  await textField(page, rest).fill('Forty members, none above 2 %.')
  const other = await askingAs(server.address, INVESTOR)
  const send = async (action: string, body: object) => {
    const { version } = (await ask('GET', `/api/onboardings/${onboarding.id}`)).body
    const match = { 'if-match': `"${version}"` }
    expect((await other('POST', `/api/onboardings/${onboarding.id}/${action}`, body, match)).status).toBe(200)
  }
  const individual = { ...owner.individual, occupation: 'Notary' }
  await send('save-party', { beneficialOwners: { ...owner, individual } })
  await send('save-answers', { entityDetails: { remainingOwnership: 'A family.' } })
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const told = page.locator('.notification')
  await expect(told.filter({ hasText: 'Stored from there: Occupation Notary.' })).toBeVisible()
  await expect(told.filter({ hasText: `Stored from there: ${rest} A family.` })).toBeVisible()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect
    .poll(() => detailsOf(ask, onboarding.id))
    .toMatchObject({ remainingOwnership: 'Forty members, none above 2 %.' })
})
