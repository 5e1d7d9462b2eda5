/** What a search over the records of all entities answers. */
import type { Resource } from '../entity.ts'
import { id, list, nullable, object, text } from './schema.ts'
import type { Of, Schema } from './schema.ts'

/** The word of the address of a kind of record. */
export const resourceWord: Schema<Resource> = { json: { type: 'string' } }

/** The id of a record, the values that name it, and the ids of what it belongs to: enough to show it and lead to it. */
export const namedRecord: Schema<{ id: number }> = {
  json: { type: 'object', required: ['id'], properties: { id: id.json }, additionalProperties: {} },
}

const foundRecord = object({
  resource: resourceWord,
  record: namedRecord,
  /** The name of the fund that it belongs to. */
  owner: nullable(text),
})
export type FoundRecord = Of<typeof foundRecord>

export const foundRecords = list(foundRecord)
