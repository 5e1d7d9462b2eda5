/** Dates of an onboarding, and what was signed; what is required in which state stands in the schema. */
import { compareDates } from '../calendar.ts'
import type { Finding, Rules } from '../entityTypes.ts'
import { unprintableFindings } from '../papers/unprintableFindings.ts'
import { changesOfSigned } from './signed.ts'
import { isSigned } from './steps.ts'

export const onboardingRules: Rules<'onboarding'> = (record, { today, before }) => {
  const findings: Finding<'onboarding'>[] = unprintableFindings(record, [
    'investorName',
    'address',
    'postalCode',
    'city',
  ])
  const { dueDiligenceDate, subscriptionDate } = record
  const status = record.status ?? before?.status ?? 'Created'
  for (const [field, date] of Object.entries({ dueDiligenceDate, subscriptionDate } as const))
    if (date && compareDates(date, today) > 0)
      findings.push({ field: field === 'dueDiligenceDate' ? field : 'subscriptionDate', code: 'onboarding.inFuture' })
  if (dueDiligenceDate && subscriptionDate && compareDates(subscriptionDate, dueDiligenceDate) < 0)
    findings.push({ field: 'subscriptionDate', code: 'onboarding.beforeDueDiligence' })
  // The state is none of what a form sends, so that the schema's condition cannot be held against a change.
  if (isSigned('Due diligence', status) && !dueDiligenceDate)
    findings.push({ field: 'dueDiligenceDate', code: 'onboarding.dateSigned' })
  if (isSigned('Subscription', status) && !subscriptionDate)
    findings.push({ field: 'subscriptionDate', code: 'onboarding.dateSigned' })
  // A day that was taken out is asked for above.
  const signed = before
    ? changesOfSigned(record, before).filter(field => !findings.some(each => each.field === field))
    : []
  for (const field of signed) findings.push({ field, code: 'onboarding.signed' })
  return findings
}
