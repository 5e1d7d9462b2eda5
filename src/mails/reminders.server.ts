/** Who was reminded of a record lately: nobody is reminded twice of the same thing within a day. */
import type { Context } from '../context.ts'
import type { Resource, Timestamp } from '../entity.ts'
import type { WrittenEvent } from './events.ts'
import { aDayAgo } from './lastDay.server.ts'

interface LastReminder {
  at: Timestamp
  isRecent: boolean
}

/** By limited partner, the last mail of the event about the record. */
export async function remindersOf(
  { database, account }: Context,
  { event, resource, recordId }: { event: WrittenEvent; resource: Resource; recordId: number },
): Promise<ReadonlyMap<number, LastReminder>> {
  const rows = await database
    .selectFrom('mails')
    .select(({ fn }) => ['limited_partner_id as limitedPartnerId', fn.max('created_at').as('at')])
    .select(({ eb, fn }) => eb(fn.max('created_at'), '>', aDayAgo()).as('isRecent'))
    .where('tenant_id', '=', account.tenantId)
    .where('event', '=', event)
    .where('resource', '=', resource)
    .where('record_id', '=', recordId)
    .groupBy('limited_partner_id')
    .execute()
  return new Map(
    rows.flatMap(({ limitedPartnerId, at, isRecent }) =>
      limitedPartnerId ? [[limitedPartnerId, { at, isRecent: Boolean(isRecent) }] as const] : [],
    ),
  )
}
