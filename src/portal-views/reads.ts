/** Who has looked at what was published: for each limited partner its own paper, and what its contacts did with it. */
import { recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { boolean, described, id, list, nullable, object, text, timestamp } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

const look = nullable(object({ name: text, at: timestamp }))

const view = object({
  limitedPartnerId: id,
  partner: text,
  viewed: described('The first contact who has seen it in the portal, and when.', look),
  downloaded: described('The first contact who has taken the paper, and when.', look),
  remindedAt: described('When the contacts were last reminded of it.', nullable(timestamp)),
  awaitsReminder: described(
    'Whether a reminder would reach its contacts now: none has looked or was reminded within the last day.',
    boolean,
  ),
})
export type PortalView = Of<typeof view>

const answer = list(view)
const answerDescription = 'A row for each limited partner with a paper, by name.'

export const portalViewReads = {
  movementViews: read({
    path: '/api/capital-movements/{id}/views',
    access: { entity: 'capitalMovement' },
    summary: 'Which investors have looked at their notice of a published movement',
    parameters: { id: recordId('The capital movement.') },
    answerDescription,
    answer,
  }),
  periodViews: read({
    path: '/api/reporting-periods/{id}/views',
    access: { entity: 'reportingPeriod' },
    summary: 'Which investors have looked at their statement of a published reporting period',
    parameters: { id: recordId('The reporting period.') },
    answerDescription,
    answer,
  }),
  reportViews: read({
    path: '/api/investor-reports/{id}/views',
    access: { entity: 'investorReport' },
    summary: 'Which investors have taken a released report since its release',
    parameters: { id: recordId('The investor report.') },
    answerDescription: 'A row for each limited partner for whom it is meant, by name.',
    answer,
  }),
}
