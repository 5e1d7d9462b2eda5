/** What every read of the portal is asked with: the tenant, and for staff the limited partner as whose contact. */
export interface PortalAsked {
  tenant: string
  as?: number
}

/** Both as an address of the portal names them. */
export function askedIn(tenant: string, parameters: URLSearchParams): PortalAsked {
  const as = Number(parameters.get('as'))
  return { tenant, ...(Number.isInteger(as) && as > 0 && { as }) }
}
