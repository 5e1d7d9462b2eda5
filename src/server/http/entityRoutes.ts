/** List, get, create, update, delete and history of every entity, from its metadata. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { StoredRecord } from '../../context.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import type { ProblemError } from '../../problems.ts'
import { brokenRules, createValues, isWritable, updateValues } from '../records/validation.ts'
import { begun } from '../database/reportedLater.ts'
import { bodyOf } from './jsonBody.ts'
import { sendExport } from '../exchange/export.ts'
import type { Feature } from '../features.ts'
import {
  featureOf,
  contextOf,
  idOf,
  queryOf,
  readAnswer,
  sendRecord,
  versionOf,
  withComputed,
  work,
} from './requests.ts'
import type { Services } from './requests.ts'
import { sendHistory } from './history.ts'
import { once } from './idempotency.ts'
import { assertOpenPeriod } from '../../reporting-periods/periodLock.server.ts'
import { pageOf, pageStatement, sendPage } from './pages.ts'
import type { PageRow } from './pages.ts'
import { compilePage } from '../records/query.ts'
import { changeRecord, insertRecord, readRecord, recordStatement, removeRecord } from '../records/records.ts'
import { assertUnreferenced } from '../records/references.ts'
import { run } from '../database/sql.ts'
import { wrongState } from '../records/states.ts'
import { namingTwin } from '../records/duplicates.ts'
import type { Values } from '../records/values.ts'
import type { Work } from '../records/transactionContext.ts'

const LIST_PARAMETERS = ['filter', 'sort', 'range', 'format', 'fields']

export function registerEntity(app: FastifyInstance, services: Services, entity: Entity): void {
  const { access } = entity
  const path = `/api/${entity.resource}`
  const writable = entity.fields.some(isWritable)
  app.get(path, { config: { access: access.read, query: LIST_PARAMETERS } }, (request, reply) =>
    list(services, entity, request, reply),
  )
  app.get(`${path}/:id`, { config: { access: access.read } }, (request, reply) => get(services, entity, request, reply))
  app.get(`${path}/:id/history`, { config: { access: access.read, query: ['range'] } }, (request, reply) =>
    sendHistory(services, entity, request, reply),
  )
  // Records that only the product makes are read, never written.
  if (!writable) return
  app.post(path, { config: { access: access.create } }, (request, reply) => create(services, entity, request, reply))
  app.put(`${path}/:id`, { config: { access: access.write } }, (request, reply) =>
    update(services, entity, request, reply),
  )
  app.delete(`${path}/:id`, { config: { access: access.delete } }, (request, reply) =>
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
  if (format !== undefined) return sendExport(services, entity, request, reply, format)
  // A list answers whole records: chosen columns would only seem to be respected.
  if (asked['fields'] !== undefined) throw problem('unknown-parameter', { values: { parameter: 'fields' } })
  const view = services.catalogue.view(entity, account.roles)
  const page = compilePage(services.catalogue, view, account.roles, account.tenantId, asked)
  const sql = pageStatement(view, page, page.where)
  return services.queues.page(page, async () => {
    const found = featureOf(services, entity).computed
      ? await work(
          services,
          account,
          async current => {
            const { total, text } = pageOf(await run<PageRow>(current.tx, sql, page.values))
            return {
              total,
              text: JSON.stringify(await withComputed(services, current, view, JSON.parse(text) as StoredRecord[])),
            }
          },
          true,
        )
      : pageOf(await services.database.readOnce<PageRow>(account, sql, page.values, { onCopy: true }))
    return sendPage(reply, view, page, found)
  })
}

async function get(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  const { account } = request
  const view = services.catalogue.view(entity, account.roles)
  const { sql, values } = recordStatement(account.tenantId, view, id)
  // Never from the copy: whoever has just saved a record sees what was saved.
  const [record] = featureOf(services, entity).computed
    ? await work(services, account, async current =>
        withComputed(services, current, view, await run<StoredRecord>(current.tx, sql, values)),
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
  const feature = featureOf(services, entity)
  let tried: Values | undefined
  return once(services, request, reply, async current => {
    const values = (tried = derived(feature, createValues(entity, bodyOf(request), roles), undefined))
    const open = begun(assertOpenPeriod(current, entity, undefined, values))
    const context = await contextOf(services, current)
    const broken = await brokenRules(feature, context, values, undefined)
    const made = await afterwards(open, broken, () => insertRecord(current, entity, values))
    await feature.created?.(context, made)
    return {
      status: 201,
      headers: { location: `/api/${entity.resource}/${made.id}`, etag: `"${made.version}"` },
      body: await readAnswer(services, current, entity, roles, made),
    }
  }).catch(async (error: unknown) => {
    throw await namingTwin(services, request.account, entity, error, tried)
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
  const feature = featureOf(services, entity)
  let tried: Values | undefined
  const answer = await work(services, request.account, async current => {
    const before = await readRecord(current, services.catalogue.view(entity), id, 'for update')
    if (!before) throw problem('not-found')
    const version = versionOf(request)
    const after = (tried = derived(feature, { ...before, ...updateValues(entity, bodyOf(request), roles) }, before))
    assertState(entity, entity.editable, before)
    await assertNotKept(services, feature, current, before, 'change')
    const open = begun(assertOpenPeriod(current, entity, before, after))
    const refused =
      before.version === version
        ? await brokenRules(feature, await contextOf(services, current), after, before)
        : problem('version-stale')
    return readAnswer(
      services,
      current,
      entity,
      roles,
      await afterwards(open, refused, () => changeRecord(current, entity, before, after, { action: 'update' })),
    )
  }).catch(async (error: unknown) => {
    throw await namingTwin(services, request.account, entity, error, tried)
  })
  return sendRecord(reply, answer)
}

async function remove(
  services: Services,
  entity: Entity,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  await work(services, request.account, async current => {
    const before = await readRecord(current, services.catalogue.view(entity), id, 'for update')
    if (!before) throw problem('not-found')
    const version = versionOf(request)
    assertState(entity, entity.deletable, before)
    await assertNotKept(services, featureOf(services, entity), current, before, 'delete')
    await assertUnreferenced(current, entity, id)
    await assertOpenPeriod(current, entity, before, undefined)
    if (before.version !== version) throw problem('version-stale')
    await removeRecord(current, entity, before)
  })
  return reply.code(200).send({ id })
}

/**
 * The check of the reporting period and the change travel to the database together, which saves a journey. The check
 * speaks first; when it refuses, the transaction takes the change back.
 */
async function afterwards<Result>(
  check: Promise<void>,
  refused: ProblemError | undefined,
  change: () => Promise<Result>,
): Promise<Result> {
  if (refused) {
    await check
    throw refused
  }
  const [checked, changed] = await Promise.allSettled([check, change()])
  if (checked.status === 'rejected') throw checked.reason
  if (changed.status === 'rejected') throw changed.reason
  return changed.value
}

function assertState(entity: Entity, allowed: readonly string[] | undefined, record: StoredRecord): void {
  if (allowed?.includes(String(record['status'])) === false) throw wrongState(entity, record)
}

/** Some records go only with what made them, or after what builds on them. */
async function assertNotKept(
  services: Services,
  { kept }: Feature,
  current: Work,
  record: StoredRecord,
  deed: 'change' | 'delete',
): Promise<void> {
  const reason = await kept?.(await contextOf(services, current), record, deed)
  if (reason) throw problem('kept', { detail: reason })
}

function derived(feature: Feature, record: Values, before: StoredRecord | undefined): Values {
  return feature.derived ? { ...record, ...feature.derived(record, before) } : record
}
