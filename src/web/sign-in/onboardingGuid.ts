/**
 * The guid of an onboarding that somebody without an account has begun: held by this tab only, until a page that needs
 * a sign-in is opened.
 */
const HELD = 'onboarding:guid'
/** Whose mail brought the guid. */
const SENDER = 'onboarding:sender'
/** In every tab: the browser may have the cookie, which no script can see. */
const COOKIE = 'onboarding:cookie'

/** The call that set the cookie for the guid that is held. */
let setting: { guid: string; done: Promise<void> } | undefined

export function storeGuid(guid: string, sender: string): void {
  sessionStorage.setItem(HELD, guid)
  sessionStorage.setItem(SENDER, sender)
}

/** The fund manager who sent the link, as long as its guid is held. */
export function senderOfGuid(): string | null {
  return sessionStorage.getItem(SENDER)
}

export function dropGuid(): void {
  sessionStorage.removeItem(HELD)
  sessionStorage.removeItem(SENDER)
  setting = undefined
}

export function isGuidStored(): boolean {
  return sessionStorage.getItem(HELD) !== null
}

/**
 * Before each request: the held guid stands in the cookie, and without one there is no cookie. `again` sets it anew
 * when the server did not find it.
 */
export async function arrangeCookie(again = false): Promise<void> {
  const guid = sessionStorage.getItem(HELD)
  if (guid === null) return clearCookie()
  if (setting?.guid !== guid || again) {
    localStorage.setItem(COOKIE, 'yes')
    setting = { guid, done: call('POST', guid) }
  }
  return setting.done
}

async function clearCookie(): Promise<void> {
  if (localStorage.getItem(COOKIE) === null) return
  await call('DELETE')
  localStorage.removeItem(COOKIE)
}

async function call(method: 'POST' | 'DELETE', guid?: string): Promise<void> {
  const body =
    guid === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ guid }) }
  const answer = await fetch('/api/onboarding-session', { method, ...body })
  if (answer.ok) return
  setting = undefined
  throw new Error(`/api/onboarding-session ${answer.status}`)
}
