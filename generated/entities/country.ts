// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Entity } from '../../src/entity.ts'

export const country: Entity<'country'> = {
  name: 'country',
  resource: 'countries',
  title: 'Country',
  plural: 'Countries',
  table: 'countries',
  display: ['name'],
  beside: 'code',
  sort: ['name', 'asc'],
  access: { read: 'read', create: 'tenantAdmin', write: 'tenantAdmin', delete: 'tenantAdmin' },
  search: ['name', 'code'],
  sections: [],
  fields: [
    {
      name: 'code',
      column: 'code',
      title: 'Code',
      help: 'Two capital letters of ISO 3166-1.',
      kind: 'text',
      required: true,
      maxLength: 2,
      list: true,
      filter: true,
      portal: true,
    },
    { name: 'name', column: 'name', title: 'Name', kind: 'text', required: true, maxLength: 200, list: true, portal: true },
  ],
  actions: [],
}
