/** Comments on one answer: what was asked, what has changed since, the reply, and settling it. */
import Button from '@mui/material/Button'
import { fieldOf } from '../entityTypes.ts'
import { formatTimestamp } from '../formats.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useAction } from '../web/kit/data/useAction.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ValueCell } from '../web/kit/page/ValueCell.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import type { Row } from './pipeline.ts'
import { answerBefore, hasChanged, questionTitle } from './questions.ts'
import { isOpen } from './steps.ts'

type Comment = RecordOf<'onboarding-comments'>

/** `named`: they stand apart from their question, which is said. */
export function Comments({ row, comments, named }: { row: Row; comments: readonly Comment[]; named?: true }) {
  if (comments.length === 0) return null
  return (
    <ul className="answer-comments">
      {comments.map(comment => (
        <Item key={comment.id} row={row} comment={comment} named={named ?? false} />
      ))}
    </ul>
  )
}

function Item({ row, comment, named }: { row: Row; comment: Comment; named: boolean }) {
  const translate = useTranslate()
  const { tenant, allows } = useSession()
  const status = fieldOf(useEntity('onboarding-comments'), 'status')
  const settle = useAction('onboarding-comments', 'settle')
  const askAgain = useAction('onboarding-comments', 'askAgain')
  const mayAct = allows('edit') && isOpen(row.status)
  const run = (action: typeof settle) => {
    action.run(comment, {}).catch(notifyFailure)
  }
  const isRequest = comment.kind === 'ChangeRequest'
  return (
    <li data-settled={comment.status === 'Settled' || undefined} data-request={isRequest || undefined}>
      <p>
        {named && <b>{`${questionTitle(comment.question, row.answers)}: `}</b>}
        {isRequest && <b>{`${translate('onboarding.pleaseChange')} `}</b>}
        {comment.text}
      </p>
      <small>
        <StatusChip field={status} value={comment.status} />{' '}
        {`${comment.author ?? ''}, ${formatTimestamp(comment.createdAt, tenant?.timeZone ?? 'UTC')}`}
      </small>
      {hasChanged(row.answers, comment) && (
        <p className="answer-changed">
          <Before row={row} comment={comment} />
        </p>
      )}
      {comment.reply && <p className="answer-reply">{`${comment.repliedBy ?? ''}: ${comment.reply}`}</p>}
      {mayAct && (
        <div>
          {comment.status !== 'Settled' && (
            <Button variant="text" size="small" loading={settle.isRunning} onClick={() => run(settle)}>
              {translate('onboarding.settle')}
            </Button>
          )}
          {comment.status !== 'Open' && (
            <Button variant="text" size="small" loading={askAgain.isRunning} onClick={() => run(askAgain)}>
              {translate('onboarding.askAgain')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** What the answer was before it was changed, as it would be shown today. */
function Before({ row, comment }: { row: Row; comment: Comment }) {
  const translate = useTranslate()
  const { minorUnits } = useFundCurrency(row.fundId)
  if (comment.answerThen === null) return <>{translate('onboarding.changedFromNothing')}</>
  const before = answerBefore(comment)
  if (!before) return <>{translate('onboarding.changedSince')}</>
  return (
    <>
      {`${translate('onboarding.changedFrom')} `}
      <ValueCell field={before.field} record={before.record} decimals={{ minorUnits }} />
    </>
  )
}
