/** Messages of tenants. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const tenantTexts = withPage({
  tenant: {
    newSentence:
      'The first administrator is told by mail, signs in with the e-mail address and makes the accounts of everybody else.',
    own: {
      chooseSentence: 'Choose as whose account you go on.',
      chooseTitle: 'You have several accounts',
      here: 'You are here',
      invited: 'Invitation, accepted when you choose it',
      none: 'No account waits for you. Ask an administrator of your organization.',
      other: 'Your account',
      title: 'Switch tenant',
    },
  },
})
