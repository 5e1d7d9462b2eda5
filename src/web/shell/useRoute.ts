import { useMatches } from 'react-router'
import { path, routeNamed } from '../../paths.ts'
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

/** The address of another page seen from here: it takes over only those parameters that stand in its own pattern. */
export function pathFromHere(name: string, parameters: AddressParameters): string {
  const pattern = routeNamed(name)?.pattern ?? ''
  return path(
    name,
    Object.fromEntries(
      Object.entries(parameters).filter(([parameter]) => pattern.split('/').includes(`:${parameter}`)),
    ),
  )
}
