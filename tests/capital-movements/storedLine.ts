/** A line of a completed movement as the database answers it. */
import type { Stored } from '../../src/entityTypes.ts'

export const LINE: Stored<'capitalMovementLine'> = {
  id: 7,
  version: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-01T09:00:00.000Z',
  capitalMovementId: 3,
  limitedPartnerId: 5,
  commitment: '1000.00',
  remainingAfter: '925.00',
  shares: '0.800000',
  changedByHand: false,
  investmentFunding: '80.00',
  managementFees: '5.00',
  expensesPaidIn: null,
  expensesOutOfPaidIn: null,
  lateEntranceFee: null,
  returnOfCapital: null,
  realizedGain: null,
  distribution: '30.00',
  recallableDistribution: '10.00',
  paymentReference: 'CM3-5',
  paymentStatus: 'Open',
  amountReceived: null,
  receivedDate: null,
}
