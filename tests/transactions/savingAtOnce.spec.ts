/** Somebody saves while the rates of the day that was typed last are still asked for. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, state, textField } from '../kit/opening.ts'
import { makeFixtures } from './fixtures.ts'

test('a transaction that is saved at once is saved with the rates of its day', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  const { fundId, currencies, body } = await makeFixtures(ask)
  const currencyId = currencies['SEK']!
  const rateOf = async (date: string) => {
    const asked = new URLSearchParams({ fundId: String(fundId), currencyId: String(currencyId), date })
    const { body: rates } = await ask<{ fund: { proposed: { rate: string } } }>(
      'GET',
      `/api/exchange-rates/of-fund?${asked}`,
    )
    return rates.fund.proposed.rate
  }
  const after = await rateOf('2026-03-31')
  expect(Number(after)).not.toBe(1)
  const { status, body: made } = await ask('POST', '/api/transactions', body({ currencyId }))
  expect([status, made]).toEqual([201, expect.anything()])
  const stored = async () => (await ask('GET', `/api/transactions/${made.id}`)).body

  await signedIn(page, USER)
  await open(page, `/funds/${fundId}/transactions/${made.id}/details`)
  await expect(textField(page, 'Exchange rate to fund currency')).not.toHaveValue('')
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/exchange-rates/of-fund?*', async route => {
    await released
    await route.continue()
  })
  await textField(page, 'Date').fill('31/03/2026')
  await page.keyboard.press('Control+s')
  await expect(state(page)).toHaveText('Saving …')
  expect(await stored()).toMatchObject({ date: '2026-10-05' })
  release()
  await expect(state(page)).toHaveText('All changes are saved')
  expect(await stored()).toMatchObject({ date: '2026-03-31', exchangeRateToFund: after, version: 2 })
})
