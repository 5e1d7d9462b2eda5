/** Work that waits in all tenants: one look at all of them, because it is taken every two seconds. */
import { expressionBuilder, sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { momentAfter } from '../../calendar.ts'
import type { DatabaseTables } from '../../context.ts'
import type { Timestamp } from '../../entity.ts'
import type { Database } from './database.ts'
import { isSeveral } from './severalDatabases.ts'
import { FIRST } from './tenantPlaces.ts'

export type Work = 'mails' | 'notices' | 'webhooks' | 'exports'

/** Asking a database that does not answer takes seconds, in which nothing is done for the others. */
const ASKED_AGAIN_MS = 30_000
const leftOutUntil = new WeakMap<Database, Timestamp>()

/**
 * Does the work for the tenants that have such work whose next attempt is due; in one that is being deleted none is. Of
 * several databases, what is in those that answer is done before it fails for those that do not, which are left out,
 * of any work, until they are asked again.
 */
export async function forTenantsWithDueWork<Result>(
  database: Database,
  { work, moment }: { work: Work; moment: Timestamp },
  workFor: (tenants: DueTenant[]) => Promise<Result>,
): Promise<Result> {
  if (!isSeveral(database)) return workFor(await dueIn(database, work, moment))
  const away: number[] = []
  const reasons: unknown[] = []
  const found = await Promise.all(
    database.parts.map(async part => {
      if ((leftOutUntil.get(part) ?? moment) > moment) return []
      try {
        const tenants = await dueIn(part, work, moment)
        return tenants.filter(({ id }) => database.partOf(id) === part)
      } catch (error) {
        leftOutUntil.set(part, momentAfter(moment, ASKED_AGAIN_MS))
        away.push(database.numberOf(part))
        reasons.push(error)
        return []
      }
    }),
  )
  const result = await workFor(found.flat())
  if (away.length > 0) throw new AggregateError(reasons, `What is due in database ${away.join(', ')} has to wait.`)
  return result
}

export interface DueTenant {
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

/** What a database tells of itself. */
export interface Backlog {
  work: { work: Waiting; waiting: number; failed: number; oldestSeconds: number }[]
  /** Of several databases, the first alone knows all of them. */
  tenants?: number
  /** Statements of anybody in this database that wait for a lock. */
  locks: number
  /** 1 where PostgreSQL could not hand over the last part of its log, which a recovery to a moment needs; else 0. */
  archivingFails: number
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

/** Of PostgreSQL's own figures: when it handed over a part of its log last, and when it failed to. */
interface Archiver {
  last_archived_time: Timestamp | null
  last_failed_time: Timestamp | null
}

export interface DatabaseBacklog {
  /** Its number, where there are several. */
  database?: number
  /** None while the database does not answer. */
  backlog: Backlog | undefined
}

/** Sums of all tenants, for those who watch the servers; each of several databases tells its own. */
export function waitingWork(database: Database): Promise<DatabaseBacklog[]> {
  const tell = (part: Database) => waitingIn(part).catch(() => undefined)
  if (!isSeveral(database)) return tell(database).then(backlog => [{ backlog }])
  return Promise.all(
    database.parts.map(async part => {
      const [number, backlog] = [database.numberOf(part), await tell(part)]
      if (number !== FIRST) delete backlog?.tenants
      return { database: number, backlog }
    }),
  )
}

function waitingIn(database: Database): Promise<Backlog> {
  const { fn } = expressionBuilder<DatabaseTables>()
  const secondsSince = (since: RawBuilder<Timestamp>) =>
    sql<number>`coalesce(extract(epoch from now() - ${since}), 0)::float8`
  const isLater = (one: RawBuilder<Timestamp>, other: RawBuilder<Timestamp>) =>
    sql<number>`coalesce(${one} > coalesce(${other}, '-infinity'), false)::integer`
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
      .innerJoin(fn<Archiver>('pg_stat_get_archiver', []).as('a'), join => join.onTrue())
      .select(isLater(sql.ref('a.last_failed_time'), sql.ref('a.last_archived_time')).as('archivingFails'))
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
      archivingFails: found.archivingFails,
    }
  })
}
