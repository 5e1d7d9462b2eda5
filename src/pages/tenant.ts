/** The pages of the back office that belong to no fund. */
import type { Pages } from './page.ts'

export const tenantPages = {
  'funds.overview': {
    pattern: '/funds/overview',
    guard: 'read',
    resource: 'funds',
    menu: { group: 'main', place: 2 },
  },
  fund: { pattern: '/funds/:fundId', guard: 'read', forward: 'fund.performance' },
  contacts: { pattern: '/contacts', guard: 'read', forward: 'contacts.overview' },
  'contacts.overview': {
    pattern: '/contacts/overview',
    guard: 'read',
    resource: 'contacts',
    menu: { group: 'main', place: 3 },
  },
  'contacts.add': { pattern: '/contacts/add', guard: 'edit', resource: 'contacts', jump: 4 },
  'contact.details': {
    pattern: '/contacts/:contactId/details',
    guard: 'read',
    resource: 'contacts',
    find: { place: 9, fact: 'email' },
  },
  'invoices.overview': {
    pattern: '/invoices/overview',
    guard: 'read',
    resource: 'invoices',
    menu: { group: 'main', place: 4 },
    query: { invoice: 'id' },
    find: { place: 7 },
  },
  activity: { pattern: '/activity', guard: 'read', title: 'Activity', menu: { group: 'main', place: 5 } },
  fundManagers: {
    pattern: '/reference/fund-managers',
    guard: 'read',
    title: 'Reference',
    menu: { group: 'main', place: 6, opens: 'reference' },
    forward: 'fundManagers.overview',
  },
  'fundManagers.overview': {
    pattern: '/reference/fund-managers/overview',
    guard: 'read',
    resource: 'fund-managers',
    menu: { group: 'reference', place: 1 },
  },
  'fundManagers.add': { pattern: '/reference/fund-managers/add', guard: 'tenantAdmin', resource: 'fund-managers' },
  'fundManager.edit': {
    pattern: '/reference/fund-managers/:fundManagerId/edit',
    guard: 'tenantAdmin',
    resource: 'fund-managers',
    find: { place: 10 },
  },
  'countries.overview': {
    pattern: '/reference/countries/overview',
    guard: 'read',
    resource: 'countries',
    menu: { group: 'reference', place: 2 },
  },
  'currencies.overview': {
    pattern: '/reference/currencies/overview',
    guard: 'read',
    resource: 'currencies',
    menu: { group: 'reference', place: 3 },
    also: 'exchange-rates',
  },
} as const satisfies Pages
