/** Every test of the API once more, against two processes behind HAProxy that are asked in turn. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { Imports } from '../mutating/modules.ts'
import { startExternalPostgres } from '../testing/externalPostgres.ts'
import { describeFailure, filesWithSkipped, vitestResults } from '../testing/requirements.ts'
import { startProgram } from './programs.ts'
import type { Report } from './programs.ts'

const root = join(import.meta.dirname, '../..')
/** Whatever asks the API loads this file, be it by way of others. */
const ASKS = 'tests/server/api.ts'
/** What a distributed PostgreSQL needs of the schema is a part of this run, though it asks no server. */
const OF_THE_SCHEMA = 'tests/server/database/tenantKeys.test.ts'
/** So that none is left out unnoticed. */
const FILES_MIN = 130
/** What they give the server cannot be told to another process, so that they ask in their own. */
const IN_THEIR_OWN = [
  // It counts the connections of a server that cuts off whoever stops reading, and a proxy has others of its own.
  'tests/server/http/concurrencyLimits.test.ts',
  // It stands behind a pooler of its own.
  'tests/server/database/transactionPooler.test.ts',
  // The server has a route for it alone.
  'tests/server/statements.test.ts',
]
/** They ask once, or the functions behind the API alone, or all that asks is skipped. */
const BY_ONE_OR_NONE = [
  'tests/generator/openapi.test.ts',
  'tests/limited-partners/faults.test.ts',
  'tests/server/database/dueWork.test.ts',
  OF_THE_SCHEMA,
  'tests/server/http/compression.test.ts',
  'tests/server/records/manyRows.test.ts',
]
/** Some of their tests look into the process itself, or are of what an entity may have and this one has not. */
const WITH_SKIPPED = [
  'tests/limited-partners/faults.test.ts',
  'tests/limited-partners/ledgerRows.test.ts',
  'tests/reporting-periods/lock.test.ts',
  'tests/server/database/severalDatabases.test.ts',
  'tests/server/documents/documents.test.ts',
  'tests/server/exchange/spreadsheet.test.ts',
  'tests/server/http/compression.test.ts',
  'tests/server/http/concurrencyLimits.test.ts',
  'tests/server/http/health.test.ts',
  'tests/server/http/http.test.ts',
  'tests/server/rowSecurity.test.ts',
]
/** Two servers and a proxy for each file make some of them slower than their own limit. */
const PATIENCE = ['--testTimeout=120000', '--hookTimeout=240000']

/** What each server was asked, which files both of them served, and which asked in their own process. */
function whoWasAsked(place: string) {
  const lines = existsSync(place) ? readFileSync(place, 'utf8').trimEnd().split('\n') : []
  const requests: [number, number] = [0, 0]
  const byBoth = new Set<string>()
  const alone = new Set<string>()
  for (const line of lines) {
    const [file = '', ...counts] = line.split('\t')
    const [one = 0, other = 0] = counts.map(Number)
    requests[0] += one
    requests[1] += other
    if (one > 0 && other > 0) byBoth.add(relative(root, file))
    if (counts.length === 0) alone.add(relative(root, file))
  }
  return { requests, byBoth, alone }
}

/** Nothing where the files are those that are expected; otherwise those that are new, and those that are no longer. */
function unexpected(what: string, found: ReadonlySet<string>, expected: readonly string[]): string[] {
  return [
    ...[...found].filter(file => !expected.includes(file)).map(file => `${what}, unexpectedly: ${file}`),
    ...expected.filter(file => !found.has(file)).map(file => `${what} no longer: ${file}`),
  ]
}

/** On a PostgreSQL of its own, which looks after no table that is dropped in a moment. */
export async function tryApiSuite(folder: string, report: Report): Promise<void> {
  const postgres = startExternalPostgres({ autovacuum: 'off' })
  if (!postgres) throw new Error('The operating system has no PostgreSQL.')
  try {
    await tryFiles(folder, postgres.url, report)
  } finally {
    postgres.stop()
  }
}

async function tryFiles(folder: string, url: string, report: Report): Promise<void> {
  const asking = new Imports().testsOf(ASKS)
  const files = [...asking, OF_THE_SCHEMA]
  const resultsFile = join(folder, 'api-suite.json')
  const startedAt = performance.now()
  const vitest = join(root, 'node_modules/.bin/vitest')
  const words = ['run', ...files, ...PATIENCE, '--reporter=json', `--outputFile.json=${resultsFile}`]
  const askedFile = join(folder, 'api-servers-asked.tsv')
  const env = {
    ...process.env,
    API_SERVERS: '2',
    API_SERVERS_ASKED: askedFile,
    TEST_DATABASE_URL: url,
    NODE_COMPILE_CACHE: join(folder, 'compile-cache'),
  }
  const program = await startProgram([vitest, ...words], undefined, { cwd: root, env })
  // Whoever waits for a new leader beside it waits for that alone.
  if (program.pid !== undefined) setPriority(program.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  await once(program, 'exit')
  const results = vitestResults(resultsFile)
  const failed = results.filter(({ passed }) => !passed)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const figure = `${results.length - failed.length} passed, ${failed.length} failed, ${files.length} files in ${seconds} s`
  const { requests, byBoth, alone } = whoWasAsked(askedFile)
  const asked = `${requests.join(' and ')} requests, ${byBoth.size} files served by both`
  const others = new Set(files.filter(file => !byBoth.has(file) && !alone.has(file)))
  const skipped = filesWithSkipped(resultsFile).map(file => relative(root, file))
  const surprises = [
    ...unexpected('asks in its own process', alone, IN_THEIR_OWN),
    ...unexpected('is served by one or none', others, BY_ONE_OR_NONE),
    ...unexpected('has skipped tests', new Set(skipped), WITH_SKIPPED),
  ]
  const said = [figure, asked, ...surprises, ...failed.map(describeFailure)].join('\n    ')
  const whole = failed.length === 0 && results.length > 0 && asking.length >= FILES_MIN && surprises.length === 0
  report('the API tests against two servers behind HAProxy', said, whole)
}
