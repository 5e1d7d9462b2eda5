/**
 * Every amount has at most the decimals of its own currency: nobody pays half a yen. An amount states its currency by a
 * field of its record; those that state none are in the currency of the fund.
 */
import type { Checks, Context } from '../context.ts'
import { valueOf } from '../entity.ts'
import type { Entity, EntityName, Field } from '../entity.ts'
import type { FieldPath, Finding } from '../entityTypes.ts'
import { compare, isDecimal, round } from '../money.ts'
import { decimalsOf } from './currency.ts'

interface Amount {
  path: string
  value: string
  /** The field that holds the currency; undefined for the currency of the fund. */
  unit: string | undefined
}

/** Where the fund of a record is found: in itself, or in what it belongs to. */
const PARENTS = ['fundId', 'investmentId', 'closingId', 'capitalMovementId'] as const

export function amountsOfCurrency<E extends EntityName>(entity: Entity<E>): Checks<E> {
  const fields: readonly Field[] = entity.fields
  return async (context, record, { before }) => {
    const stored = new Map(amountsOf(fields, before ?? {}).map(({ path, value }) => [path, value]))
    // Whole amounts fit every currency, and what stands as it stood is nobody's mistake of today.
    const broken = amountsOf(fields, record).filter(
      ({ path, value }) => compare(round(value, 0), value) !== 0 && !sameAmount(stored.get(path), value),
    )
    const findings = await Promise.all(
      broken.map(async ({ path, value, unit }): Promise<Finding<E>[]> => {
        const found = await currencyOf(context, record, unit)
        if (!found) return []
        const decimals = decimalsOf(found.minorUnits)
        if (compare(round(value, decimals), value) === 0 || !isPathOf(entity, path)) return []
        const code = decimals === 0 ? 'currency.wholeUnits' : 'currency.decimals'
        return [{ field: path, code, values: { currency: found.code, decimals } }]
      }),
    )
    return findings.flat()
  }
}

function isPathOf<E extends EntityName>({ fields }: Entity<E>, path: string): path is FieldPath<E> & string {
  return fields.some(({ name }) => name === path.split('.')[0])
}

function sameAmount(one: string | undefined, other: string): boolean {
  return one !== undefined && compare(one, other) === 0
}

function amountsOf(fields: readonly Field[], record: object): Amount[] {
  return fields.flatMap(field => {
    const value = valueOf(record, field.name)
    if (field.kind === 'childRows' && Array.isArray(value))
      return value.flatMap((row: object, index) =>
        amountsOf(field.fields ?? [], row).map(amount => ({
          ...amount,
          path: `${field.name}.${index}.${amount.path}`,
        })),
      )
    if (field.format !== 'money' || !field.column || !isDecimal(value)) return []
    return [{ path: field.name, value, unit: field.unit }]
  })
}

type Found = { code: string; minorUnits: number } | undefined

async function currencyOf(context: Context, record: object, unit: string | undefined): Promise<Found> {
  const { records } = context
  const named = unit === undefined ? undefined : valueOf(record, unit)
  const id = typeof named === 'number' ? named : await fundCurrencyOf(context, record)
  return id === undefined ? undefined : records.get('currency', id)
}

async function fundCurrencyOf({ records }: Context, record: object): Promise<number | undefined> {
  const name = PARENTS.find(parent => typeof valueOf(record, parent) === 'number')
  const id = name && valueOf(record, name)
  if (typeof id !== 'number') return undefined
  const fundId =
    name === 'fundId'
      ? id
      : name === 'investmentId'
        ? (await records.get('investment', id))?.fundId
        : name === 'closingId'
          ? (await records.get('closing', id))?.fundId
          : (await records.get('capitalMovement', id))?.fundId
  return fundId === undefined ? undefined : (await records.get('fund', fundId))?.currencyId
}
