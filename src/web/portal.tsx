/**
 * The investors' portal: the same sign-in, requests, texts and route table as the back office, without the component
 * library, react-admin and the forms.
 */
import { createRoot } from 'react-dom/client'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from 'react-router'
import { calls } from './data/calls.ts'
import { queryClient } from './data/queryClient.ts'
import { CallsProvider } from './kit/data/calls.ts'
import { reportError } from './monitoring/errorReports.ts'
import { makePortalRouter } from './portalRoutes.tsx'
import { loadConfiguration } from './sign-in/configuration.ts'
import { prepare } from './starting.ts'
import { followColorScheme } from './theme/colorScheme.ts'
import './styles.css'
import './shell/frame.css'
import './sign-in/signIn.css'

const router = makePortalRouter()
const root = prepare(router)
followColorScheme()
// It comes beside the first page; errors of that time are kept for it.
void import('./monitoring/startMonitoring.ts').then(
  ({ startMonitoring }) =>
    startMonitoring(
      router,
      loadConfiguration().then(({ telemetry }) => telemetry),
    ),
  () => undefined,
)

createRoot(root, {
  onUncaughtError: error => reportError(error, 'render'),
  onCaughtError: error => reportError(error, 'render'),
}).render(
  <CallsProvider value={calls}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </CallsProvider>,
)
