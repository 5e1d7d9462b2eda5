import type { ComponentType } from 'react'
import { createBrowserRouter, type LoaderFunctionArgs, type RouteObject } from 'react-router'
import { ROUTES, path } from '../paths.ts'
import type { PortalPage, Route, RouteName } from '../paths.ts'
import { askedIn } from '../portal/asked.ts'
import { FIGURES_FRESH_MS, PortalFunds } from '../portal/PortalFunds.tsx'
import { portalReads } from '../portal/reads.ts'
import { loaderOf, ofOtherDocument } from './binding.ts'
import { calls } from './data/calls.ts'
import { queryClient } from './data/queryClient.ts'
import { queryOf } from './kit/data/useRead.ts'
import { CrashPage } from './shell/CrashPage.tsx'
import { PortalLayout } from './shell/PortalLayout.tsx'
import { SignInStatus } from './shell/SignInStatus.tsx'
import { leadOn } from './sign-in/navigation.ts'

type Page = { Component: ComponentType } | { lazy: { Component: () => Promise<ComponentType> } }

function onDemand(load: () => Promise<ComponentType>): Page {
  return { lazy: { Component: load } }
}

/** The first page comes with the frame: nobody waits for a second round. */
const pages: Readonly<Partial<Record<RouteName, Page>>> = {
  'portal.funds.overview': { Component: PortalFunds },
  'portal.fund.details': onDemand(() =>
    import('../portal/PortalFundDetails.tsx').then(module => module.PortalFundDetails),
  ),
  'portal.fund.reports': onDemand(() =>
    import('../portal/PortalFundReports.tsx').then(module => module.PortalFundReports),
  ),
  'portal.fund.investments.overview': onDemand(() =>
    import('../portal/PortalInvestments.tsx').then(module => module.PortalInvestments),
  ),
  'portal.fund.investment': onDemand(() =>
    import('../portal/PortalInvestment.tsx').then(module => module.PortalInvestment),
  ),
  'portal.capitalMovements.overview': onDemand(() =>
    import('../portal/PortalMovements.tsx').then(module => module.PortalMovements),
  ),
  'portal.transfers.overview': onDemand(() =>
    import('../portal/PortalTransfers.tsx').then(module => module.PortalTransfers),
  ),
  'portal.transfer': onDemand(() => import('../portal/PortalTransfer.tsx').then(module => module.PortalTransfer)),
} satisfies Record<PortalPage, Page>

export function makePortalRouter() {
  return createBrowserRouter([
    {
      element: <PortalLayout />,
      errorElement: <CrashPage />,
      hydrateFallbackElement: <SignInStatus />,
      children: [
        { errorElement: <CrashPage />, children: portalRoutes() },
        { path: '*', loader: elsewhere, element: null },
      ],
    },
  ])
}

function portalRoutes(): RouteObject[] {
  return ROUTES.filter(({ area }) => area === 'portal').map(route => ({
    path: route.pattern,
    id: route.name,
    loader: route.name === 'portal.funds.overview' ? withFigures(route) : loaderOf(route),
    ...pages[route.name],
  }))
}

/** The figures are asked for beside the session: the address names the tenant whose they are. */
function withFigures(route: Route) {
  const load = loaderOf(route)
  return async (opened: LoaderFunctionArgs) => {
    const link = await load(opened)
    const { params, request } = opened
    const { pTenantId } = params
    if (pTenantId !== undefined && !request.signal.aborted) {
      const asked = askedIn(pTenantId, new URL(request.url).searchParams)
      const figures = { ...queryOf(calls, portalReads.portalFunds, asked), staleTime: FIGURES_FRESH_MS }
      // The page asks again for what could not be read, and says why.
      void queryClient.query(figures).catch(() => undefined)
    }
    return link
  }
}

/** An address below the portal's that none of its pages has does not exist; every other one is of the back office. */
function elsewhere(asked: LoaderFunctionArgs): Promise<Response> {
  const { pathname } = new URL(asked.request.url)
  if (/^\/portal(\/|$)/.test(pathname)) throw leadOn(asked.request, path('notFound'))
  return ofOtherDocument(asked)
}
