/** What a contact wants changed of the own data, and what staff decide of it. */
import { useCallback, useMemo } from 'react'
import { fieldOf } from '../entityTypes.ts'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ActionPreviewProvider } from '../web/kit/dialog/actionPreview.ts'
import { RowActions } from '../web/kit/form/RowActions.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { CHANGEABLE, changedIn } from './changed.ts'
import type { Changed, ContactData } from './changed.ts'
import './texts.ts'

preload('contact-changes', 'list')

type Change = RecordOf<'contact-changes'>

export function ContactChanges({ contactId }: { contactId: number }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ contactId }), [contactId])
  const { data: contact } = useRecord('contacts', contactId)
  const before = (name: Changed['name']) => (change: Change) => {
    const from = waiting(change, contact).find(each => each.name === name)?.from
    return from && translate('contactChange.before', { value: from })
  }
  return (
    <EntityList
      resource="contact-changes"
      embedded
      title={translate('contactChange.title')}
      facts={<span>{translate('contactChange.sentence')}</span>}
      parentFilter={own}
      emptySentence={translate('contactChange.empty')}
      below={Object.fromEntries(CHANGEABLE.map(name => [name, before(name)]))}
      rowActions={change => <Decision change={change} contact={contact} />}
    />
  )
}

interface DecisionProps {
  change: Change
  contact: ContactData | undefined
}

/** Whoever decides reads in the question what changes: the list stands behind it. */
function Decision({ change, contact }: DecisionProps) {
  const translate = useTranslate()
  const entity = useEntity('contact-changes')
  const preview = useCallback(
    () =>
      waiting(change, contact).map(({ name, from, to }) => (
        <p key={name}>
          {translate('contactChange.change', { property: fieldOf(entity, name).title, from: from ?? '…', to })}
        </p>
      )),
    [change, contact, entity, translate],
  )
  return (
    <ActionPreviewProvider value={preview}>
      <RowActions resource="contact-changes" record={change} />
    </ActionPreviewProvider>
  )
}

/** Once it is decided, the contact has other data than before. */
function waiting(change: Change, contact: ContactData | undefined): Changed[] {
  return change.status === 'Asked' ? changedIn(change, contact) : []
}
