import { HttpError } from 'react-admin'

export interface HttpAnswer { status: number; headers: Headers; body: string; json: unknown; blob: Blob }

/** Stand-in until sign-in exists: one request to the API, with JSON parsed; a failure becomes react-admin's HttpError. */
export async function http(url: string, options: RequestInit = {}): Promise<HttpAnswer> {
  const headers = new Headers(options.headers)
  if (!headers.has('Accept')) headers.set('Accept', 'application/json')
  if (typeof options.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json')
  const answer = await fetch(url, { ...options, headers })
  const blob = await answer.blob()
  const body = await blob.text()
  let json: unknown
  try { json = JSON.parse(body) } catch { json = undefined }
  if (!answer.ok) throw new HttpError(answer.statusText, answer.status, json)
  return { status: answer.status, headers: answer.headers, body, json, blob }
}
