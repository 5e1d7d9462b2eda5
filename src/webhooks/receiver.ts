/** The address of a receiver as it is written: what of it can be judged before its name is resolved. */
import { isAddress, isPublicAddress } from './publicAddress.ts'

export interface Receiver {
  host: string
  port: number
  /** With the query. */
  path: string
}

/** Why an address cannot be that of a receiver. */
export type Refusal = 'notHttps' | 'withPassword' | 'withFragment' | 'notPublic'

/** Names that only a network of its own knows. */
const LOCAL_NAMES = /(^|\.)(localhost|localdomain|local|internal|intranet|lan|home\.arpa)$/

export function receiverOf(url: string): Receiver | Refusal {
  const parsed = URL.canParse(url) ? new URL(url) : null
  if (parsed?.protocol !== 'https:') return 'notHttps'
  if (parsed.username !== '' || parsed.password !== '') return 'withPassword'
  if (parsed.hash !== '') return 'withFragment'
  const host = parsed.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return isAddress(host) || (host.includes('.') && !LOCAL_NAMES.test(host))
    ? { host, port: parsed.port === '' ? 443 : parseInt(parsed.port, 10), path: `${parsed.pathname}${parsed.search}` }
    : 'notPublic'
}

/** Of an address that names no host but is one, which is judged where it is typed. */
export function refusalOf(url: string): Refusal | null {
  const receiver = receiverOf(url)
  if (typeof receiver === 'string') return receiver
  return isAddress(receiver.host) && !isPublicAddress(receiver.host) ? 'notPublic' : null
}
