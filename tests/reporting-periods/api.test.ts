import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/context.ts'
import { lastReopening } from '../../src/reporting-periods/review.ts'
import type { Checklist } from '../../src/reporting-periods/checklist.ts'
import { accountDirectory } from '../../src/server/identity/accounts.ts'
import { demoAccounts } from '../../src/server/identity/demoAccounts.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

type Problem = { code: string; detail?: string; errors?: Record<string, string[]> }
const ACTIONS = {
  complete: {},
  publish: {},
  'sign-off': {},
  reopen: { reason: 'A late invoice' },
  'request-reopen': { reason: 'A late invoice' },
} as const
type Action = keyof typeof ACTIONS

const period = (changes: Record<string, unknown> = {}) => world.make('reporting-periods', changes)
const inNewFund = async (changes: Record<string, unknown> = {}) =>
  period({ fundId: (await world.make('funds')).id, ...changes })
const act = (person: Person, { id, version }: StoredRecord, action: Action, body: object = ACTIONS[action]) =>
  api.post(person, `/api/reporting-periods/${id}/${action}`, body, { version })
/** A period in a state, brought there by its actions. */
async function inState(status: 'Open' | 'Completed' | 'Published'): Promise<StoredRecord> {
  let current = await inNewFund()
  if (status !== 'Open') current = (await act('user', current, 'complete')).json()
  if (status === 'Published') current = (await act('user', current, 'publish')).json()
  return current
}
const stored = async ({ id }: StoredRecord) =>
  (await api.get('agent', `/api/reporting-periods/${id}`)).json<StoredRecord>()

describe('a new reporting period', () => {
  test('R249 begins as Open and can be changed', async () => {
    const made = await inNewFund({ name: 'Q1 2026', date: '2026-03-31' })
    expect(made['status']).toBe('Open')
    const answer = await api.put('user', `/api/reporting-periods/${made.id}`, 1, {
      name: 'First quarter',
      date: '2026-03-30',
    })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { name: 'First quarter', date: '2026-03-30', status: 'Open', version: 2 },
    ])
  })

  test('R227 holds name, date and status as they were saved', async () => {
    const made = await inNewFund({ name: 'Q2 2026', date: '2026-06-30', status: 'Open' })
    expect(await stored(made)).toMatchObject({ name: 'Q2 2026', date: '2026-06-30', status: 'Open' })
  })

  test('R331 needs date and name, and its status is Open and never empty', async () => {
    const fundId = (await world.shared('funds')).id
    for (const [field, body] of [
      ['date', { fundId, name: 'X' }],
      ['name', { fundId, date: '2026-06-30' }],
      ['date', { fundId, name: 'X', date: null }],
      ['name', { fundId, name: '', date: '2026-06-30' }],
    ] as const) {
      const answer = await api.post('user', '/api/reporting-periods', body)
      expect([answer.statusCode, answer.json<Problem>().errors]).toEqual([
        400,
        { [field]: ['This field is required.'] },
      ])
    }
    for (const status of ['Completed', 'Published', null, '', 'Closed']) {
      const answer = await api.post('user', '/api/reporting-periods', { fundId, name: 'X', date: '2026-06-30', status })
      expect([status, answer.statusCode, Object.keys(answer.json<Problem>().errors ?? {})]).toEqual([
        status,
        400,
        ['status'],
      ])
    }
    const open = await inNewFund()
    for (const status of ['Open', 'Completed', null])
      expect(
        (await api.put('admin', `/api/reporting-periods/${open.id}`, 1, { name: 'X', date: '2026-06-30', status }))
          .statusCode,
        String(status),
      ).toBe(400)
    expect(await stored(open)).toMatchObject({ status: 'Open', version: 1 })
  })

  test('has a name and a date that no other period of its fund has', async () => {
    const { fundId } = await inNewFund({ name: 'Q1', date: '2026-03-31' })
    expect(
      (await api.post('user', '/api/reporting-periods', { fundId, name: 'Q1', date: '2026-06-30' })).statusCode,
    ).toBe(409)
    expect(
      (await api.post('user', '/api/reporting-periods', { fundId, name: 'Q2', date: '2026-03-31' })).statusCode,
    ).toBe(409)
    expect(
      (await api.post('user', '/api/reporting-periods', { fundId, name: 'Q2', date: '2026-06-30' })).statusCode,
    ).toBe(201)
  })
})

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
    expect((await inState('Completed'))['status']).toBe('Completed')
    for (const status of ['Completed', 'Published'] as const) {
      const answer = await act('user', await inState(status), 'complete')
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'wrong-state'])
    }
  })

  test('publish waits until every earlier period of the fund is published, because figures are cumulative', async () => {
    const fundId = (await world.make('funds')).id
    await period({ fundId: (await world.make('funds')).id, name: 'Of another fund', date: '2026-03-31' })
    const [first, second, third] = [
      await period({ fundId, name: 'Q1 2026', date: '2026-03-31' }),
      await period({ fundId, name: 'Q2 2026', date: '2026-06-30' }),
      await period({ fundId, name: 'Q3 2026', date: '2026-09-30' }),
    ]
    const after = async (found: StoredRecord, action: Action) => (await act('user', found, action)).json<StoredRecord>()
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
      expect((await stored(completed))['status']).toBe(person === 'admin' ? 'Open' : 'Completed')
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
    const signed = (
      await act('agent', completed, 'sign-off', { note: 'Compared with the custodian' })
    ).json<StoredRecord>()
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
    const asked = (
      await act('user', completed, 'request-reopen', { reason: 'The auditor found a fee' })
    ).json<StoredRecord>()
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
    ).json<StoredRecord[]>()
    expect(mails.map(mail => [mail['recipient'], mail['event'], mail['status'], mail['occurrence']]).sort()).toEqual([
      ['admin@larkmoor.example', 'reopen-requested', 'Queued', 1],
      ['admin@larkmoor.example', 'reopen-requested', 'Queued', 2],
    ])
    expect(mails.map(mail => String(mail['subject']))).toEqual(
      expect.arrayContaining([expect.stringContaining(`reopening of ${String(completed['name'])} requested`)]),
    )
    const { body } = (await api.get('admin', `/api/mails/${mails.find(mail => mail['occurrence'] === 1)!.id}`)).json<{
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
    const directory = accountDirectory(api.database.database)
    const admin = (await directory.find(
      demoAccounts.find(({ userName }) => userName === 'admin@larkmoor.example')!.subject,
      'admin@larkmoor.example',
    ))!
    await directory.keepRoles({ ...admin, roles: ['TenantAdministrator', 'User'] })
    expect((await act('user', own, 'request-reopen')).statusCode).toBe(422)
    await directory.keepRoles({ ...admin, roles: ['TenantAdministrator'] })
    expect((await act('user', own, 'request-reopen')).statusCode).toBe(200)
    await directory.keepRoles({ ...admin, roles: ['User'] })
    expect((await act('user', waiting, 'request-reopen')).statusCode).toBe(422)
    await directory.keepRoles({ ...admin, roles: ['TenantAdministrator'] })
  })
})

describe('a completed reporting period', () => {
  test('keeps its own name and date, and cannot be deleted, until it is reopened', async () => {
    for (const status of ['Completed', 'Published'] as const) {
      const found = await inState(status)
      for (const answer of [
        await api.put('admin', `/api/reporting-periods/${found.id}`, found.version, {
          name: 'Other',
          date: '2027-01-01',
        }),
        await api.remove('admin', `/api/reporting-periods/${found.id}`, found.version),
      ]) {
        expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'wrong-state'])
      }
      expect(await stored(found)).toMatchObject({ name: found['name'], date: found['date'], version: found.version })
    }
    const reopened = (await act('admin', await inState('Completed'), 'reopen')).json<StoredRecord>()
    expect(
      (
        await api.put('user', `/api/reporting-periods/${reopened.id}`, reopened.version, {
          name: 'Other',
          date: '2027-01-01',
        })
      ).statusCode,
    ).toBe(200)
    expect((await api.remove('user', `/api/reporting-periods/${reopened.id}`, reopened.version + 1)).statusCode).toBe(
      200,
    )
  })

  test('keeps the days it covers: no open period comes, goes or moves before it', async () => {
    const { fundId } = await inNewFund({ name: 'Q1', date: '2026-03-31' })
    const [first] = (await api.get('user', `/api/reporting-periods?filter=${JSON.stringify({ fundId })}`)).json<
      StoredRecord[]
    >()
    await act('user', await period({ fundId, name: 'Q2', date: '2026-06-30' }), 'complete')
    const later = await period({ fundId, name: 'Q3', date: '2026-09-30' })
    const refused = (date: string) => [
      409,
      'reporting-period-closed',
      `The date ${date} falls in the reporting period Q2, which is completed or published.`,
    ]
    const told = (answer: { statusCode: number; json(): Problem }) => [
      answer.statusCode,
      answer.json().code,
      answer.json().detail,
    ]
    expect(told(await api.post('user', '/api/reporting-periods', { fundId, name: 'May', date: '2026-05-31' }))).toEqual(
      refused('31/05/2026'),
    )
    expect(
      told(await api.put('user', `/api/reporting-periods/${first!.id}`, 1, { name: 'Q1', date: '2026-04-30' })),
    ).toEqual(refused('31/03/2026'))
    expect(
      told(await api.put('user', `/api/reporting-periods/${later.id}`, 1, { name: 'Q3', date: '2026-06-15' })),
    ).toEqual(refused('15/06/2026'))
    expect(told(await api.remove('user', `/api/reporting-periods/${first!.id}`, 1))).toEqual(refused('31/03/2026'))
    expect(
      (await api.put('user', `/api/reporting-periods/${first!.id}`, 1, { name: 'First', date: '2026-03-31' }))
        .statusCode,
    ).toBe(200)
    expect(
      (await api.put('user', `/api/reporting-periods/${later.id}`, 1, { name: 'Q3', date: '2026-10-31' })).statusCode,
    ).toBe(200)
    expect((await api.remove('user', `/api/reporting-periods/${later.id}`, 2)).statusCode).toBe(200)
  })
})

describe('the area of reporting periods', () => {
  test('R370 lists, reads, makes, changes and deletes with validation, access and tenant isolation, with its actions', async () => {
    const made = await inNewFund({ name: 'Q1 2026', date: '2026-03-31' })
    const list = await api.get('agent', `/api/reporting-periods?filter=${JSON.stringify({ fundId: made['fundId'] })}`)
    expect(list.json<StoredRecord[]>().map(({ id }) => id)).toEqual([made.id])
    for (const person of ['admin', 'user', 'agent'] as const)
      expect((await api.get(person, `/api/reporting-periods/${made.id}`)).statusCode).toBe(200)
    for (const person of ['investor', 'global', 'mixed'] as const)
      expect((await api.get(person, `/api/reporting-periods/${made.id}`)).statusCode).toBe(403)
    expect((await api.post('agent', '/api/reporting-periods', await world.body('reporting-periods'))).statusCode).toBe(
      403,
    )
    expect(
      (await api.put('agent', `/api/reporting-periods/${made.id}`, 1, { name: 'X', date: '2026-03-31' })).statusCode,
    ).toBe(403)
    expect((await api.remove('agent', `/api/reporting-periods/${made.id}`, 1)).statusCode).toBe(403)
    expect((await api.get('stranger', `/api/reporting-periods/${made.id}`)).statusCode).toBe(404)
    expect((await api.get('stranger', `/api/reporting-periods/${made.id}/checklist`)).statusCode).toBe(404)
    expect((await act('stranger', made, 'complete')).statusCode).toBe(404)
    expect(
      (
        await api.put('user', `/api/reporting-periods/${made.id}`, 1, { name: 'x'.repeat(61), date: '2026-02-30' })
      ).json<Problem>().errors,
    ).toEqual({ name: [expect.any(String)], date: [expect.any(String)] })
    const completed = (await act('user', made, 'complete')).json<StoredRecord>()
    const reopened = (await act('admin', completed, 'reopen')).json<StoredRecord>()
    expect((await api.remove('user', `/api/reporting-periods/${made.id}`, reopened.version)).statusCode).toBe(200)
    expect((await api.get('user', `/api/reporting-periods/${made.id}`)).statusCode).toBe(404)
  })
})

describe('the checklist of a period', () => {
  const read = async ({ id }: StoredRecord, person: Person = 'agent') =>
    (await api.get(person, `/api/reporting-periods/${id}/checklist`)).json<Checklist>()
  const missing = async (found: StoredRecord) =>
    (await read(found)).items
      .filter(item => !item.done && item.name !== 'ledger')
      .map(item => [item.name, item.missing, item.first.map(({ name }) => name)])

  test('says what is missing at the date, item by item, until it is there', async () => {
    const fundId = (await world.make('funds')).id
    const before = await period({ fundId, name: 'Q1', date: '2026-03-31' })
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const held = await world.make('investments', {
      fundId,
      name: 'Aurelia Robotics',
      subscriptionDate: '2026-06-30',
      cashFlowStartDate: '2026-06-30',
      commitments: [{ date: '2026-06-30', value: '5' }],
    })
    await world.make('investments', {
      fundId,
      name: 'Bought later',
      subscriptionDate: '2026-07-01',
      cashFlowStartDate: '2026-07-01',
      commitments: [{ date: '2026-07-01', value: '5' }],
    })
    for (const [date, status] of [
      ['2026-06-30', 'Pending'],
      ['2026-04-01', 'Planned'],
      ['2026-05-05', 'Booked'],
      ['2026-03-31', 'Pending'],
      ['2026-07-01', 'Pending'],
      ['2026-05-06', 'Cancelled'],
    ])
      await world.insert('transactions', { fundId, date, status, type: 'Expense', subType: 'Audit and tax' })
    await world.insert('invoices', { fundId, date: '2026-06-01', supplier: 'Harrel & Voss', number: '17' })
    await world.insert('capital-movements', { fundId, name: 'Call 3', dueDate: '2026-05-04' })
    await world.insert('closings', { fundId, name: 'Closing 2', date: '2026-05-04' })
    expect(await missing(found)).toEqual([
      ['fairValues', 1, ['Aurelia Robotics']],
      ['accounting', 1, ['Q2']],
      ['expenses', 1, ['Q2']],
      ['transactions', 2, ['01/04/2026 Audit and tax', '30/06/2026 Audit and tax']],
      ['invoices', 1, ['Harrel & Voss 17']],
      ['capitalMovements', 1, ['Call 3']],
      ['closings', 1, ['Closing 2']],
      ['earlierPeriods', 1, ['Q1']],
    ])
    await world.make('fair-values', { investmentId: held.id, date: '2026-06-30' })
    await world.make('accounting-entries', { fundId, reportingPeriodId: found.id })
    await world.make('expenses', { fundId, reportingPeriodId: found.id })
    for (const [table, status] of [
      ['transactions', 'Booked'],
      ['invoices', 'Approved'],
      ['capital_movements', 'Completed'],
      ['closings', 'Completed'],
    ])
      await api.database.asAdministrator(`update ${table} set status = $1 where fund_id = $2`, [status, fundId])
    expect(await missing(found)).toEqual([['earlierPeriods', 1, ['Q1']]])
    await act('user', before, 'complete')
    expect(await missing(found)).toEqual([['earlierPeriods', 1, ['Q1']]])
    await act('user', { ...before, version: 2 }, 'publish')
    expect(await missing(found)).toEqual([])
  })

  test('names each fair value of the day that leaves out a company of then, holds one of another time, or differs from its weighted sum', async () => {
    const fundId = (await world.make('funds')).id
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const check = async () => (await read(found)).items.find(({ name }) => name === 'weightedValues')!
    const held = async (name: string) => {
      const { id } = await world.make('investments', {
        fundId,
        name,
        subscriptionDate: '2026-01-01',
        cashFlowStartDate: '2026-01-01',
        commitments: [{ date: '2026-01-01', value: '5' }],
      })
      const company = async (companyName: string, fromDate: string | null, toDate: string | null) =>
        Number((await world.make('companies', { investmentId: id, name: companyName, fromDate, toDate })).id)
      return { id, now: await company('Now', null, null), gone: await company('Gone', null, '2026-06-29') }
    }
    const worth = (investmentId: number, value: string, companyIds: number[]) =>
      world.make('fair-values', {
        investmentId,
        date: '2026-06-30',
        value,
        weightedValues: companyIds.map(companyId => ({
          companyId,
          fullyDilutedOwnership: '33.3333',
          companyValue: '100.01',
        })),
      })
    const [right, unequal, empty, old] = [
      await held('Right'),
      await held('Unequal'),
      await held('Without lines'),
      await held('With one of before'),
    ]
    await worth(right.id, '33.34', [right.now])
    expect(await check()).toMatchObject({ expected: 1, done: true })
    await worth(unequal.id, '33.35', [unequal.now])
    await worth(empty.id, '5.00', [])
    await worth(old.id, '66.68', [old.now, old.gone])
    expect((await check()).first.map(({ name }) => name)).toEqual(['Unequal', 'With one of before', 'Without lines'])
  })

  test('names cash, cost and expenses that differ from the transactions, and passes once they agree', async () => {
    const fundId = (await world.make('funds')).id
    await period({ fundId, name: 'Q1', date: '2026-03-31' })
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    const held = await world.make('investments', { fundId, name: 'Aurelia Robotics' })
    const paid = (date: string, amountFund: string, changes: Record<string, unknown> = {}) =>
      world.insert('transactions', {
        fundId,
        date,
        status: 'Booked',
        type: 'Expense',
        subType: 'Legal',
        amountFund,
        nonCashItem: false,
        investmentId: null,
        ...changes,
      })
    await paid('2026-02-01', '5000.00', { type: 'CapitalCall', subType: 'Investments' })
    await paid('2026-05-01', '-3000.00', { type: 'Investment', subType: 'Initial purchase', investmentId: held.id })
    await paid('2026-05-02', '-200.00')
    // Before the period, after it, planned, and without money: none of these is an expense of the period.
    await paid('2026-03-31', '-100.00')
    await paid('2026-07-01', '-40.00')
    await paid('2026-05-03', '-50.00', { status: 'Planned' })
    await paid('2026-05-03', '-60.00', { nonCashItem: true })
    const accounting = await world.make('accounting-entries', {
      fundId,
      reportingPeriodId: found.id,
      totalCash: '650000.00',
    })
    const value = await world.make('fair-values', { investmentId: held.id, date: '2026-06-30', cost: '2900.00' })
    const ledger = async () => (await read(found)).items.find(({ name }) => name === 'ledger')
    expect(await ledger()).toMatchObject({
      expected: 2,
      missing: 2,
      first: [
        { name: 'total cash 650,000.00, ledger 1,700.00' },
        { name: 'cost of Aurelia Robotics 2,900.00, ledger 3,000.00' },
      ],
    })
    await api.database.asAdministrator('update accounting_entries set total_cash = 1700 where id = $1', [accounting.id])
    await api.database.asAdministrator('update fair_values set cost = 3000 where id = $1', [value.id])
    expect(await ledger()).toMatchObject({ expected: 2, missing: 0, done: true })
    const summary = await world.make('expenses', { fundId, reportingPeriodId: found.id })
    expect((await ledger())?.first[0]?.name).toMatch(/^total expenses [\d,.]+, ledger 200\.00$/)
    for (const table of [
      'expense_management_fees',
      'expense_carried_interest',
      'expense_fund_operating_expenses',
      'expense_other_expenses',
    ])
      await api.database.asAdministrator(`update ${table} set amount = 0 where expense_id = $1`, [summary.id])
    await api.database.asAdministrator(
      'update expense_fund_operating_expenses set amount = 200 where id = (select min(id) from expense_fund_operating_expenses where expense_id = $1)',
      [summary.id],
    )
    expect(await ledger()).toMatchObject({ expected: 3, missing: 0, done: true })
  })

  test('asks for no fair value of an investment that was left or written off by then', async () => {
    const fundId = (await world.make('funds')).id
    const found = await period({ fundId, name: 'Q2', date: '2026-06-30' })
    for (const [name, subType, date, status] of [
      ['Left', 'Full exit', '2026-06-30', 'Booked'],
      ['Lost', 'Write-off', '2026-01-31', 'Reconciled'],
      ['Sold in part', 'Partial exit', '2026-01-31', 'Booked'],
      ['Leaving later', 'Full exit', '2026-07-01', 'Booked'],
      ['Exit planned', 'Full exit', '2026-06-01', 'Planned'],
    ]) {
      const { id } = await world.make('investments', { fundId, name })
      await world.insert('transactions', { fundId, investmentId: id, date, status, type: 'Divestment', subType })
    }
    expect((await missing(found))[0]).toEqual(['fairValues', 3, ['Exit planned', 'Leaving later', 'Sold in part']])
  })

  test('does not forbid to complete with something missing, and is read by staff only', async () => {
    const open = await inState('Open')
    expect((await read(open)).missing).toBeGreaterThan(0)
    for (const person of ['investor', 'global'] as const)
      expect((await api.get(person, `/api/reporting-periods/${open.id}/checklist`)).statusCode).toBe(403)
    expect((await act('user', open, 'complete')).statusCode).toBe(200)
  })
})

test('its history says who reopened it, why, and whose sign-off no longer holds', async () => {
  const completed = await inState('Completed')
  const signed = (await act('agent', completed, 'sign-off')).json<StoredRecord>()
  expect(signed['signedOffBy']).not.toBeNull()
  const open = (await act('admin', signed, 'reopen')).json<StoredRecord>()
  const reopening = lastReopening((await api.get('user', `/api/reporting-periods/${open.id}/history`)).json())
  expect(reopening).toMatchObject({ reason: 'A late invoice', signedOffBy: signed['signedOffBy'] })
  expect(
    lastReopening((await api.get('user', `/api/reporting-periods/${(await inState('Completed')).id}/history`)).json()),
  ).toBeNull()
})
