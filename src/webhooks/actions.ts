/** What is answered to whoever makes a secret. */
import { collectionAction } from '../api/actions.ts'
import { described, id, object, text } from '../api/schema.ts'

export const webhookActions = {
  newSecret: collectionAction({
    resource: 'webhooks',
    action: 'newSecret',
    answerDescription: 'The secret, which is shown this once. The one of before signs beside it for 24 hours.',
    answer: object({
      id,
      secret: described('"whsec_" and the key of the signature in base64, as Standard Webhooks write it.', text),
    }),
  }),
}
