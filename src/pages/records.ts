/** Which record a page shows, and on which page a record is shown, read from the table of pages. */
import { ROUTES, knowsAll, parametersOf, pathWithin, type Known, type Route } from '../paths.ts'
import type { Resource } from '../entity.ts'

/** Pages of one record: the last parameter of their pattern names it. */
const recordPages = ROUTES.filter(({ resource, pattern }) => resource && /\/(details|edit)$/.test(pattern))

const ofParameter = new Map(recordPages.map(page => [idOf(page), page.resource]))

/** What a parameter of an address names. */
export function resourceOf(parameter: string): Resource | undefined {
  return ofParameter.get(parameter)
}

/** Links lead to the page that names most of a record's parents; what has no page of its own stands on a list. */
const linkedPages = ROUTES.filter(page => isLinked(page)).sort(
  (a, b) => parametersOf(b.pattern).length - parametersOf(a.pattern).length,
)

/** Where a record is shown; null for those without a page. */
export function recordPath(resource: string, record: object): string | null {
  const values: Known = { ...record }
  for (const page of linkedPages) {
    if (page.resource !== resource) continue
    const known = page.query ? values : { ...values, [idOf(page)]: values['id'] }
    if (knowsAll(page.pattern, known)) return pathWithin(page.name, known) + queryOf(page, values)
  }
  return null
}

/** The list that a page of the same kind of record stands under, or where one is added to it. */
export function siblingOf({ resource, pattern }: Route, end: 'overview' | 'add'): Route | undefined {
  const wanted = `${pattern.replace(/(\/:\w+)?\/\w+$/, '')}/${end}`
  return ROUTES.find(page => page.resource === resource && page.pattern === wanted)
}

function isLinked(page: Route): boolean {
  return page.linked !== false && (page.query !== undefined || recordPages.includes(page))
}

/** The last parameter of a record's page is its own. */
function idOf({ pattern }: Route): string {
  return parametersOf(pattern).at(-1) ?? ''
}

function queryOf({ query }: Route, record: Known): string {
  const pairs = Object.entries(query ?? {}).map(([name, property]) => `${name}=${String(record[property] ?? '')}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}
