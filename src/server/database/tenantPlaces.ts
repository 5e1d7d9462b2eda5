/**
 * Calls of the function that keeps the rows of a tenant in one of several databases, and which no type describes;
 * src/server/database/migrations/0040-tenant-places.sql makes it.
 */

export const HOLD_TENANT = 'select hold_tenant($1, $2, $3)'

/** Its error, when the rows are in another database. */
export const TENANT_ELSEWHERE = 'FA003'

/** The database that knows of all tenants where they are, and has the rows of those of which nothing else is said. */
export const FIRST = 1
