import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { applyColorScheme } from './colorScheme.ts'
import { listenToWindowErrors, reportError } from './errorReports.ts'
import { makeRouter } from './routes.tsx'
import { applyPreferences } from './shell/preferences.ts'
import './styles.css'
import './shell/shell.css'
import './shell/pages.css'

/** Specification 1: logged once, at start-up. */
const RUNNING_MODE = 'uat'

console.info(`Running mode: ${RUNNING_MODE}`)
applyColorScheme()
applyPreferences()
listenToWindowErrors(window)

createRoot(document.getElementById('root')!, {
  onUncaughtError: error => reportError(error, 'render'),
  onCaughtError: error => reportError(error, 'render'),
}).render(<RouterProvider router={makeRouter()} />)
