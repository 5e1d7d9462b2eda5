/** A record that may stand only once stands already: which one it is, so that a person can go and look at it. */
import type { Account } from '../../context.ts'
import type { StoredRecord } from '../records/values.ts'
import type { Entity } from '../../entity.ts'
import { nameOfRecord } from '../../formats.ts'
import { problem, type ProblemError } from '../../problems.ts'
import { text } from '../../texts.ts'
import { compileFilter } from '../records/query.ts'
import { problemOf } from './errors.ts'
import { visible } from '../records/typed.ts'
import type { Services } from './requests.ts'
import type { Values } from '../records/values.ts'

/**
 * `tried` answers with what was to be written. The error as it is when the existing record cannot be found: in another
 * tenant, among rows, or gone again.
 */
export async function withExisting(
  services: Services,
  account: Account,
  entity: Entity,
  error: unknown,
  tried: (() => Values) | undefined,
): Promise<unknown> {
  if (!isDuplicateOf(error, entity) || !tried) return error
  const values = tried()
  const fields = Object.keys(problemOf(error, services.registry).errors ?? {})
  const key = Object.fromEntries(fields.map(name => [name, values[name]]))
  if (fields.length === 0 || Object.values(key).some(value => value === null || value === undefined)) return error
  const view = services.registry.view(entity, account.roles)
  const { where, values: given } = compileFilter(view, account.tenantId, key)
  const [existing] = await services.database.readOnce<StoredRecord>(
    account,
    `select ${view.recordSql} from ${view.from} where ${where} limit 1`,
    given,
  )
  return existing ? named(entity, fields, visible(view, existing)) : error
}

function named(entity: Entity, fields: readonly string[], existing: StoredRecord): ProblemError {
  const name = nameOfRecord(entity, existing)
  const message = name === '' ? text('problem.already-exists.detail') : text('problem.already-exists.named', { name })
  // What it belongs to leads to its page.
  const owners = entity.fields
    .filter(({ kind, name: field }) => kind === 'reference' && typeof existing[field] === 'number')
    .map(({ name: field }) => [field, existing[field]])
  return problem('already-exists', {
    errors: Object.fromEntries(fields.map(field => [field, [message]])),
    existing: {
      resource: entity.resource,
      name,
      record: { ...Object.fromEntries(owners), id: existing.id } as Record<string, number>,
    },
  })
}

function isDuplicateOf(error: unknown, entity: Entity): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === '23505' &&
    'table' in error &&
    error.table === entity.table
  )
}
