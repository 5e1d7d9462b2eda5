/** The values of a record with those that follow from others. */
import type { Entity, EntityName } from '../../entity.ts'
import { draftOf } from '../../validation.ts'
import { areaOf } from './transactionContext.ts'
import type { TransactionContext } from './transactionContext.ts'
import { asStored, valuesOf } from './typed.ts'
import type { StoredRecord, Values } from './values.ts'

export function valuesToWrite<E extends EntityName>(
  current: TransactionContext,
  entity: Entity<E>,
  values: Values,
  before: StoredRecord | undefined,
): Values {
  const follow = areaOf(current, entity)?.beforeSave
  if (!follow) return values
  return { ...values, ...valuesOf(follow(draftOf(entity, values), before && asStored(entity, before))) }
}
