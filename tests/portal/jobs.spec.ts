/**
 * What investors come to the portal for, in the clicks that each job may take from the page that they land on, at a
 * desk and on a phone. Bank accounts, readers, transfers and the onboarding are counted beside their other tests.
 */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { INVESTOR, USER, expectAccessible, expectAccessibleAlways, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { DESK, PHONE, expectToFit } from '../browser/sizes.ts'
import { Steps } from '../browser/steps.ts'
import { movementFixtures } from '../capital-movements/fixtures.ts'
import { accessToken } from '../../scripts/accessToken.ts'
import type { Paper } from '../../src/portal/holding.ts'
import type { PublishedMovement } from '../../src/portal/movement.ts'

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
  const { ask, askAdmin, act, partners, movement } = await movementFixtures(address)
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

/** A title and the value beside it, as the page shows them. */
const figuresOf = (figures: Element[]) =>
  figures.map(figure => [
    figure.querySelector('dt, span')?.textContent ?? '',
    [...((figure.querySelector('dd a') ?? figure.querySelector('dd, b'))?.childNodes ?? [])].find(
      ({ nodeName }) => nodeName === '#text',
    )?.textContent ?? '',
  ])

/** The line of the movement is open, in view, and what the keyboard goes on from. */
async function expectArrivedAt(page: Page, name: string): Promise<void> {
  const line = page.locator('.portal-row-name:focus')
  await expect(line).toHaveText(name)
  await expect(line).toBeInViewport()
  await expect(line).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('.portal-rows > li').filter({ has: line })).toContainText('Your commitment after it')
}

/** A quarterly report of the fund of the card, released by staff. */
async function releasedReport(address: string): Promise<void> {
  const ask = await askingAs(address, USER)
  const filter = encodeURIComponent(JSON.stringify({ name: 'Larkmoor Growth II SCSp' }))
  const [fund] = (await ask<Made[]>('GET', `/api/funds?filter=${filter}`)).body
  const name = 'Quarterly report Q3 2026'
  const values = { fundId: fund!.id, name, type: 'Quarterly report', date: '2026-09-30' }
  const { id, version } = (await ask('POST', '/api/investor-reports', values)).body
  const form = new FormData()
  form.set('kind', 'Quarterly report')
  form.set('description', name)
  form.set('File', new Blob(['a,b\n1,2\n'], { type: 'text/csv' }), `${name}.csv`)
  const authorization = `Bearer ${await accessToken(address, USER)}`
  const to = `${address}/api/investor-reports/${id}/documents`
  expect((await fetch(to, { method: 'POST', headers: { authorization }, body: form })).status).toBe(201)
  const released = await ask('POST', `/api/investor-reports/${id}/release`, {}, { 'if-match': `"${version}"` })
  expect(released.status).toBe(200)
}

/** What protects a payer against forged letters and mails. */
const BY_TELEPHONE = 'We never change bank details by e-mail. If in doubt, call the number you already have.'
const PROOF = /Verified by a second person, unchanged since \d\d\/\d\d\/\d{4}/

/** What one finds behind a figure of the holding. */
const RECORDS = [
  [/^Called/, 'Calls and distributions behind it', 'Capital call'],
  [/^Net asset value/, 'Fair values behind it', 'Fair value'],
  [/^Commitment/, 'Statements behind it', 'Capital account statement'],
] as const

/** The jobs change nothing of it, so that both walks through one product share it. */
const published = new Map<string, Promise<string>>()
function publishedFor(address: string): Promise<string> {
  const known = published.get(address) ?? releasedReport(address).then(() => mailOfCall(address))
  published.set(address, known)
  return known
}

for (const [where, size] of [
  ['on a phone', PHONE],
  ['at a desk', DESK],
] as const)
  test(`R015 R097 R098 R099 R100 R101 R102 R456 R460 an investor does each job in the clicks that it may take, ${where} @long`, async ({
    page,
    server,
    signedIn,
  }) => {
    test.setTimeout(150_000)
    const link = await publishedFor(server.address)
    const ask = await askingAs(server.address, INVESTOR)
    const { holders } = (await ask<{ holders: string[] }>('GET', '/api/me')).body
    const movements = (await ask<PublishedMovement[]>('GET', '/api/portal/larkmoor/capital-movements')).body
    const count = (await ask<Paper[]>('GET', '/api/portal/larkmoor/papers')).body.length
    await signedIn(page, INVESTOR)
    await page.setViewportSize(size)
    await test.step('the link of the mail shows what is owed, by when and to which account; the notice is one click', async () => {
      await page.goto(link)
      await standing(page)
      await expect(page.locator('.amount-due')).toContainText('50,000.00 EUR')
      await expect(page.locator('.amount-due')).toContainText('15/12/2026')
      await expect(page.locator('.payment-account')).toContainText('60-16-13 11112222')
      await expect(page.getByText(PROOF)).toBeVisible()
      await expect(page.getByText(BY_TELEPHONE)).toBeVisible()
      await expectToFit(page)
      const steps = new Steps(page)
      const notice = page.getByRole('button', { name: /^Notice, PDF, [\d.]+\skB: Call to pay/ })
      expect(await fileOf(page, () => steps.click(notice))).toMatch(/\.pdf$/)
      expect(steps.count).toBe(1)
    })
    await test.step('the figures of all funds, what is owed and the account that is unchanged stand on the first page', async () => {
      await land(page)
      for (const figure of ['Commitment', 'Called', 'Remaining', 'Distributed', 'Net asset value', 'TVPI', 'Net IRR'])
        await expect(cardOf(page)).toContainText(figure)
      await expect(cardOf(page)).toContainText('as of 30/06/2026')
      const owed = page.getByRole('region', { name: 'You owe for Call to pay' })
      await expect(owed).toContainText('60-16-13 11112222')
      await expect(owed).toContainText(PROOF)
      await expect(owed.getByText(BY_TELEPHONE)).toBeVisible()
      await expectToFit(page)
      await expectAccessibleAlways(page)
    })
    await test.step('what is owed leads to its own call', async () => {
      const steps = await land(page)
      const owed = page.getByRole('region', { name: 'You owe for Call to pay' })
      await steps.click(owed.getByRole('link', { name: 'See capital call' }))
      await expectArrivedAt(page, 'Call to pay')
      expect(steps.count).toBe(1)
      const paid = movements.find(({ paidOn }) => paidOn !== null)
      await page.goto(`/portal/larkmoor/capital-movements/overview?notice=${paid!.noticeId}`)
      await expectArrivedAt(page, paid!.name)
    })
    await test.step('all papers of all funds are one click away in the menu, under whose name they are', async () => {
      const steps = await land(page)
      await expect(page.getByRole('button', { name: /Imogen Hale$/ })).toContainText(holders[0]!)
      const menu = page.getByRole('navigation', { name: 'Investor portal' })
      const [funds, documents] = [menu.getByRole('link', { name: 'Funds' }), menu.getByRole('link').last()]
      await expect(documents).toBeInViewport({ ratio: 0.95 })
      await steps.click(documents)
      const papers = page.getByRole('region', { name: 'Documents' })
      await expect(papers).toBeFocused()
      await expect(papers.getByRole('listitem')).toHaveCount(count)
      await expect(papers.getByRole('heading')).toBeInViewport()
      await expect(documents).toHaveAttribute('aria-current', 'page')
      await expect(funds).not.toHaveAttribute('aria-current')
      expect(steps.count).toBe(1)
      await expectToFit(page)
      await expectAccessible(page)
    })
    await test.step('the last statement and report take two clicks, all papers since a day a field and a click', async () => {
      const steps = await land(page)
      const papers = page.getByRole('region', { name: 'Recent documents' })
      await steps.type(papers.getByLabel('Published since'), '1/7/26')
      const archive = papers.getByRole('button', { name: /^Download \d+ files?, zip/ })
      expect(await fileOf(page, () => steps.click(archive))).toBe('Documents 2026-11-21.zip')
      expect(steps.taken).toEqual({ steps: 2, fields: 1 })
      await expectToFit(page)
      await expectAccessible(page)
      const again = await land(page)
      await again.click(cardOf(page).getByRole('link', { name: /Open fund/ }))
      await expect(page).toHaveURL(/\/details$/)
      // The page before it lists papers of other funds too.
      const ofFund = page.getByRole('region', { name: 'Documents', exact: true })
      const statement = ofFund.getByRole('button', { name: 'Capital account statement Q2 2026, PDF' })
      expect(await fileOf(page, () => again.click(statement))).toMatch(/^Capital account statement Q2 2026 .*\.pdf$/)
      expect(again.count).toBe(2)
      const another = await land(page)
      await another.click(cardOf(page).getByRole('link', { name: /Open fund/ }))
      const report = ofFund.getByRole('button', { name: 'Quarterly report Q3 2026, CSV' })
      expect(await fileOf(page, () => another.click(report))).toBe('Quarterly report Q3 2026.csv')
      expect(another.count).toBe(2)
    })
    await test.step('cash flows go to a spreadsheet in the second click, a figure opens its records in it', async () => {
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
    await test.step('every figure of a card and of the holding opens what it is made of in the second click', async () => {
      const steps = await land(page)
      const onCard = await cardOf(page).locator('.holding-figures > div').evaluateAll(figuresOf)
      expect(onCard.map(([title]) => title)).toEqual(['Commitment', 'Called', 'Distributed', 'Net asset value', 'TVPI'])
      await steps.click(cardOf(page).getByRole('link', { name: /Open fund/ }))
      const buttons = page.locator('.position-figures button')
      await expect(buttons.first()).toBeVisible()
      const ofHolding = await buttons.evaluateAll(figuresOf)
      for (const figure of onCard) expect(ofHolding).toContainEqual(figure)
      for (const [place, [title, value]] of ofHolding.entries()) {
        await steps.click(buttons.nth(place))
        expect(steps.count - place).toBe(2)
        const explained = page.getByRole('region', { name: `What ${title} is made of` })
        const lines = explained.getByRole('listitem')
        // The last one is the figure itself.
        await expect(lines.last()).toContainText(value!)
        expect(await lines.count(), title).toBeGreaterThan(1)
        await expect(lines.first()).toContainText(/\d/)
        // Its records are one press further.
        await expect(explained.getByRole('link').first()).toHaveText(/behind it$/)
      }
      await expectToFit(page)
      await expectAccessible(page)
    })
    await test.step('the drawing of the cash flows is as well a table, whose sums are the figures above it', async () => {
      const flows = page.getByRole('region', { name: 'Cash flows' })
      const [called, distributed] = await flows.locator('[data-total] dd').allTextContents()
      await flows.getByRole('button', { name: 'Show as table' }).click()
      await expect(flows.getByRole('img')).toHaveCount(0)
      const table = flows.getByRole('table').first()
      const sums = table.getByRole('row').last().getByRole('cell')
      await expect(sums).toHaveText(['', 'Total', called!, distributed!])
      // What came back at a closing stands in brackets.
      const cents = (text: string) => Number(text.replaceAll(/[,.)]/g, '').replace('(', '-'))
      const sumOf = async (place: number) => {
        const cells = await table.locator(`tbody td:nth-child(${place})`).allTextContents()
        return cells.reduce((sum, text) => sum + cents(text), 0)
      }
      expect([await sumOf(3), await sumOf(4)]).toEqual([cents(called!), cents(distributed!)])
      await expectToFit(page)
      await expectAccessible(page)
      await flows.getByRole('button', { name: 'Show as chart' }).click()
      await expect(flows.getByRole('img')).toBeVisible()
    })
    await test.step('the bare address of the holding leads to the same page', async () => {
      const details = new URL(page.url()).pathname
      await page.goto(details.replace('/details', ''))
      await expect(page).toHaveURL(details)
    })
    await test.step('all papers of the fund are one archive among its reports', async () => {
      await page.getByRole('link', { name: 'Reports' }).click()
      const archive = page.getByRole('button', { name: /^Download \d+ files, zip/ })
      expect(await fileOf(page, () => archive.click())).toBe('Documents 2026-11-21.zip')
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

test('R456 R460 a figure of a card, as of a holding, leads to the records behind it in the second press @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  for (const [figure, records, behind] of RECORDS) {
    const fromCard = await land(page)
    await fromCard.click(cardOf(page).getByRole('link', { name: figure }))
    await expect(page.locator(':focus')).toContainText(records)
    await fromCard.click(page.getByRole('link', { name: records, exact: true }))
    expect(fromCard.count).toBe(2)
    await expect(page.getByRole('main')).toContainText(behind)
  }
  const steps = await land(page)
  await cardOf(page)
    .getByRole('link', { name: /Open fund/ })
    .click()
  await expect(page).toHaveURL(/\/details/)
  for (const [place, [figure, records, behind]] of RECORDS.entries()) {
    await steps.click(page.getByRole('button', { name: figure }))
    await steps.click(page.getByRole('link', { name: records, exact: true }))
    expect(steps.count - 2 * place).toBe(2)
    // What the records say, the page of the fund says too: without leaving it, going back would go too far.
    await expect(page).not.toHaveURL(/\/details/)
    await expect(page.getByRole('main')).toContainText(behind)
    await page.goBack()
  }
})
