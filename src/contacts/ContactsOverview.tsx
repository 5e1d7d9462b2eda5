import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'

preload('contacts', 'list')

export function ContactsOverview() {
  const translate = useTranslate()
  return (
    <EntityList
      resource="contacts"
      rowPath={contact => path('contact.details', { contactId: contact.id })}
      addPath={path('contacts.add')}
      emptySentence={translate('contact.emptySentence')}
    />
  )
}
