import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { text } from '../../texts.ts'
import { reportError } from '../errorReports.ts'

/**
 * What a person sees when a page failed. It must work whatever broke, so it uses no provider: plain elements and the catalogue alone.
 * The links load the document anew, since the state of a failed application is not to be trusted.
 */
export function CrashPage() {
  const error = useRouteError()
  useEffect(() => { if (!isRouteErrorResponse(error)) reportError(error, 'render') }, [error])
  return (
    <div className="error-view" role="alert">
      <h1>{text('error.title')}</h1>
      <p>{text('error.uncaught')}</p>
      <div className="error-ways">
        <a className="plain-button primary" href={location.href}>{text('action.reload')}</a>
        <a className="plain-button" href="/">{text('error.goHome')}</a>
      </div>
    </div>
  )
}
