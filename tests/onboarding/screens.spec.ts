/** The staff's way through an onboarding, from adding it to the limited partner, with what is refused on the way. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, expectAccessible, standing } from '../browser/pages.ts'
import { choose, open, textField } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'

const bar = (page: Page): Locator => page.getByRole('region', { name: 'State and actions' })
const paper = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') })

/** Runs an action of the bar, or of its menu, and says yes. */
async function act(page: Page, action: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
  const shown = bar(page).getByRole('button', { name: action, exact: true })
  if ((await shown.count()) > 0) await shown.click()
  else {
    await bar(page).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  const question = page.locator('.MuiDialog-root').filter({ hasText: `${action} ` })
  await fill?.(question)
  await question.getByRole('button', { name: action, exact: true }).click()
  await expect(question).toHaveCount(0)
}

async function addPaper(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('tab', { name: /^Documents/ }).click()
  await page.locator('input[type="file"]').setInputFiles(paper(name))
  await page.getByRole('combobox', { name: `Kind of ${name}` }).selectOption(kind)
  await page.getByRole('textbox', { name: `Description of ${name}` }).fill('Signed on paper')
  await page.keyboard.press('Control+s')
  await expect(bar(page).getByRole('status')).toHaveText('All changes are saved')
}

/** That of the demo data which has onboardings in every state. */
async function nordicFund(address: string): Promise<number | undefined> {
  const ask = await askingAs(address, ADMIN)
  return (await ask<{ id: number }[]>('GET', '/api/funds?filter=%7B%22q%22%3A%22Nordic%22%7D')).body[0]?.id
}

test('R005 R069 R070 R071 R194 R273 staff lead an investor from adding it to the limited partner', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  test.setTimeout(120_000)
  // Confirming without a reason is refused.
  expectedErrors.push(/422/)
  const ask = await askingAs(server.address, ADMIN)
  const { id: fundId } = await newFund(ask)
  const email = `agnes${fundId}@severnholt.example`
  const person = { firstName: 'Agnes', lastName: `Tarrant ${fundId}`, email, phoneNumber: '+44 1632 960701' }
  await ask('POST', '/api/contacts', person)
  const investor = `Severnholt Pension Fund ${fundId}`
  const chip = (state: string) => page.locator('.page-facts').getByText(state, { exact: true })
  await signedIn(page, ADMIN)

  await test.step('an empty overview leads to adding, what is required is asked for', async () => {
    await open(page, `/funds/${fundId}/onboarding/overview`)
    await expect(page.getByText('No onboarding yet')).toBeVisible()
    await page.locator('.empty-state').getByRole('link', { name: 'New onboarding' }).click()
    await expect(textField(page, 'Investor name')).toBeVisible()
    // Of a new one nothing has happened yet.
    await expect(page.getByText('How far the investor has come.')).toHaveCount(0)
    await textField(page, 'Investor name').fill(investor)
    await textField(page, 'Commitment').fill('15m')
    await page.getByRole('button', { name: 'Create onboarding' }).click()
    await expect(bar(page)).toContainText('3 fields need attention')
    await textField(page, 'Investor address').fill('12 Marchmont Row')
    await choose(page, 'Legal status', 'Legal entity')
    await choose(page, 'Contact', person.lastName, `Agnes ${person.lastName}`)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Create onboarding' }).click()
    await expect(page.getByRole('heading', { level: 1, name: investor })).toBeVisible()
    await expect(chip('Created')).toBeVisible()
  })

  await test.step('it is started and submitted at once', async () => {
    await act(page, 'Start', dialog => dialog.getByRole('checkbox', { name: 'And submit to investor' }).check())
    await expect(chip('Submitted to investor')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What happened, what comes' })).toContainText('Started')
    await expectAccessible(page)
  })

  await test.step('a signature needs its paper, and the reason stands at the button', async () => {
    const sign = bar(page).getByRole('button', { name: 'Due diligence signed' })
    await expect(sign).toHaveAttribute('aria-disabled', 'true')
    await sign.hover()
    await expect(page.getByRole('tooltip')).toContainText('signed due diligence document is missing')
    await addPaper(page, 'Due diligence document', 'declaration.pdf')
    await act(page, 'Due diligence signed', dialog => textField(dialog, 'Due diligence date').fill('02/11/2026'))
    await expect(chip('Due diligence signed')).toBeVisible()
  })

  await test.step('reverting says which paper it deletes, and deletes it', async () => {
    await act(page, 'Revert status', async dialog => {
      await expect(dialog).toContainText('declaration.pdf')
      await textField(dialog, 'Reason').fill('The wrong person has signed')
      await expectAccessible(page)
    })
    await expect(chip('Submitted to investor')).toBeVisible()
    await expect(page.getByRole('button', { name: 'declaration.pdf' })).toHaveCount(0)
    await addPaper(page, 'Due diligence document', 'declaration again.pdf')
    await act(page, 'Due diligence signed', dialog => textField(dialog, 'Due diligence date').fill('03/11/2026'))
    await act(page, 'Due diligence submitted')
  })

  await test.step('the goal of the step stands there, and a paper that became too old is asked for', async () => {
    const old = { question: 'evidence', text: 'The paper is older than six months.', missing: false, warning: false }
    await page.route('**/findings', route => route.fulfill({ json: [old] }))
    await open(page, `/funds/${fundId}/onboarding/overview`)
    await expect(page.getByText(/^Due diligence submitted, Goal: until \d\d\/\d\d\/\d{4}$/)).toBeVisible()
    const review = page.getByRole('region', { name: 'Review' })
    await review.getByRole('button', { name: 'Ask for a new one' }).click()
    const dialog = page.getByRole('dialog', { name: 'New onboarding comment' })
    await expect(textField(dialog, 'Text')).toHaveValue(/^Please add a new paper.*The paper is older than six months.$/)
    await dialog.getByRole('button', { name: /Create/ }).click()
    await expect(review).toContainText('1 requested change is open')
    await expect(review.getByRole('button', { name: 'Ask for a new one' })).toHaveCount(0)
    await expectAccessible(page)
    await page.unroute('**/findings')
    await page.getByRole('link', { name: 'Open record' }).click()
    await page.getByRole('tab', { name: /^Answers/ }).click()
    await page.getByRole('button', { name: 'Settle' }).click()
    await expect(page.getByRole('button', { name: 'Settle' })).toHaveCount(0)
  })

  await test.step('a requested change is answered with a reason before confirming', async () => {
    await page.getByRole('tab', { name: /^Answers/ }).click()
    await page.getByRole('button', { name: 'Comment on Tax classification' }).click()
    const dialog = page.getByRole('dialog', { name: 'New onboarding comment' })
    await expect(dialog).toContainText('Tax classification')
    await choose(dialog, 'Kind', 'Please change')
    await textField(dialog, 'Text').fill('Where is the tax number?')
    await dialog.getByRole('button', { name: /Create/ }).click()
    await expect(page.getByText('Where is the tax number?', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await open(page, `/funds/${fundId}/onboarding/overview`)
    await expect(page.getByRole('region', { name: 'Review' })).toContainText('1 requested change is open')
    await expectAccessible(page)
    await bar(page).getByRole('button', { name: 'Confirm due diligence' }).click()
    const question = page.getByRole('dialog', { name: /^Confirm due diligence/ })
    await question.getByRole('button', { name: 'Confirm due diligence' }).click()
    await expect(question).toContainText('1 requested change is open: state why you confirm.')
    await textField(question, 'Reason').fill('Seen on the form')
    await question.getByRole('button', { name: 'Confirm due diligence' }).click()
    await expect(page.getByRole('region', { name: 'Onboardings' })).toContainText('Sign the subscription, waits 0 days')
  })

  await test.step('the subscription is recorded and accepted, the partner made', async () => {
    await page.getByRole('link', { name: 'Open record' }).click()
    await addPaper(page, 'Subscription document', 'contract.pdf')
    await act(page, 'Subscription signed', dialog => textField(dialog, 'Subscription date').fill('12/11/2026'))
    await act(page, 'Subscription submitted')
    await act(page, 'Confirm subscription', dialog => textField(dialog, 'Reason').fill('Settled by telephone'))
    await act(page, 'Complete', async dialog => {
      await expect(dialog).toContainText('Completing makes:')
      await expect(dialog).toContainText(`The limited partner ${investor}, with Agnes ${person.lastName} as its main`)
      await expect(dialog).toContainText('A commitment of 15,000,000 EUR, which the next closing begins with')
      await expectAccessible(page)
    })
    await expect(bar(page)).toContainText('This onboarding has ended')
    await open(page, `/funds/${fundId}/limited-partners/overview`)
    await page.getByRole('link', { name: investor }).click()
    await expect(page.getByRole('heading', { level: 1, name: investor })).toBeVisible()
    await expect(page.getByText(`Agnes ${person.lastName}`)).toBeVisible()
  })
})

/** The one of the demo data that has signed both papers, as its page shows it. */
async function expectNothingToMend(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Castlemoor Insurance' })).toBeVisible()
  await expect(bar(page).getByRole('status')).toHaveText('All changes are saved')
  await standing(page)
  await expect(page.getByText('This was signed.')).toHaveCount(0)
}

test('R069 what was signed has nothing to mend when it is opened from the list or from its card @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fundId = await nordicFund(server.address)
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/onboarding/overview`)
  await page.getByRole('button', { name: 'Show as a list' }).click()
  await page.getByRole('row', { name: /^Castlemoor Insurance/ }).click()
  await expectNothingToMend(page)
})

test('R069 the chosen onboarding and the list stand in the address: a reload and Back lead to them @long', async ({
  page,
  server,
  signedIn,
}) => {
  const address = `/funds/${await nordicFund(server.address)}/onboarding/overview`
  const board = page.getByRole('region', { name: 'Onboardings' })
  const chosen = page.getByRole('region', { name: 'Thornbury Endowment' })
  await signedIn(page, ADMIN)
  await open(page, '/')
  await open(page, address)

  await test.step('of the board, what was chosen last', async () => {
    await board.getByRole('link', { name: 'Ingrid Aasheim' }).click()
    await board.getByRole('link', { name: 'Thornbury Endowment' }).click()
    await expect(chosen).toBeVisible()
    await page.reload()
    await expect(chosen).toBeVisible()
    await chosen.getByRole('link', { name: 'Open record' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thornbury Endowment' })).toBeVisible()
    await page.goBack()
    await expect(chosen).toBeVisible()
  })

  await test.step('of the list, with what was sought in it', async () => {
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await page.getByRole('searchbox').fill('Castlemoor')
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(/view=list.*Castlemoor/)
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('row', { name: /^Castlemoor/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Castlemoor Insurance' })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('row')).toHaveCount(2)
  })

  await test.step('and Back leads from the list to the board, not through what was chosen on it', async () => {
    await page.getByRole('button', { name: 'Show by who must act' }).click()
    await expect(chosen).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('row')).toHaveCount(2)
    await open(page, address)
    await page.getByRole('button', { name: 'Show as a list' }).click()
    // A list shows again what was sought in it last.
    await expect(page).toHaveURL(/view=list.*Castlemoor/)
    await page.goBack()
    await expect(board).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
  })

  await test.step('one that has ended is in sight after a reload', async () => {
    const ended = board.getByRole('link', { name: 'Harbottle Family Office' })
    await board.locator('summary').click()
    await ended.click()
    await expect(page).toHaveURL(/onboarding=\d+/)
    await page.reload()
    await expect(ended).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ ownContext: true, viewport: { width: 390, height: 844 } })

  test('R069 the overview leads to the page of each onboarding @long', async ({ page, server, signedIn }) => {
    const fundId = await nordicFund(server.address)
    await signedIn(page, ADMIN)
    await open(page, `/funds/${fundId}/onboarding/overview`)
    await expect(page.locator('.page-facts').first()).toContainText(
      /for Third closing, \d{2}\/\d{2}\/\d{4}, in \d+ days?/,
    )
    await expect(page.locator('.pipeline-ended summary')).toContainText('1 aborted')
    await page.getByRole('button', { name: 'Export' }).click()
    const [exported] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'CSV' }).click(),
    ])
    const lines = (await readFile(await exported.path(), 'utf8')).trim().split('\n')
    expect(lines[0]).toContain('Investor name')
    expect(lines.filter(line => /Severnholt Pension Fund|Harbottle Family Office/.test(line))).toHaveLength(2)
    await page.getByRole('button', { name: 'Show as a list' }).click()
    await expect(page.getByRole('row', { name: /^Harbottle Family Office/ })).toContainText('Aborted')
    await page.getByRole('button', { name: 'Show by who must act' }).click()
    await page.getByRole('link', { name: 'Castlemoor Insurance' }).click()
    await expectNothingToMend(page)
    await page.goBack()
    await page.getByRole('link', { name: 'Severnholt Pension Fund' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Severnholt Pension Fund' })).toBeVisible()
    await expect(page.locator('.key-figures').first()).toContainText(/USD, Third closing \d{2}\//)
    await expect(page.getByRole('region', { name: 'What happened, what comes' })).toContainText('Reminder sent')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
