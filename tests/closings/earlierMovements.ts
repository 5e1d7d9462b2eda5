/** Terms, earlier movements and the partners whom they were allocated to, as the tests of a closing state them. */
import { allocate } from '../../src/capital-movements/allocation.ts'
import type { ClosingPartner, Drawdown, EqualisationTerms } from '../../src/closings/equalisation.ts'
import type { Decimal } from '../../src/entity.ts'
import type { Components } from '../../src/limited-partners/ledger.ts'
import { sum } from '../../src/money.ts'

export const terms = (date: EqualisationTerms['date'], interestRate: Decimal): EqualisationTerms => ({
  date,
  interestRate,
  minorUnits: 2,
})

export const call = (given: Partial<Drawdown> & Pick<Drawdown, 'totals' | 'date'>): Drawdown => ({
  capitalMovementId: 1,
  name: 'Capital call 1',
  feeCommitments: '0',
  feesOnCommitment: true,
  ...given,
})

/** Partners of whom the ledger holds what each earlier movement has allocated to them. */
export function partnersOf(
  given: readonly [prior: Decimal, additional: Decimal][],
  drawdowns: readonly Drawdown[],
): ClosingPartner[] {
  const sharers = given.map(([prior], index) => ({ limitedPartnerId: index + 1, weight: prior }))
  const lines = drawdowns.map(({ totals }) => allocate(totals, sharers, 2))
  return given.map(([prior, additional], index) => ({
    limitedPartnerId: index + 1,
    prior,
    additional,
    paysFees: true,
    paid: summed(lines.map(all => all[index]?.components ?? {})),
  }))
}

export const NAMES = [
  'investmentFunding',
  'managementFees',
  'expensesPaidIn',
  'expensesOutOfPaidIn',
  'returnOfCapital',
  'realizedGain',
  'distribution',
  'recallableDistribution',
] as const satisfies readonly (keyof Components)[]

export function summed(all: readonly Partial<Components>[]): Partial<Components> {
  return Object.fromEntries(NAMES.map(name => [name, sum(all.map(amounts => amounts[name] ?? '0'))]))
}
