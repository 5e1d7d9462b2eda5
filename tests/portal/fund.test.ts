/** The pages of one holding, official reports, papers, and staff who see the portal as an investor does. */
import { describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import { add, asAmount, divide, subtract, sum } from '../../src/money.ts'
import { explainedLines } from '../../src/portal/explained.ts'
import type { Holding, HoldingDetails, Paper, PublishedInvestments } from '../../src/portal/holding.ts'
import { publishPeriod, statementFixtures } from '../capital-account-statements/statementFixtures.ts'
import type { Person } from '../server/api.ts'
import { PEOPLE } from '../server/api.ts'
import { insidesOf } from '../server/insides.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'
import { reportsOf } from './officialReports.ts'

const { api, world } = await serve()
const contactOf = async (person: Person): Promise<number> => {
  const contact = await world.make('contacts', { email: PEOPLE[person] })
  await api.database.asAdministrator('update accounts set contact_id = $1 where user_name = $2', [
    contact.id,
    PEOPLE[person],
  ])
  return contact.id
}
const contacts = [await contactOf('investor'), await contactOf('otherInvestor')] as const
const fixtures = await statementFixtures(world, ['Own partner', 'Foreign partner'], contacts)
const [own, foreign] = fixtures.partners
const investment = await world.make('investments', { fundId: fixtures.fund.id, name: 'Aurelia' })
await world.make('transactions', {
  fundId: fixtures.fund.id,
  investmentId: investment.id,
  type: 'Investment',
  subType: 'Initial purchase',
  status: 'Booked',
  date: '2024-03-31',
})
// Of the quarter before that of the period: it still counts, and is named.
await world.make('fair-values', { investmentId: investment.id, date: '2026-03-31', value: '0' })
const elsewhere = await world.make('investments', {
  fundId: (await world.make('funds', { name: 'Another fund' })).id,
  name: 'Elsewhere',
})
const at = (path: string) => `/api/portal/larkmoor${path}`
const get = (path: string, person: Person = 'investor') => api.get(person, at(path))

const { report, withFile, act } = reportsOf({ api, world }, fixtures.fund.id)

describe('official reports', () => {
  test('R074 R134 R159 R416 are downloaded once released, before any period is published, as the very bytes; withdrawn ones are gone', async () => {
    const made = await report('Quarterly letter')
    expect((await act(made, 'release')).json<{ detail: string }>().detail).toBe('No document to download')
    const first = await withFile(made, 'a,b\n1,2\n')
    expect((await get(`/reports/${made.id}`)).statusCode).toBe(404)
    expect((await act(made, 'release', 'agent')).statusCode).toBe(403)
    const released = (await act(made, 'release')).json<RecordOf<'investor-reports'>>()
    expect(released).toMatchObject({ status: 'Released', documentId: first.id })
    expect((await get(`/reports/${made.id}`)).body).toBe('a,b\n1,2\n')
    expect((await get(`/reports/${made.id}`, 'otherInvestor')).body).toBe('a,b\n1,2\n')
    expect((await get(`/reports/${made.id}`, 'strangeInvestor')).statusCode).toBe(404)
    for (const person of ['admin', 'user', 'agent'] as const)
      expect((await api.get(person, `/api/documents/${first.id}/content`)).body, person).toBe('a,b\n1,2\n')
    // Investors read it in the portal, and other tenants nowhere.
    for (const person of ['investor', 'stranger', 'global'] as const)
      expect((await api.get(person, `/api/documents/${first.id}/content`)).statusCode, person).toBe(
        person === 'global' ? 403 : 404,
      )
    // A new file is a draft beside the released one until it is released itself; its predecessor is kept.
    const second = await withFile(made, 'a,b\n3,4\n')
    expect((await get(`/reports/${made.id}`)).body).toBe('a,b\n1,2\n')
    const replaced = (await act(released, 'release-new-file')).json<RecordOf<'investor-reports'>>()
    expect(replaced.documentId).toBe(second.id)
    expect((await get(`/reports/${made.id}`)).body).toBe('a,b\n3,4\n')
    const predecessor = (await api.get('user', `/api/documents/${first.id}`)).json<RecordOf<'documents'>>()
    expect(predecessor.superseded).toBe(true)
    const history = (await api.get('user', `/api/documents/${first.id}/history`)).json<{ changes: object[] }[]>()
    expect(history.flatMap(({ changes }) => changes)).toContainEqual({ field: 'superseded', old: false, new: true })
    expect((await api.get('user', `/api/documents/${first.id}/content`)).body).toBe('a,b\n1,2\n')
    expect((await api.remove('user', `/api/documents/${first.id}`, predecessor.version)).statusCode).toBe(409)
    expect((await api.remove('user', `/api/documents/${second.id}`, second.version)).statusCode).toBe(409)
    const withdrawn = (await act(replaced, 'withdraw')).json<RecordOf<'investor-reports'>>()
    expect(withdrawn.status).toBe('Withdrawn')
    const gone = await get(`/reports/${made.id}`)
    expect([gone.statusCode, gone.json<{ detail: string }>().detail]).toEqual([404, 'No document to download'])
  })

  test('meant for one partner are shown to that one alone', async () => {
    const made = await report('For one', { limitedPartnerId: foreign.id })
    await withFile(made, 'x,y\n')
    await act(made, 'release')
    expect((await get(`/reports/${made.id}`)).statusCode).toBe(404)
    expect((await get(`/reports/${made.id}`, 'otherInvestor')).statusCode).toBe(200)
    expect((await get('/papers')).body).not.toContain('For one')
  })
})

describe('one holding', () => {
  test('R016 R017 R100 R101 shows nothing but released reports before a period is published', async () => {
    const found = (await get(`/funds/${own.id}`)).json<HoldingDetails>()
    expect(found.statement).toBeNull()
    expect([found.fundDetails, found.holdingDetails]).toEqual([[], []])
    expect((await get(`/funds/${own.id}/investments`)).json<PublishedInvestments>().published).toBeNull()
    expect((await get(`/funds/${own.id}/investments/${investment.id}`)).statusCode).toBe(404)
    expect((await get(`/funds/${own.id}/cash-flows`)).statusCode).toBe(404)
  })

  test('R015 R097 R099 R100 R101 R102 shows its stored statement, details, papers and investments afterwards', async () => {
    await publishPeriod(api, fixtures.period)
    const [holding] = (await get('/funds')).json<Holding[]>().filter(({ id }) => id === own.id)
    // 5,000,000 − 1,312,500 + 120,000 = 3,807,500.
    expect(holding?.published).toMatchObject({ commitment: '5000000.00', remaining: '3807500.00', nav: '1300000.00' })
    const found = (await get(`/funds/${own.id}`)).json<HoldingDetails>()
    expect(found.statement?.position.called).toBe('1312500.00')
    const older = 'Last valued before 30/06/2026: Aurelia (31/03/2026)'
    expect([holding?.published?.note, found.statement?.note]).toEqual([older, older])
    expect(found.tables[0]?.rows.at(-1)?.note).toBe(older)
    expect(found.fundDetails).toContainEqual({ title: 'Vintage year', value: '2023' })
    expect(found.holdingDetails).toContainEqual({ title: 'Name', value: 'Own partner' })
    expect(found.papers.map(({ kind }) => kind)).toContain('statement')
    const { published } = (await get(`/funds/${own.id}/investments`)).json<PublishedInvestments>()
    expect(published?.investments.map(({ name, fairValueDate }) => [name, fairValueDate])).toEqual([
      ['Aurelia', '2026-03-31'],
    ])
    const views = () =>
      api.database.asAdministrator(
        "select 1 from audit where action = 'view' and resource = 'limited-partners' and record_id = $1",
        [own.id],
      )
    const { length } = await views()
    expect((await get(`/funds/${own.id}/investments/${investment.id}`)).statusCode).toBe(200)
    expect(await views()).toHaveLength(length + 1)
    expect((await get(`/funds/${own.id}/investments/${elsewhere.id}`)).statusCode).toBe(404)
    const sheet = await get(`/funds/${own.id}/cash-flows`)
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
      200,
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ])
  })

  test('of a partner who came after the published period shows fund and investments, and nothing of other partners', async () => {
    const late = await world.make('limited-partners', {
      fundId: fixtures.fund.id,
      name: 'Late partner',
      mainContactId: contacts[0],
    })
    const date = '2026-07-10'
    const closing = { fundId: fixtures.fund.id, name: 'Later closing', date, status: 'Completed' }
    await world.insert('limited-partner-commitments', {
      limitedPartnerId: late.id,
      date,
      value: '700000',
      closingId: (await world.insert('closings', closing)).id,
      transferId: null,
    })
    const pages = [
      `/funds/${late.id}`,
      `/funds/${late.id}/investments`,
      `/funds/${late.id}/investments/${investment.id}`,
    ]
    const [details, investments, one] = await Promise.all(pages.map(page => get(page)))
    const found = details!.json<HoldingDetails>()
    expect([found.holding.published, found.holding.fundFiguresAsOf]).toEqual([null, '2026-06-30'])
    expect([found.statement, found.later, found.tables]).toEqual([null, [], []])
    expect(found.fundDetails).toContainEqual({ title: 'Vintage year', value: '2023' })
    expect(found.holdingDetails).toContainEqual({ title: 'Name', value: 'Late partner' })
    const { published } = investments!.json<PublishedInvestments>()
    expect([published?.period.date, published?.investments.map(({ name }) => name)]).toEqual([
      '2026-06-30',
      ['Aurelia'],
    ])
    expect(one!.statusCode).toBe(200)
    // Names, and what each of the two others has promised, paid and is worth.
    const others = /Own partner|Foreign partner|5000000\.00|1312500|3937500|1300000\.00|3900000\.00/
    for (const answer of [details, investments, one]) expect(answer!.body).not.toMatch(others)
    expect((await get(`/funds/${late.id}/cash-flows`)).statusCode).toBe(404)
    expect((await get(`/funds/${late.id}/investments`, 'otherInvestor')).statusCode).toBe(404)
  })

  test('of a partner without a commitment, or whose transfer was reopened, shows nothing of what the fund has published', async () => {
    const { id: fundId } = fixtures.fund
    const made = await world.make('limited-partners', { fundId, name: 'Not admitted', mainContactId: contacts[0] })
    const expectNothing = async () => {
      const { holding, ...found } = (await get(`/funds/${made.id}`)).json<HoldingDetails>()
      expect([holding.published, holding.fundFiguresAsOf]).toEqual([null, null])
      expect([found.statement, found.fundDetails, found.holdingDetails]).toEqual([null, [], []])
      expect((await get(`/funds/${made.id}/investments`)).json<PublishedInvestments>().published).toBeNull()
      expect((await get(`/funds/${made.id}/investments/${investment.id}`)).statusCode).toBe(404)
    }
    await expectNothing()
    const asked = await world.make('transfers', {
      fundId,
      date: '2026-08-15',
      sellerId: own.id,
      transferCommitment: '100000',
      buyers: [{ limitedPartnerId: made.id, commitment: '100000' }],
    })
    const url = `/api/transfers/${asked.id}`
    const file = { kind: 'Transfer agreement', description: 'Signed by both' }
    expect((await upload(api, 'user', `${url}/documents`, 'agreement.csv', 'signed', file)).statusCode).toBe(201)
    const { version } = (await api.get('admin', url)).json<Seen>()
    const completed = await api.post('admin', `${url}/complete`, {}, { version })
    expect(completed.statusCode, completed.body).toBe(200)
    expect((await get(`/funds/${made.id}/investments/${investment.id}`)).statusCode).toBe(200)
    const reopened = await api.post('admin', `${url}/reopen`, {}, { version: completed.json<Seen>().version })
    expect(reopened.statusCode, reopened.body).toBe(200)
    await expectNothing()
  })

  test('has figures of the fund only from a period with a performance report, whatever was published before there were any', async () => {
    const { id: fundId } = await world.make('funds', { name: 'Published early' })
    const made = { fundId, name: 'Early partner', mainContactId: contacts[0] }
    const { id: limitedPartnerId } = await world.make('limited-partners', made)
    const closing = { fundId, name: 'First closing', date: '2020-01-10', status: 'Completed' }
    await world.insert('limited-partner-commitments', {
      limitedPartnerId,
      date: closing.date,
      value: '700000',
      closingId: (await world.insert('closings', closing)).id,
      transferId: null,
    })
    for (const id of [fundId, fixtures.fund.id])
      await world.insert('reporting-periods', { fundId: id, name: 'Q3 2026', date: '2026-09-30', status: 'Published' })
    const early = (await get(`/funds/${limitedPartnerId}`)).json<HoldingDetails>()
    expect([early.holding.fundFiguresAsOf, early.fundDetails]).toEqual([null, []])
    const found = (await get(`/funds/${own.id}`)).json<HoldingDetails>()
    expect([found.holding.fundFiguresAsOf, found.fundDetails.length > 0]).toEqual(['2026-06-30', true])
  })

  test('explains each figure by lines that come to it, whatever the account has gone through', async () => {
    const { statement } = (await get(`/funds/${own.id}`)).json<HoldingDetails>()
    if (!statement) throw new Error('no statement')
    const { position, spans } = statement
    const inception = spans.find(({ name }) => name === 'inception')
    if (!inception?.account || statement.nav === null) throw new Error('no account since inception')
    // A seller who took part in a later closing: 5,000,000 − 1,000,000 promised, a fifth of the rest went with them.
    const moved: typeof statement = {
      ...statement,
      position: { ...position, commitment: '4000000.00', remaining: subtract(position.remaining, '761500.00') },
      nav: '1038499.90',
      spans: [
        {
          ...inception,
          unfunded: { ...inception.unfunded, transfers: '-761500.00' },
          account: {
            ...inception.account,
            equalisations: [
              { name: 'Second closing', date: '2024-01-10', amount: '-1500.25' },
              { name: 'Third closing', date: '2025-01-10', amount: '0.15' },
            ],
            transfers: '-260000.00',
          },
        },
      ],
    }
    for (const each of [statement, moved]) {
      const lines = (figure: Parameters<typeof explainedLines>[1]) =>
        explainedLines(each, figure).map(({ amount }) => amount)
      const comes = (figure: Parameters<typeof explainedLines>[1]) => asAmount(sum(lines(figure)))
      expect(each === moved ? lines('nav').length : lines('commitment').length).toBe(each === moved ? 7 : 1)
      expect({
        commitment: comes('commitment'),
        called: comes('called'),
        remaining: comes('remaining'),
        distributed: comes('distributed'),
        nav: comes('nav'),
      }).toEqual({
        commitment: each.position.commitment,
        called: each.position.called,
        remaining: asAmount(each.position.remaining),
        distributed: each.position.distributed,
        nav: each.nav,
      })
      // The flows of a rate are all cash of the holding and what is left of it.
      const cash = subtract(each.position.distributed, each.position.called)
      expect(comes('netIrr')).toBe(asAmount(add(cash, each.nav ?? '0')))
    }
    const [distributed = '0', nav = '0', called = '1'] = explainedLines(statement, 'tvpi').map(({ amount }) => amount)
    expect(Number(divide(add(distributed, nav), called))).toBeCloseTo(Number(statement.tvpi.value), 4)
    expect(explainedLines(statement, 'navPerShare').map(({ amount }) => amount)).toEqual([
      statement.nav,
      statement.position.shares,
    ])
  })

  test('R024 R098 is not found under another tenant, for another investor, or without the role', async () => {
    for (const path of ['', '/investments', `/investments/${investment.id}`, '/cash-flows', '/archive']) {
      expect((await get(`/funds/${foreign.id}${path}`)).statusCode).toBe(404)
      expect((await api.get('investor', `/api/portal/thornfield/funds/${own.id}${path}`)).statusCode).toBe(404)
      expect((await api.get('strangeInvestor', `/api/portal/thornfield/funds/${own.id}${path}`)).statusCode).toBe(404)
      expect((await get(`/funds/${own.id}${path}`, 'user')).statusCode).toBe(403)
    }
  })

  test('a paper of the last 30 days is new to an investor until it is taken, and to staff never', async () => {
    const made = await report('Half-year letter')
    await withFile(made, 'h,y\n')
    const released = await act(made, 'release')
    expect(released.statusCode).toBe(200)
    const isNew = async (person: Person = 'investor', query = '') => {
      const papers = (await get(`/papers${query}`, person)).json<Paper[]>()
      return papers.find(({ kind, id }) => kind === 'report' && id === made.id)?.isNew
    }
    expect([await isNew(), await isNew('otherInvestor'), await isNew('agent', `?as=${own.id}`)]).toEqual([
      true,
      true,
      false,
    ])
    expect((await get(`/reports/${made.id}`)).statusCode).toBe(200)
    expect([await isNew(), await isNew('otherInvestor')]).toEqual([false, true])
    // Another file is another paper, also to whoever has the one of before.
    await withFile(made, 'h,2\n')
    expect((await act(released.json(), 'release-new-file')).statusCode).toBe(200)
    expect(await isNew()).toBe(true)
    expect((await get(`/reports/${made.id}`)).statusCode).toBe(200)
    expect(await isNew()).toBe(false)
    const { date } = api.today
    api.today.date = addDays(date, 29)
    expect(await isNew('otherInvestor')).toBe(true)
    api.today.date = addDays(date, 30)
    expect(await isNew('otherInvestor')).toBe(false)
    api.today.date = date
  })

  test('a report is published on the day that it was at the fund manager', async () => {
    const made = await report('Letter at midnight')
    await withFile(made, 'm,n\n')
    await act(made, 'release')
    await api.database.asAdministrator('update investor_reports set released_at = $1 where id = $2', [
      '2026-06-30T22:30:00Z',
      made.id,
    ])
    const papers = (await get('/papers')).json<Paper[]>()
    expect(papers.find(({ kind, id }) => kind === 'report' && id === made.id)?.publishedOn).toBe('2026-07-01')
  })

  test('answers all papers since a day as one archive, and says so where there are none', async () => {
    const papers = (await get('/papers')).json<Paper[]>()
    expect(papers.length).toBeGreaterThan(0)
    const all = await get(`/funds/${own.id}/archive?since=2026-01-01`)
    expect([all.statusCode, all.headers['content-type']]).toEqual([200, 'application/zip'])
    expect(all.rawPayload.includes('Capital account statement Q2 2026 Own partner.pdf')).toBe(true)
    expect(all.rawPayload.includes('Foreign partner')).toBe(false)
    const none = await get('/papers/archive?since=2199-01-01')
    expect([none.statusCode, none.json<{ detail: string }>().detail]).toEqual([404, 'No document to download'])
  })

  test('sends an archive in portions, as long as was said before, and refuses one that is too large', async () => {
    const made = await report('Long film')
    await withFile(made, 'much,of it\n')
    await act(made, 'release')
    const sized = (size: number) =>
      api.database.asAdministrator(
        'update documents set size = $1 where id = (select document_id from investor_reports where id = $2)',
        [size, made.id],
      )
    const takers = () =>
      api.database.asAdministrator(
        "select 1 from audit where action = 'download' and resource = 'investor-reports' and record_id = $1",
        [made.id],
      )
    for (const path of ['/papers/archive', `/funds/${own.id}/archive`]) {
      await sized(600 * 1024 * 1024)
      const before = await takers()
      const refused = await get(path)
      expect([refused.statusCode, refused.json<{ detail: string }>().detail.replaceAll('\u00A0', ' ')]).toEqual([
        422,
        expect.stringMatching(
          /^These files come to 600 MB, and an archive holds 500 MB at most\. Choose a later day .* one by one\.$/,
        ),
      ])
      expect(await takers()).toEqual(before)
      await sized('much,of it\n'.length)
      const answer = await get(path)
      expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, `${answer.rawPayload.length}`])
      expect(insidesOf(answer.rawPayload)).toContain('much,of it')
      expect(await takers()).toHaveLength(before.length + 1)
    }
  })

  test('R142 staff see it as the contact of a partner does, which is recorded; investors cannot', async () => {
    const seen = await get(`/funds?as=${own.id}`, 'agent')
    expect(seen.json<Holding[]>().map(({ id }) => id)).toEqual(
      (await get('/funds')).json<Holding[]>().map(({ id }) => id),
    )
    expect((await get(`/funds/${foreign.id}?as=${own.id}`, 'agent')).statusCode).toBe(404)
    expect((await get(`/funds?as=${own.id}`, 'stranger')).statusCode).toBe(404)
    expect((await api.get('stranger', `/api/portal/thornfield/funds?as=${own.id}`)).statusCode).toBe(404)
    expect((await get(`/funds?as=${own.id}`)).statusCode).toBe(403)
    expect((await get(`/funds?as=${foreign.id}`)).statusCode).toBe(403)
    expect((await get('/funds', 'agent')).statusCode).toBe(403)
    const history = await api.get('admin', `/api/limited-partners/${own.id}/history`)
    expect(history.body).toContain('"view"')
  })
})
