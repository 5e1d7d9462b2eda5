/** A person with accounts in two tenants: an investor of both, whom the second one has invited. */
import { errorPath } from '../../src/paths.ts'
import { askingAs } from '../browser/asking.ts'
import { expect, settled, test } from '../browser/fixtures.ts'
import { addressOf } from '../browser/pages.ts'

test.use({ ownContext: true, expectedErrors: async ({}, use) => use([/status of 40[34]/]) })

const INVESTOR = 'investor@ashcombe.example'
const NOT_FOUND = errorPath(404, 'Not found')

test('an invitation is accepted in the menu; each tab acts in one tenant, and an address of the other switches it @long', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, 'admin@thornfield.example')
  const { id } = (await ask('POST', '/api/accounts', { name: 'Imogen Hale', userName: INVESTOR })).body
  const filter = encodeURIComponent(JSON.stringify({ resource: 'accounts', recordId: id }))
  const [mail] = (await ask<{ guid: string }[]>('GET', `/api/mails?filter=${filter}`)).body
  const mailPage = `/email-processing/${mail?.guid}/account-reactivated`

  await signedIn(page, INVESTOR)
  for (const address of ['/portal/thornfield/funds/overview', '/portal/nobody/funds/overview']) {
    await page.goto(address)
    await expect.poll(() => addressOf(page), { message: address }).toBe(NOT_FOUND)
  }
  await page.goto(mailPage)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await page.goto('/portal/larkmoor/funds/overview')
  const tenant = page.getByRole('banner').locator('b').first()
  await expect(tenant).toHaveText('Larkmoor Partners')

  await page.getByRole('button', { name: 'Imogen Hale' }).click()
  const choice = page.getByRole('group', { name: INVESTOR })
  await choice.getByRole('button', { name: 'Switch tenant' }).click()
  await expect(choice.getByRole('button', { name: 'Larkmoor Partners' })).toHaveText(/You are here/)
  await choice.getByRole('button', { name: /Thornfield Capital.*Invitation/ }).click()
  await expect.poll(() => addressOf(page)).toBe('/portal/thornfield/funds/overview')
  await expect(tenant).toHaveText('Thornfield Capital')

  const other = await context.newPage()
  await other.goto('/')
  const otherTenant = other.getByRole('banner').locator('b').first()
  await expect(otherTenant).toHaveText('Thornfield Capital')
  await page.goto('/portal/larkmoor/funds/overview')
  await expect(tenant).toHaveText('Larkmoor Partners')
  await expect(page.getByRole('region').first()).toBeVisible()
  await other.reload()
  await expect(otherTenant).toHaveText('Thornfield Capital')
  await other.close()

  await page.goto(mailPage)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  expect(addressOf(page)).toBe(mailPage)
  expect(await page.evaluate(() => sessionStorage.getItem('acts-as:account'))).toContain('thornfield')
  await page.goto('/portal/thornfield/funds/overview')
  await expect(tenant).toHaveText('Thornfield Capital')
})
