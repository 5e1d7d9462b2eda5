/**
 * A company whose two owners are its directors and signatories, from the mail to the completed limited partner; on the
 * way everything fails once that is saved.
 */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, expectAccessible } from '../browser/pages.ts'
import { choiceField, textField } from '../kit/opening.ts'
import { Answering, begunOnboarding, failing, fromMail, Staff, told } from './answering.ts'

test.use({ product: 'the wizard of investors' })

const OWNERS = [
  { first: 'Edmund', last: 'Dray', born: '14/02/1961', town: 'Bristol', share: '60' },
  { first: 'Cecily', last: 'Finch', born: '30/09/1968', town: 'Cardiff', share: '40' },
] as const
const NAMES = OWNERS.map(({ first, last }) => `${first} ${last}`)

test('R018 R116 R297 R413 R414 R197 R198 R203 R205 R455 a company with two owners is through in at most 85 answers and 12 screens, types nobody twice, loses nothing that fails, and becomes a limited partner', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  test.setTimeout(240_000)
  // What fails on purpose, and what another device has overtaken.
  expectedErrors.push(/status of (500|412)/)
  const ask = await askingAs(server.address, ADMIN)
  const investorName = `Dray & Finch Family Office ${process.pid}`
  const { onboarding, link, fundId, contactName } = await begunOnboarding(ask, {
    investorName,
    legalStatus: 'LegalEntity',
    commitment: '2000000',
  })
  const own = new Answering(page)
  await signedIn(page, INVESTOR)
  const staff = await Staff.beside(page, signedIn, { fundId, onboarding })
  await fromMail(own, link, async () => {
    await page
      .getByRole('button', { name: 'Add a document' })
      .setInputFiles({ name: 'register.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })
    await expect(page.getByText('Added: register.pdf')).toBeVisible()
  })
  const named = async (list: string): Promise<number> => {
    const { body } = await ask<{ answers: object | null }>('GET', `/api/onboardings/${onboarding.id}`)
    const rows: unknown = Reflect.get(body.answers ?? {}, list)
    return Array.isArray(rows) ? rows.length : 0
  }

  await test.step('the entity', async () => {
    await own.heading('Who is the investor?')
    await expect(page.getByText('As in the register, or where there is none')).toHaveCount(1)
    await own.type('Legal form', 'Ltd')
    await own.type('Registration number', '09876543')
    await own.type('Date of incorporation', '01/03/2004')
    await own.type('Business activity', 'Holds the assets of two families.')
    await own.say('Supervised by an authority', 'No')
    await own.goOn()
  })

  await test.step('both owners, each with all that is asked of a person', async () => {
    await own.heading('Who owns it?')
    // The number and its sign stay on one line.
    const lead = page.locator('.wizard-question > header')
    expect(await lead.textContent()).toContain('more than 25\u00a0%')
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
      if (first === 'Cecily') {
        await page.getByRole('button', { name: 'Copy address from Edmund Dray' }).click()
        await expect(textField(card, 'Residential address')).toHaveValue('4 Quay Street, Bristol')
        await expect(choiceField(card, 'Country of residence')).toHaveValue('United Kingdom')
        await expect(card.getByRole('button', { name: 'Copy address from Edmund Dray' })).toHaveCount(0)
      }
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
    // Whoever answers for the second one keeps the answers of the first.
    for (const place of [0, 1])
      await expect(
        page.locator('.wizard-card').nth(place).getByRole('radio', { name: 'No', checked: true }),
      ).toHaveCount(3)
    await expectAccessible(page)
    const titles = page.locator('.wizard-card h2')
    await expect(titles).toHaveText(NAMES)
    await failing(page, 'save-party', 'Edmund', async () => {
      await own.goOn()
      await told(page, { 'Beneficial owner info was not saved': 'Edmund Dray' })
    })
    // The second is saved alone, and both stay where they were.
    await expect(titles).toHaveText(NAMES)
    await expect(page.locator('.wizard-note')).toHaveText('Save changes before continuing')
    expect(await named('beneficialOwners')).toBe(1)
    await own.goOn()
  })

  await test.step('who is named already is chosen as director', async () => {
    await own.heading('Who directs and controls it?')
    for (const name of NAMES) await own.pick(name)
    await failing(page, 'save-party', 'Edmund', async () => {
      await own.goOn()
      await told(page, { 'Controller info was not saved': 'Edmund Dray' })
    })
    await expect(page.locator('.wizard-note')).toHaveText('Save changes before continuing')
    expect(await named('controllersAndDirectors')).toBe(1)
    await own.goOn()
  })

  await test.step('others: what fails is named, the rest is saved, and removed again', async () => {
    await own.heading('Is anybody else involved?')
    const add = async (list: string, title: string, value: string) => {
      const section = page.getByRole('region', { name: list, exact: true })
      await section.getByRole('button', { name: /^(Somebody new|Add a company)$/ }).click()
      await section.getByRole('textbox', { name: title, exact: true }).fill(value)
    }
    await add('Persons with a function for the investor', 'First name', 'Bo')
    await add('Persons who pay or hold for it', 'First name', 'Cy')
    await add('Companies that pay or hold for it', 'Name', 'Hale & Co')
    await failing(page, 'save-party', 'individual', async () => {
      await own.goOn()
      await told(page, { 'Other party info was not saved': 'Bo', 'Individual info was not saved': 'Cy' })
    })
    await expect(page.locator('.wizard-note')).toHaveText('Save changes before continuing')
    expect([await named('otherParties'), await named('thirdPartyCompanies')]).toEqual([0, 1])
    for (const left of [2, 1]) {
      await page.getByRole('button', { name: 'Remove', exact: true }).first().click()
      await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(left - 1)
    }
    await page.reload()
    await page.getByRole('button', { name: 'Remove Hale & Co' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('Hale & Co')).toHaveCount(0)
    await own.goOn()
  })

  await test.step('taxes', async () => {
    await own.heading('Where and how is it taxed?')
    await own.say('Set up under US law', 'No')
    await own.say('Financial institution', 'No')
    await own.choose('Where most of the income comes from', 'Interest, dividends, rent or gains')
    await own.type('Tax number', '4712000000')
    await expect(page.getByText('The format fits')).toBeVisible()
    const change = page.getByRole('button', { name: 'Change the answer: Financial institution' })
    await change.press('Enter')
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('No longer asked, and set aside: Where most of the income comes from.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('.fold-change')).toHaveCount(0)
    await expect(page.getByText('Counts as passive')).toBeVisible()
    const controls = page.getByRole('region', { name: 'Who controls it?' })
    // In the order in which they were stored.
    await expect(controls.getByRole('row')).toHaveText([
      'PersonOwnershipTax residenceTax number',
      'Cecily FinchLegal person: ownership40.00 %United Kingdom6130091968',
      'Edmund DrayLegal person: ownership60.00 %United Kingdom6114021961',
    ])
    const aside = page.getByRole('complementary').filter({ hasText: 'What you will sign' })
    await expect(aside.getByRole('listitem')).toHaveText([
      'W-8BEN-E',
      'CRS self-certification of the entity',
      'CRS self-certifications of 2 controlling persons',
    ])
    await expectAccessible(page)
    await own.goOn()
  })

  await test.step('sources, of which another device has saved one meanwhile', async () => {
    await own.heading('Where does the money come from?')
    await own.choose('Source of funds', 'Own capital')
    const stored = (await ask('GET', `/api/onboardings/${onboarding.id}`)).body
    const elsewhere = { sourceOfFundsAndWealth: { sourceOfWealthExplanation: 'Typed on the telephone.' } }
    const other = await (
      await askingAs(server.address, INVESTOR)
    )('POST', `/api/onboardings/${onboarding.id}/save-answers`, elsewhere, { 'if-match': `"${stored.version}"` })
    expect(other.status).toBe(200)
    await own.goOn()
    await told(page, { 'Source of funds and wealth was not saved': 'changed on another device meanwhile' })
    await expect(page.getByRole('textbox', { name: 'Explanation of the wealth' })).toHaveValue(
      'Typed on the telephone.',
    )
    await own.type('Explanation of the funds', 'Sale of a company in 2019.')
    await own.choose('Source of wealth', 'Sale of a business')
    await own.type('Explanation of the wealth', 'Built up and sold over thirty years.')
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

  await test.step('papers', async () => {
    await own.heading('Which papers prove it?')
    for (const name of NAMES) {
      const passport = await own.upload(`Identity, ${name}`, `${name} passport.pdf`)
      await own.type('Valid until', '01/01/2031', passport)
      const bill = await own.upload(`Address, ${name}`, `${name} bill.pdf`)
      await own.type('Issued on', '01/10/2026', bill)
    }
    own.answers += 1
    await page.getByLabel('What register.pdf proves').selectOption(`Existence of the entity, ${investorName}`)
    await expect(page.getByRole('group', { name: `Existence of the entity, ${investorName}` })).toContainText(
      'register',
    )
    await expect(page.getByText('Papers that are there already')).toHaveCount(0)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `${NAMES[0]} bill.pdf` }).click()
    expect((await download).suggestedFilename()).toBe(`${NAMES[0]} bill.pdf`)
    const question = page.getByRole('link', { name: 'Ask Larkmoor Partners a question' })
    await expect(question).toHaveAttribute('href', new RegExp(`^mailto:${ADMIN}\\?subject=Dray%20%26%20Finch`))
  })

  await test.step('a power to sign, which fails to be added, changed and taken away', async () => {
    const place = `Power to sign, ${NAMES[0]}`
    const power = { name: 'power.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
    await failing(page, 'documents', 'power.pdf', async () => {
      await page.getByLabel(`Choose a file: ${place}`, { exact: true }).setInputFiles(power)
      await told(page, { 'Documents were not uploaded': 'power.pdf' })
    })
    await page.getByLabel(`Choose a file: ${place}`, { exact: true }).setInputFiles(power)
    const group = page.getByRole('group', { name: place, exact: true })
    await expect(group.getByRole('combobox', { name: 'Kind of document' })).toHaveValue('Power of attorney')
    await group.getByRole('textbox', { name: 'Issued on' }).fill('01/11/2026')
    await failing(page, 'save-party', '2026-11-01', async () => {
      await own.goOn()
      await told(page, { 'Documents were not updated': 'power.pdf' })
    })
    await failing(page, 'remove-party', 'evidence', async () => {
      await page.getByRole('button', { name: `Remove ${place}` }).click()
      await told(page, { 'Documents were not deleted': 'power.pdf' })
    })
    expect(await named('evidence')).toBe(6)
    await page.getByRole('button', { name: `Remove ${place}` }).click()
    await expect(group).toHaveCount(0)
    await own.goOn()
  })

  await test.step('what staff ask stands at its question, and is answered there', async () => {
    const question = { question: 'entityDetails.legalForm', kind: 'ChangeRequest', text: 'Limited by shares?' }
    const made = await ask('POST', '/api/onboarding-comments', { onboardingId: onboarding.id, ...question })
    expect(made.status).toBe(201)
    await page.goto(`/onboarding/${onboarding.id}/details?step=entity`)
    await expect(page.locator('.wizard-asked')).toContainText('Please change: Limited by shares?')
    await page.getByLabel('Reply about Entity details · Legal form').fill('Yes, by shares.')
    await page.getByRole('button', { name: 'Reply', exact: true }).click()
    await expect(page.getByText('You replied: Yes, by shares.')).toBeVisible()
    const seen = (await ask('GET', `/api/onboarding-comments/${made.body.id}`)).body
    expect(seen).toMatchObject({ status: 'Answered', reply: 'Yes, by shares.' })
    const match = { 'if-match': `"${seen.version}"` }
    expect((await ask('POST', `/api/onboarding-comments/${seen.id}/settle`, {}, match)).status).toBe(200)
    await page.goto(`/onboarding/${onboarding.id}/details`)
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
    await staff.act('Confirm due diligence')
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

  await test.step('staff complete it, and find the limited partner with what was typed', async () => {
    await staff.act('Confirm subscription')
    await staff.act('Complete')
    await staff.expectPartner(investorName, contactName, 'GB82 WEST 1234 5698 7654 32')
    const filter = encodeURIComponent(JSON.stringify({ fundId }))
    expect((await ask('GET', `/api/limited-partners?filter=${filter}`)).body).toMatchObject([
      { legalStatus: 'LegalEntity' },
    ])
  })
  expect(own.answers).toBeLessThanOrEqual(85)
  expect(own.screens).toBeLessThanOrEqual(12)
  process.stdout.write(`company: ${own.answers} answers, ${own.screens} screens\n`)
})
