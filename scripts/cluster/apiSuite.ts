/** Every test of the API once more, against two processes behind HAProxy that are asked in turn. */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeFailure, vitestResults } from '../testing/requirements.ts'
import type { Told } from './programs.ts'

const root = join(import.meta.dirname, '../..')
/** What asks the API by way of tests/server/api.ts. */
const ASKS = /\b(?:serve|startApi)\(/
/** Two servers and a proxy for each file make some of them slower than their own limit. */
const PATIENCE = ['--testTimeout=120000', '--hookTimeout=240000']

/** `url`: of a PostgreSQL whose user may make databases. */
export function tryApiSuite(folder: string, url: string, told: Told): void {
  const files = globSync('tests/**/*.test.ts', { cwd: root }).filter(file =>
    ASKS.test(readFileSync(join(root, file), 'utf8')),
  )
  const report = join(folder, 'api-suite.json')
  const startedAt = performance.now()
  spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...files, ...PATIENCE, '--reporter=json', `--outputFile.json=${report}`],
    { cwd: root, stdio: 'ignore', env: { ...process.env, API_SERVERS: '2', TEST_DATABASE_URL: url } },
  )
  const results = vitestResults(report)
  const failed = results.filter(({ passed }) => !passed)
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const figure = `${results.length - failed.length} passed, ${failed.length} failed, ${files.length} files in ${seconds} s`
  const said = [figure, ...failed.map(describeFailure)].join('\n    ')
  told('the API tests against two servers behind HAProxy', said, failed.length === 0 && results.length > 0)
}
