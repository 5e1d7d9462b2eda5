import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { DEFAULT_DECIMALS } from '../formats.ts'
import { path } from '../paths.ts'
import { EntityList } from '../web/kit/EntityList.tsx'
import { preload } from '../web/kit/metadata.ts'
import { fundRules } from './rules.ts'

preload('funds', 'list')

/** What a fund needs to exist; the other sixty fields have their page. */
const FIRST_FIELDS = ['name', 'friendlyName', 'commencementDate', 'vintageYear', 'managerId', 'countryId', 'currencyId']

export function FundsOverview() {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <EntityList
      resource="funds" decimals={fund => Number(fund['decimals'] ?? DEFAULT_DECIMALS)} rowPath={fund => path('fund', { fundId: fund.id })} emptySentence={translate('fund.emptySentence')}
      addInDialog={{ fields: FIRST_FIELDS, rules: fundRules, sentence: translate('fund.newSentence'), onSaved: fund => { void navigate(path('fund.details', { fundId: fund.id })) } }}
    />
  )
}
