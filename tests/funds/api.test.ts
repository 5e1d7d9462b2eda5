import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

describe('the currency of a fund', () => {
  test('cannot change once a record of the fund holds amounts, and says which', async () => {
    const other = await world.make('currencies', { code: 'USD' })
    for (const [resource, fields, kinds] of [
      ['investments', {}, 'investments'],
      ['transactions', { investmentId: null }, 'transactions'],
      ['accounting-entries', {}, 'accounting entries'],
      ['expenses', {}, 'expenses'],
      ['capital-movements', {}, 'capital movements'],
      ['invoices', {}, 'invoices'],
    ] as const) {
      const body = await world.body('funds')
      const fund = (await api.post('user', '/api/funds', body)).json<StoredRecord>()
      const put = (version: number, changes: object) =>
        api.put('user', `/api/funds/${fund.id}`, version, { ...body, ...changes })
      const period = await world.make('reporting-periods', { fundId: fund.id })
      const free = await put(1, { currencyId: other.id })
      expect([free.statusCode, free.json<StoredRecord>()['currencyId']]).toEqual([200, other.id])
      await world.insert(resource, {
        fundId: fund.id,
        ...fields,
        ...(['accounting-entries', 'expenses'].includes(resource) && { reportingPeriodId: period.id }),
      })
      const refused = await put(2, {})
      expect([resource, refused.statusCode, refused.json<{ errors?: object }>().errors]).toEqual([
        resource,
        422,
        { currencyId: [`Cannot change any more: the fund holds amounts in it (${kinds}).`] },
      ])
      expect((await put(2, { currencyId: other.id, friendlyName: 'Still editable' })).statusCode).toBe(200)
    }
  })
})

describe('what the first closing fixes', () => {
  test('R485 can change until a closing is completed, and then says which closing has fixed it', async () => {
    const [one, other] = [await world.make('currencies'), await world.make('currencies')]
    const body = await world.body('funds', {
      currencyId: one.id,
      legalForm: 'LP',
      openClosedEnded: 'Closed-ended',
      domicileId: (await world.make('countries')).id,
      nominalShareValue: '1',
      firstClosingDate: '2022-03-31',
      finalClosingDate: '2023-03-31',
    })
    const changes = {
      legalForm: 'SCSp',
      openClosedEnded: 'Open-ended',
      domicileId: (await world.make('countries')).id,
      currencyId: other.id,
      nominalShareValue: '10',
      firstClosingDate: '2022-04-01',
    }
    const fund = (await api.post('user', '/api/funds', body)).json<StoredRecord>()
    const closing = await world.make('closings', { fundId: fund.id, name: 'First closing', date: '2022-03-31' })
    let { version } = fund
    const put = async (changed: object) => {
      const answer = await api.put('user', `/api/funds/${fund.id}`, version, { ...body, ...changed })
      if (answer.statusCode === 200) ({ version } = answer.json<StoredRecord>())
      return [answer.statusCode, answer.json<{ errors?: Record<string, string[]> }>().errors]
    }
    for (const [name, value] of Object.entries(changes)) {
      expect([name, await put({ [name]: value })]).toEqual([name, [200, undefined]])
      expect(await put({})).toEqual([200, undefined])
    }
    const complete = (id: number) =>
      api.database.asAdministrator("update closings set status = 'Completed' where id = $1", [id])
    await complete(closing.id)
    for (const [name, value] of Object.entries(changes))
      expect([name, await put({ [name]: value })]).toEqual([
        name,
        [422, { [name]: ['Fixed since the closing “First closing” of 31/03/2022 was completed.'] }],
      ])
    expect(await put({ friendlyName: 'Still editable', nominalShareValue: '1.00' })).toEqual([200, undefined])
    // The final closing date moves until a completed closing is dated on it.
    expect(await put({ finalClosingDate: '2023-06-30' })).toEqual([200, undefined])
    expect(await put({ finalClosingDate: '2023-03-31' })).toEqual([200, undefined])
    await complete((await world.make('closings', { fundId: fund.id, name: 'Last', date: '2023-03-31' })).id)
    expect(await put({ finalClosingDate: null })).toEqual([
      422,
      { finalClosingDate: ['Fixed since the closing “Last” of 31/03/2023 was completed.'] },
    ])
  })
})
