/** What is asked about taxes: why there is no number, and how many hold the interest together. */
import type { Locator, Page } from '@playwright/test'
import type { Asking, Made } from '../browser/asking.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { DESK, PHONE, expectToFit } from '../browser/sizes.ts'
import { choiceField, fieldError, textField } from '../kit/opening.ts'
import { Answering, begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors' })

async function begun(ask: Asking, investorName: string): Promise<Made> {
  const values = { investorName, legalStatus: 'NaturalPerson', commitment: '500000' }
  return (await begunOnboarding(ask, values)).onboarding
}

async function openAt(page: Page, { id }: Made, step: string): Promise<void> {
  await page.goto(`/onboarding/${id}/details?step=${step}`)
  await standing(page)
}

async function typed(field: Locator, value: string): Promise<void> {
  await field.fill(value)
  await field.blur()
}

interface Stored {
  answers: {
    entityDetails?: { individual?: Record<'taxNumber' | 'taxNumberMissingReason' | 'taxNumberExplanation', unknown> }
    taxClassification?: Record<'jointHolders' | 'taxResidences' | 'fatcaStatus', unknown>
  } | null
}
const answersOf = async (ask: Asking, { id }: Made) => (await ask<Stored>('GET', `/api/onboardings/${id}`)).body.answers

test('R205 a person without a tax number is asked why, and for an explanation where none could be obtained @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const onboarding = await begun(ask, `Nona Reed ${process.pid}`)
  await page.setViewportSize(PHONE)
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'person')
  const own = new Answering(page)
  const number = textField(page, 'Tax number')
  const reason = choiceField(page, 'Why there is no tax number')
  const explanation = textField(page, 'Why no number could be obtained')

  await typed(number, '12345')
  await expect(page.getByText('A number of United Kingdom looks different, such as 1234567890.')).toBeVisible()
  await typed(number, '')
  await expect(page.getByText('Add the number, or say why there is none.')).toBeVisible()
  await expect(reason).toBeVisible()
  await expectAccessible(page)
  for (const [why, isExplained] of [
    ['The country issues no tax numbers', false],
    ['A number could not be obtained', true],
    ['No number is required', false],
    ['A number could not be obtained', true],
  ] as const) {
    await own.choose('Why there is no tax number', why)
    await expect(page.getByText('Add the number, or say why there is none.')).toHaveCount(0)
    await expect(explanation).toHaveCount(isExplained ? 1 : 0)
  }
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.locator('.wizard-note')).toContainText('Fill required data')
  const unexplained = fieldError(page, 'Why no number could be obtained')
  await expect(unexplained).toHaveText('Say why no number could be obtained.')
  await typed(explanation, 'Applied for in October, not issued yet.')
  await expect(unexplained).toHaveCount(0)
  await expect(explanation).toBeVisible()

  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect
    .poll(async () => (await answersOf(ask, onboarding))?.entityDetails?.individual)
    .toMatchObject({
      taxNumber: null,
      taxNumberMissingReason: 'B',
      taxNumberExplanation: 'Applied for in October, not issued yet.',
    })
  await openAt(page, onboarding, 'tax')
  await expect(page.getByRole('button', { name: 'There is no number' })).toHaveCount(0)
  await expect(choiceField(page, 'Why there is no number')).toHaveValue('A number could not be obtained')
  await expect(textField(page, 'Explanation')).toHaveValue('Applied for in October, not issued yet.')
})

test('a name that is longer than a limited partner may have is said while it is typed @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const onboarding = await begun(ask, `Long Name ${process.pid}`)
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'person')
  await typed(textField(page, 'First name'), 'a'.repeat(100))
  await typed(textField(page, 'Last name'), 'b'.repeat(100))
  const said = 'First and last name together have 201 characters, and a limited partner has 200 at most.'
  await expect(fieldError(page, 'Last name')).toHaveText(said)
  await typed(textField(page, 'Last name'), 'b'.repeat(99))
  await expect(page.getByText(said)).toHaveCount(0)
  expect(await answersOf(ask, onboarding)).toBeNull()
})

test('how many hold the interest together is asked, required, and refused where it cannot be @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const onboarding = await begun(ask, `Jo Weir ${process.pid}`)
  await page.setViewportSize(DESK)
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'tax')
  const holders = textField(page, 'Number of joint holders')
  await expect(holders).toHaveValue('1')
  await expect(holders).toHaveAttribute('aria-required', 'true')
  const goOn = page.getByRole('button', { name: /^Continue/ })
  for (const [wrong, says] of [
    ['0', 'Must be at least 1.'],
    ['100', 'Must be at most 99.'],
    ['1.5', 'Must be a whole number.'],
  ] as const) {
    await typed(holders, wrong)
    await goOn.click()
    await expect(fieldError(page, 'Number of joint holders')).toHaveText(says)
    await expect(page).toHaveURL(/step=tax/)
  }
  expect(await answersOf(ask, onboarding)).toBeNull()
  await typed(holders, '')
  await goOn.click()
  await expect(page.locator('.wizard-note')).toContainText('Fill required data')
  await expect(fieldError(page, 'Number of joint holders')).toHaveText('Needed before signing.')
  await typed(holders, '2')
  await goOn.click()
  await expect(page).not.toHaveURL(/step=tax/)
  expect((await answersOf(ask, onboarding))?.taxClassification?.jointHolders).toBe(2)
  await openAt(page, onboarding, 'tax')
  await expect(holders).toHaveValue('2')
})

test('R203 the tax number that is missing of somebody who controls the entity, or why there is none, is typed in its row @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Dray Holding ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  const investor = await askingAs(server.address, INVESTOR)
  const save = async (action: string, answers: object) => {
    const { version } = (await ask('GET', `/api/onboardings/${onboarding.id}`)).body
    const at = `/api/onboardings/${onboarding.id}/${action}`
    expect((await investor('POST', at, answers, { 'if-match': `"${version}"` })).status).toBe(200)
  }
  const residence = { taxResidenceId: await countryOf(ask, 'GB') }
  for (const [key, ownership, individual] of [
    ['row1', '40', { key: 'person1', firstName: 'Edmund', lastName: 'Dray', ...residence, taxNumber: '6114021961' }],
    ['row2', '32.5', { key: 'person2', firstName: 'Cecily', lastName: 'Finch', ...residence }],
    ['row3', '27.5', { key: 'person3', firstName: 'Rafael', lastName: 'Finch', ...residence }],
  ] as const)
    await save('save-party', { beneficialOwners: { key, ownership, individual } })
  const passive = { usLaw: false, financialInstitution: false, incomeKind: 'Passive' }
  await save('save-answers', { taxClassification: passive })
  await page.setViewportSize(DESK)
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'tax')

  const controls = page.getByRole('region', { name: 'Who controls it?' })
  const rowOf = (name: string) => controls.getByRole('row', { name: new RegExp(`^${name}`) })
  const cecily = rowOf('Cecily Finch')
  await expect(rowOf('Edmund Dray')).toContainText('6114021961')
  await expect(textField(controls, 'Tax number')).toHaveCount(2)
  await expect(cecily).toContainText('Add the number, or say why there is none.')
  await typed(textField(cecily, 'Tax number'), '12')
  await expect(cecily).toContainText('A number of United Kingdom looks different, such as 1234567890.')
  await typed(textField(cecily, 'Tax number'), '6130091968')
  await expect(cecily).toContainText('The format fits')
  const rafael = rowOf('Rafael Finch')
  await expect(cecily.getByRole('button', { name: 'There is no number' })).toHaveCount(0)
  await expect(choiceField(rafael, 'Why there is no tax number')).toHaveCount(0)
  await rafael.getByRole('button', { name: 'There is no number' }).press('Enter')
  await expect(choiceField(rafael, 'Why there is no tax number')).toBeFocused()
  await new Answering(page).choose('Why there is no tax number', 'No number is required', rafael)
  await expectAccessible(page)

  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect
    .poll(async () => (await ownersOf(ask, onboarding)).map(({ individual }) => individual))
    .toMatchObject([
      { key: 'person1', taxNumber: '6114021961' },
      { key: 'person2', lastName: 'Finch', taxNumber: '6130091968' },
      { key: 'person3', lastName: 'Finch', taxNumber: null, taxNumberMissingReason: 'C' },
    ])
  expect((await ownersOf(ask, onboarding)).map(({ ownership }) => Number(ownership))).toEqual([40, 32.5, 27.5])
  await page.setViewportSize(PHONE)
  await openAt(page, onboarding, 'tax')
  await expect(textField(controls, 'Tax number')).toHaveCount(0)
  await expect(rowOf('Rafael Finch')).toContainText('No number is required')
})

test('R205 a proposed tax residence is not wrong before somebody was there, and asks for a reason once there is no number @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Quiet Holding ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  await page.setViewportSize(PHONE)
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'tax')
  const rows = page.getByRole('group', { name: 'Tax residences' })
  const number = textField(rows, 'Tax number')
  const missing = rows.getByText('Add the number, or say why there is none.')
  const reason = choiceField(rows, 'Why there is no number')
  const none = rows.getByRole('button', { name: 'There is no number' })
  await expect(choiceField(rows, 'Country')).toHaveValue('United Kingdom')
  await expect(none).toBeVisible()
  await expect(missing).toHaveCount(0)
  await expect(number).not.toHaveAttribute('aria-invalid', 'true')
  await expect(reason).toHaveCount(0)
  await choiceField(rows, 'Country').focus()
  await number.focus()
  await expect(missing).toHaveCount(0)
  await number.blur()
  await expect(missing).toBeVisible()
  await expect(number).toHaveAttribute('aria-invalid', 'true')

  await page.reload()
  await standing(page)
  await expect(none).toBeVisible()
  await expect(missing).toHaveCount(0)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(missing).toBeVisible()
  await none.press('Enter')
  await expect(reason).toBeFocused()
  await new Answering(page).choose('Why there is no number', 'A number could not be obtained', rows)
  await expect(missing).toHaveCount(0)
  await typed(textField(rows, 'Explanation'), 'Applied for in October.')
  await expectToFit(page)
  await expectAccessible(page)
  await page.setViewportSize(DESK)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect
    .poll(async () => (await answersOf(ask, onboarding))?.taxClassification?.taxResidences)
    .toMatchObject([{ taxNumber: null, missingReason: 'B', explanation: 'Applied for in October.' }])
})

test('R201 what follows from the answers is proposed, and what the investor says instead is signed @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `New Holding ${process.pid}`, legalStatus: 'LegalEntity', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  await page.setViewportSize(DESK)
  await signedIn(page, INVESTOR)
  await openAt(page, onboarding, 'tax')
  const own = new Answering(page)
  const line = (title: string) => page.locator('.fold').filter({ has: page.getByText(title, { exact: true }) })
  const change = (title: string) => page.getByRole('button', { name: `Change the answer: ${title}` }).click()
  const choicesOf = async (title: string) => {
    await choiceField(page, title).click()
    const choices = await page.getByRole('option').allTextContents()
    await page.keyboard.press('Escape')
    return choices
  }
  await own.say('Set up under US law', 'No')
  await own.say('Financial institution', 'No')
  await expect(page.getByText('FATCA status', { exact: true })).toHaveCount(0)
  expect(await choicesOf('Where most of the income comes from')).not.toContain(
    'Non-profit, or a start-up under 24 months',
  )
  await own.choose('Where most of the income comes from', 'It is a start-up under 24 months')
  await expect(line('FATCA status')).toContainText('Excepted nonfinancial start-up company')
  await expect(line('FATCA status')).toContainText('Proposed from your answers')
  await expect(line('CRS classification')).toContainText('Follows from your answers')
  await change('FATCA status')
  expect(await choicesOf('FATCA status')).toEqual([
    'Excepted nonfinancial start-up company',
    'Excepted territory NFFE',
    'Active NFFE',
    'Direct reporting NFFE',
    'Sponsored direct reporting NFFE',
    'Account that is not a financial account',
  ])
  await own.choose('FATCA status', 'Direct reporting NFFE')
  await change('FATCA form')
  expect(await choicesOf('FATCA form')).toEqual(['W-8BEN-E', 'W-8ECI'])
  await own.choose('FATCA form', 'W-8ECI')
  const aside = page.getByRole('complementary').filter({ hasText: 'What you will sign' })
  await expect(aside.getByRole('listitem').first()).toHaveText('W-8ECI')
  await own.type('Tax number', '4712000000')
  await expectToFit(page)
  await expectAccessible(page)

  await change('Where most of the income comes from')
  await own.choose('Where most of the income comes from', 'Interest, dividends, rent or gains')
  await expect(line('FATCA status')).toContainText('Direct reporting NFFE')
  await expect(line('CRS classification')).toContainText('Passive NFE')
  await page.getByRole('button', { name: /^Continue/ }).click()
  const tax = async () => (await answersOf(ask, onboarding))?.taxClassification
  const passive = { fatcaStatus: 'Direct reporting NFFE', crsClassification: 'Passive NFE', fatcaForm: 'W-8ECI' }
  await expect.poll(tax).toMatchObject(passive)

  await openAt(page, onboarding, 'tax')
  await change('Where most of the income comes from')
  await own.choose('Where most of the income comes from', 'International organization')
  await expect(line('FATCA status')).toContainText('International organization')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line('FATCA status')).toContainText('Direct reporting NFFE')
  await own.choose('Where most of the income comes from', 'International organization')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect.poll(tax).toMatchObject({
    incomeKind: 'International organization',
    fatcaStatus: 'International organization',
    crsClassification: 'Active NFE - international organisation',
    fatcaForm: 'W-8ECI',
  })
})

test('R201 a partnership, a trust and a person are proposed the form that each of them gives @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await page.setViewportSize(PHONE)
  await signedIn(page, INVESTOR)
  const own = new Answering(page)
  const aside = page.getByRole('complementary').filter({ hasText: 'What you will sign' })
  for (const [legalStatus, before, type, after] of [
    ['Partnership', 'W-8IMY', 'Corporation', 'W-8BEN-E'],
    ['Trust', 'W-8BEN-E', 'Grantor trust', 'W-8IMY'],
  ] as const)
    await test.step(legalStatus, async () => {
      const values = { investorName: `${legalStatus} ${process.pid}`, legalStatus, commitment: '500000' }
      const { onboarding } = await begunOnboarding(ask, values)
      await openAt(page, onboarding, 'tax')
      await own.say('Set up under US law', 'No')
      await expect(aside.getByRole('listitem').first()).toHaveText(before)
      await own.choose('Chapter 3 type', type)
      await expect(aside.getByRole('listitem').first()).toHaveText(after)
      await page.getByRole('button', { name: 'Change the answer: Set up under US law' }).click()
      await own.say('Set up under US law', 'Yes')
      await expect(aside.getByRole('listitem').first()).toHaveText('W-9')
      await expect(page.getByText('FATCA form', { exact: true })).toHaveCount(0)
    })
  const onboarding = await begun(ask, `Eva Connected ${process.pid}`)
  await openAt(page, onboarding, 'tax')
  await expect(choiceField(page, 'FATCA form')).toHaveValue('W-8BEN')
  await own.choose('FATCA form', 'W-8ECI')
  await expect(aside.getByRole('listitem').first()).toHaveText('W-8ECI')
  await expectToFit(page)
})

async function countryOf(ask: Asking, code: string): Promise<number> {
  const { body } = await ask<Made[]>('GET', `/api/countries?filter=${encodeURIComponent(JSON.stringify({ code }))}`)
  return body[0]!.id
}

interface StoredOwner {
  ownership: string
  individual: object
}

async function ownersOf(ask: Asking, { id }: Made): Promise<StoredOwner[]> {
  const { body } = await ask<{ answers: { beneficialOwners: StoredOwner[] } }>('GET', `/api/onboardings/${id}`)
  return body.answers.beneficialOwners
}
