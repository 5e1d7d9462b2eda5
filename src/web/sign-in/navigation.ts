import { redirect, replace } from 'react-router'

/** What signing in and requests need of the application's router. */
interface AppRouter {
  navigate(path: string, options: { replace: boolean }): unknown
  state: { location: Place; navigation: { location?: Place } }
}

interface Place {
  pathname: string
  search: string
  hash: string
}

let connected: AppRouter | undefined

/** Called once, when the router has been made. */
export function connectRouter(router: AppRouter): void {
  connected = router
}

export function appRouter(): AppRouter {
  if (!connected) throw new Error('The router is not connected yet.')
  return connected
}

/** The full path of the page that is open. */
export function currentPath(): string {
  return pathOf(appRouter().state.location)
}

/** The full path of the page that is being opened. A request knows no hash, the router does. */
export function requestedPath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const { navigation, location } = appRouter().state
  const place = navigation.location ?? location
  const hash = place.pathname === pathname && place.search === search ? place.hash : ''
  return pathOf({ pathname, search, hash: isAnswerOfSignIn(hash) ? '' : hash })
}

/** Query and hash of the page that is being opened: an address that leads on keeps them. */
export function behindPath(request: Request): string {
  return requestedPath(request).slice(new URL(request.url).pathname.length)
}

/**
 * True on the first page after a redirect sign-in from there, as long as the router's idea of the address still holds
 * the answer.
 */
export function holdsAnswer(): boolean {
  const { navigation, location } = appRouter().state
  return isAnswerOfSignIn((navigation.location ?? location).hash)
}

/** Whether the browser has just come back from the provider, and its answer is still to be read. */
export function awaitsAnswer(): boolean {
  return isAnswerOfSignIn(location.hash)
}

/**
 * The answer to a redirect sign-in, taken out of the address. The library would leave an entry in the history that
 * leads back to it.
 */
export function takeAnswer(): string | undefined {
  const { pathname, search, hash } = location
  if (!isAnswerOfSignIn(hash)) return undefined
  history.replaceState(history.state, '', pathname + search)
  return hash
}

/** The identity provider answers in the hash. It is read once and never becomes part of a path that is remembered. */
function isAnswerOfSignIn(hash: string): boolean {
  const answer = new URLSearchParams(hash.slice(1))
  return answer.has('state') && (answer.has('code') || answer.has('error'))
}

function pathOf({ pathname, search, hash }: Place): string {
  return pathname + search + hash
}

/** Where the last page led on to, and whether its entry in the history was taken over. */
let last: { target: string; takesOver: boolean } | undefined

/**
 * What a page answers that leads on at once. It never leaves an entry in the history: when the browser already shows
 * its address (first page, back, forward) that entry is taken over, while the entry of a link has not been made yet.
 * Several such pages in a row decide as the first did.
 */
export function leadOn(request: Request, target: string): Response {
  const { pathname, search } = new URL(request.url)
  const from = pathname + search
  const takesOver = from === location.pathname + location.search || (last?.target === from && last.takesOver)
  last = { target, takesOver }
  return takesOver ? replace(target) : redirect(target)
}
