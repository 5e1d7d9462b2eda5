/** Which closing an investor is told of as the one that admits it. */
import { describe, expect, test } from 'vitest'
import type { OnboardingReferences } from '../../src/onboarding/reads.ts'
import type { RecordOf } from '../server/requests.ts'
import { serveOnboarding } from './servedOnboarding.ts'

const { api, world, make, acted, reach } = await serveOnboarding()

const ownFund = async () =>
  (await world.make('funds', { firstClosingDate: '2025-01-31', finalClosingDate: '2028-01-31' })).id

const admissionOf = async ({ id }: RecordOf<'onboardings'>) =>
  (await api.get('investor', `/api/portal/larkmoor/onboardings/${id}/references`)).json<OnboardingReferences>()
    .admission

describe('the admission to the fund', () => {
  test('R115 R116 is planned for the first open closing whose day allows it, and for none of another fund', async () => {
    const fundId = await ownFund()
    const started = await acted('start', await make({ fundId }))
    await world.make('closings', { fundId: await ownFund(), name: 'Of another fund', date: '2026-12-01' })
    expect(await admissionOf(started)).toBeNull()
    await world.make('closings', { fundId, name: 'Fourth closing', date: '2027-01-31' })
    const third = await world.make('closings', { fundId, name: 'Third closing', date: '2026-12-15' })
    expect(await admissionOf(started)).toEqual({ closing: 'Third closing', date: '2026-12-15' })
    await api.database.asAdministrator(`update closings set status = 'Completed' where id = $1`, [third.id])
    expect(await admissionOf(started)).toEqual({ closing: 'Fourth closing', date: '2027-01-31' })
  })

  test('is no closing of somebody who promises nothing, and the next one of whoever has not said how much', async () => {
    const fundId = await ownFund()
    await world.make('closings', { fundId, name: 'Third closing', date: '2026-12-15' })
    expect(await admissionOf(await acted('start', await make({ fundId, commitment: '0.00' })))).toBeNull()
    expect(await admissionOf(await acted('start', await make({ fundId, commitment: null })))).toMatchObject({
      closing: 'Third closing',
    })
  })

  test('once completed it is the closing that the commitment went into, before and after that is booked', async () => {
    const fundId = await ownFund()
    const completed = await acted('complete', await reach('SubscriptionConfirmed', { fundId }))
    expect(await admissionOf(completed)).toBeNull()
    const closing = await world.make('closings', { fundId, name: 'Second closing', date: '2026-10-31' })
    await world.make('closings', { fundId, name: 'Later closing', date: '2026-12-31' })
    expect(await admissionOf(completed)).toEqual({ closing: 'Second closing', date: '2026-10-31' })
    const { version } = (await api.get('user', `/api/closings/${closing.id}`)).json<RecordOf<'closings'>>()
    const answer = await api.post('user', `/api/closings/${closing.id}/complete`, {}, { version })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    expect(await admissionOf(completed)).toEqual({ closing: 'Second closing', date: '2026-10-31' })
  })

  test('what a completed closing left out waits for the next one', async () => {
    const fundId = await ownFund()
    const closing = await world.make('closings', { fundId, name: 'Second closing', date: '2026-10-31' })
    const completed = await acted('complete', await reach('SubscriptionConfirmed', { fundId }))
    await api.database.asAdministrator(`update closings set status = 'Completed' where id = $1`, [closing.id])
    expect(await admissionOf(completed)).toBeNull()
  })
})
