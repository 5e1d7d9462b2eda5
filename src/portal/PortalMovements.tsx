/** What was called from an investor and paid out to it: each published movement with the own amount and notice. */
import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { absolute, compare } from '../money.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { DueChip, MovementDetails, NoticeButton, PartReceived } from './MovementDetails.tsx'
import { amountToCome } from './amountToCome.ts'
import { standsOpen } from './movement.ts'
import type { PublishedMovement } from './movement.ts'
import { portalReads } from './reads.ts'
import { PortalPage } from './PortalPage.tsx'
import { useArrival } from './useArrival.tsx'
import { usePortal } from './usePortal.tsx'

export function PortalMovements() {
  const translate = useTranslate()
  const { today } = useSession()
  const asked = Number(useSearchParams()[0].get('notice'))
  const { data: movements, error } = useRead(portalReads.portalMovements, usePortal().asked)
  return (
    <PortalPage loading={movements === undefined} error={error}>
      <header>
        <h1>{translate('portal.movements.title')}</h1>
        <p>{translate('portalMovements.lead')}</p>
      </header>
      {movements?.length === 0 && (
        <EmptyState
          icon={<PlainIcon name="movement" />}
          title={translate('portalMovements.nothing')}
          sentence={translate('portalMovements.none')}
        />
      )}
      {movements && movements.length > 0 && (
        <ul className="portal-rows" aria-label={translate('portal.movements.title')}>
          {movements.map(movement => (
            <Movement
              key={movement.noticeId}
              movement={movement}
              isOpen={standsOpen(movement, today)}
              isAsked={movement.noticeId === asked}
            />
          ))}
        </ul>
      )}
    </PortalPage>
  )
}

/** What the notice of an older movement says: asking for it tells the fund manager that it was looked at. */
function Older({ movement }: { movement: PublishedMovement }) {
  const { asked } = usePortal()
  const { data } = useRead(portalReads.portalMovement, asked && { ...asked, id: movement.noticeId })
  return <MovementDetails movement={data ?? movement} />
}

interface MovementProps {
  movement: PublishedMovement
  isOpen: boolean
  /** The address names it. */
  isAsked: boolean
}

/** A line that opens into what its notice says. */
function Movement({ movement, isOpen, isAsked }: MovementProps) {
  const translate = useTranslate()
  const { amount, currency, minorUnits, name, fund, limitedPartner, dueDate, paidOn, paymentReference, kind } = movement
  const pays = compare(amount, '0') > 0
  const facts = [
    fund,
    translate('portal.holder', { name: limitedPartner }),
    translate(`portal.movements.kind.${kind === 'CapitalCall' && !pays ? 'PaidBack' : kind}`),
    paymentReference && translate('portal.movements.reference', { reference: paymentReference }),
  ].filter(Boolean)
  const [isShown, setIsShown] = useState(isOpen || isAsked)
  const arrived = useArrival<HTMLButtonElement>(isAsked)
  const detailsId = useId()
  return (
    <li>
      <div className="portal-row">
        <div>
          <h2>
            <button
              ref={arrived}
              type="button"
              className="portal-row-name"
              aria-expanded={isShown}
              aria-controls={detailsId}
              onClick={() => setIsShown(!isShown)}
            >
              {name}
            </button>
          </h2>
          <p>{facts.join(' · ')}</p>
        </div>
        <div className="portal-row-amount">
          <b>{`${currency ?? ''} ${formatAmount(absolute(amountToCome(movement)), minorUnits)}`.trim()}</b>
          <span>
            {paidOn === null &&
              `${translate(pays ? 'portal.movements.pay' : 'portal.movements.get', { date: formatDate(dueDate) })} `}
            <DueChip movement={movement} />
          </span>
          <PartReceived movement={movement} />
        </div>
        <NoticeButton movement={movement} />
      </div>
      <div id={detailsId} hidden={!isShown}>
        {isShown && (isOpen ? <MovementDetails movement={movement} /> : <Older movement={movement} />)}
      </div>
    </li>
  )
}
