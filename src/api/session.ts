/** What the browser asks before anything else: how to sign in, who is signed in, which onboarding it holds. */
import { ROLES } from '../access.ts'
import { boolean, choice, date, described, id, list, nullable, object, optional, text } from './schema.ts'
import type { Of } from './schema.ts'

const signInConfiguration = object({
  clientId: text,
  tenantId: text,
  scope: text,
  authority: text,
  knownAuthorities: optional(
    described('Only for the local provider: what a directory would tell by itself over https.', list(text)),
  ),
  authorityMetadata: optional(text),
})
export type SignInConfiguration = Of<typeof signInConfiguration>

const telemetryConfiguration = object({ connectionString: optional(text), instrumentationKey: optional(text) })
export type TelemetryConfiguration = Of<typeof telemetryConfiguration>

/** GET /api/config. */
export const configuration = object({
  signIn: signInConfiguration,
  telemetry: telemetryConfiguration,
  demo: boolean,
})
export type Configuration = Of<typeof configuration>

const ownAccount = object({
  id,
  tenant: object({ shortName: text, name: text }),
  invited: described('It is not the person’s account before the invitation was accepted.', boolean),
})
export type OwnAccount = Of<typeof ownAccount>

/** GET /api/me/accounts. */
export const ownAccountList = list(ownAccount)

const tenant = object({ id, shortName: text, name: text, currency: text, timeZone: text })
export type OwnTenant = Of<typeof tenant>

/** GET /api/me. */
export const me = object({
  account: object({
    id: described('null for a global administrator without an account in any tenant.', nullable(id)),
    name: text,
    userName: text,
  }),
  roles: list(choice(ROLES)),
  tenant: nullable(tenant),
  holders: described('In whose names an investor holds, where it is a contact of them.', list(text)),
  accounts: described('What the person has in all tenants.', ownAccountList),
  today: described('In the time zone of the tenant.', date),
})
export type Me = Of<typeof me>

/** GET /api/onboarding-session. */
export const onboardingSession = object({ onboarding: object({ id, status: text }) })
export type OnboardingSession = Of<typeof onboardingSession>
