/** Countries, and currencies with their exchange rates. */
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, AGENT, expectAccessible, standing } from '../browser/pages.ts'

test('R055 R234 the countries are all of ISO 3166, with code and English name, and can be found', async ({ page, signedIn }) => {
  await signedIn(page, AGENT)
  await page.goto('/reference/countries/overview')
  await standing(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Countries' })).toBeVisible()
  await expect(page.getByText('249 countries')).toBeVisible()
  await expect(page.getByRole('row', { name: /AF.*Afghanistan/ })).toBeVisible()
  await page.getByPlaceholder('Find a country').fill('Luxem')
  await expect(page.getByRole('row', { name: /LU.*Luxembourg/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Afghanistan/ })).toHaveCount(0)
  // Who may only read is offered nothing else.
  await expect(page.getByRole('button', { name: 'New country' })).toHaveCount(0)
  await expectAccessible(page)
})

test('R234 a country can be referred to: the form of a fund offers it', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/details')
  await standing(page)
  await page.locator('#field-domicileId').fill('Icel')
  await page.getByRole('option', { name: 'Iceland' }).click()
  await expect(page.locator('#field-domicileId')).toHaveValue('Iceland')
})

test('R056 R233 a currency shows its rates by date, a rate is added, and the rate of a day is found', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.goto('/reference/currencies/overview')
  await standing(page)
  await page.getByPlaceholder('Find a currency').fill('USD')
  await page.getByRole('link', { name: 'USD' }).click()
  const rates = page.getByRole('region', { name: /USD/ })
  await expect(rates.getByRole('row', { name: /30\/09\/2026.*0\.887300/ })).toBeVisible()
  await expect(rates.getByRole('row', { name: /31\/08\/2026/ })).toBeVisible()
  await expectAccessible(page)

  await rates.getByRole('button', { name: /New exchange rate/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Date/).fill('15/10/2026')
  await dialog.getByLabel(/^Rate/).fill('0.9')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toHaveCount(0)
  await expect(rates.getByRole('row', { name: /15\/10\/2026.*0\.900000/ })).toBeVisible()

  // A rate holds from its day until the next one.
  const day = rates.locator('.rate-of-day')
  await day.locator('input').fill('14/10/2026')
  await expect(day.locator('output')).toContainText('0.887300')
  await day.locator('input').fill('16/10/2026')
  await expect(day.locator('output')).toContainText('0.900000')
})

test('an exchange rate of a day that has not come is refused at its field, and nothing typed is lost', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await page.goto('/reference/currencies/overview?currency=GBP')
  await standing(page)
  await page.getByRole('region', { name: /GBP/ }).getByRole('button', { name: /New exchange rate/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Date/).fill('31/12/2099')
  await dialog.getByLabel(/^Rate/).fill('1.2')
  await dialog.locator('button[type=submit]').click()
  await expect(dialog.locator('[data-field="date"]')).toContainText('Must not be later than today')
  await expect(dialog.getByLabel(/^Rate/)).toHaveValue(/1\.2/)
})
