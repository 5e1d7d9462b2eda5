/**
 * How often something happened within a minute, over all servers of a database. A server writes down what it has seen
 * and is told the sum; what it knows to be too often it refuses without asking.
 */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Timestamp } from '../../entity.ts'
import type { Database } from '../database/database.ts'

export interface SharedCounts {
  /** Counts once more; answers whether it is more often than `most` within the minute that began with the first. */
  exceeds(place: string, most: number): Promise<boolean>
  /** The same without waiting for the others: what they have seen counts from the next time on. */
  exceedsSoon(place: string, most: number): boolean
}

const WINDOW_MS = 60_000
/** A limit of hundreds is written down in steps of a twentieth: to be exact, it would cost a statement each time. */
const STEPS = 20
/** Beyond so many places at once, those that were counted first begin anew. */
const PLACES_MAX = 10_000
/** So many statements are followed by one that removes what is over. */
const SWEEP_EVERY = 100

interface Count {
  /** As far as this server knows. */
  count: number
  unreported: number
  until: number
  /** When the minute is over that all servers share, in milliseconds of the database's clock. */ ends: number
}

export function sharedCounts(database: Database): SharedCounts {
  const known = new Map<string, Count>()

  function countOf(place: string): Count {
    const found = known.get(place)
    if (found && found.until > performance.now()) return found
    const made = { count: 0, unreported: 0, until: performance.now() + WINDOW_MS, ends: 0 }
    known.delete(place)
    const oldest = known.size < PLACES_MAX ? undefined : known.keys().next().value
    if (oldest !== undefined) known.delete(oldest)
    known.set(place, made)
    return made
  }

  /** Counts once more, and shares what is enough for a step. */
  function note(place: string, most: number): { count: Count; shared: Promise<void> | undefined } {
    const count = countOf(place)
    count.count += 1
    count.unreported += 1
    const isStep = count.count <= most && count.unreported >= Math.max(1, Math.floor(most / STEPS))
    return { count, shared: isStep ? share(count, place) : undefined }
  }

  async function share(count: Count, place: string): Promise<void> {
    const reported = count.unreported
    count.unreported = 0
    const askedAt = performance.now()
    // While the database does not answer, each server still counts for itself.
    const sum = await add(database, place, reported).catch(() => undefined)
    if (!sum || sum.ends < count.ends) return
    // What came meanwhile nobody else knows as yet.
    const seen = sum.count + count.unreported
    // Of the minute before nothing is carried over, however late an answer about it came.
    count.count = sum.ends > count.ends ? seen : Math.max(count.count, seen)
    count.ends = sum.ends
    // A commit may wait for the next leader of the database: the rest of the minute counts from the question.
    count.until = askedAt + sum.left
  }

  return {
    async exceeds(place, most) {
      const { count, shared } = note(place, most)
      await shared
      return count.count > most
    },
    exceedsSoon: (place, most) => note(place, most).count.count > most,
  }
}

interface Sum {
  /** Of all servers. */ count: number
  /** Milliseconds of its minute. */ left: number
  ends: number
}

function add(database: Database, place: string, more: number): Promise<Sum> {
  // An address is nothing to keep.
  const hash = createHash('sha256').update(place).digest('base64url')
  const now = sql<Timestamp>`statement_timestamp()`
  const until = sql<Timestamp>`statement_timestamp() + make_interval(secs => ${WINDOW_MS / 1000})`
  return database.inTransaction({ tenantId: null, platform: true }, async tx => {
    const sum = await tx
      .insertInto('request_counts')
      .values({ place: hash, count: more, until })
      .onConflict(conflict =>
        conflict.columns(['tenant_id', 'place']).doUpdateSet(({ case: when, ref }) => {
          const isOver = sql<boolean>`${ref('request_counts.until')} <= ${now}`
          const sum = sql<number>`${ref('request_counts.count')} + ${more}`
          return {
            count: when().when(isOver).then(more).else(sum).end(),
            until: when().when(isOver).then(until).else(ref('request_counts.until')).end(),
          }
        }),
      )
      .returning(({ ref }) => [
        'count',
        sql<number>`extract(epoch from ${ref('until')} - ${now})::float8 * 1000`.as('left'),
        sql<number>`extract(epoch from ${ref('until')})::float8 * 1000`.as('ends'),
      ])
      .executeTakeFirstOrThrow()
    if (Math.random() * SWEEP_EVERY < 1)
      await tx.deleteFrom('request_counts').where('tenant_id', '=', 0).where('until', '<', now).execute()
    return sum
  })
}
