/** Who changed what in a record, newest first. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HistoryEntry } from '../../api/history.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { parseRange, ROWS_MAX } from '../records/query.ts'
import { readRecord } from '../records/rows.ts'
import { idOf, inTransaction, queryOf } from './requests.ts'
import type { Services } from './requests.ts'
import { jsonSql } from '../records/entityRegistry.ts'
import { run } from '../database/sql.ts'

export async function sendHistory(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  const { range } = queryOf(request)
  const { from, to } = range === undefined ? { from: 0, to: ROWS_MAX - 1 } : parseRange(range, ROWS_MAX)
  const view = services.registry.view(entity, request.account.roles)
  const { total, entries } = await inTransaction(services, request.account, async current => {
    if (!(await readRecord(current, view, id))) throw problem('not-found')
    const tenant = entity.global ? id : current.account.tenantId
    const rows = await run<HistoryEntry & { total: number }>(
      current.tx,
      `select h.id, ${jsonSql('timestamp', 'h.at')} as at, a.name as by, h.action, h.changes, count(*) over ()::integer as total ` +
        'from audit h left join accounts a on a.tenant_id = h.tenant_id and a.id = h.account_id ' +
        `where h.tenant_id = $1 and h.resource = $2 and h.record_id = $3 order by h.id desc limit ${to - from + 1} offset ${from}`,
      [tenant, entity.resource, id],
    )
    return { total: rows[0]?.total ?? 0, entries: rows.map(({ total: _, ...entry }) => entry) }
  })
  const shown = entries.map((entry): HistoryEntry => ({
    ...entry,
    changes: entry.changes.filter(change => !view.hidden.has(change.field.split('.')[0]!)),
  }))
  const last = from + shown.length - 1
  return reply.header('content-range', `history ${shown.length === 0 ? '*' : `${from}-${last}`}/${total}`).send(shown)
}
