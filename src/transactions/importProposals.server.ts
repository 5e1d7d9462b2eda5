/** What the form proposes while a person fills it in, for the cells of an import that were left empty. */
import { isDate } from '../calendar.ts'
import { ProblemError } from '../problems.ts'
import { DERIVED_AMOUNTS, derivedAmounts } from './amounts.ts'
import { ratesOfFund } from '../currencies/fundRates.server.ts'
import type { FundRates } from '../currencies/reads.ts'
import type { Values } from '../server/records/values.ts'
import type { Work } from '../server/records/transactionContext.ts'

export interface ImportProposals {
  /** Fields that a row may leave empty, whatever their schema says. */
  fields: readonly string[]
  /** `kept` is the same for all rows of an import, so that nothing is looked up twice. */
  of: (work: Work, body: Values, kept: Map<string, unknown>) => Promise<Values>
}

/** The rates of the row's day and, from them and the local amount, the amounts in the currencies of fund and system. */
export const transactionProposals: ImportProposals = {
  fields: DERIVED_AMOUNTS.flatMap(([amount, rate]) => [rate, amount]),
  of: async (work, body, kept) => {
    const { fundId, currencyId, date } = body
    if (typeof fundId !== 'number' || typeof currencyId !== 'number' || !isDate(date)) return {}
    const rates = await keptRates(work, fundId, currencyId, date, kept)
    if (!rates) return {}
    const rated = {
      ...body,
      ...Object.fromEntries(DERIVED_AMOUNTS.map(([, rate, side]) => [rate, body[rate] ?? rates[side].proposed?.rate])),
    }
    const proposed: Values = {
      ...rated,
      ...derivedAmounts(rated, { fund: rates.fund.minorUnits, system: rates.system.minorUnits }),
    }
    return Object.fromEntries(
      transactionProposals.fields.flatMap(name =>
        body[name] === undefined && proposed[name] !== undefined ? [[name, proposed[name]]] : [],
      ),
    )
  },
}

/**
 * null where the fund is none of the tenant's, or its currency is not kept: the check of the row says what is missing.
 */
async function keptRates(
  { tx, account }: Work,
  fundId: number,
  currencyId: number,
  date: string,
  kept: Map<string, unknown>,
): Promise<FundRates | null> {
  const key = `${fundId} ${currencyId} ${date}`
  if (!kept.has(key)) {
    kept.set(
      key,
      await ratesOfFund({ database: tx, account }, fundId, currencyId, date).catch((error: unknown) => {
        if (error instanceof ProblemError && error.code === 'not-found') return null
        throw error
      }),
    )
  }
  return kept.get(key) as FundRates | null
}
