import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { preload } from '../web/kit/metadata.ts'

preload('contacts', 'form')

export function ContactAdd() {
  return <EntityForm resource="contacts" savedPath={contact => path('contact.details', { contactId: contact.id })} listPath={path('contacts.overview')} />
}
