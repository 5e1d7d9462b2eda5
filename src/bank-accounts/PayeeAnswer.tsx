/** What the bank last said about the holder of an account, shown wherever the account is used. */
import { fieldOf } from '../entityTypes.ts'
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'

interface PayeeAnswerProps {
  answer: RecordOf<'bank-accounts'>['payeeAnswer'] | undefined
  date: CalendarDate | null | undefined
  by?: string | null | undefined
}

export function PayeeAnswer({ answer, date, by }: PayeeAnswerProps) {
  const translate = useTranslate()
  const field = fieldOf(useEntity('bank-accounts'), 'payeeAnswer')
  if (!answer) return <>{translate('bankAccount.notAsked')}</>
  const day = formatDate(date)
  return (
    <>
      <StatusChip field={field} value={answer} />{' '}
      {by ? translate('bankAccount.answered', { date: day, name: by }) : day}
    </>
  )
}
