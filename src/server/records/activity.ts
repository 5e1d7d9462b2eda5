/** The history of all records that the caller may read: who did what, newest first. */
import { mayRead } from '../../access.ts'
import { ACTIVITY_PAGE } from '../../api/activity.ts'
import type { ActivityEntry } from '../../api/activity.ts'
import type { HistoryChange } from '../../api/history.ts'
import type { ActivityFilter } from '../../context.ts'
import type { Entity } from '../../entity.ts'
import { run, Values } from '../database/sql.ts'
import { namingOf } from './naming.ts'
import type { TransactionContext } from './transactionContext.ts'

type Line = Omit<ActivityEntry, 'record' | 'exists' | 'owner'> & { recordId: number }
type Name = Pick<ActivityEntry, 'resource' | 'record' | 'owner'>

export async function readActivity(current: TransactionContext, asked: ActivityFilter): Promise<ActivityEntry[]> {
  const readable = current.registry.entities.filter(entity => !entity.global && mayRead(current.account, entity))
  const lines = await linesOf(current, readable, asked)
  const names = await namesOf(current, readable, lines)
  const named = new Map(names.map(name => [`${name.resource} ${name.record.id}`, name]))
  return lines.map(({ recordId, ...line }) => {
    const entity = current.registry.ofResource(line.resource)
    const hidden = entity && current.registry.view(entity, current.account.roles).hidden
    const changes = line.changes.filter(({ field }) => !hidden?.has(field.replace(/\..*/, '')))
    const found = named.get(`${line.resource} ${recordId}`)
    return {
      ...line,
      changes,
      record: found?.record ?? asItWas(entity, recordId, changes),
      exists: found !== undefined,
      owner: found?.owner ?? null,
    }
  })
}

const TENANTS = 'tenants'

function linesOf(
  { registry, account, tx }: TransactionContext,
  readable: readonly Entity[],
  asked: ActivityFilter,
): Promise<Line[]> {
  const values = new Values()
  const tenant = values.add(account.tenantId, 'bigint')
  const known = [...(asked.ofTenant ? [TENANTS] : []), ...readable.map(({ resource }) => resource)]
  const resources = known.filter(each => (asked.resource ?? each) === each)
  const conditions = [`h.tenant_id = ${tenant}`, `h.resource = any(${values.add(resources, 'text[]')})`]
  const day = (date: string) => `(${values.add(date, 'date')})::timestamp at time zone z.time_zone`
  if (asked.accountId !== undefined) conditions.push(`h.account_id = ${values.add(asked.accountId, 'bigint')}`)
  if (asked.before !== undefined) conditions.push(`h.id < ${values.add(asked.before, 'bigint')}`)
  if (asked.from !== undefined) conditions.push(`h.at >= ${day(asked.from)}`)
  if (asked.until !== undefined)
    conditions.push(`h.at < (${values.add(asked.until, 'date')} + 1)::timestamp at time zone z.time_zone`)
  const ofFund =
    asked.fundId === undefined ? '' : fundSql(registry, readable, tenant, values.add(asked.fundId, 'bigint'))
  if (ofFund !== '') conditions.push(WITHIN_FUND)
  return run<Line>(
    tx,
    `${ofFund}select h.id, h.at, a.name as by, h.account_id as "accountId", h.action, h.resource, ` +
      `h.record_id as "recordId", h.changes from audit h join tenants z on z.id = h.tenant_id ` +
      `left join accounts a on a.tenant_id = h.tenant_id and a.id = h.account_id ` +
      `where ${conditions.join(' and ')} order by h.id desc limit ${asked.limit ?? ACTIVITY_PAGE}`,
    values.list,
  )
}

/** What was deleted is known by the record that it belonged to, which its last line names. Other values are no ids. */
const WITHIN_FUND =
  "((h.resource, h.record_id) in (select resource, id from of_fund) or (h.action = 'delete' and exists (select 1 " +
  "from jsonb_array_elements(h.changes) c join belongs b on b.resource = h.resource and b.property = c->>'field' " +
  "join of_fund p on p.resource = b.parent and p.id::text = c->>'old')))"

/** All records of one fund, and by which property each kind belongs to another. */
function fundSql(registry: TransactionContext['registry'], readable: readonly Entity[], tenant: string, fund: string) {
  const belongs: string[] = []
  const records = [`select 'funds', ${fund}`]
  for (const entity of readable) {
    const view = registry.view(entity)
    const { owner, parent, joins } = namingOf(registry, view, undefined)
    if (owner?.resource !== 'funds' || !parent) continue
    belongs.push(`('${entity.resource}', '${parent.name}', '${parent.reference}')`)
    records.push(
      `select '${entity.resource}', t.id from ${entity.table} t${joins} ` +
        `where t.tenant_id = ${tenant} and ${owner.id} = ${fund}`,
    )
  }
  return (
    `with of_fund(resource, id) as materialized (${records.join(' union all ')}), ` +
    `belongs(resource, property, parent) as (values ${belongs.join(', ')}) `
  )
}

async function namesOf(
  { registry, account, tx }: TransactionContext,
  readable: readonly Entity[],
  lines: readonly Line[],
): Promise<Name[]> {
  const values = new Values()
  const tenant = values.add(account.tenantId, 'bigint')
  const statements = readable.flatMap(entity => {
    const ids = lines.filter(line => line.resource === entity.resource).map(({ recordId }) => recordId)
    if (ids.length === 0) return []
    const { record, owner, joins } = namingOf(registry, registry.view(entity, account.roles), account)
    return [
      `select '${entity.resource}' as resource, ${record} as record, ${owner?.name ?? 'null'} as owner ` +
        `from ${entity.table} t${joins} where t.tenant_id = ${tenant} and t.id = any(${values.add(ids, 'bigint[]')})`,
    ]
  })
  return statements.length === 0 ? [] : run<Name>(tx, statements.join(' union all '), values.list)
}

/** A record that is gone, by what the line itself says of it. */
function asItWas(entity: Entity | undefined, id: number, changes: readonly HistoryChange[]): ActivityEntry['record'] {
  const names = new Set([...(entity?.display ?? []), entity?.parent])
  return {
    id,
    ...Object.fromEntries(
      changes.filter(({ field }) => names.has(field)).map(each => [each.field, each.new ?? each.old]),
    ),
  }
}
