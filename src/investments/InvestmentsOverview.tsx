import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { useFundFigures } from '../reporting-periods/useFundPeriods.tsx'
import { EntityList } from '../web/kit/EntityList.tsx'
import { preload } from '../web/kit/metadata.ts'

preload('investments', 'list')

export function InvestmentsOverview() {
  const translate = useTranslate()
  const fundId = Number(useParams()['fundId'])
  const { currency, decimals } = useFundFigures(fundId)
  return (
    <EntityList
      resource="investments" parentFilter={{ fundId }} decimals={decimals} facts={currency && <span>{translate('investment.amounts', { currency })}</span>}
      addPath={path('fund.investments.add', { fundId })} rowPath={investment => path('fund.investment.details', { fundId, investmentId: investment.id })} emptySentence={translate('investment.emptySentence')}
    />
  )
}
