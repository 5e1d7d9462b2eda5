/** How many mails somebody may cause, and how often somebody is reminded, is counted over the last day. */
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Timestamp } from '../entity.ts'

export function aDayAgo(): RawBuilder<Timestamp> {
  return sql<Timestamp>`now() - interval '1 day'`
}
