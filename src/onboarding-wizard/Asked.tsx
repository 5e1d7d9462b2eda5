/** What staff ask about an answer, at its question: the investor changes the answer, or replies. */
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import { isPartAsked } from '../onboarding/questionnaire.ts'
import { partOfQuestion, questionTitle } from '../onboarding/questions.ts'
import type { OnboardingNotes } from '../onboarding/reads.ts'
import { useApi } from '../web/kit/data/api.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { stepOfQuestion } from './steps.ts'
import { useWizard } from './useWizard.tsx'

export function Asked({ path }: { path: string }) {
  const { notes, record } = useWizard()
  const { legalStatus } = record
  const isOn = (question: string): boolean =>
    stepOfQuestion(question, legalStatus) === stepOfQuestion(path, legalStatus) &&
    (question === path || question.startsWith(`${path}.`) || isElsewhere(question))
  // What is asked of an investor of another legal status stands with the first question, so that it can be replied to.
  const isElsewhere = (question: string): boolean =>
    path === 'entityDetails' && !isPartAsked(partOfQuestion(question), legalStatus)
  const own = notes.comments.filter(({ question, status }) => status !== 'Settled' && isOn(question))
  if (own.length === 0) return null
  return (
    <ul className="wizard-asked">
      {own.map(comment => (
        <Comment key={comment.id} comment={comment} />
      ))}
    </ul>
  )
}

function Comment({ comment }: { comment: OnboardingNotes['comments'][number] }) {
  const translate = useTranslate()
  const { reload, answers } = useWizard()
  const api = useApi()
  const id = useId()
  const [reply, setReply] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await api.act('onboarding-comments', 'reply', comment, { reply })
      await reload()
    } catch (error) {
      notifyFailure(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <li data-status={comment.status}>
      <b>{`${questionTitle(comment.question, answers)}: `}</b>
      {comment.kind === 'ChangeRequest' && `${translate('onboarding.pleaseChange')} `}
      {comment.text}
      <small>{comment.author}</small>
      {comment.reply !== null && <p>{translate('wizard.replied', { reply: comment.reply })}</p>}
      {comment.status === 'Open' && (
        <div className="wizard-reply">
          <input
            id={id}
            aria-label={translate('wizard.replyTo', { question: questionTitle(comment.question, answers) })}
            value={reply}
            onChange={event => setReply(event.target.value)}
          />
          <Button
            loading={isSending}
            disabled={reply.trim() === ''}
            onClick={() => {
              void send()
            }}
          >
            {translate('wizard.reply')}
          </Button>
        </div>
      )}
    </li>
  )
}
