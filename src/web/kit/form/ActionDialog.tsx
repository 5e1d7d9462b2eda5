/** Asks before an action runs: the consequence in words, and the fields of its body. */
import { useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import type { Action, Entity } from '../../../entity.ts'
import { useActionPreview } from '../dialog/actionPreview.ts'
import { availability } from '../dialog/availability.ts'
import { hasText } from '../../../texts.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { failureMessage, fieldErrorsOf, httpFailure, notifyFailure } from '../data/failures.ts'
import { FormBody } from './FormBody.tsx'
import { FormProvider } from './FormProvider.tsx'
import { attempted, useFormState, useFormValues } from '../control/formState.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { keepFocus } from '../dialog/keepFocus.ts'
import { useConfirmation, withConfirmation } from './useConfirmation.tsx'
import { useActionForm } from './useActionForm.ts'
import { useFirstFocus } from './useFocusField.ts'
import { useFormSettings } from './useFormSettings.ts'
import { useGuardedClose } from './useGuardedClose.tsx'
import { bodyOf, changedFields, startValues, type Values } from '../data/values.ts'
import { recordName } from '../data/metadata.ts'
import { SEVERITY, closeNotifications, openNotification } from '../data/notifications.ts'
import { useProvider } from '../data/provider.ts'
import type { AnyRecord } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { useAttempt } from '../data/useAttempt.ts'
import { usePatience } from '../page/usePatience.ts'
import { useOvertaken } from './useOvertaken.ts'

interface ActionDialogProps {
  entity: Entity
  action: Action
  record: AnyRecord
  /** Runs without being asked about; what keeps it from running, or takes its time, is shown. */
  atOnce?: boolean
  /** What the page gives of the body; keep the object from render to render. */
  given?: object
  /** What its fields begin with. */
  proposals?: Values
  /** What the page says of it, beside what is said of every record. */
  said?: ReactNode
  onClose: () => void
  onActed: (record: AnyRecord) => void
  /** Somebody else was quicker: the record as it stands now, for a page that keeps what it has loaded. */
  onReloaded?: ((record: AnyRecord) => void) | undefined
}

export function ActionDialog({ entity, action, ...rest }: ActionDialogProps) {
  const { given, proposals } = rest
  const form = useActionForm(entity, action, given)
  const settings = useFormSettings(form)
  const start = useMemo(() => startValues(form.fields, proposals ?? {}), [form, proposals])
  return (
    <FormProvider {...settings} start={start}>
      <OpenDialog entity={entity} action={action} start={start} {...rest} />
    </FormProvider>
  )
}

function OpenDialog({ start, ...props }: ActionDialogProps & { start: Values }) {
  const { entity, action, record, atOnce = false, onClose } = props
  const translate = useTranslate()
  const titleId = useId()
  const form = useFormState()
  const run = useRun(props)
  const preview = useActionPreview()
  const { close, question } = useGuardedClose({ initial: start, onClose })
  const hasFields = form.model.fields.length > 0
  const hasChanges = changedFields(form.model.fields, start, useFormValues()).length > 0
  useFirstFocus(form.model.fields[0]?.name)
  const isShown = useAtOnce(atOnce, run.start)
  return (
    <>
      {/* The second click of a double one falls beside the dialogue that the first has opened. */}
      <Dialog
        open={isShown}
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
            {props.said}
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
          <DialogActions onMouseDown={keepFocus}>
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
      {run.question}
      {/* A page has room for one guard: without changes it stays with the form under the dialogue. */}
      {hasChanges && <LeaveGuard dirty isLeaving={() => false} onDiscard={onClose} />}
    </>
  )
}

const AT_ONCE_MS = 600

/** Whether the question stands on the screen: it waits a moment for what runs at once. */
function useAtOnce(atOnce: boolean, start: () => Promise<void>): boolean {
  const [isOver, setOver] = useState(false)
  const isLate = usePatience(atOnce, AT_ONCE_MS)
  const hasStarted = useRef(false)
  useEffect(() => {
    if (!atOnce || hasStarted.current) return
    hasStarted.current = true
    void start().then(() => setOver(true))
  }, [atOnce, start])
  return !atOnce || isOver || isLate
}

function useRun({ entity, action, record, given, onClose, onActed, onReloaded }: ActionDialogProps) {
  const provider = useProvider()
  const client = useQueryClient()
  const form = useFormState()
  const translate = useTranslate()
  const overtaken = useOvertaken(entity)
  const confirmation = useConfirmation()
  const [isRunning, setRunning] = useState(false)
  const [reason, setReason] = useState<string | null>(null)
  // An action whose outcome has a message of its own shows it.
  const outcome = (result: 'done' | 'failed'): string => {
    const key = `${entity.name}.acted.${action.name}.${result}`
    return hasText(key) ? translate(key) : ''
  }
  const { attempt } = useAttempt()
  const { allows } = useSession()
  const isPossible = (stored: AnyRecord) => availability(entity, action, stored, allows, false).inState
  const start = async () => {
    const { values, errors: wrong } = attempted(form)
    if (Object.keys(wrong).length > 0) return
    setRunning(true)
    setReason(null)
    try {
      const asked = { action: action.name, id: record.id, version: record.version, attempt }
      const body = { ...given, ...bodyOf(values, form.model.fields, true) }
      const answer = await withConfirmation(
        confirmed => provider.act<AnyRecord>(entity.resource, { ...asked, body, confirmed }),
        confirmation.ask,
      )
      if (!answer) return
      // An action reaches beyond its record: rows that it made, mails that it wrote.
      await client.invalidateQueries()
      closeNotifications(SEVERITY.error)
      if (outcome('done')) openNotification({ severity: SEVERITY.info, title: outcome('done') })
      onActed(answer.data)
    } catch (error) {
      const stored = await overtaken(record, error, isPossible)
      const isGone = httpFailure(error)?.status === 404
      // What stands behind the dialogue is no longer so.
      if (stored || isGone) await client.invalidateQueries()
      if (stored) {
        onReloaded?.(stored)
        // What was typed for the action stays as long as the action can still be done.
        if (form.model.fields.length === 0 || !isPossible(stored)) onClose()
        return
      }
      const errors = fieldErrorsOf(error)
      if (outcome('failed'))
        openNotification({ severity: SEVERITY.error, title: translate('general.error'), line1: outcome('failed') })
      if (errors && form.model.fields.length > 0) form.setServerErrors({ errors, values })
      else if (outcome('failed') || errors)
        setReason(errors ? Object.values(errors).flat().join(' ') : failureMessage(error))
      else notifyFailure(error)
      if (isGone) onClose()
    } finally {
      setRunning(false)
    }
  }
  return { start, isRunning, reason, question: confirmation.question }
}
