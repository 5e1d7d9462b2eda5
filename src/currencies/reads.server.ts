import { sql } from 'kysely'
import { answered } from '../api/reads.ts'
import { ratesOfFund } from './fundRates.server.ts'
import { exchangeRateReads } from './reads.ts'

export const exchangeRateAnswers = answered(exchangeRateReads, {
  async rateOfDay({ database, records, account }, { currencyId, toCurrencyId, date }) {
    const {
      rows: [rate],
    } = await sql<{ id: number }>`select id from exchange_rates where tenant_id = ${account.tenantId}
      and currency_id = ${currencyId} and to_currency_id = ${toCurrencyId} and date <= ${date}::date
      order by date desc limit 1`.execute(database)
    return (rate && (await records.get('exchangeRate', rate.id))) ?? null
  },
  ratesOfFund: (context, { fundId, currencyId, date }) => ratesOfFund(context, fundId, currencyId, date),
})
