/** Whom the notice of a partner was sent to: each contact with the state of the mail, and the way to send it again. */
import { Suspense, lazy, useState } from 'react'
import { fieldOf } from '../entityTypes.ts'
import { valueOf } from '../entity.ts'
import { ResendButton } from '../mails/ResendButton.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useListState } from '../web/kit/list/listState.ts'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'

const MailDialog = lazy(() => import('../mails/MailDialog.tsx').then(module => ({ default: module.MailDialog })))

/** A page of notices has at most so many mails. */
const MAILS_MAX = 1_000

const PARTNER = 'limitedPartnerId' satisfies keyof RecordOf<'notices'>

interface NoticeMailsProps {
  movement: RecordOf<'capital-movements'>
  limitedPartnerId: number
}

export function NoticeMails({ movement, limitedPartnerId }: NoticeMailsProps) {
  const translate = useTranslate()
  const mails = useMailsOfRows(movement.id)
  const [read, setRead] = useState<RecordOf<'mails'> | null>(null)
  if (movement.status !== 'Published') return <span className="notice-quiet">{translate('notice.notSent')}</span>
  const own = mails?.filter(mail => mail.limitedPartnerId === limitedPartnerId)
  if (own?.length === 0) return <span className="notice-quiet">{translate('notice.noContact')}</span>
  return (
    <>
      <ul className="notice-mails">
        {own?.map(mail => (
          <MailLine key={mail.id} mail={mail} onRead={() => setRead(mail)} />
        ))}
      </ul>
      <Suspense fallback={null}>{read && <MailDialog mail={read} onClose={() => setRead(null)} />}</Suspense>
    </>
  )
}

/** One question for all rows of the list around: each row asks the same, and it is sent once. */
function useMailsOfRows(capitalMovementId: number): RecordOf<'mails'>[] | undefined {
  const rows: readonly object[] = useListState().data ?? []
  const partners = rows.flatMap(row => {
    const id = valueOf(row, PARTNER)
    return typeof id === 'number' ? [id] : []
  })
  const { data } = useRecords(
    'mails',
    partners.length === 0
      ? null
      : {
          filter: {
            resource: 'capital-movements',
            recordId: capitalMovementId,
            event: 'capital-call-published',
            limitedPartnerId: partners,
          },
          limit: MAILS_MAX,
        },
    { keepsPrevious: true },
  )
  return data
}

function MailLine({ mail, onRead }: { mail: RecordOf<'mails'>; onRead: () => void }) {
  const field = fieldOf(useEntity('mails'), 'status')
  const { recipient, status, lastError } = mail
  return (
    <li>
      <button type="button" className="text-link" onClick={onRead}>
        {recipient}
      </button>
      <StatusChip field={field} value={status} />
      {status === 'Failed' && <ResendButton mail={mail} small />}
      {lastError && <small>{lastError}</small>}
    </li>
  )
}
