/**
 * The records of one tenant inside one transaction. Every write is one statement that changes the row and notes who
 * changed what; row-level security stands behind the tenant conditions written here.
 */
import type { Records, StoredRecord } from '../../context.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import { isStored } from './entityRegistry.ts'
import type { Lock, View } from './entityRegistry.ts'
import { writeLines } from './childRows.ts'
import { assertOpenPeriod } from '../../reporting-periods/periodLock.server.ts'
import { CHILD_ROWS_MAX, compileFilter } from './query.ts'
import { run, Values } from '../database/sql.ts'
import { wrongState } from './states.ts'
import { changesBetween, completed, withDefaults } from './values.ts'
import type { Change, Values as Properties } from './values.ts'
import type { Work } from './transactionContext.ts'

interface Manner {
  /** Name of the deed in the history; without one nothing is noted (a first step, noted together with the second). */
  action?: string
  /** States of which the stored one must be one. */
  from?: readonly string[]
  /** The second step of one deed. */
  sameVersion?: true
  /** What else belongs into the history: the input of an action. */
  noted?: readonly Change[]
}

export function recordStatement(
  tenantId: number | null,
  view: View,
  id: number,
  lock: Lock = '',
): { sql: string; values: unknown[] } {
  return { sql: view.oneSql[lock], values: view.entity.global ? [id] : [tenantId, id] }
}

export async function readRecord(
  work: Work,
  view: View,
  id: number,
  lock: Lock = '',
): Promise<StoredRecord | undefined> {
  const { sql, values } = recordStatement(work.account.tenantId, view, id, lock)
  return (await run<StoredRecord>(work.tx, sql, values))[0]
}

function keySql(tenantId: number | null, entity: Entity, values: Values, id: number): string {
  return `${entity.global ? '' : `t.tenant_id = ${values.add(tenantId, 'bigint')} and `}t.id = ${values.add(id, 'bigint')}`
}

export async function insertRecord(
  work: Work,
  entity: Entity,
  given: Properties,
  action = 'create',
): Promise<StoredRecord> {
  const record = completed(entity, withDefaults(entity, given))
  const view = work.catalogue.view(entity)
  const note = noteValues(work, entity, action, changesBetween(entity, {}, record))
  const [made] = await run<StoredRecord>(work.tx, insertSql(view), [
    ...note,
    ...entity.fields.filter(isStored).map(field => parameter(record[field.name])),
  ])
  if (!made) throw new Error(`The database has made no ${entity.name}.`)
  if (!(await writeLines(work, entity, made.id, {}, record))) return made
  return (await readRecord(work, view, made.id))!
}

const inserts = new WeakMap<View, string>()

/** The values of the note come first, because tenant and account are those of the record, too. */
function insertSql(view: View): string {
  const known = inserts.get(view)
  if (known !== undefined) return known
  const { entity } = view
  const fields = entity.fields.filter(isStored)
  const note = noteTypes(entity)
  const [tenant, account] = entity.global ? [[], '$1'] : [['$1'], '$2']
  const names = [
    ...(entity.global ? [] : ['tenant_id']),
    'created_by',
    'updated_by',
    ...fields.map(field => field.column),
  ]
  const places = [...tenant, account, account, ...fields.map((_, index) => `$${note.length + index + 1}`)]
  const made = `with made as (insert into ${entity.table} (${names.join(', ')}) values (${places.join(', ')}) returning *)${noteSql(entity, 1, 'made')} select ${view.recordSql} from made t`
  inserts.set(view, made)
  return made
}

/** Throws wrong-state when the stored state is none of those asked for any more. */
export async function changeRecord(
  work: Work,
  entity: Entity,
  before: StoredRecord,
  changes: Properties,
  manner: Manner,
): Promise<StoredRecord> {
  const after = completed(entity, { ...before, ...changes })
  const differences = changesBetween(entity, before, after)
  const touched = new Set(differences.map(change => change.field))
  const values = new Values()
  const account = values.add(work.account.id, 'bigint')
  const sets = entity.fields
    .filter(isStored)
    .filter(field => touched.has(field.name))
    .map(field => `${field.column} = ${values.add(parameter(after[field.name]))}`)
  const view = work.catalogue.view(entity)
  const version = manner.sameVersion ? 't.version' : 't.version + 1'
  const from =
    manner.from === undefined
      ? ''
      : ` and ${view.columns.get(entity.state ?? 'status')?.sql ?? 't.status'} = any(${values.add(manner.from, 'text[]')})`
  const key = keySql(work.account.tenantId, entity, values, before.id)
  const note = manner.action === undefined ? '' : noteSql(entity, values.list.length + 1, 'changed')
  if (manner.action !== undefined)
    values.list.push(...noteValues(work, entity, manner.action, [...differences, ...(manner.noted ?? [])]))
  const rows = await run<StoredRecord>(
    work.tx,
    `with changed as (update ${entity.table} t set ${[`version = ${version}`, 'updated_at = now()', `updated_by = ${account}`, ...sets].join(', ')} ` +
      `where ${key}${from} returning t.*)${note} select ${view.recordSql} from changed t`,
    values.list,
  )
  const changed = rows[0]
  if (!changed) throw manner.from ? wrongState(entity, before) : problem('not-found')
  if (!(await writeLines(work, entity, before.id, before, after))) return changed
  return (await readRecord(work, view, before.id))!
}

export async function removeRecord(work: Work, entity: Entity, before: StoredRecord, action = 'delete'): Promise<void> {
  const values = new Values()
  const key = keySql(work.account.tenantId, entity, values, before.id)
  const note = noteSql(entity, values.list.length + 1, 'gone')
  values.list.push(...noteValues(work, entity, action, changesBetween(entity, before, {})))
  try {
    await run(
      work.tx,
      `with gone as (delete from ${entity.table} t where ${key} returning t.id)${note} select id from gone`,
      values.list,
    )
  } catch (error) {
    // Somebody has begun to refer to it since the references were counted, or they lie where nobody counts them (a
    // tenant's data).
    throw error instanceof Error && 'code' in error && error.code === '23503'
      ? problem('referenced', { detail: requestText('stillUsed') })
      : error
  }
}

function noteTypes(entity: Entity): string[] {
  return [...(entity.global ? [] : ['bigint']), 'bigint', 'text', 'text', 'jsonb']
}

function noteValues({ account }: Work, entity: Entity, action: string, changes: readonly Change[]): unknown[] {
  return [...(entity.global ? [] : [account.tenantId]), account.id, action, entity.resource, JSON.stringify(changes)]
}

/**
 * A statement that stands beside the change, so that there is no change without its note. Its values start at the given
 * place.
 */
function noteSql(entity: Entity, first: number, source: string): string {
  const places = noteTypes(entity).map((type, index) => `$${first + index}::${type}`)
  const [tenant, account, action, resource, changes] = entity.global ? [`${source}.id`, ...places] : places
  return `, noted as (insert into audit (tenant_id, account_id, action, resource, record_id, changes) select ${tenant}, ${account}, ${action}, ${resource}, ${source}.id, ${changes} from ${source})`
}

function parameter(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}

/** What actions of features work with. The period lock holds here too: a feature cannot forget it. */
export function openRecords(work: Work): Records {
  const named = (name: string): { entity: Entity; view: View } => {
    const entity = work.catalogue.named(name)
    return { entity, view: work.catalogue.view(entity) }
  }
  const existing = async (name: string, id: number): Promise<StoredRecord> => {
    const found = await readRecord(work, named(name).view, id, 'for update')
    if (!found) throw problem('not-found')
    return found
  }
  return {
    get: (name, id) => readRecord(work, named(name).view, id),
    async list(name, filter) {
      const { entity, view } = named(name)
      const { where, values } = compileFilter(view, work.account.tenantId, filter)
      const rows = await run<StoredRecord>(
        work.tx,
        `select ${view.recordSql} from ${entity.table} t where ${where} order by t.id limit ${CHILD_ROWS_MAX + 1}`,
        values,
      )
      if (rows.length > CHILD_ROWS_MAX)
        throw new Error(`More than ${CHILD_ROWS_MAX} ${entity.resource} were asked for at once.`)
      return rows
    },
    async create(name, values, action) {
      const { entity } = named(name)
      await assertOpenPeriod(work, entity, undefined, values)
      return insertRecord(work, entity, values, action)
    },
    async update(name, id, changes, action = 'update') {
      const { entity } = named(name)
      const before = await existing(name, id)
      await assertOpenPeriod(work, entity, before, { ...before, ...changes })
      return changeRecord(work, entity, before, changes, { action })
    },
    async remove(name, id, action) {
      const { entity } = named(name)
      const before = await existing(name, id)
      await assertOpenPeriod(work, entity, before, undefined)
      await removeRecord(work, entity, before, action)
    },
  }
}
