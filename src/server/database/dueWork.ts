/** Work that waits in all tenants: one look at all of them, because it is taken every two seconds. */
import { expressionBuilder, sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DatabaseTables } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import type { Database } from './database.ts'
import { isSeveral } from './severalDatabases.ts'

export type Work = 'mails' | 'notices' | 'webhooks' | 'exports'

/** Tenants with such work whose next attempt is due, by their numbers; in one that is being deleted none is. */
export async function tenantsWithDue(database: Database, work: Work, moment: Timestamp): Promise<DueTenant[]> {
  if (!isSeveral(database)) return dueIn(database, work, moment)
  const found = await Promise.all(
    database.parts.map(async part => {
      const tenants = await dueIn(part, work, moment)
      return tenants.filter(({ id }) => database.partOf(id) === part)
    }),
  )
  return found.flat()
}

interface DueTenant {
  id: number
  name: string
}

function dueIn(database: Database, work: Work, moment: Timestamp): Promise<DueTenant[]> {
  const { fn, cast, val } = expressionBuilder<DatabaseTables>()
  return database.inTransaction({ tenantId: null, platform: true }, tx =>
    tx
      .selectFrom(fn<{ tenant: number }>(`tenants_with_due_${work}`, [cast(val(moment), 'timestamptz')]).as('due'))
      .innerJoin('tenants as t', 't.id', 'due.tenant')
      // While its rows are being moved, nothing of a tenant is written.
      .leftJoin('tenant_places as p', join => join.onRef('p.tenant_id', '=', 't.id').on('p.moving', '=', true))
      .where('p.tenant_id', 'is', null)
      .select(['t.id', 't.name'])
      .where('t.status', '=', 'Active')
      .orderBy('t.id')
      .execute(),
  )
}

/** Tenants that are being deleted wait for it, too. */
type Waiting = Work | 'deletions'

export interface WaitingWork {
  work: { work: Waiting; waiting: number; failed: number; oldestSeconds: number }[]
  tenants: number
  /** Statements of anybody in this database that wait for a lock. */
  locks: number
}

interface Sums {
  mails: number
  mails_failed: number
  mails_since: Timestamp | null
  notices: number
  notices_failed: number
  notices_since: Timestamp | null
  webhooks: number
  webhooks_failed: number
  webhooks_since: Timestamp | null
  exports: number
  exports_failed: number
  exports_since: Timestamp | null
  tenants: number
  locks: number
}

/** Sums of all tenants, for those who watch the servers. */
export async function waitingWork(database: Database): Promise<WaitingWork> {
  if (!isSeveral(database)) return waitingIn(database)
  const [first, ...others] = await Promise.all(database.parts.map(waitingIn))
  if (!first) throw new Error('There is no database.')
  const of = (work: Waiting) => {
    const ones = [first, ...others].flatMap(part => part.work.filter(one => one.work === work))
    const sum = (figure: 'waiting' | 'failed') => ones.reduce((so, one) => so + one[figure], 0)
    return {
      work,
      waiting: sum('waiting'),
      failed: sum('failed'),
      oldestSeconds: Math.max(...ones.map(({ oldestSeconds }) => oldestSeconds)),
    }
  }
  // The first database knows all tenants.
  const locks = others.reduce((so, part) => so + part.locks, first.locks)
  return { work: first.work.map(({ work }) => of(work)), tenants: first.tenants, locks }
}

function waitingIn(database: Database): Promise<WaitingWork> {
  const { fn } = expressionBuilder<DatabaseTables>()
  const secondsSince = (since: RawBuilder<Timestamp>) =>
    sql<number>`coalesce(extract(epoch from now() - ${since}), 0)::float8`
  return database.inTransaction({ tenantId: null, platform: true }, async tx => {
    const found = await tx
      .selectFrom(fn<Sums>('waiting_work', []).as('sums'))
      .selectAll('sums')
      .select([
        secondsSince(sql.ref('sums.mails_since')).as('mailsSeconds'),
        secondsSince(sql.ref('sums.notices_since')).as('noticesSeconds'),
        secondsSince(sql.ref('sums.webhooks_since')).as('webhooksSeconds'),
        secondsSince(sql.ref('sums.exports_since')).as('exportsSeconds'),
      ])
      .innerJoin(
        query =>
          query
            .selectFrom('tenant_deletions')
            .where('status', '=', 'Deleting')
            .select(({ fn: of }) => [of.countAll<number>().as('deletions'), of.min('begun_at').as('since')])
            .as('d'),
        join => join.onTrue(),
      )
      .select(['d.deletions', secondsSince(sql.ref('d.since')).as('deletionsSeconds')])
      .executeTakeFirstOrThrow()
    return {
      work: [
        { work: 'mails', waiting: found.mails, failed: found.mails_failed, oldestSeconds: found.mailsSeconds },
        { work: 'notices', waiting: found.notices, failed: found.notices_failed, oldestSeconds: found.noticesSeconds },
        {
          work: 'webhooks',
          waiting: found.webhooks,
          failed: found.webhooks_failed,
          oldestSeconds: found.webhooksSeconds,
        },
        { work: 'exports', waiting: found.exports, failed: found.exports_failed, oldestSeconds: found.exportsSeconds },
        // What fails of it is tried again until it is done.
        { work: 'deletions', waiting: found.deletions, failed: 0, oldestSeconds: found.deletionsSeconds },
      ],
      tenants: found.tenants,
      locks: found.locks,
    }
  })
}
