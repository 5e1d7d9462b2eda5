/** One mail as its recipient reads it, and what became of it. */
import { useId } from 'react'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined'
import { fieldOf, type FieldName } from '../entityTypes.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ValueCell } from '../web/kit/page/ValueCell.tsx'
import { isEmpty } from '../web/kit/data/values.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { ResendButton } from './ResendButton.tsx'
import { bodyWithLink, linkOf } from './mail.ts'
import './mails.css'
import './texts.ts'

const FACTS: readonly FieldName<'mail'>[] = ['event', 'recipient', 'status', 'sentAt', 'attempts', 'lastError']

export function MailDialog({ mail: opened, onClose }: { mail: RecordOf<'mails'>; onClose: () => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const entity = useEntity('mails')
  // As it stands now: somebody else may have sent it once more.
  const mail = useRecord('mails', opened.id).data ?? opened
  const facts = FACTS.filter(name => !isEmpty(mail[name])).map(name => fieldOf(entity, name))
  const path = linkOf(mail)
  const link = path && `${window.location.origin}${path}`
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth className="entity-dialog">
      <DialogTitle id={titleId}>{mail.subject}</DialogTitle>
      <DialogContent>
        {mail.status === 'Queued' && (
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
          {bodyWithLink(mail.body, link, translate('mail.hiddenLink'))}
        </section>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('action.close')}
        </Button>
        <ResendButton mail={mail} onDone={onClose} />
      </DialogActions>
    </Dialog>
  )
}
