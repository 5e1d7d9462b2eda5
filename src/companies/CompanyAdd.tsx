import { useMemo } from 'react'
import { useParams } from 'react-router'
import { OfInvestment } from '../investments/OfInvestment.tsx'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { companyRules } from './rules.ts'

preload('companies', 'form')

export function CompanyAdd() {
  const parameters = useParams()
  const [fundId, investmentId] = [Number(parameters['fundId']), Number(parameters['investmentId'])]
  const parents = useMemo(() => ({ investmentId }), [investmentId])
  const listPath = path('fund.investment.details', { fundId, investmentId })
  return (
    <OfInvestment>
      {investment => (
        <EntityForm
          resource="companies"
          parentValues={parents}
          proposals={{ currencyId: investment['dealCurrencyId'], countryId: investment['countryId'] }}
          rules={companyRules}
          listPath={listPath}
        />
      )}
    </OfInvestment>
  )
}
