import { path } from '../paths.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { ContactForm } from './ContactForm.tsx'

preload('contacts', 'form')

export function ContactAdd() {
  return <ContactForm savedPath={contact => path('contact.details', { contactId: contact.id })} />
}
