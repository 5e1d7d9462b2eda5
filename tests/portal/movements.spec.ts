/** The list of an investor's capital movements: what is to come, what came last, and older years by a press. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { INVESTOR, expectAccessible, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { DESK, PHONE, expectToFit } from '../browser/sizes.ts'
import { Steps } from '../browser/steps.ts'
import { firstPartnerOf, movementFixtures } from '../capital-movements/fixtures.ts'
import { movementGroups } from '../../src/portal/movementGroups.ts'
import type { PublishedMovement } from '../../src/portal/movement.ts'

const LIST = '/portal/larkmoor/capital-movements/overview'

async function groupsOf(address: string) {
  const ask = await askingAs(address, INVESTOR)
  const { today } = (await ask<{ today: `${number}-${number}-${number}` }>('GET', '/api/me')).body
  const movements = (await ask<PublishedMovement[]>('GET', '/api/portal/larkmoor/capital-movements')).body
  return movementGroups(movements, today)
}

const groupOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

for (const [where, size] of [
  ['phone', PHONE],
  ['desk', DESK],
] as const)
  test(`R103 ${where}: what is to come and what came last stand on the first screen, an older movement is two presses away @long`, async ({
    page,
    server,
    signedIn,
  }) => {
    const [toCome, newest, older] = await groupsOf(server.address)
    const [latest, past] = [newest!.movements[0]!, older!.movements.at(-1)!]
    expect([toCome!.year, older!.isFolded]).toEqual([null, true])
    await page.setViewportSize(size)
    await signedIn(page, INVESTOR)
    await page.goto(LIST)
    await standing(page)
    const open = groupOf(page, 'To come')
    await expect(open.getByRole('heading', { name: toCome!.movements[0]!.name })).toBeInViewport()
    await expect(open.locator('.payment-account').first()).toBeInViewport({ ratio: 0.9 })
    const last = page.getByRole('link', { name: `Latest: ${latest.name}, ` })
    await expect(last).toBeInViewport()
    await expect(groupOf(page, newest!.year!).getByRole('listitem').first()).toBeVisible()

    const year = groupOf(page, older!.year!)
    const total = older!.totals.find(({ paid }) => paid !== null)!
    await expect(year).toContainText(`${older!.movements.length} movements`)
    await expect(year).toContainText(new RegExp(`${total.currency} [\\d,.]+ from you`))
    await expect(year.getByRole('button', { name: past.name })).toHaveCount(0)
    const steps = new Steps(page)
    await steps.click(year.getByRole('button', { name: older!.year!, exact: true }))
    await steps.click(year.getByRole('button', { name: past.name, exact: true }).last())
    expect(steps.count).toBe(2)
    await expect(year).toContainText('Your commitment after it')
    await expectToFit(page)
    await expectAccessible(page)

    await page.goto(LIST)
    await last.click()
    await expect(page.locator('.portal-row-name:focus')).toHaveText(latest.name)
    await expect(page.locator('.portal-row-name:focus')).toHaveAttribute('aria-expanded', 'true')
  })

test('R103 the keyboard opens an older year and goes on to its movements, and paper shows them all @long', async ({
  page,
  server,
  signedIn,
}) => {
  const [, , older] = await groupsOf(server.address)
  await signedIn(page, INVESTOR)
  await page.goto(LIST)
  await standing(page)
  const year = groupOf(page, older!.year!)
  const head = year.getByRole('button', { name: older!.year!, exact: true })
  await page.emulateMedia({ media: 'print' })
  await expect(year.getByRole('listitem').last()).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(head).toHaveAttribute('aria-expanded', 'false')
  await head.focus()
  await page.keyboard.press('Enter')
  await expect(head).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(year.getByRole('button', { name: older!.movements[0]!.name, exact: true }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(year).toContainText('Your commitment after it')
})

test('what a part has arrived of says its currency, on the first page and in the list @long', async ({
  page,
  server,
  signedIn,
}) => {
  const fixtures = await movementFixtures(server.address)
  const partner = await firstPartnerOf(fixtures, INVESTOR)
  // Due before what the other tests ask for, so that it stands on the card.
  const { id } = await fixtures.movement('Call paid in part', { dueDate: '2026-11-22' }, 'Published')
  const filter = encodeURIComponent(JSON.stringify({ capitalMovementId: id, limitedPartnerId: partner.id }))
  const [line] = (await fixtures.ask<Made[]>('GET', `/api/capital-movement-lines?filter=${filter}`)).body
  if (!line) throw new Error('The call has no line of the partner')
  const { version, ...row } = line
  const paid = { ...row, paymentStatus: 'Partial', amountReceived: '10000', receivedDate: '2026-11-20' }
  const put = await fixtures.ask('PUT', `/api/capital-movement-lines/${row.id}`, paid, { 'if-match': `"${version}"` })
  expect(put.status, JSON.stringify(put.body)).toBe(200)
  await signedIn(page, INVESTOR)
  await page.goto('/portal/larkmoor/funds/overview')
  await standing(page)
  const card = page.locator('.due-card', { hasText: 'Call paid in part' })
  const part = 'Of 50,000.00 EUR, 10,000.00 EUR has arrived.'
  await expect(card).toContainText(part)
  await expect(card).toContainText('After it, 4,950,000.00 EUR of your commitment remains.')
  await page.goto(LIST)
  await standing(page)
  await expect(page.locator('.part-received', { hasText: part })).toBeVisible()

  // Its account is blocked: nobody should pay to what the notice says.
  const account = `/api/bank-accounts/${fixtures.accountId}`
  const ifMatch = { 'if-match': `"${(await fixtures.ask('GET', account)).body.version}"` }
  expect((await fixtures.ask('POST', `${account}/block`, { reason: 'Misused' }, ifMatch)).status).toBe(200)
  const warning = 'Do not pay to this account. Your fund manager has blocked, closed or changed it'
  await page.reload()
  await standing(page)
  await expect(page.getByText(warning).first()).toBeVisible()
  await page.goto('/portal/larkmoor/funds/overview')
  await expect(card).toContainText(warning)
  await expect(card).not.toContainText('Verified by a second person')
  await expectAccessible(page)
})
