/** A process that is killed amid its mails or papers: what it has done counts, the rest is done by the next one. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, utimesSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import type { Clock, DatabaseTransaction } from '../../../src/context.ts'
import type { Timestamp } from '../../../src/entity.ts'
import { deliverMails } from '../../../src/mails/delivery.server.ts'
import { openTransport } from '../../../src/mails/transport.server.ts'
import { makeNotices } from '../../../src/notices/paperWorker.server.ts'
import { noticeSnapshot } from '../../../src/notices/snapshot.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'
import { common, own } from '../../notices/sample.ts'
import { serve } from '../serve.ts'
import type { Portion } from './portions.ts'

const { api, world } = await serve()

const PROGRAM = join(import.meta.dirname, 'portions.ts')
const AT: Timestamp = '2026-11-21T12:00:00.000Z'
/** A lease lasts five minutes. */
const LATER: Timestamp = '2026-11-21T12:06:00.000Z'
const clockAt = (now: Timestamp): Clock => ({ now: () => now, today: () => '2026-11-21' })

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

function started(changes: Partial<Portion>): ChildProcess {
  const portion: Portion = { runtime: api.database.runtime, folder: api.folder, now: AT, ...changes }
  const child = spawn(process.execPath, [PROGRAM, JSON.stringify(portion)], { stdio: ['ignore', 'ignore', 'inherit'] })
  children.push(child)
  return child
}

async function killed(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  expect(await exited).toEqual([null, 'SIGKILL'])
}

/** Holds rows of the tenant until the work is over: whoever wants to mark one of them waits. */
function holding(rows: (tx: DatabaseTransaction) => Promise<unknown>, work: () => Promise<void>): Promise<void> {
  return api.database.database.inTransaction({ tenantId: api.tenants.own }, async tx => {
    await rows(tx)
    await work()
  })
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 15_000, interval: 5 }).toBe(true)
}

/** How many statements wait for a row that somebody else holds. */
async function waiting(): Promise<number> {
  const [row] = await api.database.asAdministrator<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
    [api.database.name],
  )
  return row?.count ?? 0
}

test('a mail that was accepted and not marked leaves once more under its own id, and no other mail does', async () => {
  const ids: number[] = []
  for (let index = 1; index <= 6; index += 1)
    ids.push(
      (
        await world.insert('mails', {
          event: 'reopen-requested',
          recipient: `p${index}@example.org`,
          subject: `Mail ${index}`,
          body: 'First line.',
          resource: 'reporting-periods',
          recordId: index,
          limitedPartnerId: null,
          contactId: null,
          guid: null,
          messageId: null,
          nextAttemptAt: '2026-11-21T11:00:00.000Z',
        })
      ).id,
    )
  const received: { to: string; messageId: string | undefined }[] = []
  const accepted = Promise.withResolvers<() => void>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo.map(({ address }) => address)
        const messageId = /^Message-ID: (\S+)/m.exec(Buffer.concat(chunks).toString('utf8'))?.[1]
        received.push({ to: to ?? '', messageId })
        // The first one is told that it was accepted when its row is held, and never gets to mark it.
        if (to === 'p1@example.org' && received.filter(mail => mail.to === to).length === 1)
          accepted.resolve(() => done())
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const states = async () =>
    (
      await api.database.asAdministrator<{ state: string }>(
        `select status || ' ' || attempts as state from mails where id = any($1) order by id`,
        [ids],
      )
    ).map(({ state }) => state)
  const deliver = (now: Timestamp) =>
    deliverMails({
      database: api.database.database,
      services: api.services,
      clock: clockAt(now),
      transport: openTransport({ smtpUrl, from: 'funds@larkmoor.example' }),
      baseUrl: 'https://funds.example',
    })
  try {
    const child = started({ smtpUrl })
    const accept = await accepted.promise
    await holding(
      tx => tx.selectFrom('mails').select('id').where('id', '=', ids[0]!).forUpdate().execute(),
      async () => {
        accept()
        await until(
          async () => (await waiting()) === 1 && (await states()).join().startsWith('Sending 1,Sent 1,Sent 1,Sent 1'),
        )
        await killed(child)
      },
    )
    // Four leave at once: the others of these have arrived and are marked, two have not left at all.
    expect(await states()).toEqual(['Sending 1', 'Sent 1', 'Sent 1', 'Sent 1', 'Sending 1', 'Sending 1'])
    expect(received.map(({ to }) => to).sort()).toEqual([1, 2, 3, 4].map(each => `p${each}@example.org`))
    // As long as the lease lasts, the dead process might still be at work.
    await deliver(AT)
    expect(received).toHaveLength(4)
    await deliver(LATER)
    await deliver(LATER)
    expect(await states()).toEqual(['Sent 2', 'Sent 1', 'Sent 1', 'Sent 1', 'Sent 2', 'Sent 2'])
    expect(received).toHaveLength(7)
    const idsOf = (to: string) => received.filter(mail => mail.to === to).map(({ messageId }) => messageId)
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(6)
    const [first, second] = idsOf('p1@example.org')
    expect(first).toMatch(/^<.+@larkmoor\.example>$/)
    expect(second).toBe(first)
  } finally {
    await new Promise<void>(resolve => server.close(() => resolve()))
  }
}, 30_000)

test('papers go on after a kill, each notice has one, and the file of no notice is put aside @long', async () => {
  const movement = await world.make('capital-movements')
  const snapshot = JSON.stringify(noticeSnapshot(common(), own()))
  const count = 20
  for (let edition = 1; edition <= count; edition += 1)
    await world.insert('notices', {
      capitalMovementId: movement.id,
      edition,
      snapshot,
      snapshotHash: createHash('sha256').update(snapshot).digest('hex'),
      contentKey: null,
      contentHash: null,
      size: null,
      attempts: 0,
      status: 'Queued',
      nextAttemptAt: '2026-11-21T11:00:00.000Z',
    })
  interface Row {
    status: string
    attempts: number
    key: string | null
    hash: string | null
  }
  const rows = () =>
    api.database.asAdministrator<Row>(
      'select status, attempts::integer, content_key as key, content_hash as hash from notices where capital_movement_id = $1 order by id',
      [movement.id],
    )
  const made = async () => (await rows()).filter(({ status }) => status === 'Made').length
  const make = async (now: Timestamp) => {
    const files = await openFiles(api.folder)
    return makeNotices({ database: api.database.database, files, clock: clockAt(now) })
  }
  const child = started({})
  await until(async () => (await made()) >= 2)
  await holding(
    tx => tx.selectFrom('notices').select('id').where('status', '=', 'Making').forUpdate().skipLocked().execute(),
    async () => {
      // It has kept the file of the next paper and cannot say so any more.
      await until(async () => (await waiting()) === 1)
      await killed(child)
    },
  )
  const before = await made()
  expect(before).toBeGreaterThanOrEqual(2)
  expect(before).toBeLessThan(count)
  await make(AT)
  expect(await made()).toBe(before)
  while (await make(LATER));
  const after = await rows()
  expect(after.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'Made'))
  expect(after.map(({ attempts }) => attempts)).toEqual(
    Array.from({ length: count }, (_, index) => (index < before ? 1 : 2)),
  )
  const keys = new Set(after.flatMap(({ key }) => key ?? []))
  expect(keys.size).toBe(count)
  // The same content gives the same bytes, whoever draws it.
  expect(new Set(after.map(({ hash }) => hash)).size).toBe(1)
  const files = await openFiles(api.folder)
  for (const name of readdirSync(api.folder, { recursive: true, encoding: 'utf8' }))
    if (/^[0-9a-f]{2}.[0-9a-f]{8}-/.test(name)) utimesSync(join(api.folder, name), 0, 0)
  expect(await files.tidy(async () => keys, LATER)).toEqual({ aside: 1, back: 0 })
}, 30_000)
