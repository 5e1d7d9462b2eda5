import { expect, test } from 'vitest'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()

test('a paid expense lacks its document until it has one, or its period is completed', async () => {
  const fund = await world.make('funds')
  const expense = (changes: object) =>
    world.make('transactions', {
      fundId: fund.id,
      type: 'Expense',
      subType: 'Legal',
      status: 'Booked',
      date: '2026-08-31',
      ...changes,
    })
  const lacking = await expense({})
  const later = await expense({ status: 'Reconciled', date: '2026-09-01' })
  const documented = await expense({})
  const closed = await expense({ date: '2026-06-30' })
  await expense({ status: 'Pending' })
  await expense({ status: 'Planned' })
  await expense({ type: 'ManagementFee', subType: 'Management fee (inside commitment)' })
  await world.make('transactions', { type: 'Expense', subType: 'Legal', status: 'Booked' })
  const found = async () => {
    const answer = await api.get('agent', `/api/transactions/without-document?fundId=${fund.id}`)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<{ ids: number[] }>().ids
  }
  expect(await found()).toEqual([later.id, documented.id, lacking.id, closed.id])

  const added = await upload(api, 'user', `/api/transactions/${documented.id}/documents`, 'invoice.pdf', '%PDF-1.4', {
    kind: 'Evidence',
  })
  expect(added.statusCode, added.body).toBe(201)
  await world.insert('reporting-periods', {
    fundId: fund.id,
    name: 'Q2 2026',
    date: '2026-06-30',
    status: 'Completed',
  })
  expect(await found()).toEqual([later.id, lacking.id])
  expect((await api.get('investor', `/api/transactions/without-document?fundId=${fund.id}`)).statusCode).toBe(403)
  expect((await api.get('stranger', `/api/transactions/without-document?fundId=${fund.id}`)).json()).toEqual({
    ids: [],
  })
})
