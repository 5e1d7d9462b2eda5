/** What a receiver is told: which record was changed, never what it holds. Pure. */
import type { Timestamp } from '../entity.ts'

/** One change, as its delivery keeps it. */
export interface DeliveredChange {
  messageId: string
  resource: string
  recordId: number
  recordVersion: number
  operation: string
  /** When the change was made. */
  createdAt: Timestamp
}

/** The body, the same to the byte whenever it is sent. */
export function messageOf({
  messageId,
  resource,
  recordId,
  recordVersion,
  operation,
  createdAt,
}: DeliveredChange): string {
  return JSON.stringify({
    type: `${resource}.${operation}`,
    timestamp: createdAt,
    data: { deliveryId: messageId, resource, id: recordId, version: recordVersion, operation },
  })
}
