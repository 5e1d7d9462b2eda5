import { describe, expect, test } from 'vitest'
import type { Role } from '../../src/access.ts'
import { lastReopening } from '../../src/reporting-periods/review.ts'
import { accountDirectory } from '../../src/server/identity/accounts.ts'
import { demoAccounts, demoDirectory } from '../../src/server/identity/demoAccounts.ts'
import type { Person } from '../server/api.ts'
import { ACTIONS, servePeriods, type Action, type Problem } from './servedPeriods.ts'
import type { RecordOf, Seen } from '../server/requests.ts'

const { act, api, inState, period, stored, world } = await servePeriods()

/** Which actions each state allows, to whoever may do them. */
const ALLOWED = {
  Open: ['complete'],
  Completed: ['publish', 'sign-off', 'reopen', 'request-reopen'],
  Published: [],
} as const
const MAY: Record<Action, readonly Person[]> = {
  complete: ['admin', 'user'],
  publish: ['admin', 'user'],
  'sign-off': ['agent'],
  reopen: ['admin'],
  'request-reopen': ['user', 'agent'],
}
const PEOPLE: readonly Person[] = ['admin', 'user', 'agent', 'investor', 'global', 'mixed']

describe('the actions of a reporting period', () => {
  test('R250 complete leads from Open to Completed, and from no other state anywhere', async () => {
    expect((await inState('Completed')).status).toBe('Completed')
    for (const status of ['Completed', 'Published'] as const) {
      const answer = await act('user', await inState(status), 'complete')
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'wrong-state'])
    }
  })

  test('R484 complete waits until no invoice is open in the period, and no transaction that no movement made is planned or pending', async () => {
    const fundId = (await world.make('funds')).id
    await period({ fundId, name: 'Q1 2026', date: '2026-03-31' })
    const found = await period({ fundId, name: 'Q2 2026', date: '2026-06-30' })
    const paid = async (date: string, status: string, changes: object = {}) =>
      world.make('transactions', { fundId, date, status, type: 'Expense', subType: 'Legal', ...changes })
    const invoice = await world.make('invoices', { fundId, date: '2026-04-01', supplier: 'Harrel', number: '17' })
    const [planned, pending] = [await paid('2026-06-30', 'Planned'), await paid('2026-05-02', 'Pending')]
    // None of these is open in this period.
    await world.make('invoices', { fundId, date: '2026-03-31' })
    await world.make('invoices', { fundId, date: '2026-07-01' })
    await world.make('invoices', { date: '2026-05-01' })
    await paid('2026-03-31', 'Pending')
    await paid('2026-07-01', 'Planned')
    await paid('2026-05-01', 'Cancelled')
    const call = await world.insert('capital-movements', { fundId, name: 'Call 3', dueDate: '2026-05-04' })
    await world.insert('transactions', { fundId, date: '2026-05-04', status: 'Pending', capitalMovementId: call.id })
    const refusal = async () => {
      const answer = await act('user', found, 'complete')
      return [answer.statusCode, answer.json<Problem>().code, answer.json<Problem>().detail]
    }
    const refused = (names: string) => [
      422,
      'rule',
      `Approve, book or cancel first what is open in this period: ${names}`,
    ]
    expect(await refusal()).toEqual(refused('Harrel 17, 02/05/2026 Legal, 30/06/2026 Legal'))
    expect(await stored(found)).toMatchObject({ status: 'Open', version: found.version })
    expect((await api.post('user', `/api/invoices/${invoice.id}/approve`, {}, { version: 1 })).statusCode).toBe(200)
    expect(await refusal()).toEqual(refused('02/05/2026 Legal, 30/06/2026 Legal'))
    for (const [{ id }, status] of [
      [planned, 'Cancelled'],
      [pending, 'Booked'],
    ] as const) {
      const kept = (await api.get('user', `/api/transactions/${id}`)).json<Record<string, unknown>>()
      const { fundId: _, ...writable } = await world.body('transactions', { fundId })
      const values = Object.fromEntries(Object.keys(writable).map(name => [name, kept[name]]))
      const changed = await api.put('user', `/api/transactions/${id}`, 1, { ...values, status })
      expect(changed.statusCode, changed.body).toBe(200)
    }
    expect((await act('user', found, 'complete')).statusCode).toBe(200)
  })

  test('publish waits until every earlier period of the fund is published, because figures are cumulative', async () => {
    const fundId = (await world.make('funds')).id
    await period({ fundId: (await world.make('funds')).id, name: 'Of another fund', date: '2026-03-31' })
    const [first, second, third] = [
      await period({ fundId, name: 'Q1 2026', date: '2026-03-31' }),
      await period({ fundId, name: 'Q2 2026', date: '2026-06-30' }),
      await period({ fundId, name: 'Q3 2026', date: '2026-09-30' }),
    ]
    const after = async (found: Seen, action: Action) =>
      (await act('user', found, action)).json<RecordOf<'reporting-periods'>>()
    const completed = await after(second, 'complete')
    const refused = await act('admin', completed, 'publish')
    expect([refused.statusCode, refused.json<Problem>().code, refused.json<Problem>().detail]).toEqual([
      409,
      'wrong-state',
      'Publish Q1 2026 (31/03/2026) first',
    ])
    expect(await stored(second)).toMatchObject({ status: 'Completed', version: 2 })
    const early = await after(first, 'complete')
    expect((await act('user', completed, 'publish')).json<Problem>().detail).toBe('Publish Q1 2026 (31/03/2026) first')
    expect((await act('user', early, 'publish')).statusCode).toBe(200)
    expect((await act('user', completed, 'publish')).statusCode).toBe(200)
    expect((await act('user', await after(third, 'complete'), 'publish')).statusCode).toBe(200)
  })

  test('R251 reopen leads from Completed to Open for TenantAdministrator only; Published is final for everybody', async () => {
    for (const person of PEOPLE) {
      const completed = await inState('Completed')
      const answer = await act(person, completed, 'reopen')
      expect([person, answer.statusCode]).toEqual([person, person === 'admin' ? 200 : 403])
      expect((await stored(completed)).status).toBe(person === 'admin' ? 'Open' : 'Completed')
    }
    for (const status of ['Open', 'Published'] as const) {
      const found = await inState(status)
      expect((await act('admin', found, 'reopen')).json<Problem>().code).toBe('wrong-state')
      expect(await stored(found)).toMatchObject({ status, version: found.version })
    }
    expect((await act('admin', await inState('Completed'), 'reopen', {})).json<Problem>().errors).toEqual({
      reason: ['This field is required.'],
    })
  })

  test('each is possible in its states only, and done by its group only', async () => {
    for (const status of ['Open', 'Completed', 'Published'] as const)
      for (const action of Object.keys(ACTIONS) as Action[]) {
        const allowed = (ALLOWED[status] as readonly string[]).includes(action)
        const person = MAY[action][0]!
        expect([status, action, (await act(person, await inState(status), action)).statusCode]).toEqual([
          status,
          action,
          allowed ? 200 : 409,
        ])
      }
    for (const action of Object.keys(ACTIONS) as Action[])
      for (const person of PEOPLE) {
        const found = await inState(action === 'complete' ? 'Open' : 'Completed')
        expect([action, person, (await act(person, found, action)).statusCode]).toEqual([
          action,
          person,
          MAY[action].includes(person) ? 200 : 403,
        ])
      }
  }, 60_000)

  test('R348 the administrative agent alone signs off a completed period: recorded with name and time, the state stays, a reopening ends it', async () => {
    for (const person of PEOPLE.filter(name => name !== 'agent'))
      expect((await act(person, await inState('Completed'), 'sign-off')).statusCode, person).toBe(403)
    const completed = await inState('Completed')
    const signed = (await act('agent', completed, 'sign-off', { note: 'Compared with the custodian' })).json<
      RecordOf<'reporting-periods'>
    >()
    expect(signed).toMatchObject({
      status: 'Completed',
      signedOffBy: 'Mira Lund',
      signedOffAt: '2026-11-21T12:00:00.000Z',
      signOffNote: 'Compared with the custodian',
      version: completed.version + 1,
    })
    const [entry] = (await api.get('user', `/api/reporting-periods/${signed.id}/history`)).json<
      { action: string; by: string }[]
    >()
    expect(entry).toMatchObject({ action: 'signOff', by: 'Mira Lund' })
    expect((await act('admin', signed, 'reopen')).json()).toMatchObject({
      status: 'Open',
      signedOffBy: null,
      signedOffAt: null,
      signOffNote: null,
    })
  })

  test('R349 agent and user ask for a reopening: the request stands on the period, the administrators get a mail, the state stays', async () => {
    for (const person of ['admin', 'investor', 'global'] as const)
      expect((await act(person, await inState('Completed'), 'request-reopen')).statusCode, person).toBe(403)
    const completed = await inState('Completed')
    const asked = (await act('user', completed, 'request-reopen', { reason: 'The auditor found a fee' })).json<
      RecordOf<'reporting-periods'>
    >()
    expect(asked).toMatchObject({
      status: 'Completed',
      reopenRequestedBy: 'Tomas Reve',
      reopenReason: 'The auditor found a fee',
    })
    // Whoever asks again meanwhile hears who has asked; a day later it is another mail.
    expect((await act('agent', asked, 'request-reopen', { reason: 'And a rate' })).json()).toMatchObject({
      status: 409,
      code: 'asked-already',
      detail:
        'Tomas Reve asked for it on 21/11/2026, and the tenant administrators were told. It can be asked again a day later.',
    })
    expect(await stored(asked)).toMatchObject({ reopenReason: 'The auditor found a fee', version: asked.version })
    api.today.date = '2026-11-22'
    expect((await act('agent', asked, 'request-reopen', { reason: 'And a rate' })).statusCode).toBe(200)
    api.today.date = '2026-11-21'
    const mails = (
      await api.get(
        'admin',
        `/api/mails?filter=${encodeURIComponent(JSON.stringify({ resource: 'reporting-periods', recordId: completed.id }))}`,
      )
    ).json<RecordOf<'mails'>[]>()
    expect(
      mails.map(({ recipient, event, status, occurrence }) => [recipient, event, status, occurrence].join(' ')).sort(),
    ).toEqual(['admin@larkmoor.example reopen-requested Queued 1', 'admin@larkmoor.example reopen-requested Queued 2'])
    expect(mails.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([expect.stringContaining(`reopening of ${completed.name} requested`)]),
    )
    const { body } = (await api.get('admin', `/api/mails/${mails.find(mail => mail.occurrence === 1)!.id}`)).json<{
      body: string
    }>()
    expect(body).toContain('Tomas Reve asks to reopen')
    expect(body).toContain('The auditor found a fee')
    const reopened = await act('admin', await stored(completed), 'reopen')
    expect(reopened.json()).toMatchObject({
      status: 'Open',
      reopenRequestedBy: null,
      reopenRequestedAt: null,
      reopenReason: null,
    })
  })

  test('only administrators who may still sign in are told of the request', async () => {
    const staff = (name: string, status: string, roles: string) =>
      api.database.asAdministrator(
        "insert into accounts (tenant_id, name, user_name, status, roles) values ($1, $2, $2 || '@larkmoor.example', $3, $4)",
        [api.tenants.own, name, status, roles],
      )
    await staff('gone', 'Deactivated', 'TenantAdministrator')
    await staff('second', 'Active', 'TenantAdministrator, Investor')
    await staff('colleague', 'Active', 'User')
    const completed = await inState('Completed')
    expect((await act('user', completed, 'request-reopen')).statusCode).toBe(200)
    const filter = JSON.stringify({ resource: 'reporting-periods', recordId: completed.id })
    const mails = (await api.get('admin', `/api/mails?filter=${encodeURIComponent(filter)}`)).json<
      RecordOf<'mails'>[]
    >()
    expect(new Set(mails.map(mail => mail.recipient))).toEqual(
      new Set(['admin@larkmoor.example', 'second@larkmoor.example']),
    )
    await api.database.asAdministrator("delete from accounts where name in ('gone', 'second', 'colleague')")
  })

  test('a request that no administrator would hear of is refused with what to do, until one has been here by any call', async () => {
    const waiting = await inState('Completed')
    await api.database.asAdministrator(`update accounts set roles = null where tenant_id = $1`, [api.tenants.own])
    const own = await inState('Completed')
    expect((await act('user', own, 'request-reopen')).json()).toMatchObject({
      status: 422,
      code: 'rule',
      detail:
        'No tenant administrator has been here yet, so nobody can be told by mail. Ask your tenant administrator to sign in once, or tell them yourself.',
    })
    expect(await stored(own)).toMatchObject({ reopenRequestedBy: null, version: own.version })
    // A server that has not met them yet notes the roles with whatever is asked first; /api/me need not be called.
    const directory = accountDirectory(api.database.database, api.services)
    const person = demoAccounts.find(({ userName }) => userName === 'admin@larkmoor.example')!
    const caller = { directory: demoDirectory.tenantId, ...person }
    const [admin] = await directory.find(caller)
    const comes = (roles: readonly Role[]) => directory.noteVisit({ ...admin!, roles }, caller)
    await comes(['TenantAdministrator', 'User'])
    expect((await act('user', own, 'request-reopen')).statusCode).toBe(422)
    await comes(['TenantAdministrator'])
    expect((await act('user', own, 'request-reopen')).statusCode).toBe(200)
    await comes(['User'])
    expect((await act('user', waiting, 'request-reopen')).statusCode).toBe(422)
    await comes(['TenantAdministrator'])
  })
})

test('its history says who reopened it, why, and whose sign-off no longer holds', async () => {
  const completed = await inState('Completed')
  const signed = (await act('agent', completed, 'sign-off')).json<RecordOf<'reporting-periods'>>()
  expect(signed.signedOffBy).not.toBeNull()
  const open = (await act('admin', signed, 'reopen')).json<RecordOf<'reporting-periods'>>()
  const reopening = lastReopening((await api.get('user', `/api/reporting-periods/${open.id}/history`)).json())
  expect(reopening).toMatchObject({ reason: 'A late invoice', signedOffBy: signed.signedOffBy })
  expect(
    lastReopening((await api.get('user', `/api/reporting-periods/${(await inState('Completed')).id}/history`)).json()),
  ).toBeNull()
})
