/** What the form of a company begins with, for the cells of an import that were left empty. */
import type { Context, ImportProposals } from '../context.ts'
import type { Draft } from '../entityTypes.ts'

/** Currency and country are those of the investment, as long as nobody says otherwise. */
export const companyProposals: ImportProposals<'company'> = {
  fields: ['currencyId', 'countryId'],
  open(context) {
    const known = new Map<number, Promise<Draft<'company'>>>()
    return ({ investmentId }) => {
      if (!investmentId) return Promise.resolve({})
      const proposed = known.get(investmentId) ?? ofInvestment(context, investmentId)
      known.set(investmentId, proposed)
      return proposed
    }
  },
}

async function ofInvestment({ records }: Context, id: number): Promise<Draft<'company'>> {
  const investment = await records.get('investment', id)
  return investment ? { currencyId: investment.dealCurrencyId, countryId: investment.countryId } : {}
}
