/** What is answered to an investor who names another bank account for a holding. */
import { collectionAction } from '../api/actions.ts'
import { choice, object, text } from '../api/schema.ts'

export const holdingAccountActions = {
  nameForHolding: collectionAction({
    resource: 'bank-accounts',
    action: 'nameForHolding',
    answerDescription:
      'The account as it waits for verification, or the one known already, where another that waited was taken back.',
    answer: object({ accountNumber: text, status: choice(['PendingVerification', 'Active']) }),
  }),
}
