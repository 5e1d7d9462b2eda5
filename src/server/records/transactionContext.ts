/** One transaction of one account: what everything that reads and writes records works with. */
import type { Account, Clock, Context, DatabaseTransaction, Files, ServerArea, ServerAreas } from '../../context.ts'
import type { Entity, EntityName } from '../../entity.ts'
import type { Draft, Finding, RuleContext } from '../../entityTypes.ts'
import type { EntityRegistry } from './entityRegistry.ts'
import type { Values } from './values.ts'

/** Refuses a write of any entity, whoever asks for it. */
export interface WriteCheck {
  /** Whether it ever refuses a write of this entity. */
  concerns(entity: Entity): boolean
  /** Before and after as they stand, absent when the record is made or removed. */
  assertWritable(
    current: TransactionContext,
    entity: Entity,
    before: Values | undefined,
    after: Values | undefined,
  ): Promise<void>
  /** The same of a stored record of which only the id is known yet: what can be asked about it is asked at once. */
  askAhead(current: TransactionContext, entity: Entity, id: number): AskedAhead
}

/** Goes on when the record is there, and it is known what becomes of it. */
export type AskedAhead = (before: Values, after: Values | undefined) => Promise<void>

/** What is wrong with the values of a record of any entity, besides its own rules and checks. */
export interface RecordCheck {
  /** Whether it ever finds anything in a record of this entity. */
  concerns(entity: Pick<Entity<string>, 'fields'>): boolean
  findings<E extends EntityName>(
    current: Pick<RecordServices, 'registry'>,
    context: Context,
    entity: Entity<E>,
    record: Draft<E>,
    ruleContext: RuleContext<E>,
  ): Promise<Finding<E>[]>
}

/** What is the same for all transactions of a running product. */
export interface RecordServices {
  registry: EntityRegistry
  areas: ServerAreas
  writeChecks: readonly WriteCheck[]
  recordChecks: readonly RecordCheck[]
  clock: Clock
  files: Files
}

export interface TransactionContext extends RecordServices {
  tx: DatabaseTransaction
  account: Account
  /** What the code of an area is given. */
  context(): Promise<Context>
}

export function areaOf<E extends EntityName>(
  { areas }: Pick<RecordServices, 'areas'>,
  entity: Entity<E>,
): ServerArea<E> | undefined {
  return areas[entity.name]
}
