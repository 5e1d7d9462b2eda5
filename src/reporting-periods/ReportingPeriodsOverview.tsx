import { useMemo } from 'react'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { CueChip } from './CueChip.tsx'
import './texts.ts'

preload('reporting-periods', 'list')

export function ReportingPeriodsOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.reportingPeriods.overview')
  // The status says already that a period is published: nothing is due any more.
  const columns = useMemo(
    () => [
      {
        name: 'cue',
        sortBy: 'date',
        title: translate('reportingPeriod.cueTitle'),
        cell: (period: RecordOf<'reporting-periods'>) =>
          period.status === 'Published' ? <Nothing /> : <CueChip period={period} />,
      },
    ],
    [translate],
  )
  return (
    <EntityList
      resource="reporting-periods"
      parentFilter={{ fundId }}
      ownColumns={columns}
      addPath={path('fund.reportingPeriods.add', { fundId })}
      rowPath={period => path('fund.reportingPeriod.details', { fundId, reportingPeriodId: period.id })}
      emptySentence={translate('reportingPeriod.emptySentence')}
    />
  )
}
