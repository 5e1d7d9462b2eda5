/** The lines of a record: records of an entity of their own whose state is that of the record. They go with it. */
import type { Entity } from '../../entity.ts'
import { areaOf } from './transactionContext.ts'
import type { TransactionContext } from './transactionContext.ts'

interface OwnLines {
  entity: Entity
  /** The property that names the record they belong to. */
  parent: string
}

/** Lines that may be kept by a guard or by a closed period do not go with it: they are deleted one by one before. */
export function linesOf(current: TransactionContext, entity: Entity): OwnLines[] {
  return current.registry
    .referencesTo(entity)
    .filter(({ from, field }) => from.parentStates !== undefined && from.parent === field.name)
    .filter(({ from }) => from.lock === undefined && !areaOf(current, from)?.guard)
    .map(({ from, field }) => ({ entity: from, parent: field.name }))
}
