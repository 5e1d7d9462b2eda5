import type { Role } from '../../access.ts'

/** A person of the demo directory: what a real directory would know about the account. */
export interface Person {
  /** Object id in the directory: the subject that an account of ours is bound to. */
  subject: string
  userName: string
  name: string
  /** What stands below the name on the sign-in page. */
  caption: string
  roles: readonly Role[]
}

export interface DemoAccount extends Person {
  /** Short name of the tenant whose data the demo gives this account; null for the platform. */
  tenant: 'larkmoor' | 'thornfield' | null
}

const subject = (n: number): string => `5d0c1e8a-2b64-4f0e-9c51-0000000000${String(n).padStart(2, '0')}`

export const demoAccounts: readonly DemoAccount[] = [
  {
    subject: subject(1),
    userName: 'admin@larkmoor.example',
    name: 'Hanne Birk',
    caption: 'Tenant administrator',
    roles: ['TenantAdministrator'],
    tenant: 'larkmoor',
  },
  {
    subject: subject(2),
    userName: 'user@larkmoor.example',
    name: 'Tomas Reve',
    caption: 'User',
    roles: ['User'],
    tenant: 'larkmoor',
  },
  {
    subject: subject(3),
    userName: 'agent@larkmoor.example',
    name: 'Mira Lund',
    caption: 'Administrative agent',
    roles: ['AdministrativeAgent'],
    tenant: 'larkmoor',
  },
  {
    subject: subject(4),
    userName: 'investor@ashcombe.example',
    name: 'Imogen Hale',
    caption: 'Investor, Ashcombe',
    roles: ['Investor'],
    tenant: 'larkmoor',
  },
  {
    subject: subject(5),
    userName: 'investor@borrowdale.example',
    name: 'Edmund Shaw',
    caption: 'Investor, Borrowdale',
    roles: ['Investor'],
    tenant: 'larkmoor',
  },
  {
    subject: subject(6),
    userName: 'mixed@larkmoor.example',
    name: 'Pia Storm',
    caption: 'Administrator and user: refused',
    roles: ['TenantAdministrator', 'User'],
    tenant: 'larkmoor',
  },
  {
    subject: subject(7),
    userName: 'admin@thornfield.example',
    name: 'Clara Voss',
    caption: 'Tenant administrator, Thornfield',
    roles: ['TenantAdministrator'],
    tenant: 'thornfield',
  },
  {
    subject: subject(8),
    userName: 'investor@thornfield.example',
    name: 'Jonas Reed',
    caption: 'Investor, Thornfield',
    roles: ['Investor'],
    tenant: 'thornfield',
  },
  {
    subject: subject(9),
    userName: 'global@platform.example',
    name: 'Greta Olsen',
    caption: 'Global administrator',
    roles: ['GlobalAdministrator'],
    tenant: null,
  },
]

/**
 * The demo directory and the application registered in it. Fixed, so that a token from one start is good in the next.
 */
export const demoDirectory = {
  tenantId: '0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70',
  clientId: '3f9d2c61-7a85-4e1b-b0c4-91d5e8a2f607',
}
