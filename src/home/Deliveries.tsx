import { MailList } from '../mails/MailList.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

/** What was written to whom. */
export function Deliveries() {
  const translate = useTranslate()
  return <MailList title={translate('mail.deliveries')} sentence={translate('mail.deliveriesSentence')} />
}
