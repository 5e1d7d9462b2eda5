/** The table of pages, joined from src/pages/ and the schemas, and the addresses that follow from it. */
import { labels } from '../generated/labels.ts'
import { entityPages } from '../generated/pages.ts'
import { fundPages } from './pages/fund.ts'
import { homePage } from './pages/home.ts'
import { investmentPages } from './pages/investment.ts'
import { emailPages, onboardingPages, portalPages } from './pages/investors.ts'
import type { Page } from './pages/page.ts'
import { systemPages } from './pages/system.ts'
import { tenantPages } from './pages/tenant.ts'
import { inSentence } from './entity.ts'

const WRITTEN = {
  ...homePage,
  ...tenantPages,
  ...fundPages,
  ...investmentPages,
  ...portalPages,
  ...onboardingPages,
  ...emailPages,
  ...systemPages,
}
const TABLE = { ...entityPages, ...WRITTEN }

type Table = typeof TABLE
type Area = 'backOffice' | 'portal' | 'onboarding' | 'email' | 'system'
export type RouteName = keyof Table

export interface Route extends Page {
  name: RouteName
  forward?: RouteName
  /** Signing in comes first. */
  signIn: boolean
  area: Area
}

type Shown<Name extends keyof typeof WRITTEN> = Name extends keyof typeof systemPages
  ? never
  : Table[Name] extends { forward: string }
    ? never
    : Name
/** Pages whose content a person wrote: each needs a component. */
export type WrittenPage = { [Name in keyof typeof WRITTEN]: Shown<Name> }[keyof typeof WRITTEN]
/** Pages of the portal, which is a document of its own. */
export type PortalPage = { [Name in keyof typeof portalPages]: Shown<Name> }[keyof typeof portalPages]
/** Pages that follow from a schema: each may have one. */
export type EntityPage = Exclude<keyof typeof entityPages, keyof typeof WRITTEN>

type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Parameter}/${infer Rest}`
  ? Parameter | ParameterOf<`/${Rest}`>
  : Pattern extends `${string}:${infer Parameter}`
    ? Parameter
    : never
type Parameters<Name extends RouteName> = {
  readonly [Parameter in ParameterOf<Table[Name]['pattern']>]: string | number
}
/** What stands in an address: all but two parameters are ids. */
export type PageParameters<Name extends RouteName> = {
  readonly [Parameter in ParameterOf<Table[Name]['pattern']>]: Parameter extends keyof typeof OTHER_SHAPES
    ? string
    : number
}
/** The name of a parameter of some address. */
export type Parameter = ParameterOf<Table[RouteName]['pattern']>
/** What the address of the open page holds, as it stands there. */
export type AddressParameters = { readonly [P in Parameter]?: string | undefined }
type Query = Readonly<Record<string, string | number>>
type PathArguments<Name extends RouteName> = [ParameterOf<Table[Name]['pattern']>] extends [never]
  ? [parameters?: Readonly<Record<string, never>>, query?: Query]
  : [parameters: Parameters<Name>, query?: Query]

/** Pages whose address is always the same. */
export type FixedPage = {
  [Name in RouteName]: [ParameterOf<Table[Name]['pattern']>] extends [never] ? Name : never
}[RouteName]

/** What an address or a record knows, by the names of parameters. */
export type Known = Readonly<Record<string, unknown>>

export const ROUTES: readonly Route[] = Object.keys(TABLE).filter(isRouteName).map(route)

const byName = new Map<string, Route>(ROUTES.map(each => [each.name, each]))

/** Longer digit rows are beyond every id (and beyond what a number holds exactly). */
const NUMERIC = /^\d{1,15}$/
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const TENANT_SHORT_NAME = /^[a-z0-9][a-z0-9-]{0,62}$/

const OTHER_SHAPES = { emailGuid: GUID, pTenantId: TENANT_SHORT_NAME }

/** What each parameter may hold; anything else is an unknown path. */
export const PARAMETER_SHAPES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  ROUTES.flatMap(({ pattern }) => parametersOf(pattern)).map(name => [
    name,
    isWord(name) ? OTHER_SHAPES[name] : NUMERIC,
  ]),
)

/** Titles by the name of the page: they stand in the catalogue under "page". */
export const pageTitles: Readonly<Record<string, string>> = Object.fromEntries(
  ROUTES.flatMap(each => (each.title === undefined ? [] : [[each.name, each.title]])),
)

/** The compiler knows every name: another one comes from code of another day. */
export class UnknownPage extends Error {}

export function routeNamed(name: RouteName): Route {
  const found = byName.get(name)
  if (!found) throw new UnknownPage(`There is no page ${name}`)
  return found
}

export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(TABLE, name)
}

/** The address of a page. A parameter of the wrong shape leads to /not-found. */
export function path<Name extends RouteName>(name: Name, ...[parameters, query]: PathArguments<Name>): string {
  const address = pathWithin(name, parameters ?? {})
  const pairs = Object.entries(query ?? {}).map(
    ([parameter, value]) => `${encodeURIComponent(parameter)}=${encodeURIComponent(value)}`,
  )
  return pairs.length > 0 ? `${address}?${pairs.join('&')}` : address
}

/**
 * The address of a page seen from another one, or from a record: it takes over those parameters that stand in its own
 * pattern.
 */
export function pathWithin(name: RouteName, known: Known): string {
  const { pattern } = routeNamed(name)
  if (!knowsAll(pattern, known)) return TABLE.notFound.pattern
  return pattern.replace(/:(\w+)/g, (_, parameter: string) => wordOf(known, parameter))
}

/** Whether everything is known that an address of this pattern names. */
export function knowsAll(pattern: string, known: Known): boolean {
  return parametersOf(pattern).every(parameter => PARAMETER_SHAPES[parameter]?.test(wordOf(known, parameter)))
}

/** The parameters of a page, taken from an address that a page of the same place stands at. */
export function parametersIn<Name extends RouteName>(name: Name, known: Known): PageParameters<Name> {
  const values = Object.fromEntries(
    parametersOf(routeNamed(name).pattern).map(parameter => [
      parameter,
      isWord(parameter) ? wordOf(known, parameter) : Number(wordOf(known, parameter)),
    ]),
  )
  if (!areOf(name, values)) throw new Error(`The address does not hold the parameters of ${name}`)
  return values
}

function areOf<Name extends RouteName>(name: Name, values: Known): values is PageParameters<Name> {
  return knowsAll(routeNamed(name).pattern, values)
}

/** As it stands in an address. */
function wordOf(known: Known, parameter: string): string {
  return String(known[parameter] ?? '')
}

export function isParameter(name: string): name is Parameter {
  return Object.hasOwn(PARAMETER_SHAPES, name)
}

function isWord(parameter: string): parameter is keyof typeof OTHER_SHAPES {
  return Object.hasOwn(OTHER_SHAPES, parameter)
}

export function parametersOf(pattern: string): string[] {
  return Array.from(pattern.matchAll(/:(\w+)/g), ([parameter]) => parameter.slice(1))
}

export function errorPath(code: number | string, text: string): string {
  return path('error', {}, { code, text })
}

/**
 * A path of our own site, or the root: a foreign address, also one in disguise (//host, /\host, a line break), is never
 * followed.
 */
export function safePath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || wanted.startsWith('//')) return '/'
  return /[\u0000-\u0020\u007f\\]/.test(wanted) ? '/' : wanted
}

function route(name: RouteName): Route {
  const row = TABLE[name]
  const page: Page = row
  return {
    ...page,
    name,
    title: titleOf(page),
    forward: 'forward' in row ? row.forward : undefined,
    signIn: page.guard !== 'open',
    area: areaOf(name),
  }
}

function areaOf(name: RouteName): Area {
  if (Object.hasOwn(portalPages, name)) return 'portal'
  if (Object.hasOwn(onboardingPages, name)) return 'onboarding'
  if (Object.hasOwn(emailPages, name)) return 'email'
  return Object.hasOwn(systemPages, name) ? 'system' : 'backOffice'
}

function titleOf({ title, resource, pattern }: Page): string | undefined {
  if (title !== undefined || resource === undefined) return title
  const [one = '', many] = labels.resources[resource].name.split(' |||| ')
  if (pattern.endsWith('/overview')) return many
  return pattern.endsWith('/add') ? `Add ${inSentence(one)}` : one
}
