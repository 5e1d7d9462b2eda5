/** The fields of a record that investors see, as they are shown: those that its schema opens to the portal. */
import { entities } from '../../generated/entities.ts'
import { valueOf } from '../entity.ts'
import type { EntityName, Field } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import type { Context } from '../context.ts'
import { formatValue } from '../formats.ts'
import type { Detail } from './shapes.ts'

type Detailed = Extract<EntityName, 'fund' | 'limitedPartner' | 'investment'>
type Reference = 'countries' | 'currencies' | 'fund-managers'

/** By resource: the names of its records, by their ids. */
export type Names = ReadonlyMap<Reference, ReadonlyMap<number, string>>

/** What the records of a fund refer to; each table is read one time. */
export async function namesOf({ database, account }: Context): Promise<Names> {
  const of = async (table: 'countries' | 'currencies' | 'fund_managers') => {
    const rows = await database
      .selectFrom(table)
      .select(['id', 'name'])
      .where('tenant_id', '=', account.tenantId)
      .execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  return new Map([
    ['countries', await of('countries')],
    ['currencies', await of('currencies')],
    ['fund-managers', await of('fund_managers')],
  ])
}

/**
 * What is computed is left out: it says how things stand today, not how they stood when they were published. So are
 * pictures and lists of lines.
 */
export function detailsOf<E extends Detailed>(
  entity: E,
  record: Stored<E>,
  names: Names,
  leftOut: readonly string[] = [],
): Detail[] {
  return entities[entity].fields.flatMap((field: Field) => {
    if (!field.portal || field.computed || field.kind === 'childRows' || leftOut.includes(field.name)) return []
    const value = shownValue(field, valueOf(record, field.name), names)
    return value === '' ? [] : [{ title: field.title, value }]
  })
}

function shownValue(field: Field, value: unknown, names: Names): string {
  if (field.kind !== 'reference') {
    const text = formatValue(field, value)
    return text !== '' && field.unit && field.format !== 'money' ? `${text} ${field.unit}` : text
  }
  if (typeof value !== 'number') return ''
  for (const [resource, byId] of names) if (resource === field.reference) return byId.get(value) ?? ''
  return ''
}
