/** Specification 5, Portfolio investment; the required fields stand in the schema. */
import { isDate, yearOf } from '../calendar.ts'
import type { Finding, Rules } from '../entity.ts'
import { formatDate } from '../formats.ts'

/** What lies in the future has not happened: an investment is recorded once it is made. */
export const investmentRules: Rules = (investment, { today }) => {
  const findings: Finding[] = []
  const { subscriptionDate } = investment
  if (isDate(subscriptionDate) && subscriptionDate > today)
    findings.push({
      field: 'subscriptionDate',
      code: 'investment.subscriptionInFuture',
      values: { date: formatDate(today) },
    })
  for (const field of ['vintageYear', 'foundedYear'] as const) {
    const year = investment[field]
    if (typeof year === 'number' && year > yearOf(today))
      findings.push({ field, code: 'investment.yearInFuture', values: { year: String(yearOf(today)) } })
  }
  return [...findings, ...commitmentFindings(investment)]
}

/** No two commitments of one date, and none before the subscription, whichever of the two dates was changed. */
function commitmentFindings({ commitments, subscriptionDate }: Record<string, unknown>): Finding[] {
  const dates = linesOf(commitments).map(({ date }) => date)
  return dates.flatMap((date, index): Finding[] => {
    if (!isDate(date)) return []
    const field = `commitments.${index}.date`
    if (isDate(subscriptionDate) && date < subscriptionDate)
      return [
        { field, code: 'investment.commitmentBeforeSubscription', values: { date: formatDate(subscriptionDate) } },
      ]
    return dates.indexOf(date) < index
      ? [{ field, code: 'investment.commitmentTwice', values: { date: formatDate(date) } }]
      : []
  })
}

function linesOf(commitments: unknown): Record<string, unknown>[] {
  return Array.isArray(commitments) ? (commitments as Record<string, unknown>[]) : []
}
