/** Dates and commitments of an investment; the required fields stand in the schema. */
import { yearOf } from '../calendar.ts'
import type { Draft, Finding, Rules } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'

/** What lies in the future has not happened: an investment is recorded once it is made. */
export const investmentRules: Rules<'investment'> = (investment, { today }) => {
  const findings: Finding<'investment'>[] = unprintableFindings(investment, ['name', 'deferredProceeds'])
  const { subscriptionDate } = investment
  if (subscriptionDate && subscriptionDate > today)
    findings.push({
      field: 'subscriptionDate',
      code: 'investment.subscriptionInFuture',
      values: { date: formatDate(today) },
    })
  for (const field of ['vintageYear', 'foundedYear'] as const) {
    const year = investment[field]
    if (year && year > yearOf(today))
      findings.push({ field, code: 'investment.yearInFuture', values: { year: String(yearOf(today)) } })
  }
  return [...findings, ...commitmentFindings(investment)]
}

/** A deal may be called foreign for a reason of its own: the contradiction is a warning. */
export function foreignCurrencyRules(fundCurrencyId: number | undefined): Rules<'investment'> {
  return ({ dealCurrencyId, inForeignCurrency }) =>
    fundCurrencyId !== undefined &&
    dealCurrencyId &&
    typeof inForeignCurrency === 'boolean' &&
    inForeignCurrency !== (dealCurrencyId !== fundCurrencyId)
      ? [{ field: 'inForeignCurrency', code: 'investment.foreignCurrency', warning: true }]
      : []
}

/** No two commitments of one date, and none before the subscription, whichever of the two dates was changed. */
function commitmentFindings({ commitments, subscriptionDate }: Draft<'investment'>): Finding<'investment'>[] {
  const dates = (commitments ?? []).map(({ date }) => date)
  return dates.flatMap((date, index): Finding<'investment'>[] => {
    if (!date) return []
    const field = `commitments.${index}.date` as const
    if (subscriptionDate && date < subscriptionDate)
      return [
        { field, code: 'investment.commitmentBeforeSubscription', values: { date: formatDate(subscriptionDate) } },
      ]
    return dates.indexOf(date) < index
      ? [{ field, code: 'investment.commitmentTwice', values: { date: formatDate(date) } }]
      : []
  })
}
