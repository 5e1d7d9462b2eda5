/** What every route needs: who asks, which record, which version, and a transaction to work in. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Role } from '../../access.ts'
import type { Account, Clock, Context, StoredRecord } from '../../context.ts'
import type { Entity } from '../../entity.ts'
import { problem } from '../../problems.ts'
import { requestText } from '../../texts/requests.ts'
import type { Catalogue, View } from '../records/entityRegistry.ts'
import type { Database } from '../database/database.ts'
import type { Feature, Features } from '../features.ts'
import type { FileStore } from '../documents/fileStore.ts'
import type { Queues } from './concurrencyLimits.ts'
import { openRecords } from '../records/records.ts'
import { run } from '../database/sql.ts'
import type { Work } from '../records/transactionContext.ts'

/** The parts of the server that routes use. */
export interface Services {
  catalogue: Catalogue
  database: Database
  features: Features
  files: FileStore
  clock: Clock
  queues: Queues
}

export function featureOf(services: Services, entity: Entity): Feature {
  return services.features[entity.name] ?? {}
}

export function work<Result>(
  services: Services,
  account: Account,
  action: (work: Work) => Promise<Result>,
  readOnly = false,
): Promise<Result> {
  return services.database.inTransaction(account, tx => action({ catalogue: services.catalogue, tx, account }), {
    readOnly,
  })
}

const ZONES_KEPT_MS = 60_000
const zones = new Map<number, { zone: string; until: number }>()

/** Today where the tenant is. Time zones hardly ever change, so each is asked for once a minute. */
async function today(services: Services, { tx, account }: Work): Promise<string> {
  if (account.tenantId === null) return services.clock.today('UTC')
  const known = zones.get(account.tenantId)
  if (known && known.until > performance.now()) return services.clock.today(known.zone)
  const rows = await run<{ zone: string }>(tx, 'select time_zone as zone from tenants where id = $1', [
    account.tenantId,
  ])
  const zone = rows[0]?.zone ?? 'UTC'
  zones.set(account.tenantId, { zone, until: performance.now() + ZONES_KEPT_MS })
  return services.clock.today(zone)
}

export async function contextOf(services: Services, work: Work): Promise<Context> {
  return {
    database: work.tx,
    records: openRecords(work),
    account: work.account,
    today: await today(services, work),
    clock: services.clock,
    files: services.files,
  }
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

/** Properties that the caller may not read are taken out. */
export function visible(view: View, record: StoredRecord): StoredRecord {
  if (view.hidden.size === 0) return record
  return Object.fromEntries(Object.entries(record).filter(([name]) => !view.hidden.has(name))) as StoredRecord
}

/** Computed fields are added to what is answered; they are never stored. */
export async function withComputed(
  services: Services,
  work: Work,
  view: View,
  records: StoredRecord[],
): Promise<StoredRecord[]> {
  const compute = featureOf(services, view.entity).computed
  if (!compute || records.length === 0) return records
  const computed = await compute(await contextOf(services, work), records)
  return records.map((record, index) => visible(view, { ...record, ...computed[index] }))
}

export async function readAnswer(
  services: Services,
  work: Work,
  entity: Entity,
  roles: readonly Role[],
  record: StoredRecord,
): Promise<StoredRecord> {
  const view = services.catalogue.view(entity, roles)
  const [answered] = await withComputed(services, work, view, [record])
  return visible(view, answered!)
}

export function sendRecord(reply: FastifyReply, record: StoredRecord, status = 200): FastifyReply {
  return reply.code(status).header('etag', `"${record.version}"`).send(record)
}

/** Query parameters as text; a repeated one is refused before (gate.ts). */
export function queryOf(request: FastifyRequest): Record<string, string | undefined> {
  return request.query as Record<string, string | undefined>
}
