/** What is answered to an investor who asks that a colleague or an auditor may read a holding. */
import { collectionAction } from '../api/actions.ts'
import { choice, id, object } from '../api/schema.ts'

/** The last day of an access is at most so many days after the day on which it is asked for. */
export const ACCESS_DAYS_MAX = 90

export const portalAccessActions = {
  ask: collectionAction({
    resource: 'portal-accesses',
    action: 'ask',
    answerDescription: 'The access, for which a tenant administrator is asked.',
    answer: object({ id, status: choice(['Asked']) }),
  }),
  end: collectionAction({
    resource: 'portal-accesses',
    action: 'end',
    answerDescription: 'The access, which is ended.',
    answer: object({ id, status: choice(['Revoked']) }),
  }),
}
