/** What the proofs add to a copy of the project: a field of the fund, and kinds of records. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Project } from '../../scripts/testing/project.ts'

export const FIELD = {
  title: 'Green rating',
  description: 'Given by the depositary once a year.',
  type: 'string',
  maxLength: 8,
  'x-section': 'identity',
  'x-list': true,
  'x-filter': true,
}

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

/** The file that schemas/README.md shows, one of the tenant with a list that a person wrote, one of an investment. */
export async function addEntities(project: Project): Promise<void> {
  await project.write('schemas/side-letter.json', SIDE_LETTER)
  await project.write('schemas/depositary.json', JSON.stringify(DEPOSITARY, null, 2))
  await project.write('schemas/board-seat.json', JSON.stringify(BOARD_SEAT, null, 2))
  await project.write('src/depositaries/DepositariesOverview.tsx', OVERVIEW)
  await insert(project, 'src/pages/tenant.ts', '} as const satisfies Pages', ROW)
  await insert(project, 'src/web/features.tsx', '} satisfies Record<Exclude<WrittenPage', COMPONENT)
}

/** Puts lines before the one that begins with these words. */
async function insert(project: Project, file: string, words: string, lines: string): Promise<void> {
  const before = readFileSync(join(project.folder, file), 'utf8')
  if (!before.includes(`\n${words}`)) throw new Error(`${file} has no line that begins with "${words}".`)
  await project.write(
    file,
    before.replace(`\n${words}`, () => `\n${lines}${words}`),
  )
}
