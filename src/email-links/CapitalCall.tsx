/** A published capital movement as its mail asks for it: the amount, where it goes, and the notice. */
import type { ReactNode } from 'react'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { Link } from 'react-router'
import { compare } from '../money.ts'
import { path } from '../paths.ts'
import { AmountDue, MovementAmounts, NoticeButton } from '../portal/MovementDetails.tsx'
import { PaymentAccount } from '../portal/PaymentAccount.tsx'
import type { PublishedMovement } from '../portal/movement.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'

export function CapitalCall({ movement }: { movement: PublishedMovement }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const { name, fund, limitedPartner, amount, account, paymentReference, paidOn } = movement
  const pays = compare(amount, '0') > 0
  const outlook = paidOn !== null ? 'received' : pays ? 'awaited' : 'paidOut'
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
        <Step mark="1" title={translate(pays ? 'emailLink.capitalCall.payTo' : 'emailLink.capitalCall.paidTo')}>
          <PaymentAccount account={account} reference={paymentReference} />
        </Step>
      )}
      <Step mark={account ? '2' : '1'} title={translate('emailLink.capitalCall.keep')}>
        <p>{translate('emailLink.capitalCall.keepSentence')}</p>
        <NoticeButton movement={movement} />
      </Step>
      <Step mark={<CheckOutlined />} title={translate('emailLink.capitalCall.nothingElse')} done>
        <p>{translate(`emailLink.capitalCall.${outlook}`)}</p>
      </Step>
      <div className="landing-amounts">
        <MovementAmounts movement={movement} />
      </div>
      <Link
        className="landing-way"
        to={path(
          'portal.capitalMovements.overview',
          { pTenantId: tenant?.shortName ?? '' },
          { notice: movement.noticeId },
        )}
      >
        {translate('emailLink.capitalCall.portal')}
      </Link>
    </>
  )
}

function Step({ mark, title, done, children }: { mark: ReactNode; title: string; done?: true; children: ReactNode }) {
  return (
    <section className="landing-step">
      <span className="landing-mark" data-done={done} aria-hidden>
        {mark}
      </span>
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}
