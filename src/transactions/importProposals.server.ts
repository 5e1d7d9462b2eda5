/** What the form proposes while a person fills it in, for the cells of an import that were left empty. */
import type { Context, ImportProposals } from '../context.ts'
import { ratesOfFund } from '../currencies/fundRates.server.ts'
import type { FundRates } from '../currencies/reads.ts'
import type { CalendarDate } from '../entity.ts'
import type { Draft, Stored } from '../entityTypes.ts'
import { ProblemError } from '../problems.ts'
import { DERIVED_AMOUNTS, derivedAmounts } from './amounts.ts'
import { proposedAccount, proposedReporting, START } from './proposals.ts'

/**
 * The currency of its deal, or of the fund; the rates of the row's day and, from them and the local amount, the amounts
 * in the currencies of fund and system; the fund's own account in the currency; how it counts in reports.
 */
export const transactionProposals: ImportProposals<'transaction'> = {
  fields: [
    ...DERIVED_AMOUNTS.flatMap(([amount, rate]) => [rate, amount]),
    'status',
    'currencyId',
    'fundAccountNumber',
    'investmentType',
    'impact',
    'nonCashItem',
  ],
  open(context) {
    const rates = new Map<string, Promise<FundRates | null>>()
    const accounts = new Map<number, Promise<Stored<'bankAccount'>[]>>()
    const currencies = new Map<string, Promise<number | undefined>>()
    return async given => {
      const row = {
        ...given,
        currencyId: given.currencyId ?? (await usualCurrency(context, given, currencies)) ?? null,
      }
      return {
        ...START,
        currencyId: row.currencyId,
        ...proposedReporting(row),
        ...(await proposedAmounts(context, row, rates)),
        ...(await proposedOwnAccount(context, row, accounts)),
      }
    }
  },
}

async function usualCurrency(
  { records }: Context,
  { fundId, investmentId }: Draft<'transaction'>,
  cache: Map<string, Promise<number | undefined>>,
): Promise<number | undefined> {
  const key = `${investmentId ?? ''} ${fundId ?? ''}`
  const found = async () =>
    investmentId
      ? (await records.get('investment', investmentId))?.dealCurrencyId
      : fundId
        ? (await records.get('fund', fundId))?.currencyId
        : undefined
  const currency = cache.get(key) ?? found()
  cache.set(key, currency)
  return currency
}

async function proposedAmounts(
  context: Context,
  row: Draft<'transaction'>,
  cache: Map<string, Promise<FundRates | null>>,
): Promise<Draft<'transaction'>> {
  const { fundId, currencyId, date } = row
  if (!fundId || !currencyId || !date) return {}
  const rates = await cachedRates(context, fundId, currencyId, date, cache)
  if (!rates) return {}
  const rated = {
    exchangeRateToFund: row.exchangeRateToFund ?? rates.fund.proposed?.rate ?? null,
    exchangeRateToSystem: row.exchangeRateToSystem ?? rates.system.proposed?.rate ?? null,
  }
  const units = { fund: rates.fund.minorUnits, system: rates.system.minorUnits }
  return { ...rated, ...derivedAmounts({ ...row, ...rated }, units) }
}

async function proposedOwnAccount(
  { records }: Context,
  { fundId, currencyId }: Draft<'transaction'>,
  cache: Map<number, Promise<Stored<'bankAccount'>[]>>,
): Promise<Draft<'transaction'>> {
  if (!fundId || !currencyId) return {}
  const accounts =
    cache.get(fundId) ?? records.list('bankAccount', { fundId, investmentId: null, limitedPartnerId: null })
  cache.set(fundId, accounts)
  const fundAccountNumber = proposedAccount(await accounts, currencyId)
  return fundAccountNumber ? { fundAccountNumber } : {}
}

/**
 * null where the fund is none of the tenant's, or its currency is not known: the check of the row says what is missing.
 */
async function cachedRates(
  context: Context,
  fundId: number,
  currencyId: number,
  date: CalendarDate,
  cache: Map<string, Promise<FundRates | null>>,
): Promise<FundRates | null> {
  const key = `${fundId} ${currencyId} ${date}`
  const known = cache.get(key)
  if (known) return known
  const rates = ratesOfFund(context, fundId, currencyId, date).catch((error: unknown) => {
    if (error instanceof ProblemError && error.code === 'not-found') return null
    throw error
  })
  cache.set(key, rates)
  return rates
}
