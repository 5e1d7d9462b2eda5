/** Nothing typed gets lost, and nothing is made twice: answers that never come, dialogues that are closed, reloads. */
import type { Page } from '@playwright/test'
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, state, textField } from './opening.ts'

/** The server gets the next POST to this address and does it; the browser never hears of it. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  let lost = false
  await page.route(address, async route => {
    if (lost || route.request().method() !== 'POST') return route.fallback()
    lost = true
    expect((await route.fetch()).ok()).toBe(true)
    return route.abort()
  })
}

const alert = (page: Page) => page.locator('.notification[data-severity="3"]')

test('a record and a document whose answers were lost are there once when they are saved again', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const ask = await askingAs(server.address, USER)
  const name = `Lost ${process.pid}`
  await signedIn(page, USER)
  await open(page, '/contacts/add')
  for (const [title, typed] of [
    ['First name', 'Answer'],
    ['Last name', name],
    ['Email', `lost${process.pid}@example.org`],
    ['Phone number', '+44 1632 960003'],
  ] as const)
    await textField(page, title).fill(typed)
  await loseAnswer(page, '**/api/contacts')
  await page.keyboard.press('Control+s')
  await expect(alert(page)).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('heading', { level: 1, name: `Answer ${name}` })).toBeVisible()
  const made = (
    await ask<{ id: number }[]>('GET', `/api/contacts?filter=${encodeURIComponent(JSON.stringify({ lastName: name }))}`)
  ).body
  expect(made).toHaveLength(1)

  await page
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }])
  await textField(page, 'Description of passport.pdf').fill('Passport')
  await loseAnswer(page, '**/api/contacts/*/documents')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('passport.pdf:')).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(state(page)).toHaveText('All changes are saved')
  const filter = encodeURIComponent(JSON.stringify({ resource: 'contacts', recordId: made[0]!.id }))
  expect((await ask('GET', `/api/documents?filter=${filter}`)).body).toHaveLength(1)
})

test('a dialogue asks before typed work is lost, opens again with it after a reload, and makes one record when an answer was lost', async ({
  page,
  server,
  signedIn,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_FAILED/)
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, ADMIN)
  await open(page, '/reference/currencies/overview?currency=NOK')
  const dialog = page.getByRole('dialog', { name: 'New exchange rate' })
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' })
  await page.getByRole('button', { name: 'New exchange rate' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'New exchange rate' }).click()
  await textField(dialog, 'Date').fill('15/02/2018')
  await textField(dialog, 'Rate').fill('0.1012345678')
  await page.keyboard.press('Escape')
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(textField(dialog, 'Rate')).toHaveValue('0.1012345678')

  await page.reload()
  await expect(dialog.getByText('Your unsaved changes were kept.')).toBeVisible()
  await expect(textField(dialog, 'Rate')).toHaveValue('0.1012345678')
  await loseAnswer(page, '**/api/exchange-rates')
  await dialog.getByRole('button', { name: 'Create exchange rate' }).click()
  await expect(alert(page)).toBeVisible()
  await page.reload()
  await dialog.getByRole('button', { name: 'Create exchange rate' }).click()
  await expect(dialog).toHaveCount(0)
  const [nok] = (
    await ask<
      {
        id: number
      }[]
    >('GET', `/api/currencies?filter=${encodeURIComponent('{"code":"NOK"}')}`)
  ).body
  expect(
    (
      await ask(
        'GET',
        `/api/exchange-rates?filter=${encodeURIComponent(JSON.stringify({ currencyId: nok!.id, date: '2018-02-15' }))}`,
      )
    ).body,
  ).toHaveLength(1)

  await page.getByRole('button', { name: 'New exchange rate' }).click()
  await textField(dialog, 'Rate').fill('0.2')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Close and discard' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'New exchange rate' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
})
