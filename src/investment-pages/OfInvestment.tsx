/**
 * What every page below an investment begins with: the investment of the address, which has to be one of the fund of
 * the address.
 */
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { entryTitle, menuOf } from '../pages/menu.ts'
import { errorPath, pathWithin } from '../paths.ts'
import type { RouteName } from '../paths.ts'
import { failureMessage, httpFailure } from '../web/kit/data/failures.ts'
import { mayOpen } from '../web/kit/data/mayOpen.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { PageTabs } from '../web/kit/page/PageTabs.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'

export function OfInvestment({ children }: { children: (investment: RecordOf<'investments'>) => ReactNode }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { fundId, investmentId } = useParameters('fund.investment.details')
  const { data, error } = useRecord('investments', investmentId, { retry: false })
  const missing = httpFailure(error)?.status === 404 || (data !== undefined && data.fundId !== fundId)
  useEffect(() => {
    if (missing) void navigate(errorPath(404, translate('error.notFound')), { replace: true })
  }, [missing, navigate, translate])
  if (missing) return null
  if (error && !data) return <p role="alert">{failureMessage(error)}</p>
  return data ? <>{children(data)}</> : null
}

/** The pages of an investment, as tabs of each of them. */
export function InvestmentTabs({
  fundId,
  investmentId,
  open,
}: {
  fundId: number
  investmentId: number
  open: RouteName
}) {
  const translate = useTranslate()
  const session = useSession()
  const tabs = menuOf('investment')
    .filter(entry => mayOpen(entry, session))
    .map(entry => ({
      to: pathWithin(entry.name, { fundId, investmentId }),
      title: translate(entryTitle(entry)),
      open: entry.name === open,
    }))
  return <PageTabs label={translate('investment.pages')} tabs={tabs} />
}
