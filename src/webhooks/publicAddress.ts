/**
 * Which addresses are public. What is inside of a network, on this machine or behind a translation of addresses is not:
 * who names an address must not reach through our server what only our server reaches.
 */

type Bytes = readonly number[]

/** Blocks of IPv4 that are not public, from the registry of special-purpose addresses, with why. */
const NOT_PUBLIC: readonly { block: string; why: string }[] = [
  { block: '0.0.0.0/8', why: 'this network' },
  { block: '10.0.0.0/8', why: 'private' },
  { block: '100.64.0.0/10', why: 'shared by customers of a carrier' },
  { block: '127.0.0.0/8', why: 'this machine' },
  { block: '168.63.129.16/32', why: 'a platform that only its own machines reach' },
  { block: '169.254.0.0/16', why: 'the local link, and the metadata of machines' },
  { block: '172.16.0.0/12', why: 'private' },
  { block: '192.0.0.0/24', why: 'protocol assignments' },
  { block: '192.0.2.0/24', why: 'documentation' },
  { block: '192.88.99.0/24', why: 'relays into IPv6' },
  { block: '192.168.0.0/16', why: 'private' },
  { block: '198.18.0.0/15', why: 'measurements' },
  { block: '198.51.100.0/24', why: 'documentation' },
  { block: '203.0.113.0/24', why: 'documentation' },
  { block: '224.0.0.0/4', why: 'multicast' },
  { block: '240.0.0.0/4', why: 'reserved, and broadcast' },
]

/** Public IPv6 lies in this block alone: mapped IPv4, translated, local and multicast addresses are outside of it. */
const GLOBAL_UNICAST = '2000::/3'
const NOT_PUBLIC_WITHIN: readonly { block: string; why: string }[] = [
  { block: '2001::/23', why: 'protocol assignments, and tunnels' },
  { block: '2001:db8::/32', why: 'documentation' },
  { block: '2002::/16', why: 'IPv4 within IPv6' },
  { block: '3fff::/20', why: 'documentation' },
]

/** Of an address as a resolver answers it; what is none is not public. */
export function isPublicAddress(address: string): boolean {
  const bytes = bytesOf(address)
  if (!bytes) return false
  if (bytes.length === 4) return !NOT_PUBLIC.some(({ block }) => isWithin(bytes, block))
  return isWithin(bytes, GLOBAL_UNICAST) && !NOT_PUBLIC_WITHIN.some(({ block }) => isWithin(bytes, block))
}

export function isAddress(text: string): boolean {
  return bytesOf(text) !== undefined
}

function isWithin(bytes: Bytes, block: string): boolean {
  const [start = '', length = ''] = block.split('/')
  const first = bytesOf(start)
  if (first?.length !== bytes.length) return false
  return Array.from({ length: Number(length) }, (_, bit) => bit).every(bit => bitOf(bytes, bit) === bitOf(first, bit))
}

function bitOf(bytes: Bytes, bit: number): number {
  return ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1
}

/** Four or sixteen; a zone ("%eth0") belongs to a local address, and is none of these. */
function bytesOf(address: string): Bytes | undefined {
  return address.includes(':') ? bytesOfV6(address) : bytesOfV4(address)
}

function bytesOfV4(address: string): Bytes | undefined {
  const parts = address.split('.')
  if (parts.length !== 4 || parts.some(part => !/^(0|[1-9]\d{0,2})$/.test(part))) return undefined
  const bytes = parts.map(Number)
  return bytes.every(byte => byte <= 255) ? bytes : undefined
}

function bytesOfV6(address: string): Bytes | undefined {
  const halves = address.split('::')
  const [before = '', after = ''] = halves
  const head = groupsOf(before, halves.length === 1)
  const tail = groupsOf(after)
  if (halves.length > 2 || !head || !tail) return undefined
  const missing = 16 - head.length - tail.length
  if (halves.length === 1 ? missing !== 0 : missing < 2) return undefined
  return [...head, ...Array.from({ length: missing }, () => 0), ...tail]
}

/** The last group may be an IPv4 address; of what stands before "::" it may not. */
function groupsOf(text: string, isEnd = true): Bytes | undefined {
  if (text === '') return []
  const bytes: number[] = []
  const groups = text.split(':')
  for (const [place, group] of groups.entries()) {
    if (/^[0-9a-f]{1,4}$/i.test(group)) {
      const value = parseInt(group, 16)
      bytes.push(value >> 8, value & 255)
      continue
    }
    const v4 = isEnd && place === groups.length - 1 ? bytesOfV4(group) : undefined
    if (!v4) return undefined
    bytes.push(...v4)
  }
  return bytes
}
