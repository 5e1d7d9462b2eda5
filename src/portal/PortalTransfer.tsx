/** One completed transfer: what the investor's own limited partners gave or took, to or from whom, and the contract. */
import { Link } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Contract } from './Contract.tsx'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { PortalPage } from './PortalPage.tsx'
import { portalReads } from './reads.ts'
import { useMissing } from './useHolding.tsx'
import { usePortal } from './usePortal.tsx'
import type { CompletedTransfer, OwnPart } from './transfer.ts'
import '../texts/portalPages.ts'
import type { Decimal } from '../entity.ts'

export function PortalTransfer() {
  const translate = useTranslate()
  const { asked, transfers } = usePortal()
  const { pTransferId } = useParameters('portal.transfer')
  const { data: transfer, error } = useRead(portalReads.portalTransfer, asked && { ...asked, id: pTransferId })
  useMissing(error)
  return (
    <PortalPage loading={transfer === undefined} error={error}>
      {transfer && (
        <>
          <header>
            <Link className="portal-back" to={transfers}>
              <PlainIcon name="back" />
              {translate('portalTransfers.title')}
            </Link>
            <h1>{translate('portalTransfers.dated', { date: formatDate(transfer.date) })}</h1>
            <p>{[transfer.fund, transfer.currency].filter(Boolean).join(' · ')}</p>
          </header>
          {transfer.parts.map(part => (
            <PartCard key={part.limitedPartnerId} transfer={transfer} part={part} />
          ))}
          {transfer.documents.length > 0 && (
            <section className="holding-card" aria-labelledby="transfer-documents">
              <h2 id="transfer-documents">{translate('portalTransfers.documents')}</h2>
              <ul className="portal-documents">
                {transfer.documents.map(document => (
                  <li key={document.id}>
                    <span>
                      <b>{document.fileName}</b>
                      {document.description && <small>{document.description}</small>}
                    </span>
                    <Contract
                      transferId={transfer.id}
                      document={document}
                      label={translate('portalTransfers.download')}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
    </PortalPage>
  )
}

function PartCard({ transfer, part }: { transfer: CompletedTransfer; part: OwnPart }) {
  const translate = useTranslate()
  const { currency, minorUnits } = transfer
  const { limitedPartnerId, limitedPartner, side, counterparties } = part
  const money = (amount: Decimal) => `${currency ?? ''}\u00a0${formatAmount(amount, minorUnits)}`.trim()
  const sells = side === 'Seller'
  const figures = [
    [translate('portalTransfers.before'), part.commitmentBefore],
    [translate(sells ? 'portalTransfers.gave' : 'portalTransfers.took'), part.commitment],
    [translate('portalTransfers.after'), part.commitmentAfter],
  ] as const
  const heading = `transfer-part-${limitedPartnerId}`
  return (
    <section className="holding-card" aria-labelledby={heading}>
      <h2 id={heading}>{limitedPartner}</h2>
      <p>{translate(sells ? 'portalTransfers.seller' : 'portalTransfers.buyer')}</p>
      <dl className="holding-figures transfer-figures">
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <h3>{translate(sells ? 'portalTransfers.to' : 'portalTransfers.from')}</h3>
      <ul className="portal-counterparties">
        {counterparties.map(({ name, commitment }) => (
          <li key={name}>
            <span>{name}</span>
            <b>{money(commitment)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
