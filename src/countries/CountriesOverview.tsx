import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'

preload('countries', 'list')

/** Two fields need no page of their own. */
const NO_SETTINGS = {}

export function CountriesOverview() {
  return <EntityList resource="countries" addInDialog={NO_SETTINGS} editInDialog={NO_SETTINGS} />
}
