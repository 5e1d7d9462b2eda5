/** Whoever proposes or deletes a fee waits for whoever does so already: the first is held until the second waits. */
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../src/context.ts'
import type { FeeProposals } from '../../src/invoices/actions.ts'
import { proposeManagementFees } from '../../src/invoices/feeProposals.server.ts'
import { transactionOf } from '../../src/server/records/transaction.ts'
import type { RecordOf, Seen } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const account: Account = {
  id: null,
  tenantId: api.tenants.own,
  tenant: 'larkmoor',
  name: 'Mira Lund',
  userName: 'admin@larkmoor.example',
  roles: ['TenantAdministrator'],
}

const QUARTER = { from: '2026-07-01', to: '2026-09-30', date: '2026-10-05' } as const
const NEXT = { from: '2026-10-01', to: '2026-12-31', date: '2026-12-31' } as const

/** Each has a fee of its own in every quarter. */
const fundOf = () =>
  world.make('funds', {
    currencyId: currency.id,
    firstClosingDate: '2022-03-31',
    managementFee: '2',
    managementFeeBasis: 'Fixed',
    fixedManagementFee: '100000',
    investmentPeriod: 10,
  })
const propose = (body: object) => api.post('user', '/api/invoices/propose-management-fees', body)
const ofFund = async ({ id }: Seen) =>
  (await api.get('user', `/api/invoices?filter={"fundId":${id}}`)).json<RecordOf<'invoices'>[]>()

const waiting = async () =>
  (
    await api.database.asAdministrator(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).length

/** Proposes in a transaction that stays open until what was sent meanwhile waits for its end. */
async function meanwhile(
  time: typeof QUARTER | typeof NEXT,
  fundId: number,
  send: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  let sent: Promise<LightMyRequestResponse> | undefined
  await api.database.database.inTransaction(account, async tx => {
    await proposeManagementFees(await transactionOf(api.services, account, tx).context(), { ...time, fundId })
    sent = send()
    await expect.poll(waiting).toBe(1)
  })
  expect(sent).toBeDefined()
  return sent!
}

describe('fees proposed at once', () => {
  test('charge no day twice: the second waits, and then names the invoice of the first', async () => {
    const fund = await fundOf()
    const second = await meanwhile(QUARTER, fund.id, () => propose({ ...QUARTER, to: '2026-09-29', fundId: fund.id }))
    const [made, ...others] = await ofFund(fund)
    expect(others).toEqual([])
    const { proposals, skipped } = second.json<FeeProposals>()
    expect(proposals).toEqual([])
    expect(skipped.map(({ reason }) => reason)).toEqual([
      `Invoice ${made?.number} has the fee from 01/07/2026 to 30/09/2026 already`,
    ])
  })

  test('for all funds wait for the one that somebody holds, and make the others', async () => {
    const funds = [await fundOf(), await fundOf()]
    const all = await meanwhile(QUARTER, funds[1]!.id, () => propose(QUARTER))
    expect(all.json<FeeProposals>().proposals.map(({ fundId }) => fundId)).toContain(funds[0]!.id)
    for (const fund of funds) expect(await ofFund(fund)).toHaveLength(1)
  })

  test('keep an earlier fee from being deleted while the next one is made of it', async () => {
    const fund = await fundOf()
    expect((await propose({ ...QUARTER, fundId: fund.id })).statusCode).toBe(200)
    const [first] = await ofFund(fund)
    const deleted = await meanwhile(NEXT, fund.id, () =>
      api.remove('user', `/api/invoices/${first!.id}`, first!.version),
    )
    expect([deleted.statusCode, deleted.json<{ code: string }>().code]).toEqual([409, 'protected'])
    expect(await ofFund(fund)).toHaveLength(2)
  })

  test('of one fund and of all make each fee once, and nobody waits for the other in a circle', async () => {
    const funds = [await fundOf(), await fundOf(), await fundOf()]
    const answers = await Promise.all([
      propose(NEXT),
      ...funds.toReversed().map(({ id }) => propose({ ...NEXT, fundId: id })),
      propose(NEXT),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
    for (const fund of funds) expect(await ofFund(fund)).toHaveLength(1)
  })
})
