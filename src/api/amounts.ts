/** The decimals of amounts, checked alike in every form and by the server. */
import { isDecimal, valueOf } from '../entity.ts'
import type { Decimal, Entity, EntityName, Field } from '../entity.ts'
import type { FieldPath, Finding } from '../entityTypes.ts'
import { compare, hasMoreDecimals } from '../money.ts'

/**
 * A currency as far as amounts depend on it. Every amount has at most the decimals of its own: nobody pays half a yen.
 * An amount states its currency by a field of its record; those that state none are in the currency of the fund.
 */
export interface AmountCurrency {
  code: string
  minorUnits: number
}

interface Amount {
  path: string
  value: Decimal
  /** The field that holds the currency; undefined for the currency of the fund. */
  unit: string | undefined
}

/** Amounts that a currency without minor units would refuse. What stands as it stood is nobody's mistake of today. */
export function amountsToCheck(fields: readonly Field[], record: object, before: object | undefined): Amount[] {
  const broken = amountsOf(fields, record).filter(({ value }) => hasMoreDecimals(value, 0))
  if (broken.length === 0) return []
  const stored = new Map(amountsOf(fields, before ?? {}).map(({ path, value }) => [path, value]))
  return broken.filter(({ path, value }) => !sameAmount(stored.get(path), value))
}

/** What of them has more decimals than its currency. A currency that is not known yet refuses nothing. */
export function amountFindings<E extends EntityName>(
  { fields }: Pick<Entity<E>, 'fields'>,
  amounts: readonly Amount[],
  currencyOf: (unit: string | undefined) => AmountCurrency | undefined,
): Finding<E>[] {
  return amounts.flatMap(({ path, value, unit }): Finding<E>[] => {
    const found = decimalsFound(value, currencyOf(unit))
    return found && isPathOf(fields, path) ? [{ field: path, ...found }] : []
  })
}

/** What is wrong with one amount, wherever it stands; null when nothing is, or the currency is not known yet. */
export function decimalsFound(
  value: unknown,
  currency: AmountCurrency | undefined,
): Required<Pick<Finding, 'code' | 'values'>> | null {
  if (!currency || !isDecimal(value) || !hasMoreDecimals(value, currency.minorUnits)) return null
  const { code, minorUnits: decimals } = currency
  return {
    code: decimals === 0 ? 'currency.wholeUnits' : 'currency.decimals',
    values: { currency: code, decimals },
  }
}

function isPathOf<E extends EntityName>(fields: Entity<E>['fields'], path: string): path is FieldPath<E> & string {
  return fields.some(({ name }) => name === path.split('.')[0])
}

function sameAmount(one: Decimal | undefined, other: Decimal): boolean {
  return one !== undefined && compare(one, other) === 0
}

/** Amounts that follow from others are rounded where they are worked out. */
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
    return isAmount(field) && isDecimal(value) ? [{ path: field.name, value, unit: field.unit }] : []
  })
}

/** Whether a record holds amounts of its own, or in its rows. */
export function hasAmounts(fields: readonly Field[]): boolean {
  return fields.some(field => isAmount(field) || (field.kind === 'childRows' && hasAmounts(field.fields ?? [])))
}

function isAmount({ format, column, derived }: Field): boolean {
  return format === 'money' && column !== undefined && derived === undefined
}
