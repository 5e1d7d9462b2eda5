/** npm run dev, as it behaves: Vite serves the sources, and a saved schema is a field of the running product. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { copyProject } from '../../scripts/testing/project.ts'
import type { Project, StartedProduct } from '../../scripts/testing/project.ts'

let project: Project
let product: StartedProduct | undefined

test.beforeAll(async () => {
  project = await copyProject()
})
test.afterAll(async () => {
  await product?.stop()
  await project.remove()
})

test('R474 vite serves the application in development, and a schema that is saved there is stored, answered and described without a new start', async () => {
  test.setTimeout(180_000)
  const { scripts } = JSON.parse(readFileSync(join(project.folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts['dev']).toBe('node scripts/dev.ts')
  product = await project.develop()
  const { ask, address } = product
  const page = await (await fetch(`${address}/`)).text()
  expect(page).toContain('/@vite/client')
  const [, source] = /<script[^>]+src="(\/?[^"]*main\.tsx[^"]*)"/.exec(page) ?? []
  expect(await (await fetch(new URL(source ?? '/none', address))).text()).toContain('/node_modules/.vite/')

  const [fund] = (await (await ask('GET', '/api/funds')).json()) as Record<string, unknown>[]
  expect(fund).toHaveProperty('id')
  expect(fund).not.toHaveProperty('greenRating')
  const startedAt = performance.now()
  await project.editSchema('fund', schema => {
    schema.properties['greenRating'] = { title: 'Green rating', type: 'string', maxLength: 8, 'x-section': 'identity' }
  })
  await expect
    .poll(async () => (await (await ask('GET', '/api/funds?range=[0,0]')).json()) as unknown, {
      timeout: 60_000,
      intervals: [100],
    })
    .toEqual([expect.objectContaining({ greenRating: null })])
  process.stdout.write(
    `From saving the schema to the field in the API of npm run dev: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`,
  )
  expect(await (await ask('GET', '/api/openapi.json')).text()).toContain('greenRating')
})
