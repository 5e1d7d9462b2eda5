/**
 * A new kind of record is one schema file: the one that schemas/README.md shows, on a database that already holds data,
 * and smaller ones of the tenant and of an investment.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Page } from '@playwright/test'
import { copyProject } from '../../scripts/testing/project.ts'
import type { Project, StartedProduct } from '../../scripts/testing/project.ts'

const README = readFileSync(new URL('../../schemas/README.md', import.meta.url), 'utf8')
const SIDE_LETTER = /as a new file `side-letter\.json`:\n```json\n([\s\S]+?)\n```/.exec(README)?.[1] ?? ''

const DEPOSITARY = {
  title: 'Depositary',
  type: 'object',
  'x-entity': {
    resource: 'depositaries',
    plural: 'Depositaries',
    display: 'name',
    sort: ['name', 'asc'],
    menu: 'reference',
  },
  required: ['name', 'appointed'],
  properties: {
    name: { $ref: 'definitions.json#/definitions/shortText', title: 'Name', 'x-list': true },
    appointed: { $ref: 'definitions.json#/definitions/date', title: 'Appointed on', 'x-list': true, 'x-filter': true },
    yearlyFee: { $ref: 'definitions.json#/definitions/money', title: 'Yearly fee', 'x-list': true },
  },
}

const BOARD_SEAT = {
  title: 'Board seat',
  type: 'object',
  'x-entity': {
    resource: 'board-seats',
    plural: 'Board seats',
    display: 'holder',
    sort: ['holder', 'asc'],
    parent: 'investmentId',
    menu: 'investment',
    access: { create: 'tenantAdmin' },
  },
  required: ['investmentId', 'holder'],
  properties: {
    investmentId: { type: 'integer', title: 'Investment', 'x-ref': 'investments', 'x-filter': true },
    holder: { $ref: 'definitions.json#/definitions/shortText', title: 'Holder', 'x-list': true },
    until: { $ref: 'definitions.json#/definitions/date', title: 'Until', 'x-list': true },
  },
}

/** A list that a person wrote, in the place of the one that follows from the schema. */
const OVERVIEW = `import { path } from '../paths.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'

export function DepositariesOverview() {
  return (
    <EntityList
      resource="depositaries"
      title="Who keeps the assets"
      addPath={path('depositaries.add')}
      rowPath={depositary => path('depositary.details', { depositaryId: depositary.id })}
    />
  )
}
`
const ROW = `  'depositaries.overview': {
    pattern: '/depositaries/overview',
    guard: 'read',
    resource: 'depositaries',
    title: 'Keepers of assets',
    menu: { group: 'reference', place: 4 },
  },
`
const COMPONENT = `  'depositaries.overview': () =>
    import('../depositaries/DepositariesOverview.tsx').then(module => module.DepositariesOverview),
`

const ADMIN = /admin@larkmoor\.example/
const AGENT = /agent@larkmoor\.example/

let project: Project
let product: StartedProduct

/** Puts lines before the one that begins with these words. */
async function insert(file: string, words: string, lines: string): Promise<void> {
  const before = readFileSync(join(project.folder, file), 'utf8')
  expect(before).toContain(`\n${words}`)
  await project.write(
    file,
    before.replace(`\n${words}`, () => `\n${lines}${words}`),
  )
}

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  project = await copyProject()
  const before = await project.start()
  expect((await before.ask('GET', '/api/side-letters')).status).toBe(404)
  await before.stop()
  await project.write('schemas/side-letter.json', SIDE_LETTER)
  await project.write('schemas/depositary.json', JSON.stringify(DEPOSITARY, null, 2))
  await project.write('schemas/board-seat.json', JSON.stringify(BOARD_SEAT, null, 2))
  await project.write('src/depositaries/DepositariesOverview.tsx', OVERVIEW)
  await insert('src/pages/tenant.ts', '} as const satisfies Pages', ROW)
  await insert('src/web/features.tsx', '} satisfies Record<WrittenPage', COMPONENT)
  await project.run('scripts/generate.ts')
  product = await project.start()
})

test.afterAll(async () => {
  await product?.stop()
  await project?.remove()
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

async function jump(page: Page, words: string, found: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill(words)
  await page.getByRole('option', { name: found }).click()
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

test('such records are exported, imported, found by typing and described', async ({ page }) => {
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
  await dialog.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByRole('row', { name: /Seat in the committee.*05\/04\/2024/ })).toBeVisible()

  await page.goto(`${product.address}/funds/${fund!.id}/details`)
  await expect(page.locator('main h1:visible')).toBeVisible()
  await jump(page, 'committee', /^Seat in the committee/)
  await expect(page.getByRole('heading', { level: 1, name: 'Seat in the committee' })).toBeVisible()
  await jump(page, 'add side', /^Add side letter/)
  await expect(page).toHaveURL(/\/side-letters\/add$/)
  await jump(page, 'side letters', /^Side letters/)
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

test('R450 a schema of the tenant gives its pages among the reference data, and gives way to a list that a person wrote', async ({
  page,
}) => {
  await signIn(page, '/reference/countries/overview')
  await menu(page).getByRole('link', { name: 'Keepers of assets' }).click()
  await expect(page).toHaveURL(/\/depositaries\/overview$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Who keeps the assets' })).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Reference', exact: true })).toHaveAttribute('aria-current', 'true')
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
  await jump(page, 'custodia', /^Custodia Harbour/)
  await expect(page).toHaveURL(/\/depositaries\/\d+\/details$/)
})

test('a schema of an investment gives its pages among the tabs, for those who may open them', async ({
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
  await jump(page, 'sandoval', /^Ingrid Sandoval/)
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
