/**
 * Which currency the amounts of an entity are in, as pieces of a statement: what leaves the server has the decimals of
 * its currency. The currencies are joined once for a record, however many amounts it has.
 */
import { belongsTo, SYSTEM_CURRENCY } from '../../entity.ts'
import type { Entity, Field } from '../../entity.ts'

/** Of most currencies, and of an amount whose currency nobody has named yet. */
export const USUAL_MINOR_UNITS = 2

export interface AmountUnits {
  /** They follow the table `t` in "from". Each finds one row or none. */
  joins: string
  /** The decimals of the amounts of each unit. */
  minorUnits: ReadonlyMap<Field['unit'], string>
  /** Those of one amount; a row inside the record may name a currency of the record. */
  minorUnitsOf(amount: Pick<Field, 'unit'>): string
}

/**
 * Where values of a list are worked out by code, its statement brings the decimals along: those of `minorUnits`, in
 * their order. No property has a name with a space.
 */
export const MINOR_UNITS = 'minor units'

export function minorUnitsSql({ minorUnits }: AmountUnits): string {
  return `json_build_array(${[...minorUnits.values()].join(', ')}) as "${MINOR_UNITS}"`
}

type OfResource = (resource: string) => Entity | undefined

export function amountUnitsOf(entity: Entity, ofResource: OfResource): AmountUnits {
  const amounts = amountFields(entity.fields)
  const joins: string[] = []
  const minorUnits = new Map<Field['unit'], string>()
  for (const unit of new Set(amounts.map(amount => amount.unit))) {
    const joined = joinsOf(entity, unit, `u${minorUnits.size + 1}`, ofResource)
    if (!joined) continue
    joins.push(...joined.joins)
    minorUnits.set(unit, `coalesce(${joined.currency}.minor_units, ${USUAL_MINOR_UNITS})::integer`)
  }
  return {
    joins: joins.join(''),
    minorUnits,
    minorUnitsOf: ({ unit }) => minorUnits.get(unit) ?? String(USUAL_MINOR_UNITS),
  }
}

/** Those of the rows inside a record, too. */
export function amountFields(fields: readonly Field[]): Field[] {
  return fields.flatMap(field =>
    field.kind === 'childRows' ? amountFields(field.fields ?? []) : field.format === 'money' ? [field] : [],
  )
}

interface Joined {
  joins: string[]
  /** The alias of the currency. */
  currency: string
}

function joinsOf(entity: Entity, unit: string | undefined, alias: string, ofResource: OfResource): Joined | undefined {
  if (unit === SYSTEM_CURRENCY) return ofSystem(alias)
  if (unit !== undefined) {
    const column = entity.fields.find(({ name }) => name === unit)?.column
    return column === undefined ? undefined : { joins: [currencyJoin(alias, `id = t.${column}`)], currency: alias }
  }
  return ofFund(entity, alias, ofResource)
}

function ofSystem(alias: string): Joined {
  const tenant = `${alias}t`
  return {
    joins: [
      ` left join tenants ${tenant} on ${tenant}.id = t.tenant_id`,
      currencyJoin(alias, `code = ${tenant}.currency`),
    ],
    currency: alias,
  }
}

/** From what the record belongs to, up to its fund. */
function ofFund(entity: Entity, alias: string, ofResource: OfResource): Joined | undefined {
  const joins: string[] = []
  for (let of = entity, from = 't'; ;) {
    const owner = belongsTo(of)
    const target = ofResource(owner?.reference ?? '')
    if (!owner?.column || !target) return undefined
    const joined = `${alias}${'p'.repeat(joins.length + 1)}`
    const on = `${joined}.tenant_id = t.tenant_id and ${joined}.id = ${from}.${owner.column}`
    joins.push(` left join ${target.table} ${joined} on ${on}`)
    const currency = target.fields.find(({ name }) => name === 'currencyId')?.column
    if (currency !== undefined)
      return { joins: [...joins, currencyJoin(alias, `id = ${joined}.${currency}`)], currency: alias }
    of = target
    from = joined
  }
}

function currencyJoin(alias: string, condition: string): string {
  return ` left join currencies ${alias} on ${alias}.tenant_id = t.tenant_id and ${alias}.${condition}`
}
