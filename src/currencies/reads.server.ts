import { answered } from '../api/reads.ts'
import { ratesOfFund } from './fundRates.server.ts'
import { exchangeRateReads } from './reads.ts'

export const exchangeRateAnswers = answered(exchangeRateReads, {
  async currenciesInUse({ database, account }) {
    const ofFunds = await database
      .selectFrom('funds')
      .select('currency_id as id')
      .distinct()
      .where('tenant_id', '=', account.tenantId)
      .orderBy('id')
      .execute()
    const ofInvestments = await database
      .selectFrom('investments')
      .select('deal_currency_id as id')
      .distinct()
      .where('tenant_id', '=', account.tenantId)
      .orderBy('id')
      .execute()
    return { ofFunds: ofFunds.map(({ id }) => id), ofInvestments: ofInvestments.map(({ id }) => id) }
  },
  async rateOfDay({ database, records, account }, { currencyId, toCurrencyId, date }) {
    const rate = await database
      .selectFrom('exchange_rates')
      .select('id')
      .where('tenant_id', '=', account.tenantId)
      .where('currency_id', '=', currencyId)
      .where('to_currency_id', '=', toCurrencyId)
      .where('date', '<=', date)
      .orderBy('date', 'desc')
      .limit(1)
      .executeTakeFirst()
    return (rate && (await records.get('exchangeRate', rate.id))) ?? null
  },
  ratesOfFund: (context, { fundId, currencyId, date }) => ratesOfFund(context, fundId, currencyId, date),
})
