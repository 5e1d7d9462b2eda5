/** Generates in a project folder: reads schemas/, writes generated/ and drafts the next migration. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Database, Table } from './database.ts'
import { generateAll } from './generate.ts'
import { pointerTo } from './json.ts'
import { draftMigration } from './migrations.ts'
import { SchemaMistakes } from './mistakes.ts'
import type { Sources } from './sources.ts'

export interface Outcome {
  written: string[]
  removed: string[]
  /** The migration that was drafted. */
  migration?: string
  entities: number
}

const MIGRATIONS = 'src/server/database/migrations'
/** Migrations written by hand may stand behind the first one while it is still being rewritten. */
const FIRST_NUMBER = '0001'

/**
 * `written` names the migration that a person has written for a change which is not additive. Throws SchemaMistakes
 * before anything is written.
 */
export async function runGenerator(root: string, written?: string): Promise<Outcome> {
  const { files, database, sources } = await generateAll(readFolder(root, 'schemas', isSchema))
  const before = readDatabase(root)
  const { draft, refused } =
    written === undefined
      ? draftMigration(before, database, lineIn(sources))
      : { draft: acknowledged(root, written), refused: [] }
  if (refused.length > 0) throw new SchemaMistakes(refused)
  const outcome: Outcome = {
    written: [],
    removed: [],
    entities: Object.values(database.tables).filter(({ linesOf }) => linesOf === undefined).length,
  }
  if (draft) {
    outcome.migration = `${MIGRATIONS}/${before ? nextNumber(root) : FIRST_NUMBER}-${draft.title}.sql`
    files.set(
      outcome.migration,
      `-- Drafted by npm run generate. Review it; once it has run anywhere it is history and never changes.\n\n${draft.sql}`,
    )
  }
  for (const path of readFolder(root, 'generated', () => true).keys()) {
    if (files.has(path)) continue
    rmSync(join(root, path))
    outcome.removed.push(path)
  }
  for (const [path, text] of files) {
    const file = join(root, path)
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
    outcome.written.push(path)
  }
  return outcome
}

/** Tells the schemas from other files in schemas/. */
export const isSchema = (name: string): boolean => name.endsWith('.json') && !name.includes('/')

/** Texts of a folder by their path in the project, in alphabetical order. */
export function readFolder(root: string, folder: string, wanted: (name: string) => boolean): Map<string, string> {
  const path = join(root, folder)
  if (!existsSync(path)) return new Map()
  const names = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => posix.join(folder, entry.parentPath.slice(path.length).replaceAll('\\', '/'), entry.name))
    .filter(name => wanted(name.slice(folder.length + 1)))
    .sort()
  return new Map(names.map(name => [name, readFileSync(join(root, name), 'utf8')]))
}

function readDatabase(root: string): Database | undefined {
  const file = join(root, 'generated/database.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Database) : undefined
}

function lineIn(sources: Sources): (table: Table, property?: string) => number {
  return (table, property) => {
    const steps = [
      'properties',
      ...(table.lines === undefined ? [] : [table.lines, 'items', 'properties']),
      ...(property === undefined ? [] : [property]),
    ]
    return sources.schemas.get(table.schema)?.lineOf(pointerTo(...steps)) ?? 1
  }
}

/** The database counts as brought up to date by the named file. */
function acknowledged(root: string, written: string): undefined {
  if (existsSync(join(root, MIGRATIONS, written))) return
  throw new SchemaMistakes([
    {
      file: `../${MIGRATIONS}/${written}`,
      line: 1,
      what: 'there is no such migration',
      remedy: 'Write it first, then name the file.',
    },
  ])
}

function nextNumber(root: string): string {
  const numbers = [...readFolder(root, MIGRATIONS, name => /^\d{4}-.+\.sql$/.test(name)).keys()].map(path =>
    Number(posix.basename(path).slice(0, 4)),
  )
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}
