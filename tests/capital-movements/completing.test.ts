import { describe, expect, test } from 'vitest'
import { COMPONENTS } from '../../src/capital-movements/components.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serveMovements, SIX, statusOf, type Problem } from './servedMovements.ts'

const { api, world, fundWith, body, movement, act, makePapers, linesOf, ledgerOf, paymentsOf, stored } =
  await serveMovements()

/** A call of 405 and a distribution of 81, half of it recallable: 80 and 16 for each of five, 5 and 1 for the sixth. */
const NETTED = { investmentFunding: '405', distribution: '81', returnOfCapital: '81', recallableDistribution: '40.5' }

async function inState(status: 'Open' | 'Completed' | 'Published', changes: object = {}) {
  const own = await fundWith(SIX)
  const made = await movement(own, { ...NETTED, ...changes })
  if (status !== 'Open') expect((await act('user', made, 'complete')).statusCode).toBe(200)
  if (status === 'Published') expect((await act('admin', await stored(made), 'publish')).statusCode).toBe(200)
  return { own, made: await stored(made) }
}

describe('completing a capital movement', () => {
  test('R237 R238 R240 makes a row for each partner and direction and one pending transaction of the fund each; then nothing of it can be written', async () => {
    const { own, made } = await inState('Completed')
    expect(made).toMatchObject({ status: 'Completed', completionDate: '2026-11-21' })
    const shown = (await ledgerOf(made.id)).map(row => [
      row.type,
      row.amount,
      row.impactOnUnfunded,
      row.shares,
      row.date,
    ])
    expect(shown).toEqual([
      ...Array.from({ length: 5 }, () => [
        ['CapitalCall', '80.00', '-80.00', '80', '2026-12-15'],
        ['Distribution', '-16.00', '8.00', null, '2026-12-15'],
      ]).flat(),
      ['CapitalCall', '5.00', '-5.00', '5', '2026-12-15'],
      ['Distribution', '-1.00', '0.50', null, '2026-12-15'],
    ])
    expect(
      (await paymentsOf(made.id)).map(row => [row.type, row.amountFund, row.status, row.date, row.impact]),
    ).toEqual([
      ['CapitalCall', '405.00', 'Pending', '2026-12-15', 'ReducesUnfunded'],
      ['Distribution', '-81.00', 'Pending', '2026-12-15', 'IncreasesUnfunded'],
    ])
    const partner = (await api.get('user', `/api/limited-partners/${own.partners[0]?.id}`)).json<
      Record<string, string>
    >()
    expect(partner).toMatchObject({
      capitalCalled: '80.00',
      distributed: '16.00',
      recallableDistribution: '8.00',
      remaining: '79999928.00',
    })

    const [line] = await linesOf(made)
    const put = { ...body(own, NETTED), name: 'Another', fundId: undefined }
    for (const person of ['admin', 'user'] as const) {
      expect(statusOf(await api.put(person, `/api/capital-movements/${made.id}`, made.version, put))).toEqual([
        409,
        'wrong-state',
      ])
      expect(statusOf(await api.remove(person, `/api/capital-movements/${made.id}`, made.version))).toEqual([
        409,
        'wrong-state',
      ])
      expect(statusOf(await api.remove(person, `/api/capital-movement-lines/${line?.id}`, line?.version ?? 0))).toEqual(
        [409, 'wrong-state'],
      )
      expect(
        statusOf(
          await act(person, made, 'lines', {
            lines: [{ limitedPartnerId: own.partners[0]?.id, investmentFunding: '1' }],
          }),
        ),
      ).toEqual([409, 'wrong-state'])
      expect(statusOf(await act(person, made, 'generate-lines'))).toEqual([409, 'wrong-state'])
    }
    expect(await stored(made)).toEqual(made)
  })

  test('of two at once exactly one completes it', async () => {
    const { made } = await inState('Open')
    const answers = await Promise.all([act('user', made, 'complete'), act('admin', made, 'complete')])
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 409])
    expect(await ledgerOf(made.id)).toHaveLength(12)
    expect(await paymentsOf(made.id)).toHaveLength(2)
  })

  test('is refused while the lines miss the movement, commitments have moved, or the account is not active or denied by the bank', async () => {
    const { own, made } = await inState('Open')
    const first = own.partners[0]?.id
    const changed = await act('user', made, 'lines', { lines: [{ limitedPartnerId: first, investmentFunding: '79' }] })
    expect(statusOf(await act('user', changed.json(), 'complete'))).toEqual([422, 'rule', 'investmentFunding'])
    await act('user', await stored(made), 'generate-lines')
    const more = await world.insert('limited-partner-commitments', {
      limitedPartnerId: first,
      date: '2026-01-01',
      value: '1',
      closingId: own.closing.id,
    })
    const outdated = await act('user', await stored(made), 'complete')
    expect([outdated.statusCode, outdated.json<Problem>().detail]).toEqual([
      422,
      'Commitments have changed since the lines were generated: Ashcombe. Regenerate the lines.',
    ])
    await api.database
      .asAdministrator('delete from limited_partner_commitments where id = $1', [more.id])
      .catch(() => undefined)
    await act('user', await stored(made), 'generate-lines')
    const setAccount = (set: string) =>
      api.database.asAdministrator(`update bank_accounts set ${set} where id = $1`, [own.account.id])
    await setAccount(`status = 'PendingVerification'`)
    expect(statusOf(await act('user', await stored(made), 'complete'))).toEqual([422, 'rule', 'fundBankAccountId'])
    await setAccount(`status = 'Active', payee_answer = 'NoMatch'`)
    expect(statusOf(await act('user', await stored(made), 'complete'))).toEqual([422, 'rule', 'fundBankAccountId'])
    await setAccount(`payee_answer = 'CloseMatch'`)
    const done = await act('user', await stored(made), 'complete')
    expect(done.statusCode, done.body).toBe(200)
  })
})

describe('the notices of a completed movement', () => {
  test('hold publishing and reopening up until every one is made', async () => {
    const { made } = await inState('Completed')
    const tried = async () => {
      const version = { version: made.version }
      const url = `/api/capital-movements/${made.id}`
      const answers = [
        await api.post('admin', `${url}/publish`, {}, version),
        await api.post('admin', `${url}/reopen`, { reason: 'A wrong amount' }, version),
      ]
      return answers.map(answer => [answer.statusCode, answer.json<Problem>().code, answer.json<Problem>().detail])
    }
    const because = (detail: string) => [
      [409, 'wrong-state', detail],
      [409, 'wrong-state', detail],
    ]
    expect(await tried()).toEqual(because('0 of 6 notices made'))
    await makePapers()
    await api.database.asAdministrator(
      `update notices set status = 'Failed', last_error = 'No room' where capital_movement_id = $1 and number like '%006'`,
      [made.id],
    )
    expect(await tried()).toEqual(because('5 of 6 notices made, 1 failed: retry them first'))
    expect(await stored(made)).toEqual(made)
    expect(await ledgerOf(made.id)).toHaveLength(12)
    const [failed] = (
      await api.get('user', `/api/notices?filter={"capitalMovementId":${made.id},"status":"Failed"}`)
    ).json<StoredRecord[]>()
    const retried = await api.post('user', `/api/notices/${failed?.id}/retry`, {}, { version: failed?.version ?? 0 })
    expect(retried.statusCode, retried.body).toBe(200)
    expect(await tried()).toEqual(because('5 of 6 notices made'))
    expect((await act('admin', made, 'publish')).statusCode).toBe(200)
  })
})

describe('publishing a capital movement', () => {
  test('R243 R245 R489 is for somebody else than who completed it, and writes a mail to each contact of its partners', async () => {
    const open = await inState('Open')
    expect(statusOf(await act('admin', open.made, 'publish'))).toEqual([409, 'wrong-state'])
    const { made, own } = await inState('Completed')
    const refused = await act('user', made, 'publish')
    expect([refused.statusCode, refused.json<Problem>().errors]).toEqual([
      422,
      {
        '': [
          'You completed this movement: somebody else has to publish it. Administrators can waive that on Home, under “Four eyes”.',
        ],
      },
    ])
    const published = await act('admin', made, 'publish')
    expect(published.json()).toMatchObject({ status: 'Published', emailNotificationStatus: 'Queued' })
    const mails = (
      await api.get(
        'admin',
        `/api/mails?filter={"resource":"capital-movements","recordId":${made.id}}&sort=["id","ASC"]`,
      )
    ).json<Record<string, string>[]>()
    expect(mails.map(mail => [mail.event, mail.limitedPartnerId])).toEqual(
      own.partners.map(({ id }) => ['capital-call-published', id]),
    )
    expect(mails[5]?.['subject']).toBe(
      `${(await api.get('user', `/api/funds/${own.fund.id}`)).json<Record<string, string>>()['name']}: Call 1, EUR 4.00, due 15/12/2026`,
    )
  })

  test('R244 R248 is final: every other action is refused to everybody', async () => {
    const { made } = await inState('Published')
    for (const person of ['admin', 'user'] as const)
      for (const [action, input] of [
        ['complete', {}],
        ['publish', {}],
        ['reopen', { reason: 'x' }],
        ['generate-lines', {}],
      ] as const) {
        const answer = await act(person, made, action, input)
        expect([person, action, answer.statusCode]).toEqual([
          person,
          action,
          person === 'user' && action === 'reopen' ? 403 : 409,
        ])
      }
    expect((await api.remove('admin', `/api/capital-movements/${made.id}`, made.version)).statusCode).toBe(409)
  })

  test('payments go on: the fund’s transactions are booked when all has come in, and who is late is counted and reminded', async () => {
    const { made } = await inState('Published')
    const lines = await linesOf(made)
    const pay = async (line: (typeof lines)[number], changes: object) => {
      const kept = Object.fromEntries(COMPONENTS.map(name => [name, line[name]]))
      return api.put('user', `/api/capital-movement-lines/${line.id}`, line.version, { ...kept, ...changes })
    }
    for (const line of lines.slice(1)) {
      const paid = await pay(line, { paymentStatus: 'Received', amountReceived: '64', receivedDate: '2026-11-20' })
      expect(paid.statusCode, paid.body).toBe(200)
    }
    expect((await paymentsOf(made.id)).map(row => row.status)).toEqual(['Pending', 'Pending'])
    expect(await stored(made)).toMatchObject({ lateLines: 0, isLate: false })
    expect(statusOf(await act('user', await stored(made), 'remind'))[0]).toBe(422)
    api.today.date = '2026-12-16'
    try {
      expect(await stored(made)).toMatchObject({ lateLines: 1, isLate: true, canRemind: true })
      expect((await act('user', await stored(made), 'remind')).statusCode).toBe(200)
      expect((await act('user', await stored(made), 'remind')).body).toContain('reminded within the last day')
      const query = `filter={"event":"payment-reminder","recordId":${made.id}}&sort=["id","ASC"]`
      const reminders = async () => (await api.get('admin', `/api/mails?${query}`)).json<Record<string, string>[]>()
      expect(await reminders()).toMatchObject([{ recipient: expect.stringContaining('ashcombe') }])
      expect((await reminders())[0]?.['body']).toContain('EUR 64.00')
      // Whoever is late besides is reminded, and nobody a second time.
      const second = (set: string) =>
        api.database.asAdministrator(`update capital_movement_lines set ${set} where id = $1`, [lines[1]?.id])
      await second(`payment_status = 'Open', amount_received = null`)
      expect((await act('user', await stored(made), 'remind')).statusCode).toBe(200)
      const told = (await reminders()).map(({ recipient }) => recipient)
      expect([told.length, new Set(told).size]).toEqual([2, 2])
      await second(`payment_status = 'Received', amount_received = 64`)
      const [first] = lines
      if (first) expect((await pay(first, { paymentStatus: 'Received', amountReceived: '64' })).statusCode).toBe(200)
      expect((await paymentsOf(made.id)).map(row => row.status)).toEqual(['Booked', 'Booked'])
    } finally {
      api.today.date = '2026-11-21'
    }
    const [first] = lines
    if (first) expect((await pay((await linesOf(made))[0] ?? first, { investmentFunding: '1' })).statusCode).toBe(409)
  })
})

describe('reopening a capital movement', () => {
  test('R241 R246 R247 R354 is for tenant administrators, and takes back exactly what completing made', async () => {
    const { own, made } = await inState('Completed')
    const other = await movement(own, { name: 'Call 2', dueDate: '2026-12-20', investmentFunding: '405' })
    expect((await act('user', other, 'complete')).statusCode).toBe(200)
    for (const person of ['user', 'agent', 'investor', 'global'] as const)
      expect((await act(person, made, 'reopen', { reason: 'Wrong amount' })).statusCode, person).toBe(403)
    expect(statusOf(await act('admin', made, 'reopen'))).toEqual([400, 'invalid-body', 'reason'])
    const reopened = await act('admin', made, 'reopen', { reason: 'Wrong amount' })
    expect(reopened.json()).toMatchObject({ status: 'Open', completionDate: null })
    expect([await ledgerOf(made.id), await paymentsOf(made.id)]).toEqual([[], []])
    expect([(await ledgerOf(other.id)).length, (await paymentsOf(other.id)).length]).toEqual([6, 1])
    const again = await act('user', await stored(made), 'complete')
    expect(again.statusCode, again.body).toBe(200)
    expect((await ledgerOf(made.id)).map(row => row.amount).slice(0, 2)).toEqual(['80.00', '-16.00'])
    const history = await api.get('user', `/api/capital-movements/${made.id}/history`)
    expect(history.body).toContain('Wrong amount')
  })

  test('is refused while a closing completed since, or notices published since, count on it', async () => {
    const { own, made } = await inState('Completed')
    const later = await movement(own, { name: 'Call 2', dueDate: '2026-12-20', investmentFunding: '405' })
    await act('user', later, 'complete')
    await act('admin', await stored(later), 'publish')
    const refused = await act('admin', made, 'reopen', { reason: 'Too late' })
    expect([refused.statusCode, refused.json<Problem>().detail]).toEqual([
      409,
      'It cannot be reopened, because this counts on its amounts: the notices of Call 2.',
    ])
    const second = await world.insert('closings', {
      fundId: own.fund.id,
      name: 'Second closing',
      date: '2026-12-31',
      status: 'Completed',
    })
    await world.insert('limited-partner-commitments', {
      limitedPartnerId: own.partners[0]?.id,
      date: '2026-12-31',
      value: '1',
      closingId: second.id,
    })
    expect((await act('admin', made, 'reopen', { reason: 'Too late' })).json<Problem>().detail).toContain(
      'the closing Second closing',
    )
    expect(await ledgerOf(made.id)).toHaveLength(12)
  })

  test('a reopened movement keeps the notices that it had, and can be changed and completed once more', async () => {
    const { own, made } = await inState('Completed')
    expect((await act('admin', made, 'reopen', { reason: 'A wrong amount' })).statusCode).toBe(200)
    const reopened = await stored(made)
    const more = { ...body(own, { ...NETTED, investmentFunding: '810' }), fundId: undefined }
    const changed = await api.put('user', `/api/capital-movements/${made.id}`, reopened.version, more)
    expect(changed.statusCode, changed.body).toBe(200)
    expect((await act('user', changed.json(), 'complete')).statusCode).toBe(200)
    const notices = (
      await api.get('user', `/api/notices?filter={"capitalMovementId":${made.id}}&sort=["id","ASC"]`)
    ).json<{ id: number; edition: number; superseded: boolean; amount: string }[]>()
    expect(notices.map(({ edition, superseded }) => `${edition} ${superseded}`)).toEqual([
      ...Array.from({ length: 6 }, () => '1 true'),
      ...Array.from({ length: 6 }, () => '2 false'),
    ])
    expect([notices[0]?.amount, notices[6]?.amount]).toEqual(['64.00', '144.00'])
    const history = (await api.get('user', `/api/notices/${notices[0]?.id}/history`)).json<{ changes: object[] }[]>()
    expect(history.flatMap(({ changes }) => changes)).toContainEqual({ field: 'superseded', old: false, new: true })
  })

  test('a reopened movement may be deleted: its lines and superseded notices go with it, and the history stays', async () => {
    const { made } = await inState('Completed')
    const told = await api.database.asAdministrator<{ id: number }>(
      'select id from notices where capital_movement_id = $1',
      [made.id],
    )
    expect((await act('admin', made, 'reopen', { reason: 'A wrong amount' })).statusCode).toBe(200)
    expect((await api.remove('agent', `/api/capital-movements/${made.id}`, made.version)).statusCode).toBe(403)
    const { version } = await stored(made)
    const stale = await api.remove('user', `/api/capital-movements/${made.id}`, version - 1)
    expect(stale.statusCode).toBe(412)
    const filter = `filter={"capitalMovementId":${made.id}}`
    expect((await api.get('user', `/api/notices?${filter}`)).json()).toHaveLength(6)
    const gone = await api.remove('user', `/api/capital-movements/${made.id}`, version)
    expect([gone.statusCode, gone.body]).toEqual([200, expect.any(String)])
    for (const resource of ['notices', 'capital-movement-lines'])
      expect((await api.get('user', `/api/${resource}?${filter}`)).json(), resource).toEqual([])
    const [kept] = await api.database.asAdministrator<{ movements: number; notices: number }>(
      `select count(*) filter (where resource = 'capital-movements' and record_id = $1)::int as movements,
        count(*) filter (where resource = 'notices' and record_id = any($2))::int as notices
        from audit where action = 'delete'`,
      [made.id, told.map(({ id }) => id)],
    )
    expect(kept).toEqual({ movements: 1, notices: 6 })
  })

  test('R483 in yen the lines miss the movement by whole yen', async () => {
    const own = await fundWith(SIX, await world.make('currencies', { code: 'JPY', minorUnits: 0 }))
    const made = await movement(own, { investmentFunding: '405' })
    // Eighty for each of five and five for the sixth: one of them pays 79 only.
    const lines = [{ limitedPartnerId: own.partners[0]?.id, investmentFunding: '79' }]
    const beyond = [{ limitedPartnerId: own.partners[5]?.id, investmentFunding: '5000001' }]
    expect((await act('user', made, 'lines', { lines: beyond })).json<Problem>().errors).toEqual({
      'lines.0.investmentFunding': ['Fernhollow may still be called for 5,000,000 only.'],
    })
    const halved = [{ limitedPartnerId: own.partners[0]?.id, investmentFunding: '78.5' }]
    expect((await act('user', made, 'lines', { lines: halved })).json<Problem>().errors).toEqual({
      'lines.0.investmentFunding': ['An amount in JPY is a whole number: it has no smaller units.'],
    })
    const changed = await act('user', made, 'lines', { lines })
    expect((await act('user', changed.json(), 'complete')).json<Problem>().errors).toEqual({
      investmentFunding: ['The lines miss this amount by (1).'],
    })
  })

  test('an open movement goes with its lines', async () => {
    const { made } = await inState('Open')
    const [line] = await linesOf(made)
    expect((await api.remove('user', `/api/capital-movements/${made.id}`, made.version)).statusCode).toBe(200)
    expect((await api.get('user', `/api/capital-movement-lines/${line?.id}`)).statusCode).toBe(404)
  })
})

describe('review', () => {
  test('the agent signs a completed movement off, and agent and user ask for its reopening; reopening ends both', async () => {
    const { made } = await inState('Completed')
    expect((await act('user', made, 'sign-off')).statusCode).toBe(403)
    const signed = await act('agent', made, 'sign-off', { note: 'Fine' })
    expect(signed.json()).toMatchObject({ signOffNote: 'Fine', status: 'Completed' })
    expect((await act('admin', signed.json(), 'request-reopen', { reason: 'x' })).statusCode).toBe(403)
    const asked = await act('user', signed.json(), 'request-reopen', { reason: 'A wrong fee' })
    expect(asked.json()).toMatchObject({ reopenReason: 'A wrong fee' })
    expect((await act('agent', asked.json(), 'request-reopen', { reason: 'Again' })).statusCode).toBe(409)
    expect((await act('admin', asked.json(), 'reopen', { reason: 'Yes' })).json()).toMatchObject({
      signedOffBy: null,
      reopenReason: null,
    })
  })

  test('completing and reopening keep to closed reporting periods, publishing and payments do not', async () => {
    const { own, made } = await inState('Completed', { dueDate: '2025-06-15' })
    const open = await movement(own, { name: 'Forgotten', dueDate: '2025-06-20', investmentFunding: '405' })
    await world.insert('reporting-periods', {
      fundId: own.fund.id,
      name: 'Q2 2025',
      date: '2025-06-30',
      status: 'Completed',
    })
    expect(statusOf(await act('user', open, 'complete'))).toEqual([409, 'reporting-period-closed'])
    expect(statusOf(await act('admin', made, 'reopen', { reason: 'x' }))).toEqual([409, 'reporting-period-closed'])
    const published = await act('admin', made, 'publish')
    expect(published.statusCode, published.body).toBe(200)
  })
})
