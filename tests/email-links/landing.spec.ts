/** Where the links of mails land: each page, for whom it opens, and what somebody sees who may not see more. */
import { randomUUID } from 'node:crypto'
import { expect, test } from '../browser/fixtures.ts'
import { askingAs } from '../browser/asking.ts'
import {
  ADMIN,
  INVESTOR,
  USER,
  addressOf,
  expectAccessible,
  expectAccessibleAlways,
  expectAccessibleInBothSchemes,
  standing,
} from '../browser/pages.ts'
import { firstPartnerOf, movementFixtures } from '../capital-movements/fixtures.ts'
import { NUMBER_TOLD, refusal } from '../browser/refusals.ts'
import { act, newPeriod } from '../reporting-periods/fixtures.ts'
import { errorPath } from '../../src/paths.ts'

test.use({ product: 'the links of mails', expectedErrors: async ({}, use) => use([/status of (404|500)/]) })

interface SentMail {
  guid: string
  recordId: number
}

async function mailsOf(address: string, filter: object): Promise<SentMail[]> {
  const ask = await askingAs(address, ADMIN)
  return (await ask<SentMail[]>('GET', `/api/mails?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body
}

test('R019 R103 R113 R242 the mail of a published capital call opens on amount, day, verified account and notice; the portal shows the same', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await movementFixtures(server.address)
  const partner = await firstPartnerOf(fixtures, INVESTOR)
  const movement = await fixtures.movement('Call of the mail', {}, 'Completed')
  const rows = page.locator('.portal-rows > li').filter({ hasText: 'Call of the mail' })
  await test.step('before it is published the portal shows nothing of it', async () => {
    await signedIn(page, INVESTOR)
    await page.goto('/portal/larkmoor/capital-movements/overview')
    await standing(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Capital movements' })).toBeVisible()
    await expect(rows).toHaveCount(0)
    const publish = async () => (await fixtures.act(fixtures.askAdmin, movement, 'publish')).status
    await expect.poll(publish, { timeout: 30_000 }).toBe(200)
  })
  const [mail] = await mailsOf(server.address, {
    event: 'capital-call-published',
    recordId: movement.id,
    recipient: INVESTOR,
  })
  const address = `/email-processing/${mail!.guid}/capital-call-published`

  await test.step('a failure of the server is told with the number of the request', async () => {
    for (const part of ['', '/mail']) {
      const asked = `**/api/email-links/${mail!.guid}${part}`
      await page.route(asked, route => route.fulfill(refusal('internal')))
      await page.goto(address)
      await expect(page.getByText(NUMBER_TOLD)).toBeVisible()
      await page.unroute(asked)
    }
  })
  await test.step('signed in as the recipient', async () => {
    await page.goto(address)
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Call of the mail')
    const due = page.locator('.amount-due')
    await expect(due).toContainText('50,000.00 EUR')
    await expect(due).toContainText('15/12/2026')
    await expect(due).toContainText('in 24 days')
    await expect(page.locator('.payment-account')).toContainText('60-16-13 11112222')
    await expect(page.getByText(/Document [0-9a-f]{4} [0-9a-f]{4}\./)).toBeVisible()
    await expect(page.getByText(/Verified by a second person, unchanged since \d\d\/\d\d\/\d{4}/)).toBeVisible()
    const download = page.waitForEvent('download')
    const notice = page.getByRole('button', { name: /^Notice, PDF, [\d.]+\skB: Call of the mail/ })
    await expect(notice).toHaveText(/^Notice, PDF, [\d.]+\skB$/)
    await expect(notice).toHaveClass(/primary/)
    await notice.click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    const mailto = await page.getByRole('link', { name: 'Send to a colleague' }).getAttribute('href')
    const toColleague = decodeURIComponent(mailto ?? '')
    expect(toColleague).toContain('subject=Call of the mail, ')
    expect(toColleague).toContain('50,000.00 EUR, due 15/12/2026')
    expect(toColleague).toContain(`${server.address}/portal/larkmoor/capital-movements/overview?notice=`)
    expect(toColleague).not.toContain('11112222')
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('on a phone nothing scrolls sideways', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('one click leads to the portal, where the same stands', async () => {
    await page.getByRole('link', { name: 'Open it in the portal' }).click()
    await standing(page)
    await expect(rows).toHaveCount(1)
    const row = rows.first()
    // Half of 100,000, and nothing of the other two partners.
    await expect(row).toContainText('EUR 50,000.00')
    await expect(row).toContainText('To be paid by 15/12/2026')
    await expect(row).toContainText('Held by Alder Pension Fund')
    await expect(row).toContainText(/Reference RF/)
    await expect(row.getByRole('button', { name: 'Call of the mail', exact: true })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await expect(row).toContainText('60-16-13 11112222')
    await expect(row).toContainText('Your commitment after it')
    await expectAccessible(page)
  })

  await test.step('the page of the fund names what is owed first, and its place in the menu', async () => {
    await page.goto(`/portal/larkmoor/funds/${partner.id}/details`)
    await standing(page)
    const owed = page.getByRole('region', { name: 'You owe for Call of the mail' })
    await expect(owed).toContainText('50,000.00')
    await expect(owed).toContainText('60-16-13 11112222')
    await expect(owed.getByRole('button', { name: /^Notice, PDF, [\d.]+\skB: Call of the mail$/ })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Funds' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expectAccessible(page)
  })

  await test.step('somebody else is told sender, kind and day at most', async () => {
    await signedIn(page, USER)
    await page.goto(address)
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This message was sent to somebody else')
    await expect(page.getByRole('main')).toContainText('Larkmoor Partners')
    await expect(page.getByRole('main')).not.toContainText(/50,000|Alder|60-16/)
    await expectAccessible(page)
  })
})

test('R019 R114 the mail of a published reporting period opens on what was published of the recipient’s own partner', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await movementFixtures(server.address)
  const partner = await firstPartnerOf(fixtures, INVESTOR)
  const period = await newPeriod(fixtures.ask, fixtures.fundId, 'October 2026', '2026-10-31')
  // 1,000,000 of cash, of which half of the commitments has half.
  const entry = { totalCash: '1000000', borrowings: '0', otherAssetsAndLiabilities: '0' }
  await fixtures.ask('POST', '/api/accounting-entries', {
    ...entry,
    fundId: fixtures.fundId,
    reportingPeriodId: period.id,
  })
  const completed = await act(fixtures.askAdmin, period, 'complete')
  await act(fixtures.askAdmin, completed, 'publish')
  const [mail] = await mailsOf(server.address, {
    event: 'reporting-period-published',
    recordId: period.id,
    recipient: INVESTOR,
  })
  await signedIn(page, INVESTOR)
  await page.goto(`/email-processing/${mail!.guid}/reporting-period-published`)
  await standing(page)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('October 2026')
  const holding = page.getByRole('region', { name: 'Alder Pension Fund' })
  await expect(holding).toContainText('as of 31/10/2026')
  await expect(holding).toContainText('500,000.00')
  await expect(page.getByRole('main')).not.toContainText('Birch')
  await expect(page.getByRole('heading', { name: 'Nothing else to do' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You get an e-mail as soon as the next period is published.')
  await expectAccessible(page)
  await holding.getByRole('link', { name: /reports/i }).click()
  await expect.poll(() => addressOf(page)).toBe(`/portal/larkmoor/funds/${partner.id}/reports`)
})

test('R112 an ended or unknown link, and one of another page, say so and lead on', async ({
  page,
  server,
  signedIn,
}) => {
  await signedIn(page, INVESTOR)
  const [mail] = await mailsOf(server.address, { event: 'capital-call-published' })
  for (const address of [
    `/email-processing/${randomUUID()}/capital-call-published`,
    `/email-processing/${mail!.guid}/reporting-period-published`,
  ]) {
    await page.goto(address)
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
    await expect(page.getByText('Message sent')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Open the investor portal' })).toBeVisible()
  }
})

test('R108 R109 an address that is no guid, or no page of a mail, is not found', async ({ page }) => {
  const guid = randomUUID()
  for (const address of ['123', guid.slice(1), `{${guid}}`].map(value => `/email-processing/${value}/account-creating`))
    await expectNotFound(address)
  await expectNotFound(`/email-processing/${guid}/other`)

  async function expectNotFound(address: string): Promise<void> {
    await page.goto(address)
    await expect.poll(() => addressOf(page), { message: address }).toBe(errorPath(404, 'Not found'))
  }
})

test.describe('accounts', () => {
  test('R019 R110 R112 an account that is being created, and one that works again, say what comes next', async ({
    page,
    server,
    signedIn,
  }) => {
    const ask = await askingAs(server.address, ADMIN)
    await ask('POST', '/api/accounts', { name: 'Ida Brandt', userName: 'ida@larkmoor.example' })
    const [creating] = await mailsOf(server.address, { event: 'account-creating', recipient: 'ida@larkmoor.example' })
    await page.goto(`/email-processing/${creating!.guid}/account-creating`)
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is being created')
    await expect(page.getByRole('banner')).toContainText('Larkmoor Partners')
    await expect(page.getByRole('main')).toContainText(
      'Sign in once: that makes the account yours, and it is ready at once.',
    )
    await expectAccessibleAlways(page)

    const [account] = (
      await ask<{ id: number; version: number }[]>(
        'GET',
        `/api/accounts?filter=${encodeURIComponent(JSON.stringify({ userName: INVESTOR }))}`,
      )
    ).body
    const act = async (action: string) => {
      const { version } = (await ask('GET', `/api/accounts/${account!.id}`)).body
      await ask('POST', `/api/accounts/${account!.id}/${action}`, {}, { 'if-match': `"${version}"` })
    }
    await act('deactivate')
    await act('activate')
    const [again] = await mailsOf(server.address, { event: 'account-reactivated', recipient: INVESTOR })
    await signedIn(page, INVESTOR)
    await page.goto(`/email-processing/${again!.guid}/account-reactivated`)
    await standing(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is active again')
    await page.getByRole('link', { name: 'Open the investor portal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your funds' })).toBeVisible()
  })

  test('R019 R111 R120 the mail of a ready account opens for its own address alone, and leads into the product', async ({
    page,
    server,
    signedIn,
  }) => {
    await signedIn(page, INVESTOR)
    const [ready] = await mailsOf(server.address, { event: 'account-created', recipient: INVESTOR })
    const address = `/email-processing/${ready!.guid}/account-created`
    for (const wrong of ['', '?ea=', `?ea=${USER}`]) {
      await page.goto(address + wrong)
      await expect.poll(() => addressOf(page), { message: wrong }).toBe('/')
    }
    // A directory may write the name in other letters than the mail does.
    for (const own of [INVESTOR.toUpperCase(), INVESTOR]) {
      await page.goto(`${address}?ea=${own}`)
      await standing(page)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is ready')
      expect(addressOf(page)).toBe(`${address}?ea=${own}`)
    }
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Open the investor portal' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your funds' })).toBeVisible()
  })
})
