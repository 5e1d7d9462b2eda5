/**
 * The work beside requests is that of all tenants, and each of its statements is that of one: of a whole day, from
 * mails and papers to the export of a tenant and its deletion.
 */
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookingsWhenDue } from '../../../src/capital-movements/dueBookings.server.ts'
import type { Clock } from '../../../src/context.ts'
import { deliverMails } from '../../../src/mails/delivery.server.ts'
import { makeNotices } from '../../../src/notices/paperWorker.server.ts'
import { noticeSnapshot } from '../../../src/notices/snapshot.ts'
import { waitingWork } from '../../../src/server/database/dueWork.ts'
import { followTenants } from '../../../src/server/database/tenantCopies.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import { tidyFiles } from '../../../src/server/documents/fileSweep.ts'
import { removesWhatIsOld } from '../../../src/server/start/retention.ts'
import { deleteTenants } from '../../../src/server/tenantData/deletion.ts'
import { makeTenantExports } from '../../../src/server/tenantData/exports.ts'
import { deliverToWebhooks } from '../../../src/webhooks/delivery.server.ts'
import { common, own } from '../../notices/sample.ts'
import { serve } from '../serve.ts'
import { mistakesIn, recordStatements } from '../statements.ts'
import { fillTenant } from '../tenantData/fixtures.ts'

const { api } = await serve()
await fillTenant(api, 'own', 'Kestrel own canary')
await fillTenant(api, 'other', 'Osprey other canary')

// What was asked for is done a week later.
await api.post('admin', '/api/tenant-exports', { reason: 'To take along' })
api.today.date = '2026-11-29'
const clock: Clock = { now: () => '2026-11-29T12:00:00.000Z', today: () => '2026-11-29' }
const RETENTION = { idempotencyHours: 48, exportDays: 14, mailDays: 90, visitDays: 90 }

/** Whatever there is to do waits in both tenants, and is due. */
async function arrange(): Promise<void> {
  const due = "status = 'Queued', attempts = 0, next_attempt_at = '2026-11-29'"
  const snapshot = JSON.stringify(noticeSnapshot(common(), own()))
  const hash = createHash('sha256').update(snapshot).digest('hex')
  await api.database.asAdministrator(`update mails set ${due}`)
  await api.database.asAdministrator(`update webhook_deliveries set ${due}`)
  // The database dates them itself, by a clock that no test sets.
  await api.database.asAdministrator("update idempotency_keys set created_at = '2026-11-22'")
  await api.database.asAdministrator(
    `update notices set ${due}, content_key = null, content_hash = null, size = null, snapshot = $1, snapshot_hash = $2`,
    [snapshot, hash],
  )
}

const { database } = api.database
const { services } = api
const files = await openFiles(api.folder)
const working = { database, services, files, clock }
const sent: string[] = []
const called: string[] = []

const JOBS: readonly (() => Promise<boolean>)[] = [
  () => followTenants(database),
  () => makeNotices(working),
  bookingsWhenDue(working),
  removesWhatIsOld({ ...working, retention: RETENTION }),
  () =>
    deliverToWebhooks({
      ...working,
      call: async url => {
        called.push(url)
        return { kind: 'delivered' }
      },
    }),
  () =>
    deliverMails({
      ...working,
      transport: {
        host: 'funds.example',
        send: async ({ recipient }) => {
          sent.push(recipient)
          return { kind: 'sent' }
        },
      },
      baseUrl: 'https://funds.example',
    }),
  () => makeTenantExports({ ...working, retentionDays: RETENTION.exportDays }),
  () => deleteTenants(working),
]

async function workOff(): Promise<void> {
  for (const job of JOBS) while (await job());
  await waitingWork(database)
  await tidyFiles(files, database, clock, () => undefined)
}

/** "1 Sent", of each tenant. */
async function statesOf(table: string): Promise<string[]> {
  const rows = await api.database.asAdministrator<{ state: string }>(
    `select distinct tenant_id || ' ' || status as state from ${table} order by 1`,
  )
  return rows.map(({ state }) => state)
}

test('each statement of the jobs of a day touches the rows of one tenant', async () => {
  await arrange()
  const { log, end } = recordStatements()
  await workOff()
  expect(await statesOf('notices')).toEqual(['1 Made', '2 Made'])
  expect(await statesOf('mails')).toEqual(['1 Sent', '2 Sent'])
  expect(await statesOf('tenant_exports')).toEqual(['1 Made'])
  expect(new Set(sent).size).toBeGreaterThan(3)
  expect(new Set(called).size).toBe(2)
  expect(await api.database.asAdministrator('select * from idempotency_keys')).toEqual([])

  const tenant = `/api/tenants/${api.tenants.own}`
  const { version } = (await api.get('global', tenant)).json<{ version: number }>()
  await api.post('global', `${tenant}/delete-data`, { shortName: 'larkmoor' }, { version })
  // Tests share a database server: transactions of others would have to be waited for, too.
  await api.database.asAdministrator('update tenant_deletions set begun_in = 0')
  await workOff()
  end()
  expect(await statesOf('tenant_deletions')).toEqual(['1 Deleted'])

  expect(log.size).toBeGreaterThan(150)
  expect(await mistakesIn(api.database, log)).toEqual([])
})
