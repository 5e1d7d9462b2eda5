/** Sends a mail that has left or failed once more, when asked; one that still waits has no such button. */
import { useState } from 'react'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { actionOf } from '../entityTypes.ts'
import { formatTimestamp } from '../formats.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useAction } from '../web/kit/data/useAction.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { availability } from '../web/kit/dialog/availability.ts'
import { ConfirmDialog } from '../web/kit/dialog/ConfirmDialog.tsx'
import './texts.ts'

interface ResendButtonProps {
  mail: RecordOf<'mails'>
  /** Beside the mail in a list, where it is one of many. */
  small?: true
  onDone?: () => void
}

export function ResendButton({ mail, small, onDone }: ResendButtonProps) {
  const translate = useTranslate()
  const session = useSession()
  const entity = useEntity('mails')
  const client = useQueryClient()
  const { run: resend, isRunning } = useAction('mails', 'resend')
  const [asked, setAsked] = useState(false)
  const action = actionOf(entity, 'resend')
  const { inState, reason } = availability(entity, action, mail, session.allows, false)
  if (!inState || reason) return null
  const written = formatTimestamp(mail.createdAt, session.tenant?.timeZone ?? 'UTC')
  const run = async () => {
    setAsked(false)
    try {
      await resend(mail, {})
      // What it is about says how far its mails are.
      if (mail.resource) void client.invalidateQueries({ queryKey: [mail.resource] })
      openNotification({ severity: SEVERITY.info, title: translate('mail.resent'), line1: mail.recipient })
      onDone?.()
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <>
      <Button
        {...(small ? { variant: 'text', size: 'small' } : { variant: 'contained' })}
        loading={isRunning}
        onClick={() => setAsked(true)}
      >
        {action.title}
      </Button>
      {asked && (
        <ConfirmDialog
          title={translate('kit.actionQuestion', { action: action.title, name: mail.subject })}
          verb={action.title}
          onConfirm={() => void run()}
          onClose={() => setAsked(false)}
        >
          <p>{translate('mail.firstWritten', { recipient: mail.recipient, written })}</p>
          {action.confirm && <p>{action.confirm}</p>}
        </ConfirmDialog>
      )}
    </>
  )
}
