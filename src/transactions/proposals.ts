/** What a new transaction is proposed with, from what was chosen so far. All of it may be changed. Pure. */
import type { Draft } from '../entityTypes.ts'
import { negate } from '../money.ts'

type Transaction = Draft<'transaction'>
type SubType = NonNullable<Transaction['subType']>

/** A new transaction begins like this. */
export const START: Transaction = { status: 'Booked' }

const INVESTMENT_TYPES: { readonly [S in SubType]?: Transaction['investmentType'] } = {
  'Initial purchase': 'Initial',
  'Follow-on': 'Follow-on',
}
/** Sub-types that move no money. */
const WITHOUT_MONEY: readonly SubType[] = [
  'Conversion',
  'Write-off',
  'Partial write-off',
  'Unfunded adjustment',
  'Cost basis adjustment',
  'Commitment amount',
]

export function proposedReporting({ type, subType }: Pick<Transaction, 'type' | 'subType'>): Transaction {
  if (!type || !subType) return {}
  return {
    investmentType: INVESTMENT_TYPES[subType] ?? 'NotApplicable',
    impact: proposedImpact(type, subType),
    nonCashItem: WITHOUT_MONEY.includes(subType),
  }
}

function proposedImpact(type: NonNullable<Transaction['type']>, subType: SubType): Transaction['impact'] {
  const outside = subType.includes('outside')
  const givesBack =
    subType.startsWith('Recallable') ||
    subType.startsWith('Temporary return') ||
    subType === 'Return of excess capital called'
  if (type === 'CapitalCall' && !outside && subType !== 'Subsequent close interest (call)') return 'ReducesUnfunded'
  return type === 'Distribution' && givesBack ? 'IncreasesUnfunded' : 'None'
}

/** A payment of all that is left of an invoice. */
export function proposedPayment(
  { currencyId, leftToPay, supplier }: Draft<'invoice'>,
  description: string,
): Transaction {
  const amountLocal: Transaction['amountLocal'] = leftToPay && negate(leftToPay)
  return { currencyId, amountLocal, counterparty: supplier, description }
}

type OwnAccount = Pick<Draft<'bankAccount'>, 'accountNumber' | 'currencyId' | 'status'>

/** The fund's own account in the currency, an active one first; otherwise any active one, and otherwise the first. */
export function proposedAccount(accounts: readonly OwnAccount[], currencyId: number): OwnAccount['accountNumber'] {
  const usable = accounts.filter(account => account.status !== 'Closed' && account.status !== 'Blocked')
  const inCurrency = usable.filter(account => account.currencyId === currencyId)
  const isActive = ({ status }: OwnAccount) => status === 'Active'
  const chosen = inCurrency.find(isActive) ?? inCurrency[0] ?? usable.find(isActive) ?? usable[0]
  return chosen?.accountNumber
}
