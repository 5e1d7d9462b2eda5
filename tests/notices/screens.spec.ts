/** The notices of a movement on its page: previews, papers as they are made, the check, mails, and what failed. */
import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { addDays } from '../../src/calendar.ts'
import { askingAs } from '../browser/asking.ts'
import type { Asking, Made } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { choose, open, textField } from '../kit/opening.ts'

/** A call of 182,000 by the user: open, or completed. */
async function call(ask: Asking, name: string, days = 0) {
  const filter = encodeURIComponent(JSON.stringify({ name: 'Larkmoor Growth II SCSp' }))
  const [fund] = (await ask<Made[]>('GET', `/api/funds?filter=${filter}`)).body
  if (!fund) throw new Error('The demo data have no Larkmoor Growth II.')
  const proposals = (await ask('GET', `/api/capital-movements/proposals?fundId=${fund.id}`)).body
  const made = await ask('POST', '/api/capital-movements', {
    fundId: fund.id,
    name,
    dueDate: addDays(String(proposals['dueDate']), days),
    fundBankAccountId: proposals['fundBankAccountId'],
    navPerShare: '1',
    nominalShareValue: '1',
    investmentFunding: '182000',
    purpose: 'Investment in Ingleby Compute, follow-on round.',
    agreementSection: '5.2',
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  return { ...made.body, fundId: fund.id, accountId: Number(made.body['fundBankAccountId']) }
}
const act = async (ask: Asking, { id }: { id: number }, action: string, input: object = {}) => {
  const { version } = (await ask('GET', `/api/capital-movements/${id}`)).body
  return ask('POST', `/api/capital-movements/${id}/${action}`, input, { 'if-match': String(version) })
}
const tabOf = ({ fundId, id }: { fundId: number; id: number }) =>
  `/funds/${fundId}/capital-movements/${id}/details?tab=notices`
const rows = (page: Page) => page.getByRole('region', { name: 'Notices', exact: true }).getByRole('row')

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path())
}

test('R487 the notice of a partner can be read before the movement is completed, and nothing is kept of it @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const movement = await call(ask, 'Previewed call')
  await signedIn(page, USER)
  await open(page, tabOf(movement))
  await expectAccessible(page)
  const button = page.getByRole('button', { name: "Notice for Ashcombe Teachers' Pension as JSON" })
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  const snapshot = JSON.parse(String(await contentOf(download)))
  // 182,000.00 × 20,000,000 ÷ 182,000,000
  expect(snapshot).toMatchObject({
    investor: { name: "Ashcombe Teachers' Pension" },
    totals: { net: { investor: '20000.00' } },
  })
  expect((await ask<Made[]>('GET', `/api/notices?filter={"capitalMovementId":${movement.id}}`)).body).toEqual([])
})

test('R239 R243 papers are counted while they are made and can be taken then; publishing shows the mail of each contact @long', async ({
  page,
  server,
  signedIn,
}) => {
  const [ask, askAdmin] = [await askingAs(server.address, USER), await askingAs(server.address, ADMIN)]
  const movement = await call(ask, 'Noticed call')
  const completed = await act(ask, movement, 'complete')
  expect(completed.status, JSON.stringify(completed.body)).toBe(200)
  await signedIn(page, ADMIN)
  await open(page, tabOf(movement))
  await expect(page.getByText('All 42 notices tie')).toBeVisible()
  await expect(page.getByRole('row', { name: 'Called 182,000.00 182,000.00 ties' })).toBeVisible()
  // Papers are made while the page stands open.
  await expect(page.getByText(/notices made/)).toHaveCount(0)
  await expect(rows(page).filter({ hasText: 'Made' })).toHaveCount(25)
  await expectAccessible(page)
  const name = 'Notice for Fernhollow Foundation as'
  for (const [format, begins] of [
    ['PDF', '%PDF-'],
    ['Excel', 'PK'],
    ['JSON', '{'],
  ] as const) {
    const button = page.getByRole('button', { name: `${name} ${format}` })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    expect(String(await contentOf(download)).startsWith(begins), format).toBe(true)
  }

  expect((await act(askAdmin, movement, 'publish')).status).toBe(200)
  await open(page, tabOf(movement))
  await expect(page.getByText(/^0 of \d+ mails sent$/)).toBeVisible()
  const fernhollow = rows(page).filter({ hasText: 'Fernhollow Foundation' })
  await expect(fernhollow).toContainText('Waiting')
  await fernhollow.getByRole('button', { name: '@' }).first().click()
  await expect(page.getByRole('dialog')).toContainText('Noticed call')
  await expectAccessible(page)
})

test('a failed notice says why and is made again, a failed mail is sent again, and both hold publishing up in words @long', async ({
  page,
  server,
  signedIn,
}) => {
  const [ask, askAdmin] = [await askingAs(server.address, USER), await askingAs(server.address, ADMIN)]
  const movement = await call(ask, 'Failing call')
  expect((await act(ask, movement, 'complete')).status).toBe(200)
  const url = `/api/capital-movements/${movement.id}`
  await expect.poll(async () => (await askAdmin(`GET`, `${url}/notice-progress`)).body['made']).toBe(42)
  // What the papers of a thousand partners look like half way, and what fails once in a while.
  let progress: object | undefined = { total: 1000, made: 412, failed: 0, mails: NO_MAILS }
  await page.route(`**${url}/notice-progress`, route =>
    progress ? route.fulfill({ json: progress }) : route.fallback(),
  )
  await failFirst(page, 'notices', 'retry', 'No room is left on the disk.', () => (progress = undefined))
  await signedIn(page, ADMIN)
  await open(page, tabOf(movement))
  await expect(page.getByRole('progressbar', { name: '412 of 1,000 notices made' })).toBeVisible()
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(publish).toHaveAttribute('aria-disabled', 'true')
  await publish.hover()
  await expect(page.getByRole('tooltip')).toHaveText('412 of 1,000 notices made')
  progress = { total: 42, made: 41, failed: 1, mails: NO_MAILS }
  await expect(page.getByText('41 of 42 notices made, 1 failed: retry them first').first()).toBeVisible()
  const failed = rows(page).filter({ hasText: 'No room is left on the disk.' })
  await expect(failed).toHaveCount(1)
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('The notice is made again')).toBeVisible()
  await expect(failed).toHaveCount(0)
  // Nothing is asked again by itself once all are made or have failed: the new attempt stands there at once.
  await expect(page.getByText(/notices made/)).toHaveCount(0)
  await expect(publish).not.toHaveAttribute('aria-disabled', 'true')

  expect((await act(askAdmin, movement, 'publish')).status).toBe(200)
  progress = { total: 42, made: 42, failed: 0, mails: { total: 42, sent: 41, failed: 1 } }
  await failFirst(
    page,
    'mails',
    'resend',
    'The mail server refused the address: no such user',
    () => (progress = undefined),
  )
  await open(page, tabOf(movement))
  const bounced = rows(page).filter({ hasText: 'no such user' })
  await expect(bounced).toHaveCount(1)
  await expect(page.getByText('41 of 42 mails sent, 1 failed')).toBeVisible()
  await bounced.getByRole('button', { name: 'Send again' }).click()
  const question = page.getByRole('alertdialog', { name: /^Send again: .*\?$/ })
  await expect(question).toContainText(/To \S+@\S+, first written on \d\d\/\d\d\/\d{4}/)
  await expect(page.getByText('The mail waits to be sent again')).toHaveCount(0)
  await question.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText('The mail waits to be sent again')).toBeVisible()
  await expect(bounced).toHaveCount(0)
  await expect(page.getByText('41 of 42 mails sent, 1 failed')).toHaveCount(0)
})

const NO_MAILS = { total: 0, sent: 0, failed: 0 }

/** The first record of a list has failed until its action is asked for, which is answered with that record. */
async function failFirst(
  page: Page,
  resource: 'notices' | 'mails',
  action: string,
  lastError: string,
  renewed: () => void,
): Promise<void> {
  let first: Made | undefined
  let failing = true
  await page.route(`**/api/${resource}?**`, async route => {
    if (!failing) return route.fallback()
    const answer = await route.fetch()
    const [head, ...rest] = (await answer.json()) as Made[]
    first = head && { ...head, status: 'Failed', lastError }
    await route.fulfill({ response: answer, json: first ? [first, ...rest] : [] })
  })
  await page.route(`**/api/${resource}/*/${action}`, async route => {
    failing = false
    renewed()
    await route.fulfill({ json: { ...first, status: 'Queued', lastError: null } })
  })
}

test('what a reopened movement said stands below as superseded @long', async ({ page, server, signedIn }) => {
  const [ask, askAdmin] = [await askingAs(server.address, USER), await askingAs(server.address, ADMIN)]
  // Due after those that were published above, whose notices count what was called before.
  const movement = await call(ask, 'Reopened call', 1)
  expect((await act(ask, movement, 'complete')).status).toBe(200)
  await expect
    .poll(async () => (await act(askAdmin, movement, 'reopen', { reason: 'A wrong amount' })).status)
    .toBe(200)
  await signedIn(page, USER)
  await open(page, tabOf(movement))
  const superseded = page.getByRole('region', { name: 'Superseded notices' })
  await expect(superseded).toContainText('42 notices')
  await expect(superseded.getByRole('row').filter({ hasText: 'Fernhollow' })).toContainText('edition 1')
})

test('R488 a person records the bank’s answer; movement and partner show it, and “no match” blocks completing @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 422 .*\/complete$/)
  const ask = await askingAs(server.address, USER)
  const movement = await call(ask, 'Answered call')
  const { fundId, accountId } = movement
  await signedIn(page, USER)
  const record = async (answer: string) => {
    await open(page, `/funds/${fundId}/bank-accounts/${accountId}/details`)
    await page.getByRole('button', { name: 'Record the bank’s answer' }).click()
    await choose(page.getByRole('dialog'), 'Answer', answer)
    await textField(page.getByRole('dialog'), 'Date').fill('20/11/2026')
    await page.getByRole('dialog').getByRole('button', { name: 'Record the bank’s answer' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await record('No match')
  await open(page, tabOf(movement))
  await expect(page.locator('.payees')).toContainText('No match 20/11/2026, recorded by Tomas Reve')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await expect(question.locator('.payees')).toContainText('No match')
  await question.getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText('The bank said that the name of the holder does not match this account')).toBeVisible()

  await record('Match')
  await open(page, tabOf(movement))
  await expect(page.locator('.payees')).toContainText('Match 20/11/2026')
  expect((await act(ask, movement, 'complete')).status).toBe(200)
  const partners = (
    await ask<Made[]>('GET', `/api/limited-partners?filter={"fundId":${fundId},"bankAccountId_null":false}`)
  ).body
  const partner = partners[0]
  if (!partner) throw new Error('No partner has an account.')
  const own = (await ask('GET', `/api/bank-accounts/${String(partner['bankAccountId'])}`)).body
  const answered = await ask(
    'POST',
    `/api/bank-accounts/${own.id}/record-payee-answer`,
    { answer: 'CloseMatch', date: '2026-11-20' },
    { 'if-match': String(own.version) },
  )
  expect(answered.status, JSON.stringify(answered.body)).toBe(200)
  await open(page, `/funds/${fundId}/limited-partners/${partner.id}/details`)
  await expect(page.getByText('Close match')).toBeVisible()
})
