import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serveTransfers, takes } from './servedTransfers.ts'
import type { Refused } from './servedTransfers.ts'

const { act, acted, api, bodyOf, fund, save, seller } = await serveTransfers()
const PATH = '/api/transfers'

const saveAgain = (transfer: StoredRecord, body: object, person: Person = 'user') => {
  const { fundId: _, ...changes } = { fundId: null, ...body }
  return api.put(person, `${PATH}/${transfer.id}`, transfer.version, changes)
}

describe('a transfer', () => {
  test('R258 R169 begins Saved, is changed and deleted; only completing and reopening change its status', async () => {
    const { sellerId, buyers } = await seller()
    const saved = await save(bodyOf(sellerId, '100.00', takes(buyers, '100.00')))
    expect(saved['status']).toBe('Saved')
    for (const status of ['Completed', 'Open']) {
      const body = { ...bodyOf(sellerId, '100.00', takes(buyers, '100.00')), status }
      const answers = [await api.post('user', PATH, body), await saveAgain(saved, body)]
      expect(answers.map(answer => [answer.statusCode, Object.keys(answer.json<Refused>().errors ?? {})])).toEqual([
        [400, ['status']],
        [422, ['status']],
      ])
    }
    const changed = await saveAgain(saved, bodyOf(sellerId, '250.00', takes(buyers, '150.00', '100.00'), '2025-06-02'))
    expect(changed.json()).toMatchObject({
      status: 'Saved',
      date: '2025-06-02',
      transferCommitment: '250.00',
      resultCommitment: '3333083.33',
      buyers: [{ commitment: '150.00' }, { commitment: '100.00' }],
    })
    const completed = await acted('complete', changed.json())
    expect(completed['status']).toBe('Completed')
    const late = [
      await saveAgain(completed, bodyOf(sellerId, '1.00', takes(buyers, '1.00'))),
      await api.remove('admin', `${PATH}/${completed.id}`, completed.version),
      await act('complete', completed),
    ]
    expect(late.map(answer => [answer.statusCode, answer.json<Refused>().code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'wrong-state']),
    )
    const reopened = await acted('reopen', completed)
    expect(reopened['status']).toBe('Saved')
    expect((await act('reopen', reopened)).json<Refused>().code).toBe('wrong-state')
    expect((await api.remove('admin', `${PATH}/${reopened.id}`, reopened.version)).statusCode).toBe(200)
    expect((await api.get('user', `${PATH}/${reopened.id}`)).statusCode).toBe(404)
  })

  test('R138 R367 is read by staff, made, changed and completed by those who edit, and reopened by the administrator', async () => {
    const { sellerId, buyers } = await seller()
    const ofFund = `filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id, sellerId }))}`
    const cells: string[] = []
    for (const person of ['admin', 'user', 'agent', 'investor', 'global', 'mixed', 'stranger'] as const) {
      const transfer = await save(bodyOf(sellerId, '1.00', takes(buyers, '1.00')))
      const now = async () => (await api.get('admin', `${PATH}/${transfer.id}`)).json<StoredRecord>()
      const answers = [
        await api.get(person, `${PATH}?${ofFund}`),
        await api.get(person, `${PATH}/${transfer.id}`),
        await api.post(person, PATH, bodyOf(sellerId, '2.00', takes(buyers, '2.00'))),
        await saveAgain(transfer, bodyOf(sellerId, '3.00', takes(buyers, '3.00')), person),
        await act('complete', await now(), person),
      ]
      if ((await now())['status'] === 'Saved') await acted('complete', await now())
      answers.push(await act('reopen', await now(), person))
      if ((await now())['status'] === 'Completed') await acted('reopen', await now())
      answers.push(await api.remove(person, `${PATH}/${transfer.id}`, (await now()).version))
      cells.push([person, ...answers.map(({ statusCode }) => statusCode)].join(' '))
      if (person === 'stranger') expect(answers[0]?.json()).toEqual([])
    }
    expect(cells).toEqual([
      'admin 200 200 201 200 200 200 200',
      'user 200 200 201 200 200 403 200',
      'agent 200 200 403 403 403 403 403',
      'investor 403 403 403 403 403 403 403',
      'global 403 403 403 403 403 403 403',
      'mixed 403 403 403 403 403 403 403',
      'stranger 200 404 422 404 404 404 404',
    ])
  })
})
