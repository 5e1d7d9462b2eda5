/** A fund of its own for each browser test, so that no test sees the periods of another. */
import { expense } from '../../generated/entities/expense.ts'
import { sectionsOf } from '../../src/expenses/sections.ts'
import type { Asking, Made } from '../browser/asking.ts'

let unique = 0

export async function newFund(ask: Asking, name = `Period fund ${process.pid}-${(unique += 1)}`): Promise<Made> {
  // A fund of the demo data, in euro: the first of the list may be one that another test made.
  const [first] = (
    await ask<Made[]>(
      'GET',
      `/api/funds?filter=${encodeURIComponent(JSON.stringify({ name: 'Larkmoor Growth II SCSp' }))}`,
    )
  ).body
  const { managerId, countryId, currencyId } = first!
  return (
    await ask('POST', '/api/funds', {
      name,
      commencementDate: '2020-03-31',
      firstReportingDate: '2020-06-30',
      managerId,
      countryId,
      currencyId,
    })
  ).body
}

export async function newPeriod(ask: Asking, fundId: number, name: string, date: string): Promise<Made> {
  return (await ask('POST', '/api/reporting-periods', { fundId, name, date })).body
}

export async function act(ask: Asking, period: Made, action: string, input: object = {}): Promise<Made> {
  return (
    await ask('POST', `/api/reporting-periods/${period.id}/${action}`, input, { 'if-match': `"${period.version}"` })
  ).body
}

/** Every line of every section holds the same amount. */
export async function newExpenses(
  ask: Asking,
  fundId: number,
  reportingPeriodId: number,
  amount: string,
): Promise<Made> {
  const lines = Object.fromEntries(
    sectionsOf(expense).map(({ name, items }) => [name, items.map(({ value }) => ({ item: value, amount }))]),
  )
  return (await ask('POST', '/api/expenses', { fundId, reportingPeriodId, ...lines })).body
}
