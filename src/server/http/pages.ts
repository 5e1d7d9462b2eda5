/** One page of a list, as the database wrote it. */
import type { FastifyReply } from 'fastify'
import type { View } from '../records/entityRegistry.ts'
import { computedValues } from '../records/computedColumns.ts'
import type { Page } from '../records/query.ts'
import { LONG_PAGE_ROWS } from './concurrencyLimits.ts'

/** Stands once without a text when the page is empty, because the number of all records is wanted all the same. */
export interface PageRow {
  total: number
  text: string | null
}

/**
 * The database writes the JSON, a row at a time: one text of the whole page would come in ever larger buffers, each of
 * them memory that is free only after the next sweep.
 */
export function pageStatement(view: View, page: Page, where: string, selected = view.listSql): string {
  return statementOf(view, page, where, { selected, join: '' })
}

/** The page with its computed values, where the database works out every one of them; undefined where it cannot. */
export function computedPageStatement(view: View, page: Page, where: string): string | undefined {
  const figures = computedValues(view, 'select id from page')
  if (!figures) return undefined
  return statementOf(view, page, where, { selected: [view.listSql, ...figures.columns].join(', '), join: figures.join })
}

/**
 * Which records stand on the page is settled first, so that nothing is joined, added up or written for any other: the
 * database would do all of it for every record of the list before it sorts.
 */
function statementOf(
  view: View,
  { join, order, from, to }: Page,
  where: string,
  shown: { selected: string; join: string },
): string {
  const { table, global } = view.entity
  const range = `limit ${to - from + 1} offset ${from}`
  const ids = `select t.id from ${table} t${join} where ${where} order by ${order} ${range}`
  return (
    `with page as materialized (select id, place from unnest(array(${ids})) with ordinality as p(id, place)) ` +
    `select c.total, l.text from (select count(*)::integer as total from ${table} t where ${where}) c ` +
    `left join lateral (select row_to_json(r)::text as text from (` +
    `select ${shown.selected} from ${view.from} join page p on p.id = t.id${shown.join} ` +
    `${global ? '' : 'where t.tenant_id = $1 '}order by p.place) r) l on true`
  )
}

/** How many records there are, and those of the page, each as JSON. */
export interface FoundPage {
  total: number
  records: readonly string[]
}

export function pageOf(rows: readonly PageRow[]): FoundPage {
  return { total: rows[0]!.total, records: rows.flatMap(({ text }) => text ?? []) }
}

export function sendPage(
  reply: FastifyReply,
  { entity }: View,
  { from, to }: Page,
  { total, records }: FoundPage,
): FastifyReply {
  const last = Math.min(to, total - 1)
  return reply
    .header('content-range', `${entity.resource} ${last < from ? '*' : `${from}-${last}`}/${total}`)
    .type('application/json; charset=utf-8')
    .send(records.length > LONG_PAGE_ROWS ? bytesOf(records) : `[${records.join(',')}]`)
}

/** Each record is written to its place: one text of a long page would be as much memory once more. */
function bytesOf(records: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(records.reduce((size, record) => size + Buffer.byteLength(record) + 1, 1))
  let end = 0
  for (const record of records) {
    bytes.write(end === 0 ? '[' : ',', end)
    end += 1 + bytes.write(record, end + 1)
  }
  bytes.write(']', end)
  return bytes
}
