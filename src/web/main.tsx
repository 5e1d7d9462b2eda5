import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { text } from '../texts.ts'
import { applyColorScheme } from './colorScheme.ts'
import { loadConfiguration } from './configuration.ts'
import { listenToWindowErrors, onErrorReport, reportError } from './errorReports.ts'
import { createMonitoring, followNavigation } from './monitoring.ts'
import { connectRouter } from './navigation.ts'
import { makeRouter } from './routes.tsx'
import { applyPreferences } from './shell/preferences.ts'
import './styles.css'
import './shell/shell.css'
import './shell/pages.css'
import './shell/signIn.css'

/** Specification 1: logged once, at start-up. */
const RUNNING_MODE = 'uat'

console.info(`Running mode: ${RUNNING_MODE}`)
applyColorScheme()
applyPreferences()
listenToWindowErrors(window)

const router = makeRouter()
connectRouter(router)
const monitoring = createMonitoring({ appName: text('general.productName'), config: loadConfiguration().then(({ telemetry }) => telemetry), later: afterPaint })
followNavigation(router, monitoring, afterPaint)
onErrorReport(error => monitoring.trackException(error))

createRoot(document.getElementById('root')!, {
  onUncaughtError: error => reportError(error, 'render'),
  onCaughtError: error => reportError(error, 'render'),
}).render(<RouterProvider router={router} />)

/** A frame is painted after its own callbacks have run, so the work waits for the task behind it. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work))
}
