/** A sheet in a dialogue with typed amounts is left only after asking, whichever way. */
import { useState, type ReactNode } from 'react'
import { LeaveGuard } from '../form/LeaveGuard.tsx'
import { LeaveQuestion } from '../form/LeaveQuestion.tsx'

export function useSheetLeaving(dirty: boolean, onClose: () => void): { close: () => void; question: ReactNode } {
  const [questionOpen, setQuestionOpen] = useState(false)
  const question = (
    <>
      {questionOpen && <LeaveQuestion onConfirm={onClose} onClose={() => setQuestionOpen(false)} />}
      <LeaveGuard dirty={dirty} isLeaving={() => false} onDiscard={onClose} />
    </>
  )
  return {
    close: () => {
      if (dirty) setQuestionOpen(true)
      else onClose()
    },
    question,
  }
}
