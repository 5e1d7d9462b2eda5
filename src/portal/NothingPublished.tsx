/** Stands where figures will stand until a period is published: when they come, and what can be seen meanwhile. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePortal } from './usePortal.tsx'

interface NothingPublishedProps {
  /** Its reports are linked; none on the page of reports itself. */
  id?: number
  /** A capital movement was published all the same. */
  hasMovements?: boolean
  /** What the page itself will hold. */
  children?: ReactNode
}

export function NothingPublished({ id, hasMovements = false, children }: NothingPublishedProps) {
  const translate = useTranslate()
  const { ofFund, movements } = usePortal()
  return (
    <div className="holding-empty">
      <b>{translate(hasMovements ? 'portal.empty.noFigures' : 'portal.empty.title')}</b>
      <p>
        {translate('portal.empty.sentence')}{' '}
        {id !== undefined && <Link to={ofFund('portal.fund.reports', id)}>{translate('portal.reports')}</Link>}
      </p>
      {hasMovements && (
        <p>
          {translate('portal.empty.movements')} <Link to={movements}>{translate('portal.movements.title')}</Link>
        </p>
      )}
      {children}
    </div>
  )
}
