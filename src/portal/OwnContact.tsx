/** How the fund manager reaches the investor, and the form in which the investor asks for other data. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { contactChangeActions } from '../contact-changes/actions.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { PortalAsked } from './asked.ts'
import type { OwnContact as Found } from './holding.ts'
import { Lacking } from './Lacking.tsx'
import { PortalForm } from './PortalForm.tsx'
import { portalReads } from './reads.ts'
import '../texts/portalPages.ts'

type ContactData = NonNullable<Found['contact']>

export function OwnContact({ asked }: { asked: PortalAsked }) {
  const translate = useTranslate()
  const { data, error } = useRead(portalReads.portalContact, asked)
  const [changing, setChanging] = useState(false)
  if (!data?.contact) return <Lacking title={translate('portalContact.title')} error={error} />
  const { contact, waiting, mayChange } = data
  return (
    <section className="holding-card" aria-labelledby="own-contact">
      <div className="portal-head">
        <div>
          <h2 id="own-contact">{translate('portalContact.title')}</h2>
          <p>{translate('portalContact.sentence')}</p>
        </div>
        {mayChange && !changing && (
          <PlainButton onClick={() => setChanging(true)}>{translate('portalContact.change')}</PlainButton>
        )}
      </div>
      <Shown contact={contact} />
      {waiting && (
        <div className="own-account-waiting" role="status">
          <b>{translate('portalContact.waits')}</b>
          <Shown contact={waiting} />
          <p>{translate('portalContact.until')}</p>
        </div>
      )}
      {changing && <Change contact={waiting ?? contact} onClose={() => setChanging(false)} />}
    </section>
  )
}

function Shown({ contact: { firstName, lastName, email, phoneNumber } }: { contact: ContactData }) {
  return (
    <p className="own-account">
      <b>{email}</b>
      <span>{`${firstName} ${lastName} · ${phoneNumber}`}</span>
    </p>
  )
}

function Change({ contact, onClose }: { contact: ContactData; onClose: () => void }) {
  const translate = useTranslate()
  const calls = useCalls()
  const client = useQueryClient()
  return (
    <PortalForm
      name="contact"
      title={translate('portalContact.form')}
      sentence={translate('portalContact.formSentence')}
      verb={translate('portalContact.send')}
      fields={[
        { name: 'email', label: translate('portalContact.email'), type: 'email', first: contact.email },
        { name: 'phoneNumber', label: translate('portalContact.phone'), type: 'tel', first: contact.phoneNumber },
        { name: 'firstName', label: translate('portalContact.firstName'), first: contact.firstName },
        { name: 'lastName', label: translate('portalContact.lastName'), first: contact.lastName },
      ]}
      onSend={async typed => {
        await calls.actOnAll(contactChangeActions.ask, {
          body: {
            firstName: typed('firstName'),
            lastName: typed('lastName'),
            email: typed('email'),
            phoneNumber: typed('phoneNumber'),
          },
        })
        await client.invalidateQueries({ queryKey: ['portal'] })
      }}
      onClose={onClose}
    />
  )
}
