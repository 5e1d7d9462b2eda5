/** What a new transaction is proposed with, from what was chosen so far. All of it may be changed. Pure. */

type Values = Record<string, unknown>

/** A new transaction begins like this. */
export const START: Values = { status: 'Booked' }

const INVESTMENT_TYPES: Record<string, string> = { 'Initial purchase': 'Initial', 'Follow-on': 'Follow-on' }
/** Sub-types that move no money. */
const WITHOUT_MONEY = ['Conversion', 'Write-off', 'Unfunded adjustment', 'Cost basis adjustment', 'Commitment amount']

export function proposedReporting({ type, subType }: Values): Values {
  const kind = String(subType ?? '')
  if (!type || !subType) return {}
  const outside = kind.includes('outside')
  const givesBack =
    kind.startsWith('Recallable') || kind.startsWith('Temporary return') || kind === 'Return of excess capital called'
  return {
    investmentType: INVESTMENT_TYPES[kind] ?? 'NotApplicable',
    impact:
      type === 'CapitalCall' && !outside && kind !== 'Subsequent close interest (call)'
        ? 'ReducesUnfunded'
        : type === 'Distribution' && givesBack
          ? 'IncreasesUnfunded'
          : 'None',
    nonCashItem: WITHOUT_MONEY.includes(kind),
  }
}

interface OwnAccount {
  accountNumber?: unknown
  currencyId?: unknown
  status?: unknown
}

/** The fund's own account in the currency, an active one first; otherwise any active one, and otherwise the first. */
export function proposedAccount(accounts: readonly OwnAccount[], currencyId: unknown): unknown {
  const usable = accounts.filter(account => account.status !== 'Closed' && account.status !== 'Blocked')
  const rank = (account: OwnAccount) =>
    (account.currencyId === currencyId ? 0 : 2) + (account.status === 'Active' ? 0 : 1)
  return [...usable].sort((one, other) => rank(one) - rank(other))[0]?.accountNumber
}
