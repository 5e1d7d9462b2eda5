/** Messages of the access of colleagues to the portal. They come with its pages. */
import { withPage } from '../texts/pageTexts.ts'

export const portalAccessTexts = withPage({
  portalAccess: {
    contact: 'Whoever has this address is a contact of the holding, and reads it already.',
    deactivated: 'The account of this person was deactivated. Activate it on the page of the contact first.',
    past: 'This day has passed.',
    staff: 'Somebody of the fund manager has this address: staff see every holding already.',
    tooLong: 'At most 90 days: until %{date}.',
    tooOften: 'Ten requests of this holding were made within a day. Please try again tomorrow.',
    tooMany: 'Five requests of this holding wait already.',
  },
})
