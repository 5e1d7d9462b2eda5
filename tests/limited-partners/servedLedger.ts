/** A fund with a closing and two movements for the API tests of the ledger, and what is done with its partners. */
import { Readable } from 'node:stream'
import { transactionOf } from '../../src/server/records/transaction.ts'
import type { RecordServices } from '../../src/server/records/transactionContext.ts'
import type { Account, Context } from '../../src/context.ts'
import { registry } from '../server/samples.ts'
import { serve } from '../server/serve.ts'

/** To be awaited where a test file begins. */
export async function serveLedger() {
  const { api, world } = await serve()
  const fund = await world.make('funds')
  const closing = await world.make('closings', { fundId: fund.id, name: 'First closing', date: '2025-01-31' })
  const movement = await world.make('capital-movements', { fundId: fund.id, name: 'Call 1', dueDate: '2025-03-15' })
  const otherMovement = await world.make('capital-movements', {
    fundId: fund.id,
    name: 'Distribution 1',
    dueDate: '2025-09-30',
  })

  /** What a closing or a movement would do when it completes. */
  function inContext<Result>(
    action: (context: Context) => Promise<Result>,
    tenantId = api.tenants.own,
  ): Promise<Result> {
    const account: Account = {
      id: null,
      tenantId,
      tenant: null,
      name: 'Test',
      userName: 'test',
      roles: ['TenantAdministrator'],
    }
    return api.database.database.inTransaction(account, async tx => {
      const services: RecordServices = {
        registry,
        areas: {},
        writeChecks: [],
        recordChecks: [],
        clock: { now: () => '2026-11-21T12:00:00.000Z', today: () => '2026-11-21' },
        files: {
          put: () => Promise.reject(new Error('none')),
          get: () => Promise.reject(new Error('none')),
          remove: () => Promise.reject(new Error('none')),
          read: () => Readable.from([]),
        },
      }
      const context = await transactionOf(services, account, tx).context()
      return action(context)
    })
  }

  const partnerOf = (name: string) => world.make('limited-partners', { fundId: fund.id, name })
  const figuresOf = async (id: number) => {
    const {
      totalCommitment,
      capitalCalled,
      capitalCalledPercent,
      distributed,
      recallableDistribution,
      remaining,
      shares,
    } = (await api.get('user', `/api/limited-partners/${id}`)).json<Record<string, unknown>>()
    return {
      totalCommitment,
      capitalCalled,
      capitalCalledPercent,
      distributed,
      recallableDistribution,
      remaining,
      shares,
    }
  }
  return { api, world, fund, closing, movement, otherMovement, inContext, partnerOf, figuresOf }
}
