/** What actions of areas read and write with: the records of one tenant inside one transaction. */
import type { DoneByCaller, ProductRow, Records } from '../../context.ts'
import type { Entity, EntityName } from '../../entity.ts'
import { actionOf } from '../../entityTypes.ts'
import type { Filter } from '../../entityTypes.ts'
import { problem } from '../../problems.ts'
import { run } from '../database/sql.ts'
import { actOnRecord } from './recordActions.ts'
import { readActivity } from './activity.ts'
import { deleteRows, insertRows, updateRows } from './manyRows.ts'
import type { RowChanges } from './manyRows.ts'
import { CHILD_ROWS_MAX, compileFilter, filterOf } from './query.ts'
import type { View } from './entityRegistry.ts'
import { readRecord } from './rows.ts'
import { searchRecords } from './search.ts'
import type { TransactionContext } from './transactionContext.ts'
import { asStored, valuesOf } from './typed.ts'
import type { StoredRecord, Values } from './values.ts'
import { createRecord, removeRecord, updateRecord } from './write.ts'

export function openRecords(current: TransactionContext): Records {
  const { registry, account, tx } = current
  const existing = async (entity: Entity, id: number): Promise<StoredRecord> => {
    const found = await readRecord(current, registry.view(entity), id, 'for update')
    if (!found) throw problem('not-found')
    return found
  }
  const found = async (view: View, ...filters: readonly Values[]): Promise<StoredRecord[]> => {
    const { resource } = view.entity
    const { where, values } = compileFilter(view, account.tenantId, ...filters)
    const rows = await run<StoredRecord>(
      tx,
      `select ${view.recordSql} from ${view.from} where ${where} order by t.id limit ${CHILD_ROWS_MAX + 1}`,
      values,
    )
    if (rows.length > CHILD_ROWS_MAX) throw new Error(`More than ${CHILD_ROWS_MAX} ${resource} were asked for at once.`)
    return rows
  }
  return {
    async get(name, id) {
      const entity = registry.named(name)
      const found = await readRecord(current, registry.view(entity), id)
      return found && asStored(entity, found)
    },
    async list(name, filter) {
      const entity = registry.named(name)
      return (await found(registry.view(entity), valuesOf(filter))).map(row => asStored(entity, row))
    },
    async found(name, filter, besides = {}) {
      const entity = registry.named(name)
      const view = registry.view(entity, account.roles)
      return (await found(view, filterOf(filter), valuesOf(besides))).map(row => asStored(entity, row))
    },
    async create(name, values, { set = {}, operation = 'create' } = {}) {
      const entity = registry.named(name)
      return asStored(entity, await createRecord(current, entity, valuesOf({ ...values, ...set }), operation))
    },
    createMany: <E extends EntityName>(name: E, rows: readonly ProductRow<E>[], done?: DoneByCaller) =>
      insertRows(current, registry.named(name), rows.map(valuesOf), done),
    updateMany: (name, rows, operation = 'update', done = []) =>
      updateRows(current, registry.named(name), rows.map(changesOfRow), operation, done),
    async update(name, id, changes, { set = {}, operation = 'update' } = {}) {
      const entity = registry.named(name)
      const before = await existing(entity, id)
      return asStored(entity, await updateRecord(current, entity, before, valuesOf({ ...changes, ...set }), operation))
    },
    async act(name, word, id, input) {
      const entity = registry.named(name)
      const action = actionOf(entity, word)
      return asStored(
        entity,
        await actOnRecord(current, entity, action, await existing(entity, id), { input: valuesOf(input) }),
      )
    },
    async remove(name, id, operation = 'delete') {
      const entity = registry.named(name)
      await removeRecord(current, entity, await existing(entity, id), operation)
    },
    async removeByHand(name, id, version, operation = 'delete') {
      const entity = registry.named(name)
      await removeRecord(current, entity, await existing(entity, id), operation, { version, goesOn: true })
    },
    search: (text, searched, nearFundId) => searchRecords(current, text, searched, nearFundId),
    activity: asked => readActivity(current, asked),
    removeMany: <E extends EntityName>(name: E, filter: Filter<E>) =>
      deleteRows(current, registry.named(name), valuesOf(filter)),
  }
}

function changesOfRow({ id, changes }: { id: number; changes: object }): RowChanges {
  return { id, changes: valuesOf(changes) }
}
