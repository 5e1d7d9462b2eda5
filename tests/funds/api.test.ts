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
