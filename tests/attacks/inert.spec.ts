/**
 * Text that looks like markup stays text, wherever a person meets it. The fixtures fail the test for every report of
 * the content security policy.
 */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, standing } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { open, saveWithKey, textField } from '../kit/opening.ts'

const HOSTILE = '<img src=x onerror=alert(1)>'

test('D48 markup in the fields of a record is inert in list, details, edit, history, notification and search @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const [first] = (await ask<Record<string, unknown>[]>('GET', '/api/funds')).body
  const { managerId, countryId, currencyId } = first!
  const name = `Inert ${process.pid} ${HOSTILE}`
  const { id } = (
    await ask<{ id: number }>('POST', '/api/funds', {
      name,
      friendlyName: HOSTILE,
      commencementDate: '2022-03-31',
      managerId,
      countryId,
      currencyId,
    })
  ).body
  const opened: string[] = []
  page.on('dialog', dialog => {
    opened.push(dialog.message())
    void dialog.dismiss()
  })
  const expectInert = async () => expect(await page.locator('img[src="x"], [onerror]').count()).toBe(0)
  await signedIn(page, ADMIN)

  await open(page, `/funds/overview?filter=${encodeURIComponent(JSON.stringify({ q: `Inert ${process.pid}` }))}`)
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  await expectInert()

  await open(page, `/funds/${id}/details`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(textField(page, 'Friendly name')).toHaveValue(HOSTILE)
  await textField(page, 'Friendly name').fill(`${HOSTILE}<script>alert(2)</script>`)
  await saveWithKey(page)
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('complementary', { name: 'History' })).toContainText(
    `${HOSTILE}<script>alert(2)</script>`,
  )
  await expectInert()

  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(`Inert ${process.pid}`)
  await expect(page.getByRole('option', { name: new RegExp(`Inert ${process.pid} <img`) }).first()).toBeVisible()
  await expectInert()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await open(page, '/contacts/add')
  for (const [title, typed] of [
    ['First name', HOSTILE],
    ['Last name', HOSTILE],
    ['Email', `inert${process.pid}@example.org`],
    ['Phone number', '+44 1632 960004'],
  ] as const)
    await textField(page, title).fill(typed)
  await page.keyboard.press('Control+s')
  await expect(page.locator('.notification').filter({ hasText: HOSTILE })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `${HOSTILE} ${HOSTILE}` })).toBeVisible()
  await expectInert()
  await page.goto('/')
  await standing(page)
  await expect(page.getByRole('region', { name: 'Who changed what' })).toContainText(HOSTILE)
  await expectInert()
  expect(opened).toEqual([])
})
