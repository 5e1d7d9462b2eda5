/** What every route needs: who asks, which record, which version, and a transaction to work in. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../../access.ts'
import type { Account } from '../../context.ts'
import { withComputed } from '../records/computed.ts'
import { partsOf, refusalOfChanged, sendsComputed } from '../records/unchangeable.ts'
import { updateValues } from '../records/validation.ts'
import type { StoredRecord, Values } from '../records/values.ts'
import { bodyOf } from './jsonBody.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import type { ProblemError } from '../../problems.ts'
import { hasText } from '../../texts.ts'
import { requestText } from '../../texts/requests.ts'
import type { Database } from '../database/database.ts'
import type { FileStore } from '../documents/fileStore.ts'
import type { ConcurrencyLimits } from './concurrencyLimits.ts'
import { transactionOf } from '../records/transaction.ts'
import type { RecordServices, TransactionContext } from '../records/transactionContext.ts'
import { visible } from '../records/typed.ts'
import type { Warned } from '../records/write.ts'

/** The parts of the server that routes use. */
export interface Services extends RecordServices {
  database: Database
  files: FileStore
  concurrencyLimits: ConcurrencyLimits
}

export function inTransaction<Result>(
  services: Services,
  account: Account,
  action: (current: TransactionContext) => Promise<Result>,
  readOnly = false,
): Promise<Result> {
  return services.database.inTransaction(account, tx => action(transactionOf(services, account, tx)), { readOnly })
}

/** Aborted when the caller leaves before the answer is complete: what takes long is then given up. */
export function leftSignal({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}

/** An id that can be none leads to the same answer as one that does not exist. */
export function idOf(request: FastifyRequest): number {
  const { id } = request.params as { id?: string }
  if (id === undefined || !/^[1-9]\d{0,15}$/.test(id) || !Number.isSafeInteger(Number(id))) throw problem('not-found')
  return Number(id)
}

/** The version that the caller has seen. */
export function versionOf(request: FastifyRequest): number {
  const header = request.headers['if-match']
  if (header === undefined) throw problem('version-required')
  const match = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header.trim())
  if (!match) throw problem('invalid-request', { detail: requestText('versionShape') })
  return Number(match[1])
}

export async function readAnswer(
  current: TransactionContext,
  entity: Entity,
  roles: readonly Role[],
  record: StoredRecord,
): Promise<StoredRecord> {
  const view = current.registry.view(entity, roles)
  const [answered = record] = await withComputed(current, view, [record])
  return visible(view, answered)
}

/**
 * What a PUT changes. The whole record may be sent back: values that its caller may only read are ignored while they
 * are those that the caller reads now, and `refused` names those that differ.
 */
export async function changesIn(
  current: TransactionContext,
  entity: Entity,
  request: FastifyRequest,
  before: StoredRecord,
): Promise<{ changes: Values; refused: ProblemError | undefined }> {
  const { roles } = request.account
  const parts = partsOf(entity, bodyOf(request), roles)
  const changes = updateValues(entity, parts.values, roles)
  const read = sendsComputed(parts) ? await readAnswer(current, entity, roles, before) : before
  return { changes, refused: refusalOfChanged(parts, read) }
}

export function sendRecord(reply: FastifyReply, record: StoredRecord, status = 200): FastifyReply {
  return reply.code(status).header('etag', `"${record.version}"`).send(record)
}

/** Query parameters as text; a repeated one is refused before (routeAccess.ts). */
export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  return request.query as Record<string, string | undefined>
}

/** The query parameter by which a write confirms what it was asked about. */
export const CONFIRMED = 'confirmed'

/** What the request confirms, ?confirmed=transaction.usuallyOut,…; the messages are filled in by the write. */
export function warnedIn(request: FastifyRequest): Warned {
  const codes = queryOf(request)[CONFIRMED]?.split(',') ?? []
  const unknown = codes.find(code => !hasText(`rule.${code}`))
  if (unknown !== undefined)
    throw problem('invalid-request', { detail: requestText('confirmedUnknown', { code: unknown.slice(0, 60) }) })
  return { confirmed: new Set(codes), messages: {} }
}

/** The warnings of a write stand beside the record that it answers; where there are none, nothing does. */
export function withWarnings<Body extends object>(body: Body, { messages }: Warned): Body {
  return Object.keys(messages).length > 0 ? { ...body, warnings: messages } : body
}

/** Whether the caller only tries it: ?preview=true, and no other value. */
export function isPreview(request: FastifyRequest): boolean {
  return isAsked(request, 'preview')
}

/** A parameter that is true or absent. */
export function isAsked(request: FastifyRequest, parameter: string): boolean {
  const value = queryOf(request)[parameter]
  if (value !== undefined && value !== 'true')
    throw problem('invalid-request', { detail: requestText('parameterValue', { parameter }) })
  return value === 'true'
}
