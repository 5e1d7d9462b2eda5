/** Whoever is named in the wizard is asked everything that is to be known of a person, and finds it there again. */
import type { Locator } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, standing } from '../browser/pages.ts'
import { choiceField, textField } from '../kit/opening.ts'
import { Answering, begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors' })

const TYPED = {
  'First name': 'Cecily',
  'Last name': 'Finch',
  'Birth date': '30/09/1968',
  'Birth place': 'Cardiff',
  'Passport or id number': '930091968',
  'Residential address': '4 Quay Street, Cardiff',
  'Mailing address': 'Box 12, Bristol',
  Telephone: '+44 1632 960701',
  Email: 'cecily@finch.example',
  'Tax number': '6130091968',
  Occupation: 'Entrepreneur',
}
const CHOSEN = {
  'Birth country': 'Ireland',
  Nationality: 'Ireland',
  'Issuing country': 'Ireland',
  'Tax residence': 'United Kingdom',
}
const SAID = { 'US citizen': 'No', 'US green card holder': 'Yes' } as const

async function everythingAsked(own: Answering, within: Locator): Promise<void> {
  await within.getByRole('button', { name: /more questions?, seldom needed$/ }).click()
  for (const [title, value] of Object.entries(TYPED)) await own.type(title, value, within)
  for (const [title, value] of Object.entries(CHOSEN)) await own.choose(title, value, within)
  for (const [title, value] of Object.entries(SAID)) await own.say(title, value, within)
}

async function everythingThere(within: Locator): Promise<void> {
  for (const [title, value] of Object.entries(TYPED)) await expect(textField(within, title)).toHaveValue(value)
  for (const [title, value] of Object.entries(CHOSEN)) await expect(choiceField(within, title)).toHaveValue(value)
  for (const [title, value] of Object.entries(SAID))
    await expect(within.getByRole('radiogroup', { name: title }).getByRole('radio', { name: value })).toBeChecked()
}

/** Of the person who was named last. */
const cardIn = (section: Locator): Locator =>
  section
    .locator('.wizard-card')
    .filter({ has: section.page().getByRole('textbox', { name: 'First name' }) })
    .last()

/** The steps of a company in which persons are named, and the lists of each. */
const STEPS = [
  ['owners', undefined],
  ['controllers', undefined],
  ['others', 'Persons with a function for the investor'],
  ['others', 'Persons who pay or hold for it'],
  ['signatories', undefined],
] as const

test('R205 every kind of party is asked every field of a person, and finds it after a reload @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(180_000)
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, INVESTOR)
  const own = new Answering(page)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Every field ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
  })
  for (const [step, list] of STEPS)
    await test.step(list ?? step, async () => {
      const address = `/onboarding/${onboarding.id}/details?step=${step}`
      await page.goto(address)
      await standing(page)
      const section = list === undefined ? page.locator('main') : page.getByRole('region', { name: list, exact: true })
      await section.getByRole('button', { name: 'Somebody new' }).click()
      const card = cardIn(section)
      await everythingAsked(own, card)
      await own.goOn()
      // What only this kind of party is asked is still to be answered, and does not keep anybody from going on.
      await expect(page.locator('.wizard-note')).toContainText('Fill required data')
      await page.getByRole('button', { name: 'Continue anyway' }).click()
      await expect(page).not.toHaveURL(new RegExp(`step=${step}$`))
      await page.goto(address)
      await standing(page)
      await section.getByRole('button', { name: 'Change Cecily Finch' }).click()
      await everythingThere(cardIn(section))
    })
})

test('R205 a natural person is asked every field, and finds it after a reload @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, INVESTOR)
  const own = new Answering(page)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Cecily Finch ${process.pid}`,
    legalStatus: 'NaturalPerson',
    commitment: '500000',
  })
  await page.goto(`/onboarding/${onboarding.id}/details`)
  await standing(page)
  await everythingAsked(own, page.locator('main'))
  await own.goOn()
  await page.goto(`/onboarding/${onboarding.id}/details?step=entity`)
  await standing(page)
  await everythingThere(page.locator('main'))
})
