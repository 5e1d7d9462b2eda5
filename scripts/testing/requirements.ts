/** Which requirements the tests name, and which of those were shown by a passing test in the last run. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { titlesNaming } from './titles.ts'
import type { NamedTitle } from './titles.ts'

interface Requirement {
  id: string
  section: string
  stage: number
}
export interface TestResult {
  title: string
  passed: boolean
  /** It passed, but only when it was tried again. */
  flaky?: true
  /** How it failed, the first time that it did. */
  failure?: string
}

/** In the title of a test, or of its group, that only `npm test -- --long` runs. */
export const LONG_MARK = '@long'
/** Set where the tests that take long are left out: what the others may leave to them, they leave. */
export const SHORT_RUN_VARIABLE = 'SHORT_RUN'

const ID = /\bR\d{3}\b/g
/** A requirement, or an attack of tests/attacks/attacks.tsv. */
const NAMED = /\b(?:R\d{3}|D\d{2})\b/g

export function readRequirements(root: string): Requirement[] {
  const [, ...rows] = readFileSync(join(root, 'tests/requirements.tsv'), 'utf8').trimEnd().split('\n')
  return rows.map(row => {
    const cells = row.split('\t')
    return { id: cells[0] ?? '', section: cells[1] ?? '', stage: Number(cells.at(-1)) }
  })
}

function idsIn(title: string): string[] {
  return title.match(ID) ?? []
}

/** The files of tests, by their paths within the folder of tests. */
function testFiles(root: string): string[] {
  return readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(test|spec)\.tsx?$/.test(name))
    .map(name => name.replaceAll('\\', '/'))
    .toSorted()
}

interface TestTitle extends NamedTitle {
  file: string
}

/** The titles that name a requirement or an attack. */
export function namedTitles(root: string): TestTitle[] {
  const textOf = (file: string) => {
    const place = join(root, 'tests', file)
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined
  }
  return testFiles(root).flatMap(file => titlesNaming(file, NAMED, textOf).map(title => ({ file, ...title })))
}

/** Ids that a title names although no such requirement or attack exists, each with its file. */
export function unknownIds(root: string, titles: readonly TestTitle[]): string[] {
  const attacks = readFileSync(join(root, 'tests/attacks/attacks.tsv'), 'utf8').match(/^D\d{2}\b/gm) ?? []
  const known = new Set([...readRequirements(root).map(({ id }) => id), ...attacks])
  return titles.flatMap(({ file, names }) =>
    [...names].filter(id => !known.has(id)).map(id => `${id} in tests/${file}`),
  )
}

/** Where each requirement is shown; written by `npm run requirements -- --map`. */
export const MAP_FILE = 'tests/requirements-map.tsv'

/** A line for each requirement and each title that names it: a test that moves changes its own lines alone. */
export function requirementsMap(root: string, titles: readonly TestTitle[]): string {
  const lines = readRequirements(root).flatMap(({ id }) =>
    titles.filter(({ names }) => names.has(id)).map(({ file, title }) => [id, `tests/${file}`, title].join('\t')),
  )
  return `${['id\ttest\ttitle', ...lines].join('\n')}\n`
}

/** A requirement counts as shown when at least one passing test names it and no failing one does. */
export function shownIds(results: readonly TestResult[]): Set<string> {
  const failed = new Set(results.filter(({ passed }) => !passed).flatMap(({ title }) => idsIn(title)))
  return new Set(
    results
      .filter(({ passed }) => passed)
      .flatMap(({ title }) => idsIn(title))
      .filter(id => !failed.has(id)),
  )
}

export const RESULTS_FILE = '.build/test-results.json'

export function readResults(root: string): TestResult[] {
  const file = join(root, RESULTS_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestResult[]) : []
}

/** A machine may stall for a moment; where more tests than these need a second try, the tests or the product waver. */
const FLAKY_MAX = 2

/** The tests that needed a second try, and the result that counts them. */
export function flakiness(results: readonly TestResult[]): { wavering: TestResult[]; result: TestResult } {
  const wavering = results.filter(({ flaky }) => flaky)
  return {
    wavering,
    result: { title: `at most ${FLAKY_MAX} tests need a second try`, passed: wavering.length <= FLAKY_MAX },
  }
}

const FAILURE_LINES = 12

/** A test that failed, with the beginning of what it said: the whole of it stands far above at the end of a run. */
export function describeFailure({ title, failure = '' }: TestResult): string {
  const lines = failure.split('\n').filter(line => line.trim() !== '')
  return [`- ${title.trim()}`, ...lines.slice(0, FAILURE_LINES).map(line => `    ${line}`)].join('\n')
}

function firstFailure(messages: readonly (string | undefined)[]): { failure?: string } {
  const message = messages.find(text => text !== undefined)
  return message === undefined ? {} : { failure: stripVTControlCharacters(message) }
}

interface VitestReport {
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

const ran = ({ status }: { status: string }): boolean => status === 'passed' || status === 'failed'

function vitestReport(file: string): VitestReport {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as VitestReport) : { testResults: [] }
}

/** Files of which Vitest has skipped a test, by its JSON report. */
export function filesWithSkipped(file: string): string[] {
  return vitestReport(file)
    .testResults.filter(({ assertionResults }) => !assertionResults.every(ran))
    .map(({ name }) => name)
}

/**
 * Vitest's JSON report. What failed and passed at a second try keeps the messages of its failures. A file that could
 * not be loaded counts as one failed test.
 */
export function vitestResults(file: string): TestResult[] {
  if (!existsSync(file)) return [{ title: 'vitest wrote its report', passed: false }]
  return vitestReport(file).testResults.flatMap(({ name, status, assertionResults }) => {
    const results = assertionResults
      .filter(ran)
      .map(({ fullName: title, status: outcome, failureMessages = [] }): TestResult => {
        const passed = outcome === 'passed'
        const flaky = passed && failureMessages.length > 0
        return { title, passed, ...(flaky && { flaky }), ...firstFailure(failureMessages) }
      })
    return status === 'failed' && results.every(({ passed }) => passed)
      ? [...results, { title: `${name} could be loaded`, passed: false }]
      : results
  })
}

interface PlaywrightTest {
  status: string
  results: { error?: { message?: string } }[]
}
interface PlaywrightSuite {
  title: string
  suites?: PlaywrightSuite[]
  specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[]
}
interface PlaywrightReport {
  suites: PlaywrightSuite[]
  errors: unknown[]
}

/** Playwright's JSON report; errors outside any test count as failed tests. */
export function playwrightResults(file: string): TestResult[] {
  if (!existsSync(file)) return [{ title: 'playwright wrote its report', passed: false }]
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport
  const walk = (suite: PlaywrightSuite, before: string): TestResult[] => [
    ...(suite.specs ?? [])
      .filter(spec => spec.tests.some(({ status }) => status !== 'skipped'))
      .map((spec): TestResult => ({
        title: `${before} ${suite.title} ${spec.title}`,
        passed: spec.ok,
        ...(spec.ok && spec.tests.some(({ status }) => status === 'flaky') && { flaky: true }),
        ...firstFailure(spec.tests.flatMap(({ results }) => results.map(({ error }) => error?.message))),
      })),
    ...(suite.suites ?? []).flatMap(inner => walk(inner, `${before} ${suite.title}`)),
  ]
  return [
    ...report.suites.flatMap(suite => walk(suite, '')),
    ...report.errors.map(() => ({ title: 'playwright ran without errors outside its tests', passed: false })),
  ]
}
