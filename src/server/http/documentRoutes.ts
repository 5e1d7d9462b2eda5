/**
 * Documents kept with records. Who may read a record may read its documents; who may change it may add and remove them.
 * The applicant of a record may do both, as far as the area of the record lets them.
 */
import { hasAdded, isApplicant } from '../records/applicant.ts'
import { asStored } from '../records/typed.ts'
import multipart from '@fastify/multipart'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { allows } from '../../access.ts'
import type { Role } from '../../access.ts'
import type { StoredRecord } from '../records/values.ts'
import { CONTENT_TYPES, isWhatItSays } from '../../documents/content.server.ts'
import { draftOf, FILE_BYTES_MAX } from '../../validation.ts'
import { conditionHolds } from '../../entity.ts'
import type { DocumentStep } from '../../context.ts'
import type { Entity, EntityName, Field } from '../../entity.ts'
import { extensionOf } from '../../formats.ts'
import { problem } from '../../problems.ts'
import { text } from '../../texts.ts'
import { createValues, updateValues } from '../records/validation.ts'
import { bodyOf } from './jsonBody.ts'
import { mayBeCommitted } from '../database/database.ts'
import { sendHistory } from './history.ts'
import { answerOf, REPLAYED, sendAnswer } from './idempotency.ts'
import { pageOf, pageStatement, sendPage } from './pages.ts'
import type { PageRow } from './pages.ts'
import { compilePage } from '../records/query.ts'
import { readRecord } from '../records/rows.ts'
import { createRecord, removeRecord, updateRecord } from '../records/write.ts'
import {
  CONFIRMED,
  idOf,
  queryOf,
  readAnswer,
  sendRecord,
  versionOf,
  inTransaction,
  warnedIn,
  withWarnings,
} from './requests.ts'
import type { Services } from './requests.ts'
import { codeOf } from '../database/postgres/failures.ts'
import { run } from '../database/sql.ts'
import { fileProblem, PARTS_MAX, receiveUpload, UPLOAD_SPEED } from './upload.ts'
import type { Speed, Upload } from './upload.ts'
import type { Values } from '../records/values.ts'
import { areaOf } from '../records/transactionContext.ts'
import type { TransactionContext } from '../records/transactionContext.ts'

const PATH = '/api/documents'

/** In a scope of its own: nothing else takes multipart requests. */
export async function registerDocuments(
  root: FastifyInstance,
  services: Services,
  speed = UPLOAD_SPEED,
): Promise<void> {
  const document = services.registry.named('document')
  const config = { access: 'anyMember' } as const
  root.get(PATH, { config: { ...config, query: ['filter', 'sort', 'range'] } }, (request, reply) =>
    list(services, document, request, reply),
  )
  root.get(`${PATH}/:id`, { config }, async (request, reply) =>
    sendRecord(reply, await seen(services, document, request)),
  )
  root.get(`${PATH}/:id/content`, { config }, (request, reply) => download(services, document, request, reply))
  root.get(`${PATH}/:id/history`, { config: { ...config, query: ['range'] } }, async (request, reply) => {
    await seen(services, document, request, 'byRole')
    return sendHistory(services, document, request, reply)
  })
  root.put(`${PATH}/:id`, { config: { access: document.access.write, query: [CONFIRMED] } }, (request, reply) =>
    update(services, document, request, reply),
  )
  root.delete(`${PATH}/:id`, { config }, (request, reply) => remove(services, document, request, reply))
  await root.register(async app => {
    await app.register(multipart, { limits: { ...PARTS_MAX, fileSize: FILE_BYTES_MAX }, throwFileSizeLimit: false })
    for (const owner of services.registry.entities) {
      if (owner.documents)
        app.post(
          `/api/${owner.resource}/:id/documents`,
          {
            config: { access: owner.applicant ? 'anyMember' : owner.access.write },
            bodyLimit: FILE_BYTES_MAX + 1_048_576,
          },
          (request, reply) => upload(services, document, owner, speed, request, reply),
        )
    }
  })
}

/** The resources whose records, and so whose documents, the caller may read or change. */
function resources(services: Services, roles: readonly Role[], right: 'read' | 'write'): string[] {
  return services.registry.entities
    .filter(entity => entity.documents && allows(entity.access[right], roles))
    .map(entity => entity.resource)
}

async function list(
  services: Services,
  document: Entity<'document'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { account } = request
  const view = services.registry.view(document, account.roles)
  const page = compilePage(services.registry, view, account.roles, account.tenantId, queryOf(request))
  const values = [...page.values, resources(services, account.roles, 'read')]
  const where = `${page.where} and t.resource = any($${values.length}::text[])`
  const found = pageOf(
    await inTransaction(
      services,
      account,
      current => run<PageRow>(current.tx, pageStatement(view, page, where), values),
      true,
    ),
  )
  return sendPage(reply, view, page, found)
}

interface Owned {
  found: StoredRecord
  owner: Entity | undefined
  /** Read where what happens to the document depends on its record. */
  record: StoredRecord | undefined
  byApplicant: boolean
  /** The applicant has added it. */
  own: boolean
}

/** The document as the product knows it; not found when its record may not be seen. */
async function owned(
  services: Services,
  document: Entity<'document'>,
  current: TransactionContext,
  id: number,
  right: 'read' | 'write',
  lock: '' | 'for update' = '',
): Promise<Owned> {
  const { roles } = current.account
  const found = await readRecord(current, services.registry.view(document), id, lock)
  if (!found) throw problem('not-found')
  const { resource, recordId, kind } = asStored(document, found)
  const owner = services.registry.ofResource(resource)
  const applying = owner?.applicant !== undefined
  const record = applying
    ? await readRecord(current, services.registry.view(owner), recordId, right === 'write' ? 'for share' : '')
    : undefined
  const byRole = resources(services, roles, right).includes(resource)
  const byApplicant =
    !byRole && owner !== undefined && record !== undefined && (await isApplicant(current, owner, record))
  if (!byRole && !byApplicant)
    throw problem(resources(services, roles, 'read').includes(resource) ? 'forbidden' : 'not-found')
  const own = byApplicant && (await hasAdded(current, id))
  if (byApplicant && documentRefusal(services, owner, record, { operation: 'see', kind, byApplicant, own }))
    throw problem('not-found')
  return { found, owner, record, byApplicant, own }
}

/** What the area of the record forbids. */
function assertDocumentStep(
  services: Services,
  owner: Entity | undefined,
  record: StoredRecord | undefined,
  step: DocumentStep,
): void {
  const reason = owner && record && documentRefusal(services, owner, record, step)
  if (reason) throw problem('protected', { detail: reason })
}

function documentRefusal<E extends EntityName>(
  services: Services,
  owner: Entity<E>,
  record: StoredRecord,
  step: DocumentStep,
): string | null {
  return areaOf(services, owner)?.documentGuard?.(asStored(owner, record), step) ?? null
}

/** What was done to a document, and by whom, is told to whoever may see it by role: not to an applicant. */
async function seen(
  services: Services,
  document: Entity<'document'>,
  request: FastifyRequest,
  whom: 'byRole' | 'anybody' = 'anybody',
): Promise<StoredRecord> {
  const id = idOf(request)
  return inTransaction(
    services,
    request.account,
    async current => {
      const { found, byApplicant } = await owned(services, document, current, id, 'read')
      if (byApplicant && whom === 'byRole') throw problem('not-found')
      return readAnswer(current, document, request.account.roles, found)
    },
    true,
  )
}

async function download(
  services: Services,
  document: Entity<'document'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  const { found } = await inTransaction(
    services,
    request.account,
    current => owned(services, document, current, id, 'read'),
    true,
  )
  const { contentKey: key, fileType, fileName } = asStored(document, found)
  // A row without its file has nothing to give: an empty answer would look like a document.
  const size = await services.files.size(key).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? problem('not-found', { detail: text('documents.nothing') }) : error
  })
  reply.headers({
    'content-type': CONTENT_TYPES[fileType] ?? 'application/octet-stream',
    'content-length': size,
    'content-disposition': contentDisposition(fileName),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'accept-ranges': 'none',
  })
  // An empty stream leaves the length as it is; the framework would count an empty text.
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : services.files.read(key))
}

async function upload(
  services: Services,
  document: Entity<'document'>,
  owner: Entity,
  speed: Speed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  if (!request.isMultipart()) throw problem('unsupported-media-type')
  const ownerView = services.registry.view(owner)
  await inTransaction(
    services,
    request.account,
    async current => {
      await assertMayUpload(current, owner, await readRecord(current, ownerView, id))
    },
    true,
  )
  const received = await receiveUpload(request, services.files, FILE_BYTES_MAX, speed)
  try {
    const values = await valuesOf(services, document, owner, id, received, request.account.roles)
    const answer = await answerOf(services, request, async current => {
      // The record may not be deleted while a document is added to it.
      const record = await readRecord(current, ownerView, id, 'for share')
      const byApplicant = await assertMayUpload(current, owner, record)
      const { kind } = draftOf(document, values)
      if (kind) assertDocumentStep(services, owner, record, { operation: 'add', kind, byApplicant, own: byApplicant })
      const made = await createRecord(current, document, values, 'upload', 'refusal')
      return {
        status: 201,
        headers: { location: `${PATH}/${made.id}`, etag: `"${made.version}"` },
        body: await readAnswer(current, document, request.account.roles, made),
      }
    })
    // The document of the first of two equal requests has a file of its own.
    if (answer.headers[REPLAYED] !== undefined) await services.files.remove(received.key)
    return await sendAnswer(reply, answer)
  } catch (error) {
    if (!mayBeCommitted(error)) await services.files.remove(received.key)
    throw error
  }
}

/** Answers whether it is the applicant of the record who adds a document to it. */
async function assertMayUpload(
  current: TransactionContext,
  owner: Entity,
  record: StoredRecord | undefined,
): Promise<boolean> {
  const { roles } = current.account
  if (!record) throw problem('not-found')
  if (allows(owner.access.write, roles)) return false
  if (await isApplicant(current, owner, record)) return true
  throw problem(allows(owner.access.read, roles) ? 'forbidden' : 'not-found')
}

async function valuesOf(
  services: Services,
  document: Entity<'document'>,
  owner: Entity,
  id: number,
  received: Upload,
  roles: readonly Role[],
): Promise<Values> {
  const read = () => services.files.read(received.key)
  const { kind } = received.fields
  if (!(await isWhatItSays(received.fileName, kind, read))) throw fileProblem('file-type-not-allowed')
  const given = createValues(document, received.fields, roles)
  assertKind(document, owner, given)
  return {
    ...given,
    resource: owner.resource,
    recordId: id,
    fileName: received.fileName,
    fileType: extensionOf(received.fileName),
    size: received.size,
    contentHash: received.hash,
    contentKey: received.key,
  }
}

/** Each kind of record has kinds of documents of its own. */
function assertKind(document: Entity<'document'>, owner: Entity | undefined, values: Values): void {
  const { kind } = draftOf(document, values)
  const offered = owner?.documents?.some(({ value }) => value === kind)
  const missing = document.fields.filter(field => isMissing(field, values))
  const errors = {
    ...(!offered && { kind: [text('validation.choice')] }),
    ...Object.fromEntries(missing.map(({ name }) => [name, [text('validation.required')]])),
  }
  if (Object.keys(errors).length > 0) throw problem('invalid-body', { errors })
}

function isMissing(field: Field, values: Values): boolean {
  return (
    field.requiredWhen !== undefined && (values[field.name] ?? '') === '' && conditionHolds(field.requiredWhen, values)
  )
}

async function update(
  services: Services,
  document: Entity<'document'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  const { roles } = request.account
  const warned = warnedIn(request)
  const answer = await inTransaction(services, request.account, async current => {
    const {
      found: before,
      owner,
      record,
      byApplicant,
      own,
    } = await owned(services, document, current, id, 'write', 'for update')
    const version = versionOf(request)
    const changes = updateValues(document, bodyOf(request), roles)
    assertKind(document, owner, { ...before, ...changes })
    const { kind: was } = asStored(document, before)
    const { kind } = draftOf(document, changes)
    if (kind && kind !== was) {
      assertDocumentStep(services, owner, record, { operation: 'remove', kind: was, byApplicant, own })
      assertDocumentStep(services, owner, record, { operation: 'add', kind, byApplicant, own })
    }
    return readAnswer(
      current,
      document,
      roles,
      await updateRecord(current, document, before, changes, 'update', { version, warned }),
    )
  })
  return sendRecord(reply, withWarnings(answer, warned))
}

/** The file goes when the row is gone for good: a failed deletion loses nothing. */
async function remove(
  services: Services,
  document: Entity<'document'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  const key = await inTransaction(services, request.account, async current => {
    const {
      found: before,
      owner,
      record,
      byApplicant,
      own,
    } = await owned(services, document, current, id, 'write', 'for update')
    const { kind } = asStored(document, before)
    assertDocumentStep(services, owner, record, { operation: 'remove', kind, byApplicant, own })
    await removeRecord(current, document, before, 'delete', { version: versionOf(request) })
    return asStored(document, before).contentKey
  })
  await services.files.remove(key)
  return reply.send({ id })
}
