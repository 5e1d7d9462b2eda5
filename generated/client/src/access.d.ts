// Generated from schemas by npm run generate. Do not edit: change the schema.
/**
* Who may do what: the roles, the permission groups, and the rule about roles that exclude each other. No other file
* decides this.
*/
export declare const ROLES: readonly ["GlobalAdministrator", "TenantAdministrator", "User", "AdministrativeAgent", "Investor"];
export type Role = typeof ROLES[number];
/** Names the account as which a request acts, where its caller has several. Another person's is refused. */
export declare const ACCOUNT_HEADER = "account-id";
export type Group = "read" | "edit" | "tenantAdmin" | "platformAdmin" | "agent" | "agentOrUser" | "investor" | "applicant" | "anyMember";
/**
* The roles of each group. No role makes an applicant: that is the contact of one onboarding or the holder of its guid,
* which only the record can tell, so by role alone the group grants nothing.
*/
export declare const GROUPS: Record<Group, readonly Role[]>;
/**
* The roles of a token's claim that we know; undefined when the claim is no list, or names one twice, which no
* directory does. Letters must match exactly.
*/
export declare function knownRoles(claim: unknown): Role[] | undefined;
/** A missing list does not pass; an empty one passes and grants nothing. */
export declare function rolesCombine(roles: readonly Role[] | undefined): boolean;
export declare function allows(group: Group, roles: readonly Role[] | undefined): boolean;
/** Of a resource; who may write it reads it too. */
export type Rights = "Read" | "Write";
/** By resource; what is not in it is refused. */
export type Grants = ReadonlyMap<string, Rights>;
/** Whoever asks: roles say what a person may do, and of a program its grants besides. */
export interface Reader {
	readonly roles: readonly Role[];
	/** Of a program; a person has none, and is not narrowed by any. */
	readonly grants?: Grants;
}
/** What an entity says of itself to whoever asks for its records. */
interface Guarded {
	readonly resource: string;
	readonly access: {
		readonly read: Group;
		readonly write: Group;
	};
}
export declare function mayRead({ roles, grants }: Reader, { resource, access }: Guarded): boolean;
export declare function mayWrite({ roles, grants }: Reader, { resource, access }: Guarded): boolean;
/** The first resource that grants do not give as it is needed; undefined when everything is given. */
export declare function missingIn(grants: Grants, needed: Grants): string | undefined;
/** A directory may write the name of a person in a different case than whoever has invited them. */
export declare function isSameUserName(one: string, other: string): boolean;
/** Home is open to every account with a known role, GlobalAdministrator included. */
export declare function mayOpenHome(roles: readonly Role[] | undefined): boolean;
/** Whose place is the investors' portal: no page of the back office or of the platform opens. */
export declare function hasPortalOnly(roles: readonly Role[] | undefined): boolean;
/** The flag is a build constant that is false in this build. */
export declare function isInvestorOnly(roles: readonly Role[] | undefined, flag: boolean): boolean;
export {};
