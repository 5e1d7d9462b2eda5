/** The data provider of the package in an application of react-admin that knows nothing else of the product. */
import { join } from 'node:path'
import { accessToken } from '../../scripts/accessToken.ts'
import { askingAs } from '../browser/asking.ts'
import { buildOther } from '../browser/builds.ts'
import { expect, test } from '../browser/fixtures.ts'
import { ADMIN } from '../browser/pages.ts'
import { newContact } from '../kit/fixtures.ts'

test.use({ ownContext: true })

test('an application of react-admin lists, edits and saves with the data provider of the package @long', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const ask = await askingAs(server.address, ADMIN)
  const made = await newContact(ask)
  const { body: before } = await ask('GET', `/api/contacts/${made.id}`)
  const { folder, remove } = await buildOther({}, 'tests/client/neighbour.vite.config.ts')
  try {
    await page.route('**/neighbour/**', route =>
      route.fulfill({ path: join(folder, new URL(route.request().url()).pathname.replace('/neighbour/', '')) }),
    )
    const token = await accessToken(server.address, ADMIN)
    await page.addInitScript(given => Object.assign(window, { neighbour: given }), { token })
    await page.goto('/neighbour/neighbour.html')
    const row = page.getByRole('row').filter({ hasText: String(before['lastName']) })
    await row.click()
    await page.getByRole('textbox', { name: 'Fax number' }).fill('+44 1632 960003')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(row).toContainText('+44 1632 960003')
  } finally {
    remove()
  }
  const { body: after } = await ask('GET', `/api/contacts/${made.id}`)
  // What its form does not show is as it was.
  expect(after).toEqual({
    ...before,
    faxNumber: '+44 1632 960003',
    version: 2,
    updatedAt: expect.any(String),
    updatedBy: after['updatedBy'],
  })
})
