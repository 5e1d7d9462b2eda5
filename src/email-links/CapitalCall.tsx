/** A published capital movement as its mail asks for it: the amount, where it goes, and the notice. */
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { Link } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { absolute, compare } from '../money.ts'
import { path } from '../paths.ts'
import { AmountDue, MovementAmounts, NoticeButton } from '../portal/MovementDetails.tsx'
import { amountToCome } from '../portal/amountToCome.ts'
import { PaymentAccount } from '../portal/PaymentAccount.tsx'
import type { Payee, PublishedMovement } from '../portal/movement.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Step } from './Step.tsx'

export function CapitalCall({ movement }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const portalPath = usePortalPath(movement)
  const { name, fund, limitedPartner, amount, account, paymentReference, paidOn, documentNumber } = movement
  const pays = compare(amount, '0') > 0
  return (
    <>
      <h1>{name}</h1>
      <p className="landing-lead">
        {translate(pays ? 'emailLink.capitalCall.sentence' : 'emailLink.capitalCall.sentenceGets', {
          fund,
          partner: limitedPartner,
        })}
      </p>
      <AmountDue movement={movement} />
      {account && (
        <Step mark="1" title={translate(accountTitle(account, pays))}>
          <PaymentAccount account={account} reference={paymentReference} />
        </Step>
      )}
      <Step mark={account ? '2' : '1'} title={translate('emailLink.capitalCall.keep')}>
        <p>{translate('emailLink.capitalCall.keepSentence', { number: documentNumber })}</p>
        <div className="holding-actions">
          <NoticeButton movement={movement} isMain />
          <ColleagueLink movement={movement} />
        </div>
      </Step>
      <Step mark={<CheckOutlined />} title={translate('emailLink.nothingElse')} done>
        <p>
          {paidOn === null
            ? translate(pays ? 'emailLink.capitalCall.awaited' : 'emailLink.capitalCall.paidOut')
            : translate(pays ? 'emailLink.capitalCall.received' : 'emailLink.capitalCall.paid', {
                date: formatDate(paidOn),
              })}
        </p>
      </Step>
      <div className="landing-amounts">
        <MovementAmounts movement={movement} />
      </div>
      <Link className="landing-way" to={portalPath}>
        {translate('emailLink.capitalCall.portal')}
      </Link>
    </>
  )
}

function accountTitle({ outOfUse }: Payee, pays: boolean) {
  if (outOfUse) return 'portalAccount.ofNotice'
  return pays ? 'emailLink.capitalCall.payTo' : 'emailLink.capitalCall.paidTo'
}

function usePortalPath({ noticeId }: PublishedMovement): string {
  const { tenant } = useSession()
  return path('portal.capitalMovements.overview', { pTenantId: tenant?.shortName ?? '' }, { notice: noticeId })
}

/** A mail of the investor's own: without bank details, which nobody should take from a mail. */
function ColleagueLink({ movement }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const portalPath = usePortalPath(movement)
  const { name, fund, currency, minorUnits, dueDate } = movement
  const subject = translate('emailLink.capitalCall.colleagueSubject', { name, fund })
  const body = translate('emailLink.capitalCall.colleagueBody', {
    subject,
    amount: `${formatAmount(absolute(amountToCome(movement)), minorUnits)} ${currency ?? ''}`,
    date: formatDate(dueDate),
    address: `${window.location.origin}${portalPath}`,
  })
  return (
    <a
      className="plain-button"
      href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
    >
      {translate('emailLink.capitalCall.colleague')}
    </a>
  )
}
