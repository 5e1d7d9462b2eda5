/** Who is known already: of onboardings those that are under way, and those of the own fund first. */
import { expect, test } from 'vitest'
import type { Duplicate } from '../../src/onboarding/reads.ts'
import type { Refused } from './servedOnboarding.ts'
import { serveOnboarding } from './servedOnboarding.ts'

const { api, world, fund, make, acted } = await serveOnboarding()

async function add(investorName: string, fundId: number, query = '') {
  const body = await world.body('onboardings', { investorName, fundId })
  return api.post('user', `/api/onboardings${query}`, body)
}

test('an onboarding that has ended is no duplicate', async () => {
  const other = await make({ investorName: 'Withdrawn Trust' })
  expect((await add('Withdrawn Trust', fund.id)).json<Refused>().confirm).toEqual(['onboarding.sameOnboarding'])
  await acted('abort', other, { reason: 'Withdrawn' })
  const made = await add('Withdrawn Trust', fund.id)
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
  const { id } = made.json<{ id: number }>()
  expect((await api.get('user', `/api/onboardings/${id}/duplicates`)).json()).toEqual([])
})

test('those of the own fund are named first', async () => {
  const { id: elsewhere } = await world.make('funds', { name: 'Another fund' })
  await make({ investorName: 'Twice Known Ltd', fundId: elsewhere })
  await add('Twice Known Ltd', fund.id, '?confirmed=onboarding.sameOnboarding')
  const made = await add('Twice Known Ltd', fund.id, '?confirmed=onboarding.sameOnboarding')
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
  const { id } = made.json<{ id: number }>()
  const found = (await api.get('user', `/api/onboardings/${id}/duplicates`)).json<Duplicate[]>()
  expect(found.map(({ fundId }) => fundId)).toEqual([fund.id, elsewhere])
})
