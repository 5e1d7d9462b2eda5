import { useMemo } from 'react'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useDocumentsColumn } from '../web/kit/list/useDocumentsColumn.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('transfers', 'list')

export function TransfersOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.transfers.overview')
  const own = useMemo(() => ({ fundId }), [fundId])
  const titles = useMemo(
    () => ({
      title: translate('transfer.contract'),
      missing: translate('transfer.contractMissing'),
      there: (count: number) => translate('transfer.contracts', { smart_count: count }),
    }),
    [translate],
  )
  const contract = useDocumentsColumn('transfers', own, titles)
  const columns = useMemo(() => [contract], [contract])
  const { currency } = useFundCurrency(fundId)
  return (
    <EntityList
      resource="transfers"
      parentFilter={own}
      ownColumns={columns}
      decimals="own"
      facts={currency && <span>{translate('transfer.amounts', { currency })}</span>}
      addPath={path('fund.transfers.add', { fundId })}
      rowPath={transfer => path('fund.transfer.details', { fundId, transferId: transfer.id })}
      emptySentence={translate('transfer.emptySentence')}
    />
  )
}
