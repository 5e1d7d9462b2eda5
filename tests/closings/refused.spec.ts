/** What the forms of closings refuse at its field, and what each role may do with a closing in each of its states. */
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, INVESTOR, USER, quiet } from '../browser/pages.ts'
import { movementFixtures, type MovementFixtures } from '../capital-movements/fixtures.ts'
import { choose, fieldError, open, textField } from '../kit/opening.ts'
import { act, newPeriod } from '../reporting-periods/fixtures.ts'

const REQUIRED = 'This field is required.'
const bar = (page: Page) => page.getByRole('region', { name: 'State and actions' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

test.use({
  expectedErrors: async ({}, use) => {
    await use([/status of 4(00|09|22)/])
  },
})

/** Its last closing is completed on 1 October; it may close until the end of the year. */
async function closingConstraints(address: string): Promise<MovementFixtures> {
  const fixtures = await movementFixtures(address)
  const fund = (await fixtures.ask('GET', `/api/funds/${fixtures.fundId}`)).body
  const { id, version, name, commencementDate, firstReportingDate, managerId, countryId, currencyId } = fund
  const body = { name, commencementDate, firstReportingDate, managerId, countryId, currencyId }
  const changed = await fixtures.askAdmin(
    'PUT',
    `/api/funds/${id}`,
    { ...body, finalClosingDate: '2026-12-31' },
    { 'if-match': `"${version}"` },
  )
  expect(changed.status, JSON.stringify(changed.body)).toBe(200)
  return fixtures
}

async function newClosing({ ask, fundId }: MovementFixtures, name: string, date: string) {
  const answer = await ask('POST', '/api/closings', { fundId, name, date })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body
}

test('R320 R321 R329 a closing needs name and date, after the last one and within the closing period @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId } = await closingConstraints(server.address)
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/closings/add`)
  await textField(page, 'Name').fill('')
  await textField(page, 'Date').fill('')
  await quiet(page)
  await page.keyboard.press('Control+s')
  for (const title of ['Name', 'Date']) await expect(fieldError(page, title), title).toHaveText(REQUIRED)
  await textField(page, 'Name').fill('Second closing')
  for (const [date, words] of [
    ['01/10/2026', 'Must be later than the last completed closing, “First closing” of 01/10/2026.'],
    ['30/09/2026', 'Must be later than the last completed closing, “First closing” of 01/10/2026.'],
    ['01/01/2027', 'Must not be after the final closing date of the fund, 31/12/2026.'],
  ] as const) {
    await textField(page, 'Date').fill(date)
    await quiet(page)
    await page.keyboard.press('Control+s')
    await expect(fieldError(page, 'Date'), date).toHaveText(words)
  }
  await textField(page, 'Date').fill('31/12/2026')
  await quiet(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('dialog', { name: 'Commitments of Second closing' })).toBeVisible()
})

test('R322 R323 R326 R327 R330 a commitment is refused at its field: missing, negative, or of a day that is settled @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const fixtures = await closingConstraints(server.address)
  const { fundId, movement } = fixtures
  await movement('Call 1', { dueDate: '2026-11-10' }, 'Completed')
  const { id } = await newClosing(fixtures, 'Second closing', '2026-12-15')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/closings/${id}/details?tab=commitments`)
  const add = page.getByRole('button', { name: /^(New|Add) closing commitment/ }).first()
  await add.click()
  const form = dialog(page)
  const save = form.getByRole('button', { name: /^(Create|Save|Add)/ }).first()
  await textField(form, 'Date').fill('')
  await quiet(page)
  await save.click()
  for (const title of ['Date', 'Value']) await expect(fieldError(form, title), title).toHaveText(REQUIRED)
  await choose(form, 'Limited partner', 'Alder Pension Fund')
  await textField(form, 'Date').fill('15/12/2026')
  await textField(form, 'Value').fill('-0.01')
  await textField(form, 'Value').press('Tab')
  await expect(fieldError(form, 'Value')).not.toHaveText('')
  await textField(form, 'Value').fill('1000')
  for (const [date, words] of [
    ['01/10/2026', 'Must not be before the start of this closing, 02/10/2026.'],
    ['16/12/2026', 'Must not be after the closing, 15/12/2026.'],
    ['10/11/2026', 'Must be later than 10/11/2026, when “Call 1” is due, which is completed.'],
  ] as const) {
    await textField(form, 'Date').fill(date)
    await quiet(page)
    await save.click()
    await expect(fieldError(form, 'Date'), date).toHaveText(words)
  }
  await test.step('of a closed reporting period, which is named', async () => {
    const october = await newPeriod(fixtures.askAdmin, fundId, 'October 2026', '2026-10-31')
    expect((await act(fixtures.askAdmin, october, 'complete')).id).toBe(october.id)
    await textField(form, 'Date').fill('20/10/2026')
    await quiet(page)
    await save.click()
    const words = 'The date 20/10/2026 falls in the reporting period October 2026, which is completed or published.'
    await expect(page.getByText(words).first()).toBeVisible()
  })
  await test.step('however often it was refused, a day that may be is saved', async () => {
    await textField(form, 'Date').fill('15/12/2026')
    // A click while the form still asks about what was typed is not taken.
    await expect(async () => {
      await quiet(page)
      if ((await form.count()) > 0) await save.click()
      await expect(form).toHaveCount(0, { timeout: 3_000 })
    }).toPass()
    await expect(page.getByRole('row', { name: /Alder Pension Fund/ })).toContainText('1,000.00')
  })
})

test('R325 a commitment stands once for each partner and date; the next day is another one @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await closingConstraints(server.address)
  const { fundId } = fixtures
  const { id } = await newClosing(fixtures, 'Second closing', '2026-12-15')
  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/closings/${id}/details?tab=commitments`)
  const form = dialog(page)
  const enter = async (date: string) => {
    await textField(form, 'Date').fill(date)
    await quiet(page)
    await form.getByRole('button', { name: /^Create/ }).click()
  }
  for (const date of ['16/11/2026', '17/11/2026']) {
    await page
      .getByRole('button', { name: /^(New|Add) closing commitment/ })
      .first()
      .click()
    await choose(form, 'Limited partner', 'Alder Pension Fund')
    await textField(form, 'Value').fill('2000')
    if (date !== '16/11/2026') {
      await enter('16/11/2026')
      await expect(page.getByText(/already|twice|exists/i).first()).toBeVisible()
    }
    await enter(date)
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('row', { name: new RegExp(date) })).toContainText('2,000.00')
  }
})

test('R257 R256 R324 a completed closing has no field to type into, no row to change and no way back @long', async ({
  page,
  server,
  signedIn,
}) => {
  const { fundId, ask } = await closingConstraints(server.address)
  const [first] = (await ask<{ id: number }[]>('GET', `/api/closings?filter={"fundId":${fundId}}`)).body
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fundId}/closings/${first?.id}/details?tab=details`)
  await expect(bar(page)).toContainText('This closing is completed')
  await expect(textField(page, 'Name')).toHaveCount(0)
  await page.getByRole('tab', { name: /^Commitments/ }).click()
  await expect(page.getByRole('row', { name: /Alder Pension Fund/ })).toContainText('5,000,000.00')
  await expect(page.getByRole('button', { name: /closing commitment/i })).toHaveCount(0)
  await expect(bar(page).getByRole('button', { name: 'Complete' })).toHaveCount(0)
})

test('R148 in each state each role is offered what the access table says, and the agent sees no button to write @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const fixtures = await closingConstraints(server.address)
  const { fundId, ask, partners } = fixtures
  const { id } = await newClosing(fixtures, 'Second closing', '2026-12-15')
  const made = await ask('POST', '/api/closing-commitments', {
    closingId: id,
    limitedPartnerId: partners[0]?.id,
    date: '2026-12-15',
    value: '100000',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const address = `/funds/${fundId}/closings/${id}/details`
  for (const [person, edits] of [
    [ADMIN, true],
    [USER, true],
    [AGENT, false],
  ] as const) {
    await signedIn(page, person)
    await open(page, address)
    const complete = bar(page).getByRole('button', { name: 'Complete' })
    await expect(complete, person).toBeVisible()
    if (edits) await expect(complete, person).not.toHaveAttribute('aria-disabled', 'true')
    else {
      await expect(complete, person).toHaveAttribute('aria-disabled', 'true')
      await complete.hover()
      await expect(page.getByRole('tooltip')).toContainText(/role/)
    }
    await expect(page.getByRole('button', { name: 'Change commitments' })).toHaveCount(edits ? 1 : 0)
    await open(page, `/funds/${fundId}/closings/overview`)
    await expect(page.getByRole('link', { name: 'New closing' })).toHaveCount(edits ? 1 : 0)
    await expect(page.getByRole('main')).toContainText(/Amounts in [A-Z]{3}/)
    // The contract that belongs to it is not there yet.
    await expect(page.getByRole('row', { name: /Second closing/ })).toContainText('Missing')
  }
  await signedIn(page, INVESTOR)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
})
