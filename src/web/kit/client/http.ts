/** Requests to the API by a program of somebody else: the token, and failures as errors with what the API says. */

export interface HttpAnswer {
  status: number
  headers: Headers
  body: string
  json: unknown
}

/** One call to the API; a failure is thrown. */
export type Http = (url: string, options?: RequestInit) => Promise<HttpAnswer>

/** What the API answers instead (RFC 9457). */
export interface Problem {
  /** The stable code in words: "version-stale". */
  code: string
  title: string
  status: number
  detail?: string
  /** What is wrong with which field: "name", "buyers.1.commitment". */
  errors?: Record<string, string[]>
  /** What has to be confirmed before it is saved, and the codes that confirm it. */
  warnings?: Record<string, string[]>
  confirm?: string[]
}

/** React-admin shows `body.errors` at the fields of its forms. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** Absent where something other than the API has answered, such as a proxy. */
  readonly body: Problem | undefined

  constructor(status: number, body: Problem | undefined) {
    super(body?.detail ?? body?.title ?? `HTTP ${status}`)
    this.status = status
    this.body = body
  }
}

export interface Connection {
  /** The bearer token: of a person, from the directory, or the secret of a service account. */
  token: () => string | Promise<string>
}

/** Calls with a token; throws an ApiError for every answer that is no success. */
export function httpWith({ token }: Connection): Http {
  return async (url, options = {}) => {
    const headers = new Headers(options.headers)
    headers.set('Authorization', `Bearer ${await token()}`)
    if (!headers.has('Accept')) headers.set('Accept', 'application/json')
    if (typeof options.body === 'string') headers.set('Content-Type', 'application/json')
    const answer = await fetch(url, { ...options, headers })
    const body = await answer.text()
    const json: unknown = /json/.test(answer.headers.get('Content-Type') ?? '') ? JSON.parse(body) : undefined
    if (!answer.ok) throw new ApiError(answer.status, isProblem(json) ? json : undefined)
    return { status: answer.status, headers: answer.headers, body, json }
  }
}

/** The server answers what its description says, so that the type that the caller names is believed. */
export function jsonOf<Answer>({ json }: Pick<HttpAnswer, 'json'>): Answer {
  return json as Answer
}

function isProblem(json: unknown): json is Problem {
  return typeof json === 'object' && json !== null && 'code' in json && 'title' in json && 'status' in json
}
