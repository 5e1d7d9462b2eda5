/** What is said while the server cannot be reached, or takes its time. */
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN, standing } from '../browser/pages.ts'

test('a lost connection is said under the top bar, without a dialogue', async ({
  page,
  context,
  signedIn,
  expectedErrors,
}) => {
  // What Home still asks for when the connection goes is lost with it.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await signedIn(page, ADMIN)
  await page.goto('/')
  await standing(page)
  await context.setOffline(true)
  await expect(page.getByText('Not connected. Your changes are kept here.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Not connected. Your changes are kept here.')).toBeHidden()
})

test('a server that takes its time is said to without moving the page, and what was typed stays until it has answered @long', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, ADMIN)
  await page.goto('/funds/1/details')
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<void>()
  await page.route('**/api/funds/1', async route => {
    if (route.request().method() === 'PUT') await answer
    await route.continue()
  })
  const name = page.getByLabel('Friendly name')
  const typed = `${await name.inputValue()} late`
  await name.fill(typed)
  const late = page.getByText('The server has not answered yet. What you typed is still here.')
  await expect(late).toBeHidden()
  await page.keyboard.press('Control+s')
  const before = await name.boundingBox()
  await expect(late).toBeVisible({ timeout: 20_000 })
  expect(await name.boundingBox()).toEqual(before)
  await expect(name).toHaveValue(typed)
  letAnswer()
  await expect(late).toBeHidden()
  await expect(page.getByText('All changes are saved')).toBeVisible()
  await expect(name).toHaveValue(typed)
})
