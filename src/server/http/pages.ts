/** One page of a list, as the database wrote it. */
import type { FastifyReply } from 'fastify'
import type { View } from '../records/entityRegistry.ts'
import type { Page } from '../records/query.ts'

/** Stands once without a text when the page is empty, because the number of all records is wanted all the same. */
export interface PageRow {
  total: number
  text: string | null
}

/**
 * The database writes the JSON, a row at a time: one text of the whole page would come in ever larger buffers, each of
 * them memory that is free only after the next sweep.
 */
export function pageStatement(
  view: View,
  { join, order, from, to }: Page,
  where: string,
  selected = view.listSql,
): string {
  const { table } = view.entity
  return (
    `select c.total, l.text from (select count(*)::integer as total from ${table} t where ${where}) c ` +
    `left join lateral (select row_to_json(r)::text as text from (select ${selected} from ${view.from}${join} where ${where} order by ${order} limit ${to - from + 1} offset ${from}) r) l on true`
  )
}

export function pageOf(rows: readonly PageRow[]): { total: number; text: string } {
  return { total: rows[0]!.total, text: `[${rows.flatMap(({ text }) => text ?? []).join(',')}]` }
}

/** A buffer is written as it is, whereas a long text would be copied for it once more. */
const LONG_TEXT = 65_536

export function sendPage(
  reply: FastifyReply,
  { entity }: View,
  { from, to }: Page,
  { total, text }: { total: number; text: string },
): FastifyReply {
  const last = Math.min(to, total - 1)
  return reply
    .header('content-range', `${entity.resource} ${last < from ? '*' : `${from}-${last}`}/${total}`)
    .type('application/json; charset=utf-8')
    .send(text.length > LONG_TEXT ? Buffer.from(text) : text)
}
