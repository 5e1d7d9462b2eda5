/** Messages of the contact data that investors change. They come with its pages. */
import { withPage } from '../texts/pageTexts.ts'

export const contactChangeTexts = withPage({
  contactChange: {
    before: 'before: %{value}',
    change: '%{property}: %{from} → %{to}',
    empty: 'What the contact asks for in the portal stands here.',
    noContact: 'Your account belongs to no contact of a holding.',
    same: 'Nothing is different from what is known.',
    sentence:
      'Call back on a number known before: notices go to this address, and accounts are checked on this number.',
    title: 'Changes that the contact asked for',
    tooOften: 'Five changes were asked for within a day. Please call your fund manager.',
    what: { email: 'email', firstName: 'first name', lastName: 'last name', phoneNumber: 'phone number' },
  },
})
