import { useMemo } from 'react'
import { fieldOf } from '../entityTypes.ts'
import { ContactChanges } from '../contact-changes/ContactChanges.tsx'
import { MailList } from '../mails/MailList.tsx'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { RecordCount } from '../web/kit/form/ownTabs.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactOf, ContactRoles } from './ContactRoles.tsx'

preload('contacts', 'form')

export function ContactDetails() {
  const translate = useTranslate()
  const { contactId } = useParameters('contact.details')
  return (
    <ContactForm
      id={contactId}
      facts={contact => (
        <>
          <AccountFact contact={contact} />
          <ContactOf contactId={contact.id} />
        </>
      )}
      tabs={[
        {
          slug: 'changes',
          title: translate('contact.changes'),
          count: ({ id }) => <RecordCount resource="contact-changes" filter={{ contactId: id }} />,
          content: ({ id }) => <ContactChanges contactId={id} />,
        },
        {
          slug: 'mails',
          title: translate('contact.mails'),
          count: ({ id }) => <RecordCount resource="mails" filter={{ contactId: id }} />,
          content: ({ id }) => <Mails contactId={id} />,
        },
      ]}
    >
      {contact => contact && <ContactRoles contactId={contact.id} />}
    </ContactForm>
  )
}

/** Whether the contact can sign in stands below the name. */
function AccountFact({ contact }: { contact: RecordOf<'contacts'> }) {
  const translate = useTranslate()
  const status = fieldOf(useEntity('contacts'), 'accountStatus')
  if (contact.accountStatus === 'None') return <span>{translate('contact.noAccount')}</span>
  return (
    <>
      <StatusChip field={status} value={contact.accountStatus} />
      <span>{translate('contact.account')}</span>
    </>
  )
}

function Mails({ contactId }: { contactId: number }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ contactId }), [contactId])
  return <MailList title={translate('mail.panel')} sentence={translate('mail.of')} of={own} />
}
