// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Entity } from '../../src/entity.ts'

export const fundManager: Entity<'fundManager'> = {
  name: 'fundManager',
  resource: 'fund-managers',
  title: 'Fund manager',
  plural: 'Fund managers',
  table: 'fund_managers',
  display: ['name'],
  sort: ['name', 'asc'],
  access: { read: 'read', create: 'tenantAdmin', write: 'tenantAdmin', delete: 'tenantAdmin' },
  search: ['name'],
  sections: [],
  fields: [
    { name: 'name', column: 'name', title: 'Name', kind: 'text', required: true, maxLength: 200, list: true, portal: true },
    {
      name: 'quality',
      column: 'quality',
      title: 'Quality',
      help: 'The capacity in which the manager signs.',
      kind: 'choice',
      required: true,
      choices: [
        { value: 'Manager', title: 'Manager' },
        { value: 'Class A manager', title: 'Class A manager' },
        { value: 'Class B manager', title: 'Class B manager' },
        { value: 'Director', title: 'Director' },
        { value: 'Managing director', title: 'Managing director' },
        { value: 'General partner', title: 'General partner' },
        { value: 'Advisor', title: 'Advisor' },
        { value: 'Authorised signatory', title: 'Authorized signatory' },
      ],
      list: true,
      filter: true,
      portal: true,
    },
  ],
  actions: [],
}
