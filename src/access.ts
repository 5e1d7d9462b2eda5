/**
 * Who may do what: the roles, the permission groups, and the rule about roles that exclude each other. No other file
 * decides this.
 */

export const ROLES = ['GlobalAdministrator', 'TenantAdministrator', 'User', 'AdministrativeAgent', 'Investor'] as const
export type Role = (typeof ROLES)[number]

/** Names the account as which a request acts, where its caller has several. Another person's is refused. */
export const ACCOUNT_HEADER = 'account-id'

export type Group =
  | 'read'
  | 'edit'
  | 'tenantAdmin'
  | 'platformAdmin'
  | 'agent'
  | 'agentOrUser'
  | 'investor'
  | 'applicant'
  | 'anyMember'

/**
 * The roles of each group. No role makes an applicant: that is the contact of one onboarding or the holder of its guid,
 * which only the record can tell, so by role alone the group grants nothing.
 */
export const GROUPS: Record<Group, readonly Role[]> = {
  read: ['TenantAdministrator', 'User', 'AdministrativeAgent'],
  edit: ['TenantAdministrator', 'User'],
  tenantAdmin: ['TenantAdministrator'],
  platformAdmin: ['GlobalAdministrator'],
  agent: ['AdministrativeAgent'],
  agentOrUser: ['AdministrativeAgent', 'User'],
  investor: ['Investor'],
  applicant: [],
  anyMember: ['Investor', 'TenantAdministrator', 'AdministrativeAgent', 'User'],
}

const EXCLUDING: readonly Role[] = ['TenantAdministrator', 'User', 'AdministrativeAgent']

/**
 * The roles of a token's claim that we know; undefined when the claim is no list, or names one twice, which no
 * directory does. Letters must match exactly.
 */
export function knownRoles(claim: unknown): Role[] | undefined {
  if (!Array.isArray(claim) || new Set(claim).size < claim.length) return undefined
  return ROLES.filter(role => claim.includes(role))
}

/** A missing list does not pass; an empty one passes and grants nothing. */
export function rolesCombine(roles: readonly Role[] | undefined): boolean {
  if (!roles) return false
  return EXCLUDING.filter(role => roles.includes(role)).length < 2
}

export function allows(group: Group, roles: readonly Role[] | undefined): boolean {
  if (!roles || !rolesCombine(roles)) return false
  return GROUPS[group].some(role => roles.includes(role))
}

/** Home is open to every account with a known role, GlobalAdministrator included. */
export function mayOpenHome(roles: readonly Role[] | undefined): boolean {
  if (!roles || !rolesCombine(roles)) return false
  return ROLES.some(role => roles.includes(role))
}

/** The flag is a build constant that is false in this build. */
export function isInvestorOnly(roles: readonly Role[] | undefined, flag: boolean): boolean {
  return flag && roles?.length === 1 && roles[0] === 'Investor'
}
