/** A new key: asked until when it holds, then shown once, to be copied into the settings of the program. */
import { useId, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { actionOf } from '../entityTypes.ts'
import { attempted, useFormState } from '../web/kit/control/formState.ts'
import { useApi } from '../web/kit/data/api.ts'
import { fieldErrorsOf, notifyFailure } from '../web/kit/data/failures.ts'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { bodyOf } from '../web/kit/data/values.ts'
import { keepFocus } from '../web/kit/dialog/keepFocus.ts'
import { ShownOnce } from '../web/kit/dialog/ShownOnce.tsx'
import { FormBody } from '../web/kit/form/FormBody.tsx'
import { FormProvider } from '../web/kit/form/FormProvider.tsx'
import { useActionForm } from '../web/kit/form/useActionForm.ts'
import { useFirstFocus } from '../web/kit/form/useFocusField.ts'
import { useFormSettings } from '../web/kit/form/useFormSettings.ts'
import { serviceAccountActions } from './actions.ts'
import { lastDayOfKey } from './rules.ts'

interface KeyDialogProps {
  account: RecordOf<'service-accounts'>
  onClose: () => void
}

export function KeyDialog({ account, onClose }: KeyDialogProps) {
  const translate = useTranslate()
  const entity = useEntity('service-accounts')
  const { today } = useSession()
  const given = useMemo(() => ({ serviceAccountId: account.id }), [account.id])
  const settings = useFormSettings(useActionForm(entity, actionOf(entity, 'makeKey'), given))
  const [key, setKey] = useState<string | null>(null)
  const start = useMemo(() => ({ expiresOn: lastDayOfKey(today) }), [today])
  return (
    <FormProvider {...settings} start={start}>
      {key === null ? (
        <Asked account={account} onMade={setKey} onClose={onClose} />
      ) : (
        <ShownOnce
          title={translate('serviceAccount.keyOf', { name: recordName('service-accounts', account) })}
          sentence={translate('serviceAccount.shownOnce')}
          label={translate('serviceAccount.key')}
          verb={translate('serviceAccount.copy')}
          secret={key}
          onClose={onClose}
        />
      )}
    </FormProvider>
  )
}

function Asked({ account, onMade, onClose }: KeyDialogProps & { onMade: (key: string) => void }) {
  const translate = useTranslate()
  const titleId = useId()
  const api = useApi()
  const client = useQueryClient()
  const form = useFormState()
  const [running, setRunning] = useState(false)
  useFirstFocus('expiresOn')
  const { title } = actionOf(useEntity('service-accounts'), 'makeKey')
  const make = async () => {
    const { values, errors: wrong } = attempted(form)
    if (Object.keys(wrong).length > 0) return
    setRunning(true)
    try {
      const body = { serviceAccountId: account.id, ...bodyOf(values, form.model.fields, true) }
      const { key } = await api.actOnAll(serviceAccountActions.makeKey, { body })
      onMade(key)
      await client.invalidateQueries({ queryKey: ['service-accounts'] })
    } catch (error) {
      const errors = fieldErrorsOf(error)
      if (errors) form.setServerErrors({ errors, values })
      else notifyFailure(error)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth className="entity-dialog">
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void make()
        }}
      >
        <DialogTitle id={titleId}>
          {translate('kit.actionQuestion', { action: title, name: recordName('service-accounts', account) })}
        </DialogTitle>
        <DialogContent>
          <p>{translate('serviceAccount.makeSentence')}</p>
          {account.status === 'Active' && <p>{translate('serviceAccount.replaced')}</p>}
          <FormBody />
        </DialogContent>
        <DialogActions onMouseDown={keepFocus}>
          <Button onClick={onClose}>{translate('action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={running}>
            {title}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
