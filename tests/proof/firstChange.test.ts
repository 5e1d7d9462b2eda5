/**
 * "Your first change" of the README, followed to the letter in a copy of the project: each change edits the files that
 * its row lists and no other, compiles and does what it is for. A field and an entity have proofs of their own
 * (schemas.spec.ts).
 */
import { cp, readFile } from 'node:fs/promises'
import { join, matchesGlob } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from '../../scripts/testing/project.ts'
import type { Project } from '../../scripts/testing/project.ts'
import type * as ApiTests from '../server/api.ts'
import type * as Samples from '../server/samples.ts'
import type * as Migrations from '../../src/server/database/migrate.ts'
import type * as Features from '../../src/web/features.tsx'
import type * as Pages from '../../src/paths.ts'
import { complaintsIn } from './compiler.ts'
import type { Complaint } from './compiler.ts'

const ROOT = join(import.meta.dirname, '../..')

type Edit = (before: string) => string
/** By what the row calls the change: the files with what is done to each, in the order of the row. */
const CHANGES = {
  'a rule': {
    'src/funds/rules.ts': before(
      '  return findings\n}\n',
      "  if (fund.friendlyName && fund.friendlyName === fund.name)\n    findings.push({ field: 'friendlyName', code: 'fund.sameName' })\n",
    ),
    'src/texts/findings.ts': before(
      '      vintageYear: ',
      "      sameName: 'The friendly name is the name: leave it empty.',\n",
    ),
  },
  'an action': {
    'schemas/bank-account.json': before(
      '"x-actions": {\n',
      '    "unblock": { "title": "Unblock", "from": ["Blocked"], "to": "Active" },\n',
      'after',
    ),
  },
  'an action with an effect': {
    'schemas/transaction.json': before(
      '  "required": [',
      `  "x-actions": {
    "explain": {
      "title": "Explain",
      "from": ["Booked"],
      "input": {
        "required": ["words"],
        "properties": { "words": { "$ref": "definitions.json#/definitions/text", "title": "Explanation" } }
      }
    }
  },
`,
    ),
    'src/transactions/actions.server.ts': () => `/** What is done to a transaction besides a change of its fields. */
import type { RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'

export const explain: RecordAction<'transaction', 'explain'> = async (_context, { description }, { words }) =>
  changesOf('transaction', { description: \`\${description} (\${words})\` })
`,
    'src/transactions/area.server.ts': text =>
      text
        .replace('  checks:', '  actions: { explain },\n  checks:')
        .replace(
          'import { transactionArea as',
          "import { explain } from './actions.server.ts'\nimport { transactionArea as",
        ),
  },
  'a page': {
    'src/pages/tenant.ts': before(
      '} as const satisfies Pages',
      "  'exits.overview': { pattern: '/exits/overview', guard: 'read', title: 'Exits', menu: { group: 'main' } },\n",
    ),
    'src/companies/ExitsOverview.tsx': () => 'export function ExitsOverview() {\n  return <p>Sold so far</p>\n}\n',
    'src/web/features.tsx': before(
      '} satisfies Record<Exclude<WrittenPage',
      "  'exits.overview': () => import('../companies/ExitsOverview.tsx').then(module => module.ExitsOverview),\n",
    ),
  },
  'a mail': {
    'schemas/lists.json': before(
      '        { "const": "reopen-requested"',
      '        { "const": "account-verified", "title": "Bank account can be paid" },\n',
    ),
    'src/mails/events.ts': before(
      "  'reopen-requested': {",
      `  'account-verified': {
    recipients: 'tenantAdministrators',
    subject: '%{tenant}: %{name} can be paid',
    body: '%{person} has verified the bank account %{name}.',
    page: null,
  },
`,
    ),
    'src/bank-accounts/actions.server.ts': text =>
      `${text
        .replace('export const verify: ', 'const verified: ')
        .replace('import { PRINTED }', "import { writeMails } from '../mails/outbox.server.ts'\nimport { PRINTED }")}
export const verify: RecordAction<'bankAccount', 'verify'> = async (context, bankAccount, input) => {
  const values = { name: bankAccount.name, person: context.account.name }
  await writeMails(context, { event: 'account-verified', resource: 'bank-accounts', recordId: bankAccount.id, values })
  return verified(context, bankAccount, input)
}
`,
  },
} satisfies Record<string, Record<string, Edit>>

/** Of each change a file that is easily forgotten, and where the compiler notices. */
const FORGOTTEN = {
  'src/texts/findings.ts': 'src/funds/rules.ts',
  'src/transactions/area.server.ts': 'src/server/areas.ts',
  'src/web/features.tsx': 'src/web/features.tsx',
  'src/mails/events.ts': 'src/mails/events.ts',
}

/** Puts lines before these words, or after them. */
function before(words: string, lines: string, place: 'before' | 'after' = 'before'): Edit {
  return text => {
    if (!text.includes(words)) throw new Error(`There is no "${words}" to edit beside.`)
    return text.replace(words, () => (place === 'before' ? lines + words : words + lines))
  }
}

let project: Project
let complaints: Promise<Complaint[]>

const imported = async <Module>(file: string): Promise<Module> =>
  (await import(/* @vite-ignore */ pathToFileURL(join(project.folder, file)).href)) as Module

beforeAll(async () => {
  project = await copyProject()
  await cp(join(ROOT, 'tests/server'), join(project.folder, 'tests/server'), { recursive: true })
  for (const [file, edit] of Object.values(CHANGES).flatMap(files => Object.entries(files))) {
    const text = await readFile(join(project.folder, file), 'utf8').catch(() => '')
    const edited = edit(text)
    if (edited === text) throw new Error(`Nothing of ${file} was changed.`)
    await project.write(file, edited)
  }
  await project.run('scripts/generate.ts')
  complaints = complaintsIn(project.folder)
})
afterAll(() => project.remove())

describe('your first change @long', { timeout: 120_000 }, () => {
  test('touches as many files as the README says, and those that it names', async () => {
    const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
    for (const [change, files] of Object.entries(CHANGES)) {
      const [, number, list = ''] = new RegExp(`^\\| ${change} \\| (\\d): (.*) \\|$`, 'm').exec(readme) ?? []
      const places = [...list.matchAll(/`([^`]+\/[^`]*)`/g)].map(([, place = '']) => place.replace(/<\w+>/g, '*'))
      expect(Number(number), change).toBe(Object.keys(files).length)
      expect(places, change).toHaveLength(Object.keys(files).length)
      for (const [index, file] of Object.keys(files).entries())
        expect(matchesGlob(file, places[index]!.replace(/\/$/, '/**')), `${change}: ${file}`).toBe(true)
    }
  })

  test('compiles, without a change of any other file', async () => {
    expect(await complaints).toEqual([])
  })

  test('a page stands at its address', async () => {
    const { path, ROUTES } = await imported<typeof Pages>('src/paths.ts')
    const name = ROUTES.find(({ pattern }) => pattern === '/exits/overview')!.name
    expect(path(name as 'home')).toBe('/exits/overview')
    const { pages } = await imported<typeof Features>('src/web/features.tsx')
    expect(renderToString(createElement(await pages[name]!()))).toBe('<p>Sold so far</p>')
  })

  describe('on the server', () => {
    let api: ApiTests.Api
    let world: Samples.World

    beforeAll(async () => {
      const { startApi } = await imported<typeof ApiTests>('tests/server/api.ts')
      const { World } = await imported<typeof Samples>('tests/server/samples.ts')
      const { migrate } = await imported<typeof Migrations>('src/server/database/migrate.ts')
      api = await startApi()
      await migrate(api.database.owner)
      world = new World(api)
    })
    afterAll(() => api.close())

    test('a rule finds, and says it in its words', async () => {
      const fund = await world.body('funds')
      const answer = await api.post('admin', '/api/funds', { ...fund, friendlyName: fund['name'] })
      expect(answer.statusCode).toBe(422)
      expect(answer.json()).toMatchObject({
        errors: { friendlyName: ['The friendly name is the name: leave it empty.'] },
      })
    })

    test('an action changes the state, and one with an effect the record; a mail waits in the outbox', async () => {
      const made = await world.make('bank-accounts')
      const act = async (person: ApiTests.Person, action: string, body = {}) => {
        const { version } = (await api.get(person, `/api/bank-accounts/${made.id}`)).json<{ version: number }>()
        return api.post(person, `/api/bank-accounts/${made.id}/${action}`, body, { version })
      }
      await act('admin', 'submit-for-verification')
      const verified = await act('user', 'verify', { note: 'Called back' })
      expect(verified.json()).toMatchObject({ status: 'Active', verificationNote: 'Called back' })
      await act('admin', 'block', { reason: 'Lost' })
      expect((await act('user', 'unblock')).json()).toMatchObject({ status: 'Active' })

      const booked = await world.make('transactions', { status: 'Booked', description: 'Audit' })
      const explained = await api.post(
        'user',
        `/api/transactions/${booked.id}/explain`,
        { words: 'second half' },
        { version: booked.version },
      )
      expect(explained.json()).toMatchObject({ description: 'Audit (second half)', version: booked.version + 1 })

      const mails = (await api.get('admin', '/api/mails')).json<object[]>()
      expect(mails).toContainEqual(
        expect.objectContaining({
          event: 'account-verified',
          recipient: 'admin@larkmoor.example',
          subject: expect.stringMatching(/^Larkmoor Partners: .+ can be paid$/) as string,
          status: 'Queued',
        }),
      )
    })
  })

  test('does not compile while one of these files is forgotten', async () => {
    await complaints
    for (const file of Object.keys(FORGOTTEN)) await cp(join(ROOT, file), join(project.folder, file))
    const files = (await complaintsIn(project.folder)).map(({ file }) => file)
    expect(files).toEqual(expect.arrayContaining(Object.values(FORGOTTEN)))
  })
})
