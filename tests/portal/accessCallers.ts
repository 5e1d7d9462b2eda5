/** Who may try a route of investors: nobody, the demo accounts, and three who were once let in to read along. */
import type { Api, Person } from '../server/api.ts'
import { PEOPLE } from '../server/api.ts'

/** Of `investor` are the holding, the onboarding and the mail; `stranger` is staff of the other tenant. */
export const CALLERS = [
  'nobody',
  'investor',
  'otherInvestor',
  'colleague',
  'ended',
  'revoked',
  'admin',
  'user',
  'agent',
  'global',
  'mixed',
  'strangeInvestor',
  'stranger',
] as const
export type Caller = (typeof CALLERS)[number]

/** Who reads the holding along: until a day that is to come, until one that is over, and until that was taken back. */
export const READERS = {
  colleague: { until: '2026-11-21', status: 'Granted' },
  ended: { until: '2026-11-20', status: 'Granted' },
  revoked: { until: '2026-12-31', status: 'Revoked' },
} as const
export type Reader = keyof typeof READERS

export const addressOf = (reader: Reader) => `${reader}@auditors.example`

/** Of each caller the header with its token. */
export function headersFor(api: Api): (caller: Caller) => Promise<Record<string, string>> {
  return async caller => {
    if (caller === 'nobody') return {}
    if (isPerson(caller)) return api.issuer.bearer(PEOPLE[caller])
    const claims = {
      oid: caller,
      sub: caller,
      name: caller,
      preferred_username: addressOf(caller),
      roles: ['Investor'],
    }
    return { authorization: `Bearer ${await api.issuer.sign(claims)}` }
  }
}

function isPerson(caller: Exclude<Caller, 'nobody'>): caller is Extract<Caller, Person> {
  return caller in PEOPLE
}
