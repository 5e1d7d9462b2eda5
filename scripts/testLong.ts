/**
 * `npm run test:long`, for the night: all of `npm test -- --long`, the properties over other values than by day, two
 * linters over the description of the API, then mutants of every module. Values and mutants are thrown with one seed,
 * which is printed; SEED=… throws the same again. A property that fails prints its path too:
 * `SEED=… CASE=… npx vitest run FILE` throws that case.
 */
import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
process.chdir(root)

const seed = process.env['SEED'] ?? String(randomInt(1, 2 ** 31))
/** As many values for each kind of record, and as many rows of changes; by day there is no time for them. */
const LONG = { FUZZ_RUNS: '100', SEQUENCES: '300', FUND_LIVES: '300', CASES: '10000' }
const HOUR_MS = '3600000'
const SERVER_MUTANTS = '300'

function part(
  title: string,
  program: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = { ...LONG, SEED: seed },
): { title: string; passed: boolean } {
  process.stdout.write(`\n== ${title}\n`)
  const { status } = spawnSync(program, parameters, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...process.env },
    shell: process.platform === 'win32',
  })
  return { title, passed: status === 0 }
}

process.stdout.write(`SEED=${seed} npm run test:long repeats this run.\n`)
const properties = globSync('tests/**/*.test.ts').filter(file =>
  readFileSync(file, 'utf8').includes("from 'fast-check'"),
)
const results = [
  part('The tests of the day, and those that take long', process.execPath, ['scripts/test.ts', '--long'], {}),
  part('Properties (Vitest)', join('node_modules/.bin', 'vitest'), ['run', '--testTimeout', HOUR_MS, ...properties]),
  part('Description of the API, by two linters', process.execPath, ['scripts/lintDescription.ts']),
  part('Mutants of rules, figures, money and calendar', process.execPath, ['scripts/mutate.ts', '--count', '200']),
  part('Mutants of the server', process.execPath, ['scripts/mutate.ts', 'server', '--count', SERVER_MUTANTS]),
]
const failed = results.filter(({ passed }) => !passed)
for (const { title } of failed) process.stdout.write(`\nFailed: ${title}. Repeat it with SEED=${seed}.\n`)
process.stdout.write(`\n${results.length - failed.length} passed, ${failed.length} failed\n`)
process.exit(failed.length === 0 ? 0 : 1)
