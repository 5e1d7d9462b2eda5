/** The list of closings sorts by what its commitments come to, and by the contract. */
import { expect, test } from 'vitest'
import { PDF, upload } from '../server/uploads.ts'
import { serveClosings } from './servedClosings.ts'

const { api, added, completed, newFund } = await serveClosings()

test('R162 closings are sorted by prior, additional and total commitment and by their newest contract, one without any last', async () => {
  const { fund, closing, partner } = await newFund()
  const [ashcombe, borrowdale] = [await partner('Ashcombe'), await partner('Borrowdale')]
  const first = await closing('First closing', '2025-07-31')
  await added(first, ashcombe, '60000000', '2025-07-31')
  await completed(first)
  const second = await closing('Second closing', '2025-09-30')
  await added(second, borrowdale, '10000000', '2025-09-30')
  await completed(second)
  const third = await closing('Third closing', '2025-12-31')
  await added(third, ashcombe, '20000000', '2025-12-31')
  for (const { id } of [third, first])
    expect((await upload(api, 'user', `/api/closings/${id}/documents`, 'contract.pdf', PDF)).statusCode).toBe(201)

  const filter = encodeURIComponent(JSON.stringify({ fundId: fund.id }))
  const sorted = async (name: string, order: 'ASC' | 'DESC') => {
    const answer = await api.get('user', `/api/closings?filter=${filter}&sort=["${name}","${order}"]`)
    return answer.json<{ id: number }[]>().map(({ id }) => id)
  }
  // 0 + 60, 60 + 10 and 70 + 20 million.
  for (const [name, order] of [
    ['priorCommitment', [first, second, third]],
    ['additionalCommitment', [second, third, first]],
    ['totalCommitment', [first, second, third]],
  ] as const) {
    const ids = order.map(({ id }) => id)
    expect(await sorted(name, 'ASC'), name).toEqual(ids)
    expect(await sorted(name, 'DESC'), name).toEqual(ids.toReversed())
  }
  expect(await sorted('documents', 'ASC')).toEqual([third.id, first.id, second.id])
  expect(await sorted('documents', 'DESC')).toEqual([first.id, third.id, second.id])
})

test('R162 the commitments of a closing are sorted by what their partner had, adds and comes to', async () => {
  const { closing, partner } = await newFund()
  const [ashcombe, borrowdale, calderstone] = [
    await partner('Ashcombe'),
    await partner('Borrowdale'),
    await partner('Calderstone'),
  ]
  const first = await closing('First closing', '2025-07-31')
  await added(first, ashcombe, '300', '2025-07-31')
  await added(first, borrowdale, '500', '2025-07-31')
  await completed(first)
  const second = await closing('Second closing', '2025-09-30')
  await added(second, ashcombe, '400', '2025-09-30')
  await added(second, borrowdale, '100', '2025-09-30')
  await added(second, calderstone, '200', '2025-09-30')
  const filter = encodeURIComponent(JSON.stringify({ closingId: second.id }))
  for (const [name, order] of [
    ['priorCommitment', [calderstone, ashcombe, borrowdale]],
    ['additionalCommitment', [borrowdale, calderstone, ashcombe]],
    ['totalCommitment', [calderstone, borrowdale, ashcombe]],
  ] as const) {
    const answer = await api.get('user', `/api/closing-commitments?filter=${filter}&sort=["${name}","ASC"]`)
    const partners = answer.json<{ limitedPartnerId: number }[]>().map(({ limitedPartnerId }) => limitedPartnerId)
    expect(partners, name).toEqual(order.map(({ id }) => id))
  }
})
