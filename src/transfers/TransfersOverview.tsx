import { path } from '../paths.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('transfers', 'list')

export function TransfersOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.transfers.overview')
  const { currency } = useFundFigures(fundId)
  return (
    <EntityList
      resource="transfers"
      parentFilter={{ fundId }}
      decimals="own"
      facts={currency && <span>{translate('transfer.amounts', { currency })}</span>}
      addPath={path('fund.transfers.add', { fundId })}
      rowPath={transfer => path('fund.transfer.details', { fundId, transferId: transfer.id })}
      emptySentence={translate('transfer.emptySentence')}
    />
  )
}
