/**
 * The one place every uncaught error arrives at: thrown while rendering, in an event, in a promise nobody waits for, or
 * while a page's code was loaded. Monitoring and tests listen here.
 */
type ErrorOrigin = 'render' | 'event' | 'promise' | 'load'
type ErrorListener = (error: Error, origin: ErrorOrigin) => void

const listeners = new Set<ErrorListener>()
/** React, the router and the window may each tell of the same error. */
const reported = new WeakSet<Error>()
/** What happened before anybody listened. */
let early: [error: Error, origin: ErrorOrigin][] = []
const EARLY_MAX = 20

export function onErrorReport(listener: ErrorListener): () => void {
  listeners.add(listener)
  for (const [error, origin] of early) listener(error, origin)
  early = []
  return () => {
    listeners.delete(listener)
  }
}

export function reportError(thrown: unknown, origin: ErrorOrigin): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (reported.has(error)) return
  reported.add(error)
  if (listeners.size === 0 && early.length < EARLY_MAX) early.push([error, origin])
  for (const listener of listeners) listener(error, origin)
}

export function listenToWindowErrors(target: Window): void {
  target.addEventListener('error', event => {
    if (event.error) reportError(event.error, 'event')
  })
  target.addEventListener('unhandledrejection', event => reportError(event.reason, 'promise'))
}
