import { useMemo } from 'react'
import { OfInvestment } from '../investment-pages/OfInvestment.tsx'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { RecordLogo } from '../web/kit/documents/RecordLogo.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

preload('companies', 'form')

export function CompanyDetails() {
  const { fundId, investmentId, companyId } = useParameters('fund.investment.company.details')
  const parents = useMemo(() => ({ investmentId }), [investmentId])
  return (
    <OfInvestment>
      {() => (
        <EntityForm
          resource="companies"
          id={companyId}
          within={parents}
          listPath={path('fund.investment.details', { fundId, investmentId }, { tab: 'companies' })}
          title={company => (
            <>
              <RecordLogo documentId={company.logoId} />
              {company.name}
            </>
          )}
        />
      )}
    </OfInvestment>
  )
}
