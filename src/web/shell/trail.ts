import type { Resource } from '../../entity.ts'
import { ROUTES, isParameter } from '../../paths.ts'
import type { Parameter, Route, RouteName } from '../../paths.ts'
import { resourceOf } from '../../pages/records.ts'

/** One part of the breadcrumb: a page by its title, or a record by its name. */
export type Crumb = { kind: 'page'; route: RouteName } | RecordCrumb
export interface RecordCrumb {
  kind: 'record'
  resource: Resource
  parameter: Parameter
  route?: RouteName
}

const byPattern = new Map<string, RouteName>(ROUTES.map(route => [route.pattern, route.name]))

/** The way from the top of the area to a page, read from its address: lists, then records, then the page itself. */
export function trailOf(route: Route): Crumb[] {
  const segments = route.pattern.split('/').slice(1)
  const crumbs: Crumb[] = []
  segments.forEach((segment, index) => {
    const pattern = `/${segments.slice(0, index + 1).join('/')}`
    const parameter = segment.replace(/^:/, '')
    const resource = segment.startsWith(':') ? resourceOf(parameter) : undefined
    const overview = byPattern.get(`${pattern}/overview`)
    if (resource && isParameter(parameter)) {
      crumbs.push({
        kind: 'record',
        resource,
        parameter,
        route: byPattern.get(pattern) ?? byPattern.get(`${pattern}/details`) ?? byPattern.get(`${pattern}/edit`),
      })
    } else if (overview) {
      crumbs.push({ kind: 'page', route: overview })
    }
  })
  const last = segments.at(-1)
  const ownPage = last === 'add' || route.pattern === '/' || (route.menu?.group === 'fund' && last !== 'overview')
  const crumb: Crumb = { kind: 'page', route: route.name }
  return ownPage || crumbs.length === 0 ? [...crumbs, crumb] : crumbs
}
