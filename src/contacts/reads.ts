/** Whose contact somebody is. */
import { recordId } from '../api/parameters.ts'
import { read } from '../api/reads.ts'
import { amount, choice, described, id, list, nullable, object, text } from '../api/schema.ts'
import type { Of } from '../api/schema.ts'

export const contactRole = object({
  resource: choice(['limited-partners', 'onboardings']),
  id,
  name: text,
  fundId: id,
  fundName: text,
  currency: nullable(text),
  commitment: nullable(amount),
  kind: choice(['main', 'additional', 'onboarding']),
  role: described('Of an additional contact, in the words that were typed.', nullable(text)),
})
export type ContactRole = Of<typeof contactRole>

export const contactReads = {
  contactRoles: read({
    path: '/api/contacts/{id}/roles',
    access: { entity: 'contact' },
    summary: 'The limited partners and onboardings that a person is the contact of',
    parameters: { id: recordId('The contact.') },
    answerDescription: 'By fund and name, with what the person is there.',
    answer: object({ roles: list(contactRole) }),
  }),
}
