/**
 * The proof of the product: one property in one schema is a field everywhere, on a database that already holds data.
 */
import { expect, test } from '@playwright/test'
import { copyProject } from '../../scripts/testing/project.ts'
import type { Project, StartedProduct } from '../../scripts/testing/project.ts'

const FIELD = {
  title: 'Green rating',
  description: 'Given by the depositary once a year.',
  type: 'string',
  maxLength: 8,
  'x-section': 'identity',
  'x-list': true,
  'x-filter': true,
}

let project: Project
let product: StartedProduct
let startedAt: number

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  project = await copyProject()
  const before = await project.start()
  const funds = (await (await before.ask('GET', '/api/funds')).json()) as Record<string, unknown>[]
  expect(funds).toHaveLength(3)
  expect(funds[0]).not.toHaveProperty('greenRating')
  await before.stop()

  startedAt = performance.now()
  await project.editSchema('fund', schema => {
    schema.properties['greenRating'] = FIELD
  })
  await project.run('scripts/generate.ts')
  product = await project.start()
})

test.afterAll(async () => {
  await product?.stop()
  await project?.remove()
})

interface Fund extends Record<string, unknown> {
  id: number
  version: number
  greenRating: string | null
}

async function fund(id: number): Promise<Fund> {
  return (await (await product.ask('GET', `/api/funds/${id}`)).json()) as Fund
}

/** What may be sent back: everything but what the server sets itself. */
function writable({
  id: _id,
  version: _version,
  createdAt: _created,
  updatedAt: _updated,
  endsOn: _endsOn,
  ...rest
}: Fund): Record<string, unknown> {
  return rest
}

test('R447 R448 a property added to one schema is stored, validated, filtered, kept in history, exported and described by the API', async () => {
  const before = await fund(1)
  expect(before.greenRating).toBeNull()

  const tooLong = await product.ask(
    'PUT',
    '/api/funds/1',
    { ...writable(before), greenRating: 'far too long' },
    { 'if-match': `"${before.version}"` },
  )
  expect(tooLong.status).toBe(400)
  expect(((await tooLong.json()) as { errors: Record<string, string[]> }).errors).toHaveProperty('greenRating')

  const saved = await product.ask(
    'PUT',
    '/api/funds/1',
    { ...writable(before), greenRating: 'A+' },
    { 'if-match': `"${before.version}"` },
  )
  expect(saved.status).toBe(200)
  expect((await fund(1)).greenRating).toBe('A+')

  const found = await product.ask('GET', `/api/funds?filter=${encodeURIComponent('{"greenRating":"A+"}')}`)
  expect(((await found.json()) as Fund[]).map(({ id }) => id)).toEqual([1])

  const [latest] = (await (await product.ask('GET', '/api/funds/1/history')).json()) as { changes: unknown[] }[]
  expect(latest?.changes).toEqual([{ field: 'greenRating', old: null, new: 'A+' }])

  const csv = await (await product.ask('GET', '/api/funds?format=csv')).text()
  expect(csv.split(/\r?\n/)[0]).toContain('Green rating')
  expect(csv).toContain('A+')

  const description = await (await product.ask('GET', '/api/openapi.json')).text()
  expect(description).toContain('greenRating')
})

test('R449 R459 R468 the same property is a column, a filter and an input on the screens, without a screen being edited', async ({
  page,
}) => {
  await page.goto(`${product.address}/funds/overview`)
  await page.getByRole('button', { name: /admin@larkmoor\.example/ }).click()
  await expect(page.getByRole('columnheader', { name: 'Green rating' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Larkmoor Ventures I/ })).toContainText('A+')
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(
    `From saving the schema to seeing the field: ${seconds} s, with generating, building, starting and signing in\n`,
  )

  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Green rating' }).click()
  const filter = page.getByRole('dialog', { name: 'Green rating' })
  await filter.getByLabel('Contains').fill('A')
  await filter.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /Larkmoor Ventures I/ })).toBeVisible()

  await page.goto(`${product.address}/funds/1/details`)
  const input = page.getByLabel('Green rating')
  await expect(input).toHaveValue('A+')
  await input.fill('B')
  await page.getByRole('button', { name: /Save/ }).click()
  await expect.poll(async () => (await fund(1)).greenRating).toBe('B')
})
