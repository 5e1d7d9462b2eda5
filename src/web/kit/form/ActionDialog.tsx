/** Asks before an action runs: the consequence in words, and the fields of its body. */
import { useId, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import type { Action, Entity } from '../../../entity.ts'
import { useActionPreview } from '../dialog/actionPreview.ts'
import { hasText } from '../../../texts.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { failureMessage, fieldErrorsOf, httpFailure, notifyFailure } from '../data/failures.ts'
import { FormBody } from './FormBody.tsx'
import { FormProvider } from './FormProvider.tsx'
import { attempted, useFormState, useFormValues } from '../control/formState.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { useActionForm } from './useActionForm.ts'
import { useFirstFocus } from './useFocusField.ts'
import { useFormSettings } from './useFormSettings.ts'
import { useGuardedClose } from './useGuardedClose.tsx'
import { bodyOf, changedFields, startValues, type Values } from '../data/values.ts'
import { recordName } from '../data/metadata.ts'
import { SEVERITY, openNotification } from '../data/notifications.ts'
import { useProvider } from '../data/provider.ts'
import type { AnyRecord } from '../data/records.ts'
import { useAttempt } from '../data/useAttempt.ts'

interface ActionDialogProps {
  entity: Entity
  action: Action
  record: AnyRecord
  onClose: () => void
  onActed: (record: AnyRecord) => void
}

export function ActionDialog({ entity, action, ...rest }: ActionDialogProps) {
  const form = useActionForm(entity, action)
  const settings = useFormSettings(form)
  const start = useMemo(() => startValues(form.fields, {}), [form])
  return (
    <FormProvider {...settings} start={start}>
      <OpenDialog entity={entity} action={action} start={start} {...rest} />
    </FormProvider>
  )
}

function OpenDialog({ entity, action, record, start, onClose, onActed }: ActionDialogProps & { start: Values }) {
  const translate = useTranslate()
  const titleId = useId()
  const form = useFormState()
  const run = useRun({ entity, action, record, onActed, onOvertaken: onClose })
  const preview = useActionPreview()
  const { close, question } = useGuardedClose({ initial: start, onClose })
  const hasFields = form.model.fields.length > 0
  const hasChanges = changedFields(form.model.fields, start, useFormValues()).length > 0
  useFirstFocus(form.model.fields[0]?.name)
  return (
    <>
      {/* The second click of a double one falls beside the dialogue that the first has opened. */}
      <Dialog
        open
        onClose={(_, reason) => {
          if (reason === 'escapeKeyDown') close()
        }}
        aria-labelledby={titleId}
        role={hasFields ? 'dialog' : 'alertdialog'}
        fullWidth={hasFields}
        className={hasFields ? 'entity-dialog' : 'confirm-dialog'}
      >
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            void run.start()
          }}
        >
          <DialogTitle id={titleId}>
            {translate('kit.actionQuestion', { action: action.title, name: recordName(entity.resource, record) })}
          </DialogTitle>
          <DialogContent>
            {action.confirm && <p>{action.confirm}</p>}
            {preview(action.name, record)}
            {action.irreversible && (
              <p>
                <strong>{translate('kit.irreversible')}</strong>
              </p>
            )}
            {run.reason && (
              <div className="message" data-tone="bad" role="alert">
                <ErrorOutline />
                <p>{run.reason}</p>
              </div>
            )}
            {hasFields && <FormBody />}
          </DialogContent>
          <DialogActions>
            <Button autoFocus={!hasFields} onClick={close}>
              {translate('action.cancel')}
            </Button>
            <Button type="submit" variant="contained" loading={run.isRunning}>
              {action.title}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
      {question}
      {/* A page has room for one guard: without changes it stays with the form under the dialogue. */}
      {hasChanges && <LeaveGuard dirty isLeaving={() => false} onDiscard={onClose} />}
    </>
  )
}

function useRun({
  entity,
  action,
  record,
  onActed,
  onOvertaken,
}: Omit<ActionDialogProps, 'onClose'> & { onOvertaken: () => void }) {
  const provider = useProvider()
  const client = useQueryClient()
  const form = useFormState()
  const translate = useTranslate()
  const [isRunning, setRunning] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  // An action whose outcome has a message of its own shows it.
  const outcome = (result: 'done' | 'failed'): string => {
    const key = `${entity.name}.acted.${action.name}.${result}`
    return hasText(key) ? translate(key) : ''
  }
  const { attempt } = useAttempt()
  const start = async () => {
    const { values, errors: wrong } = attempted(form)
    if (Object.keys(wrong).length > 0) return
    setRunning(true)
    setReason(null)
    try {
      const { data } = await provider.act<AnyRecord>(entity.resource, {
        action: action.name,
        id: record.id,
        version: record.version,
        body: bodyOf(values, form.model.fields, true),
        attempt,
      })
      // An action reaches beyond its record: rows that it made, mails that it wrote.
      await client.invalidateQueries()
      if (outcome('done')) openNotification({ severity: SEVERITY.info, title: outcome('done') })
      onActed(data)
    } catch (error) {
      const errors = fieldErrorsOf(error)
      const overtaken = overtakenBy(error)
      // What stands behind the dialogue is no longer so.
      if (overtaken) await client.invalidateQueries()
      if (outcome('failed'))
        openNotification({ severity: SEVERITY.error, title: translate('general.error'), line1: outcome('failed') })
      if (errors && form.model.fields.length > 0) form.setServerErrors({ errors, values })
      else if (outcome('failed') || errors)
        setReason(errors ? Object.values(errors).flat().join(' ') : failureMessage(error))
      else if (overtaken === 'changed')
        openNotification({
          severity: SEVERITY.attention,
          title: translate('form.conflictTitle'),
          line1: `${translate('form.changedBySomebody')} ${translate('kit.lookAgain')}`,
        })
      else notifyFailure(error)
      // What was typed for the action stays as long as the action can still be done.
      if (overtaken === 'done' || (overtaken && form.model.fields.length === 0)) onOvertaken()
    } finally {
      setRunning(false)
    }
  }
  return { start, isRunning, reason }
}

/**
 * Somebody else was quicker: has done it or deleted the record, or has changed it, so that it should be looked at
 * again.
 */
function overtakenBy(error: unknown): 'done' | 'changed' | null {
  const failure = httpFailure(error)
  if (failure?.status === 412) return 'changed'
  return failure?.status === 404 || (failure?.body as { code?: string } | undefined)?.code === 'wrong-state'
    ? 'done'
    : null
}
