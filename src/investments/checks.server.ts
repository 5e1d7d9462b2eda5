/** The amounts of a deal are in its currency, which cannot change under them. */
import type { Checks } from '../context.ts'
import { ownLogo } from '../documents/logo.server.ts'
import { foreignCurrencyRules } from './rules.ts'

export const investmentChecks: Checks<'investment'> = async (context, investment, ruleContext) => [
  ...(await ownLogo(context, 'investments', investment)),
  ...(await currencyInUse(context, investment, ruleContext)),
  ...(await foreignAnswer(context, investment, ruleContext)),
]

const currencyInUse: Checks<'investment'> = async (
  { database, account: { tenantId } },
  { dealCurrencyId },
  { before },
) => {
  if (!before || before.dealCurrencyId === dealCurrencyId) return []
  const found = await database
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom('investment_commitments')
            .select('id')
            .where('tenant_id', '=', tenantId)
            .where('investment_id', '=', before.id),
        ),
        exists(
          selectFrom('transactions')
            .select('id')
            .where('tenant_id', '=', tenantId)
            .where('investment_id', '=', before.id),
        ),
        exists(
          selectFrom('fair_values')
            .select('id')
            .where('tenant_id', '=', tenantId)
            .where('investment_id', '=', before.id),
        ),
      ]).as('held'),
    )
    .executeTakeFirst()
  return found?.held === true ? [{ field: 'dealCurrencyId', code: 'investment.currencyKept' }] : []
}

/** Said wherever the fund is known, and forbids nothing. */
const foreignAnswer: Checks<'investment'> = async ({ records }, investment, ruleContext) => {
  const { fundId } = investment
  if (!fundId) return []
  const fund = await records.get('fund', fundId)
  return foreignCurrencyRules(fund?.currencyId)(investment, ruleContext)
}
