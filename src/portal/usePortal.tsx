/** The tenant of the address, and for staff the limited partner as whose contact they see the portal. */
import { useSearchParams } from 'react-router'
import { path } from '../paths.ts'
import { useSession } from '../web/kit/data/session.tsx'
import type { PositionFigure } from './sources.ts'
import { askedIn } from './asked.ts'

type Place = 'portal.fund.details' | 'portal.fund.reports' | 'portal.fund.investments.overview'

export function usePortal() {
  const { tenant } = useSession()
  const [parameters] = useSearchParams()
  const { as } = askedIn('', parameters)
  const pTenantId = tenant?.shortName ?? ''
  const preview = as === undefined ? '' : `?as=${as}`
  return {
    /** What every read of the portal is asked with; null before the tenant is known. */
    asked: tenant ? askedIn(tenant.shortName, parameters) : null,
    as,
    funds: path('portal.funds.overview', { pTenantId }) + preview,
    /** With the line of that notice open. */
    movements: path('portal.capitalMovements.overview', { pTenantId }) + preview,
    movement: (notice: number) =>
      path('portal.capitalMovements.overview', { pTenantId }, { ...(as !== undefined && { as }), notice }),
    ofFund: (name: Place, id: number) => path(name, { pTenantId, pLpId: id }) + preview,
    /** With what the figure is made of, and the way to its records. */
    figure: (id: number, figure: PositionFigure) =>
      path('portal.fund.details', { pTenantId, pLpId: id }, { ...(as !== undefined && { as }), figure }),
    transfers: path('portal.transfers.overview', { pTenantId }) + preview,
    transfer: (pTransferId: number) => path('portal.transfer', { pTenantId, pTransferId }) + preview,
    investment: (id: number, investmentId: number) =>
      path('portal.fund.investment', { pTenantId, pLpId: id, pInvestmentId: investmentId }) + preview,
  }
}
