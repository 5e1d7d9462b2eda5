/**
 * What investors come to the portal for, in the clicks that each job may take from the page that they land on, at a
 * desk and on a phone. Bank accounts, readers, transfers and the onboarding are counted beside their other tests.
 */
import type { Page } from '@playwright/test'
import type { Made } from '../browser/asking.ts'
import { INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { DESK, PHONE, expectToFit } from '../browser/sizes.ts'
import { Steps } from '../browser/steps.ts'
import { movementGround } from '../capital-movements/ground.ts'

const cardOf = (page: Page) => page.getByRole('region', { name: /Growth II/ }).first()

async function land(page: Page): Promise<Steps> {
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  return new Steps(page)
}

async function fileOf(page: Page, press: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return download.suggestedFilename()
}

/** A published call from a partner of the investor; answers with the address that its mail links to. */
async function mailOfCall(address: string): Promise<string> {
  const { ask, askAdmin, act, partners, movement } = await movementGround(address)
  const found = async <Body>(resource: string, filter: object) =>
    (await askAdmin<Body[]>('GET', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
  const [contact] = await found<Made>('contacts', { email: INVESTOR })
  const { id, version, name, legalStatus } = (await ask('GET', `/api/limited-partners/${partners[0]!.id}`)).body
  const changed = { name, legalStatus, mainContactId: contact!.id }
  const put = await ask('PUT', `/api/limited-partners/${id}`, changed, { 'if-match': `"${version}"` })
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  const call = await movement('Call to pay', {}, 'Completed')
  await expect.poll(async () => (await act(askAdmin, call, 'publish')).status, { timeout: 30_000 }).toBe(200)
  const sent = { event: 'capital-call-published', recordId: call.id, recipient: INVESTOR }
  const [mail] = await found<{ guid: string }>('mails', sent)
  return `/email-processing/${mail!.guid}/capital-call-published`
}

const PROOF = /Verified by a second person, unchanged since \d\d\/\d\d\/\d{4}/

test('R015 R097 R098 R099 R100 R101 R102 R456 R460 an investor does each job in the clicks that it may take, at a desk and on a phone', async ({
  page,
  server,
  signedIn,
}) => {
  test.setTimeout(150_000)
  const link = await mailOfCall(server.address)
  await signedIn(page, INVESTOR)
  for (const [where, size] of [
    ['phone', PHONE],
    ['desk', DESK],
  ] as const) {
    await page.setViewportSize(size)
    await test.step(`${where}: the link of the mail shows what is owed, by when and to which account; the notice is one click`, async () => {
      await page.goto(link)
      await standing(page)
      await expect(page.locator('.amount-due')).toContainText('50,000.00 EUR')
      await expect(page.locator('.amount-due')).toContainText('15/12/2026')
      await expect(page.locator('.payment-account')).toContainText('60-16-13 11112222')
      await expect(page.getByText(PROOF)).toBeVisible()
      await expectToFit(page)
      const steps = new Steps(page)
      const notice = page.getByRole('button', { name: 'Notice of Call to pay' })
      expect(await fileOf(page, () => steps.click(notice))).toMatch(/\.pdf$/)
      expect(steps.count).toBe(1)
    })
    await test.step(`${where}: the figures of all funds, what is owed and the account that is unchanged stand on the first page`, async () => {
      await land(page)
      for (const figure of ['Commitment', 'Called', 'Remaining', 'Distributed', 'Net asset value', 'TVPI', 'Net IRR'])
        await expect(cardOf(page)).toContainText(figure)
      await expect(cardOf(page)).toContainText('as of 30/06/2026')
      const owed = page.getByRole('region', { name: 'You owe for Call to pay' })
      await expect(owed).toContainText('60-16-13 11112222')
      await expect(owed).toContainText(PROOF)
      await expectToFit(page)
      await expectAccessible(page)
    })
    await test.step(`${where}: the last statement takes two clicks, all papers since a day a field and a click`, async () => {
      const steps = await land(page)
      const papers = page.getByRole('region', { name: 'Recent documents' })
      await steps.type(papers.getByLabel('Published since'), '1/7/26')
      const archive = papers.getByRole('button', { name: /^Download \d+ files?, zip/ })
      expect(await fileOf(page, () => steps.click(archive))).toBe('Documents.zip')
      expect(steps.taken).toEqual({ steps: 2, fields: 1 })
      await expectToFit(page)
      await expectAccessible(page)
      const again = await land(page)
      await again.click(cardOf(page).getByRole('link', { name: /Open fund/ }))
      await expect(page).toHaveURL(/\/details$/)
      const statement = page.getByRole('button', { name: 'Capital account statement Q2 2026, PDF' })
      expect(await fileOf(page, () => again.click(statement))).toMatch(/^Capital account statement Q2 2026 .*\.pdf$/)
      expect(again.count).toBe(2)
    })
    await test.step(`${where}: cash flows go to a spreadsheet in the second click, a figure opens its records in it`, async () => {
      const steps = await land(page)
      await steps.click(cardOf(page).getByRole('link', { name: /Open fund/ }))
      await expect(page).toHaveURL(/\/details$/)
      const sheet = page.getByRole('button', { name: 'Export, Excel' })
      expect(await fileOf(page, () => steps.click(sheet))).toMatch(/\.xlsx$/)
      expect(steps.count).toBe(2)
      await page.getByRole('button', { name: /^Called/ }).click()
      const explained = page.getByRole('region', { name: 'What Called is made of' })
      await expect(explained.getByRole('listitem').first()).toContainText(/\d\d\/\d\d\/\d{4}/)
      await expectToFit(page)
      await expectAccessible(page)
    })
    await test.step(`${where}: the drawing of the cash flows is as well a table, whose sums are the figures above it`, async () => {
      const flows = page.getByRole('region', { name: 'Cash flows' })
      const [called, distributed] = await flows.locator('[data-total] dd').allTextContents()
      await flows.getByRole('button', { name: 'Show as table' }).click()
      await expect(flows.getByRole('img')).toHaveCount(0)
      const sums = flows.getByRole('row').last().getByRole('cell')
      await expect(sums).toHaveText(['', 'Total', called!, distributed!])
      const cents = (text: string) => Number(text.replaceAll(/[,.]/g, ''))
      const sumOf = async (place: number) => {
        const cells = await flows.locator(`tbody td:nth-child(${place})`).allTextContents()
        return cells.reduce((sum, text) => sum + cents(text), 0)
      }
      expect([await sumOf(3), await sumOf(4)]).toEqual([cents(called!), cents(distributed!)])
      await expectToFit(page)
      await expectAccessible(page)
      await flows.getByRole('button', { name: 'Show as chart' }).click()
      await expect(flows.getByRole('img')).toBeVisible()
    })
  }
  await test.step('the bare address of the holding leads to the same page', async () => {
    const details = new URL(page.url()).pathname
    await page.goto(details.replace('/details', ''))
    await expect(page).toHaveURL(details)
  })
  await test.step('all papers of the fund are one archive among its reports', async () => {
    await page.getByRole('link', { name: 'Reports' }).click()
    const archive = page.getByRole('button', { name: /^Download \d+ files, zip/ })
    expect(await fileOf(page, () => archive.click())).toBe('Documents.zip')
    await expectAccessible(page)
  })
  await test.step('investments are shown as published, each on a page of its own, and fit a phone', async () => {
    await page.getByRole('link', { name: 'Investments' }).click()
    await expect(page.getByText(/As published, as of 30\/06\/2026/)).toBeVisible()
    await page.locator('.portal-table a').first().click()
    await expect(page.getByText('Gross IRR')).toBeVisible()
    await expectAccessible(page)
    await page.setViewportSize(PHONE)
    await expectToFit(page)
    await page.goBack()
    await page.locator('.portal-table').waitFor()
    await expectToFit(page)
  })
})
