/** The completed transfers in which an investor is seller or buyer. */
import { Link } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { Contract } from './Contract.tsx'
import { PortalPage } from './PortalPage.tsx'
import { usePortal } from './usePortal.tsx'
import { portalReads } from './reads.ts'
import type { CompletedTransfer, OwnPart } from './transfer.ts'
import '../texts/portalPages.ts'
import type { Decimal } from '../entity.ts'

export function PortalTransfers() {
  const translate = useTranslate()
  const { data: transfers, error } = useRead(portalReads.portalTransfers, usePortal().asked)
  return (
    <PortalPage loading={transfers === undefined} error={error}>
      <header>
        <h1>{translate('portalTransfers.title')}</h1>
        <p>{translate('portalTransfers.lead')}</p>
      </header>
      {transfers?.length === 0 && (
        <EmptyState
          icon={<PlainIcon name="movement" />}
          title={translate('portalTransfers.noneTitle')}
          sentence={translate('portalTransfers.none')}
        />
      )}
      {transfers && transfers.length > 0 && (
        <ul className="portal-rows" aria-label={translate('portalTransfers.title')}>
          {transfers.flatMap(transfer =>
            transfer.parts.map(part => (
              <Part key={`${transfer.id} ${part.limitedPartnerId}`} transfer={transfer} part={part} />
            )),
          )}
        </ul>
      )}
    </PortalPage>
  )
}

function Part({ transfer, part }: { transfer: CompletedTransfer; part: OwnPart }) {
  const translate = useTranslate()
  const { transfer: addressOf } = usePortal()
  const { id, date, fund, currency, minorUnits, documents } = transfer
  const { limitedPartner, side, commitment, commitmentAfter } = part
  const money = (amount: Decimal) => `${currency ?? ''}\u00a0${formatAmount(amount, minorUnits)}`.trim()
  const address = addressOf(id)
  return (
    <li className="portal-row">
      <div>
        <h2>
          <Link to={address}>{translate('portalTransfers.dated', { date: formatDate(date) })}</Link>
        </h2>
        <p>{`${fund} · ${translate('portal.holder', { name: limitedPartner })}`}</p>
      </div>
      <div className="portal-row-amount">
        <b>{money(commitment)}</b>
        <span>
          {translate(side === 'Seller' ? 'portalTransfers.gaveOf' : 'portalTransfers.tookOf', {
            amount: money(commitmentAfter),
          })}
        </span>
      </div>
      {documents.map(document => (
        <Contract key={document.id} transferId={id} document={document} label={translate('portalTransfers.contract')} />
      ))}
    </li>
  )
}
