/** What only some are asked: partnerships, trusts and foundations, the supervised, and who begins with the papers. */
import type { Answers } from '../../src/onboarding/people.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, INVESTOR, standing } from '../browser/pages.ts'
import { choiceField } from '../kit/opening.ts'
import { addSignedPaper } from '../onboarding/addSignedPaper.ts'
import { act, Answering, begunOnboarding } from './answering.ts'

test.use({ product: 'the wizard of investors' })

const FORMS = [
  ['Partnership', 'Who owns it?', true, 'Legal person: ownership', 'Register extract, Partnership agreement'],
  ['Trust', 'Who set it up, and who benefits?', false, 'Trust: settlor', 'Trust deed'],
  [
    'Foundation',
    'Who set it up, and who benefits?',
    false,
    'Other arrangement: equivalent of settlor',
    'Foundation charter, Register extract',
  ],
] as const

test('R196 R197 a partnership, a trust and a foundation each see their own questions @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, INVESTOR)
  for (const [legalStatus, heading, hasShares, control, papers] of FORMS)
    await test.step(legalStatus, async () => {
      const investorName = `${legalStatus} of Hale ${process.pid}`
      const { onboarding } = await begunOnboarding(ask, { investorName, legalStatus, commitment: '500000' })
      await page.goto(`/onboarding/${onboarding.id}/details?step=owners`)
      await standing(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await page.getByRole('button', { name: 'Somebody new' }).click()
      await expect(page.getByRole('textbox', { name: 'Ownership' })).toHaveCount(hasShares ? 1 : 0)
      if (hasShares) {
        const share = page.getByRole('textbox', { name: 'Ownership' })
        const below = page.getByText('25.00 % is not more than 25 %: name this person only if it controls')
        for (const [typed, isBelow] of [
          ['25', true],
          ['25.01', false],
        ] as const) {
          await share.fill(typed)
          await share.blur()
          await expect(below).toHaveCount(isBelow ? 1 : 0)
        }
        await expect(page.getByRole('complementary')).toContainText(
          'If nobody has more than 25 %, name the senior managing officials on the next screen instead.',
        )
      }
      const kind = page.getByRole('combobox', { name: 'Kind of control' })
      await kind.click()
      await kind.fill('')
      const options = page.getByRole('option')
      await expect(options.first()).toHaveText(control)
      await expect(options).toHaveCount(hasShares ? 3 : 5)
      const interest = page.getByRole('combobox', { name: 'Equity interest' })
      await expect(interest).toHaveCount(hasShares ? 0 : 1)
      if (!hasShares) {
        // Nobody says twice what somebody's part is.
        await options.first().click()
        await expect(interest).toHaveValue(control)
      }
      await page.goto(`/onboarding/${onboarding.id}/details?step=documents`)
      await standing(page)
      await expect(page.getByRole('region', { name: `Documents of ${investorName}` })).toContainText(papers)
    })
})

test('an entity that says it is supervised is asked by whom, before it is saved @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, INVESTOR)
  const { onboarding } = await begunOnboarding(ask, {
    investorName: `Supervised ${process.pid}`,
    legalStatus: 'LegalEntity',
    commitment: '500000',
  })
  await page.goto(`/onboarding/${onboarding.id}/details?step=entity`)
  await standing(page)
  await page.getByRole('textbox', { name: 'Legal form' }).fill('Ltd')
  const answer = (name: string) =>
    page.getByRole('radiogroup', { name: 'Supervised by an authority' }).getByRole('radio', { name }).check()
  const authority = page.getByRole('textbox', { name: 'Supervisory authority' })
  await answer('No')
  await expect(authority).toHaveCount(0)
  await answer('Yes')
  await expect(authority).toHaveAttribute('aria-required', 'true')
  await expect(page.getByRole('textbox', { name: 'Legal form' })).toHaveValue('Ltd')
  await authority.fill('Central Bank')
  await expect(authority).toHaveValue('Central Bank')
})

test('a natural person may begin with the papers, which are of that person afterwards @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, INVESTOR)
  const name = `Ada Wend${process.pid}`
  const { onboarding } = await begunOnboarding(ask, {
    investorName: name,
    legalStatus: 'NaturalPerson',
    commitment: '500000',
  })
  const own = new Answering(page)
  const at = `/onboarding/${onboarding.id}/details`
  const papers = page.getByRole('region', { name: `Documents of ${name}` })
  await page.goto(`${at}?step=documents`)
  await standing(page)
  await own.upload(`Identity, ${name}`, 'passport.pdf')
  await expect(papers).toContainText('passport.pdf')
  await page.goto(`${at}?step=person`)
  await own.heading('Who are you?')
  await own.type('Birth place', 'Cork')
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.getByRole('button', { name: 'Continue anyway' }).click()
  await own.heading('Where and how are you taxed?')
  await page.goto(`${at}?step=documents`)
  await standing(page)
  await expect(papers).toContainText('passport.pdf')
  const { body } = await ask<{ answers: Answers | null }>('GET', `/api/onboardings/${onboarding.id}`)
  expect(body.answers?.evidence?.[0]?.person).toBe(body.answers?.entityDetails?.individual?.key)
})

test('what is signed is shown as it was signed, and nothing is proposed in what was left open @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const values = { investorName: `Ada Left${process.pid}`, legalStatus: 'NaturalPerson', commitment: '500000' }
  const { onboarding } = await begunOnboarding(ask, values)
  const [country] = (await ask<{ id: number }[]>('GET', '/api/countries?filter=%7B%22code%22%3A%22IE%22%7D')).body
  const { body: begun } = await ask('GET', `/api/onboardings/${onboarding.id}`)
  const individual = { key: 'person1', firstName: 'Ada', lastName: 'Left', nationalityId: country!.id }
  const investor = await askingAs(server.address, INVESTOR)
  const saved = await investor(
    'POST',
    `/api/onboardings/${onboarding.id}/save-answers`,
    { entityDetails: { individual } },
    { 'if-match': `"${begun.version}"` },
  )
  expect(saved.status).toBe(200)
  await signedIn(page, INVESTOR)
  const [nationality, issuing] = [choiceField(page, 'Nationality'), choiceField(page, 'Issuing country')]
  const open = async () => {
    await page.goto(`/onboarding/${onboarding.id}/details?step=person`)
    await standing(page)
    await expect(nationality).toHaveValue('Ireland')
  }
  const taxed = choiceField(page, 'Tax residence')
  await open()
  await expect(issuing).not.toHaveValue('')
  await expect(taxed).not.toHaveValue('')
  await addSignedPaper(server.address, onboarding.id, 'Due diligence')
  await act(ask, onboarding, 'sign-due-diligence', { date: '2026-11-02' })
  await page.reload()
  await standing(page)
  const shown = (title: string) => page.getByRole('group', { name: title, exact: true })
  await expect(shown('Nationality')).toContainText('Ireland')
  await expect(shown('Issuing country')).not.toContainText(/Ireland|Kingdom/)
  await expect(shown('Tax residence')).not.toContainText(/Ireland|Kingdom/)
})
