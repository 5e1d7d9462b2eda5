import { describe, expect, test } from 'vitest'
import readXlsxFile from 'read-excel-file/node'
import type { Approvals } from '../../src/invoices/actions.ts'
import type { Person } from '../server/api.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { World } from '../server/samples.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })

const newInvoice = (changes: Record<string, unknown> = {}) =>
  world.make('invoices', {
    currencyId: currency.id,
    total: '1000.00',
    adjustment: '-50.00',
    vat: '161.50',
    date: '2026-05-04',
    ...changes,
  })
const approve = (person: Person, { id, version }: Seen) =>
  api.post(person, `/api/invoices/${id}/approve`, {}, { version })
const approveAll = async (person: Person, body: object = {}) =>
  (await api.post(person, '/api/invoices/approve-all', body)).json<Approvals>()
/** The filter of a list that shows one fund. */
const of = ({ id }: Seen) => JSON.stringify({ fundId: id })
const stored = async (id: number) => (await api.get('user', `/api/invoices/${id}`)).json<RecordOf<'invoices'>>()
/** As one that was closed before open work held it up. */
const closedPeriod = async (fundId: number, date: string) => {
  const { id } = await world.make('reporting-periods', { fundId, name: `To ${date}`, date })
  await api.database.asAdministrator("update reporting_periods set status = 'Completed' where id = $1", [id])
}

describe('an invoice', () => {
  test('R229 shows number, date, adjustment, total, VAT and total with VAT, in its answer, the list, the totals and the export', async () => {
    const fund = await world.make('funds')
    const invoice = await newInvoice({ fundId: fund.id, number: 'R-229', supplier: 'Harrel & Voss Audit' })
    const shown = {
      number: 'R-229',
      date: '2026-05-04',
      adjustment: '-50.00',
      total: '1000.00',
      vat: '161.50',
      totalWithVat: '1111.50',
      status: 'Open',
    }
    expect(invoice).toMatchObject(shown)
    const filter = encodeURIComponent(JSON.stringify({ fundId: fund.id }))
    await newInvoice({ fundId: fund.id, adjustment: '0', vat: '170.00' })
    expect((await api.get('agent', `/api/invoices?filter=${filter}`)).json()).toEqual(
      expect.arrayContaining([expect.objectContaining(shown)]),
    )
    expect((await api.get('agent', `/api/invoices/totals?filter=${filter}`)).json()).toEqual([
      { currencyId: currency.id, status: 'Open', count: 2, adjustment: '-50.00', total: '2000.00', vat: '331.50' },
    ])
    expect((await api.get('agent', '/api/invoices/totals?filter={"nothing":1}')).statusCode).toBe(400)
    const [sheet] = await readXlsxFile(
      (await api.get('agent', `/api/invoices?filter=${filter}&sort=["number","ASC"]&format=xlsx`)).rawPayload,
    )
    const rows = sheet!.data
    const head = rows[0]!.map(String)
    const row = rows.find(cells => cells.includes('R-229'))!
    const cell = (title: string) => row[head.indexOf(title)]
    expect(['Number', 'Adjustment', 'Total', 'VAT', 'Total with VAT'].map(cell)).toEqual([
      'R-229',
      -50,
      1000,
      161.5,
      1111.5,
    ])
    expect(cell('Date')).toEqual(new Date('2026-05-04T00:00:00Z'))
  })

  test('R275 is open, then approved, one at a time or all together; approved is final', async () => {
    const fund = await world.make('funds')
    const [one, two, three] = [
      await newInvoice({ fundId: fund.id }),
      await newInvoice({ fundId: fund.id }),
      await newInvoice({ fundId: fund.id }),
    ]
    const answer = await approve('user', one)
    expect([answer.statusCode, answer.json<RecordOf<'invoices'>>().status, (await stored(two.id)).status]).toEqual([
      200,
      'Approved',
      'Open',
    ])
    const approved = answer.json<RecordOf<'invoices'>>()
    expect((await approve('user', approved)).json()).toMatchObject({ status: 409, code: 'wrong-state' })
    expect(
      (
        await api.put(
          'admin',
          `/api/invoices/${one.id}`,
          approved.version,
          await world.body('invoices', { fundId: fund.id, currencyId: currency.id, total: '1.00' }),
        )
      ).statusCode,
    ).toBe(409)
    expect((await api.remove('admin', `/api/invoices/${one.id}`, approved.version)).statusCode).toBe(409)
    expect((await approve('user', { ...two, version: two.version + 1 })).statusCode).toBe(412)
    expect(await approveAll('user', { filter: of(fund) })).toMatchObject({
      approved: 2,
      failed: [],
      message: null,
      last: three.id,
      remaining: 0,
    })
    expect([(await stored(two.id)).status, (await stored(three.id)).status]).toEqual(['Approved', 'Approved'])
    expect(await approveAll('user', { filter: of(fund) })).toMatchObject({
      approved: 0,
      failed: [],
      message: null,
      last: null,
    })
    const history = (await api.get('user', `/api/invoices/${three.id}/history`)).json<
      {
        action: string
        by: string
      }[]
    >()
    expect(history[0]).toMatchObject({
      action: 'approve',
      changes: [{ field: 'status', old: 'Open', new: 'Approved' }],
    })
  })

  test('R411 that cannot be approved is named with its reason, and the others are approved: Some of the invoices were not approved', async () => {
    const [fund, other] = [await world.make('funds'), await world.make('funds')]
    const [late, fine, apart] = [
      await newInvoice({ fundId: fund.id, supplier: 'Late', number: '1', date: '2026-03-15' }),
      await newInvoice({ fundId: fund.id, date: '2026-05-01' }),
      await newInvoice({ fundId: other.id }),
    ]
    await closedPeriod(fund.id, '2026-03-31')
    const first = await approveAll('user', { filter: of(fund), limit: 1 })
    expect(first).toMatchObject({
      approved: 0,
      message: 'Some of the invoices were not approved',
      last: late.id,
      remaining: 1,
    })
    expect(first.failed).toEqual([
      {
        id: late.id,
        name: 'Late 1',
        reason: 'The date 15/03/2026 falls in the reporting period To 2026-03-31, which is completed or published.',
      },
    ])
    expect(await approveAll('user', { filter: of(fund), after: first.last, limit: 1 })).toMatchObject({
      approved: 1,
      failed: [],
      message: null,
      remaining: 0,
    })
    expect([(await stored(late.id)).status, (await stored(fine.id)).status, (await stored(apart.id)).status]).toEqual([
      'Open',
      'Approved',
      'Open',
    ])
    expect((await approve('user', late)).json()).toMatchObject({ status: 409, code: 'reporting-period-closed' })
    // All of the tenant: the text stands, the others are approved.
    expect(await approveAll('admin')).toMatchObject({
      message: 'Some of the invoices were not approved',
      failed: [{ id: late.id }],
    })
    expect((await stored(apart.id)).status).toBe('Approved')
  })

  test('R140 is read by the read group and approved by the edit group, one or all; other tenants never see it', async () => {
    const expected: [Person, number, number][] = [
      ['admin', 200, 200],
      ['user', 200, 200],
      ['agent', 200, 403],
      ['global', 403, 403],
      ['mixed', 403, 403],
      ['investor', 403, 403],
      ['otherInvestor', 403, 403],
      ['stranger', 404, 404],
    ]
    for (const [person, read, one] of expected) {
      const invoice = await newInvoice()
      expect((await api.get(person, `/api/invoices/${invoice.id}`)).statusCode, `${person} reads`).toBe(read)
      const list = await api.get(person, '/api/invoices?range=[0,999]')
      expect(
        list.statusCode === 200 && list.json<RecordOf<'invoices'>[]>().some(({ id }) => id === invoice.id),
        `${person} lists`,
      ).toBe(read === 200)
      expect((await approve(person, invoice)).statusCode, `${person} approves`).toBe(one)
      const again = await newInvoice()
      const all = await api.post(person, '/api/invoices/approve-all', {})
      expect(all.statusCode, `${person} approves all`).toBe(one === 404 ? 200 : one)
      expect((await stored(again.id)).status, `${person} approves all`).toBe(one === 200 ? 'Approved' : 'Open')
      expect(
        (
          await api.post(person, '/api/invoices/propose-management-fees?preview=true', {
            from: '2026-01-01',
            to: '2026-03-31',
            date: '2026-03-31',
          })
        ).statusCode,
        `${person} proposes`,
      ).toBe(one === 404 ? 200 : one)
    }
    expect((await api.call(undefined, '/api/invoices')).statusCode).toBe(401)
  })

  test('keeps to the reporting periods: neither its old nor its new date may lie in a closed one', async () => {
    const fund = await world.make('funds')
    const invoice = await newInvoice({ fundId: fund.id, date: '2026-05-04' })
    await closedPeriod(fund.id, '2026-03-31')
    const body = await world.body('invoices', {
      fundId: fund.id,
      currencyId: currency.id,
      supplier: invoice.supplier,
      number: invoice.number,
      total: '1000.00',
      vat: '0',
    })
    expect(
      (await api.put('user', `/api/invoices/${invoice.id}`, 1, { ...body, date: '2026-03-31' })).json(),
    ).toMatchObject({ code: 'reporting-period-closed' })
    expect((await api.put('user', `/api/invoices/${invoice.id}`, 1, { ...body, date: '2026-04-01' })).statusCode).toBe(
      200,
    )
    expect((await api.post('user', '/api/invoices', { ...body, number: 'other', date: '2026-02-01' })).statusCode).toBe(
      409,
    )
  })

  test('has no adjustment unless one is stated, whichever way it is left out', async () => {
    const fund = await world.make('funds')
    const made = await newInvoice({ fundId: fund.id, adjustment: null })
    expect(made).toMatchObject({ adjustment: '0.00', totalWithVat: '1161.50' })
    const body = {
      fundId: fund.id,
      supplier: made.supplier,
      number: made.number,
      date: '2026-05-04',
      currencyId: currency.id,
      total: '1000.00',
      vat: '0',
    }
    expect((await api.put('user', `/api/invoices/${made.id}`, 1, { ...body, adjustment: null })).json()).toMatchObject({
      adjustment: '0.00',
    })
    expect((await api.put('user', `/api/invoices/${made.id}`, 2, body)).json()).toMatchObject({ adjustment: '0.00' })
  })

  test('of a selection or of a filter are approved alone, whatever their state is filtered by', async () => {
    const [fund, other] = [await world.make('funds'), await world.make('funds')]
    const [one, two, three] = [
      await newInvoice({ fundId: fund.id, supplier: 'Norrfold' }),
      await newInvoice({ fundId: fund.id, supplier: 'Harrel', date: '2026-05-05' }),
      await newInvoice({ fundId: other.id, supplier: 'Norrfold' }),
    ]
    const states = async () => Promise.all([one, two, three].map(async ({ id }) => (await stored(id)).status))
    const all = (filter: object, more: object = {}) => approveAll('user', { filter: JSON.stringify(filter), ...more })
    // What a list of approved ones shows has nothing to approve, and nobody's filter opens what the product leaves out.
    expect(await all({ fundId: fund.id, status: ['Approved'] })).toMatchObject({ approved: 0, remaining: 0 })
    expect(await all({ fundId: fund.id, status_eq: 'Approved' })).toMatchObject({ approved: 0 })
    expect(await all({ id: [one.id, two.id], id_lte: three.id }, { upTo: one.id - 1 })).toMatchObject({ approved: 0 })
    expect(await all({ fundId: fund.id, supplier_like: 'norr' })).toMatchObject({ approved: 1, remaining: 0 })
    expect(await states()).toEqual(['Approved', 'Open', 'Open'])
    expect(await all({ id: [one.id, three.id] })).toMatchObject({ approved: 1, failed: [] })
    expect(await states()).toEqual(['Approved', 'Open', 'Approved'])
    for (const filter of ['{"nothing":1}', 'no filter', '[]'])
      expect((await api.post('user', '/api/invoices/approve-all', { filter })).statusCode, filter).toBe(400)
    expect(await states()).toEqual(['Approved', 'Open', 'Approved'])
  })

  test('of another tenant are never found', async () => {
    const foreign = new World(api, 'other')
    const theirs = await foreign.make('invoices', { date: '2026-05-04' })
    expect(await approveAll('user', { filter: JSON.stringify({ id: [theirs.id] }) })).toMatchObject({ approved: 0 })
  })
})
