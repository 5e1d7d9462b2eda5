import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import {
  describeFailure,
  flakiness,
  playwrightResults,
  shownIds,
  vitestResults,
} from '../../scripts/testing/requirements.ts'

const folder = mkdtempSync(join(tmpdir(), 'fund-results-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function report(content: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

const ofVitest = (...assertionResults: object[]) =>
  vitestResults(report({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] }))
const ofPlaywright = (...specs: object[]) =>
  playwrightResults(report({ suites: [{ title: 'a.spec.ts', specs, suites: [] }], errors: [] }))

describe('the results of a test run', () => {
  test('say of Vitest what passed, what failed, and what passed only at a second try', () => {
    expect(
      ofVitest(
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        { fullName: 'wavers', status: 'passed', failureMessages: ['expected 1 to be 2'] },
        { fullName: 'breaks', status: 'failed', failureMessages: ['expected 1 to be 2'] },
        { fullName: 'is left out', status: 'skipped', failureMessages: [] },
      ),
    ).toEqual([
      { title: 'adds', passed: true },
      { title: 'wavers', passed: true, flaky: true, failure: 'expected 1 to be 2' },
      { title: 'breaks', passed: false, failure: 'expected 1 to be 2' },
    ])
  })

  test('say the same of Playwright', () => {
    expect(
      ofPlaywright(
        { title: 'opens', ok: true, tests: [{ status: 'expected', results: [{}] }] },
        {
          title: 'wavers',
          ok: true,
          tests: [{ status: 'flaky', results: [{ error: { message: '\u001b[31mnot found\u001b[39m' } }, {}] }],
        },
        {
          title: 'breaks',
          ok: false,
          tests: [{ status: 'unexpected', results: [{ error: { message: 'not found' } }] }],
        },
        { title: 'is left out', ok: true, tests: [{ status: 'skipped', results: [] }] },
      ).map(({ title, ...result }) => [title.trim(), result]),
    ).toEqual([
      ['a.spec.ts opens', { passed: true }],
      ['a.spec.ts wavers', { passed: true, flaky: true, failure: 'not found' }],
      ['a.spec.ts breaks', { passed: false, failure: 'not found' }],
    ])
  })

  test('name the tests that need a second try, and fail when there are more than two', () => {
    const wavering = (count: number) => [
      { title: 'adds', passed: true },
      ...Array.from({ length: count }, (_, index) => ({
        title: `R001 wavers ${index}`,
        passed: true,
        flaky: true as const,
      })),
    ]
    expect(flakiness(wavering(0))).toEqual({
      wavering: [],
      result: { title: 'at most 2 tests need a second try', passed: true },
    })
    expect(flakiness(wavering(2))).toMatchObject({
      wavering: [{ title: 'R001 wavers 0' }, { title: 'R001 wavers 1' }],
      result: { passed: true },
    })
    expect(flakiness(wavering(3)).result.passed).toBe(false)
    expect(describeFailure({ title: ' opens', passed: false, failure: 'not found\n\n  waited 15 s' })).toBe(
      '- opens\n    not found\n      waited 15 s',
    )
    // What it shows, it shows.
    expect([...shownIds(wavering(1))]).toEqual(['R001'])
  })
})
