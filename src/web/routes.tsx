import type { ComponentType } from 'react'
import { createBrowserRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { ROUTES, path } from '../paths.ts'
import type { Route } from '../paths.ts'
import { Application } from './Application.tsx'
import { loaderOf, guardedOfOtherDocument } from './binding.ts'
import { pages, schemaPage } from './features.tsx'
import { loadHome } from './homeRoute.ts'
import { leadOn } from './sign-in/navigation.ts'
import { BareLayout } from './shell/BareLayout.tsx'
import { CrashPage } from './shell/CrashPage.tsx'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { LandingLayout } from './shell/LandingLayout.tsx'
import { Layout } from './shell/Layout.tsx'
import { SignInStatus } from './shell/SignInStatus.tsx'

const LAYOUTS: Record<Exclude<Route['area'], 'portal'>, ComponentType> = {
  backOffice: Layout,
  system: Layout,
  onboarding: LandingLayout,
  email: LandingLayout,
}

/** Binds the rows of the route table; the code of a page is loaded on demand. The portal's are in another document. */
export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Application />,
      errorElement: <CrashPage />,
      hydrateFallbackElement: <SignInStatus />,
      children: [
        ...groupByLayout(),
        ...ROUTES.filter(({ area }) => area === 'portal').map(route => ({
          path: route.pattern,
          loader: guardedOfOtherDocument(route),
        })),
        { path: '*', loader: ({ request }) => leadOn(request, path('notFound')) },
      ],
    },
  ])
}

function groupByLayout(): RouteObject[] {
  const rows = ROUTES.flatMap(route =>
    route.area === 'portal' ? [] : [{ route, Layout: layoutOf(route.area, route) }],
  )
  return [...new Set(rows.map(({ Layout }) => Layout))].map(Component => ({
    Component,
    children: [
      {
        errorElement: <CrashPage />,
        children: rows.filter(({ Layout }) => Layout === Component).map(({ route }) => bind(route)),
      },
    ],
  }))
}

/** Whoever begins an onboarding goes by its guid, and is nobody yet. */
function layoutOf(area: keyof typeof LAYOUTS, { signIn }: Route): ComponentType {
  return area === 'onboarding' && !signIn ? BareLayout : LAYOUTS[area]
}

function bind(route: Route): RouteObject {
  const loader = route.name === 'home' ? loadHome : loaderOf(route)
  return { path: route.pattern, id: route.name, loader, ...pageOf(route) }
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
