/** The screens of fund managers. */
import { fundManager } from '../../generated/entities/fund-manager.ts'
import { askingAs } from '../browser/asking.ts'
import { ADMIN, USER, addressOf } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choiceField, choose, fieldError, open, saveWithKey, textField } from '../kit/opening.ts'

test('R051 the overview lists the fund managers', async ({ page, server, signedIn }) => {
  const ask = await askingAs(server.address, ADMIN)
  const known = (await ask<{ name: string }[]>('GET', '/api/fund-managers')).body
  await signedIn(page, USER)
  await open(page, '/reference/fund-managers/overview')
  for (const { name } of known)
    await expect(page.getByRole('row', { name: new RegExp(name.replace(/[.]/g, '\\.')) }).first()).toBeVisible()
})

test('R052 showModal=true opens the overview with its dialogue, and without it there is none', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  for (const address of ['/reference/fund-managers/overview', '/reference/fund-managers/overview?showModal=yes']) {
    await open(page, address)
    await expect(page.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await open(page, '/reference/fund-managers/overview?showModal=true')
  const dialog = page.getByRole('dialog', { name: 'New fund manager' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  expect(addressOf(page)).toBe('/reference/fund-managers/overview')
})

test('R013 R053 R054 R144 R232 a fund manager is made on its page, changed, and read back', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const name = `Manager ${process.pid}`
  await signedIn(page, ADMIN)
  await open(page, '/reference/fund-managers/add')
  await textField(page, 'Name').fill(name)
  await choose(page, 'Quality', 'Dir', 'Director')
  await page.getByRole('button', { name: /Create fund manager/ }).click()
  await expect(page).toHaveURL(/\/reference\/fund-managers\/\d+\/edit$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await textField(page, 'Name').fill(`${name} II`)
  await choose(page, 'Quality', 'Adv', 'Advisor')
  await saveWithKey(page)
  await page.reload()
  await expect(textField(page, 'Name')).toHaveValue(`${name} II`)
  await expect(choiceField(page, 'Quality')).toHaveValue('Advisor')
  const id = Number(/\d+/.exec(addressOf(page))![0])
  expect((await ask('GET', `/api/fund-managers/${id}`)).body).toMatchObject({ name: `${name} II`, quality: 'Advisor' })
})

test('R171 quality offers the values of the specification', async ({ page, signedIn }) => {
  await signedIn(page, ADMIN)
  await open(page, '/reference/fund-managers/add')
  await choiceField(page, 'Quality').click()
  expect(await page.getByRole('option').allInnerTexts()).toEqual(
    fundManager.fields.find(({ name }) => name === 'quality')!.choices!.map(choice => choice.title),
  )
})

test('R291 R292 R293 name and quality are required, each at its field, and both together in one message', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  await signedIn(page, ADMIN)
  for (const address of ['/reference/fund-managers/overview?showModal=true', '/reference/fund-managers/add']) {
    await open(page, address)
    const save = page.getByRole('button', { name: /Create fund manager/ })
    const combined = page.getByText('Name and Quality are required.')
    await expect(combined).toHaveCount(0)
    await textField(page, 'Name').fill('   ')
    await save.click()
    await expect(combined).toHaveCount(1)
    await expect(combined).toBeVisible()
    await expect(fieldError(page, 'Name')).toHaveText('This field is required.')
    await expect(fieldError(page, 'Quality')).toHaveText('This field is required.')

    await textField(page, 'Name').fill('Hanne Birk')
    await save.click()
    await expect(combined).toHaveCount(0)
    await expect(fieldError(page, 'Name')).toHaveCount(0)
    await expect(fieldError(page, 'Quality')).toHaveText('This field is required.')
  }
  for (const body of [{ quality: 'Director' }, { name: '   ', quality: 'Director' }])
    expect((await ask('POST', '/api/fund-managers', body)).status).toBe(400)
  expect((await ask('POST', '/api/fund-managers', { name: 'Hanne Birk' })).status).toBe(400)
})

test('who may only read sees the list without the way to change it @long', async ({ page, signedIn }) => {
  await signedIn(page, USER)
  await open(page, '/reference/fund-managers/overview?showModal=true')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'New fund manager' })).toHaveCount(0)
  await expect(page.locator('[data-row]')).toHaveCount(0)
})
