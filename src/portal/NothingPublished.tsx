/** Stands where figures will stand: that there are none yet, when they come, and what can be downloaded meanwhile. */
import { Link } from 'react-router'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePortal } from './usePortal.tsx'

export function NothingPublished({ id }: { id: number }) {
  const translate = useTranslate()
  const { ofFund } = usePortal()
  return (
    <div className="holding-empty">
      <b>{translate('portal.empty.title')}</b>
      <p>
        {translate('portal.empty.sentence')}{' '}
        <Link to={ofFund('portal.fund.reports', id)}>{translate('portal.reports')}</Link>
      </p>
    </div>
  )
}
