import { answered } from '../api/reads.ts'
import { ratesOfFund } from './fundRates.server.ts'
import { exchangeRateReads } from './reads.ts'

export const exchangeRateAnswers = answered(exchangeRateReads, {
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
