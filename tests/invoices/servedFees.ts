/** Funds that charge a management fee, and what the API proposes for them. */
import { expect } from 'vitest'
import type { FeeProposals } from '../../src/invoices/actions.ts'
import { serve } from '../server/serve.ts'

export async function serveFees() {
  const served = await serve()
  const { api, world } = served
  const currency = await world.make('currencies', { code: 'EUR' })
  const terms = {
    managementFee: '2',
    managementFeeBasis: 'Commitment',
    firstClosingDate: '2022-03-31',
    investmentPeriod: 10,
    feeOffsets: '80',
  }
  const time = { from: '2026-07-01', to: '2026-09-30', date: '2026-10-05' }
  const fundOf = async (changes: Record<string, unknown> = {}, commitment = '10000000') => {
    const fund = await world.make('funds', {
      currencyId: currency.id,
      commencementDate: '2022-03-31',
      ...terms,
      ...changes,
    })
    const partner = await world.make('limited-partners', { fundId: fund.id })
    const closing = await world.insert('closings', { fundId: fund.id, name: 'First closing', date: '2022-03-31' })
    await world.insert('limited-partner-commitments', {
      limitedPartnerId: partner.id,
      date: '2022-03-31',
      value: commitment,
      closingId: closing.id,
      transferId: null,
    })
    return fund
  }
  const propose = async (body: object, query = '') => {
    const answer = await api.post('user', `/api/invoices/propose-management-fees${query}`, body)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json<FeeProposals>()
  }
  return { ...served, currency, terms, time, fundOf, propose }
}
