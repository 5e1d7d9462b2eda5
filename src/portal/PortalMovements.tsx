/** What was called from an investor and paid out to it: each published movement with the own amount and notice. */
import { useId, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatAmount, formatDate } from '../formats.ts'
import { absolute, compare } from '../money.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { PlainIcon } from '../web/kit/page/PlainIcon.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { DueChip, MovementDetails, NoticeButton, PartReceived } from './MovementDetails.tsx'
import { amountToCome } from './amountToCome.ts'
import type { PublishedMovement } from './movement.ts'
import { movementGroups } from './movementGroups.ts'
import type { GroupTotal, MovementGroup } from './movementGroups.ts'
import { portalReads } from './reads.ts'
import { PortalPage } from './PortalPage.tsx'
import { useArrival } from './useArrival.tsx'
import { usePortal } from './usePortal.tsx'

export function PortalMovements() {
  const translate = useTranslate()
  const { today } = useSession()
  const asked = Number(useSearchParams()[0].get('notice'))
  const { data: movements, error } = useRead(portalReads.portalMovements, usePortal().asked)
  const groups = useMemo(() => movementGroups(movements ?? [], today), [movements, today])
  return (
    <PortalPage loading={movements === undefined} error={error}>
      <header>
        <h1>{translate('portal.movements.title')}</h1>
        <p>{translate('portalMovements.lead')}</p>
        <Latest groups={groups} />
      </header>
      {movements?.length === 0 && (
        <EmptyState
          icon={<PlainIcon name="movement" />}
          title={translate('portalMovements.nothing')}
          sentence={translate('portalMovements.none')}
        />
      )}
      {groups.map(group => (
        <Group key={group.year} group={group} asked={asked} />
      ))}
    </PortalPage>
  )
}

/** Below what is to come, which fills a phone, stands what came last: it is one press away. */
function Latest({ groups }: { groups: readonly MovementGroup[] }) {
  const translate = useTranslate()
  const { movement } = usePortal()
  const [first, second] = groups
  const latest = first?.year === null ? second?.movements[0] : undefined
  if (!latest) return null
  const { noticeId, name, dueDate } = latest
  return (
    <p className="movement-latest">
      <Link to={movement(noticeId)}>
        {translate('portalMovements.latest', { name, amount: amountOf(latest), date: formatDate(dueDate) })}
      </Link>
    </p>
  )
}

/** What is to come, or a year, whose movements a press on its head shows and hides. */
function Group({ group: { year, movements, totals, isFolded }, asked }: { group: MovementGroup; asked: number }) {
  const translate = useTranslate()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isShown = chosen ?? (!isFolded || movements.some(({ noticeId }) => noticeId === asked))
  const listId = useId()
  const title = year ?? translate('portalMovements.open')
  return (
    <section className="movement-group" aria-label={title}>
      <div className="movement-group-head">
        <h2>
          {year === null ? (
            title
          ) : (
            <button
              type="button"
              className="portal-row-name"
              aria-expanded={isShown}
              aria-controls={listId}
              onClick={() => setChosen(!isShown)}
            >
              {title}
            </button>
          )}{' '}
          <small>{translate('portalMovements.count', { smart_count: movements.length })}</small>
        </h2>
        {(year !== null || movements.length > 1) && <Totals totals={totals} isOpen={year === null} />}
      </div>
      <ul id={listId} className="portal-rows" aria-label={title} hidden={!isShown}>
        {movements.map(movement => (
          <Movement
            key={movement.noticeId}
            movement={movement}
            isOpen={year === null}
            isAsked={movement.noticeId === asked}
          />
        ))}
      </ul>
    </section>
  )
}

function Totals({ totals, isOpen }: { totals: readonly GroupTotal[]; isOpen: boolean }) {
  const translate = useTranslate()
  return (
    <ul className="movement-group-totals">
      {totals.flatMap(({ currency, minorUnits, paid, received }) =>
        [[isOpen ? 'toPay' : 'paid', paid] as const, [isOpen ? 'toGet' : 'received', received] as const].map(
          ([which, total]) =>
            total !== null && (
              <li key={currency + which}>
                {translate(`portalMovements.${which}`, {
                  amount: `${currency} ${formatAmount(total, minorUnits)}`.trim(),
                })}
              </li>
            ),
        ),
      )}
    </ul>
  )
}

/** What the notice of an older movement says: asking for it tells the fund manager that it was looked at. */
function Older({ movement }: { movement: PublishedMovement }) {
  const { asked } = usePortal()
  const { data, error } = useRead(portalReads.portalMovement, asked && { ...asked, id: movement.noticeId })
  return (
    <>
      {error && (
        <p className="message" role="alert" data-tone="bad">
          {error.message}
        </p>
      )}
      <MovementDetails movement={data ?? movement} />
    </>
  )
}

function amountOf(movement: PublishedMovement): string {
  const { currency, minorUnits } = movement
  return `${currency ?? ''} ${formatAmount(absolute(amountToCome(movement)), minorUnits)}`.trim()
}

interface MovementProps {
  movement: PublishedMovement
  /** It is still to come. */
  isOpen: boolean
  /** The address names it. */
  isAsked: boolean
}

/** A line that opens into what its notice says. */
function Movement({ movement, isOpen, isAsked }: MovementProps) {
  const translate = useTranslate()
  const { amount, name, fund, limitedPartner, dueDate, paidOn, paymentReference, kind } = movement
  const pays = compare(amount, '0') > 0
  const facts = [
    fund,
    translate('portal.holder', { name: limitedPartner }),
    translate(`portalMovements.kind.${kind === 'CapitalCall' && !pays ? 'PaidBack' : kind}`),
    paymentReference && translate('portal.movements.reference', { reference: paymentReference }),
  ].filter(Boolean)
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isShown = chosen ?? (isOpen || isAsked)
  const arrived = useArrival<HTMLButtonElement>(isAsked)
  const detailsId = useId()
  return (
    <li>
      <div className="portal-row">
        <div>
          <h3>
            <button
              ref={arrived}
              type="button"
              className="portal-row-name"
              aria-expanded={isShown}
              aria-controls={detailsId}
              onClick={() => setChosen(!isShown)}
            >
              {name}
            </button>
          </h3>
          <p>{facts.join(' · ')}</p>
        </div>
        <div className="portal-row-amount">
          <b>{amountOf(movement)}</b>
          <span>
            {paidOn === null &&
              `${translate(pays ? 'portalMovements.pay' : 'portalMovements.get', { date: formatDate(dueDate) })} `}
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
