/** The actions of x-actions: one verb, one transaction, won by exactly one of several who try. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { allows } from '../../access.ts'
import { actionWord } from '../../entity.ts'
import type { Action, Entity, Field } from '../../entity.ts'
import { validators, type Validate } from '../../../generated/validators.js'
import { problem } from '../../problems.ts'
import { neededFor } from '../../service-accounts/resources.ts'
import { text } from '../../texts.ts'
import { writtenValues } from '../../api/writtenValues.ts'
import { validate } from '../records/validation.ts'
import { CONFIRMED, idOf, isPreview, readAnswer, versionOf, warnedIn, withWarnings } from './requests.ts'
import type { Services } from './requests.ts'
import { withIdempotencyKey } from './idempotency.ts'
import { ROWS_BYTES_MAX } from './jsonBody.ts'
import type { Answer } from './idempotency.ts'
import { needing } from './routeAccess.ts'
import { readRecord } from '../records/rows.ts'
import { completedFields } from '../records/values.ts'
import type { StoredRecord, Values } from '../records/values.ts'
import { areaOf } from '../records/transactionContext.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import { isApplicant } from '../records/applicant.ts'
import { actOnRecord } from '../records/recordActions.ts'
import { collectionAction } from '../records/typed.ts'

export function registerActions(app: FastifyInstance, services: Services, entity: Entity): void {
  for (const action of entity.actions) {
    const word = actionWord(action.name)
    const previews: readonly string[] = areaOf(services, entity)?.previews ?? []
    const preview = previews.includes(action.name)
    const query = [...(preview ? ['preview'] : []), ...(action.on === 'record' ? [CONFIRMED] : [])]
    const config = {
      access: action.also ? ('anyMember' as const) : action.access,
      query,
      ...needing(neededFor.acting(entity, action)),
    }
    const path = action.on === 'record' ? `/api/${entity.resource}/:id/${word}` : `/api/${entity.resource}/${word}`
    const limit = action.input?.some(takesLargeTable) ? { bodyLimit: ROWS_BYTES_MAX } : {}
    app.post(path, { config, ...limit }, (request, reply) => perform(services, entity, action, request, reply))
  }
}

/** More rows than a record could hold. */
function takesLargeTable({ maxItems = 0 }: Field): boolean {
  return maxItems > CHILD_ROWS_USUAL
}

const CHILD_ROWS_USUAL = 200

async function perform(
  services: Services,
  entity: Entity,
  action: Action,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const preview = isPreview(request)
  const act =
    action.on === 'record'
      ? (current: TransactionContext) => performOnRecord(entity, action, request, current)
      : (current: TransactionContext) => performOnCollection(entity, action, request, current)
  return withIdempotencyKey(services, request, reply, act, preview)
}

function inputOf(entity: Entity, action: Action, request: FastifyRequest): Values {
  const input = writtenValues(action.input ?? [], (request.body ?? {}) as Values)
  const actions: Readonly<Record<string, Validate>> = validators[entity.name].actions
  const validator = actions[action.name]
  if (validator) validate(validator, input, action.input ?? [])
  else if (Object.keys(input).length > 0)
    throw problem('invalid-body', {
      errors: Object.fromEntries(Object.keys(input).map(name => [name, [text('validation.unknown')]])),
    })
  return completedFields((action.input ?? []).map(withColumn), input)
}

/** Nothing of an input is stored: all of it counts. */
function withColumn(field: Field): Field {
  return { ...field, column: field.column ?? field.name, ...(field.fields && { fields: field.fields.map(withColumn) }) }
}

async function performOnRecord(
  entity: Entity,
  action: Action,
  request: FastifyRequest,
  current: TransactionContext,
): Promise<Answer> {
  const id = idOf(request)
  const warned = warnedIn(request)
  const before = await readRecord(current, current.registry.view(entity), id, 'for update')
  if (!before) throw problem('not-found')
  if (action.also) await assertMayAct(current, entity, action, before)
  const version = versionOf(request)
  const input = inputOf(entity, action, request)
  const after = await actOnRecord(current, entity, action, before, { input, version, warned })
  return {
    status: 200,
    headers: { etag: `"${after.version}"` },
    body: withWarnings(await readAnswer(current, entity, request.account.roles, after), warned),
  }
}

/** Whoever is neither of the group nor the applicant learns of the record no more than its own address tells. */
async function assertMayAct(
  current: TransactionContext,
  entity: Entity,
  action: Action,
  record: StoredRecord,
): Promise<void> {
  const { roles } = current.account
  if (allows(action.access, roles) || (await isApplicant(current, entity, record))) return
  throw problem(allows(entity.access.read, roles) ? 'forbidden' : 'not-found')
}

async function performOnCollection(
  entity: Entity,
  action: Action,
  request: FastifyRequest,
  current: TransactionContext,
): Promise<Answer> {
  const code = collectionAction(areaOf(current, entity), action.name)
  const input = inputOf(entity, action, request)
  const body = await code(await current.context(), input)
  return { status: 200, headers: {}, body, ...(action.shownOnce && { shownOnce: true }) }
}
