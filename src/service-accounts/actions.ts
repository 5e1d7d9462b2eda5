/** What is answered to whoever makes a key. */
import { collectionAction } from '../api/actions.ts'
import { date, described, id, object, text } from '../api/schema.ts'

export const serviceAccountActions = {
  makeKey: collectionAction({
    resource: 'service-accounts',
    action: 'makeKey',
    answerDescription: 'The key, which is shown this once. One that the service account had before ends at once.',
    answer: object({
      id,
      key: described('Sent as Authorization: Bearer …; only its hash is kept.', text),
      expiresOn: date,
    }),
  }),
}
