/** One mail as its recipient reads it, and what became of it. */
import { useId, useState } from 'react'
import type { Answered } from '../entityTypes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ValueCell } from '../web/kit/list/ValueCell.tsx'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { isEmpty, valueOf } from '../web/kit/form/values.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { availability } from '../web/kit/dialog/availability.ts'
import { bodyWithLink, linkOf } from './mail.ts'
import './mails.css'

const FACTS = ['recipient', 'event', 'status', 'sentAt', 'attempts', 'lastError']

export function MailDialog({ mail, onClose }: { mail: Answered<'mail'>; onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const entity = useEntity('mails')
  const facts = entity.fields.filter(({ name }) => FACTS.includes(name) && !isEmpty(valueOf(mail, name)))
  const path = linkOf({
    event: mail.event,
    guid: typeof mail['guid'] === 'string' ? mail['guid'] : null,
    recipient: mail['recipient'],
  })
  const link = path && `${window.location.origin}${path}`
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth className="entity-dialog">
      <DialogTitle id={titleId}>{mail['subject']}</DialogTitle>
      <DialogContent>
        {mail['status'] === 'Queued' && (
          <div className="message" data-tone="info" role="status">
            <ScheduleOutlined />
            <p>{translate('mail.waiting')}</p>
          </div>
        )}
        <dl className="mail-facts">
          {facts.map(field => (
            <div key={field.name}>
              <dt>{field.title}</dt>
              <dd>
                <ValueCell field={field} record={mail} />
              </dd>
            </div>
          ))}
        </dl>
        <section className="mail-body" aria-label={translate('mail.body')} tabIndex={0}>
          {bodyWithLink(mail['body'], link, translate('mail.hiddenLink'))}
        </section>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('action.close')}
        </Button>
        <Resend mail={mail} onDone={onClose} />
      </DialogActions>
    </Dialog>
  )
}

/** What has left or failed can be sent once more; what still waits cannot. */
function Resend({ mail, onDone }: { mail: Answered<'mail'>; onDone: () => void }) {
  const translate = useTranslate()
  const provider = useProvider()
  const client = useQueryClient()
  const session = useSession()
  const entity = useEntity('mails')
  const [isRunning, setRunning] = useState(false)
  const action = entity.actions.find(({ name }) => name === 'resend')
  const possible = action && availability(entity, action, mail, session.allows, false)
  if (!action || !possible?.inState || possible.reason) return null
  const run = async () => {
    setRunning(true)
    try {
      await provider.act('mails', { action: action.name, id: mail.id, version: mail['version'] })
      await client.invalidateQueries({ queryKey: ['mails'] })
      openNotification({ severity: SEVERITY.info, title: translate('mail.resent'), line1: mail['recipient'] })
      onDone()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Button
      variant="contained"
      loading={isRunning}
      onClick={() => {
        void run()
      }}
    >
      {action.title}
    </Button>
  )
}
