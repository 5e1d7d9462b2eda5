import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { areas } from './areas.ts'
import { provideAreas } from './kit/data/areas.ts'
import { provideEarlierImports } from './kit/list/earlierImports.ts'
import { applyColorScheme } from './theme/colorScheme.ts'
import { loadConfiguration } from './sign-in/configuration.ts'
import { listenToWindowErrors, reportError } from './monitoring/errorReports.ts'
import { connectRouter } from './sign-in/navigation.ts'
import { makeRouter } from './routes.tsx'
import { applyPreferences } from './shell/preferences.ts'
import { startMonitoring } from './monitoring/startMonitoring.ts'
import './styles.css'
import './shell/shell.css'
import './shell/pages.css'
import './sign-in/signIn.css'

/** Logged once, at start-up. */
const RUNNING_MODE = 'uat'

console.info(`Running mode: ${RUNNING_MODE}`)
applyColorScheme()
applyPreferences()
listenToWindowErrors(window)

provideAreas(areas)
provideEarlierImports(() => import('../imports/EarlierImports.tsx').then(module => module.EarlierImports))
const router = makeRouter()
connectRouter(router)
// Nobody loses the focus before the first page stands; where its code does not come, the browser does what it always
// did.
void import('./shell/keptFocus.ts').then(
  ({ keepFocus }) => keepFocus(document),
  () => undefined,
)
startMonitoring(
  router,
  loadConfiguration().then(({ telemetry }) => telemetry),
)

const root = document.getElementById('root')
if (!root) throw new Error('The page has no element for the application.')

createRoot(root, {
  onUncaughtError: error => reportError(error, 'render'),
  onCaughtError: error => reportError(error, 'render'),
}).render(<RouterProvider router={router} />)
