import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { EntityList } from '../web/kit/EntityList.tsx'
import { preload } from '../web/kit/metadata.ts'
import { CueChip } from './CueChip.tsx'
import './texts.ts'

preload('reporting-periods', 'list')

export function ReportingPeriodsOverview() {
  const translate = useTranslate()
  const fundId = Number(useParams()['fundId'])
  const columns = useMemo(() => [{ name: 'cue', title: translate('reportingPeriod.cueTitle'), cell: (period: Record<string, unknown>) => <CueChip period={period} /> }], [translate])
  return (
    <EntityList
      resource="reporting-periods" parentFilter={{ fundId }} ownColumns={columns} addPath={path('fund.reportingPeriods.add', { fundId })}
      rowPath={period => path('fund.reportingPeriod.details', { fundId, reportingPeriodId: period.id })} emptySentence={translate('reportingPeriod.emptySentence')}
    />
  )
}
