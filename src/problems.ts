/**
 * Every error the product can answer (RFC 9457), and which message of an answer a person sees. Titles and details stand
 * in texts.ts.
 */
import { hasText, text, type TextValues } from './texts.ts'

export const PROBLEM_STATUS = {
  'invalid-request': 400,
  'invalid-body': 400,
  'unknown-parameter': 400,
  'query-parameter-required': 400,
  unauthenticated: 401,
  'token-invalid': 401,
  'service-account-unknown': 401,
  'service-account-expired': 401,
  'service-account-revoked': 401,
  forbidden: 403,
  'roles-invalid': 403,
  'scope-missing': 403,
  'account-choice': 403,
  'account-unknown': 403,
  'account-deactivated': 403,
  'service-account-refused': 403,
  'not-found': 404,
  'method-not-allowed': 405,
  'request-timeout': 408,
  'wrong-state': 409,
  'reporting-period-closed': 409,
  referenced: 409,
  'already-exists': 409,
  'asked-already': 409,
  protected: 409,
  'request-in-progress': 409,
  'shown-once': 409,
  'version-stale': 412,
  'body-too-large': 413,
  'file-too-large': 413,
  'address-too-long': 414,
  'file-type-not-allowed': 415,
  'unsupported-media-type': 415,
  rule: 422,
  'confirmation-required': 422,
  'idempotency-key-reused': 422,
  'version-required': 428,
  'too-many-requests': 429,
  'headers-too-large': 431,
  internal: 500,
  busy: 503,
  unavailable: 503,
  'tenant-moving': 503,
  'identity-provider-unavailable': 503,
} as const

export type ProblemCode = keyof typeof PROBLEM_STATUS
export type FieldErrors = Record<string, string[]>

export function problemTitle(code: ProblemCode): string {
  return text(`problem.${code}.title`)
}

export interface ProblemBody {
  /** "/problems/{code}" */
  type: string
  code: string
  title: string
  status: number
  detail?: string
  /** Texts by field path; '' stands for the whole record. */
  errors?: FieldErrors
  existing?: Existing
  /** With "confirmation-required": what a person is asked, by field path, and the codes that confirm it. */
  warnings?: FieldErrors
  confirm?: readonly string[]
}

/** What a problem says besides its code. */
interface ProblemParts {
  detail?: string | undefined
  errors?: FieldErrors | undefined
  existing?: Existing | undefined
  warnings?: FieldErrors | undefined
  confirm?: readonly string[] | undefined
}

/** The record that holds already what may stand only once, with its own id and those of what it belongs to. */
export interface Existing {
  resource: string
  name: string
  record: Record<string, number>
}

export class ProblemError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly detail: string | undefined
  readonly errors: FieldErrors | undefined
  readonly existing: Existing | undefined
  readonly warnings: FieldErrors | undefined
  readonly confirm: readonly string[] | undefined

  constructor(code: ProblemCode, { detail, errors, existing, warnings, confirm }: ProblemParts = {}) {
    super(detail ?? problemTitle(code))
    this.name = 'ProblemError'
    this.code = code
    this.status = PROBLEM_STATUS[code]
    this.detail = detail
    this.errors = errors
    this.existing = existing
    this.warnings = warnings
    this.confirm = confirm
  }

  body(): ProblemBody {
    return {
      type: `/problems/${this.code}`,
      code: this.code,
      title: problemTitle(this.code),
      status: this.status,
      ...(this.detail !== undefined && { detail: this.detail }),
      ...(this.errors && { errors: this.errors }),
      ...(this.existing && { existing: this.existing }),
      ...(this.warnings && { warnings: this.warnings }),
      ...(this.confirm && { confirm: this.confirm }),
    }
  }
}

/**
 * The detail is the given one, else that of the texts with the values filled in, else none. Field errors speak for
 * themselves: no detail then, so that the title is shown.
 */
export function problem(
  code: ProblemCode,
  { values, ...parts }: ProblemParts & { values?: TextValues } = {},
): ProblemError {
  const { detail = parts.errors ? undefined : detailOf(code, values) } = parts
  return new ProblemError(code, { ...parts, detail })
}

function detailOf(code: ProblemCode, values?: TextValues): string | undefined {
  const key = `problem.${code}.detail` as const
  return hasText(key) ? text(key, values) : undefined
}

/** An answer that was no success; `body` is the parsed JSON, or anything else when there was none. */
interface Failure {
  status: number
  statusText: string
  body: unknown
}

/** The message a person sees for a failure: of the file, the detail, the title, the status text, the status. */
export function messageOf(failure: Failure | Error, upload = false): string {
  if (failure instanceof Error) return failure.message
  const body: Received = isObject(failure.body) ? failure.body : {}
  const errors = isObject(body.errors) ? body.errors : undefined
  const file = upload ? firstText(errors?.File) : undefined
  return (
    file ??
    textOf(body.detail) ??
    (errors && textOf(body.title)) ??
    textOf(failure.statusText) ??
    statusText(failure.status)
  )
}

/** Whether the failure is that nobody knows yet as which of several accounts the person has come. */
export function asksForAccount(body: unknown): boolean {
  return isObject(body) && body.code === ('account-choice' satisfies ProblemCode)
}

/** HTTP/2 sends no status text: the texts have one for each number. */
function statusText(status: number): string {
  const key = `status.${status}`
  return hasText(key) ? text(key) : text('status.other', { status })
}

/** What an error of the API may hold; whether it does, and what, nobody knows yet. */
type Received = { readonly [Name in 'code' | 'errors' | 'File' | 'detail' | 'title']?: unknown }

function isObject(value: unknown): value is Received {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function firstText(value: unknown): string | undefined {
  return textOf(Array.isArray(value) ? value[0] : value)
}

/** Refused by a rule at fields of what was sent, an action's input or a record, or as a whole, which is ''. */
export function inputProblem<Sent extends object = object>(errors: {
  readonly [Name in (keyof NoInfer<Sent> & string) | '']?: string[]
}): ProblemError
export function inputProblem(errors: { readonly [name: string]: string[] | undefined }): ProblemError {
  const given = Object.entries(errors).flatMap(([name, texts]) => (texts ? [[name, texts] as const] : []))
  return problem('rule', { errors: Object.fromEntries(given) })
}
