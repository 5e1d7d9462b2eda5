/** What a fund has still to pay into its investments on a day, in its own currency. */
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { rateIntoFund } from '../currencies/fundRates.server.ts'
import { sum } from '../money.ts'
import { movedMoney } from '../transactions/cashFlowKinds.server.ts'
import { additionalCommitment } from './additionalCommitment.ts'

type Investment = Pick<Stored<'investment'>, 'id' | 'dealCurrencyId' | 'commitments'>

/**
 * By investment, each at the rate of the day; null where no rate is known, or something was paid in another currency.
 */
export async function additionalCommitmentsOf(
  context: Context,
  fundId: number,
  investments: readonly Investment[],
  day: CalendarDate,
): Promise<ReadonlyMap<number, Decimal | null>> {
  const { minorUnits } = await fundCurrency(context, fundId)
  const rates = new Map<number, Decimal | null>()
  for (const dealCurrencyId of new Set(investments.map(each => each.dealCurrencyId)))
    rates.set(dealCurrencyId, await rateIntoFund(context, fundId, dealCurrencyId, day))
  const paid = Map.groupBy(await purchasesOf(context, fundId, day), ({ investmentId }) => investmentId)
  return new Map(
    investments.map(({ id, dealCurrencyId, commitments }) => [
      id,
      additionalCommitment({
        promised: sum(commitments.flatMap(({ date, value }) => (date <= day ? [value] : []))),
        paid: (paid.get(id) ?? []).map(({ currencyId, amount }) => ({
          isInDealCurrency: currencyId === dealCurrencyId,
          amount,
        })),
        rate: rates.get(dealCurrencyId) ?? null,
        minorUnits,
      }),
    ]),
  )
}

function purchasesOf({ database, account }: Context, fundId: number, day: CalendarDate) {
  return database
    .selectFrom('transactions as t')
    .select(({ fn }) => [
      't.investment_id as investmentId',
      't.currency_id as currencyId',
      fn.sum<Decimal>('t.amount_local').as('amount'),
    ])
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where('t.type', '=', 'Investment')
    .where('t.date', '<=', day)
    .where(movedMoney())
    .groupBy(['t.investment_id', 't.currency_id'])
    .orderBy('t.investment_id')
    .orderBy('t.currency_id')
    .execute()
}
