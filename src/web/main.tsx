import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import '../texts/backOffice.ts'
import { areas } from './areas.ts'
import { provideAreas } from './kit/data/areas.ts'
import { provideEarlierImports } from './kit/list/earlierImports.ts'
import { reportError } from './monitoring/errorReports.ts'
import { startMonitoring } from './monitoring/startMonitoring.ts'
import { makeRouter } from './routes.tsx'
import { applyPreferences } from './shell/preferences.ts'
import { loadConfiguration } from './sign-in/configuration.ts'
import { prepare } from './starting.ts'
import './styles.css'
import './shell/frame.css'
import './shell/shell.css'
import './shell/pages.css'
import './sign-in/signIn.css'

applyPreferences()
provideAreas(areas)
provideEarlierImports(() => import('../imports/EarlierImports.tsx').then(module => module.EarlierImports))
const router = makeRouter()
const root = prepare(router)
startMonitoring(
  router,
  loadConfiguration().then(({ telemetry }) => telemetry),
)

createRoot(root, {
  onUncaughtError: error => reportError(error, 'render'),
  onCaughtError: error => reportError(error, 'render'),
}).render(<RouterProvider router={router} />)
