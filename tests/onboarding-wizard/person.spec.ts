/** A natural person, on a phone, from the mail to the completed limited partner. */
import { path } from '../../src/paths.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, expectAccessible, expectAccessibleAlways } from '../browser/pages.ts'
import { DESK, PHONE } from '../browser/sizes.ts'
import { Steps } from '../browser/steps.ts'
import { Answering, begunOnboarding, fromMail, Staff } from './answering.ts'

test.use({ product: 'the wizard of investors' })

test('R018 R339 R106 R107 R115 R205 R298 R455 a natural person is through in at most 40 answers and 8 screens, types nothing twice, and becomes a limited partner @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  test.setTimeout(180_000)
  // A name that is not that of the signatory is refused.
  expectedErrors.push(/422/)
  const ask = await askingAs(server.address, ADMIN)
  const name = `Robert Ashcombe${process.pid}`
  const { onboarding, link, fundId, contactName } = await begunOnboarding(ask, {
    investorName: name,
    legalStatus: 'NaturalPerson',
    commitment: '500000',
  })
  const own = new Answering(page)
  await page.setViewportSize(PHONE)
  await signedIn(page, INVESTOR)
  const staff = await Staff.beside(page, signedIn, { fundId, onboarding })
  await fromMail(own, link)

  await test.step('about the person: what is known is proposed', async () => {
    await own.heading('Who are you?')
    // The name that staff have written, and not that of the contact, who is somebody else here.
    await expect(page.getByLabel('First name')).toHaveValue('Robert')
    await expect(page.getByLabel('Last name')).toHaveValue(name.replace('Robert ', ''))
    await own.goOn()
    await expect(page.locator('.wizard-note')).toContainText('Fill required data')
    const note = page.locator('.wizard-note')
    await expect(page.getByRole('button', { name: 'Continue anyway' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Birth date' })).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('textbox', { name: 'First name' })).not.toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    const left = async () => Number(/\d+/.exec((await note.textContent()) ?? '')?.[0])
    const before = await left()
    await own.type('Birth date', '02/09/1971')
    // What is left is counted anew with each answer.
    await expect.poll(left).toBe(before - 1)
    await own.type('Birth place', 'Cork')
    await own.choose('Birth country', 'Ireland')
    await own.type('Passport or id number', '123456789')
    await own.type('Tax number', '12345')
    await expect(page.getByText('A number of United Kingdom looks different, such as 1234567890.')).toBeVisible()
    await expect(page.getByText('The format fits')).toHaveCount(0)
    await own.type('Tax number', '44100 17820')
    await expect(page.getByText('The format fits')).toBeVisible()
    own.answers -= 1
    await own.say('US citizen', 'No')
    await own.say('US green card holder', 'No')
    await own.type('Occupation', 'Architect')
    await own.say('Politically exposed', 'No')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(note).toHaveText('')
    await own.goOn()
  })

  await test.step('taxes follow from it', async () => {
    await own.heading('Where and how are you taxed?')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await own.goOn()
  })

  await test.step('sources; what was answered is there again after leaving', async () => {
    await own.heading('Where does the money come from?')
    await own.choose('Source of funds', 'Employment income')
    await own.type('Explanation of the funds', 'Salary of the last ten years.')
    await own.choose('Source of wealth', 'Employment')
    await own.type('Explanation of the wealth', 'Saved over twenty years.')
    await page.getByRole('button', { name: 'Save and leave' }).click()
    await expect(page).toHaveURL(/\/portal\//)
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      await page.goto('/portal/larkmoor/funds/overview')
      const steps = new Steps(page)
      const waiting = page.getByRole('region', { name: new RegExp(`^Onboarding for .*${name}`) })
      await steps.click(waiting.getByRole('link', { name: 'Go on' }))
      await expect(page).toHaveURL(new RegExp(`/onboarding/${onboarding.id}/details`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Which papers prove it?')
      expect(steps.count).toBe(1)
    }
  })

  await test.step('papers', async () => {
    await own.heading('Which papers prove it?')
    await expect(page.getByText('Utility bills and bank statements must be less than six months old.')).toBeVisible()
    const needed = page.getByText('Needed before signing.')
    await expect(needed).toHaveCount(0)
    await expect(page.locator('.wizard-slot .field-required')).toHaveCount(2)
    await own.goOn()
    await expect(needed).toHaveCount(2)
    await expect(page.getByLabel(`Identity, ${name}`)).toHaveAccessibleDescription('Needed before signing.')
    await expectAccessible(page)
    const passport = await own.upload(`Identity, ${name}`, 'passport.pdf')
    await own.type('Valid until', '01/01/2031', passport)
    const bill = await own.upload(`Address, ${name}`, 'bill.pdf')
    await own.type('Issued on', '01/01/2026', bill)
    await expect(bill).toContainText('Must be less than 6 months old')
    await own.type('Issued on', '01/10/2026', bill)
    await expect(needed).toHaveCount(0)
    own.answers -= 1
    await own.goOn()
  })

  await test.step('an adviser is handed a draft, and the link under which papers are added', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Is everything right?')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size)
      const panel = page.getByRole('group').filter({ hasText: 'Share with an adviser' })
      await panel.getByText('Share with an adviser').click()
      const draft = page.waitForEvent('download')
      await panel.getByRole('button', { name: 'Declaration, draft' }).click()
      expect((await draft).suggestedFilename()).toBe('Due diligence declaration, draft.pdf')
      await expect(panel).toContainText('until the declaration is signed. It shows none of your answers')
      await panel.getByRole('button', { name: 'Copy the link' }).click()
      await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${server.address}${link}`)
      await expect(panel.getByLabel('Link to add papers')).toHaveValue(`${server.address}${link}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
      await expectAccessible(page)
      await panel.getByText('Share with an adviser').click()
    }
  })

  await test.step('the declaration is signed by typed name', async () => {
    await own.heading('Is everything right?')
    const sign = page.getByRole('button', { name: 'Sign and hand in the declaration' })
    const onward = page.getByRole('button', { name: 'Continue', exact: true })
    await expect(sign).toHaveClass(/contained/)
    await expect(onward).toHaveClass(/outlined/)
    await page.getByLabel(/^Your full name/).fill('Somebody else')
    await sign.click()
    await expect(page.getByText(`Type the name as it stands in the paper: ${name}.`)).toBeVisible()
    own.answers += 1
    await page.getByLabel(/^Your full name/).fill(name)
    await sign.click()
    await expect(page.getByText(/is signed and handed in/)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signed and handed in')
    await expect(page.getByText('Is everything right?')).toHaveCount(0)
    await expect(onward).toHaveClass(/contained/)
    const signed = page.getByRole('region', { name: /^The paper as it was signed on/ })
    const paper = page.waitForEvent('download')
    await signed.getByRole('button', { name: 'Due diligence declaration.pdf' }).click()
    expect((await paper).suggestedFilename()).toBe('Due diligence declaration.pdf')
    await onward.click()
    const early = page.getByText('Your fund manager is checking the declaration: you may prepare this already.')
    await expect(early).toBeVisible()
    await staff.act('Confirm due diligence')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How much, and where do we pay to?')
    await expect(early).toHaveCount(0)
  })

  await test.step('the mail about it says who signed when, and how much was handed over', async () => {
    const filter = {
      event: 'due-diligence-submitted',
      resource: 'onboardings',
      recordId: onboarding.id,
      recipient: INVESTOR,
    }
    const [mail] = (
      await ask<{ guid: string }[]>('GET', `/api/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    ).body
    await page.goto(`/email-processing/${mail!.guid}/due-diligence-submitted`)
    const way = page.getByRole('region', { name: 'How far it is' })
    await expect(way.getByRole('listitem').filter({ hasText: 'Due diligence signed' })).toContainText(
      `Signed by ${name} on`,
    )
    await expect(way.getByRole('listitem').filter({ hasText: 'Due diligence submitted' })).toContainText(
      /\d+ pages, 2 documents/,
    )
  })

  await test.step('subscription and account', async () => {
    await page.goto(`/onboarding/${onboarding.id}/details`)
    await own.heading('How much, and where do we pay to?')
    await own.say('Professional investor', 'Yes')
    await own.tick('Terms of the fund accepted')
    await own.tick('Data protection notice read')
    await own.type('Place', 'Bristol')
    await own.type('Account number', 'GB33 BUKB 2020 1555 5555 55')
    await own.type('Bank code', 'BUKBGB22')
    await own.goOn()
  })

  await test.step('the contract, which was signed on paper', async () => {
    await own.heading('Read and sign the contract')
    const paper = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Read it as PDF' }).click()
    expect((await paper).suggestedFilename()).toBe('Subscription contract.pdf')
    own.answers += 1
    const signed = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
    const add = () => page.getByLabel('Or add the paper that was signed elsewhere').setInputFiles(signed)
    const left = page.getByRole('button', { name: 'Remove signed.pdf' })
    const papers = async () => {
      const filter = encodeURIComponent(JSON.stringify({ resource: 'onboardings', recordId: onboarding.id }))
      const { body } = await ask<{ kind: string }[]>('GET', `/api/documents?filter=${filter}`)
      return body.filter(({ kind }) => kind === 'Subscription').length
    }
    // Refused, it goes, so that the next try does not add it twice; where it could not go, it can be removed.
    const problem = { status: 422, contentType: 'application/problem+json', json: { detail: 'Not now', errors: {} } }
    await page.route('**/sign-subscription', refused => refused.fulfill(problem), { times: 2 })
    await add()
    await expect(page.getByText('Not now')).toBeVisible()
    await expect.poll(papers).toBe(0)
    await expect(left).toHaveCount(0)
    await page.route('**/api/documents/*', away => away.fulfill({ ...problem, status: 422 }), { times: 1 })
    await add()
    await expect(left).toBeVisible()
    await expect(page.getByText('nothing was signed with it: signing removes it')).toBeVisible()
    expect(await papers()).toBe(1)
    await expectAccessible(page)
    await left.click()
    await expect(left).toHaveCount(0)
    expect(await papers()).toBe(0)
    await add()
    await expect(page.getByText(/is signed and handed in/)).toBeVisible()
  })

  await test.step('staff complete it, and find the limited partner with what was typed', async () => {
    await staff.act('Confirm subscription')
    await staff.act('Complete')
    await staff.expectPartner(name, contactName, 'GB33 BUKB 2020 1555 5555 55')
    const filter = encodeURIComponent(JSON.stringify({ fundId }))
    expect((await ask('GET', `/api/limited-partners?filter=${filter}`)).body).toMatchObject([
      { taxNumber: '44100 17820' },
    ])
  })

  await test.step('once completed, the address leads to the holding, where the signed papers are', async () => {
    await page.goto(`/onboarding/${onboarding.id}/details`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This onboarding is completed')
    await expect(page.getByRole('main')).toContainText(`The onboarding of ${name} for`)
    await expect(page.getByRole('main')).toContainText('No closing is planned yet')
    await ask('POST', '/api/closings', { fundId, name: 'Third closing', date: '2026-12-15' })
    await page.reload()
    await expect(page.getByRole('main')).toContainText('Admission to the fund: Third closing, 15/12/2026.')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open the holding' }).click()
    await expect(page).toHaveURL(/\/portal\/larkmoor\/funds\/\d+\/details/)
    await page.goto(page.url().replace('/details', '/reports'))
    const papers = page.getByRole('region', { name: 'Documents' })
    await expect(papers.getByText(/^Subscription contract, signed \(signed/)).toBeVisible()
    const declaration = papers.getByRole('listitem').filter({ hasText: /declaration \(signed/ })
    const file = page.waitForEvent('download')
    await declaration.getByRole('button').click()
    expect((await file).suggestedFilename()).toBe('Due diligence declaration.pdf')
    await expectAccessible(page)
  })
  await test.step('staff read the details of a person, not of an entity', async () => {
    await page.setViewportSize(DESK)
    await signedIn(page, ADMIN)
    await page.goto(path('fund.onboarding.details', { fundId, onboardingId: onboarding.id }))
    await page.getByRole('tab', { name: /^Answers/ }).click()
    await expect(page.getByRole('heading', { name: 'Personal details', exact: true })).toBeVisible()
    await expect(page.getByText('Entity details')).toHaveCount(0)
    await page.getByRole('link', { name: 'Limited partner', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(page).toHaveURL(/\/limited-partners\/\d+\/details/)
    const planned = page.locator('.commitment-planned')
    await expect(planned).toContainText('500,000.00 more from 15/12/2026 on, in a closing that is not completed')
    await planned.getByRole('link', { name: 'Third closing' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Third closing')
  })
  expect(own.answers).toBeLessThanOrEqual(40)
  expect(own.screens).toBeLessThanOrEqual(8)
  process.stdout.write(`natural person: ${own.answers} answers, ${own.screens} screens\n`)
})

test('R298 whoever goes on with required data missing is told so, and sees which', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Una Ashcombe${process.pid}`, legalStatus: 'NaturalPerson', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  const own = new Answering(page)
  await signedIn(page, INVESTOR)
  await page.goto(`/onboarding/${onboarding.id}/details`)
  await own.heading('Who are you?')
  await own.goOn()
  await expect(page.locator('.wizard-note')).toContainText('Fill required data')
  await expect(page.getByRole('textbox', { name: 'Birth date' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: 'First name' })).not.toHaveAttribute('aria-invalid', 'true')
  await expectAccessibleAlways(page)
})
