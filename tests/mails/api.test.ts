import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serve } from '../server/serve.ts'

const { api, world, other } = await serve()

const written = (changes: Record<string, unknown> = {}) =>
  world.insert('mails', {
    event: 'capital-call-published',
    recipient: 'a@example.org',
    subject: 'Call',
    body: 'Open %{link}',
    resource: 'capital-movements',
    recordId: 1,
    limitedPartnerId: null,
    contactId: null,
    guid: null,
    ...changes,
  })

describe('a kept mail', () => {
  test('is read by the read group of its tenant; its secret by the tenant administrator alone; nobody writes or removes it', async () => {
    const mail = await written({ recordId: 2, guid: '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70' })
    const url = `/api/mails/${mail.id}`
    expect((await api.get('admin', url)).json()).toMatchObject({
      guid: '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70',
      body: 'Open %{link}',
      status: 'Queued',
    })
    for (const person of ['user', 'agent'] as const) {
      const answer = await api.get(person, url)
      expect(answer.json()).toMatchObject({ subject: 'Call', recipient: 'a@example.org' })
      for (const text of [
        answer.body,
        (await api.get(person, '/api/mails')).body,
        (await api.get(person, `${url}/history`)).body,
        (await api.get(person, '/api/mails?format=csv')).body,
      ])
        expect(text).not.toContain('0b7f6a2e')
      expect((await api.get(person, '/api/mails?filter={"guid_like":"0b7f"}')).statusCode).toBe(400)
      expect((await api.get(person, '/api/mails?sort=["guid","ASC"]')).statusCode).toBe(400)
      expect((await api.get(person, '/api/mails?filter={"q":"0b7f6a2e"}')).json()).toEqual([])
    }
    for (const person of ['investor', 'global', 'mixed'] as const)
      expect((await api.get(person, url)).statusCode).toBe(403)
    expect((await api.get('stranger', url)).statusCode).toBe(404)
    for (const [method, address] of [
      ['POST', '/api/mails'],
      ['PUT', url],
      ['DELETE', url],
    ] as const)
      expect((await api.call('admin', address, { method, body: { subject: 'x' }, version: 1 })).statusCode).toBe(405)
  })

  test('that was sent or failed waits again when somebody sends it once more; one that waits cannot be sent twice', async () => {
    for (const status of ['Sent', 'Failed']) {
      const mail = await written({
        recordId: 3,
        occurrence: status === 'Sent' ? 1 : 2,
        status,
        attempts: 4,
        lastError: '550 no such user',
        messageId: 'x',
        linkUntil: '2026-11-01T08:00:00.000Z',
      })
      const send = (person: 'user' | 'agent' | 'stranger', version = 1) =>
        api.post(person, `/api/mails/${mail.id}/resend`, {}, { version })
      expect((await send('agent')).statusCode).toBe(403)
      expect((await send('stranger')).statusCode).toBe(404)
      expect((await send('user')).json()).toMatchObject({
        status: 'Queued',
        attempts: 0,
        lastError: null,
        sentAt: null,
        messageId: null,
        // The text says that it works for 30 days.
        linkUntil: expect.stringMatching(/^2026-12-21T/),
        version: 2,
      })
      expect((await send('user', 2)).statusCode).toBe(409)
    }
  })

  test('exists once for an event, a record, a partner and a contact, whatever of them is missing', async () => {
    const contact = await world.make('contacts')
    const partner = await world.make('limited-partners')
    const same: Record<string, unknown>[] = [
      {},
      { contactId: contact.id },
      { limitedPartnerId: partner.id },
      { limitedPartnerId: partner.id, contactId: contact.id },
      { recipient: 'b@example.org' },
      { occurrence: 2 },
    ]
    for (const changes of same) {
      await written({ recordId: 4, ...changes })
      await expect(written({ recordId: 4, ...changes }), JSON.stringify(changes)).rejects.toMatchObject({
        code: '23505',
      })
    }
    await expect(
      written({ recordId: 4, contactId: contact.id, recipient: 'elsewhere@example.org' }),
    ).rejects.toMatchObject({ code: '23505' })
    expect((await api.get('agent', '/api/mails?filter={"recordId":4}')).json<StoredRecord[]>()).toHaveLength(
      same.length,
    )
  })

  test('of another tenant is never told of, and an invitation of one tenant never names the other', async () => {
    const foreign = await other.make('contacts', { firstName: 'CNRY', lastName: 'B' })
    expect(
      (await api.post('stranger', `/api/contacts/${foreign.id}/create-account`, {}, { version: 1 })).statusCode,
    ).toBe(200)
    expect((await api.get('admin', '/api/mails?range=[0,999]')).body).not.toContain('CNRY')
    const [mail] = (await api.get('stranger', '/api/mails')).json<Record<string, string>[]>()
    expect(mail!['subject']).toBe('Thornfield Capital: your account is being created')
    expect(mail!['body']).not.toContain('Larkmoor')
  })

  test('leaves no token, link or address in the log', () => {
    const log = api.log.join('\n')
    expect(log).toContain('/api/mails')
    for (const secret of ['0b7f6a2e', 'a@example.org', 'Bearer ']) expect(log).not.toContain(secret)
  })
})
