import { useMatches } from 'react-router'
import type { Route } from '../../paths.ts'

interface RouteHandle {
  route: Route
}
export type AddressParameters = Record<string, string>

/** The row of the route table that is open, with the parameters of its address. */
export function useRoute(): { route: Route | undefined; parameters: AddressParameters } {
  const match = useMatches().findLast(each => (each.handle as RouteHandle | undefined)?.route)
  return {
    route: (match?.handle as RouteHandle | undefined)?.route,
    parameters: (match?.params ?? {}) as AddressParameters,
  }
}
