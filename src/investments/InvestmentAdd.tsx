import { useMemo } from 'react'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { FIGURES } from './computed.ts'
import { useForeignCurrency } from './useForeignCurrency.tsx'

preload('investments', 'form')

export function InvestmentAdd() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.investments.add')
  const parents = useMemo(() => ({ fundId }), [fundId])
  const foreignCurrency = useForeignCurrency(fundId)
  return (
    <EntityForm
      resource="investments"
      parentValues={parents}
      {...foreignCurrency}
      hides={FIGURES}
      notSaved={translate('investment.notSaved')}
      listPath={path('fund.investments.overview', { fundId })}
      savedPath={investment => path('fund.investment.details', { fundId, investmentId: investment.id })}
    />
  )
}
