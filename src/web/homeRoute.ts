/**
 * The root is where everybody comes after signing in. Whoever is an investor alone goes on to the portal from there;
 * who was sent home from a page, as from the mail of another account, stands at home.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { hasPortalOnly, knownRoles } from '../access.ts'
import type { Me } from '../api/session.ts'
import { path, routeNamed } from '../paths.ts'
import { loaderOf } from './binding.ts'
import { answerOf } from './data/answerOf.ts'
import { signIn } from './sign-in/signIn.ts'

const ofHome = loaderOf(routeNamed('home'))

/** The portal is another document, which takes the place of this one. */
export async function loadHome(asked: LoaderFunctionArgs): Promise<null> {
  await ofHome(asked)
  if (!isFirstPage()) return null
  const roles = knownRoles(signIn.account()?.roles)
  if (!hasPortalOnly(roles)) return null
  // Whoever has to choose among tenants first, or whose account does not work, is told so by the page itself.
  const me = await answerOf<Me>('/api/me').catch(() => undefined)
  if (!me?.tenant || asked.request.signal.aborted) return null
  location.replace(path('portal.funds.overview', { pTenantId: me.tenant.shortName }))
  return new Promise(() => undefined)
}

/** Whether the document was loaded at the root, and not led there. */
function isFirstPage(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === path('home')
}
