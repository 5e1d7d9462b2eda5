/** What the server does for a service account beyond its schema. */
import type { Performed } from '../api/actions.ts'
import type { ServerArea } from '../context.ts'
import type { serviceAccountActions } from './actions.ts'
import { makeKey, revoke } from './actions.server.ts'
import { serviceAccountArea as area } from './area.ts'

export const serviceAccountArea = {
  ...area,
  actions: { revoke },
  collectionActions: { makeKey } satisfies Performed<typeof serviceAccountActions>,
} satisfies ServerArea<'serviceAccount'>
