// Generated from schemas by npm run generate. Do not edit: change the schema.

/** Pages of the entities whose schema says where they stand in the menu; a row of src/pages/ takes the place of one. */
export const entityPages = {
  'webhooks.overview': { pattern: '/webhooks/overview', guard: 'tenantAdmin', resource: 'webhooks', menu: { group: 'reference' } },
  'webhooks.add': { pattern: '/webhooks/add', guard: 'tenantAdmin', resource: 'webhooks', jump: 90 },
  'webhook.details': { pattern: '/webhooks/:webhookId/details', guard: 'tenantAdmin', resource: 'webhooks', find: {} },
} as const
