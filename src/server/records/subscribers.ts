/**
 * What the webhooks of a tenant are told of a change, written by the statement of the change itself: without a webhook
 * the statement finds none and writes nothing. Who delivers it, and what webhooks are, is no matter of the engine.
 */
import { sql } from 'kysely'
import type { Operation } from '../../context.ts'
import type { Entity } from '../../entity.ts'
import type { Stored } from '../../entityTypes.ts'
import { textOnce } from '../database/sql.ts'
import type { Given } from '../database/sql.ts'

/** What a webhook chooses by. */
type Kind = 'create' | 'update' | 'delete' | 'action'

/** Parts of the statement: expressions, and the relation of the changed rows. */
interface NewDelivery {
  account: number | null
  operation: string
  kind: Kind
  resource: NonNullable<Stored<'webhook'>['subscriptions'][number]['resource']>
  from: { tenant_id: number; id: number; version: number }
}

/** Webhooks are told of everything but themselves: of a delivery there would be no end. */
const WITHOUT_WEBHOOKS: ReadonlySet<string> = new Set(['webhook', 'webhookDelivery'])

const INSERT = textOnce((builder, part: Given<NewDelivery>) =>
  builder
    .insertInto('webhook_deliveries')
    .columns([
      'tenant_id',
      'created_by',
      'updated_by',
      'webhook_id',
      'message_id',
      'resource',
      'record_id',
      'record_version',
      'operation',
    ])
    .expression(query =>
      query
        .selectFrom(sql<NewDelivery['from']>`${part('from')}`.as('c'))
        .innerJoin('webhooks as w', 'w.tenant_id', 'c.tenant_id')
        .select(({ fn, cast }) => [
          'w.tenant_id',
          part('account').as('created_by'),
          part('account').as('updated_by'),
          'w.id as webhook_id',
          cast<string>(fn('gen_random_uuid'), 'text').as('message_id'),
          part('resource').as('resource'),
          'c.id as record_id',
          'c.version as record_version',
          part('operation').as('operation'),
        ])
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('webhook_subscriptions as s')
              .select('s.id')
              .whereRef('s.tenant_id', '=', 'w.tenant_id')
              .whereRef('s.webhook_id', '=', 'w.id')
              .where(({ eb, or }) => or([eb('s.resource', 'is', null), eb('s.resource', '=', part('resource'))]))
              .where(({ eb, or }) => or([eb('s.operation', 'is', null), eb('s.operation', '=', part('kind'))])),
          ),
        ),
    ),
)

export interface SubscribedChange {
  account: string
  /** The word that the history has for it, as an expression, and which statement writes it. */
  operation: string
  written: Extract<Operation, 'create' | 'update' | 'delete'>
  from: string
}

/** A common table expression beside the change; empty for what nobody is told of. */
export function deliveriesSql(entity: Entity, { account, operation, written, from }: SubscribedChange): string {
  if (entity.global || WITHOUT_WEBHOOKS.has(entity.name)) return ''
  const kind = written === 'update' ? `case ${operation} when 'update' then 'update' else 'action' end` : `'${written}'`
  return `, delivered as (${INSERT({ account, operation, kind, resource: `'${entity.resource}'`, from })})`
}
