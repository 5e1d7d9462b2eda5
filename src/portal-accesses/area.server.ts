/** What the server does for an access to the portal beyond its schema. */
import type { Performed } from '../api/actions.ts'
import type { ServerArea } from '../context.ts'
import type { portalAccessActions } from './actions.ts'
import { ask, end, grant, refuse, revoke } from './actions.server.ts'

export const portalAccessArea = {
  actions: { grant, refuse, revoke },
  collectionActions: { ask, end } satisfies Performed<typeof portalAccessActions>,
} satisfies ServerArea<'portalAccess'>
