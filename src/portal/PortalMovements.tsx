/** What was called from an investor and paid out to it: each published movement with the own amount and notice. */
import SwapHorizOutlined from '@mui/icons-material/SwapHorizOutlined'
import { formatAmount, formatDate } from '../formats.ts'
import { compare, negate } from '../money.ts'
import { useApi } from '../web/kit/data/api.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { portalReads, type PublishedMovement } from './reads.ts'
import './texts.ts'
import './portal.css'

export function PortalMovements() {
  const translate = useTranslate()
  const { tenant } = useSession()
  const { data: movements, error } = useRead(portalReads.portalMovements, tenant && { tenant: tenant.shortName })
  return (
    <div className="portal-page" aria-busy={movements === undefined && !error}>
      <header>
        <h1>{translate('portal.movements.title')}</h1>
        <p>{translate('portal.movements.lead')}</p>
      </header>
      {error && (
        <p className="message" role="alert" data-tone="bad">
          {error.message}
        </p>
      )}
      {movements?.length === 0 && (
        <EmptyState
          icon={<SwapHorizOutlined aria-hidden />}
          title={translate('portal.empty.title')}
          sentence={translate('portal.movements.none')}
        />
      )}
      {movements && movements.length > 0 && (
        <ul className="portal-rows" aria-label={translate('portal.movements.title')}>
          {movements.map(movement => (
            <Movement key={movement.noticeId} movement={movement} tenant={tenant?.shortName ?? ''} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Movement({ movement, tenant }: { movement: PublishedMovement; tenant: string }) {
  const translate = useTranslate()
  const { amount, currency, minorUnits, name, fund, limitedPartner, dueDate, paymentReference, kind } = movement
  const pays = compare(amount, '0') > 0
  const facts = [
    fund,
    translate('portal.holder', { name: limitedPartner }),
    translate(`portal.movements.kind.${kind}`),
    paymentReference && translate('portal.movements.reference', { reference: paymentReference }),
  ].filter(Boolean)
  return (
    <li className="portal-row">
      <div>
        <h2>{name}</h2>
        <p>{facts.join(' · ')}</p>
      </div>
      <div className="portal-row-amount">
        <b>{`${currency ?? ''} ${formatAmount(pays ? amount : negate(amount), minorUnits)}`.trim()}</b>
        <span>{translate(pays ? 'portal.movements.pay' : 'portal.movements.get', { date: formatDate(dueDate) })}</span>
      </div>
      <Notice movement={movement} tenant={tenant} />
    </li>
  )
}

function Notice({ movement: { noticeId, name }, tenant }: { movement: PublishedMovement; tenant: string }) {
  const translate = useTranslate()
  const api = useApi()
  return (
    <DownloadButton
      label={translate('portal.movements.notice')}
      name={translate('portal.movements.noticeOf', { name })}
      file={() => api.file(portalReads.portalNotice, { tenant, id: noticeId })}
    />
  )
}
