/** Every test of the API once more, against two processes behind HAProxy that are asked in turn. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, relative } from 'node:path'
import { Imports } from '../mutating/modules.ts'
import { describeFailure, vitestResults } from '../testing/requirements.ts'
import { startProgram } from './programs.ts'
import type { Report } from './programs.ts'

const root = join(import.meta.dirname, '../..')
/** Whatever asks the API loads this file, be it by way of others. */
const ASKS = 'tests/server/api.ts'
/** What a distributed PostgreSQL needs of the schema is a part of this run, though it asks no server. */
const OF_THE_SCHEMA = 'tests/server/database/tenantKeys.test.ts'
/** So that none is left out unnoticed. */
const FILES_MIN = 130
/** The others ask for something that cannot be told to another process, or ask the functions behind the API. */
const BY_BOTH_MIN = 110
/** Two servers and a proxy for each file make some of them slower than their own limit. */
const PATIENCE = ['--testTimeout=120000', '--hookTimeout=240000']

/** What each server was asked, how many files both of them served, and which files asked no server. */
function whoWasAsked(place: string) {
  const lines = existsSync(place) ? readFileSync(place, 'utf8').trimEnd().split('\n') : []
  const requests: [number, number] = [0, 0]
  const byBoth = new Set<string>()
  const byNone = new Set<string>()
  for (const line of lines) {
    const [file = '', ...counts] = line.split('\t')
    const [one = 0, other = 0] = counts.map(Number)
    requests[0] += one
    requests[1] += other
    if (one > 0 && other > 0) byBoth.add(file)
    if (counts.length === 0) byNone.add(relative(root, file))
  }
  return { requests, byBoth, byNone: [...byNone].sort() }
}

/** `url`: of a PostgreSQL whose user may make databases. */
export async function tryApiSuite(folder: string, url: string, report: Report): Promise<void> {
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
  const { requests, byBoth, byNone } = whoWasAsked(askedFile)
  const asked = `${requests.join(' and ')} requests, ${byBoth.size} files served by both`
  const alone = `files that ask in their own process: ${byNone.join(', ') || 'none'}`
  const said = [figure, asked, alone, ...failed.map(describeFailure)].join('\n    ')
  const passed = failed.length === 0 && results.length > 0
  const whole = passed && asking.length >= FILES_MIN && byBoth.size >= BY_BOTH_MIN
  report('the API tests against two servers behind HAProxy', said, whole)
}
