import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Clock } from '../../src/context.ts'
import type { Database } from '../../src/server/database/database.ts'
import { deliverMails } from '../../src/mails/delivery.server.ts'
import { openTransport } from '../../src/mails/transport.server.ts'
import { ATTEMPTS_MAX, waitAfter } from '../../src/server/records/outbox.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

/** A real mail server on this machine: what it was told, and by whom. */
interface Received {
  to: string[]
  content: string
}

const servers: SMTPServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise<void>(resolve => server.close(() => resolve()))
  await api.database.asAdministrator(`update mails set status = 'Cancelled' where status in ('Queued', 'Sending')`)
})

async function mailServer(options: SMTPServerOptions = {}): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 50,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          content: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  servers.push(server)
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', () => resolve()))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}

const clock = { moment: Date.parse('2026-11-21T12:00:00.000Z') }
const now: Clock['now'] = () => new Date(clock.moment).toISOString() as ReturnType<Clock['now']>

const deliver = (smtpUrl: string, { patience = 2_000, database = api.database.database } = {}) =>
  deliverMails({
    database,
    services: api.services,
    clock: { now, today: () => '2026-11-21' },
    transport: openTransport({ smtpUrl, from: 'funds@larkmoor.example', patience }),
    baseUrl: 'https://funds.example',
  })

let count = 0
async function waiting(changes: Record<string, unknown> = {}) {
  count += 1
  return world.insert('mails', {
    event: 'reopen-requested',
    recipient: `p${count}@example.org`,
    subject: `Mail ${count}`,
    body: 'First line.\n\nOpen %{link}',
    resource: 'reporting-periods',
    recordId: 1000 + count,
    limitedPartnerId: null,
    contactId: null,
    guid: null,
    messageId: null,
    nextAttemptAt: '2026-11-21T11:00:00.000Z',
    ...changes,
  })
}

interface Row {
  status: string
  attempts: number
  lastError: string | null
  sentAt: string | null
  messageId: string | null
  nextAttemptAt: string | null
  linkUntil: string | null
}
const row = async (id: number): Promise<Row> => (await api.get('admin', `/api/mails/${id}`)).json<Row>()

describe('a mail that waits', () => {
  test('R243 leaves as plain text and HTML, with its link, and is marked as sent', async () => {
    const { url, received } = await mailServer()
    const guid = '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d71'
    const { id } = await waiting({ event: 'capital-call-published', guid, subject: 'Fünf & 5 <b>' })
    await deliver(url)
    const [mail] = received
    expect(mail!.to).toEqual([`p${count}@example.org`])
    expect(mail!.content).toContain('From: Larkmoor Partners <funds@larkmoor.example>')
    expect(mail!.content).toMatch(/Content-Type: text\/plain/)
    expect(mail!.content).toMatch(/Content-Type: text\/html/)
    expect(mail!.content.replaceAll('=\r\n', '')).toContain(`https://funds.example/email-processing/${guid}/`)
    expect(mail!.content).not.toMatch(/<img|<link|<script|src=/i)
    const sent = await row(id)
    expect(sent).toMatchObject({ status: 'Sent', attempts: 1, lastError: null, sentAt: '2026-11-21T12:00:00.000Z' })
    expect(mail!.content).toContain(`Message-ID: ${sent.messageId}`)
    await deliver(url)
    expect(received).toHaveLength(1)
  })

  test('has a link for 30 days from the day on which it leaves, those of an onboarding until its end', async () => {
    const { url } = await mailServer()
    const link = (event: string, guid: string) =>
      waiting({ event, guid, linkUntil: '2026-11-22T08:00:00.000Z', subject: 'Waited for long' })
    const { id } = await link('capital-call-published', '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d72')
    const other = await link('start-onboarding', '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d73')
    const none = await waiting({ linkUntil: null })
    await deliver('smtp://127.0.0.1:1')
    expect((await row(id)).linkUntil).toBe('2026-11-22T08:00:00.000Z')
    clock.moment += waitAfter(1)
    await deliver(url)
    const day = now().slice(11)
    expect((await row(id)).linkUntil).toBe(`2026-12-21T${day}`)
    expect((await row(other.id)).linkUntil).toBe(`2036-11-18T${day}`)
    expect(await row(none.id)).toMatchObject({ status: 'Sent', linkUntil: null })
  })

  test('waits again where the server is down, longer each time, and fails with the reason in the end', async () => {
    const { id } = await waiting()
    for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
      await deliver('smtp://127.0.0.1:1')
      const tried = await row(id)
      expect(tried.attempts).toBe(attempt)
      expect(tried.lastError).toMatch(/^The mail server cannot be reached: /)
      expect(tried.status).toBe(attempt < ATTEMPTS_MAX ? 'Queued' : 'Failed')
      // Not before its time.
      await deliver('smtp://127.0.0.1:1')
      expect((await row(id)).attempts).toBe(attempt)
      clock.moment += waitAfter(attempt)
    }
    expect([1, 2, 3].map(waitAfter)).toEqual([60_000, 120_000, 240_000])
    expect(waitAfter(ATTEMPTS_MAX)).toBe(4 * 3_600_000)
    // As src/server/README.md says it.
    const waits = Array.from({ length: ATTEMPTS_MAX - 1 }, (_, index) => waitAfter(index + 1))
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBe(16.25)
    expect((await api.post('user', `/api/mails/${id}/resend`, {}, { version: await version(id) })).statusCode).toBe(200)
  })

  test('is given up for this time where the server is slow, and where it drops the connection', async () => {
    const slow = await mailServer({ onConnect: () => undefined })
    const late = await waiting()
    await deliver(slow.url, { patience: 150 })
    expect(await row(late.id)).toMatchObject({ status: 'Queued', lastError: 'The mail server did not answer in time.' })
    await api.database.asAdministrator(`update mails set status = 'Cancelled' where id = $1`, [late.id])
    const dropping = await mailServer({
      onData: stream => stream.destroy(),
      onRcptTo: (_to, session, done) => {
        servers.at(-1)!.connections.forEach(connection => connection.close())
        void session
        done()
      },
    })
    const dropped = await waiting()
    await deliver(dropping.url, { patience: 500 })
    const after = await row(dropped.id)
    expect(after.status).toBe('Queued')
    expect(after.lastError).toMatch(/^The mail server /)
    expect(dropping.received).toEqual([])
  })

  test('fails at once where its address is refused for good, and the others leave', async () => {
    const { url, received } = await mailServer({
      onRcptTo({ address }, _session, done) {
        if (address.startsWith('gone')) return done(Object.assign(new Error('no such user'), { responseCode: 550 }))
        if (address.startsWith('busy')) return done(Object.assign(new Error('mailbox busy'), { responseCode: 450 }))
        done()
      },
    })
    const [gone, busy, good] = [
      await waiting({ recipient: 'gone@example.org' }),
      await waiting({ recipient: 'busy@example.org' }),
      await waiting(),
    ]
    await deliver(url)
    const refused = await row(gone.id)
    expect([refused.status, refused.lastError]).toEqual([
      'Failed',
      expect.stringMatching(/^The mail server refused the address: .*no such user/),
    ])
    expect((await row(busy.id)).status).toBe('Queued')
    expect((await row(good.id)).status).toBe('Sent')
    expect(received.flatMap(({ to }) => to)).toEqual([`p${count}@example.org`])
  })

  test('R243 tells its capital movement how far its mails are, and so does sending one again', async () => {
    const refusing = { gone: true }
    const { url } = await mailServer({
      onRcptTo({ address }, _session, done) {
        if (refusing.gone && address.startsWith('gone'))
          return done(Object.assign(new Error('no such user'), { responseCode: 550 }))
        if (address.startsWith('busy')) return done(Object.assign(new Error('mailbox busy'), { responseCode: 450 }))
        done()
      },
    })
    const movement = await world.make('capital-movements')
    const other = await world.make('capital-movements')
    const about = (recipient: string, changes: Record<string, unknown> = {}) =>
      waiting({
        event: 'capital-call-published',
        resource: 'capital-movements',
        recordId: movement.id,
        occurrence: count + 1,
        recipient,
        ...changes,
      })
    const statusOf = async ({ id }: { id: number }) =>
      (await api.get('user', `/api/capital-movements/${id}`)).json<Record<string, unknown>>()['emailNotificationStatus']
    const progress = async () =>
      (await api.get('user', `/api/capital-movements/${movement.id}/notice-progress`)).json<{ mails: unknown }>().mails
    const gone = await about('gone@example.org')
    await deliver(url)
    expect([await statusOf(movement), await progress()]).toEqual(['Failed', { total: 1, sent: 0, failed: 1 }])
    const again = async () => {
      const failed = (await api.get('user', `/api/mails/${gone.id}`)).json<{ version: number }>()
      return (await api.post('user', `/api/mails/${gone.id}/resend`, {}, { version: failed.version })).statusCode
    }
    // At once, before anything has left: the failure is over.
    expect(await again()).toBe(200)
    expect([await statusOf(movement), await progress()]).toEqual(['Queued', { total: 1, sent: 0, failed: 0 }])
    expect(await row(gone.id)).toMatchObject({ status: 'Queued', attempts: 0, lastError: null, sentAt: null })
    await deliver(url)
    expect([await statusOf(movement), await progress()]).toEqual(['Failed', { total: 1, sent: 0, failed: 1 }])
    await about('good@example.org')
    const busy = await about('busy@example.org')
    // A reminder about the same movement says nothing of its notices.
    await about('late@example.org', { event: 'payment-reminder' })
    await deliver(url)
    expect([await statusOf(movement), await progress()]).toEqual(['PartiallySent', { total: 3, sent: 1, failed: 1 }])
    await api.database.asAdministrator(`update mails set status = 'Cancelled' where id = $1`, [busy.id])
    refusing.gone = false
    expect(await again()).toBe(200)
    clock.moment += 60_000
    await deliver(url)
    expect([await statusOf(movement), await progress()]).toEqual(['Sent', { total: 2, sent: 2, failed: 0 }])
    expect(await statusOf(other)).toBe('NotSent')
  })

  test('reaches nobody whom its address smuggles in', async () => {
    const { url, received } = await mailServer()
    const { id } = await waiting()
    const smuggled = 'c@d.co\r\nBcc: evil@x.example'
    await api.database.asAdministrator('alter table mails drop constraint if exists mails_recipient_check')
    await api.database.asAdministrator('update mails set recipient = $2 where id = $1', [id, smuggled])
    const header = await waiting({ subject: 'Hello' })
    await api.database.asAdministrator('update mails set subject = $2 where id = $1', [
      header.id,
      'Hello\r\nBcc: evil@x.example',
    ])
    await deliver(url)
    expect(await row(id)).toMatchObject({ status: 'Failed', lastError: 'The address is not one e-mail address.' })
    expect(received.flatMap(({ to }) => to)).toEqual([`p${count}@example.org`])
    expect(received[0]!.content).not.toMatch(/^Bcc:/m)
  })

  test('leaves once more under the same message id when its worker dies between sending and marking', async () => {
    const { url, received } = await mailServer()
    const { id } = await waiting()
    let transactions = 0
    const dying: Database = {
      ...api.database.database,
      inTransaction: (caller, work, options) => {
        transactions += 1
        // The tenants, the rows of the two tenants; then the one that marks.
        if (transactions === 3) throw new Error('killed')
        return api.database.database.inTransaction(caller, work, options)
      },
    }
    await expect(deliver(url, { database: dying })).rejects.toThrow('killed')
    expect((await row(id)).status).toBe('Sending')
    await deliver(url)
    expect(received).toHaveLength(1)
    clock.moment += 6 * 60_000
    await deliver(url)
    expect(await row(id)).toMatchObject({ status: 'Sent', attempts: 2 })
    const ids = received.map(({ content }) => /^Message-ID: (\S+)/m.exec(content)![1])
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('is taken by one of several workers', async () => {
    const { url, received } = await mailServer()
    for (let index = 0; index < 12; index += 1) await waiting()
    await Promise.all([deliver(url), deliver(url), deliver(url)])
    expect(received).toHaveLength(12)
    expect(new Set(received.flatMap(({ to }) => to)).size).toBe(12)
  })
})

const version = async (id: number): Promise<number> =>
  (await api.get('admin', `/api/mails/${id}`)).json<{ version: number }>().version
