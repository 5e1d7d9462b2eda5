/** What the server does for an access to the portal beyond its schema. */
import type { Performed } from '../api/actions.ts'
import type { ServerArea } from '../context.ts'
import type { portalAccessActions } from './actions.ts'
import { ask, grant, refuse, revoke } from './actions.server.ts'

export const portalAccessArea = {
  actions: { grant, refuse, revoke },
  collectionActions: { ask } satisfies Performed<typeof portalAccessActions>,
} satisfies ServerArea<'portalAccess'>
