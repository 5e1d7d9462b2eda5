/** What the search over all kinds of records finds, for whom, and in which order. */
import { beforeAll, expect, test } from 'vitest'
import type { FoundRecord } from '../../src/api/search.ts'
import { recordPath } from '../../src/pages/records.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'

const { api, world, other } = await serve()

const search = async (q: string, person: Person = 'user', fundId?: number) => {
  const near = fundId === undefined ? '' : `&fundId=${fundId}`
  const answer = await api.get(person, `/api/search?q=${encodeURIComponent(q)}${near}`)
  return answer.json<FoundRecord[]>()
}
const found = (records: readonly FoundRecord[]) => records.map(({ resource, record }) => `${resource} ${record.id}`)

const ids: Record<string, number> = {}

beforeAll(async () => {
  const fund = await world.make('funds', { name: 'Zephyr Growth', friendlyName: 'Zephyr' })
  const second = await world.make('funds', { name: 'Boreas Income', friendlyName: 'Boreas' })
  const investment = await world.make('investments', { name: 'Quillstone Holding', fundId: fund.id })
  const made = {
    funds: fund,
    second,
    'limited-partners': await world.make('limited-partners', { name: 'Quillstone Pension', fundId: fund.id }),
    investments: investment,
    companies: await world.make('companies', { name: 'Quillstone Pumps', investmentId: investment.id }),
    transactions: await world.make('transactions', {
      description: 'Quillstone audit',
      counterparty: 'Marlow & Reed',
      fundId: fund.id,
      investmentId: undefined,
    }),
    'reporting-periods': await world.make('reporting-periods', { name: 'Quillstone Q1', fundId: second.id }),
    invoices: await world.make('invoices', { supplier: 'Quillstone Press', fundId: second.id }),
    'bank-accounts': await world.make('bank-accounts', { name: 'Quillstone current', fundId: second.id }),
    contacts: await world.make('contacts', { firstName: 'Quillstone', lastName: 'Ames' }),
    'fund-managers': await world.make('fund-managers', { name: 'Quillstone Managers' }),
  }
  for (const [name, { id }] of Object.entries(made)) ids[name] = id
  await other.make('contacts', { firstName: 'Quillstone', lastName: 'Elsewhere' })
})

test('R491 every kind of record of every fund is found from anywhere, each with the address of its page and the name of its fund', async () => {
  const records = await search('quillstone')
  const kinds = [
    'limited-partners',
    'investments',
    'companies',
    'transactions',
    'reporting-periods',
    'invoices',
    'bank-accounts',
    'contacts',
    'fund-managers',
  ]
  expect(found(records)).toEqual(kinds.map(kind => `${kind} ${ids[kind]}`))
  for (const { resource, record } of records) expect(recordPath(resource, record), resource).not.toBeNull()
  expect(records.map(({ owner }) => owner)).toEqual([
    ...Array<string>(4).fill('Zephyr Growth'),
    ...Array<string>(3).fill('Boreas Income'),
    null,
    null,
  ])
  expect(records.find(({ resource }) => resource === 'transactions')?.record).toMatchObject({
    description: 'Quillstone audit',
    counterparty: 'Marlow & Reed',
  })
})

test('R491 nothing of another tenant is found, nothing by an investor, and a role finds what it may read', async () => {
  expect(found(await search('elsewhere'))).toEqual([])
  expect((await search('elsewhere', 'stranger')).length).toBe(1)
  expect(found(await search('quillstone', 'agent'))).toHaveLength(9)
  expect((await api.get('investor', '/api/search?q=quillstone')).statusCode).toBe(403)
  expect((await api.get('global', '/api/search?q=quillstone')).statusCode).toBe(403)
})

test('each word stands in the record or in the name of its fund, and one in the record itself', async () => {
  expect(found(await search('quillstone boreas'))).toEqual(
    ['reporting-periods', 'invoices', 'bank-accounts'].map(kind => `${kind} ${ids[kind]}`),
  )
  // The name of a fund alone finds the fund, not everything in it.
  expect(found(await search('zephyr'))).toEqual([`funds ${ids['funds']}`])
  expect(found(await search('marlow'))).toEqual([`transactions ${ids['transactions']}`])
  expect(found(await search('quill%one'))).toEqual([])
  expect(found(await search('quillstone nowhere'))).toEqual([])
})

test('records of the open fund come first, then the newest, five of each kind', async () => {
  const partners: number[] = []
  for (const [place, fund] of ['funds', 'second', 'second', 'second', 'second', 'second', 'second'].entries())
    partners.push((await world.make('limited-partners', { name: `Ostrava Trust ${place}`, fundId: ids[fund] })).id)
  const of = async (fundId?: number) => found(await search('ostrava', 'user', fundId))
  expect(await of()).toEqual([6, 5, 4, 3, 2].map(place => `limited-partners ${partners[place]}`))
  expect(await of(ids['funds'])).toEqual([0, 6, 5, 4, 3].map(place => `limited-partners ${partners[place]}`))
})

test('without words the funds stand there, and too many words are refused', async () => {
  expect(new Set((await search('  ')).map(({ resource }) => resource))).toEqual(new Set(['funds']))
  const answer = await api.get('user', `/api/search?q=${'word '.repeat(40)}`)
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid-request'])
})
