import { useMemo } from 'react'
import { OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'

preload('companies', 'form')

export function CompanyAdd() {
  const { fundId, investmentId } = useParameters('fund.investment.companies.add')
  const parents = useMemo(() => ({ investmentId }), [investmentId])
  const listPath = path('fund.investment.details', { fundId, investmentId }, { tab: 'companies' })
  return (
    <OfInvestment>
      {investment => (
        <EntityForm
          resource="companies"
          parentValues={parents}
          proposals={{ currencyId: investment.dealCurrencyId, countryId: investment.countryId }}
          listPath={listPath}
        />
      )}
    </OfInvestment>
  )
}
