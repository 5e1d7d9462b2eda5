/** What is unusual and changes money is asked about before it is saved; whoever goes back finds everything as typed. */
import { useCallback, useState, type ReactNode } from 'react'
import { confirmationOf, type Confirmation } from '../data/failures.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

interface Asked extends Confirmation {
  answer: (confirmed: boolean) => void
}

interface ConfirmationPrompt {
  ask: (confirmation: Confirmation) => Promise<boolean>
  /** Belongs on the page; null while nothing is asked. */
  question: ReactNode
}

export function useConfirmation(): ConfirmationPrompt {
  const translate = useTranslate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = useCallback(
    (confirmation: Confirmation) =>
      new Promise<boolean>(resolve => {
        const answer = (confirmed: boolean) => {
          setAsked(null)
          resolve(confirmed)
        }
        setAsked({ ...confirmation, answer })
      }),
    [],
  )
  const question = asked && (
    <ConfirmDialog
      title={translate('form.confirmTitle')}
      verb={translate('form.confirmSave')}
      cancel={translate('form.confirmBack')}
      onClose={() => asked.answer(false)}
      onConfirm={() => asked.answer(true)}
    >
      {asked.messages.map(message => (
        <p key={message}>{message}</p>
      ))}
    </ConfirmDialog>
  )
  return { ask, question }
}

/** Sent again with what a person has confirmed, as long as the server asks; null when somebody went back. */
export async function withConfirmation<Answer>(
  send: (confirmed: readonly string[]) => Promise<Answer>,
  ask: ConfirmationPrompt['ask'],
  confirmed: readonly string[] = [],
): Promise<Answer | null> {
  try {
    return await send(confirmed)
  } catch (error) {
    const asked = confirmationOf(error)
    if (!asked) throw error
    return (await ask(asked)) ? withConfirmation(send, ask, [...confirmed, ...asked.codes]) : null
  }
}
