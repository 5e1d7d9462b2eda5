import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import type { OpenedLink } from '../api/emailLink.ts'
import { ROUTES, errorPath, knowsAll, path, pathWithin } from '../paths.ts'
import type { AddressParameters, Route, RouteName } from '../paths.ts'
import { text } from '../texts.ts'
import { Application } from './Application.tsx'
import { pages, schemaPage } from './features.tsx'
import { actingAs } from './sign-in/actingAs.ts'
import { guard } from './sign-in/guards.ts'
import { behindPath, leadOn } from './sign-in/navigation.ts'
import { BareLayout } from './shell/BareLayout.tsx'
import { CrashPage } from './shell/CrashPage.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { LandingLayout } from './shell/LandingLayout.tsx'
import { Layout } from './shell/Layout.tsx'
import { PortalLayout } from './shell/PortalLayout.tsx'
import { SignInStatus } from './shell/SignInStatus.tsx'

/** Pages of the system that lead on at once. */
const SYSTEM_FORWARDS: Partial<Record<RouteName, () => string>> = {
  accessDenied: () => errorPath(403, text('error.accessDenied')),
  notFound: () => errorPath(404, text('error.notFound')),
}

const LAYOUTS: Record<Route['area'], ComponentType> = {
  backOffice: Layout,
  system: Layout,
  portal: PortalLayout,
  onboarding: LandingLayout,
  email: LandingLayout,
}

/** Binds every row of the route table: parameters, then the guard, then the page, whose code is loaded on demand. */
export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Application />,
      errorElement: <CrashPage />,
      hydrateFallbackElement: <SignInStatus />,
      children: [
        ...Object.values(groupByLayout()),
        { path: '*', loader: ({ request }) => leadOn(request, path('notFound')) },
      ],
    },
  ])
}

function groupByLayout(): RouteObject[] {
  return [...new Set(ROUTES.map(layoutOf))].map(Component => ({
    Component,
    children: [
      { errorElement: <CrashPage />, children: ROUTES.filter(route => layoutOf(route) === Component).map(bind) },
    ],
  }))
}

/** Whoever begins an onboarding goes by its guid, and is nobody yet. */
function layoutOf({ area, signIn }: Route): ComponentType {
  return area === 'onboarding' && !signIn ? BareLayout : LAYOUTS[area]
}

function bind(route: Route): RouteObject {
  return { path: route.pattern, id: route.name, loader: loaderOf(route), ...pageOf(route) }
}

function loaderOf(route: Route) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<OpenedLink | null> => {
    if (!knowsAll(route.pattern, params)) throw leadOn(request, path('notFound'))
    await guard(route, request)
    if (route.signIn && isElsewhere(params))
      await (await import('./sign-in/tenantOfAddress.ts')).followTenant(request, params)
    const target =
      SYSTEM_FORWARDS[route.name]?.() ?? (route.forward && pathWithin(route.forward, params) + behindPath(request))
    if (target) throw leadOn(request, target)
    if (route.area !== 'email') return null
    return (await import('./sign-in/emailLinks.ts')).emailLinkOf(route, request, params)
  }
}

/** Whether the address may belong to another tenant than the one in which this tab acts. */
function isElsewhere({ pTenantId, emailGuid }: AddressParameters): boolean {
  return emailGuid !== undefined || (pTenantId !== undefined && pTenantId !== actingAs()?.tenant)
}

function pageOf(route: Route): RouteObject {
  if (route.name === 'error') return { Component: ErrorPage }
  const load = pages[route.name] ?? schemaPage(route)
  // Only what leads on at once has no page of its own.
  if (!load) return {}
  return { lazy: { Component: async () => (await load()) ?? CancelledPage } }
}

/** When a listener of the preload-error event cancels the failure, nothing is thrown and there is no page to show. */
function CancelledPage() {
  return null
}
