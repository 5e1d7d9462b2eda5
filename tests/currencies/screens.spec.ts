/** The screen of currencies with their exchange rates. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choiceField, choose, open, textField } from '../kit/opening.ts'

test('R056 the currencies are listed, and the chosen one shows its rates by date', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/reference/currencies/overview')
  await page.getByRole('searchbox').fill('USD')
  await page.getByRole('link', { name: 'USD' }).click()
  const rates = page.getByRole('region', { name: 'Exchange rates of USD' })
  await expect(rates.getByRole('row').nth(1)).toContainText(/\d\d\/\d\d\/\d{4}\s*\d\.\d{6}/)
  await page.reload()
  await expect(rates.getByRole('row').nth(1)).toBeVisible()
  await page.goBack()
  await expect(rates).toHaveCount(0)
})

test('R013 R233 a rate is added, found by its date, and holds until the next one', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, ADMIN)
  await open(page, '/reference/currencies/overview?currency=SEK')
  await page.getByRole('button', { name: 'New exchange rate' }).click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Date').fill('15/02/2019')
  await textField(dialog, 'Rate').fill('0.0951234567')
  await expect(choiceField(dialog, 'In currency')).toHaveValue('EUR')
  await dialog.getByRole('button', { name: 'Create exchange rate' }).click()
  await expect(dialog).toHaveCount(0)
  const rates = page.getByRole('region', { name: 'Exchange rates of SEK' })
  await textField(rates, 'Rate on').fill('14/2/19')
  await expect(rates.getByRole('status')).toHaveText('No rate on or before this day')
  await textField(rates, 'Rate on').fill('1/3/2019')
  await expect(rates.getByRole('status')).toContainText('1 SEK = 0.095123 EUR')
  await expect(rates.getByRole('status')).toContainText('rate of 15/02/2019')

  const [sek] = (
    await ask<
      {
        id: number
      }[]
    >('GET', `/api/currencies?filter=${encodeURIComponent('{"code":"SEK"}')}`)
  ).body
  const [eur] = (
    await ask<
      {
        id: number
      }[]
    >('GET', `/api/currencies?filter=${encodeURIComponent('{"code":"EUR"}')}`)
  ).body
  expect(
    (await ask('GET', `/api/exchange-rates/rate?currencyId=${sek!.id}&toCurrencyId=${eur!.id}&date=2019-03-01`)).body,
  ).toMatchObject({ date: '2019-02-15', rate: '0.0951234567' })
})

test('a rate of tomorrow and a rate of a currency in itself are refused @long', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await open(page, '/reference/currencies/overview?currency=USD')
  await page.getByRole('button', { name: 'New exchange rate' }).click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Date').fill('31/12/2199')
  await textField(dialog, 'Rate').fill('1')
  await choose(dialog, 'In currency', 'USD', 'USD')
  await dialog.getByRole('button', { name: 'Create exchange rate' }).click()
  await expect(dialog.getByText('Must not be later than today.')).toBeVisible()
  await expect(dialog.getByText('a currency has no rate in itself')).toBeVisible()
})

test('R013 a currency is changed by a tenant administrator, and nobody else finds the way @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, USER)
  await open(page, '/reference/currencies/overview?currency=ISK')
  await expect(page.getByRole('region', { name: 'Exchange rates of ISK' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit currency' })).toHaveCount(0)
  await signedIn(page, ADMIN)
  await open(page, '/reference/currencies/overview?currency=ISK')
  await page.getByRole('button', { name: 'Edit currency' }).click()
  await textField(page.getByRole('dialog'), 'Name').fill('Icelandic króna')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, '/reference/currencies/overview')
  await page.getByRole('searchbox').fill('ISK')
  await expect(page.getByRole('row', { name: /Icelandic króna/ })).toBeVisible()
})

test('the checklist of a period leads to the rates of its last day that are missing, which are entered there @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const [dollar] = (
    await ask<{ id: number }[]>('GET', `/api/currencies?filter=${encodeURIComponent('{"code":"USD"}')}`)
  ).body
  const [demo] = (await ask<{ managerId: number; countryId: number }[]>('GET', '/api/funds')).body
  const fund = await ask<{ id: number }>('POST', '/api/funds', {
    name: `Dollar fund ${process.pid}`,
    commencementDate: '2018-03-31',
    firstReportingDate: '2018-06-30',
    managerId: demo!.managerId,
    countryId: demo!.countryId,
    currencyId: dollar!.id,
  })
  const period = await ask<{ id: number }>('POST', '/api/reporting-periods', {
    fundId: fund.body.id,
    name: 'Q3 2018',
    date: '2018-09-30',
  })
  await signedIn(page, ADMIN)
  await open(page, `/funds/${fund.body.id}/reporting-periods/${period.body.id}/details`)
  const checklist = page.getByRole('region', { name: 'Checklist' })
  await expect(checklist).toContainText('1 exchange rate of the date is missing')
  await expect(checklist).toContainText('USD: none so far')
  await checklist.getByRole('link', { name: 'Open Exchange rates' }).click()
  const sheet = page.getByRole('dialog', { name: 'Exchange rates of 30/09/2018' })
  await sheet.getByRole('textbox', { name: 'Rate of USD on 30/09/2018' }).fill('0.8638')
  await sheet.getByRole('button', { name: /^Save/ }).click()
  await expect(sheet).toHaveCount(0)
  await page.goBack()
  await expect(checklist).toContainText('Every foreign currency has a rate of the date')
})
