/** A new period begins with the proposal of the quarter that comes next. */
import { useMemo } from 'react'
import { useGetList, useGetOne } from 'react-admin'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { nextPeriod } from './proposal.ts'
import { NOT_IN_FORM } from './review.ts'

preload('reporting-periods', 'form')

export function ReportingPeriodAdd() {
  const { fundId } = useParameters('fund.reportingPeriods.add')
  const { today } = useSession()
  const latest = useGetList('reporting-periods', {
    filter: { fundId },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'date', order: 'DESC' },
  })
  const fund = useGetOne('funds', { id: fundId }, { retry: false })
  const date = latest.data?.[0]?.['date'] as string | undefined
  const first = fund.data?.['firstReportingDate'] as string | null | undefined
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
