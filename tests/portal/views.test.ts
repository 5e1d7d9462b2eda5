/** Which investors have looked at what was published, and the mail to those who have not. */
import { describe, expect, test } from 'vitest'
import { noticeSnapshot } from '../../src/notices/snapshot.ts'
import type { Holding } from '../../src/portal/holding.ts'
import type { Paper } from '../../src/portal/holding.ts'
import type { PortalView } from '../../src/portal-views/reads.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { common, own } from '../notices/sample.ts'
import { PEOPLE, type Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const fund = await world.make('funds', { name: 'Watched fund', currencyId: currency.id })
const contacts = { investor: await contactOf('investor'), otherInvestor: await contactOf('otherInvestor') }
const closing = await world.make('closings', { fundId: fund.id, name: 'First closing', date: '2023-01-10' })
const partner = async (name: string, mainContactId: number) => {
  const made = await world.make('limited-partners', { fundId: fund.id, name, mainContactId })
  await world.insert('limited-partner-commitments', {
    limitedPartnerId: made.id,
    date: '2023-01-10',
    value: '1000000',
    closingId: closing.id,
    transferId: null,
  })
  return made
}
const [ashcombe, borrowdale] = [
  await partner('Ashcombe', contacts.investor),
  await partner('Borrowdale', contacts.otherInvestor),
]
let period: Pick<StoredRecord, 'id' | 'version'> = await world.make('reporting-periods', {
  fundId: fund.id,
  name: 'Q2 2026',
  date: '2026-06-30',
})
await world.make('accounting-entries', {
  fundId: fund.id,
  reportingPeriodId: period.id,
  totalCash: '0',
  borrowings: '0',
  otherAssetsAndLiabilities: '0',
})

async function contactOf(person: Person): Promise<number> {
  const contact = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}

const act = async (person: Person, action: string) => {
  const answer = await api.post(
    person,
    `/api/reporting-periods/${period.id}/${action}`,
    {},
    { version: period.version },
  )
  if (answer.statusCode === 200) period = answer.json<StoredRecord>()
  return answer
}
const views = async () => {
  const answer = await api.get('agent', `/api/reporting-periods/${period.id}/views`)
  return answer.json<PortalView[]>()
}
const looked = async () =>
  (await views()).map(({ partner: name, viewed, downloaded }) => [name, viewed?.name, downloaded?.name])
const reminders = () =>
  api.database.asAdministrator<{ recipient: string }>(
    `select recipient from mails where event = 'publication-reminder' order by id`,
  )

describe('who has looked at a published period', () => {
  test('is every partner of whom a contact has seen the statement or taken it; staff who preview do not count', async () => {
    expect(await views()).toEqual([])
    expect((await act('admin', 'remind-unread')).statusCode).toBe(409)
    await act('admin', 'complete')
    expect((await act('admin', 'publish')).statusCode).toBe(200)
    const nobody = [
      ['Ashcombe', undefined, undefined],
      ['Borrowdale', undefined, undefined],
    ]
    expect(await looked()).toEqual(nobody)
    for (const { id } of [ashcombe, borrowdale])
      expect((await api.get('admin', `/api/portal/larkmoor/funds?as=${id}`)).statusCode).toBe(200)
    expect(await looked()).toEqual(nobody)

    // The overview names what there is; the page of the holding shows what the statement says.
    expect((await api.get('investor', '/api/portal/larkmoor/funds')).statusCode).toBe(200)
    expect(await looked()).toEqual(nobody)
    expect((await api.get('investor', `/api/portal/larkmoor/funds/${ashcombe.id}`)).statusCode).toBe(200)
    const [first] = await views()
    expect(first).toMatchObject({
      partner: 'Ashcombe',
      downloaded: null,
      viewed: { name: expect.any(String) as string },
    })
    const papers = (await api.get('investor', '/api/portal/larkmoor/papers')).json<{ id: number }[]>()
    await api.get('investor', `/api/portal/larkmoor/statements/${papers[0]!.id}`)
    expect((await views())[0]?.downloaded).not.toBeNull()
    expect((await views())[1]).toMatchObject({ partner: 'Borrowdale', viewed: null, downloaded: null })
  })

  test('tells in one press those who have not looked, nobody else, and nobody twice on one day', async () => {
    for (const person of ['agent', 'investor', 'stranger'] as const)
      expect((await act(person, 'remind-unread')).statusCode, person).toBeGreaterThanOrEqual(403)
    expect(await reminders()).toEqual([])
    const awaiting = async () => (await views()).map(({ awaitsReminder }) => awaitsReminder)
    expect(await awaiting()).toEqual([false, true])
    expect((await act('user', 'remind-unread')).statusCode).toBe(200)
    expect(await awaiting()).toEqual([false, false])
    expect(await reminders()).toEqual([{ recipient: PEOPLE.otherInvestor }])
    const [mail] = await api.database.asAdministrator<{ subject: string; body: string }>(
      `select subject, body from mails where event = 'publication-reminder'`,
    )
    expect(mail?.subject).toBe('Watched fund: Capital account statement Q2 2026 waits for you')
    expect(mail?.body).toContain(
      'for Borrowdale in Watched fund, and nobody has opened it yet:\n\n' +
        'Capital account statement Q2 2026\nAs of: 30/06/2026\n\n' +
        `It stands in the investor portal:\n/portal/larkmoor/funds/${borrowdale.id}/details\n`,
    )
    expect((await views()).map(({ remindedAt }) => remindedAt !== null)).toEqual([false, true])
    expect((await act('user', 'remind-unread')).json()).toMatchObject({
      status: 422,
      detail: 'Everybody has looked at it, was reminded within the last day, or has no contact.',
    })
    expect(await reminders()).toHaveLength(1)
  })

  test('is whoever has opened the mail of the period, too: its page shows the same figures', async () => {
    const [mail] = await api.database.asAdministrator<{ guid: string }>(
      "select guid from mails where event = 'reporting-period-published' and recipient = $1",
      [PEOPLE.otherInvestor],
    )
    expect((await views())[1]?.viewed).toBeNull()
    expect((await api.get('otherInvestor', `/api/email-links/${mail?.guid}/mail`)).body).toContain('1000000')
    expect((await views())[1]?.viewed).toMatchObject({ name: expect.any(String) as string })
  })
})

test('the overview is a view of each holding once on a day, its other pages each time; staff are noted for themselves', async () => {
  await api.database.asAdministrator("delete from audit where action = 'view'")
  const lookers = async () =>
    (
      await api.database.asAdministrator<{ name: string; resource: string; id: number }>(
        `select a.user_name as name, h.resource, h.record_id::int as id from audit h
         join accounts a on a.id = h.account_id where h.action = 'view' order by h.id`,
      )
    ).map(({ name, resource, id }) => `${name} ${resource} ${id}`)
  const open = async (path: string, person: Person = 'investor') =>
    expect((await api.get(person, `/api/portal/larkmoor/${path}`)).statusCode, path).toBe(200)
  const own = `${PEOPLE.investor} limited-partners ${ashcombe.id}`
  for (const path of ['funds', 'funds', 'papers']) await open(path)
  expect(await lookers()).toEqual([own])
  await api.database.asAdministrator("update audit set at = at - interval '1 day' where action = 'view'")
  await open('funds')
  expect(await lookers()).toEqual([own, own])
  await open(`funds/${ashcombe.id}/investments`)
  expect(await lookers()).toEqual([own, own, own])
  for (const path of ['funds', `funds/${ashcombe.id}/investments`]) await open(`${path}?as=${ashcombe.id}`, 'agent')
  const staff = `${PEOPLE.agent} limited-partners ${ashcombe.id}`
  expect(await lookers()).toEqual([own, own, own, staff, staff])
  // The visit of today is not the last one.
  await api.database.asAdministrator(
    `update audit set at = '2026-11-02T23:30:00Z' where id = (select min(id) from audit where action = 'view')`,
  )
  const visited = async (person: Person, query = '') =>
    (await api.get(person, `/api/portal/larkmoor/funds${query}`))
      .json<Holding[]>()
      .map(({ name, lastVisitOn }) => [name, lastVisitOn])
  expect(await visited('investor')).toEqual([['Ashcombe', '2026-11-03']])
  expect(await visited('otherInvestor')).toEqual([['Borrowdale', null]])
  expect(await visited('agent', `?as=${ashcombe.id}`)).toEqual([['Ashcombe', null]])
})

test('a period that was published before there were statements gets them once, by an administrator', async () => {
  const early = await world.make('reporting-periods', { fundId: fund.id, name: 'Q3 2026', date: '2026-09-30' })
  const { id } = early
  await api.database.asAdministrator(`update reporting_periods set status = 'Published' where id = $1`, [id])
  const made = async () =>
    (await api.get('agent', `/api/reporting-periods/${id}/views`)).json<PortalView[]>().map(({ partner: name }) => name)
  const make = (person: Person, version: number) =>
    api.post(person, `/api/reporting-periods/${id}/make-statements`, {}, { version })
  expect(await made()).toEqual([])
  expect((await make('user', early.version)).statusCode).toBe(403)
  const answer = await make('admin', early.version)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await made()).toEqual(['Ashcombe', 'Borrowdale'])
  const again = await make('admin', answer.json<StoredRecord>().version)
  expect([again.statusCode, await made()]).toEqual([422, ['Ashcombe', 'Borrowdale']])
})

describe('who has looked at a notice', () => {
  const notices = new Map<number, string>()
  const path = '/api/portal/larkmoor/capital-movements'
  const seen = async () =>
    (
      await api.database.asAdministrator<{ id: number }>(
        `select record_id::int as id from audit where action = 'view' and resource = 'notices' order by id`,
      )
    ).map(({ id }) => notices.get(id))
  const forget = () => api.database.asAdministrator("delete from audit where action = 'view' and resource = 'notices'")

  test('what is owed is noted where it stands open: on the overview, with its holding, in the list; older lines are not', async () => {
    const hasMovements = async () =>
      (await api.get('investor', `/api/portal/larkmoor/funds/${ashcombe.id}/investments`)).json<{
        hasMovements: boolean
      }>().hasMovements
    expect(await hasMovements()).toBe(false)
    for (const [name, dueDate, partner, isPaid] of [
      ['To come', '2026-12-15', ashcombe, false],
      ['Already received', '2026-12-16', ashcombe, true],
      ['Overdue', '2026-01-04', ashcombe, false],
      ['Of last year', '2025-05-04', ashcombe, true],
      ['Of somebody else', '2026-12-15', borrowdale, false],
    ] as const) {
      const movement = await world.make('capital-movements', {
        fundId: fund.id,
        name,
        dueDate: '2026-12-15',
      })
      await api.database.asAdministrator("update capital_movements set status = 'Published' where id = $1", [
        movement.id,
      ])
      const { id } = await world.insert('notices', {
        capitalMovementId: movement.id,
        limitedPartnerId: partner.id,
        status: 'Made',
        superseded: false,
        amount: '100.00',
        dueDate,
        snapshot: JSON.stringify({ ...noticeSnapshot(common(), own()), dueDate }),
      })
      notices.set(id, name)
      if (isPaid)
        await api.database.asAdministrator(
          `update capital_movement_lines set payment_status = 'Received', received_date = '2026-11-20'
            where capital_movement_id = $1 and limited_partner_id = $2`,
          [movement.id, partner.id],
        )
    }
    expect((await api.get('agent', `/api/portal/larkmoor/funds?as=${ashcombe.id}`)).statusCode).toBe(200)
    expect(await seen()).toEqual([])
    expect(await hasMovements()).toBe(true)
    // Amount, day and account of what is owed stand on the overview, which is one view on a day.
    await api.get('investor', '/api/portal/larkmoor/funds')
    await api.get('investor', '/api/portal/larkmoor/funds')
    expect(await seen()).toEqual(['To come', 'Overdue'])
    await forget()
    expect((await api.get('investor', `/api/portal/larkmoor/funds/${ashcombe.id}`)).statusCode).toBe(200)
    expect(await seen()).toEqual(['To come', 'Overdue'])
    await forget()
    expect((await api.get('investor', path)).json()).toHaveLength(4)
    expect(await seen()).toEqual(['To come', 'Overdue'])
  })

  test('one that is shown is new until that day has passed, or until it is saved', async () => {
    const areNew = async () =>
      (await api.get('investor', '/api/portal/larkmoor/papers'))
        .json<Paper[]>()
        .filter(({ kind, isNew }) => kind === 'notice' && isNew)
        .map(({ id }) => notices.get(id) ?? '')
        .toSorted((one, other) => one.localeCompare(other))
    await forget()
    await api.database.asAdministrator('update notices set issued_on = $1', [api.today.date])
    const all = await areNew()
    expect(all).toEqual(['Already received', 'Of last year', 'Overdue', 'To come'])
    await api.get('investor', '/api/portal/larkmoor/funds')
    expect(await seen()).toEqual(['To come', 'Overdue'])
    expect(await areNew()).toEqual(all)
    await api.database.asAdministrator("update audit set at = at - interval '1 day' where resource = 'notices'")
    expect(await areNew()).toEqual(['Already received', 'Of last year'])
  })

  test('an older one is noted when its line is opened; one that is not the own does not exist', async () => {
    const idOf = (wanted: string) => [...notices].find(([, name]) => name === wanted)?.[0]
    const opened = await api.get('investor', `${path}/${idOf('Of last year')}`)
    expect(opened.json()).toMatchObject({ name: 'Of last year', amount: '100.00', limitedPartner: 'Ashcombe' })
    expect(await seen()).toEqual(['To come', 'Overdue', 'Of last year'])
    expect((await api.get('investor', `${path}/${idOf('Of somebody else')}`)).statusCode).toBe(404)
    expect((await api.get('admin', `${path}/${idOf('Of last year')}`)).statusCode).toBe(403)
    expect(await seen()).toEqual(['To come', 'Overdue', 'Of last year'])
  })
})

test('an official report reminds those who have not taken it since its file was released, nobody else', async () => {
  const values = { fundId: fund.id, name: 'Annual report', type: 'Annual report', date: '2026-12-31' }
  let report: Pick<StoredRecord, 'id' | 'version'> = await world.make('investor-reports', values)
  const url = `/api/investor-reports/${report.id}`
  const withFile = (content: string) =>
    upload(api, 'user', `${url}/documents`, 'report.csv', content, { kind: 'Annual report' })
  const press = async (person: Person, action: string) => {
    const answer = await api.post(person, `${url}/${action}`, {}, { version: report.version })
    if (answer.statusCode === 200) report = answer.json<StoredRecord>()
    return answer.statusCode
  }
  const taken = async () =>
    (await api.get('agent', `${url}/views`)).json<PortalView[]>().map(view => [view.partner, view.downloaded !== null])
  const told = () =>
    api.database.asAdministrator<{ recipient: string; body: string }>(
      `select recipient, body from mails where event = 'publication-reminder' and resource = 'investor-reports'`,
    )
  expect((await withFile('a,b\n1,2\n')).statusCode).toBe(201)
  expect([await taken(), await press('user', 'remind-unread')]).toEqual([[], 409])
  expect(await press('user', 'release')).toBe(200)
  expect((await api.get('investor', `/api/portal/larkmoor/reports/${report.id}`)).statusCode).toBe(200)
  expect(await taken()).toEqual([
    ['Ashcombe', true],
    ['Borrowdale', false],
  ])
  for (const person of ['agent', 'investor', 'stranger'] as const)
    expect(await press(person, 'remind-unread'), person).toBeGreaterThanOrEqual(403)
  expect(await press('user', 'remind-unread')).toBe(200)
  const mails = await told()
  expect(mails.map(({ recipient }) => recipient)).toEqual([PEOPLE.otherInvestor])
  expect(mails[0]?.body).toContain(
    'Annual report: Annual report\nAs of: 31/12/2026\n\n' +
      `It stands in the investor portal:\n/portal/larkmoor/funds/${borrowdale.id}/reports\n`,
  )
  expect(await press('user', 'remind-unread')).toBe(422)
  // A file that replaces it is another paper, which nobody has taken yet.
  expect((await withFile('a,b\n3,4\n')).statusCode).toBe(201)
  expect(await press('user', 'release-new-file')).toBe(200)
  expect(await taken()).toEqual([
    ['Ashcombe', false],
    ['Borrowdale', false],
  ])
})

test('nobody is said to look, or not to look, at a movement that is not published', async () => {
  const movement = await world.insert('capital-movements', {
    fundId: fund.id,
    name: 'To be published',
    dueDate: '2026-12-18',
    status: 'Completed',
  })
  await world.insert('notices', {
    capitalMovementId: movement.id,
    limitedPartnerId: ashcombe.id,
    status: 'Made',
    superseded: false,
    snapshot: JSON.stringify(noticeSnapshot(common(), own())),
  })
  const views = async () => {
    const seen = (await api.get('agent', `/api/capital-movements/${movement.id}/views`)).json<PortalView[]>()
    return seen.map(each => each.partner)
  }
  expect(await views()).toEqual([])
  await api.database.asAdministrator("update capital_movements set status = 'Published' where id = $1", [movement.id])
  expect(await views()).toEqual(['Ashcombe'])
})
