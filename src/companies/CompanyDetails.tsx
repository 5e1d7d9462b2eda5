import { useMemo } from 'react'
import { useParams } from 'react-router'
import { OfInvestment } from '../investments/OfInvestment.tsx'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { RecordLogo } from '../web/kit/page/RecordLogo.tsx'
import { companyRules } from './rules.ts'

preload('companies', 'form')

export function CompanyDetails() {
  const parameters = useParams()
  const [fundId, investmentId, companyId] = [
    Number(parameters['fundId']),
    Number(parameters['investmentId']),
    Number(parameters['companyId']),
  ]
  const parents = useMemo(() => ({ investmentId }), [investmentId])
  return (
    <OfInvestment>
      {() => (
        <EntityForm
          resource="companies"
          id={companyId}
          within={parents}
          rules={companyRules}
          listPath={path('fund.investment.details', { fundId, investmentId })}
          title={company => (
            <>
              <RecordLogo documentId={company['logoId']} />
              {String(company['name'])}
            </>
          )}
        />
      )}
    </OfInvestment>
  )
}
