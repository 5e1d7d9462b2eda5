/** How a failed request becomes words: what react-admin throws carries the status and the body of the answer. */
import { messageOf, type Existing, type FieldErrors } from '../../../problems.ts'
import { text } from '../../../texts.ts'
import { SEVERITY, openNotification } from './notifications.ts'

interface HttpFailure {
  status: number
  message: string
  body: unknown
}

export function httpFailure(error: unknown): HttpFailure | null {
  if (typeof error !== 'object' || error === null || !('status' in error) || typeof error.status !== 'number')
    return null
  return {
    status: error.status,
    message: 'message' in error ? String(error.message) : '',
    body: 'body' in error ? error.body : undefined,
  }
}

export function failureMessage(error: unknown, upload = false): string {
  const failure = httpFailure(error)
  if (failure) return messageOf({ status: failure.status, statusText: '', body: failure.body }, upload)
  return error instanceof Error ? messageOf(error) : String(error)
}

export function notifyFailure(error: unknown): void {
  openNotification({ severity: SEVERITY.error, title: text('general.error'), line1: failureMessage(error) })
}

/** Words at fields, when the answer holds any. */
export function fieldErrorsOf(error: unknown): FieldErrors | null {
  return messagesIn(httpFailure(error)?.body, 'errors')
}

/** Messages by field path under this property of an answer; null where there are none. */
function messagesIn(body: unknown, property: 'errors' | 'warnings'): FieldErrors | null {
  const found: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, property) : null
  if (typeof found !== 'object' || found === null) return null
  return Object.fromEntries(
    Object.entries(found).map(([field, texts]) => [field, (Array.isArray(texts) ? texts : [texts]).map(String)]),
  )
}

/** What the rules remark on a record that was saved all the same. */
export function warningsOf(record: object): string[] {
  return Object.values(messagesIn(record, 'warnings') ?? {}).flat()
}

/** What a person is asked before it is saved, and the codes that say yes. */
export interface Confirmation {
  messages: readonly string[]
  codes: readonly string[]
}

export function confirmationOf(error: unknown): Confirmation | null {
  const body = httpFailure(error)?.body
  const warnings = messagesIn(body, 'warnings')
  const codes: unknown = warnings && Reflect.get(Object(body), 'confirm')
  return warnings && Array.isArray(codes)
    ? { messages: Object.values(warnings).flat(), codes: codes.map(String) }
    : null
}

/** The record that stood in the way of a second one. */
export function existingOf(error: unknown): Existing | undefined {
  return (httpFailure(error)?.body as { existing?: Existing } | undefined)?.existing
}
