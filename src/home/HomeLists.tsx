import { StaffAccounts } from '../accounts/StaffAccounts.tsx'
import { MailList } from '../mails/MailList.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

/**
 * Who may sign in, for whoever decides that, and what was written to whom. No other page of the product holds these
 * two.
 */
export function HomeLists() {
  const translate = useTranslate()
  const { allows } = useSession()
  return (
    <div className="home-lists">
      {allows('tenantAdmin') && <StaffAccounts />}
      <MailList title={translate('mail.deliveries')} sentence={translate('mail.deliveriesSentence')} />
    </div>
  )
}
