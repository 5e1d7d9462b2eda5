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
/** Home is open to every account with a known role, GlobalAdministrator included. */
export declare function mayOpenHome(roles: readonly Role[] | undefined): boolean;
/** The flag is a build constant that is false in this build. */
export declare function isInvestorOnly(roles: readonly Role[] | undefined, flag: boolean): boolean;
