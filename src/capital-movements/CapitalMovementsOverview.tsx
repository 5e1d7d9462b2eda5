import { useMemo } from 'react'
import type { FieldName, Filter } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { sum } from '../money.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecords, type RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import type { Totals } from '../web/kit/list/types.ts'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import './texts.ts'

preload('capital-movements', 'list')

export function CapitalMovementsOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.capitalMovements.overview')
  const { currency } = useFundCurrency(fundId)
  const columns = useMemo(
    () => [
      {
        name: 'late',
        sortBy: 'lateLines',
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
      facts={currency && <span>{translate('capitalMovement.amountsIn', { currency })}</span>}
      useTotals={useMovementTotals}
      addPath={path('fund.capitalMovements.add', { fundId })}
      rowPath={({ id }) => path('fund.capitalMovement.details', { fundId, capitalCallId: id })}
      emptySentence={translate('capitalMovement.emptySentence')}
    />
  )
}

/** More than a fund has in its life. */
const MOVEMENTS_MAX = 1_000

/** What was called and paid out in all that was found, completed or not. */
function useMovementTotals(filter: Filter<'capitalMovement'>): Totals<FieldName<'capitalMovement'>> | undefined {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.capitalMovements.overview')
  const { minorUnits } = useFundCurrency(fundId)
  const { data } = useRecords('capital-movements', { filter, limit: MOVEMENTS_MAX }, { keepsPrevious: true })
  if (!data) return undefined
  const total = (name: 'investmentFunding' | 'managementFees' | 'totalCall' | 'distribution') =>
    formatAmount(sum(data.map(movement => movement[name] ?? '0')), minorUnits)
  return {
    label: translate('capitalMovement.movementTotal', { smart_count: data.length }),
    values: {
      investmentFunding: total('investmentFunding'),
      managementFees: total('managementFees'),
      totalCall: total('totalCall'),
      distribution: total('distribution'),
    },
  }
}
