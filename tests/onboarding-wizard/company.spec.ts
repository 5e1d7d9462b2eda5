/** A company whose two owners are its directors and signatories, from the mail to the completed limited partner. */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, expectAccessible } from '../browser/pages.ts'
import { act, Answering, begunOnboarding, fromMail } from './answering.ts'

test.use({ product: 'the wizard of investors' })

const OWNERS = [
  { first: 'Edmund', last: 'Dray', born: '14/02/1961', town: 'Bristol', share: '60' },
  { first: 'Cecily', last: 'Finch', born: '30/09/1968', town: 'Cardiff', share: '40' },
] as const
const NAMES = OWNERS.map(({ first, last }) => `${first} ${last}`)

test('R018 R116 R197 R198 R203 R205 R455 a company with two owners is through in at most 85 answers and 12 screens, types nobody twice, and becomes a limited partner', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(240_000)
  const ask = await askingAs(server.address, ADMIN)
  const investorName = `Dray & Finch Family Office ${process.pid}`
  const { onboarding, link } = await begunOnboarding(ask, {
    investorName,
    legalStatus: 'LegalEntity',
    commitment: '2000000',
  })
  const own = new Answering(page)
  await signedIn(page, INVESTOR)
  await fromMail(own, link)

  await test.step('the entity', async () => {
    await own.heading('Who is the investor?')
    await own.type('Legal form', 'Ltd')
    await own.type('Registration number', '09876543')
    await own.type('Date of incorporation', '01/03/2004')
    await own.type('Business activity', 'Holds the assets of two families.')
    await own.say('Supervised by an authority', 'No')
    await own.goOn()
  })

  await test.step('both owners, each with all that is asked of a person', async () => {
    await own.heading('Who owns it?')
    for (const { first, last, born, town, share } of OWNERS) {
      await page.getByRole('button', { name: 'Somebody new' }).click()
      const card = page
        .locator('.wizard-card')
        .filter({ has: page.getByRole('textbox', { name: 'First name' }) })
        .last()
      await own.type('First name', first, card)
      await own.type('Last name', last, card)
      await own.type('Birth date', born, card)
      await own.type('Birth place', town, card)
      await own.choose('Birth country', 'United Kingdom', card)
      await own.choose('Nationality', 'United Kingdom', card)
      await own.type('Passport or id number', `9${born.replaceAll('/', '')}`, card)
      await own.type('Residential address', `4 Quay Street, ${town}`, card)
      await own.type('Telephone', '+44 1632 960701', card)
      await own.type('Email', `${first.toLowerCase()}@finch.example`, card)
      await own.type('Tax number', `61${born.replaceAll('/', '')}`, card)
      await own.say('US citizen', 'No', card)
      await own.say('US green card holder', 'No', card)
      await own.type('Occupation', 'Entrepreneur', card)
      await own.say('Politically exposed', 'No', card)
      await own.type('Ownership', share, card)
    }
    await expectAccessible(page)
    await own.goOn()
  })

  await test.step('who is named already is chosen as director', async () => {
    await own.heading('Who directs and controls it?')
    for (const name of NAMES) await own.pick(name)
    await own.goOn()
    await own.heading('Is anybody else involved?')
    await own.goOn()
  })

  await test.step('taxes', async () => {
    await own.heading('Where and how is it taxed?')
    await own.say('Set up under US law', 'No')
    await own.say('Financial institution', 'No')
    await own.choose('Where most of the income comes from', 'Interest, dividends, rent or gains')
    await own.type('Tax number', '4712000000')
    await own.goOn()
  })

  await test.step('sources', async () => {
    await own.heading('Where does the money come from?')
    await own.choose('Source of funds', 'Own capital')
    await own.type('Explanation of the funds', 'Sale of a company in 2019.')
    await own.choose('Source of wealth', 'Sale of a business')
    await own.type('Explanation of the wealth', 'Built up and sold over thirty years.')
    await own.goOn()
  })

  await test.step('papers', async () => {
    await own.heading('Which papers prove it?')
    for (const name of NAMES) {
      const passport = await own.upload(`Identity, ${name}`, `${name} passport.pdf`)
      await own.type('Valid until', '01/01/2031', passport)
      const bill = await own.upload(`Address, ${name}`, `${name} bill.pdf`)
      await own.type('Issued on', '01/10/2026', bill)
    }
    await own.upload(`Existence of the entity, ${investorName}`, 'register.pdf')
    await own.goOn()
  })

  await test.step('and as signatories', async () => {
    await own.heading('Who signs for it?')
    for (const name of NAMES) {
      await own.pick(name)
      await own.choose('Signing authority', 'Signs jointly', page.getByRole('region', { name, exact: true }))
    }
    await own.goOn()
  })

  const sign = async (button: string) => {
    for (const name of NAMES) {
      own.answers += 1
      await page.getByLabel(`Your full name, ${name}`).fill(name)
    }
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText(/is signed and handed in/)).toBeVisible()
  }

  await test.step('the declaration', async () => {
    await own.heading('Is everything right?')
    await sign('Sign and hand in the declaration')
    await act(ask, onboarding, 'confirm-due-diligence')
  })

  await test.step('subscription and contract', async () => {
    await page.goto(`/onboarding/${onboarding.id}/details`)
    await own.heading('How much, and where do we pay to?')
    await own.say('Professional investor', 'Yes')
    await own.tick('Terms of the fund accepted')
    await own.tick('Data protection notice read')
    await own.type('Place', 'Bristol')
    await own.type('Account number', 'GB82 WEST 1234 5698 7654 32')
    await own.type('Bank code', 'WESTGB2L')
    await own.goOn()
    await own.heading('Read and sign the contract')
    await sign('Sign and hand in the contract')
  })

  await act(ask, onboarding, 'confirm-subscription')
  const completed = await act(ask, onboarding, 'complete')
  const { body: partner } = await ask<Record<'name' | 'legalStatus', string>>(
    'GET',
    `/api/limited-partners/${String(Reflect.get(completed, 'limitedPartnerId'))}`,
  )
  expect(partner).toMatchObject({ name: investorName, legalStatus: 'LegalEntity' })
  expect(own.answers).toBeLessThanOrEqual(85)
  expect(own.screens).toBeLessThanOrEqual(12)
  process.stdout.write(`company: ${own.answers} answers, ${own.screens} screens\n`)
})
