/** What is answered to an investor who wants the own contact data changed. */
import { collectionAction } from '../api/actions.ts'
import { choice, id, object } from '../api/schema.ts'

export const contactChangeActions = {
  ask: collectionAction({
    resource: 'contact-changes',
    action: 'ask',
    answerDescription: 'What waits until staff have checked it.',
    answer: object({ id, status: choice(['Asked']) }),
  }),
}
