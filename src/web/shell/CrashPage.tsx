import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { UnknownPage, path } from '../../paths.ts'
import { text } from '../../texts.ts'
import { reportError } from '../monitoring/errorReports.ts'

const RETRY_MS = 3_000
/** Code that did not arrive, in the words of the browsers and of the bundler. */
const UNLOADED = /dynamically imported module|importing a module script|preload CSS/i

/**
 * What a person sees when a page failed. It must work whatever broke, so it uses no provider: plain elements and the
 * catalogue alone. The links load the document anew, since the state of a failed application is not to be trusted.
 */
export function CrashPage() {
  const error = useRouteError()
  const isUnloaded = error instanceof Error && UNLOADED.test(error.message)
  const isLost = error instanceof UnknownPage
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportError(error, 'render')
  }, [error])
  useEffect(() => (isUnloaded ? reloadWhenBack() : undefined), [isUnloaded])
  useEffect(() => {
    if (isLost) location.replace(path('notFound'))
  }, [isLost])
  if (isLost) return null
  return (
    <div className="error-view" role="alert">
      <h1>{text('error.title')}</h1>
      <p>{text(isUnloaded ? 'error.unloaded' : 'error.uncaught')}</p>
      <div className="error-ways">
        <a className="plain-button primary" href={location.href}>
          {text('action.reload')}
        </a>
        <a className="plain-button" href="/">
          {text('error.goHome')}
        </a>
      </div>
    </div>
  )
}

/** A server that was away is waited for; one that answers has not got the code either, and a person decides. */
function reloadWhenBack(): () => void {
  let wasAway = false
  const timer = setInterval(() => {
    fetch('/healthz').then(
      ({ ok }) => {
        if (ok && wasAway) location.reload()
        else wasAway ||= !ok
      },
      () => {
        wasAway = true
      },
    )
  }, RETRY_MS)
  return () => clearInterval(timer)
}
