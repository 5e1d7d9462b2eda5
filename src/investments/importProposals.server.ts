/** What the form of an investment proposes, for the cells of an import that were left empty. */
import type { Context, ImportProposals } from '../context.ts'

/** A deal is in foreign currency where its currency is not the fund’s. */
export const investmentProposals: ImportProposals<'investment'> = {
  fields: ['inForeignCurrency'],
  open(context) {
    const known = new Map<number, Promise<number | undefined>>()
    return async ({ fundId, dealCurrencyId }) => {
      if (!fundId || !dealCurrencyId) return {}
      const currency = known.get(fundId) ?? currencyOf(context, fundId)
      known.set(fundId, currency)
      const currencyId = await currency
      return currencyId === undefined ? {} : { inForeignCurrency: dealCurrencyId !== currencyId }
    }
  },
}

async function currencyOf({ records }: Context, fundId: number): Promise<number | undefined> {
  return (await records.get('fund', fundId))?.currencyId
}
