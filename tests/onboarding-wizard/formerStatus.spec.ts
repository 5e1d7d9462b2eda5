/** Staff correct the legal status after something was answered: it is asked anew, and nothing is lost. */
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { open, textField } from '../kit/opening.ts'
import { begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors' })

test('what was answered under another legal status is on no screen and comes back with it; what staff have asked is replied to @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const tax = { usLaw: false, financialInstitution: false, incomeKind: 'Passive', crsClassification: 'Passive NFE' }
  const owner = {
    key: 'owner1',
    ownership: '60',
    controllingPersonType: 'CRS801',
    individual: { key: 'person1', firstName: 'Ida', lastName: 'Holm' },
  }
  const { onboarding, fundId } = await begunOnboarding(ask, {
    investorName: `Former Company ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
    answers: { beneficialOwners: [owner], taxClassification: { ...tax, fatcaForm: 'W-8BEN-E' } },
  })
  const { id } = onboarding
  const asked = async (question: string, text: string) => {
    const made = await ask('POST', '/api/onboarding-comments', {
      onboardingId: id,
      question,
      kind: 'ChangeRequest',
      text,
    })
    expect([made.status, made.body]).toEqual([201, expect.anything()])
  }
  const become = async (legalStatus: string) => {
    const { version, ...row } = (await ask('GET', `/api/onboardings/${id}`)).body
    const changed = await ask('PUT', `/api/onboardings/${id}`, { ...row, legalStatus }, { 'if-match': `"${version}"` })
    expect([changed.status, changed.body]).toEqual([200, expect.anything()])
  }
  await asked('beneficialOwners.owner1.ownership', 'Is it not more?')
  await become('NaturalPerson')
  await asked('entityDetails', 'Which of your names is the family name?')

  await signedIn(page, ADMIN)
  const answers = `/funds/${fundId}/onboarding/${id}/details?tab=answers`
  const note = page.getByRole('note').filter({ hasText: 'Something was answered under another legal status' })
  await open(page, answers)
  await expect(note).toBeVisible()
  await expect(page.getByText('Holm', { exact: true })).toHaveCount(0)
  const unanswered = page.getByRole('region', { name: 'Nothing answered' })
  await expect(unanswered).toContainText('Source of funds and wealth')
  for (const part of ['Controllers and directors', 'Signatories']) await expect(unanswered).not.toContainText(part)
  await expectAccessible(page)

  await signedIn(page, INVESTOR)
  await page.goto(`/onboarding/${id}/details?step=person`)
  await standing(page)
  const questions = page.locator('.wizard-asked > li')
  await expect(questions).toHaveCount(2)
  const details = questions.filter({ hasText: 'Please change: Which of your names is the family name?' })
  await details.getByRole('textbox').fill('The last one.')
  await details.getByRole('button', { name: 'Reply' }).click()
  await expect(details).toContainText('You replied: The last one.')
  const former = questions.filter({ hasText: 'Is it not more?' })
  await former.getByRole('textbox').fill('I own no company.')
  await former.getByRole('button', { name: 'Reply' }).click()
  await expect(former).toContainText('You replied: I own no company.')
  await page.goto(`/onboarding/${id}/details?step=tax`)
  await standing(page)
  await expect(page.getByText(/Passive/)).toHaveCount(0)
  await expectAccessible(page)

  await become('Trust')
  await asked('entityDetails.remainingOwnership', 'Who holds the rest?')
  await page.goto(`/onboarding/${id}/details?step=owners`)
  await standing(page)
  await expect(questions.filter({ hasText: 'Who holds the rest?' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Change Ida Holm' }).click()
  await textField(page, 'Occupation').fill('Judge')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const stored = async () => (await ask<{ answers: object }>('GET', `/api/onboardings/${id}`)).body.answers
  await expect.poll(stored).toMatchObject({
    beneficialOwners: [{ ownership: '60', controllingPersonType: 'CRS801', individual: { occupation: 'Judge' } }],
  })

  await become('LegalEntity')
  await signedIn(page, ADMIN)
  await open(page, answers)
  await expect(page.getByText('Holm', { exact: true }).first()).toBeVisible()
  await expect(note).toHaveCount(0)
})
