/** List, get, create, update, delete and history of every entity, from its metadata. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredRecord } from '../records/values.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { neededFor } from '../../service-accounts/resources.ts'
import { createValues, isWritable } from '../records/validation.ts'
import { bodyOf } from './jsonBody.ts'
import { sendExport } from './exportRoute.ts'
import { withComputed } from '../records/computed.ts'
import {
  changesIn,
  CONFIRMED,
  idOf,
  inTransaction,
  leftSignal,
  queryOf,
  readAnswer,
  sendRecord,
  versionOf,
  warnedIn,
  withWarnings,
} from './requests.ts'
import type { Services } from './requests.ts'
import { sendHistory } from './history.ts'
import { needing } from './routeAccess.ts'
import { withIdempotencyKey } from './idempotency.ts'
import { computedPageStatement, pageOf, pageStatement, sendPage } from './pages.ts'
import type { FoundPage, PageRow } from './pages.ts'
import { compilePage } from '../records/query.ts'
import type { Page } from '../records/query.ts'
import type { View } from '../records/entityRegistry.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import { selectedValues } from '../records/sortFigures.ts'
import { recordStatement } from '../records/rows.ts'
import { areaOf } from '../records/transactionContext.ts'
import { valuesToWrite } from '../records/derivedValues.ts'
import { assertParentAllows, createRecord, lockRecord, removeRecord, updateRecord } from '../records/write.ts'
import { run } from '../database/sql.ts'
import { withExisting } from './duplicates.ts'
import type { Values } from '../records/values.ts'

const LIST_PARAMETERS = ['filter', 'sort', 'range', 'format', 'fields']

export function registerEntity(app: FastifyInstance, services: Services, entity: Entity): void {
  const { access } = entity
  const path = `/api/${entity.resource}`
  const writable = entity.fields.some(isWritable)
  const reading = { access: access.read, confirmsAccount: true, ...needing(neededFor.reading(entity)) } as const
  const writing = { confirmsAccount: true, ...needing(neededFor.writing(entity)) } as const
  app.get(path, { config: { ...reading, query: LIST_PARAMETERS } }, (request, reply) =>
    list(services, entity, request, reply),
  )
  app.get(`${path}/:id`, { config: reading }, (request, reply) => get(services, entity, request, reply))
  app.get(`${path}/:id/history`, { config: { ...reading, query: ['range'] } }, (request, reply) =>
    sendHistory(services, entity, request, reply),
  )
  // Records that only the product makes are read, never written.
  if (!writable) return
  app.post(path, { config: { ...writing, access: access.create, query: [CONFIRMED] } }, (request, reply) =>
    create(services, entity, request, reply),
  )
  app.put(`${path}/:id`, { config: { ...writing, access: access.write, query: [CONFIRMED] } }, (request, reply) =>
    update(services, entity, request, reply),
  )
  app.delete(`${path}/:id`, { config: { ...writing, access: access.delete } }, (request, reply) =>
    remove(services, entity, request, reply),
  )
}

async function list(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { account } = request
  const { format, ...asked } = queryOf(request)
  if (format !== undefined) {
    // It waits for its turn before it asks the database anything.
    await account.remembered?.ask()
    return sendExport(services, entity, request, reply, format)
  }
  // A list answers whole records: chosen columns would only seem to be respected.
  if (asked['fields'] !== undefined) throw problem('unknown-parameter', { values: { parameter: 'fields' } })
  const view = services.registry.view(entity, account.roles)
  const page = compilePage(services.registry, view, account, account.tenantId, asked)
  const statement = pageAlone(services, view, page)
  const left = () => leftSignal(reply)
  return services.concurrencyLimits.page(account, page, left, async () => {
    const found =
      statement === undefined
        ? await inTransaction(services, account, current => workedOutPage(current, view, page), true)
        : pageOf(await services.database.readOnce<PageRow>(account, statement, page.values, { onCopy: true }))
    return sendPage(reply, view, page, found)
  })
}

/** The statement that answers the page alone, unless code has to work something out. */
function pageAlone(services: Services, view: View, page: Page): string | undefined {
  if (page.figure !== undefined) return undefined
  if (areaOf(services, view.entity)?.computedFields) return computedPageStatement(view, page, page.where)
  return pageStatement(view, page, page.where)
}

async function workedOutPage(current: TransactionContext, view: View, page: Page): Promise<FoundPage> {
  const selected = areaOf(current, view.entity)?.computedFields ? view.listToComputeSql : view.listSql
  const values = await selectedValues(view, page, () => current.context())
  const sql = pageStatement(view, page, page.where, selected)
  const { total, records } = pageOf(await run<PageRow>(current.tx, sql, values))
  const stored = records.map(record => JSON.parse(record) as StoredRecord)
  return { total, records: (await withComputed(current, view, stored)).map(each => JSON.stringify(each)) }
}

async function get(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  const { account } = request
  const view = services.registry.view(entity, account.roles)
  const { sql, values } = recordStatement(account.tenantId, view, id)
  // Never from the copy: whoever has just saved a record sees what was saved.
  const [record] = areaOf(services, entity)?.computedFields
    ? await inTransaction(services, account, async current =>
        withComputed(current, view, await run<StoredRecord>(current.tx, sql, values)),
      )
    : await services.database.readOnce<StoredRecord>(account, sql, values)
  if (!record) throw problem('not-found')
  return sendRecord(reply, record)
}

async function create(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { roles } = request.account
  const warned = warnedIn(request)
  let tried: (() => Values) | undefined
  return withIdempotencyKey(services, request, reply, async (current, ending) => {
    const values = createValues(entity, bodyOf(request), roles)
    tried = () => valuesToWrite(current, entity, values, undefined)
    await assertParentAllows(current, entity, undefined, values)
    const made = await createRecord(current, entity, values, 'create', ending, warned)
    return {
      status: 201,
      headers: { location: `/api/${entity.resource}/${made.id}`, etag: `"${made.version}"` },
      body: withWarnings(await readAnswer(current, entity, roles, made), warned),
    }
  }).catch(async (error: unknown) => {
    throw await withExisting(services, request.account, entity, error, tried)
  })
}

/** The order of answers is 404, 428, 400, 409, 412, 422. */
async function update(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  const { roles } = request.account
  const warned = warnedIn(request)
  let tried: (() => Values) | undefined
  const answer = await inTransaction(services, request.account, async current => {
    const locked = await lockRecord(current, entity, id, 'update')
    if (!locked) throw problem('not-found')
    const { before, asked } = locked
    const version = versionOf(request)
    const { changes, refused } = await changesIn(current, entity, request, before)
    tried = () => valuesToWrite(current, entity, { ...before, ...changes }, before)
    const changed = await updateRecord(current, entity, before, changes, 'update', { version, warned, asked, refused })
    return readAnswer(current, entity, roles, changed)
  }).catch(async (error: unknown) => {
    throw await withExisting(services, request.account, entity, error, tried)
  })
  return sendRecord(reply, withWarnings(answer, warned))
}

async function remove(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  await inTransaction(services, request.account, async current => {
    const locked = await lockRecord(current, entity, id, 'delete')
    if (!locked) throw problem('not-found')
    await removeRecord(current, entity, locked.before, 'delete', { version: versionOf(request), asked: locked.asked })
  })
  return reply.code(200).send({ id })
}
