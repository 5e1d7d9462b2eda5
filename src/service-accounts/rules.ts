/** Which resources a program may touch, and how; the lists of roles, resources and rights stand in the schema. */
import { addYears } from '../calendar.ts'
import type { CalendarDate } from '../entity.ts'
import type { Finding, Rules } from '../entityTypes.ts'
import { GRANTABLE } from './resources.ts'

/** Each resource once; an administrative agent reads, and so does every program what only people decide about. */
export const serviceAccountRules: Rules<'serviceAccount'> = ({ role, resources }) => {
  const findings: Finding<'serviceAccount'>[] = []
  const seen = new Set<string>()
  for (const [place, { resource, rights }] of (resources ?? []).entries()) {
    if (!resource) continue
    if (seen.has(resource)) findings.push({ field: `resources.${place}.resource`, code: 'serviceAccount.twice' })
    seen.add(resource)
    if (rights !== 'Write') continue
    if (role === 'AdministrativeAgent')
      findings.push({ field: `resources.${place}.rights`, code: 'serviceAccount.agentReads' })
    else if (GRANTABLE[resource] === 'Read')
      findings.push({ field: `resources.${place}.rights`, code: 'serviceAccount.readOnly' })
  }
  return findings
}

/** The last day that a key made today may have. */
export function lastDayOfKey(today: CalendarDate): CalendarDate {
  return addYears(today, 1)
}

/** What is wrong with the last day of a key. */
export function expiryProblem(expiresOn: CalendarDate, today: CalendarDate): 'past' | 'tooLong' | undefined {
  if (expiresOn < today) return 'past'
  return expiresOn > lastDayOfKey(today) ? 'tooLong' : undefined
}
