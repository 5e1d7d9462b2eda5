/**
 * `npm test`: formatter and linter, types beside Vitest (rules, generator, API), then Playwright (every flow in
 * Chromium), and in CI the API once more on a PostgreSQL of the operating system. Its last line is "N passed, N
 * failed".
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, installChromium } from './testing/chromium.ts'
import { startExternalPostgres } from './testing/externalPostgres.ts'
import { RESULTS_FILE, playwrightResults, unknownIds, vitestResults, type TestResult } from './testing/requirements.ts'

const root = join(import.meta.dirname, '..')
process.chdir(root)
mkdirSync('.build', { recursive: true })
const results: TestResult[] = []

function run(program: string, parameters: string[], environment: Record<string, string> = {}): boolean {
  const result = spawnSync(join('node_modules/.bin', program), parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
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
  const unknown = unknownIds(root)
  for (const line of unknown) process.stdout.write(`No such requirement: ${line}\n`)
  results.push({ title: 'every requirement id that a test names exists', passed: unknown.length === 0 })
}

function unitAndApi(): void {
  heading('Rules, generator and API (Vitest)')
  const report = '.build/vitest.json'
  rmSync(report, { force: true })
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`])
  results.push(...vitestResults(report))
}

function browser(): void {
  heading('Screens (Playwright in Chromium)')
  const report = '.build/playwright.json'
  rmSync(report, { force: true })
  run('playwright', ['test', '-c', 'tests/playwright.config.ts'], {
    CHROMIUM_PATH: findChromium() ?? installChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, report),
  })
  results.push(...playwrightResults(report))
}

/** What is about starting and keeping the embedded database has nothing to say about another one. */
const OF_THE_EMBEDDED_ONE = [
  'tests/server/database/launcher.test.ts',
  'tests/server/start/start.test.ts',
  'tests/server/start/databaseServer.test.ts',
  'tests/server/start/configuration.test.ts',
]

/** The same API tests on an external server: in CI on Linux, elsewhere with --external. */
function externalDatabase(): void {
  const expected = process.env['CI'] && process.platform === 'linux'
  if (!expected && !process.argv.includes('--external')) return
  heading("API on the operating system's PostgreSQL (Vitest)")
  const server = startExternalPostgres()
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
      [
        'run',
        'tests/server',
        'tests/demo',
        'tests/reporting-periods/periodLock',
        'tests/attacks',
        ...OF_THE_EMBEDDED_ONE.map(file => `--exclude=${file}`),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      { TEST_DATABASE_URL: server.url },
    )
  } finally {
    server.stop()
  }
  results.push(
    ...vitestResults(report).map(({ title, passed }) => ({ title: `on external PostgreSQL: ${title}`, passed })),
  )
}

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

writeFileSync(RESULTS_FILE, JSON.stringify(results))
const failed = results.filter(({ passed }) => !passed)
if (failed.length > 0) {
  heading('Failed')
  for (const { title } of failed) process.stdout.write(`- ${title.trim()}\n`)
}
process.stdout.write(`\n${results.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
