/** What staff do with investor reports: official ones, and the statements of published periods. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { accessToken } from '../../scripts/accessToken.ts'
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { ADMIN, INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { saveWithKey } from '../kit/opening.ts'
import { newFund } from '../reporting-periods/fixtures.ts'

test('R014 R074 R159 staff download the statements of a period, one or all, and find an official report as a draft @long', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(120_000)
  const ask = await askingAs(server.address, ADMIN)
  const [fund] = (
    await ask<Made[]>(
      'GET',
      `/api/funds?filter=${encodeURIComponent(JSON.stringify({ name: 'Larkmoor Ventures I SCSp' }))}`,
    )
  ).body
  await signedIn(page, ADMIN)
  await page.goto(`/funds/${fund!.id}/investor-reports/overview`)
  await standing(page)
  const statements = page.getByRole('region', { name: 'Capital account statements' }).first()
  await test.step('the statements of the last published period are downloaded, one or all', async () => {
    await expect(statements).toContainText('as of 30/06/2026, exactly as published')
    const one = page.waitForEvent('download')
    // Whoever only hears the button learns what is downloaded, and whose.
    await expect(statements.getByRole('button', { name: /^Notice/ })).toHaveCount(0)
    await statements
      .getByRole('button', { name: /^Statement for \S.* as PDF$/ })
      .first()
      .click()
    expect((await one).suggestedFilename()).toMatch(/^Capital account statement .*\.pdf$/)
    const all = page.waitForEvent('download')
    await statements.getByRole('button', { name: 'All as PDF, zip' }).click()
    expect((await all).suggestedFilename()).toMatch(/^Capital account statements .*\.zip$/)
    await expectAccessible(page)
  })
  await test.step('the file of a withdrawn report is named as one', async () => {
    const values = { fundId: fund!.id, name: 'Letter by mistake', type: 'Quarterly report', date: '2026-03-31' }
    const { id } = (await ask<Made>('POST', '/api/investor-reports', values)).body
    await addFile(server.address, id, 'mistake.pdf')
    for (const action of ['release', 'withdraw']) {
      const { version } = (await ask('GET', `/api/investor-reports/${id}`)).body
      const done = await ask('POST', `/api/investor-reports/${id}/${action}`, {}, { 'if-match': `"${version}"` })
      expect(done.status, JSON.stringify(done.body)).toBe(200)
    }
    await page.reload()
    const row = page.getByRole('table').first().getByRole('row').filter({ hasText: 'Letter by mistake' })
    await expect(row.getByRole('button', { name: /^Download/ })).toHaveCount(0)
    const taken = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Withdrawn file of Letter by mistake' }).click()
    expect((await taken).suggestedFilename()).toBe('mistake.pdf')
  })
  await test.step('a report is a draft until its file is released', async () => {
    const made = (
      await ask<Made>('POST', '/api/investor-reports', {
        fundId: fund!.id,
        name: 'Letter of the spring',
        type: 'Quarterly report',
        date: '2026-03-31',
      })
    ).body
    await addFile(server.address, made.id, 'spring.pdf')
    await page.reload()
    // Each released file with one press, or all that the list shows; a draft has none, whatever was added to it.
    const reports = page.getByRole('table').first()
    const draft = reports.getByRole('row').filter({ hasText: 'Letter of the spring' })
    await expect(draft).toContainText('Not released')
    await expect(draft.getByRole('button')).toHaveCount(0)
    const button = reports.getByRole('button', { name: /^Download \S/ }).first()
    await button.scrollIntoViewIfNeeded()
    await expectAccessible(page)
    const one = page.waitForEvent('download')
    await button.click()
    const found = (await ask<{ name: string; documentId: number | null }[]>('GET', '/api/investor-reports')).body
    const label = (await button.getAttribute('aria-label')) ?? ''
    const taken = found.find(({ name }) => label === `Download ${name}`)
    const { fileName } = (await ask<{ fileName: string }>('GET', `/api/documents/${taken?.documentId}`)).body
    expect((await one).suggestedFilename()).toBe(fileName)
    const all = page.waitForEvent('download')
    const asked = page.waitForRequest('**/api/investor-reports/archive**')
    await page.getByRole('button', { name: 'All reports, zip' }).click()
    expect(new URL((await asked).url()).searchParams.get('filter')).toBe(JSON.stringify({ fundId: fund!.id }))
    expect((await all).suggestedFilename()).toBe('Investor reports.zip')
    await page.getByRole('link', { name: 'Letter of the spring' }).click()
    await expect(page).toHaveURL(new RegExp(`report=${made.id}$`))
    await expect(page.getByRole('button', { name: 'Release' })).toBeVisible()
    await standing(page)
    await expectAccessible(page)
  })
})

async function addFile(address: string, reportId: number, name: string): Promise<void> {
  const form = new FormData()
  form.set('kind', 'Quarterly report')
  form.set('description', 'Letter')
  form.set('File', new Blob([paper(name).buffer], { type: 'application/pdf' }), name)
  const uploaded = await fetch(`${address}/api/investor-reports/${reportId}/documents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await accessToken(address, ADMIN)}` },
    body: form,
  })
  expect(uploaded.status, await uploaded.text()).toBeLessThan(300)
}

/** Staff get what was uploaded, byte by byte, under its name. */
async function expectDownloaded(page: Page, name: string): Promise<void> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name, exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(name)
  expect(readFileSync(await file.path()).equals(paper(name).buffer)).toBe(true)
}

/** A file that investors get, told from others by its words. */
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`),
})

test('R159 a released report takes a newer file and nothing else, which investors get once released; staff download each byte for byte @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const made = (
    await ask<Made>('POST', '/api/investor-reports', {
      fundId: 1,
      name: 'Letter of the autumn',
      type: 'Quarterly report',
      date: '2026-09-30',
    })
  ).body
  const released = async () => (await ask<{ documentId: number }>('GET', `/api/investor-reports/${made.id}`)).body
  const bar = page.getByRole('region', { name: 'State and actions' })
  const remove = (name: string) => page.getByRole('button', { name: `Remove ${name}` })
  const confirm = async (action: string) => {
    await bar.getByRole('button', { name: action, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await standing(page)
  }
  await signedIn(page, ADMIN)
  await page.goto(`/funds/1/investor-reports/overview?report=${made.id}`)
  await page.locator('input[type="file"]').setInputFiles(paper('autumn.pdf'))
  await page.getByRole('textbox', { name: 'Description of autumn.pdf' }).fill('Letter')
  await saveWithKey(page)
  await confirm('Release')
  const first = (await released()).documentId
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveCount(0)
  await expect(remove('autumn.pdf')).toHaveCount(0)
  await expect(bar).not.toContainText('Save')
  await expectDownloaded(page, 'autumn.pdf')

  await page.locator('input[type="file"]').setInputFiles(paper('autumn corrected.pdf'))
  await page.getByRole('textbox', { name: 'Description of autumn corrected.pdf' }).fill('Letter, corrected')
  await expect(bar).toContainText('1 unsaved change')
  await page.keyboard.press('Control+s')
  await expect(bar).toContainText('This cannot be changed while the status is Released. Documents can still be added.')
  await expect(page.getByRole('button', { name: 'autumn corrected.pdf', exact: true })).toBeVisible()
  await expect(remove('autumn corrected.pdf')).toHaveCount(0)
  // Investors have the first file until somebody releases the newer one.
  expect((await released()).documentId).toBe(first)
  await confirm('Release new file')
  expect((await released()).documentId).toBeGreaterThan(first)
  for (const name of ['autumn.pdf', 'autumn corrected.pdf']) await expectDownloaded(page, name)
  await expectAccessible(page)
})

test('staff see who has not looked at a released report, and remind those alone with one press @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  // A second reminder within the day, which is refused.
  expectedErrors.push(/status of 422/)
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const filterBy = (filter: object) => encodeURIComponent(JSON.stringify(filter))
  const contacts = (await ask<Contact[]>('GET', `/api/contacts?filter=${filterBy({ accountStatus: 'Active' })}`)).body
  const own = contacts.find(({ email }) => email === INVESTOR)!
  const other = contacts.find(({ email }) => email !== INVESTOR)!
  for (const [name, { id: mainContactId }] of [
    ['Ashcombe Teachers', own],
    ['Borrowdale Endowment', other],
  ] as const) {
    const partner = await ask('POST', '/api/limited-partners', {
      fundId: fund.id,
      name,
      legalStatus: 'LegalEntity',
      mainContactId,
    })
    expect([partner.status, partner.body]).toEqual([201, expect.anything()])
  }
  const values = { fundId: fund.id, name: 'Letter of the winter', type: 'Quarterly report', date: '2026-09-30' }
  const { id } = (await ask<Made>('POST', '/api/investor-reports', values)).body
  const bar = page.getByRole('region', { name: 'State and actions' })
  const card = page.getByRole('region', { name: 'Who has looked' })
  await signedIn(page, ADMIN)
  await page.goto(`/funds/${fund.id}/investor-reports/overview?report=${id}`)

  await test.step('a draft has nobody to be reminded, a released report everybody', async () => {
    await page.locator('input[type="file"]').setInputFiles(paper('winter.pdf'))
    await page.getByRole('textbox', { name: 'Description of winter.pdf' }).fill('Letter')
    await saveWithKey(page)
    await expect(card).toHaveCount(0)
    await bar.getByRole('button', { name: 'Release', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Release', exact: true }).click()
    await expect(card).toContainText('0 of 2 investors looked at it')
    await expect(card.getByRole('button', { name: 'Remind 2 investors' })).toBeVisible()
  })

  await test.step('whoever has taken it in the portal is not asked again', async () => {
    const authorization = `Bearer ${await accessToken(server.address, INVESTOR)}`
    const file = await fetch(`${server.address}/api/portal/larkmoor/reports/${id}`, { headers: { authorization } })
    expect([file.status, await file.text()]).toEqual([200, expect.stringContaining('winter.pdf')])
    await page.reload()
    await expect(card).toContainText('1 of 2 investors looked at it')
    await expect(card.getByRole('row').nth(1)).toContainText('Borrowdale EndowmentNot yet')
    await expect(card.getByRole('row').nth(2)).toContainText(/^Ashcombe Teachers\d\d\/\d\d\/\d{4}/)
  })

  await test.step('one press writes one mail, which says what waits and where, and the card then says when', async () => {
    const about = filterBy({ event: 'publication-reminder', resource: 'investor-reports', recordId: id })
    const outbox = async () => (await ask<Mail[]>('GET', `/api/mails?filter=${about}`)).body
    expect(await outbox()).toEqual([])
    const borrowdale = card.getByRole('row').nth(1)
    await expect(borrowdale.getByRole('cell').last()).toHaveText('')
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Remind who has not looked' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('1 investor is reminded.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await card.getByRole('button', { name: 'Remind 1 investor' }).click()
    await expect(borrowdale.getByRole('cell').last()).toHaveText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d$/)
    const mails = await outbox()
    expect(mails.map(({ recipient }) => recipient)).toEqual([other.email])
    expect(mails[0]!.body).toContain('Quarterly report: Letter of the winter\nAs of: 30/09/2026')
    expect(mails[0]!.body).toMatch(/\/portal\/larkmoor\/funds\/\d+\/reports\n/)
    await expectAccessible(page)
  })

  await test.step('within the day nobody is left to be reminded, which card and bar say', async () => {
    await expect(card).toContainText('Whoever has not looked was reminded within the last day, or has no contact.')
    await expect(card.getByRole('button', { name: /^Remind/ })).toHaveCount(0)
    await bar.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Remind who has not looked' }).click()
    await expect(page.getByRole('alertdialog')).toContainText(
      'Everybody has looked at it, was reminded within the last day, or has no contact.',
    )
  })
})

interface Contact extends Made {
  email: string
}

interface Mail {
  recipient: string
  body: string
}
