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

/** Of a resource; who may write it reads it too. */
export type Rights = 'Read' | 'Write'

/** By resource; what is not in it is refused. */
export type Grants = ReadonlyMap<string, Rights>

/** Whoever asks: roles say what a person may do, and of a program its grants besides. */
export interface Reader {
  readonly roles: readonly Role[]
  /** Of a program; a person has none, and is not narrowed by any. */
  readonly grants?: Grants
}

/** What an entity says of itself to whoever asks for its records. */
interface Guarded {
  readonly resource: string
  readonly access: { readonly read: Group; readonly write: Group }
}

export function mayRead({ roles, grants }: Reader, { resource, access }: Guarded): boolean {
  return allows(access.read, roles) && (!grants || grants.has(resource))
}

export function mayWrite({ roles, grants }: Reader, { resource, access }: Guarded): boolean {
  return allows(access.write, roles) && (!grants || grants.get(resource) === 'Write')
}

/** The first resource that grants do not give as it is needed; undefined when everything is given. */
export function missingIn(grants: Grants, needed: Grants): string | undefined {
  return [...needed].find(([resource, rights]) => {
    const given = grants.get(resource)
    return given === undefined || (rights === 'Write' && given !== 'Write')
  })?.[0]
}

/** A directory may write the name of a person in a different case than whoever has invited them. */
export function isSameUserName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** Home is open to every account with a known role, GlobalAdministrator included. */
export function mayOpenHome(roles: readonly Role[] | undefined): boolean {
  if (!roles || !rolesCombine(roles)) return false
  return ROLES.some(role => roles.includes(role))
}

/** Whose place is the investors' portal: no page of the back office or of the platform opens. */
export function hasPortalOnly(roles: readonly Role[] | undefined): boolean {
  return allows('investor', roles) && !allows('read', roles) && !allows('platformAdmin', roles)
}

/** The flag is a build constant that is false in this build. */
export function isInvestorOnly(roles: readonly Role[] | undefined, flag: boolean): boolean {
  return flag && roles?.length === 1 && roles[0] === 'Investor'
}
