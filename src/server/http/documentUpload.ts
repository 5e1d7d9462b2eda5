/** Adding a document to a record: by who may write the record, by its applicant, by the holder of a guid. */
import { isApplicant } from '../records/applicant.ts'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mayRead, mayWrite } from '../../access.ts'
import type { Role } from '../../access.ts'
import type { StoredRecord } from '../records/values.ts'
import { faultOf } from '../../documents/content.server.ts'
import { draftOf, FILE_BYTES_MAX } from '../../validation.ts'
import type { Entity } from '../../entity.ts'
import { extensionOf } from '../../formats.ts'
import { problem } from '../../problems.ts'
import { createValues } from '../records/validation.ts'
import { mayBeCommitted } from '../database/attempts.ts'
import { compiledOnce } from '../database/sql.ts'
import type { Given } from '../database/sql.ts'
import { byLinkRefusal } from '../../onboarding/papersByLink.ts'
import { asStored } from '../records/typed.ts'
import { answerOf, REPLAYED, sendAnswer } from './idempotency.ts'
import type { Answer } from './idempotency.ts'
import type { AssertSeldom, CountRefusals } from './rateLimits.ts'
import { storedGuid } from '../identity/onboardingSession.ts'
import { findOnboarding } from '../identity/signInFunctions.ts'
import { readRecord } from '../records/rows.ts'
import { createRecord } from '../records/write.ts'
import { idOf, readAnswer, inTransaction } from './requests.ts'
import type { Services } from './requests.ts'
import { faultProblem, PARTS_MAX, receiveUpload, UPLOAD_SPEED } from './upload.ts'
import type { Speed, Upload } from './upload.ts'
import { neededFor } from '../../service-accounts/resources.ts'
import type { Values } from '../records/values.ts'
import type { TransactionContext } from '../records/transactionContext.ts'
import { needing } from './routeAccess.ts'
import { assertDocumentStep, assertKind } from './documentSteps.ts'

export interface UploadLimits {
  limited: CountRefusals
  assertSeldom: AssertSeldom
  speed?: Speed | undefined
}

/** In a scope of its own: nothing else takes multipart requests. */
export async function registerUploads(
  root: FastifyInstance,
  services: Services,
  document: Entity<'document'>,
  { limited, assertSeldom, speed = UPLOAD_SPEED }: UploadLimits,
): Promise<void> {
  await root.register(async app => {
    await app.register(multipart, { limits: { ...PARTS_MAX, fileSize: FILE_BYTES_MAX }, throwFileSizeLimit: false })
    for (const owner of services.registry.entities) {
      if (owner.documents)
        app.post(
          `/api/${owner.resource}/:id/documents`,
          {
            config: {
              access: owner.applicant ? 'anyMember' : owner.access.write,
              ...needing(neededFor.addingDocument(owner)),
            },
            bodyLimit: FILE_BYTES_MAX + 1_048_576,
          },
          (request, reply) => upload(services, document, owner, speed, request, reply),
        )
    }
    const addByGuid = limited(request => uploadByGuid(services, document, speed, request), [401, 404], 'unknownLinks')
    app.post(
      '/api/onboarding-session/documents',
      {
        config: { access: 'open' },
        onRequest: request => assertSeldom(request, 'papersByLink'),
        bodyLimit: FILE_BYTES_MAX + 1_048_576,
      },
      async (request, reply) => {
        await addByGuid(request)
        return reply.code(204).send()
      },
    )
  })
}

async function upload(
  services: Services,
  document: Entity<'document'>,
  owner: Entity,
  speed: Speed,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return sendAnswer(
    reply,
    await addDocument(services, document, { owner, id: idOf(request), byGuid: false }, speed, request),
  )
}

/**
 * A paper of the first step, by whoever holds the guid of an onboarding and nothing more: it is added, and nothing that
 * is stored is answered.
 */
async function uploadByGuid(
  services: Services,
  document: Entity<'document'>,
  speed: Speed,
  request: FastifyRequest,
): Promise<void> {
  const guid = storedGuid(request.headers)
  if (!guid) throw problem('unauthenticated')
  const found = await findOnboarding(services.database, guid)
  if (!found) throw problem('not-found')
  request.account = { id: null, tenantId: found.tenantId, tenant: null, name: '', userName: '', roles: [] }
  const owner = services.registry.named('onboarding')
  await addDocument(services, document, { owner, id: found.id, byGuid: true }, speed, request)
}

interface DocumentOwner {
  owner: Entity
  id: number
  /** The holder of its guid adds a paper of the first step, and no other. */
  byGuid: boolean
}

const KIND_BY_GUID = 'Evidence'

async function addDocument(
  services: Services,
  document: Entity<'document'>,
  { owner, id, byGuid }: DocumentOwner,
  speed: Speed,
  request: FastifyRequest,
): Promise<Answer> {
  if (!request.isMultipart()) throw problem('unsupported-media-type')
  const ownerView = services.registry.view(owner)
  await inTransaction(
    services,
    request.account,
    async current => {
      const record = await readRecord(current, ownerView, id)
      await assertMayUpload(current, owner, record, byGuid)
      if (byGuid) await assertTaken(services, current, record, 0)
    },
    true,
  )
  const received = await receiveUpload(request, services.files, FILE_BYTES_MAX, speed)
  try {
    const values = await valuesOf(services, document, owner, id, received, request.account.roles)
    const answer = await answerOf(services, request, async current => {
      // The record may not be deleted while a document is added to it; of those by link one is added after another.
      const record = await readRecord(current, ownerView, id, byGuid ? 'for update' : 'for share')
      const byApplicant = await assertMayUpload(current, owner, record, byGuid)
      if (byGuid) await assertTaken(services, current, record, received.size)
      const { kind } = draftOf(document, values)
      if (byGuid && kind !== KIND_BY_GUID) throw problem('forbidden')
      const step = { operation: 'add', documentId: null, byApplicant, own: byApplicant } as const
      if (kind) assertDocumentStep(services, owner, record, { ...step, kind })
      const made = await createRecord(current, document, values, 'upload', 'refusal')
      return {
        status: 201,
        headers: { location: `/api/documents/${made.id}`, etag: `"${made.version}"` },
        body: await readAnswer(current, document, request.account.roles, made),
      }
    })
    // The document of the first of two equal requests has a file of its own.
    if (answer.headers[REPLAYED] !== undefined) await services.files.remove(received.key)
    return answer
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
  byGuid: boolean,
): Promise<boolean> {
  const { account } = current
  if (!record) throw problem('not-found')
  if (byGuid) return true
  if (mayWrite(account, owner)) return false
  if (await isApplicant(current, owner, record)) return true
  throw problem(mayRead(account, owner) ? 'forbidden' : 'not-found')
}

/** What is added with the link alone has an end and a limit; nobody's account stands in it. */
const BY_LINK = compiledOnce((builder, given: Given<{ tenantId: number | null; recordId: number }>) =>
  builder
    .selectFrom('documents')
    .select(({ fn }) => [fn.countAll<number>().as('papers'), fn.sum<string | null>('size').as('bytes')])
    .where('tenant_id', '=', given('tenantId'))
    .where('resource', '=', 'onboardings')
    .where('record_id', '=', given('recordId'))
    .where('created_by', 'is', null),
)

async function assertTaken(
  services: Services,
  { tx, account }: TransactionContext,
  record: StoredRecord | undefined,
  more: number,
): Promise<void> {
  if (!record) throw problem('not-found')
  const { id, status } = asStored(services.registry.named('onboarding'), record)
  const [sum] = await BY_LINK(tx, { tenantId: account.tenantId, recordId: id })
  const stored = { papers: sum?.papers ?? 0, bytes: Number(sum?.bytes ?? 0) }
  const reason = byLinkRefusal(status, stored, more)
  if (reason !== null) throw problem('protected', { detail: reason })
}

async function valuesOf(
  services: Services,
  document: Entity<'document'>,
  owner: Entity,
  id: number,
  received: Upload,
  roles: readonly Role[],
): Promise<Values> {
  const read = () => services.files.read(received.key, received.hash)
  const { kind } = received.fields
  const fault = await faultOf(received.fileName, kind, read)
  if (fault) throw faultProblem(fault, received.fileName)
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
