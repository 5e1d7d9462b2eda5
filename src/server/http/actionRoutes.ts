/** The actions of x-actions: one verb, one transaction, won by exactly one of several who try. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredRecord } from '../../context.ts'
import { conditionHolds, type Action, type Entity } from '../../entity.ts'
import { validators, type Validate } from '../../../generated/validators.js'
import { problem } from '../../problems.ts'
import { text } from '../../texts.ts'
import { requestText } from '../../texts/requests.ts'
import { writtenValues } from '../../validation.ts'
import { validate } from '../records/validation.ts'
import { featureOf, contextOf, idOf, queryOf, readAnswer, versionOf, withComputed } from './requests.ts'
import type { Services } from './requests.ts'
import { once } from './idempotency.ts'
import type { Answer } from './idempotency.ts'
import { assertOpenPeriod } from '../../reporting-periods/periodLock.server.ts'
import { changeRecord, readRecord } from '../records/records.ts'
import { wrongState } from '../records/states.ts'
import { completed } from '../records/values.ts'
import type { Change, Values } from '../records/values.ts'
import type { Work } from '../records/transactionContext.ts'

export function registerActions(app: FastifyInstance, services: Services, entity: Entity): void {
  for (const action of entity.actions) {
    const word = action.name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
    const preview = featureOf(services, entity).previews?.includes(action.name) ?? false
    const config = { access: action.access, query: preview ? ['preview'] : [] }
    const path = action.on === 'record' ? `/api/${entity.resource}/:id/${word}` : `/api/${entity.resource}/${word}`
    app.post(path, { config }, (request, reply) => perform(services, entity, action, request, reply))
  }
}

async function perform(
  services: Services,
  entity: Entity,
  action: Action,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { preview } = queryOf(request)
  if (preview !== undefined && preview !== 'true')
    throw problem('invalid-request', { detail: requestText('parameterValue', { parameter: 'preview' }) })
  const act =
    action.on === 'record'
      ? (current: Work) => performOnRecord(services, entity, action, request, current)
      : (current: Work) => performOnCollection(services, entity, action, request, current)
  return once(services, request, reply, act, preview === 'true')
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
  return completed(
    { ...entity, fields: (action.input ?? []).map(field => ({ ...field, column: field.column ?? field.name })) },
    input,
  )
}

async function performOnRecord(
  services: Services,
  entity: Entity,
  action: Action,
  request: FastifyRequest,
  current: Work,
): Promise<Answer> {
  const id = idOf(request)
  const before = await readRecord(current, services.catalogue.view(entity), id, 'for update')
  if (!before) throw problem('not-found')
  const version = versionOf(request)
  const input = inputOf(entity, action, request)
  if (action.from && !action.from.includes(String(before[entity.state ?? 'status']))) throw wrongState(entity, before)
  await assertOpenPeriod(current, entity, before, before)
  if (before.version !== version) throw problem('version-stale')
  if (
    action.when &&
    !conditionHolds(action.when, (await withComputed(services, current, services.catalogue.view(entity), [before]))[0]!)
  )
    throw problem('rule', { errors: { '': [action.otherwise ?? ''] } })
  const after = await changeState(services, entity, action, before, input, current)
  return {
    status: 200,
    headers: { etag: `"${after.version}"` },
    body: await readAnswer(services, current, entity, request.account.roles, after),
  }
}

/**
 * The state changes first, by compare and set; then the code of the feature; then one note of everything that changed.
 */
async function changeState(
  services: Services,
  entity: Entity,
  action: Action,
  before: StoredRecord,
  input: Values,
  current: Work,
): Promise<StoredRecord> {
  const code = featureOf(services, entity).actions?.[action.name]
  const state = action.to === undefined ? {} : { [entity.state ?? 'status']: action.to }
  const condition = action.from ? { from: action.from } : {}
  const noted = Object.entries(input)
    .filter(([, value]) => value !== null)
    .map(([field, value]): Change => ({ field, old: null, new: value }))
  if (!code) return changeRecord(current, entity, before, state, { ...condition, action: action.name, noted })
  const changed = await changeRecord(current, entity, before, state, condition)
  const context = await contextOf(services, current)
  const further = (await code(context, changed, input)) ?? {}
  return changeRecord(
    current,
    entity,
    before,
    { ...state, ...further },
    { action: action.name, noted, sameVersion: true },
  )
}

async function performOnCollection(
  services: Services,
  entity: Entity,
  action: Action,
  request: FastifyRequest,
  current: Work,
): Promise<Answer> {
  const code = featureOf(services, entity).collectionActions?.[action.name]
  if (!code) throw new Error(`The action "${action.name}" of "${entity.name}" has no code.`)
  const input = inputOf(entity, action, request)
  return { status: 200, headers: {}, body: await code(await contextOf(services, current), input) }
}
