import { useMemo } from 'react'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useDocumentsColumn } from '../web/kit/list/useDocumentsColumn.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('closings', 'list')

export function ClosingsOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.closings.overview')
  const own = useMemo(() => ({ fundId }), [fundId])
  const titles = useMemo(
    () => ({
      title: translate('closing.contract'),
      missing: translate('closing.contractMissing'),
      there: (count: number) => translate('closing.contracts', { smart_count: count }),
    }),
    [translate],
  )
  const contract = useDocumentsColumn('closings', own, titles)
  const columns = useMemo(() => [contract], [contract])
  const { currency } = useFundCurrency(fundId)
  return (
    <EntityList
      resource="closings"
      parentFilter={own}
      ownColumns={columns}
      facts={currency && <span>{translate('closing.amounts', { currency })}</span>}
      addPath={path('fund.closings.add', { fundId })}
      rowPath={closing => path('fund.closing.details', { fundId, closingId: closing.id })}
      emptySentence={translate('closing.emptySentence')}
    />
  )
}
