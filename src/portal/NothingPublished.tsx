/** Stands where figures will stand: that there are none yet, when they come, and what can be seen meanwhile. */
import { Link } from 'react-router'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePortal } from './usePortal.tsx'

interface NothingPublishedProps {
  /** Its reports are linked; none on the page of reports itself. */
  id?: number
  /** A capital movement was published all the same. */
  hasMovements?: boolean
}

export function NothingPublished({ id, hasMovements = false }: NothingPublishedProps) {
  const translate = useTranslate()
  const { ofFund, movements } = usePortal()
  return (
    <div className="holding-empty">
      <b>{translate(hasMovements ? 'portal.empty.noFigures' : 'portal.empty.title')}</b>
      <p>
        {translate(hasMovements ? 'portal.empty.movements' : 'portal.empty.sentence')}{' '}
        {hasMovements ? (
          <Link to={movements}>{translate('portal.movements.title')}</Link>
        ) : (
          id !== undefined && <Link to={ofFund('portal.fund.reports', id)}>{translate('portal.reports')}</Link>
        )}
      </p>
    </div>
  )
}
