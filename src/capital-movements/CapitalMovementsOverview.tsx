import { useMemo } from 'react'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import './texts.ts'

preload('capital-movements', 'list')

export function CapitalMovementsOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.capitalMovements.overview')
  const columns = useMemo(
    () => [
      {
        name: 'late',
        title: translate('capitalMovement.late'),
        cell: ({ lateLines }: RecordOf<'capital-movements'>) =>
          lateLines ? (
            <Chip tone="bad">{translate('capitalMovement.lateCount', { smart_count: lateLines })}</Chip>
          ) : (
            <Nothing />
          ),
      },
    ],
    [translate],
  )
  return (
    <EntityList
      resource="capital-movements"
      parentFilter={{ fundId }}
      ownColumns={columns}
      decimals="own"
      addPath={path('fund.capitalMovements.add', { fundId })}
      rowPath={({ id }) => path('fund.capitalMovement.details', { fundId, capitalCallId: id })}
      emptySentence={translate('capitalMovement.emptySentence')}
    />
  )
}
