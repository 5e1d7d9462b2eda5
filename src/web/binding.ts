/** How a row of the route table becomes a page: its parameters, then its guard, then what it leads on to. */
import { redirectDocument } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { OpenedLink } from '../api/emailLink.ts'
import { errorPath, knowsAll, path, pathWithin } from '../paths.ts'
import type { AddressParameters, Route, RouteName } from '../paths.ts'
import { text } from '../texts.ts'
import { queryClient } from './data/queryClient.ts'
import { sessionOf } from './shell/session.ts'
import { actingAs } from './sign-in/actingAs.ts'
import { guard } from './sign-in/guards.ts'
import { behindPath, leadOn, requestedPath } from './sign-in/navigation.ts'
import { signIn } from './sign-in/signIn.ts'

/** Pages of the system that lead on at once. */
const SYSTEM_FORWARDS: Partial<Record<RouteName, () => string>> = {
  accessDenied: () => errorPath(403, text('error.accessDenied')),
  notFound: () => errorPath(404, text('error.notFound')),
}

export function loaderOf(route: Route) {
  return async ({ params, request }: LoaderFunctionArgs): Promise<OpenedLink | null> => {
    if (!knowsAll(route.pattern, params)) throw leadOn(request, path('notFound'))
    // Asked once, before a sign-in or after it: unknown links are counted.
    let opened: Promise<OpenedLink> | undefined
    const open = (): Promise<OpenedLink> =>
      (opened ??= import('./sign-in/emailLinks.ts').then(({ emailLinkOf }) => emailLinkOf(route, request, params)))
    await guard(route, request, async () => route.area !== 'email' || isUsable(await open()))
    // Whoever has cancelled the sign-in of a landing page is nobody, and is not asked to sign in by a call either.
    if (route.signIn && signIn.account() && isElsewhere(params))
      await (await import('./shell/tenantOfAddress.ts')).followTenant(request, params)
    const account = signIn.account()
    // The page waits for it, once it is drawn. What it cannot be told, it says itself, and asks again.
    if (route.signIn && account && !request.signal.aborted)
      void queryClient.query(sessionOf(account.homeAccountId)).catch(() => undefined)
    const target =
      SYSTEM_FORWARDS[route.name]?.() ?? (route.forward && pathWithin(route.forward, params) + behindPath(request))
    if (target) throw leadOn(request, target)
    if (route.area !== 'email') return null
    return { ...(await open()), isSignedIn: signIn.account() !== null }
  }
}

/** A link that is unknown, has ended or is of another page is not usable; one that is refused for now may be. */
function isUsable({ link, refused }: OpenedLink): boolean {
  return link !== null || refused !== undefined
}

/** Whether the address may belong to another tenant than the one in which this tab acts. */
function isElsewhere({ pTenantId, emailGuid }: AddressParameters): boolean {
  return emailGuid !== undefined || (pTenantId !== undefined && pTenantId !== actingAs()?.tenant)
}

/**
 * The portal and the back office are two documents, so that an investor loads nothing of the latter: a page of the
 * other one is asked of the server. A sign-in that is being completed here would be lost with this document.
 */
export async function ofOtherDocument({ request }: LoaderFunctionArgs): Promise<Response> {
  const wanted = requestedPath(request)
  const [loaded] = performance.getEntriesByType('navigation')
  if (loaded?.name === location.origin + wanted)
    throw new Error(`The server answered ${wanted} with a document that does not hold it.`)
  await signIn.completeRedirect().catch(() => undefined)
  return redirectDocument(wanted)
}

/** Whoever may not open a page of the other document is refused in this one. */
export function guardedOfOtherDocument(route: Route) {
  return async (asked: LoaderFunctionArgs): Promise<Response> => {
    await guard(route, asked.request)
    return ofOtherDocument(asked)
  }
}
