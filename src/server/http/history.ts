/** Who changed what in a record, newest first. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { HistoryEntry } from '../../api/history.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { answeredChanges } from '../records/answeredAmounts.ts'
import { parseRange, ROWS_MAX } from '../records/query.ts'
import { readRecord } from '../records/rows.ts'
import { idOf, inTransaction, queryOf } from './requests.ts'
import type { Services } from './requests.ts'

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
    const rows = await current.tx
      .selectFrom('audit as h')
      .leftJoin('accounts as a', join =>
        join.onRef('a.tenant_id', '=', 'h.tenant_id').onRef('a.id', '=', 'h.account_id'),
      )
      .select(['h.id', 'h.at', 'a.name as by', 'h.action', 'h.changes'])
      .select(({ fn }) => fn.countAll<number>().over().as('total'))
      .where('h.tenant_id', '=', tenant)
      .where('h.resource', '=', entity.resource)
      .where('h.record_id', '=', id)
      .orderBy('h.id', 'desc')
      .limit(to - from + 1)
      .offset(from)
      .$narrowType<Pick<HistoryEntry, 'changes'>>()
      .execute()
    const found = rows.map(({ total: _, ...entry }): HistoryEntry => entry)
    return { total: rows[0]?.total ?? 0, entries: await answeredChanges(current, view, id, found) }
  })
  const shown = entries.map((entry): HistoryEntry => ({
    ...entry,
    changes: entry.changes.filter(change => !view.hidden.has(change.field.replace(/\..*/, ''))),
  }))
  const last = from + shown.length - 1
  return reply.header('content-range', `history ${shown.length === 0 ? '*' : `${from}-${last}`}/${total}`).send(shown)
}
