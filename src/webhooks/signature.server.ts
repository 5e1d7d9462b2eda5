/** The signature of a delivery, in the headers of Standard Webhooks, by which a receiver knows the sender. */
import { createHmac, randomBytes } from 'node:crypto'
import type { Timestamp } from '../entity.ts'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export function newSecret(): string {
  return `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`
}

/**
 * Of an attempt, with one signature per secret: a receiver refuses what was recorded and sent again later by its time.
 */
export function signedHeaders(messageId: string, at: Timestamp, body: string, secrets: readonly string[]) {
  const seconds = String(Math.floor(Date.parse(at) / 1000))
  return {
    'webhook-id': messageId,
    'webhook-timestamp': seconds,
    'webhook-signature': secrets.map(secret => signature(secret, `${messageId}.${seconds}.${body}`)).join(' '),
  }
}

function signature(secret: string, signed: string): string {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
