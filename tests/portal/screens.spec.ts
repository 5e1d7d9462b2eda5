/** What investors see in the portal. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, INVESTOR, USER, addressOf, expectAccessible, goInside, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { act, newFund, newPeriod } from '../reporting-periods/fixtures.ts'
import type { Asking, Made } from '../browser/asking.ts'
import { PHONE, expectToFit } from '../browser/sizes.ts'
import { formatDate } from '../../src/formats.ts'
import type { Holding, Paper } from '../../src/portal/holding.ts'

test('R017 R114 R252 R416 a fund says that nothing has been published yet, and shows its figures once a period is @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const [contact] = (
    await ask<Made[]>('GET', `/api/contacts?filter=${encodeURIComponent(JSON.stringify({ email: INVESTOR }))}`)
  ).body
  const { id: limitedPartnerId } = (
    await ask('POST', '/api/limited-partners', {
      fundId: fund.id,
      name: 'Ashcombe side holding',
      legalStatus: 'Foundation',
      mainContactId: contact!.id,
    })
  ).body
  await admit(ask, fund.id, limitedPartnerId, '2020-05-15')
  const period = await newPeriod(ask, fund.id, 'Q2 2020', '2020-06-30')
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  const card = page.getByRole('region', { name: String(fund['name']) })
  await expect(card).toContainText('No information has been published yet')
  await expect(card).toContainText(
    'as soon as your fund manager releases it. Official investor reports can be downloaded.',
  )
  await expect(card).not.toContainText('as of')
  await card.getByRole('link', { name: 'Reports' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('No document to download')
  await expect(main).toContainText('No information has been published yet')
  await page.getByRole('link', { name: 'Investments' }).click()
  await expect(main).toContainText('No information has been published yet')
  await expect(main).toContainText('Official investor reports can be downloaded.')
  await expect(page.getByRole('link', { name: 'See the reports' })).toBeVisible()
  await expect(main).toContainText('The investments of the fund stand here once a reporting period is published.')
  await page.goto('/portal/larkmoor/funds/overview')
  await act(ask, await act(ask, period, 'complete'), 'publish')
  await page.reload()
  await expect(card).toContainText('as of 30/06/2020')
  await expect(card).toContainText('Commitment')
  await expect(card).not.toContainText('No information')
  // The demo fund is published up to its second quarter, whatever came since.
  await expect(page.getByRole('region', { name: /Growth II/ })).toContainText('as of 30/06/2026')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await expect(page.getByRole('link', { name: 'Transfers' })).toBeInViewport({ ratio: 0.95 })

  const sent = JSON.stringify({ event: 'reporting-period-published', recordId: period.id, recipient: INVESTOR })
  const [mail] = (await ask<{ guid: string }[]>('GET', `/api/mails?filter=${encodeURIComponent(sent)}`)).body
  await page.goto(`/email-processing/${mail!.guid}/reporting-period-published`)
  await standing(page)
  const told = page.getByRole('region', { name: 'Ashcombe side holding' })
  await expect(told).toContainText('as of 30/06/2020')
  await expect(told).toContainText('1,000,000.00')
  const download = page.waitForEvent('download')
  await told.getByRole('button', { name: /^Statement, PDF(, [\d.]+\skB)?: Ashcombe side holding, Q2 2020$/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await page.reload()
  await expect(told.getByRole('button', { name: /^Statement, PDF, [\d.]+\skB: Ashcombe side holding/ })).toBeVisible()
  await expectToFit(page)
  await expectAccessible(page)

  // A partner who comes after the period has no figures of it, and reads what the fund has published all the same.
  const late = { fundId: fund.id, name: 'Came later', legalStatus: 'Foundation', mainContactId: contact!.id }
  const made = await ask('POST', '/api/limited-partners', late)
  expect(made.status).toBe(201)
  await admit(ask, fund.id, made.body.id, '2020-07-15')
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  const lateCard = card.filter({ hasText: 'Held by Came later' })
  await expect(lateCard).toContainText('There are no figures for this holding yet')
  await expect(lateCard).toContainText('The fund has published its figures as of 30/06/2020.')
  await expect(lateCard).toContainText('Those of this holding come with the next reporting period.')
  await expect(lateCard).not.toContainText('No information')
  await expect(lateCard).not.toContainText('as soon as your fund manager releases it')
  // Nor does a movement that was published to it say that figures wait for a period.
  await page.route('**/api/portal/larkmoor/funds', async route => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replaceAll('"hasMovements":false', '"hasMovements":true') })
  })
  await page.reload()
  await expect(lateCard).toContainText('What was called and paid out stands under')
  await expect(lateCard).not.toContainText('once a reporting period is published')
  await expectToFit(page)
  await lateCard.getByRole('link', { name: 'Investments' }).click()
  await expect(main).toContainText('As published, as of 30/06/2020')
  await expect(main).not.toContainText('No information')
})

/** By a closing of that day, which is completed. */
async function admit(ask: Asking, fundId: number, limitedPartnerId: number, date: string): Promise<void> {
  const closing = (await ask('POST', '/api/closings', { fundId, name: `Closing ${date}`, date })).body
  const promised = { closingId: closing.id, limitedPartnerId, date, value: '1000000.00' }
  expect((await ask('POST', '/api/closing-commitments', promised)).status).toBe(201)
  const { version } = (await ask('GET', `/api/closings/${closing.id}`)).body
  const completed = await ask('POST', `/api/closings/${closing.id}/complete`, {}, { 'if-match': `"${version}"` })
  expect(completed.status, JSON.stringify(completed.body)).toBe(200)
}

test('whoever comes back on a later day is told what has come since the last visit @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, INVESTOR)
  const [latest] = (await ask<Paper[]>('GET', '/api/portal/larkmoor/papers')).body
  const { title, publishedOn } = latest!
  await signedIn(page, INVESTOR)
  await page.route('**/api/portal/larkmoor/funds', async route => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.replaceAll('"lastVisitOn":null', `"lastVisitOn":"${publishedOn}"`) })
  })
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  const fresh = page.getByRole('region', { name: `New since your last visit on ${formatDate(publishedOn)}` })
  await expect(fresh.getByRole('listitem').first()).toContainText(title)
  for (const paper of await fresh.getByRole('listitem').all())
    await expect(paper).toContainText(formatDate(publishedOn))
  await expectAccessible(page)
})

test('parts of the portal whose code does not come, and a lost connection, leave the figures where they are @long', async ({
  page,
  context,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/NotificationHost|PersonMenu|AfterHoldings|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const missing = /assets\/(NotificationHost|PersonMenu|AfterHoldings)-/
  await signedIn(page, INVESTOR)
  await page.route(missing, route => route.abort())
  await page.goto('/portal/larkmoor/funds/overview')
  const card = page.getByRole('region', { name: /Growth II/ }).first()
  await expect(card).toContainText('as of 30/06/2026')
  await page.getByRole('button', { name: 'Imogen Hale' }).click()
  await expect(page.getByRole('button', { name: 'Imogen Hale' })).toHaveAttribute('aria-expanded', 'false')
  await expect(card).toContainText('as of 30/06/2026')
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
  await page.unroute(missing)
  await page.reload()
  await standing(page)
  await context.setOffline(true)
  await expect(page.getByText('Not connected. What stands here is what was loaded before.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Not connected.')).toHaveCount(0)
})

test('a movement that was published after the period stands below the cash flows, apart from their sums @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await page
    .getByRole('region', { name: /Growth II/ })
    .getByRole('link', { name: /^Open fund/ })
    .click()
  const flows = page.getByRole('region', { name: 'Your cash flows' })
  await expect(flows).toContainText('Published since, not part of the figures as of 30/06/2026')
  await expect(flows.locator('dl').last().locator('div').first()).toHaveText(
    'Called: Capital call 11, 04/12/2026912,087.91',
  )
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  await flows.getByRole('button', { name: 'Show as table' }).click()
  const later = flows.getByRole('table', { name: 'Published since, not part of the figures as of 30/06/2026' })
  await expect(later.getByRole('row').filter({ hasText: 'Capital call 11' })).toContainText('912,087.91')
  await expectToFit(page)
  await expectAccessible(page)
})

test('staff see the portal as a partner’s contact, by name, and go back to the partner @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, USER)
  const filter = encodeURIComponent(JSON.stringify({ name: "Ashcombe Teachers' Pension" }))
  const [partner] = (await ask<(Made & { fundId: number })[]>('GET', `/api/limited-partners?filter=${filter}`)).body
  const details = `/funds/${partner!.fundId}/limited-partners/${partner!.id}/details`
  await signedIn(page, USER)
  await page.goto(details)
  await page.getByRole('link', { name: 'See the portal as this partner' }).click()
  const preview = page.getByRole('status').filter({ hasText: 'Preview of what' })
  await expect(preview).toContainText(/what Imogen Hale sees, the contact of Ashcombe Teachers' Pension in Larkmoor/)
  await expect(page.getByRole('region', { name: 'Your bank account' }).getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  await preview.getByRole('link', { name: "Back to Ashcombe Teachers' Pension" }).click()
  await expect(page).toHaveURL(details)
  await expect(page.getByRole('heading', { level: 1 })).toContainText("Ashcombe Teachers' Pension")
})

test('R043 the root leads an investor on to the portal; who is sent home from a page of staff finds the way there', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  const before = await page.evaluate(() => history.length)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Your funds' })).toBeVisible()
  expect(addressOf(page)).toBe('/portal/larkmoor/funds/overview')
  // Going back leaves the product, and does not come here again.
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goto('/error?code=404&text=Not found')
  await goInside(page, '/')
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Open the portal' }).click()
  await expect.poll(() => addressOf(page)).toBe('/portal/larkmoor/funds/overview')
  // The portal is another document: nothing else is asked of the page while it comes.
  await expect(page.getByRole('heading', { level: 1, name: 'Your funds' })).toBeVisible()
})

test('R016 whoever holds funds in several currencies reads what they come to, a row for each @long', async ({
  page,
  server,
  signedIn,
}) => {
  const investor = await askingAs(server.address, INVESTOR)
  const { body: holdings } = await investor<Holding[]>('GET', '/api/portal/larkmoor/funds')
  const inEuro = holdings.flatMap(({ published }) => (published?.currency === 'EUR' ? [published] : []))
  const cents = inEuro.reduce((sum, { commitment }) => sum + BigInt(commitment.replace('.', '')), 0n)
  const expected = `${(cents / 100n).toLocaleString('en')}.${String(cents % 100n).padStart(2, '0')}`
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  const totals = page.getByRole('region', { name: 'Totals by currency' })
  const rows = totals.getByRole('row')
  await expect(rows.filter({ hasText: 'EUR' })).toContainText(expected)
  const euro = rows.filter({ hasText: 'EUR' })
  await expect(euro.getByRole('cell').nth(2)).toHaveText(/^[\d,]+\.\d\d[\d.]+\s%$/)
  // A fund of another test has no net asset value, and then the total has none.
  await expect(euro.getByRole('cell').nth(6)).toHaveText(/^(\d\.\d\dx|n\/a)Net IRR (-?[\d.]+\s%|n\/a)$/)
  await expect(rows.filter({ hasText: 'USD' })).toContainText(/as of \d\d\/\d\d\/2026/)
  await expect(rows).toHaveCount(new Set(holdings.flatMap(({ published }) => published?.currency ?? [])).size + 1)
  await expectAccessible(page)
  await page.setViewportSize(PHONE)
  await expectToFit(page)
  await expectAccessible(page)
})
