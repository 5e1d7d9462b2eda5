/** Somebody saves while the rates of the day that was typed last are still asked for. */
import { askingAs } from '../browser/asking.ts'
import type { Page } from '@playwright/test'
import { ADMIN, USER, goInside, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { fieldError, open, state, textField } from '../kit/opening.ts'
import { makeFixtures } from './fixtures.ts'

const RATES = '**/api/exchange-rates/of-fund?*'

/** A transaction of 05/10/2026 in SEK at a rate of 1, and the rate of 31/03/2026. */
async function transactionInKronor(address: string) {
  const ask = await askingAs(address, ADMIN)
  const { fundId, currencies, body } = await makeFixtures(ask)
  const currencyId = currencies['SEK']!
  const asked = new URLSearchParams({ fundId: String(fundId), currencyId: String(currencyId), date: '2026-03-31' })
  const { body: rates } = await ask<{ fund: { proposed: { rate: string } } }>(
    'GET',
    `/api/exchange-rates/of-fund?${asked}`,
  )
  expect(Number(rates.fund.proposed.rate)).not.toBe(1)
  const { status, body: made } = await ask('POST', '/api/transactions', body({ currencyId }))
  expect([status, made]).toEqual([201, expect.anything()])
  return {
    page: `/funds/${fundId}/transactions/${made.id}/details`,
    rate: rates.fund.proposed.rate,
    stored: async () => (await ask('GET', `/api/transactions/${made.id}`)).body,
  }
}

for (const [when, isOpen] of [
  ['once its page stands', true],
  ['before the rates of the day that was stored have come', false],
] as const)
  test(`a transaction that is saved at once, ${when}, is saved with the rates of its day${isOpen ? '' : ' @long'}`, async ({
    page,
    server,
    signedIn,
  }) => {
    const transaction = await transactionInKronor(server.address)
    await signedIn(page, USER)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const hold = () =>
      page.route(RATES, async route => {
        await released
        await route.continue()
      })
    if (isOpen) {
      await open(page, transaction.page)
      await hold()
    } else {
      await hold()
      await page.goto(transaction.page)
    }
    await textField(page, 'Date').fill('31/03/2026')
    await page.keyboard.press('Control+s')
    await expect(state(page)).toHaveText('Saving …')
    expect(await transaction.stored()).toMatchObject({ date: '2026-10-05' })
    release()
    await expect(state(page)).toHaveText('All changes are saved')
    expect(await transaction.stored()).toMatchObject({
      date: '2026-03-31',
      exchangeRateToFund: transaction.rate,
      version: 2,
    })
  })

test('rates that cannot be read are asked for, and those of another day are not stored @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  const transaction = await transactionInKronor(server.address)
  await signedIn(page, USER)
  await open(page, transaction.page)
  await page.route(RATES, route => route.fulfill({ status: 500, json: {} }))
  await textField(page, 'Date').fill('31/03/2026')
  await page.keyboard.press('Control+s')
  await expect(fieldError(page, 'Exchange rate to fund currency')).toHaveText('This field is required.')
  expect(await transaction.stored()).toMatchObject({ date: '2026-10-05', version: 1 })
})

test('without a connection the rates of another day are emptied, and come once there is one again @long', async ({
  page,
  context,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const transaction = await transactionInKronor(server.address)
  await signedIn(page, USER)
  await open(page, transaction.page)
  const rate = textField(page, 'Exchange rate to fund currency')
  await expect(rate).toHaveValue('1.000000')
  await context.setOffline(true)
  await textField(page, 'Date').fill('31/03/2026')
  await expect(rate).toHaveValue('')
  await context.setOffline(false)
  await expect(rate).toHaveValue(transaction.rate)
})

test('rates that are read at a second try take no stored rate’s place @long', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/500/)
  const transaction = await transactionInKronor(server.address)
  await signedIn(page, USER)
  let tries = 0
  await page.route(RATES, route => {
    tries += 1
    return tries === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue()
  })
  await open(page, transaction.page)
  const rate = textField(page, 'Exchange rate to fund currency')
  await expect(rate).toHaveValue('1.000000')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => tries).toBe(2)
  await standing(page)
  await expect(rate).toHaveValue('1.000000')
})

for (const [way, leave] of [
  // The page takes no clicks meanwhile, but keys.
  [
    'is discarded',
    async (page: Page) => {
      await page.getByRole('link', { name: 'Funds', exact: true }).first().press('Enter')
      await page.getByRole('button', { name: 'Leave and discard' }).click()
    },
  ],
  ['is left by history', (page: Page) => goInside(page, '/funds/overview')],
] as const)
  test(`a save that ${way} while it waits for the rates is not sent @long`, async ({ page, server, signedIn }) => {
    const transaction = await transactionInKronor(server.address)
    await signedIn(page, USER)
    await open(page, transaction.page)
    const sent: string[] = []
    page.on('request', request => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(RATES, async route => {
      await released
      await route.continue()
    })
    await textField(page, 'Date').fill('31/03/2026')
    await page.keyboard.press('Control+s')
    await expect(state(page)).toHaveText('Saving …')
    await leave(page)
    await expect(state(page)).toHaveCount(0)
    release()
    await standing(page)
    expect(sent.filter(each => each.startsWith('PUT'))).toEqual([])
    expect(await transaction.stored()).toMatchObject({ date: '2026-10-05', version: 1 })
  })
