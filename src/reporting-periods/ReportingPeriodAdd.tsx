/** A new period begins with the proposal of the quarter that comes next. */
import { useMemo } from 'react'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecord, useRecords } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { nextPeriod } from './proposal.ts'
import { NOT_IN_FORM } from './review.ts'

preload('reporting-periods', 'form')

export function ReportingPeriodAdd() {
  const { fundId } = useParameters('fund.reportingPeriods.add')
  const { today } = useSession()
  const latest = useRecords('reporting-periods', { filter: { fundId }, sort: ['date', 'desc'], limit: 1 })
  const fund = useRecord('funds', fundId, { retry: false })
  const date = latest.data?.[0]?.date
  const first = fund.data?.firstReportingDate
  const parents = useMemo(() => ({ fundId }), [fundId])
  const proposals = useMemo(() => ({ ...nextPeriod(date ?? null, first ?? today) }), [date, first, today])
  // Without an answer the form opens empty of proposals rather than not at all.
  if ((latest.isPending && !latest.error) || (fund.isPending && !fund.error)) return null
  return (
    <EntityForm
      resource="reporting-periods"
      parentValues={parents}
      proposals={proposals}
      hides={NOT_IN_FORM}
      listPath={path('fund.reportingPeriods.overview', { fundId })}
      savedPath={period => path('fund.reportingPeriod.details', { fundId, reportingPeriodId: period.id })}
    />
  )
}
