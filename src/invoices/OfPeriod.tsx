/** Of a list that is filtered to what a reporting period of one fund still holds: which one, and the way back there. */
import { Link } from 'react-router'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useRecords, useReferenced } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useListFilter } from '../web/kit/list/listState.ts'
import { fundsOf } from './approving.ts'
import './texts.ts'

export function OfPeriod() {
  const translate = useTranslate()
  const filter = useListFilter('invoices')
  const [fundId, ...others] = fundsOf(filter)
  const date = filter.date_lte
  const isOne = fundId !== undefined && others.length === 0 && date !== undefined
  const fund = useReferenced('funds', isOne ? fundId : null)
  const { data: periods } = useRecords('reporting-periods', isOne ? { filter: { fundId, date }, limit: 1 } : null)
  const period = periods?.[0]
  if (!isOne || !fund || !period) return null
  return (
    <>
      <span>{translate('invoice.ofPeriod', { fund: fund.name, date: formatDate(date) })}</span>
      <Link className="text-link" to={path('fund.reportingPeriod.details', { fundId, reportingPeriodId: period.id })}>
        {translate('invoice.toChecklist', { period: period.name })}
      </Link>
    </>
  )
}
