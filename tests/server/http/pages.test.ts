import { expect, test } from 'vitest'
import { requestsOf } from '../requests.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })
const { list } = requestsOf(api)
/** So many rows and more are written into the answer one by one. */
const LONG = 201

test('a long page answers every record whole, whatever letters it holds, and none is the empty list', async () => {
  const names = Array.from({ length: LONG }, (_, index) => `Größe “${index}” €\\"`)
  for (const name of names) await world.make('fund-managers', { name })
  const asked = `filter=${encodeURIComponent('{"name_like":"Größe"}')}&sort=["id","ASC"]`
  const answer = await api.get('agent', `/api/fund-managers?${asked}&range=[0,999]`)
  expect(answer.headers['content-range']).toBe(`fund-managers 0-${LONG - 1}/${LONG}`)
  expect(answer.json<{ name: string }[]>().map(({ name }) => name)).toEqual(names)
  const short = await api.get('agent', `/api/fund-managers?${asked}&range=[1,3]`)
  expect(short.json<{ name: string }[]>().map(({ name }) => name)).toEqual(names.slice(1, 4))
  expect(await list('fund-managers', { name: 'Nobody' })).toEqual([])
})
