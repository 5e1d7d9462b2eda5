import { useNavigate } from 'react-router'
import { DEFAULT_DECIMALS } from '../formats.ts'
import { path } from '../paths.ts'
import { useCount } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { useListFilter } from '../web/kit/list/listState.ts'
import { preload } from '../web/kit/data/metadata.ts'

preload('funds', 'list')

export function FundsOverview() {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <EntityList
      resource="funds"
      decimals={fund => fund.decimals ?? DEFAULT_DECIMALS}
      rowPath={fund => path('fund', { fundId: fund.id })}
      emptySentence={translate('fund.emptySentence')}
      facts={<Facts />}
      addInDialog={{
        sentence: translate('fund.newSentence'),
        onSaved: fund => {
          void navigate(path('fund.details', { fundId: fund.id }))
        },
      }}
    />
  )
}

/** A fund without a final closing date still takes investors in. Of what was searched for, as the count beside it. */
function Facts() {
  const translate = useTranslate()
  const filterValues = useListFilter('funds')
  const raising = useCount('funds', { ...filterValues, finalClosingDate_null: true })
  return raising ? <span>{translate('fund.raising', { smart_count: raising })}</span> : null
}
