import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { preload } from '../web/kit/metadata.ts'

preload('contacts', 'form')

export function ContactDetails() {
  const { contactId } = useParams()
  return <EntityForm resource="contacts" id={Number(contactId)} listPath={path('contacts.overview')} />
}
