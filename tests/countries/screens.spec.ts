/** The screen of countries. */
import { COUNTRIES } from '../../src/countries/iso3166.ts'
import { ADMIN, USER } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choiceField, open, textField } from '../kit/opening.ts'

test('R055 R234 all countries are listed by code and name, and can be referred to', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/reference/countries/overview')
  await expect(page.locator('.list-pages')).toContainText(`of ${COUNTRIES.length}`)
  await page.getByRole('combobox', { name: 'Rows per page' }).selectOption('250')
  const rows = page.locator('tbody tr')
  await expect(rows).toHaveCount(COUNTRIES.length)
  // All at once: to find each row by its name takes as long as all other tests of this file.
  const shown = await rows.evaluateAll(all =>
    all.map(row =>
      Array.from(row.querySelectorAll('td, th'), cell => cell.textContent.trim())
        .filter(Boolean)
        .join(' '),
    ),
  )
  expect(shown.sort()).toEqual(COUNTRIES.map(({ code, name }) => `${code} ${name}`).sort())
  await open(page, '/funds/1/investments/add')
  await choiceField(page, 'Country').fill('Zimb')
  await expect(page.getByRole('option', { name: 'Zimbabwe' })).toBeVisible()
})

test('R013 a country is added and changed by a tenant administrator @long', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await open(page, '/reference/countries/overview')
  await page.getByRole('button', { name: 'New country' }).click()
  const dialog = page.getByRole('dialog')
  await textField(dialog, 'Code').fill('xk')
  await textField(dialog, 'Name').fill('Kosovo')
  await dialog.getByRole('button', { name: 'Create country' }).click()
  await expect(textField(dialog, 'Code')).toHaveAttribute('aria-invalid', 'true')
  await textField(dialog, 'Code').fill('XK')
  await dialog.getByRole('button', { name: 'Create country' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox').fill('Kosovo')
  await page.getByRole('row', { name: /XK/ }).click()
  await textField(page.getByRole('dialog'), 'Name').fill('Republic of Kosovo')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('row', { name: 'XK Republic of Kosovo' })).toBeVisible()
})
