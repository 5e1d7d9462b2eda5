/**
 * The proof of the product, in one copy of the project whose database already holds data: a schema that is saved while
 * npm run dev runs is a field of the running product, one property in one schema is a field everywhere, and a new kind
 * of record is one schema file: the one that schemas/README.md shows, and smaller ones of the tenant and of an
 * investment.
 */
import { readFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { copyProject } from '../../scripts/testing/project.ts'
import type { Project, StartedProduct } from '../../scripts/testing/project.ts'
import { demoTemplate } from '../browser/server.ts'
import { addEntities, FIELD } from './added.ts'

const ADMIN = /admin@larkmoor\.example/
const AGENT = /agent@larkmoor\.example/

let project: Project
let product: StartedProduct

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  project = await copyProject()
  await cp(demoTemplate(), join(project.folder, '.data'), { recursive: true })
})

test.afterAll(async () => {
  await product?.stop()
  await project?.remove()
})

test('R474 vite serves the application in development, and a schema that is saved there is stored, answered and described without a new start @long', async () => {
  test.setTimeout(240_000)
  const { scripts } = JSON.parse(readFileSync(join(project.folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts['dev']).toBe('node scripts/dev.ts')
  const { ask, address, stop } = await project.develop()
  const funds = (await (await ask('GET', '/api/funds')).json()) as Record<string, unknown>[]
  expect(funds).toHaveLength(3)
  expect(funds[0]).not.toHaveProperty('watchRating')
  expect(funds[0]).not.toHaveProperty('greenRating')
  expect((await ask('GET', '/api/side-letters')).status).toBe(404)
  const page = await (await fetch(`${address}/`)).text()
  expect(page).toContain('/@vite/client')
  const [, source] = /<script[^>]+src="(\/?[^"]*main\.tsx[^"]*)"/.exec(page) ?? []
  expect(await (await fetch(new URL(source ?? '/none', address))).text()).toContain('/node_modules/.vite/')

  const startedAt = performance.now()
  await project.editSchema('fund', schema => {
    schema.properties['watchRating'] = { title: 'Watch rating', type: 'string', maxLength: 8, 'x-section': 'identity' }
  })
  await expect
    .poll(
      async () => {
        const answer = await ask('GET', '/api/funds?range=[0,0]')
        // While the server is replaced, Vite answers in its place, without a body.
        return answer.ok ? ((await answer.json()) as unknown) : answer.status
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toEqual([expect.objectContaining({ watchRating: null })])
  process.stdout.write(
    `From saving the schema to the field in the API of npm run dev: ${((performance.now() - startedAt) / 1000).toFixed(1)} s\n`,
  )
  expect(await (await ask('GET', '/api/openapi.json')).text()).toContain('watchRating')
  await stop()
})

test.describe('generated, built and started anew', () => {
  let startedAt: number

  test.beforeAll(async () => {
    test.setTimeout(240_000)
    startedAt = performance.now()
    await project.editSchema('fund', schema => {
      schema.properties['greenRating'] = FIELD
    })
    await addEntities(project)
    await project.run('scripts/generate.ts')
    product = await project.start()
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
    // The heads, the one fund, and the sums.
    await expect(page.getByRole('row')).toHaveCount(3)
    await expect(page.getByRole('row', { name: /Larkmoor Ventures I/ })).toBeVisible()

    await page.goto(`${product.address}/funds/1/details`)
    const input = page.getByLabel('Green rating')
    await expect(input).toHaveValue('A+')
    await input.fill('B')
    await page.getByRole('button', { name: /Save/ }).click()
    await expect.poll(async () => (await fund(1)).greenRating).toBe('B')
  })

  type Row = Record<string, unknown> & { id: number; name: string }

  const rows = async (resource: string, filter: object = {}): Promise<Row[]> =>
    (await (
      await product.ask('GET', `/api/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`)
    ).json()) as Row[]

  async function signIn(page: Page, address: string, who = ADMIN): Promise<void> {
    await page.goto(`${product.address}${address}`)
    await page.getByRole('button', { name: who }).click()
    await expect(page.locator('main h1:visible')).toBeVisible()
  }

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' })
  const crumbs = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')
  const field = (page: Page, title: string) => page.getByRole('textbox', { name: title, exact: true })

  async function jump(page: Page, words: string, found: string): Promise<void> {
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Search or jump to' })
    await field.fill(words)
    // Where it is not found, this tells what is, or that the palette has gone.
    await expect(page.getByRole('dialog', { name: 'Search or jump to' })).toContainText(found)
    await page.getByRole('option', { name: new RegExp(`^${found}`) }).click()
    // A palette that is still closing would take the next Ctrl K.
    await expect(field).toHaveCount(0)
  }

  test('R450 the file of the README gives a list, a page to add and a page of each record, in the menu of the fund', async ({
    page,
  }) => {
    const [fund] = await rows('funds')
    const [partner] = await rows('limited-partners', { fundId: fund!.id })
    const list = `${product.address}/funds/${fund!.id}/side-letters/overview`
    await signIn(page, `/funds/${fund!.id}/details`)
    await menu(page).getByRole('link', { name: 'Side letters', exact: true }).click()
    await expect(page).toHaveURL(list)
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Side letters')
    await expect(page.getByRole('heading', { level: 2, name: 'No side letters yet' })).toBeVisible()
    await expect(page).toHaveTitle(/^Side letters · .+ · Fund administration$/)
    await expect(crumbs(page).last()).toHaveText('Side letters')

    await page.getByRole('main').getByRole('link', { name: 'New side letter' }).first().click()
    await expect(page).toHaveURL(/\/side-letters\/add$/)
    await expect(crumbs(page)).toHaveText(['Funds', /./, 'Side letters', 'Add side letter'])
    await page.getByRole('combobox', { name: 'Limited partner', exact: true }).click()
    await page.getByRole('combobox', { name: 'Limited partner', exact: true }).fill(partner!.name)
    await page.getByRole('option', { name: partner!.name }).first().click()
    await field(page, 'Subject').fill('Reduced fee of the first closing')
    await field(page, 'Signed on').fill('1/3/24')
    await page.getByRole('button', { name: /^Create side letter/ }).click()
    await expect(page).toHaveURL(/\/side-letters\/\d+\/details$/)
    const letter = page.url()
    await expect(page.getByRole('heading', { level: 1, name: 'Reduced fee of the first closing' })).toBeVisible()
    await expect(crumbs(page).last()).toHaveText('Reduced fee of the first closing')
    await expect(page).toHaveTitle(/^Side letter · Reduced fee of the first closing · /)

    await field(page, 'Discount on the management fee').fill('12.5')
    await page.getByRole('button', { name: /^Save/ }).click()
    await expect(page.getByText('All changes are saved')).toBeVisible()
    await page.getByRole('button', { name: 'History' }).click()
    await expect(page.getByRole('complementary', { name: 'History' }).getByRole('listitem').first()).toContainText(
      'Discount on the management fee',
    )
    await expect(page.getByRole('heading', { name: 'Documents' })).toBeVisible()

    await page.goto(list)
    await expect(
      page.getByRole('row', { name: new RegExp(`Reduced fee.*${partner!.name}.*01/03/2024.*12\\.50`) }),
    ).toBeVisible()
    await page.getByRole('cell', { name: 'Reduced fee of the first closing' }).click()
    await expect(page).toHaveURL(letter)
  })

  test('such records are exported, imported, found by typing and described @long', async ({ page }) => {
    const [fund, other] = await rows('funds')
    const [partner] = await rows('limited-partners', { fundId: fund!.id })
    await signIn(page, `/funds/${fund!.id}/side-letters/overview`)
    await page.getByRole('button', { name: 'Export' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe('side-letters.csv')
    const csv = readFileSync(await download.path(), 'utf8')
    expect(csv).toContain('Signed on')
    expect(csv).toContain('Reduced fee of the first closing')

    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Import side letters' })
    const sheet = `Limited partner;Subject;Signed on\n${partner!.name};Seat in the committee;05/04/2024\n`
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'letters.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
    await dialog.getByRole('button', { name: 'Check the rows' }).click()
    await dialog.getByRole('button', { name: 'Import 1 row' }).click()
    // The preview in the dialogue has such a row, too: what follows is to find what is stored.
    await expect(dialog).toHaveCount(0)
    await expect(page.getByRole('row', { name: /Seat in the committee.*05\/04\/2024/ })).toBeVisible()

    await page.goto(`${product.address}/funds/${fund!.id}/details`)
    await expect(page.locator('main h1:visible')).toBeVisible()
    await jump(page, 'committee', 'Seat in the committee')
    await expect(page.getByRole('heading', { level: 1, name: 'Seat in the committee' })).toBeVisible()
    await jump(page, 'add side', 'Add side letter')
    await expect(page).toHaveURL(/\/side-letters\/add$/)
    await jump(page, 'side letters', 'Side letters')
    await expect(page).toHaveURL(/\/side-letters\/overview$/)

    // A letter of one fund is none of another.
    const [letter] = await rows('side-letters', { subject: 'Seat in the committee' })
    await page.goto(`${product.address}/funds/${other!.id}/side-letters/${letter!.id}/details`)
    await expect(page.getByRole('heading', { level: 1, name: 'Not found' })).toBeVisible()

    const description = (await (await product.ask('GET', '/api/openapi.json')).json()) as { paths: object }
    expect(Object.keys(description.paths)).toEqual(
      expect.arrayContaining(['/api/side-letters', '/api/side-letters/{id}', '/api/side-letters/{id}/history']),
    )
  })

  test('R450 a schema of the tenant gives its pages among the reference data, and gives way to a list that a person wrote @long', async ({
    page,
  }) => {
    await signIn(page, '/reference/countries/overview')
    await menu(page).getByRole('link', { name: 'Keepers of assets' }).click()
    await expect(page).toHaveURL(/\/depositaries\/overview$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Who keeps the assets' })).toBeVisible()
    await expect(menu(page).getByRole('link', { name: 'Reference', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    )
    await expect(page.getByRole('heading', { level: 2, name: 'No depositaries yet' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'New depositary' }).first().click()
    await field(page, 'Name').fill('Custodia Harbour')
    await page.getByRole('button', { name: /Create depositary/ }).click()
    await expect(page.getByRole('button', { name: 'Appointed on', exact: true })).toBeVisible()
    await field(page, 'Appointed on').fill('1/3/24')
    await field(page, 'Yearly fee').fill('12k')
    await page.getByRole('button', { name: /Create depositary/ }).click()
    await expect(page).toHaveURL(/\/depositaries\/\d+\/details$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Custodia Harbour' })).toBeVisible()
    await field(page, 'Yearly fee').fill('14500')
    await page.getByRole('button', { name: /Save/ }).click()
    await expect(page.getByText('All changes are saved')).toBeVisible()

    await crumbs(page).getByRole('link', { name: 'Keepers of assets' }).click()
    await expect(page.getByRole('row', { name: /Custodia Harbour.*01\/03\/2024.*14,500/ })).toBeVisible()
    expect(await rows('depositaries')).toMatchObject([
      { name: 'Custodia Harbour', appointed: '2024-03-01', yearlyFee: '14500.00' },
    ])
    await page.goto(`${product.address}/`)
    await expect(page.locator('main h1:visible')).toBeVisible()
    await jump(page, 'custodia', 'Custodia Harbour')
    await expect(page).toHaveURL(/\/depositaries\/\d+\/details$/)
  })

  test('a schema of an investment gives its pages among the tabs, for those who may open them @long', async ({
    page,
    browser,
  }) => {
    const [investment] = await rows('investments')
    const { id, fundId } = investment as Row & { fundId: number }
    const list = `/funds/${fundId}/investments/${id}/board-seats/overview`
    await signIn(page, `/funds/${fundId}/investments/${id}/details`)
    const tabs = page.getByRole('navigation', { name: 'Pages of the investment' })
    await tabs.getByRole('link', { name: 'Board seats' }).click()
    await expect(page).toHaveURL(`${product.address}${list}`)
    await expect(tabs.locator('[aria-current="page"]')).toHaveText('Board seats')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Board seats of ${investment!.name}`)
    await page.getByRole('main').getByRole('link', { name: 'New board seat' }).first().click()
    await field(page, 'Holder').fill('Ingrid Sandoval')
    await page.getByRole('button', { name: /^Create board seat/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Ingrid Sandoval' })).toBeVisible()
    const [seat] = await rows('board-seats')
    expect(seat).toMatchObject({ investmentId: id, holder: 'Ingrid Sandoval' })
    await expect(crumbs(page)).toHaveText([
      'Funds',
      /./,
      'Investments',
      investment!.name,
      'Board seats',
      'Ingrid Sandoval',
    ])
    await page.goto(`${product.address}/funds/${fundId}/investments/${id}/details`)
    await expect(page.locator('main h1:visible')).toBeVisible()
    await jump(page, 'sandoval', 'Ingrid Sandoval')
    await expect(page).toHaveURL(new RegExp(`/board-seats/${seat!.id}/details$`))

    // Another role reads them, and adds none.
    const context = await browser.newContext()
    const agent = await context.newPage()
    await signIn(agent, list, AGENT)
    await expect(agent.getByRole('link', { name: 'Ingrid Sandoval' })).toBeVisible()
    await expect(agent.getByRole('link', { name: 'New board seat' })).toHaveCount(0)
    await agent.goto(`${product.address}${list.replace('overview', 'add')}`)
    await expect(agent.getByRole('heading', { level: 1, name: 'Access denied' })).toBeVisible()
    await context.close()
  })
})
