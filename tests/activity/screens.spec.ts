/** The page of who did what, as a person uses it. */
import { readFile } from 'node:fs/promises'
import { askingAs } from '../browser/asking.ts'
import { expect, test } from '../browser/fixtures.ts'
import { addressOf, ADMIN, standing, USER } from '../browser/pages.ts'

test('R492 the activity page says who did what, and is narrowed by person, kind and fund; the address keeps it @long', async ({
  page,
  server,
  signedIn,
}) => {
  const [asUser, asAdmin] = [await askingAs(server.address, USER), await askingAs(server.address, ADMIN)]
  const contact = (name: string) => ({
    firstName: name,
    lastName: 'Ferrow',
    email: `${name}@ferrow.example`,
    phoneNumber: '+44 1632 960123',
  })
  await asUser('POST', '/api/contacts', contact('Ione'))
  await asAdmin('POST', '/api/contacts', contact('Basil'))
  await signedIn(page, USER)
  await page.goto('/activity')
  await standing(page)
  const lines = page.getByRole('main').getByRole('listitem')
  await expect(lines.first()).toContainText('Hanne Birk · Created · Basil Ferrow')
  await lines
    .first()
    .getByRole('button', { name: /changes$/ })
    .click()
  await expect(lines.first()).toContainText('basil@ferrow.example', { ignoreCase: true })
  await page.getByLabel('Person').selectOption({ label: 'Tomas Reve' })
  await expect(lines.first()).toContainText('Tomas Reve · Created · Ione Ferrow')
  await page.getByLabel('Kind').selectOption({ label: 'Contacts' })
  await page.getByLabel('From').fill('32/13/2026')
  await expect(page.getByLabel('From')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('From').fill('01/01/2026')
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toMatch(/accountId=\d+&resource=contacts&from=2026-01-01$/)
  await page.reload()
  await standing(page)
  await expect(lines.first()).toContainText('Tomas Reve · Created · Ione Ferrow')
  await lines.first().getByRole('link', { name: 'Ione Ferrow' }).click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/contacts\/\d+\/details$/)
  await page.goBack()
  await page.getByLabel('Fund').selectOption({ index: 1 })
  await expect(page.getByRole('main')).toContainText('Nobody did anything that fits')
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(lines.first()).toContainText('Basil Ferrow')
  // Only an administrator takes the history along.
  await expect(page.getByRole('button', { name: 'Export' })).toHaveCount(0)
  await signedIn(page, ADMIN)
  await page.goto('/activity?resource=contacts')
  await page.getByRole('button', { name: 'Export' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('history.csv')
  const [head, first] = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(head).toMatch(/^\uFEFFLine,Time/)
  expect(first).toContain('Hanne Birk')
})
