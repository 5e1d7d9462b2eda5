/**
 * Calls of the functions that the database has for signing in, because row-level security shows nobody the accounts of
 * another tenant: src/server/database/migrations/0002-sign-in.sql makes them, and no type describes what they answer.
 */

export const FIND_ACCOUNT =
  'select id, tenant_id as "tenantId", tenant, name, user_name as "userName", status, subject, version, ' +
  'tenant_version as "tenantVersion" from find_account($1, $2)'

export const FIND_ONBOARDING = 'select id, status from find_onboarding($1)'
