/**
 * Amounts that code has worked out, and those of the history, as they are answered: with the decimals of their
 * currencies, which one statement finds for all records. What the database answers has them already.
 */
import type { HistoryEntry } from '../../api/history.ts'
import type { Field } from '../../entity.ts'
import { isDecimal, fieldAt } from '../../entity.ts'
import { asAmount } from '../../money.ts'
import { run } from '../database/sql.ts'
import { amountFields, MINOR_UNITS, USUAL_MINOR_UNITS } from './amountUnits.ts'
import type { View } from './entityRegistry.ts'
import type { TransactionContext } from './transactionContext.ts'
import { asChildRows } from './values.ts'
import type { StoredRecord, Values } from './values.ts'

type MinorUnits = (amount: Pick<Field, 'unit'>) => number

/** The values that code has worked out for each of the records. */
export async function answeredValues(
  current: TransactionContext,
  view: View,
  records: readonly StoredRecord[],
  worked: readonly Values[],
): Promise<Values[]> {
  const fields = view.entity.fields.filter(
    field => amountFields([field]).length > 0 && worked.some(values => values[field.name] !== undefined),
  )
  if (fields.length === 0) return [...worked]
  const brought = records.map(record => broughtAlong(view, record))
  const found = brought.includes(undefined)
    ? await minorUnitsOf(
        current,
        view,
        records.map(({ id }) => id),
      )
    : undefined
  return worked.map((values, index) => answered(fields, values, brought[index] ?? found?.(records[index]?.id) ?? USUAL))
}

function answered(fields: readonly Field[], values: Values, minorUnits: MinorUnits): Values {
  const shown = { ...values }
  for (const field of fields) {
    const value = values[field.name]
    if (field.kind === 'childRows') {
      if (Array.isArray(value))
        shown[field.name] = asChildRows(value).map(row => answered(field.fields ?? [], row, minorUnits))
    } else if (value !== undefined) shown[field.name] = amountOf(field, value, minorUnits)
  }
  return shown
}

/** What changed, with the decimals that the currencies of the record have. */
export async function answeredChanges(
  current: TransactionContext,
  view: View,
  id: number,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  if (amountFields(view.entity.fields).length === 0) return [...entries]
  const minorUnits = (await minorUnitsOf(current, view, [id]))(id)
  const shown = (path: string, value: unknown) => {
    const field = fieldAt(view.entity, path)
    if (!field) return value
    // A row that came or went stands as a whole.
    if (field.kind === 'childRows')
      return typeof value === 'object' && value ? answered(field.fields ?? [], { ...value }, minorUnits) : value
    return amountOf(field, value, minorUnits)
  }
  return entries.map(entry => ({
    ...entry,
    changes: entry.changes.map(change => ({
      ...change,
      old: shown(change.field, change.old),
      new: shown(change.field, change.new),
    })),
  }))
}

function amountOf(field: Field, value: unknown, minorUnits: MinorUnits): unknown {
  return field.format === 'money' && isDecimal(value) ? asAmount(value, minorUnits(field)) : value
}

const USUAL: MinorUnits = () => USUAL_MINOR_UNITS

/** Those that the statement of a list has selected. */
function broughtAlong({ amounts }: View, record: StoredRecord): MinorUnits | undefined {
  const brought = record[MINOR_UNITS]
  return Array.isArray(brought) ? minorUnitsIn(amounts, brought) : undefined
}

function minorUnitsIn({ minorUnits }: View['amounts'], row: readonly unknown[]): MinorUnits {
  const units = [...minorUnits.keys()]
  return ({ unit }) => {
    const found = row[units.indexOf(unit)]
    return typeof found === 'number' ? found : USUAL_MINOR_UNITS
  }
}

async function minorUnitsOf(
  { tx, account }: TransactionContext,
  { from, amounts }: View,
  ids: readonly number[],
): Promise<(id: number | undefined) => MinorUnits> {
  const rows = await run<{ id: number; units: readonly unknown[] }>(
    tx,
    `select t.id, json_build_array(${[...amounts.minorUnits.values()].join(', ')}) as units ` +
      `from ${from} where t.tenant_id = $1::bigint and t.id = any($2::bigint[])`,
    [account.tenantId, ids],
  )
  const byId = new Map(rows.map(({ id, units }) => [id, minorUnitsIn(amounts, units)]))
  return id => (id === undefined ? undefined : byId.get(id)) ?? USUAL
}
