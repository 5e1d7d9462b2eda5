/**
 * Calls of the functions that the database has for signing in, because row-level security shows nobody the accounts of
 * another tenant: src/server/database/migrations/0002-sign-in.sql,
 * 0015-accounts-of-a-person.sql and 0025-email-links.sql make them, and no type describes what they answer.
 */
import type { Database } from '../database/database.ts'
import { readEverywhere } from '../database/severalDatabases.ts'

export const FIND_ACCOUNTS =
  'select id, tenant_id as "tenantId", tenant, tenant_name as "tenantName", name, user_name as "userName", status, ' +
  'subject, of_contact as "ofContact", version, tenant_version as "tenantVersion" from find_accounts($1, $2, $3)'

export const FIND_EMAIL_LINK = 'select tenant, event, sent_on as "sentOn" from find_email_link($1)'

const FIND_ONBOARDING = 'select id, tenant_id as "tenantId", status from find_onboarding($1)'

const FIND_MAIL_TENANT = 'select tenant as "tenantId" from find_mail_tenant($1) as tenant where tenant is not null'

export interface OnboardingOfGuid {
  id: number
  tenantId: number
  status: string
}

/** The onboarding that whoever holds this guid begins. */
export async function findOnboarding(database: Database, guid: string): Promise<OnboardingOfGuid | undefined> {
  const [found] = await readEverywhere<OnboardingOfGuid>(database, FIND_ONBOARDING, [guid])
  return found
}

/** The tenant that the mail with this guid comes from. */
export async function findMailTenant(database: Database, guid: string): Promise<number | null> {
  const [found] = await readEverywhere<{ tenantId: number }>(database, FIND_MAIL_TENANT, [guid])
  return found?.tenantId ?? null
}
