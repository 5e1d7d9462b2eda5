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
  const body = httpFailure(error)?.body
  if (
    typeof body !== 'object' ||
    body === null ||
    !('errors' in body) ||
    typeof body.errors !== 'object' ||
    body.errors === null
  )
    return null
  return Object.fromEntries(
    Object.entries(body.errors).map(([field, texts]) => [field, (Array.isArray(texts) ? texts : [texts]).map(String)]),
  )
}

/** The record that stood in the way of a second one. */
export function existingOf(error: unknown): Existing | undefined {
  return (httpFailure(error)?.body as { existing?: Existing } | undefined)?.existing
}
