/** Lists stand as people sort, wherever they are read, and long ones are read from an index all the same. */
import { describe, expect, test } from 'vitest'
import { serve } from '../serve.ts'

const { api, world } = await serve()

const NAMES = ['cuba', 'Côte', 'Cuba', 'Aland', 'Åland', 'Zebra', 'alpha 10', 'alpha 2', 'Alpha 1', 'éclair', 'Eclair']

async function namesOf(query: string): Promise<string[]> {
  const answer = await api.get('user', `/api/fund-managers?${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer
    .json<{ name: string }[]>()
    .map(({ name }) => name)
    .filter(name => NAMES.includes(name))
}

describe('the order of texts', () => {
  test('R162 R143 puts letters before case and accents, and numbers by their value, both ways', async () => {
    for (const name of NAMES) await world.make('fund-managers', { name })
    const expected = [
      'Aland',
      'Åland',
      'Alpha 1',
      'alpha 2',
      'alpha 10',
      'Côte',
      'cuba',
      'Cuba',
      'Eclair',
      'éclair',
      'Zebra',
    ]
    expect(await namesOf('sort=["name","asc"]&range=[0,99]')).toEqual(expected)
    expect(await namesOf('sort=["name","desc"]&range=[0,99]')).toEqual(expected.toReversed())
  })

  test('is that of pages that follow each other, of searches and of exports', async () => {
    const whole = await namesOf('sort=["name","asc"]&range=[0,99]')
    const pages = []
    for (let from = 0; from < 100; from += 4)
      pages.push(...(await namesOf(`sort=["name","asc"]&range=[${from},${from + 3}]`)))
    expect(pages).toEqual(whole)
    expect(await namesOf(`sort=["name","asc"]&filter=${encodeURIComponent('{"q":"cu"}')}`)).toEqual(['cuba', 'Cuba'])
    const exported = await api.get('user', '/api/fund-managers?sort=["name","asc"]&format=csv&fields=["name"]')
    expect(
      exported.body
        .split('\r\n')
        .map(line => line.replaceAll('"', ''))
        .filter(name => NAMES.includes(name)),
    ).toEqual(whole)
  })

  test('is that of names behind references', async () => {
    const managers = await Promise.all(['Zorn', 'äbel', 'Abel'].map(name => world.make('fund-managers', { name })))
    for (const [index, manager] of managers.entries())
      await world.make('funds', { name: `Order ${index}`, managerId: manager.id })
    const answer = await api.get(
      'user',
      `/api/funds?sort=["managerId","asc"]&filter=${encodeURIComponent('{"q":"Order"}')}`,
    )
    expect(answer.json<{ name: string }[]>().map(({ name }) => name)).toEqual(['Order 2', 'Order 1', 'Order 0'])
  })

  test('has an index in every list that is sorted by a text from the start', async () => {
    const rows = await api.database.asAdministrator<{ indexdef: string }>(
      "select indexdef from pg_indexes where indexname in ('fund_managers_name_id_idx', 'contacts_last_name_id_idx', 'limited_partners_fund_id_name_id_idx')",
    )
    expect(rows).toHaveLength(3)
    for (const { indexdef } of rows) expect(indexdef).toMatch(/name COLLATE text_order, id\)/)
  })
})
