/** What the server does for a change of contact data beyond its schema. */
import type { Performed } from '../api/actions.ts'
import type { ServerArea } from '../context.ts'
import type { contactChangeActions } from './actions.ts'
import { accept, ask, refuse } from './actions.server.ts'

export const contactChangeArea = {
  actions: { accept, refuse },
  collectionActions: { ask } satisfies Performed<typeof contactChangeActions>,
} satisfies ServerArea<'contactChange'>
