/**
 * What leaves the browser as telemetry names no person and opens nothing: GUIDs, addresses, codes, states and tokens
 * are replaced. Pure, no DOM.
 */

/** Query parameters (also inside an encoded address) whose value never leaves. */
const SECRET_PARAMETERS = [
  'ea',
  'code',
  'state',
  'token',
  'access_token',
  'id_token',
  'refresh_token',
  'id_token_hint',
  'login_hint',
  'client_info',
  'session_state',
  'nonce',
  'code_challenge',
  'code_verifier',
  'client_secret',
  'password',
  'username',
  'sid',
]
/** Request headers that are not tracked; the library is told, and the mask drops them again. */
export const SECRET_HEADERS = [
  'Authorization',
  'Proxy-Authorization',
  'Cookie',
  'Set-Cookie',
  'WWW-Authenticate',
  'X-API-Key',
]

const NAMES = SECRET_PARAMETERS.join('|')
/** Separators as they are and percent-encoded any number of times. */
const PARAMETER = new RegExp(
  `((?:^|[?&#;]|%(?:25)*(?:3f|26|23))(${NAMES})(?:=|%(?:25)*3d))(?:(?!%(?:25)*(?:26|23))[^&#\\s"'<>\\\\])*`,
  'gi',
)
const MEMBER = new RegExp(`(\\\\?"(${NAMES})\\\\?"\\s*:\\s*\\\\?")[^"\\\\]*`, 'gi')
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi
const JSON_WEB_TOKEN = /\beyJ[\w-]{5,}(?:\.[\w-]*){1,4}/g
const GUID = /(?<![0-9a-z])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-z])/gi
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%(?:25)*40)[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})+/gi

const DEEPEST = 12

export function maskText(text: string): string {
  return text
    .replace(PARAMETER, '$1{$2}')
    .replace(MEMBER, '$1{$2}')
    .replace(BEARER, '$1 {token}')
    .replace(JSON_WEB_TOKEN, '{token}')
    .replace(GUID, '{guid}')
    .replace(MAIL_ADDRESS, '{address}')
}

/**
 * Every text in a value, at any depth; the value is changed in place where it is an object, because the library goes on
 * with the same one.
 */
export function maskValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  if (depth > DEEPEST) return undefined
  const members = value as Record<string, unknown>
  for (const [name, member] of Object.entries(members)) {
    if (isSecretHeader(name)) delete members[name]
    else members[name] = maskValue(member, depth + 1)
  }
  return value
}

/**
 * A telemetry item as the library hands it to its initializers. Its own names (iKey, name, time) stay: they say where
 * it belongs.
 */
interface TelemetryEnvelope {
  baseData?: unknown
  data?: unknown
  tags?: unknown
  ext?: unknown
}

export function maskEnvelope(envelope: TelemetryEnvelope): void {
  maskValue(envelope.baseData)
  maskValue(envelope.data)
  maskValue(envelope.tags)
  maskValue(envelope.ext)
}

function isSecretHeader(name: string): boolean {
  return SECRET_HEADERS.some(header => header.toLowerCase() === name.toLowerCase())
}
