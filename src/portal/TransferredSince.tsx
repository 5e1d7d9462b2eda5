/** Says that a holding has changed hands since its figures, which are those of a period that ended before. */
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { Holding } from './holding.ts'
import { usePortal } from './usePortal.tsx'

export function TransferredSince({ holding: { transferredSince } }: { holding: Holding }) {
  const translate = useTranslate()
  const { transfers } = usePortal()
  if (transferredSince === null) return null
  return (
    <p className="holding-since">
      {translate('portal.transferredSince', { date: formatDate(transferredSince) })}{' '}
      <Link to={transfers}>{translate('portal.seeTransfers')}</Link>
    </p>
  )
}
