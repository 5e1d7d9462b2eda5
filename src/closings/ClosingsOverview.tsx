import { path } from '../paths.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('closings', 'list')

export function ClosingsOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.closings.overview')
  return (
    <EntityList
      resource="closings"
      parentFilter={{ fundId }}
      addPath={path('fund.closings.add', { fundId })}
      rowPath={closing => path('fund.closing.details', { fundId, closingId: closing.id })}
      emptySentence={translate('closing.emptySentence')}
    />
  )
}
