/** Three small pages with the product's own monitoring, error reports and router, for telemetry.spec.ts. */
import { createRoot } from 'react-dom/client'
import { Outlet, RouterProvider, createBrowserRouter } from 'react-router'
import { listenToWindowErrors, reportError } from '../../src/web/monitoring/errorReports.ts'
import { startMonitoring } from '../../src/web/monitoring/startMonitoring.ts'

declare global {
  interface Window {
    go(path: string): Promise<void>
  }
}

function Crash(): never {
  throw new Error('Thrown while rendering')
}

const nothing = () => null
const router = createBrowserRouter([
  {
    element: (
      <main>
        <Outlet />
      </main>
    ),
    errorElement: <h1>crashed</h1>,
    hydrateFallbackElement: <p />,
    children: [
      { id: 'home', path: '/', loader: nothing, element: <h1>home</h1> },
      { id: 'fund.details', path: '/funds/:fundId/details', loader: nothing, element: <h1>fund.details</h1> },
      {
        id: 'email.accountCreated',
        path: '/email-processing/:emailGuid/account-created',
        loader: nothing,
        element: <h1>email.accountCreated</h1>,
      },
      { id: 'crash', path: '/crash', loader: nothing, element: <Crash /> },
    ],
  },
])

window.go = path => router.navigate(path)
listenToWindowErrors(window)
startMonitoring(
  router,
  fetch('/api/config')
    .then(answer => answer.json() as Promise<{ telemetry: object }>)
    .then(({ telemetry }) => telemetry),
)
createRoot(document.getElementById('root')!, {
  onUncaughtError: error => reportError(error, 'render'),
  onCaughtError: error => reportError(error, 'render'),
}).render(<RouterProvider router={router} />)
