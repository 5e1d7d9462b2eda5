/** A dialogue with typed work closes only after asking. */
import { useState, type ReactNode } from 'react'
import { useTranslate } from '../data/useTranslate.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { useFormState } from '../control/formState.ts'
import { changedFields } from '../data/values.ts'

interface GuardedClose {
  /** What the form held when it was opened. */
  initial: object
  onDiscard?: () => void
  onClose: () => void
}

export function useGuardedClose({ initial, onDiscard, onClose }: GuardedClose): {
  close: () => void
  question: ReactNode
} {
  const translate = useTranslate()
  const form = useFormState()
  const [questionOpen, setQuestionOpen] = useState(false)
  const close = () => {
    form.flush()
    if (changedFields(form.model.fields, initial, form.values()).length > 0) setQuestionOpen(true)
    else onClose()
  }
  const question = questionOpen && (
    <ConfirmDialog
      title={translate('form.closeTitle')}
      verb={translate('form.close')}
      cancel={translate('form.stay')}
      destroys
      onConfirm={() => {
        onDiscard?.()
        onClose()
      }}
      onClose={() => setQuestionOpen(false)}
    >
      {translate('form.closeSentence')}
    </ConfirmDialog>
  )
  return { close, question }
}
