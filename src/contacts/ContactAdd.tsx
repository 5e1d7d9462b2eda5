import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { preload } from '../web/kit/metadata.ts'

preload('contacts', 'form')

/** Whether somebody can sign in is known only of a contact that exists. */
const HIDDEN = ['accountStatus']

export function ContactAdd() {
  return <EntityForm resource="contacts" hides={HIDDEN} savedPath={contact => path('contact.details', { contactId: contact.id })} listPath={path('contacts.overview')} />
}
