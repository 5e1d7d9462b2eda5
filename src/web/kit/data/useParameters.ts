import { useParams } from 'react-router'
import { parametersIn, type PageParameters, type RouteName } from '../../../paths.ts'

/** The parameters of the address as the pattern of a page names them. Pages below it have them too. */
export function useParameters<Name extends RouteName>(name: Name): PageParameters<Name> {
  const known = useParams()
  return parametersIn(name, known)
}
