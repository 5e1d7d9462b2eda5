/**
 * Documents kept with records. Who may read a record may read its documents; who may change it may add and remove them.
 * The applicant of a record may do both, as far as the area of the record lets them.
 */
import { addedByApplicant, isApplicant } from '../records/applicant.ts'
import { asStored } from '../records/typed.ts'
import { create as contentDisposition } from 'content-disposition'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { mayRead, mayWrite } from '../../access.ts'
import type { Reader } from '../../access.ts'
import type { StoredRecord } from '../records/values.ts'
import { CONTENT_TYPES } from '../../documents/contentTypes.ts'
import { noteDownloads } from '../../documents/downloads.server.ts'
import type { FileStore } from '../documents/fileStore.ts'
import { draftOf } from '../../validation.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { neededFor } from '../../service-accounts/resources.ts'
import { text } from '../../texts.ts'
import { sendHistory } from './history.ts'
import { pageOf, pageStatement, sendPage } from './pages.ts'
import type { PageRow } from './pages.ts'
import { compilePage } from '../records/query.ts'
import { readRecord } from '../records/rows.ts'
import { removeRecord, updateRecord } from '../records/write.ts'
import {
  changesIn,
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
import type { TransactionContext } from '../records/transactionContext.ts'
import { assertDocumentStep, assertKind, documentRefusal } from './documentSteps.ts'
import { needing } from './routeAccess.ts'
import { registerUploads } from './documentUpload.ts'
import type { UploadLimits } from './documentUpload.ts'

const PATH = '/api/documents'

export async function registerDocuments(
  root: FastifyInstance,
  services: Services,
  uploads: UploadLimits,
): Promise<void> {
  const document = services.registry.named('document')
  const config = { access: 'anyMember', ...needing(neededFor.reading(document)) } as const
  const writing = needing(neededFor.writing(document))
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
  root.put(
    `${PATH}/:id`,
    { config: { access: document.access.write, query: [CONFIRMED], ...writing } },
    (request, reply) => update(services, document, request, reply),
  )
  root.delete(`${PATH}/:id`, { config: { ...config, ...writing } }, (request, reply) =>
    remove(services, document, request, reply),
  )
  await registerUploads(root, services, document, uploads)
}

/** The resources whose records, and so whose documents, the caller may read or change. */
function resources(services: Services, reader: Reader, right: 'read' | 'write'): string[] {
  const may = right === 'read' ? mayRead : mayWrite
  return services.registry.entities
    .filter(entity => entity.documents && may(reader, entity))
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
  const page = compilePage(services.registry, view, account, account.tenantId, queryOf(request))
  const values = [...page.values, resources(services, account, 'read')]
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
  /** An applicant has added it. */
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
  const { account } = current
  const found = await readRecord(current, services.registry.view(document), id, lock)
  if (!found) throw problem('not-found')
  const { resource, recordId, kind } = asStored(document, found)
  const owner = services.registry.ofResource(resource)
  const applying = owner?.applicant !== undefined
  const record = applying
    ? await readRecord(current, services.registry.view(owner), recordId, right === 'write' ? 'for share' : '')
    : undefined
  const byRole = resources(services, account, right).includes(resource)
  const byApplicant =
    !byRole && owner !== undefined && record !== undefined && (await isApplicant(current, owner, record))
  if (!byRole && !byApplicant)
    throw problem(resources(services, account, 'read').includes(resource) ? 'forbidden' : 'not-found')
  const own = byApplicant && (await addedByApplicant(current, id))
  if (
    byApplicant &&
    documentRefusal(services, owner, record, { operation: 'see', kind, documentId: id, byApplicant, own })
  )
    throw problem('not-found')
  return { found, owner, record, byApplicant, own }
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
  const takes = request.method !== 'HEAD'
  const { key, hash, size, fileType, fileName } = await inTransaction(
    services,
    request.account,
    async current => {
      const { found } = await owned(services, document, current, id, 'read')
      const { contentKey, contentHash, ...attributes } = asStored(document, found)
      const size = await sizeOf(services.files, contentKey)
      const stored = { ...attributes, key: contentKey, hash: contentHash, size }
      if (takes) await noteDownloads(await current.context(), document.resource, [id], stored.fileType)
      return stored
    },
    !takes,
  )
  reply.headers({
    'content-type': CONTENT_TYPES[fileType] ?? 'application/octet-stream',
    'content-length': size,
    'content-disposition': contentDisposition(fileName),
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'accept-ranges': 'none',
  })
  // An empty stream leaves the length as it is; the framework would count an empty text.
  return reply.send(takes ? services.files.read(key, hash) : Readable.from([]))
}

/** A row without its file has nothing to give: an empty answer would look like a document. */
async function sizeOf(files: FileStore, key: string): Promise<number> {
  return files.size(key).catch((error: unknown) => {
    throw codeOf(error) === 'ENOENT' ? problem('not-found', { detail: text('documents.nothing') }) : error
  })
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
    const { changes, refused } = await changesIn(current, document, request, before)
    assertKind(document, owner, { ...before, ...changes })
    const { kind: was } = asStored(document, before)
    const { kind } = draftOf(document, changes)
    if (kind && kind !== was) {
      const step = { documentId: id, byApplicant, own }
      assertDocumentStep(services, owner, record, { ...step, operation: 'remove', kind: was })
      assertDocumentStep(services, owner, record, { ...step, operation: 'add', kind })
    }
    return readAnswer(
      current,
      document,
      roles,
      await updateRecord(current, document, before, changes, 'update', { version, warned, refused }),
    )
  })
  return sendRecord(reply, withWarnings(answer, warned))
}

/** The file stays for now: who goes back to a moment before finds it. The next sweep puts it aside for a month. */
async function remove(
  services: Services,
  document: Entity<'document'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const id = idOf(request)
  await inTransaction(services, request.account, async current => {
    const {
      found: before,
      owner,
      record,
      byApplicant,
      own,
    } = await owned(services, document, current, id, 'write', 'for update')
    const { kind } = asStored(document, before)
    assertDocumentStep(services, owner, record, { operation: 'remove', kind, documentId: id, byApplicant, own })
    await removeRecord(current, document, before, 'delete', { version: versionOf(request) })
  })
  return reply.send({ id })
}
