import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import type { StoredRecord } from '../../src/context.ts'
import type { Approvals, FeeProposals } from '../../src/invoices/proposals.ts'
import { startApi } from '../server/api.ts'
import type { Api, Person } from '../server/api.ts'
import { World } from '../server/samples.ts'

let api: Api
let world: World
let currency: StoredRecord
beforeAll(async () => {
  api = await startApi()
  world = new World(api)
  currency = await world.make('currencies', { code: 'EUR' })
})
afterAll(() => api.close())

const newInvoice = (changes: Record<string, unknown> = {}) => world.make('invoices', { currencyId: currency.id, total: '1000.00', adjustment: '-50.00', vat: '161.50', date: '2026-05-04', ...changes })
const approve = (person: Person, { id, version }: StoredRecord) => api.post(person, `/api/invoices/${id}/approve`, {}, { version })
const approveAll = async (person: Person, body: object = {}) => (await api.post(person, '/api/invoices/approve-all', body)).json() as Approvals
const stored = async (id: number) => (await api.get('user', `/api/invoices/${id}`)).json() as StoredRecord
const closedPeriod = async (fundId: number, date: string) => {
  const period = await world.make('reporting-periods', { fundId, name: `To ${date}`, date })
  expect((await api.post('admin', `/api/reporting-periods/${period.id}/complete`, {}, { version: period.version })).statusCode).toBe(200)
}

describe('an invoice', () => {
  test('R229 shows number, date, adjustment, total, VAT and total with VAT, in its answer, the list, the totals and the export', async () => {
    const fund = await world.make('funds')
    const invoice = await newInvoice({ fundId: fund.id, number: 'R-229', supplier: 'Harrel & Voss Audit' })
    const shown = { number: 'R-229', date: '2026-05-04', adjustment: '-50.00', total: '1000.00', vat: '161.50', totalWithVat: '1111.50', status: 'Open' }
    expect(invoice).toMatchObject(shown)
    const filter = encodeURIComponent(JSON.stringify({ fundId: fund.id }))
    await newInvoice({ fundId: fund.id, adjustment: '0', vat: '170.00' })
    expect((await api.get('agent', `/api/invoices?filter=${filter}`)).json()).toEqual(expect.arrayContaining([expect.objectContaining(shown)]))
    expect((await api.get('agent', `/api/invoices/totals?filter=${filter}`)).json()).toEqual([{ currencyId: currency.id, status: 'Open', count: 2, adjustment: '-50.00', total: '2000.00', vat: '331.50' }])
    expect((await api.get('agent', '/api/invoices/totals?filter={"nothing":1}')).statusCode).toBe(400)
    const [sheet] = await readXlsxFile((await api.get('agent', `/api/invoices?filter=${filter}&sort=["number","ASC"]&format=xlsx`)).rawPayload)
    const rows = sheet!.data
    const head = rows[0]!.map(String)
    const row = rows.find(cells => cells.includes('R-229'))!
    const cell = (title: string) => row[head.indexOf(title)]
    expect(['Number', 'Adjustment', 'Total', 'VAT', 'Total with VAT'].map(cell)).toEqual(['R-229', -50, 1000, 161.5, 1111.5])
    expect(cell('Date')).toEqual(new Date('2026-05-04T00:00:00Z'))
  })

  test('R275 is open, then approved, one at a time or all together; approved is final', async () => {
    const fund = await world.make('funds')
    const [one, two, three] = [await newInvoice({ fundId: fund.id }), await newInvoice({ fundId: fund.id }), await newInvoice({ fundId: fund.id })]
    const answer = await approve('user', one)
    expect([answer.statusCode, (answer.json() as StoredRecord)['status'], (await stored(two.id))['status']]).toEqual([200, 'Approved', 'Open'])
    const approved = answer.json() as StoredRecord
    expect((await approve('user', approved)).json()).toMatchObject({ status: 409, code: 'wrong-state' })
    expect((await api.put('admin', `/api/invoices/${one.id}`, approved.version, await world.body('invoices', { fundId: fund.id, currencyId: currency.id, total: '1.00' }))).statusCode).toBe(409)
    expect((await api.remove('admin', `/api/invoices/${one.id}`, approved.version)).statusCode).toBe(409)
    expect((await approve('user', { ...two, version: two.version + 1 })).statusCode).toBe(412)
    expect(await approveAll('user', { fundId: fund.id })).toMatchObject({ approved: 2, failed: [], message: null, last: three.id, remaining: 0 })
    expect([(await stored(two.id))['status'], (await stored(three.id))['status']]).toEqual(['Approved', 'Approved'])
    expect(await approveAll('user', { fundId: fund.id })).toMatchObject({ approved: 0, failed: [], message: null, last: null })
    const history = (await api.get('user', `/api/invoices/${three.id}/history`)).json() as { action: string; by: string }[]
    expect(history[0]).toMatchObject({ action: 'approve', changes: [{ field: 'status', old: 'Open', new: 'Approved' }] })
  })

  test('R411 that cannot be approved is named with its reason, and the others are approved: Some of the invoices were not approved', async () => {
    const [fund, other] = [await world.make('funds'), await world.make('funds')]
    const [late, fine, apart] = [await newInvoice({ fundId: fund.id, supplier: 'Late', number: '1', date: '2026-03-15' }), await newInvoice({ fundId: fund.id, date: '2026-05-01' }), await newInvoice({ fundId: other.id })]
    await closedPeriod(Number(fund.id), '2026-03-31')
    const first = await approveAll('user', { fundId: fund.id, limit: 1 })
    expect(first).toMatchObject({ approved: 0, message: 'Some of the invoices were not approved', last: late.id, remaining: 1 })
    expect(first.failed).toEqual([{ id: late.id, name: 'Late 1', reason: 'The date 15/03/2026 falls in the reporting period To 2026-03-31, which is completed or published' }])
    expect(await approveAll('user', { fundId: fund.id, after: first.last, limit: 1 })).toMatchObject({ approved: 1, failed: [], message: null, remaining: 0 })
    expect([(await stored(late.id))['status'], (await stored(fine.id))['status'], (await stored(apart.id))['status']]).toEqual(['Open', 'Approved', 'Open'])
    expect((await approve('user', late)).json()).toMatchObject({ status: 409, code: 'reporting-period-closed' })
    // All of the tenant: the text stands, the others are approved.
    expect(await approveAll('admin')).toMatchObject({ message: 'Some of the invoices were not approved', failed: [{ id: late.id }] })
    expect((await stored(apart.id))['status']).toBe('Approved')
  })

  test('R140 is read by the read group and approved by the edit group, one or all; other tenants never see it', async () => {
    const expected: [Person, number, number][] = [['admin', 200, 200], ['user', 200, 200], ['agent', 200, 403], ['global', 403, 403], ['mixed', 403, 403], ['investor', 403, 403], ['otherInvestor', 403, 403], ['stranger', 404, 404]]
    for (const [person, read, one] of expected) {
      const invoice = await newInvoice()
      expect((await api.get(person, `/api/invoices/${invoice.id}`)).statusCode, `${person} reads`).toBe(read)
      const list = await api.get(person, '/api/invoices?range=[0,999]')
      expect(list.statusCode === 200 && (list.json() as StoredRecord[]).some(({ id }) => id === invoice.id), `${person} lists`).toBe(read === 200)
      expect((await approve(person, invoice)).statusCode, `${person} approves`).toBe(one)
      const again = await newInvoice()
      const all = await api.post(person, '/api/invoices/approve-all', {})
      expect(all.statusCode, `${person} approves all`).toBe(one === 404 ? 200 : one)
      expect((await stored(again.id))['status'], `${person} approves all`).toBe(one === 200 ? 'Approved' : 'Open')
      expect((await api.post(person, '/api/invoices/propose-management-fees?preview=true', { from: '2026-01-01', to: '2026-03-31', date: '2026-03-31' })).statusCode, `${person} proposes`).toBe(one === 404 ? 200 : one)
    }
    expect((await api.call(undefined, '/api/invoices')).statusCode).toBe(401)
  })

  test('keeps to the reporting periods: neither its old nor its new date may lie in a closed one', async () => {
    const fund = await world.make('funds')
    const invoice = await newInvoice({ fundId: fund.id, date: '2026-05-04' })
    await closedPeriod(Number(fund.id), '2026-03-31')
    const body = await world.body('invoices', { fundId: fund.id, currencyId: currency.id, supplier: invoice['supplier'], number: invoice['number'], total: '1000.00', vat: '0' })
    expect((await api.put('user', `/api/invoices/${invoice.id}`, 1, { ...body, date: '2026-03-31' })).json()).toMatchObject({ code: 'reporting-period-closed' })
    expect((await api.put('user', `/api/invoices/${invoice.id}`, 1, { ...body, date: '2026-04-01' })).statusCode).toBe(200)
    expect((await api.post('user', '/api/invoices', { ...body, number: 'other', date: '2026-02-01' })).statusCode).toBe(409)
  })
})

describe('proposed management fees', () => {
  const terms = { managementFee: '2', managementFeeBasis: 'Commitment', firstClosingDate: '2022-03-31', investmentPeriod: 10, feeOffsets: '80' }
  const time = { from: '2026-07-01', to: '2026-09-30', date: '2026-10-05' }
  const fundOf = async (changes: Record<string, unknown> = {}) => {
    const fund = await world.make('funds', { currencyId: currency.id, commencementDate: '2022-03-31', ...terms, ...changes })
    const partner = await world.make('limited-partners', { fundId: fund.id })
    const closing = await world.make('closings', { fundId: fund.id, name: 'First closing', date: '2022-03-31' })
    await world.insert('limited-partner-commitments', { limitedPartnerId: partner.id, date: '2022-03-31', value: '10000000', closingId: closing.id, transferId: null })
    return fund
  }
  const propose = async (body: object, query = '') => {
    const answer = await api.post('user', `/api/invoices/propose-management-fees${query}`, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json() as FeeProposals
  }
  const ofFund = async (fund: StoredRecord) => (await api.get('user', `/api/invoices?filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id }))}`)).json() as StoredRecord[]

  test('are shown first, then made once, each with its trace', async () => {
    const fund = await fundOf()
    const { proposals: [shown] } = await propose({ ...time, fundId: fund.id }, '?preview=true')
    // 10,000,000 × 2 % × 92 ÷ 365
    expect(shown).toMatchObject({ fundId: fund.id, total: '50410.96', from: '2026-07-01', to: '2026-09-30', currency: 'EUR', trace: [{ words: 'Fee from 01/07/2026 to 30/09/2026 on commitments', numbers: '10,000,000.00 × 2.0000\u00a0% × 92 ÷ 365', amount: '50410.96' }] })
    expect(await ofFund(fund)).toEqual([])
    const { proposals: [made] } = await propose({ ...time, fundId: fund.id })
    expect(await stored(made!.id!)).toMatchObject({
      fundId: fund.id, total: '50410.96', vat: '0.00', totalWithVat: '50410.96', status: 'Open', date: '2026-10-05', feeFrom: '2026-07-01', feeTo: '2026-09-30', computedFee: '50410.96', feeTrace: [{ amount: '50410.96', words: shown!.trace[0]!.words }],
    })
    expect(await propose({ ...time, fundId: fund.id })).toMatchObject({ proposals: [], skipped: [{ fundId: fund.id, reason: expect.stringMatching(/^Invoice MF-\d+-2026-09-30 has the fee from 01\/07\/2026 to 30\/09\/2026 already$/) }] })
    expect((await ofFund(fund)).length).toBe(1)
  })

  test('R445 follow the terms of the fund: another rate is another fee', async () => {
    const fund = await fundOf()
    const fee = async () => (await propose({ ...time, fundId: fund.id }, '?preview=true')).proposals[0]!.total
    expect(await fee()).toBe('50410.96')
    const { version } = (await api.get('admin', `/api/funds/${fund.id}`)).json() as StoredRecord
    const body = await world.body('funds', { currencyId: currency.id, commencementDate: '2022-03-31', ...terms, managementFee: '1.5' })
    expect((await api.put('admin', `/api/funds/${fund.id}`, version, body)).statusCode).toBe(200)
    expect(await fee()).toBe('37808.22')
  })

  test('are lowered by offsets, whose rest is carried forward to the next time', async () => {
    const fund = await fundOf()
    const { proposals: [first] } = await propose({ ...time, fundId: fund.id, feesEarned: '80000.00' })
    expect(first).toMatchObject({ total: '0.00' })
    expect(await stored(first!.id!)).toMatchObject({ offsetsCarriedForward: '13589.04' })
    const { proposals: [next] } = await propose({ from: '2026-10-01', to: '2026-12-31', date: '2026-12-31', fundId: fund.id }, '?preview=true')
    expect(next!.total).toBe('36821.92')
    expect(next!.trace.map(({ words }) => words)).toContain('Offsets carried forward from before')
  })

  test('of all funds leave out those without terms, before their first closing or with a closed period, with the reason', async () => {
    const [none, later, closed] = [await fundOf({ managementFee: null, managementFeeBasis: null }), await fundOf({ firstClosingDate: '2026-11-30', commencementDate: '2022-03-31' }), await fundOf()]
    await closedPeriod(Number(closed.id), '2026-10-31')
    const { proposals, skipped } = await propose(time, '?preview=true')
    const reasons = Object.fromEntries(skipped.map(({ fundId, reason }) => [fundId, reason]))
    expect(proposals.map(({ fundId }) => fundId)).not.toEqual(expect.arrayContaining([none.id]))
    expect([reasons[Number(later.id)], reasons[Number(closed.id)]]).toEqual(['The time lies before the first closing', 'The date 05/10/2026 falls in the reporting period To 2026-10-31, which is completed or published'])
    expect((await propose({ ...time, fundId: none.id }, '?preview=true')).skipped).toMatchObject([{ reason: 'The fund has no terms of a management fee' }])
    for (const [body, status, field] of [[{ ...time, to: '2026-06-30' }, 422, 'to'], [{ ...time, feesEarned: '1' }, 422, 'fundId'], [{ ...time, fundId: 999_999 }, 422, 'fundId'], [{ from: '2026-07-01' }, 400, 'to']] as const) {
      const refused = await api.post('user', '/api/invoices/propose-management-fees', body)
      expect([refused.statusCode, Object.keys((refused.json() as { errors: object }).errors).includes(field)], refused.body).toEqual([status, true])
    }
  })
})
