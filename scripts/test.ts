/**
 * `npm test`: formatter and linter, types beside Vitest (rules, generator, API), then Playwright (every flow in
 * Chromium), and in CI on Linux what depends on the database once more, on the operating system's PostgreSQL. Its
 * last line is "N passed, N failed". Tests with @long in their title or that of their group run with
 * `npm test -- --long` alone: all pages in one row, the same for every role and state, whole processes that are killed,
 * and seldom cases of what other tests show as well.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { provideChromium } from './testing/chromium.ts'
import { startExternalPostgres } from './testing/externalPostgres.ts'
import { putTemporaryFilesInMemory } from './testing/memoryFolder.ts'
import {
  LONG_MARK,
  RESULTS_FILE,
  SHORT_RUN_VARIABLE,
  describeFailure,
  flakiness,
  playwrightResults,
  namedTitles,
  unknownIds,
  vitestResults,
} from './testing/requirements.ts'
import type { TestResult } from './testing/requirements.ts'

const root = join(import.meta.dirname, '..')
process.chdir(root)
mkdirSync('.build', { recursive: true })
const results: TestResult[] = []
// npm has an option of this name, and takes it where "--" is left out or lost on the way.
const isLong = process.argv.includes('--long') || process.env['npm_config_long'] !== undefined

function run(program: string, parameters: string[], environment: Record<string, string> = {}): boolean {
  const isWindows = process.platform === 'win32'
  // The shell of Windows would take signs of a pattern for its own.
  const given = isWindows ? parameters.map(parameter => `"${parameter}"`) : parameters
  const result = spawnSync(join('node_modules/.bin', program), given, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: isWindows,
  })
  return result.status === 0
}

function heading(text: string): void {
  process.stdout.write(`\n== ${text}\n`)
}

/** The compiler keeps one core busy, the first tests the other; what it has to say comes after them. */
function startTypes(): () => Promise<void> {
  const child = spawn(join('node_modules/.bin', 'tsc'), {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += String(chunk)
    })
  const passed = new Promise<boolean>(resolve => {
    child.once('error', error => {
      said += error.message
      resolve(false)
    })
    child.once('close', code => resolve(code === 0))
  })
  return async function types() {
    heading('Types')
    results.push({ title: 'the types of both sides agree', passed: await passed })
    process.stdout.write(said)
  }
}

function form(): void {
  heading('Form (oxfmt)')
  const title = 'every file is as the formatter writes it (npm run format)'
  results.push({ title, passed: run('oxfmt', ['--check', '.']) })
}

function lint(): void {
  heading('Habits (oxlint)')
  results.push({ title: 'the linter finds nothing (npm run lint)', passed: run('oxlint', []) })
}

function requirementIds(): void {
  const unknown = unknownIds(root, namedTitles(root))
  for (const line of unknown) process.stdout.write(`No such requirement or attack: ${line}\n`)
  results.push({ title: 'every requirement and attack that a test names exists', passed: unknown.length === 0 })
}

function unitAndApi(): void {
  heading('Rules, generator and API (Vitest)')
  const report = '.build/vitest.json'
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  run('vitest', ['run', ...(isLong ? [] : ['--testNamePattern', `^(?!.*${LONG_MARK})`]), ...reporters])
  results.push(...vitestResults(report))
}

function browser(): void {
  heading('Screens (Playwright in Chromium)')
  const report = '.build/playwright.json'
  rmSync(report, { force: true })
  run('playwright', ['test', '-c', 'tests/playwright.config.ts', ...(isLong ? [] : ['--grep-invert', LONG_MARK])], {
    CHROMIUM_PATH: provideChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, report),
    ...(isLong ? {} : { [SHORT_RUN_VARIABLE]: 'yes' }),
  })
  results.push(...playwrightResults(report))
}

/**
 * What another version of PostgreSQL, with other roles, can decide: migrations, roles and row-level security, locks,
 * the statements of lists and of writing with the errors that they answer, and all of the product once, when it loads
 * its demo data. What else the API does stands on these, so that a second run of it would find nothing more.
 */
const OF_EVERY_DATABASE = [
  'tests/server/access.test.ts',
  'tests/server/isolation.test.ts',
  'tests/server/database/database.test.ts',
  'tests/server/database/migrate.test.ts',
  'tests/server/database/findAccounts.test.ts',
  'tests/server/database/readCopy.test.ts',
  'tests/server/exchange/export.test.ts',
  'tests/server/http/idempotency.test.ts',
  'tests/server/records/history.test.ts',
  'tests/server/records/query.test.ts',
  'tests/server/records/sequences.test.ts',
  'tests/server/records/writing.test.ts',
  'tests/server/start/firstStart.test.ts',
  'tests/reporting-periods/periodLock.test.ts',
  'tests/demo',
]

/** On an external server: in CI on Linux, elsewhere with --external. */
function externalDatabase(): void {
  const expected = process.env['CI'] && process.platform === 'linux'
  if (!expected && !process.argv.includes('--external')) return
  heading("What depends on the database, on the operating system's PostgreSQL (Vitest)")
  const server = startExternalPostgres({ autovacuum: 'off' })
  if (!server) {
    results.push({ title: 'a PostgreSQL of the operating system can be started', passed: false })
    return
  }
  process.stdout.write(`${server.version}\n`)
  const report = '.build/vitest-external.json'
  rmSync(report, { force: true })
  try {
    run(
      'vitest',
      ['run', ...OF_EVERY_DATABASE, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { TEST_DATABASE_URL: server.url },
    )
  } finally {
    server.stop()
  }
  results.push(
    ...vitestResults(report).map(result => ({ ...result, title: `on external PostgreSQL: ${result.title}` })),
  )
}

putTemporaryFilesInMemory()
const typesAgree = startTypes()
const parts: readonly (() => void | Promise<void>)[] = [
  form,
  lint,
  requirementIds,
  unitAndApi,
  typesAgree,
  externalDatabase,
  browser,
]
for (const part of parts) {
  try {
    await part()
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
    results.push({ title: part.name, passed: false })
  }
}

const { wavering, result: fewAreFlaky } = flakiness(results)
results.push(fewAreFlaky)
if (wavering.length > 0) {
  heading('Flaky: passed only at a second try')
  for (const result of wavering) process.stdout.write(`${describeFailure(result)}\n`)
}

writeFileSync(RESULTS_FILE, JSON.stringify(results))
const failed = results.filter(({ passed }) => !passed)
if (failed.length > 0) {
  heading('Failed')
  for (const result of failed) process.stdout.write(`${describeFailure(result)}\n`)
}
if (!isLong) process.stdout.write(`\nLeft out: the tests that take long (npm test -- --long).\n`)
process.stdout.write(`\n${results.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
