/** Texts shortened by gzip, for whoever says that they read it. */
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** What fits into one packet arrives no sooner for being shorter. */
const SHORTEST_BYTES = 1_400
/** Of the nine levels: the higher ones take several times as long for a few percent. */
export const EFFORT = { level: 3, memLevel: 7 }

const compress = promisify<Uint8Array | string, typeof EFFORT, Buffer>(gzip)

/** Whether the caller reads gzip; every caller that reads anything compressed does. */
export function readsGzip({ 'accept-encoding': accepted }: IncomingHttpHeaders): boolean {
  return (typeof accepted === 'string' ? accepted : '').split(',').some(each => {
    const [name = '', quality] = each.split(';').map(word => word.trim().toLowerCase())
    return name === 'gzip' && !/^q=0(?:\.0*)?$/.test(quality ?? '')
  })
}

/** A text that is short, or whose reader does not take it otherwise, is answered as it is. */
export async function shortened(text: Uint8Array | string, headers: IncomingHttpHeaders): Promise<Buffer | undefined> {
  if (!readsGzip(headers) || Buffer.byteLength(text) < SHORTEST_BYTES) return undefined
  return compress(text, EFFORT)
}
