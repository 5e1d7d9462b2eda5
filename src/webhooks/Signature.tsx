/** The secret that deliveries are signed with: made on this page, and shown once. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { actionOf } from '../entityTypes.ts'
import { formatTimestamp } from '../formats.ts'
import { useApi } from '../web/kit/data/api.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ConfirmDialog } from '../web/kit/dialog/ConfirmDialog.tsx'
import { ShownOnce } from '../web/kit/dialog/ShownOnce.tsx'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { webhookActions } from './actions.ts'
import './texts.ts'

type Step = { is: 'closed' | 'asked' } | { is: 'shown'; secret: string }
const CLOSED: Step = { is: 'closed' }

export function Signature({ webhook }: { webhook: RecordOf<'webhooks'> }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const api = useApi()
  const client = useQueryClient()
  const [step, setStep] = useState(CLOSED)
  const { title } = actionOf(useEntity('webhooks'), 'newSecret')
  const name = recordName('webhooks', webhook)
  // The form keeps the record that it was opened with, so that nothing typed is lost; the secret is made beside it.
  const { data = webhook } = useRecord('webhooks', webhook.id)
  const { secretMadeAt } = data
  const make = async () => {
    setStep(CLOSED)
    try {
      const { secret } = await api.actOnAll(webhookActions.newSecret, { body: { webhookId: webhook.id } })
      setStep({ is: 'shown', secret })
      await client.invalidateQueries({ queryKey: ['webhooks'] })
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Card title={translate('webhook.signature')}>
      <CardEmpty
        title={translate('webhook.secret')}
        sentence={
          secretMadeAt === null
            ? translate('webhook.secretNone')
            : translate('webhook.secretSince', { when: formatTimestamp(secretMadeAt, tenant?.timeZone ?? 'UTC') })
        }
      >
        <Button onClick={() => setStep({ is: 'asked' })}>{title}</Button>
      </CardEmpty>
      {step.is === 'asked' && (
        <ConfirmDialog
          title={translate('kit.actionQuestion', { action: title, name })}
          verb={title}
          onConfirm={() => void make()}
          onClose={() => setStep(CLOSED)}
        >
          <p>{translate('webhook.question')}</p>
        </ConfirmDialog>
      )}
      {step.is === 'shown' && (
        <ShownOnce
          title={translate('webhook.secretOf', { name })}
          sentence={translate('webhook.shownOnce')}
          label={translate('webhook.secret')}
          verb={translate('webhook.copy')}
          secret={step.secret}
          onClose={() => setStep(CLOSED)}
        />
      )}
    </Card>
  )
}
