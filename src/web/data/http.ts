import { ACCOUNT_HEADER } from '../../access.ts'
import { errorPath, path } from '../../paths.ts'
import { asksForAccount, messageOf } from '../../problems.ts'
import { text } from '../../texts.ts'
import { actingAs } from '../sign-in/actingAs.ts'
import { appRouter, currentPath } from '../sign-in/navigation.ts'
import { arrangeCookie, isGuidStored } from '../sign-in/onboardingGuid.ts'
import { rememberRefused } from '../sign-in/refused.ts'
import { InteractionNeeded, signIn } from '../sign-in/signIn.ts'
import { noticedIfLate } from './lateAnswers.ts'

export interface HttpAnswer {
  status: number
  headers: Headers
  body: string
  json: unknown
  blob: Blob
}

/** An answer that was no success, with the words that a person sees. React-admin looks for these properties too. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  /** The parsed JSON, or anything else when there was none. */
  readonly body: unknown

  constructor(message: string, status: number, body: unknown) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** One call to the API. A failure becomes an HttpError. */
export async function http(url: string, options: RequestInit = {}): Promise<HttpAnswer> {
  const answer = await send(url, options)
  // Text is not read from a blob: the browser's own tools show what came only then.
  const body = /json/.test(answer.headers.get('Content-Type') ?? '') ? await answer.text() : ''
  const blob = body === '' ? await answer.blob().catch(() => new Blob()) : new Blob([body])
  const json = parsed(body)
  if (answer.ok) return { status: answer.status, headers: answer.headers, body, json, blob }
  if (answer.status === 403 && !asksForAccount(json)) leaveForbidden(options.method ?? 'GET')
  const message = messageOf(
    { status: answer.status, statusText: answer.statusText, body: json },
    options.body instanceof FormData,
  )
  throw new HttpError(message, answer.status, json)
}

/**
 * An answer of 401 to a good-looking token (its key was changed, it was withdrawn) gets exactly one second try with
 * another one.
 */
async function send(url: string, options: RequestInit): Promise<Response> {
  const first = await prepared(options)
  const answer = await reached(url, first)
  return answer.status === 401 ? reached(url, await prepared(options, first.headers.get('Authorization'))) : answer
}

/** Each browser has its own words for a server that does not answer, and none says it. */
async function reached(url: string, options: RequestInit): Promise<Response> {
  return noticedIfLate(fetch(url, options)).catch((error: unknown) => {
    throw error instanceof TypeError ? unreachable(error) : error
  })
}

/** Why nothing answers: this machine is not connected, or the server is not there. */
function unreachable(cause: unknown): Error {
  return new Error(text(navigator.onLine ? 'error.unreachable' : 'error.offline'), { cause })
}

/** While an onboarding's guid is held its cookie speaks, otherwise the token. */
async function prepared(options: RequestInit, refused?: string | null): Promise<RequestInit & { headers: Headers }> {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (typeof options.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  await arrangeCookie(refused !== undefined)
  if (isGuidStored()) return { ...options, headers }
  headers.set('Authorization', await authorization(refused))
  const acting = actingAs()
  if (acting) headers.set(ACCOUNT_HEADER, `${acting.id}`)
  return { ...options, headers }
}

/** What was refused is renewed, unless another call has done so since. */
async function authorization(refused?: string | null): Promise<string> {
  try {
    const cached = `Bearer ${await signIn.token()}`
    return cached === refused ? `Bearer ${await signIn.token(true)}` : cached
  } catch (error) {
    if (error instanceof InteractionNeeded && navigator.onLine) await signIn.byRedirect(currentPath())
    throw navigator.onLine ? new Error(text('error.signInService'), { cause: error }) : unreachable(error)
  }
}

/**
 * Home stays: it is open to everybody, and what one of its parts may not show must not take it away. The error page
 * says already why one is there.
 */
function leaveForbidden(method: string): void {
  if ([path('home'), path('error')].includes(appRouter().state.location.pathname)) return
  rememberRefused(currentPath())
  // Going back to a page that may not be read would only lead here again.
  void appRouter().navigate(errorPath(403, text('error.accessDenied')), { replace: method === 'GET' })
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
