/** Finds records of many entities by words, in one statement: what the caller may read of each, a few of each kind. */
import { mayRead } from '../../access.ts'
import type { FoundRecord } from '../../api/search.ts'
import type { SearchedEntity } from '../../context.ts'
import { run, Values } from '../database/sql.ts'
import { namingOf } from './naming.ts'
import { searchPatterns } from './query.ts'
import type { TransactionContext } from './transactionContext.ts'

/** Whoever wants more of one kind has its list. */
const OF_EACH_MAX = 5

/**
 * Every word stands in the record or in what it belongs to, and one in the record itself: "ashcombe growth" finds the
 * partner of that name in one fund. Records of the owner that is near come first, then the newest.
 */
export async function searchRecords(
  { registry, account, tx }: TransactionContext,
  text: string,
  searched: readonly SearchedEntity[],
  nearOwner: number | undefined,
): Promise<FoundRecord[]> {
  const values = new Values()
  const tenant = values.add(account.tenantId, 'bigint')
  const places = searchPatterns(text).map(pattern => values.add(pattern))
  const statements = searched.flatMap(({ resource, fact }) => {
    const entity = registry.ofResource(resource)
    if (!entity || entity.global || !mayRead(account, entity)) return []
    const view = registry.view(entity, account.roles)
    const { record, owner, joins } = namingOf(registry, view, account, fact === undefined ? [] : [fact])
    const holding = (columns: readonly string[], place: string) =>
      columns.map(column => `${column} ilike ${place}`).join(' or ') || 'false'
    const all = places.map(place => `(${holding([...view.searched, ...(owner?.searched ?? [])], place)})`)
    const own = places.map(place => `(${holding(view.searched, place)})`)
    const found = all.length === 0 ? 'true' : `${all.join(' and ')} and (${own.join(' or ')})`
    const near =
      owner && nearOwner !== undefined ? `${owner.id} = ${values.add(nearOwner, 'bigint')} desc nulls last, ` : ''
    const nearest = `${near}t.id ${owner ? 'desc' : 'asc'}`
    return [
      `(select '${entity.resource}' as resource, ${record} as record, ${owner?.name ?? 'null'} as owner ` +
        `from ${entity.table} t${joins} where t.tenant_id = ${tenant} and ${found} ` +
        `order by ${nearest} limit ${OF_EACH_MAX})`,
    ]
  })
  return statements.length === 0 ? [] : run(tx, statements.join(' union all '), values.list)
}
