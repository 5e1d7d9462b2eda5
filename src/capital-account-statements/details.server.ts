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

/** What stands for a record that another one refers to, by its id. */
export interface Names {
  of: ReadonlyMap<Reference, ReadonlyMap<number, string>>
  /** Of currencies, as they stand beside amounts. */
  codes: ReadonlyMap<number, string>
}

/** What the records of a fund refer to; each table is read one time. */
export async function namesOf({ database, account }: Context): Promise<Names> {
  const of = async (table: 'countries' | 'fund_managers') => {
    const rows = await database
      .selectFrom(table)
      .select(['id', 'name'])
      .where('tenant_id', '=', account.tenantId)
      .execute()
    return new Map(rows.map(({ id, name }) => [id, name]))
  }
  const currencies = await database
    .selectFrom('currencies')
    .select(['id', 'name', 'code'])
    .where('tenant_id', '=', account.tenantId)
    .execute()
  return {
    of: new Map([
      ['countries', await of('countries')],
      ['currencies', new Map(currencies.map(({ id, name }) => [id, name]))],
      ['fund-managers', await of('fund_managers')],
    ]),
    codes: new Map(currencies.map(({ id, code }) => [id, code])),
  }
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
    const value = shownValue(field, record, names)
    return value === '' ? [] : [{ title: field.title, value }]
  })
}

function shownValue<E extends Detailed>(field: Field, record: Stored<E>, names: Names): string {
  const value = valueOf(record, field.name)
  if (field.kind !== 'reference') {
    const text = formatValue(field, value)
    if (text === '' || !field.unit) return text
    if (field.format !== 'money') return `${text} ${field.unit}`
    const currencyId = valueOf(record, field.unit)
    const code = typeof currencyId === 'number' ? names.codes.get(currencyId) : undefined
    return code === undefined ? text : `${code}\u00a0${text}`
  }
  if (typeof value !== 'number') return ''
  for (const [resource, byId] of names.of) if (resource === field.reference) return byId.get(value) ?? ''
  return ''
}
