import { replace } from 'react-router'
import { allows, isSameUserName, knownRoles, mayOpenHome, rolesCombine } from '../../access.ts'
import { path } from '../../paths.ts'
import type { Route } from '../../paths.ts'
import { holdsAnswer, leadOn, requestedPath } from './navigation.ts'
import { dropGuid } from './onboardingGuid.ts'
import { rememberRefused } from './refused.ts'
import { signIn } from './signIn.ts'

/** Accounts that got their renewal. */
const renewed = new Set<string>()

/**
 * Passes when the page may be opened; otherwise throws the redirect to where the person goes instead. The order:
 * signed in, roles that go together, roles of the page, the address in the mail. Where nobody is signed in,
 * `isWorthSigningIn` is asked first: behind a link that has ended nothing waits that a sign-in would open.
 */
export async function guard(
  route: Route,
  request: Request,
  isWorthSigningIn: () => Promise<boolean> = async () => true,
): Promise<void> {
  if (!route.signIn) return
  dropGuid()
  await signIn.completeRedirect()
  // Completing it may have sent the router to another page, whose own guard decides.
  if (request.signal.aborted) return
  const { searchParams } = new URL(request.url)
  // Neither the answer to a sign-in nor what a sign-out brings back is part of a page's address.
  if (holdsAnswer() || (route.name === 'home' && searchParams.has('state'))) throw replace(cleanPath(request))
  if (!signIn.account() && !(await becomesSignedIn(route, request, isWorthSigningIn))) return
  if (!signIn.account()) throw refuse(request)
  const roles = await rolesOfAccount()
  if (!rolesCombine(roles)) throw refuse(request)
  if (!isAllowed(route, roles, searchParams)) throw refuse(request)
  const [ea, account] = [searchParams.get('ea'), signIn.account()]
  if (route.guard === 'accountCreated' && !(ea && account && isSameUserName(ea, account.userName)))
    throw replace(path('home'))
}

/**
 * False when nobody is to be signed in now: on home after signing out, on the link of a mail after a failure or when it
 * has ended.
 */
async function becomesSignedIn(
  route: Route,
  request: Request,
  isWorthSigningIn: () => Promise<boolean>,
): Promise<boolean> {
  if (signIn.takeFailure()) {
    // Who has a link but cannot sign in is told from whom it came, and may try again there.
    if (route.area !== 'email') throw refuse(request)
    rememberRefused(requestedPath(request))
    return false
  }
  if (route.name === 'home' && signIn.signedOut()) return false
  if (!(await isWorthSigningIn())) {
    rememberRefused(requestedPath(request))
    return false
  }
  if (await signIn.bySilence()) return true
  if (request.signal.aborted) return false
  try {
    await signIn.byRedirect(requestedPath(request))
  } catch {
    throw refuse(request)
  }
  return true
}

function cleanPath(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('state')
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname
}

/**
 * An account without roles may come from a cache that another tab was writing: it gets one renewal before it counts as
 * missing.
 */
async function rolesOfAccount() {
  const account = signIn.account()
  const known = knownRoles(account?.roles)
  if (!account || renewed.has(account.homeAccountId) || (known && known.length > 0)) return known
  renewed.add(account.homeAccountId)
  await signIn.token(true).catch(() => undefined)
  return knownRoles(signIn.account()?.roles)
}

function isAllowed(route: Route, roles: ReturnType<typeof knownRoles>, asked: URLSearchParams): boolean {
  switch (route.guard) {
    case 'investor':
      // Staff see the portal as the contact of a limited partner that the address names.
      return allows(asked.has('as') ? 'read' : 'investor', roles)
    case 'open':
      return true
    case 'home':
    case 'accountCreated':
      return mayOpenHome(roles)
    default:
      return allows(route.guard, roles)
  }
}

/** The fallback never needs a sign-in, so it cannot lead back here. */
function refuse(request: Request): Response {
  rememberRefused(requestedPath(request))
  return leadOn(request, path('accessDenied'))
}
