/** What is wrong with a request for access, every field at once: in the form before it is sent, and on the server. */
import { portalAccess } from '../../generated/entities/portal-access.ts'
import { validateAsk } from '../../generated/validators/portal-access.js'
import { addDays, isDate } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { UncheckedValues } from '../entityTypes.ts'
import { formatDate } from '../formats.ts'
import type { FieldErrors } from '../problems.ts'
import { text } from '../texts.ts'
import { findingsOf } from '../validation.ts'
import { ACCESS_DAYS_MAX } from './actions.ts'
import './texts.ts'

const FIELDS = portalAccess.actions.find(({ name }) => name === 'ask')?.input ?? []

export function askedFindings(asked: UncheckedValues, today: CalendarDate): FieldErrors {
  const shape = validateAsk(asked) ? {} : findingsOf(validateAsk.errors, FIELDS, asked)
  const { until } = asked
  return { ...shape, ...(isDate(until) && lastDayFindings(until, today)) }
}

function lastDayFindings(until: CalendarDate, today: CalendarDate): FieldErrors {
  if (until < today) return { until: [text('portalAccess.past')] }
  const last = addDays(today, ACCESS_DAYS_MAX)
  return until > last ? { until: [text('portalAccess.tooLong', { date: formatDate(last) })] } : {}
}
