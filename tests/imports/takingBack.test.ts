/** One import, taken back whole while nothing builds on it. */
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
const euro = await world.make('currencies', { code: 'EUR' })
const fund = await world.make('funds', { currencyId: euro.id })
const given = { fundId: String(fund.id) }

interface Result {
  ids: number[]
  importId: number
}

async function imported(resource: string, content: string, fields: Record<string, string> = given): Promise<Result> {
  const answer = await upload(api, 'admin', `/api/${resource}/import`, 'march.csv', content, fields)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<Result>()
}

const takeBack = (id: number, person: Person = 'admin') =>
  api.post(person, `/api/imports/${id}/take-back`, {}, { version: 1 })
const stands = async (resource: string, ids: number[]) =>
  Promise.all(ids.map(async id => (await api.get('admin', `/api/${resource}/${id}`)).statusCode === 200))
const history = async (resource: string, id: number) =>
  (await api.get('admin', `/api/${resource}/${id}/history`)).json<{ action: string }[]>().map(({ action }) => action)

const partners = (...names: string[]) => ['Name;Legal status', ...names.map(name => `${name};Legal entity`)].join('\n')

describe('an import', () => {
  test('is kept with its file, and taken back whole, as the history says', async () => {
    const { ids, importId } = await imported('limited-partners', partners('Ashcombe', 'Brightwater'))
    const made = (await api.get('agent', `/api/imports/${importId}`)).json<StoredRecord>()
    expect(made).toMatchObject({ fileName: 'march.csv', resource: 'limited-partners', records: 2, status: 'Imported' })
    const taken = await takeBack(importId)
    expect([taken.statusCode, taken.json()]).toMatchObject([200, { status: 'TakenBack' }])
    expect(await stands('limited-partners', ids)).toEqual([false, false])
    expect(await history('imports', importId)).toEqual(['takeBack', 'create'])
    const activity = (await api.get('admin', `/api/activity?resource=limited-partners`)).json<{ action: string }[]>()
    expect(activity.slice(0, 2).map(({ action }) => action)).toEqual(['takeBack', 'takeBack'])
    expect((await takeBack(importId)).statusCode).toBe(409)
    // The same file can be imported again.
    expect((await imported('limited-partners', partners('Ashcombe', 'Brightwater'))).ids).toHaveLength(2)
  })

  test('stays whole where something builds on one of its records, with the reason', async () => {
    const { ids, importId } = await imported('limited-partners', partners('Clay', 'Dune'))
    await world.make('bank-accounts', { fundId: fund.id, limitedPartnerId: ids[0], accountNumber: 'LU75 7' })
    const refused = await takeBack(importId)
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      422,
      'Nothing was taken back: “Clay” stays. This record cannot be deleted: it is used by 1 bank account.',
    ])
    expect(await stands('limited-partners', ids)).toEqual([true, true])
    expect((await api.get('admin', `/api/imports/${importId}`)).json()).toMatchObject({
      status: 'Imported',
      version: 1,
    })
  })

  test('stays where somebody has changed a record since, or a period was closed over one', async () => {
    const changed = await imported('limited-partners', partners('Elm', 'Fell'))
    const put = await api.call('admin', `/api/limited-partners/${changed.ids[1]}`, {
      method: 'PUT',
      body: { name: 'Fell', legalStatus: 'LegalEntity', city: 'Umeå' },
      version: 1,
    })
    expect(put.statusCode, put.body).toBe(200)
    expect((await takeBack(changed.importId)).json<{ detail: string }>().detail).toBe(
      'Nothing was taken back: “Fell” stays. Somebody has changed it since.',
    )
    const head = 'Date;Type;Sub-type;Description;Currency;Amount local;Fund account number\n'
    const dated = await imported('transactions', `${head}15/02/2026;Expense;Bank fees;Fee;EUR;-1;LU75`)
    const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q1 2026', date: '2026-03-31' })
    const closed = await api.post('admin', `/api/reporting-periods/${period.id}/complete`, {}, { version: 1 })
    expect(closed.statusCode, closed.body).toBe(200)
    expect((await takeBack(dated.importId)).json<{ detail: string }>().detail).toContain('Q1 2026')
    expect(await stands('transactions', dated.ids)).toEqual([true])
  })

  test('is for those who may delete its records, and stays in its tenant', async () => {
    const { ids, importId } = await imported('limited-partners', partners('Gale'))
    for (const person of ['agent', 'investor'] as const) expect((await takeBack(importId, person)).statusCode).toBe(403)
    expect((await takeBack(importId, 'user')).statusCode).toBe(403)
    expect((await takeBack(importId, 'stranger')).statusCode).toBe(404)
    expect(await stands('limited-partners', ids)).toEqual([true])
  })

  test('without the records that were deleted since is taken back as well', async () => {
    const { ids, importId } = await imported('limited-partners', partners('Hale', 'Isle'))
    const gone = await api.call('admin', `/api/limited-partners/${ids[0]}`, { method: 'DELETE', version: 1 })
    expect(gone.statusCode, gone.body).toBe(200)
    expect((await takeBack(importId)).statusCode).toBe(200)
    expect(await stands('limited-partners', ids)).toEqual([false, false])
  })
})
