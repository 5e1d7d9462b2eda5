import type { IncomingHttpHeaders } from 'node:http'

const NAME = 'onboarding'
const DAY = 86_400
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The guid of an onboarding in its one spelling; undefined when the value is none. */
export function guidOf(value: unknown): string | undefined {
  const guid = typeof value === 'string' ? value.toLowerCase() : ''
  return GUID.test(guid) ? guid : undefined
}

/** Out of reach for scripts, never sent by another site, gone after a day; `guid` undefined takes it away. */
export function onboardingCookie(guid: string | undefined, secure: boolean): string {
  return [
    `${NAME}=${guid ?? ''}`,
    'Path=/api',
    `Max-Age=${guid ? DAY : 0}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
  ].join('; ')
}

/** The guid that a request without a token carries. A token always wins: who is signed in acts as that person. */
export function storedGuid(headers: IncomingHttpHeaders): string | undefined {
  if (headers.authorization !== undefined) return undefined
  const cookies = (headers.cookie ?? '')
    .split(';')
    .map(part => part.trim())
    .filter(part => part.startsWith(`${NAME}=`))
  // Two cookies of this name mean that somebody planted one.
  return cookies.length === 1 ? guidOf(cookies[0]!.slice(NAME.length + 1)) : undefined
}
