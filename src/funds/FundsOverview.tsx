import { useGetList, useListContext } from 'react-admin'
import { useNavigate } from 'react-router'
import { DEFAULT_DECIMALS } from '../formats.ts'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { fundRules } from './rules.ts'

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
        rules: fundRules,
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
  const { filterValues } = useListContext()
  const { total } = useGetList('funds', {
    filter: { ...filterValues, finalClosingDate_null: true },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'id', order: 'ASC' },
  })
  return total ? <span>{translate('fund.raising', { smart_count: total })}</span> : null
}
