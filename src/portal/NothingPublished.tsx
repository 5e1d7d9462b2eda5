/** Stands where figures will stand until a period is published: when they come, and what can be seen meanwhile. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CalendarDate } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePortal } from './usePortal.tsx'

interface NothingPublishedProps {
  /** Its reports are linked; none on the page of reports itself. */
  id?: number
  /** A capital movement was published all the same. */
  hasMovements?: boolean
  /** The last day of the figures that the fund has published: a partner who came later has none of its own yet. */
  fundFiguresAsOf?: CalendarDate | null
  /** What the page itself will hold. */
  children?: ReactNode
}

export function NothingPublished({
  id,
  hasMovements = false,
  fundFiguresAsOf = null,
  children,
}: NothingPublishedProps) {
  const translate = useTranslate()
  const { ofFund, movements } = usePortal()
  const title = fundFiguresAsOf ? 'noHoldingFigures' : hasMovements ? 'noFigures' : 'title'
  return (
    <div className="holding-empty">
      <b>{translate(`portal.empty.${title}`)}</b>
      <p>
        {fundFiguresAsOf
          ? translate('portal.empty.fund', { date: formatDate(fundFiguresAsOf) })
          : translate('portal.empty.release')}{' '}
        {translate('portal.empty.reports')}{' '}
        {id !== undefined && <Link to={ofFund('portal.fund.reports', id)}>{translate('portal.reports')}</Link>}
      </p>
      {fundFiguresAsOf && id !== undefined && (
        <p>
          {translate('portal.empty.investments')}{' '}
          <Link to={ofFund('portal.fund.investments.overview', id)}>{translate('portal.places.investments')}</Link>
        </p>
      )}
      {hasMovements && (
        <p>
          {!fundFiguresAsOf && `${translate('portal.empty.period')} `}
          {translate('portal.empty.movements')} <Link to={movements}>{translate('portal.movements.title')}</Link>
        </p>
      )}
      {children}
    </div>
  )
}
