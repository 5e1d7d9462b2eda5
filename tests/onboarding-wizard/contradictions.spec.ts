/** Answers that contradict each other are said while somebody types, before anything is stored. */
import type { Page } from '@playwright/test'
import type { Asking, Made } from '../browser/asking.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, expectAccessible, expectAccessibleInBothSchemes, standing } from '../browser/pages.ts'
import { textField } from '../kit/opening.ts'
import { Answering, begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors' })

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

async function openAt(page: Page, { id }: Made, step: string): Promise<void> {
  await page.goto(`/onboarding/${id}/details?step=${step}`)
  await standing(page)
}

async function addOwner(page: Page, first: string, share: string): Promise<void> {
  await page.getByRole('button', { name: 'Somebody new' }).click()
  const card = page
    .locator('.wizard-card')
    .filter({ has: page.getByRole('textbox', { name: 'First name' }) })
    .last()
  await textField(card, 'First name').fill(first)
  await textField(card, 'Last name').fill('Dray')
  await textField(card, 'Ownership').fill(share)
  await textField(card, 'Ownership').blur()
}

async function namedIn(ask: Asking, { id }: Made, list: string): Promise<number> {
  const { body } = await ask<{ answers: object | null }>('GET', `/api/onboardings/${id}`)
  const rows: unknown = Reflect.get(body.answers ?? {}, list)
  return Array.isArray(rows) ? rows.length : 0
}

for (const [device, viewport] of [
  ['on a desk @long', DESK],
  ['on a phone', PHONE],
] as const)
  test(`R197 shares above 100 % and an owner who controls nothing are said before they are stored, ${device} @long`, async ({
    page,
    server,
    signedIn,
  }) => {
    const ask = await askingAs(server.address, ADMIN)
    const { onboarding } = await begunOnboarding(ask, {
      investorName: `Hale ${viewport.width} ${process.pid}`,
      legalStatus: 'LegalEntity',
      commitment: '500000',
    })
    await page.setViewportSize(viewport)
    await signedIn(page, INVESTOR)
    await openAt(page, onboarding, 'owners')
    await addOwner(page, 'Edmund', '60')
    await expect(page.locator('.wizard-total')).toHaveText(/60\.00\s%/)
    await addOwner(page, 'Cecily', '70')

    const accent = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.color = 'var(--accent-text)'
      const { color } = getComputedStyle(probe)
      probe.remove()
      return color
    })
    const seldom = page.getByRole('button', { name: /more questions, seldom needed/ }).last()
    for (const button of [seldom, page.getByRole('button', { name: 'Remove', exact: true }).last()])
      await expect(button).toHaveCSS('color', accent)

    const above = page.getByText('The shares add up to 130 %. They cannot be more than 100 %.')
    await expect(above).toBeVisible()
    await expect(page.locator('.wizard-total')).toHaveText(/130\.00\s%/)
    await expect(page.locator('.wizard-total')).toHaveAttribute('data-tone', 'bad')
    expect(await namedIn(ask, onboarding, 'beneficialOwners')).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await expectAccessibleInBothSchemes(page)

    // Going on stops once, and says why; whoever presses again goes on.
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.locator('.wizard-note')).toContainText('contradicts another')
    await expect(page.getByRole('button', { name: 'Continue anyway' })).toBeVisible()
    // It belongs to the list and not to a field, and stands below the cards.
    await expect(above).toBeInViewport()
    await expect(above).toBeFocused()
    expect(await namedIn(ask, onboarding, 'beneficialOwners')).toBe(2)
    const share = page.getByRole('textbox', { name: 'Ownership' }).last()
    await share.fill('40')
    await share.blur()
    await expect(above).toHaveCount(0)
    await expect(page.locator('.wizard-total')).not.toHaveAttribute('data-tone')
    await page.getByRole('button', { name: 'Continue anyway' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who directs and controls it?')
    const left = page.getByText('Edmund Dray holds more than half, and is not named among those who control')
    await expect(left).toBeVisible()
    await page.getByRole('button', { name: 'Edmund Dray', exact: true }).click()
    await expect(left).toHaveCount(0)
    expect(await namedIn(ask, onboarding, 'controllersAndDirectors')).toBe(0)
  })

test('an address in another country than the one beside it is said at once @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Elsewhere ${process.pid}`,
    legalStatus: 'NaturalPerson',
    commitment: '500000',
  })
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'person')
  const address = textField(page.locator('main'), 'Residential address')
  await address.fill('4 Quay Street, Bristol, Ireland')
  await address.blur()
  await expect(page.getByText('The address ends with Ireland, which is another country')).toBeVisible()
  expect((await ask<{ answers: object | null }>('GET', `/api/onboardings/${onboarding.id}`)).body.answers).toBeNull()
})

test('letters that no paper can print are said at the name as it is typed, and Greek ones are taken @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const investorName = `Letters ${process.pid}`
  const { onboarding } = await begunOnboarding(ask, {
    investorName,
    legalStatus: 'NaturalPerson',
    commitment: '500000',
  })
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'person')
  const name = textField(page.locator('main'), 'Last name')
  const said = page.getByText('Our papers cannot show these letters: 王 小 明. Write this in Latin letters')
  await name.fill('王小明')
  await name.blur()
  await expect(said).toBeVisible()
  await expect(name).toHaveAccessibleDescription(/王 小 明/)
  await expectAccessible(page)
  await name.fill('Παπαδοπούλου')
  await name.blur()
  await expect(said).toHaveCount(0)
})

test('an entity hears at once of an address in another country, and of one that points to the United States @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const investorName = `Seated ${process.pid}`
  const { onboarding } = await begunOnboarding(ask, { investorName, legalStatus: 'LegalEntity', commitment: '500000' })
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'entity')
  const address = textField(page.locator('main'), 'Registered address')
  const elsewhere = page.getByText('The address ends with Ireland, which is another country')
  await address.fill('4 Quay Street, Dublin, Ireland')
  await address.blur()
  await expect(elsewhere).toBeVisible()
  await address.fill('9 Lake Street, Chicago, USA')
  await address.blur()
  await expect(elsewhere).toHaveCount(0)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await openAt(page, onboarding, 'tax')
  await expect(textField(page.locator('main'), 'Why it is not a US person')).toBeVisible()
  await expectAccessible(page)
})

test('a natural person hears of a tax residence and a number that are not those of the personal data @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const investorName = `Twice ${process.pid}`
  const { onboarding } = await begunOnboarding(ask, {
    investorName,
    legalStatus: 'NaturalPerson',
    commitment: '500000',
  })
  await page.setViewportSize(PHONE)
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'person')
  await textField(page, 'Tax number').fill('44100 17820')
  await textField(page, 'Tax number').blur()
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  const rows = page.getByRole('group', { name: 'Tax residences' })
  const number = textField(rows, 'Tax number')
  const differs = rows.getByText('Your personal details give a different tax number for United Kingdom.')
  await expect(number).toHaveValue('44100 17820')
  await number.fill('4410017821')
  await number.blur()
  await expect(differs).toBeVisible()
  await number.fill('4410017820')
  await number.blur()
  await expect(differs).toHaveCount(0)
  await new Answering(page).choose('Country', 'Ireland', rows)
  await expect(page.getByText('Your personal details name United Kingdom as your tax residence.')).toBeVisible()
  await expectAccessible(page)
})

test('R198 what is no number and no day is said at its field, and nothing that was typed is lost @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Unreadable ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
  })
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'owners')
  await addOwner(page, 'Edmund', 'most of it')
  await textField(page, 'Birth date').fill('31/02/1980')
  await textField(page, 'Birth date').blur()
  await expect(page.getByText('There is no such day.')).toBeVisible()
  await expect(textField(page, 'Ownership')).toHaveAttribute('aria-invalid', 'true')
  await expect(textField(page, 'First name')).toHaveValue('Edmund')
  await expect(page.locator('.wizard-total')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const note = page.locator('.wizard-note')
  await expect(note).toHaveText('Save changes before continuing: 2 answers cannot be saved as they are.')
  await textField(page, 'Birth date').fill('28/02/1980')
  await textField(page, 'Birth date').blur()
  await expect(note).toHaveText('Save changes before continuing: 1 answer cannot be saved as it is.')
  await textField(page, 'Ownership').fill('60')
  await textField(page, 'Ownership').blur()
  await expect(note).toHaveText('')
  await textField(page, 'Ownership').fill('most of it')
  await openAt(page, onboarding, 'signatories')
  await page.getByRole('button', { name: 'Somebody new' }).click()
  await textField(page, 'Birth date').fill('31/02/1980')
  await textField(page, 'Birth date').blur()
  await expect(page.getByText('There is no such day.')).toBeVisible()
  await openAt(page, onboarding, 'funds')
  await textField(page, 'Amount from this source').fill('a lot')
  await textField(page, 'Amount from this source').blur()
  await expect(textField(page, 'Amount from this source')).toHaveAttribute('aria-invalid', 'true')
})

test('what keeps from signing leads to its field, also in a row of a list, and a paper is chosen by keyboard @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Led ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
  })
  const url = `/api/onboardings/${onboarding.id}`
  const { body } = await ask('GET', url)
  const own = await askingAs(server.address, INVESTOR)
  const owner = { key: 'k001', ownership: '60', individual: { key: 'k002', firstName: 'Edmund', lastName: 'Dray' } }
  const match = { 'if-match': `"${body.version}"` }
  expect((await own('POST', `${url}/save-party`, { beneficialOwners: owner }, match)).status).toBe(200)
  await signedIn(page, INVESTOR)
  await page.setViewportSize(PHONE)
  const goThere = async (point: RegExp) => {
    await openAt(page, onboarding, 'declaration')
    await page.getByRole('listitem').filter({ hasText: point }).getByRole('button', { name: 'Go there' }).press('Enter')
  }
  for (const [point, title] of [
    [/Entity details.*Business activity/, 'Business activity'],
    [/Edmund Dray.*Birth place/, 'Birth place'],
  ] as const) {
    await goThere(point)
    const field = textField(page, title)
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/Needed before signing/)
    await expect(field).toBeInViewport({ ratio: 1 })
  }
  await page.reload()
  await expect(textField(page, 'Birth place')).toBeFocused()
  // Of three papers that are missing, the one that is meant.
  for (const [point, name] of [
    [/Edmund Dray: a paper is missing.*Address/, 'Choose a file: Address, Edmund Dray'],
    [/a paper is missing.*Register extract/, `Choose a file: Existence of the entity, Led ${process.pid}`],
  ] as const) {
    await goThere(point)
    await expect(page.getByLabel(name)).toBeFocused()
    await expect(page.getByLabel(name)).toHaveAccessibleDescription(/Needed before signing/)
  }
  const file = page.getByLabel(/Existence of the entity/)
  await expect(file.locator('..').getByText('Choose a file')).toHaveCSS('outline-style', 'solid')
  // The drawn button below the input is none that a keyboard would reach.
  await expect(page.locator('.wizard-file [tabindex="0"]')).toHaveCount(0)
  await expectAccessible(page)
  await expect(file).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  await file.press('Enter')
  const paper = { name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await (await chooser).setFiles(paper)
  await expect(page.getByRole('group', { name: /^Existence of the entity/ })).toContainText('register.pdf')
})
