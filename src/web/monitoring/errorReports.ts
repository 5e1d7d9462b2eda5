/**
 * The one place every uncaught error arrives at: thrown while rendering, in an event, in a promise nobody waits for, or
 * while a page's code was loaded. Monitoring and tests listen here.
 */
type ErrorOrigin = 'render' | 'event' | 'promise' | 'load'
type ErrorListener = (error: Error, origin: ErrorOrigin) => void

const listeners = new Set<ErrorListener>()
/** React, the router and the window may each tell of the same error. */
const reported = new WeakSet<Error>()

export function onErrorReport(listener: ErrorListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function reportError(thrown: unknown, origin: ErrorOrigin): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  if (reported.has(error)) return
  reported.add(error)
  for (const listener of listeners) listener(error, origin)
}

export function listenToWindowErrors(target: Window): void {
  target.addEventListener('error', event => {
    if (event.error) reportError(event.error, 'event')
  })
  target.addEventListener('unhandledrejection', event => reportError(event.reason, 'promise'))
}
