/**
 * The rate that holds on a day: the latest one of that day or before. And what a fund's transaction of a day is
 * proposed with.
 */
import { day, recordId } from '../api/parameters.ts'
import type { Parameter } from '../api/parameters.ts'
import { read, recordRead } from '../api/reads.ts'
import { choice, date, decimal, described, id, integer, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'
import type { FieldName } from '../entityTypes.ts'

const proposedRate = object({
  rate: decimal,
  origin: described(
    'How it came about: stated as it is, turned round, worked out by way of the system currency, or the same currency.',
    choice(['same', 'direct', 'inverse', 'cross']),
  ),
  date: described('The older of the two days of a cross rate; none for the same currency.', nullable(date)),
})
export type ProposedRate = Of<typeof proposedRate>

const fundRate = object({ currency: text, minorUnits: integer, proposed: nullable(proposedRate) })
export type FundRate = Of<typeof fundRate>

const fundRates = object({ fund: fundRate, system: fundRate })
export type FundRates = Of<typeof fundRates>

export const exchangeRateReads = {
  currenciesInUse: read({
    path: '/api/currencies/in-use',
    access: { entity: 'currency' },
    summary: 'The currencies that funds are kept in, and those that investments were made in',
    parameters: {},
    answerDescription: 'Each currency once on either side.',
    answer: object({ ofFunds: list(id), ofInvestments: list(id) }),
  }),
  rateOfDay: recordRead({
    path: '/api/exchange-rates/rate',
    access: { entity: 'exchangeRate' },
    needs: ['exchange-rates'],
    summary: 'The rate that holds on a day: the latest one of that day or before',
    parameters: {
      currencyId: recordId('The currency.'),
      toCurrencyId: recordId('The currency in which its worth is stated.'),
      date: day('The day.'),
    } satisfies Partial<Record<FieldName<'exchangeRate'>, Parameter<unknown>>>,
    answerDescription: 'The exchange rate; null where there is none.',
    entity: 'exchangeRate',
  }),
  ratesOfFund: read({
    path: '/api/exchange-rates/of-fund',
    access: { entity: 'exchangeRate' },
    summary:
      'The rates that a transaction of a day is proposed with: into the currency of the fund and into the system currency',
    parameters: {
      currencyId: recordId('The currency of the transaction.'),
      fundId: recordId('The fund.'),
      date: day('The day.'),
    },
    answerDescription: 'Both rates; null where no rate leads from one currency to the other.',
    answer: fundRates,
  }),
}
