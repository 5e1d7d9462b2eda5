/** The kinds of records that a search finds: those with a page that the table of pages says so of, in its order. */
import type { Resource } from '../entity.ts'
import type { Find } from '../pages/page.ts'
import { ROUTES, type Route } from '../paths.ts'

export interface FoundKind extends Find {
  resource: Resource
  page: Route
}

/** Of what follows from a schema no order is known. */
const LAST = 99

export const FOUND_KINDS: readonly FoundKind[] = ROUTES.flatMap(page =>
  page.find && page.resource ? [{ ...page.find, resource: page.resource, page }] : [],
).sort((one, other) => (one.place ?? LAST) - (other.place ?? LAST))
