/**
 * What it costs to reach the database through PgBouncer in transaction mode, beside the way without it. It is told and
 * has no budget: behind a pooler the product prepares no statements by name, so that the database plans each anew,
 * which takes about a millisecond.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { APP_PASSWORD, endAll, installPrograms, startPgBouncer } from '../cluster/programs.ts'
import { startExternalPostgres } from '../testing/externalPostgres.ts'
import { withLargeTenant } from './arena.ts'
import { Contestant } from './contestant.ts'
import { toEnvironment } from './settings.ts'
import { median, type Line } from './report.ts'
import { WORKS } from './works.ts'

const ROUNDS = 7
/** Statements are prepared on neither way before this, and on the direct one after it. */
const ROUNDS_BEFORE = 2
const REQUESTS = 60
/** Each makes and changes rows of its own. */
const POOLED_FROM = 100_000

/** On Debian's PostgreSQL, because its programs may enter no folder of the embedded one. */
export async function benchPooler(report: (line: Line) => void): Promise<void> {
  installPrograms()
  const postgres = startExternalPostgres()
  if (!postgres) throw new Error('The operating system has no PostgreSQL.')
  const folder = mkdtempSync(join(tmpdir(), 'bench-pooler-'))
  chmodSync(folder, 0o755)
  try {
    const { host, port } = new pg.Client(postgres.url)
    const owner = { host, port, user: 'owner' }
    const client = new pg.Client({ ...owner, database: 'postgres' })
    await client.connect()
    await client.query('create database fund')
    await client.query('create role app login')
    await client.end()
    const logins = { owner: { ...owner, database: 'fund' }, runtime: { host, port, user: 'app', database: 'fund' } }
    await withLargeTenant(logins, folder, async ({ ids, settings, environment, token }) => {
      const bouncer = await startPgBouncer(folder, { host, port })
      const runtime = {
        host: '127.0.0.1',
        port: bouncer,
        user: 'app',
        password: APP_PASSWORD,
        database: 'fund',
        pooled: true,
      }
      const direct = await new Contestant('product.ts', environment, token).ready()
      const pooled = await new Contestant('product.ts', toEnvironment({ ...settings, runtime }), token).ready()
      try {
        for (const work of WORKS) {
          const time = (which: Contestant, from: number, round: number) =>
            which.time(REQUESTS, turn => work.ask({ ...ids, changeFrom: from }, round * REQUESTS + turn))
          const rounds: { direct: number; pooled: number }[] = []
          for (let round = 0; round < ROUNDS_BEFORE + ROUNDS; round++)
            rounds.push({
              direct: await time(direct, ids.changeFrom, round * 2),
              pooled: await time(pooled, POOLED_FROM, round * 2 + 1),
            })
          const measured = rounds.slice(ROUNDS_BEFORE)
          const ratio = median(measured.map(each => each.pooled / each.direct))
          const of = (way: 'direct' | 'pooled') => `${median(measured.map(each => each[way])).toFixed(2)} ms`
          report({
            name: work.name,
            figure: `${of('pooled')}, without ${of('direct')}, ratio ${ratio.toFixed(2)}`,
            budget: 'no budget',
            holds: true,
          })
        }
      } finally {
        await direct.stop()
        await pooled.stop()
      }
    })
  } finally {
    await endAll()
    postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
