import { useMatches } from 'react-router'
import { isRouteName, routeNamed, type AddressParameters, type Route } from '../../paths.ts'

/** The row of the route table that is open, with the parameters of its address. */
export function useRoute(): { route: Route | undefined; parameters: AddressParameters } {
  const matches = useMatches()
  for (const { id, params } of matches.toReversed())
    if (isRouteName(id)) return { route: routeNamed(id), parameters: params }
  return { route: undefined, parameters: {} }
}
