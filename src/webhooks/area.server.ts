/** What the server does for webhooks and their deliveries beyond their schemas. */
import type { Performed } from '../api/actions.ts'
import type { ServerArea } from '../context.ts'
import type { webhookActions } from './actions.ts'
import { makeSecret, notTooMany, ping, removeDeliveries, resend, resume } from './actions.server.ts'
import { webhookArea as area } from './area.ts'
import { renewSecret } from './secrets.server.ts'

export const webhookArea = {
  ...area,
  checks: notTooMany,
  created: async (context, { id }) => {
    await renewSecret(context, id)
  },
  removing: removeDeliveries,
  actions: { ping, resume },
  collectionActions: { newSecret: makeSecret } satisfies Performed<typeof webhookActions>,
} satisfies ServerArea<'webhook'>

export const webhookDeliveryArea = {
  actions: { resend },
} satisfies ServerArea<'webhookDelivery'>
