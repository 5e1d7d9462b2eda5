/** Colleagues and auditors who read a holding along until a day, and the form in which one is named. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { addDays, parseDate } from '../calendar.ts'
import { formatDate } from '../formats.ts'
import { ACCESS_DAYS_MAX, portalAccessActions } from '../portal-accesses/actions.ts'
import type { FieldErrors } from '../problems.ts'
import { useCalls } from '../web/kit/data/calls.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { PlainButton } from '../web/kit/page/PlainButton.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import type { HoldingDetails } from './holding.ts'
import { PortalForm } from './PortalForm.tsx'
import '../texts/portalPages.ts'

export function Readers({ found: { holding, readers } }: { found: HoldingDetails }) {
  const translate = useTranslate()
  const [naming, setNaming] = useState(false)
  if (!holding.mayChange) return null
  return (
    <section className="holding-card" aria-labelledby="readers">
      <div className="portal-head">
        <div>
          <h2 id="readers">{translate('portalReaders.title')}</h2>
          <p>{translate('portalReaders.sentence')}</p>
        </div>
        {!naming && <PlainButton onClick={() => setNaming(true)}>{translate('portal.readers.give')}</PlainButton>}
      </div>
      {readers.length > 0 && (
        <ul className="portal-documents">
          {readers.map(reader => (
            <Reader key={reader.id} reader={reader} />
          ))}
        </ul>
      )}
      {naming && <NameReader holding={holding} onClose={() => setNaming(false)} />}
    </section>
  )
}

function Reader({ reader: { id, name, email, until, status } }: { reader: HoldingDetails['readers'][number] }) {
  const translate = useTranslate()
  const calls = useCalls()
  const client = useQueryClient()
  const isGranted = status === 'Granted'
  const [ending, setEnding] = useState(false)
  const end = async () => {
    setEnding(true)
    try {
      await calls.actOnAll(portalAccessActions.end, { body: { portalAccessId: id } })
      openNotification({
        severity: SEVERITY.info,
        title: translate(isGranted ? 'portalReaders.ended' : 'portalReaders.withdrawn', { name }),
      })
    } catch (error) {
      notifyFailure(error)
    } finally {
      await client.invalidateQueries({ queryKey: ['portal'] })
      setEnding(false)
    }
  }
  return (
    <li>
      <span>
        <b>{name}</b>{' '}
        <small>{[email, translate('portalReaders.until', { date: formatDate(until) })].join(' · ')}</small>
      </span>
      <Chip tone={isGranted ? 'ok' : 'warn'}>{translate(`portalReaders.status.${status}`)}</Chip>
      <PlainButton
        busy={ending}
        aria-label={translate(isGranted ? 'portalReaders.endNamed' : 'portalReaders.withdrawNamed', { name })}
        onClick={() => {
          void end()
        }}
      >
        {translate(isGranted ? 'portalReaders.end' : 'portalReaders.withdraw')}
      </PlainButton>
    </li>
  )
}

const DAYS_USUAL = 30

/** The person and the last day: one form, wherever it is opened. */
export function NameReader({ holding, onClose }: { holding: HoldingDetails['holding']; onClose: () => void }) {
  const translate = useTranslate()
  const calls = useCalls()
  const client = useQueryClient()
  const { today } = useSession()
  return (
    <PortalForm
      name={`reader ${holding.id}`}
      title={translate('portalReaders.form', { fund: holding.fund })}
      sentence={translate('portalReaders.formSentence')}
      verb={translate('portalReaders.send')}
      fields={[
        { name: 'firstName', label: translate('portalReaders.firstName') },
        { name: 'lastName', label: translate('portalReaders.lastName') },
        { name: 'email', label: translate('portalReaders.email'), type: 'email' },
        { name: 'phoneNumber', label: translate('portalReaders.phone'), type: 'tel' },
        {
          name: 'until',
          label: translate('portalReaders.untilDay'),
          help: translate('portalReaders.untilHelp', { date: formatDate(addDays(today, ACCESS_DAYS_MAX)) }),
          first: formatDate(addDays(today, DAYS_USUAL)),
        },
      ]}
      check={async (typed): Promise<FieldErrors> => {
        const until = parseDate(typed('until'))
        const { askedFindings } = await import('../portal-accesses/findings.ts')
        const found = askedFindings({ limitedPartnerId: holding.id, ...personOf(typed), until }, today)
        return until ? found : { ...found, until: [translate('portalForm.noDay')] }
      }}
      onSend={async typed => {
        const until = parseDate(typed('until'))
        if (!until) return
        await calls.actOnAll(portalAccessActions.ask, {
          body: { limitedPartnerId: holding.id, ...personOf(typed), until },
        })
        const name = `${typed('firstName')} ${typed('lastName')}`
        openNotification({
          severity: SEVERITY.info,
          title: translate('portalReaders.asked', { name }),
          line1: translate('portalReaders.askedSentence'),
        })
        await client.invalidateQueries({ queryKey: ['portal'] })
      }}
      onClose={onClose}
    />
  )
}

function personOf(typed: (name: 'firstName' | 'lastName' | 'email' | 'phoneNumber') => string) {
  return {
    firstName: typed('firstName'),
    lastName: typed('lastName'),
    email: typed('email'),
    phoneNumber: typed('phoneNumber'),
  }
}
