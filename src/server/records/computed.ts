/** What is worked out of records when they are answered, or when an action asks what they hold. */
import type { Entity, EntityName } from '../../entity.ts'
import { answeredValues } from './answeredAmounts.ts'
import { MINOR_UNITS } from './amountUnits.ts'
import type { View } from './entityRegistry.ts'
import { areaOf } from './transactionContext.ts'
import type { TransactionContext } from './transactionContext.ts'
import { asStored, valuesOf, visible } from './typed.ts'
import type { StoredRecord, Values } from './values.ts'

/** Computed fields are added to what is answered; they are never stored. */
export async function withComputed(
  current: TransactionContext,
  view: View,
  records: StoredRecord[],
): Promise<StoredRecord[]> {
  const computed = await computedOf(current, view.entity, records)
  return computed
    ? records.map(({ [MINOR_UNITS]: _, ...record }, index) => visible(view, { ...record, ...computed[index] }))
    : records
}

export async function computedOf<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  records: readonly StoredRecord[],
): Promise<Values[] | undefined> {
  const compute = areaOf(current, entity)?.computedFields
  if (!compute || records.length === 0) return undefined
  const computed = await compute(
    await current.context(),
    records.map(record => asStored(entity, record)),
  )
  return answeredValues(current, current.registry.view(entity), records, computed.map(valuesOf))
}

/** What an export holds besides the fields of the records. */
export async function exportFiguresOf<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  records: readonly StoredRecord[],
): Promise<readonly object[] | undefined> {
  return areaOf(current, entity)?.exportFigures?.values(
    await current.context(),
    records.map(record => asStored(entity, record)),
  )
}
