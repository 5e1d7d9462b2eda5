/** Messages of the accounts of staff. They come with the pages that say them. */
import { withPage } from '../texts/pageTexts.ts'

export const accountTexts = withPage({
  account: {
    newSentence:
      'The person is told by mail and signs in with this e-mail address. Roles are given by the identity provider.',
    roles: 'Roles',
    staff: 'Staff accounts',
    staffEmpty: 'Colleagues who sign in to this tenant stand here.',
    staffSentence:
      'Who may sign in to this tenant. Roles are given by the identity provider and shown as of the last sign-in.',
  },
})
