/** Rules would refuse some of the records before the lock does: with these areas only the lock speaks. */
import { changesOf } from '../../src/entityTypes.ts'
import type { CreateValues } from '../../src/entityTypes.ts'
import type { OwnParts } from '../server/apiParts.ts'

/** What verifying an account does on the side, to transactions: its note says it. */
export type Aside = { create: { fundId: number; currencyId: number } } | { update: number } | { remove: number }

const TRANSACTION = {
  date: '2026-05-15',
  type: 'Expense',
  subType: 'Audit and tax',
  description: 'Audit',
  amountLocal: '-100.50',
  exchangeRateToSystem: '1',
  amountSystem: '-100.50',
  exchangeRateToFund: '1',
  amountFund: '-100.50',
  status: 'Booked',
  fundAccountNumber: 'ACCOUNT 1',
  nonCashItem: false,
  investmentType: 'NotApplicable',
  impact: 'None',
} satisfies Partial<CreateValues<'transaction'>>

export const own: OwnParts = {
  areas: {
    bankAccount: {
      computedFields: async (_context, accounts) => accounts.map(() => ({ canVerify: true })),
      actions: {
        recordPayeeAnswer: async () => undefined,
        verify: async ({ records }, _account, { note }) => {
          if (!note.startsWith('{')) return
          const aside: Aside = JSON.parse(note)
          if ('create' in aside) await records.create('transaction', { ...TRANSACTION, ...aside.create })
          else if ('update' in aside) await records.update('transaction', aside.update, { date: '2026-08-01' })
          else await records.remove('transaction', aside.remove)
        },
      },
    },
    invoice: { actions: { approve: async () => changesOf('invoice', { date: '2026-05-15' }) } },
  },
}
