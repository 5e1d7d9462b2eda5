/**
 * Calls of the functions that the database has for signing in, because row-level security shows nobody the accounts of
 * another tenant: src/server/database/migrations/0002-sign-in.sql,
 * 0015-accounts-of-a-person.sql and 0025-email-links.sql make them, and no type describes what they answer.
 */

export const FIND_ACCOUNTS =
  'select id, tenant_id as "tenantId", tenant, tenant_name as "tenantName", name, user_name as "userName", status, ' +
  'subject, of_contact as "ofContact", version, tenant_version as "tenantVersion" from find_accounts($1, $2, $3)'

export const FIND_MAIL_TENANT = 'select find_mail_tenant($1) as "tenantId"'

export const FIND_EMAIL_LINK = 'select tenant, event, sent_on as "sentOn" from find_email_link($1)'

export const FIND_ONBOARDING = 'select id, status from find_onboarding($1)'

export const FIND_HELD = 'select id, tenant_id as "tenantId" from find_onboarding($1)'
