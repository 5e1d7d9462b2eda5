/** What a contact wants changed of the own data, and what staff decide of it. */
import { useMemo } from 'react'
import { preload } from '../web/kit/data/metadata.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { RowActions } from '../web/kit/form/RowActions.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('contact-changes', 'list')

export function ContactChanges({ contactId }: { contactId: number }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ contactId }), [contactId])
  return (
    <EntityList
      resource="contact-changes"
      embedded
      title={translate('contactChange.title')}
      facts={<span>{translate('contactChange.sentence')}</span>}
      parentFilter={own}
      emptySentence={translate('contactChange.empty')}
      rowActions={change => <RowActions resource="contact-changes" record={change} />}
    />
  )
}
