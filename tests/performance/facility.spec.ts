/** The page of a fund shows its returns with and without its subscription facility, and nothing of one elsewhere. */
import { askingAs } from '../browser/asking.ts'
import type { Made } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open } from '../kit/opening.ts'

test('a fund that has drawn on a facility shows TVPI and net IRR without it too, each explained; another fund does not @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const idOf = async (name: string): Promise<number> => {
    const filter = encodeURIComponent(JSON.stringify({ name }))
    const [fund] = (await ask<Made[]>('GET', `/api/funds?filter=${filter}`)).body
    return fund!.id
  }
  await signedIn(page, USER)
  await open(page, `/funds/${await idOf('Larkmoor Growth II SCSp')}/performance?asOf=2026-06-30`)
  const table = page.getByRole('region', { name: 'Gross and net returns' })
  const [net, without] = [/^Net between/, /^Net, without the facility/].map(name => table.getByRole('row', { name }))
  await expect(without!).toContainText('as if each draw on it had been called on its day')
  // All is repaid, so the multiple is the same; the facility raised the rate.
  const rateIn = async (row: typeof net) =>
    Number((await row!.getByRole('cell').last().innerText()).replace(/[^\d.]/g, ''))
  const multipleIn = (row: typeof net) => row!.getByRole('cell').nth(3).innerText()
  expect(await multipleIn(without)).toBe(await multipleIn(net))
  expect(await rateIn(without)).toBeLessThan(await rateIn(net))

  await without!.getByRole('button', { name: /^Net IRR, without the facility/ }).click()
  const panel = page.getByRole('complementary', { name: 'Net IRR, without the facility' })
  await expect(panel).toContainText(
    'as if each draw had been called on its day, and the call that repaid it were lower',
  )
  await expect(panel.getByRole('listitem').filter({ hasText: 'Facility drawdown' })).toContainText('(14,000,000.00)')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(without!).toBeVisible()
  // Every figure stands inside the card, with its name: nothing has to be scrolled.
  expect(
    await table
      .locator('.chart-table')
      .evaluate(box => [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight]),
  ).toEqual([0, 0])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  const fundId = await idOf('Larkmoor Growth II SCSp')
  const [partner] = (await ask<Made[]>('GET', `/api/limited-partners?filter={"fundId":${fundId}}&range=[0,0]`)).body
  await open(page, `/funds/${fundId}/limited-partners/${partner!.id}/details`)
  const account = page.getByRole('region', { name: 'Capital account' })
  await expect(account).toContainText(/Without the facility, .* on its day: TVPI \d\.\d\dx, net IRR \d+\.\d\d\s%\./)

  await open(page, `/funds/${await idOf('Larkmoor Ventures I SCSp')}/performance`)
  await expect(table.getByRole('row', { name: /^Net between/ })).toBeVisible()
  await expect(page.getByText('without the facility')).toHaveCount(0)
})
