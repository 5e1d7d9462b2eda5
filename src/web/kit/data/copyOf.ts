/** A new record that begins as a copy of the one that the address names. */
import type { Entity } from '../../../entity.ts'
import { valueOf } from '../../../entity.ts'
import { isEmpty, isWritable, type Values } from './values.ts'

/** The parameter of the address of an add page. */
export const COPY_OF = 'copyOf'

/** The state begins anew, and rows inside a record are not copied with it. */
export function copiedValues({ fields, state = 'status' }: Entity, record: object): Values {
  return Object.fromEntries(
    fields
      .filter(({ kind, name }) => kind !== 'childRows' && kind !== 'answers' && name !== state)
      .filter(field => isWritable(field, true) && !isEmpty(valueOf(record, field.name)))
      .map(({ name }) => [name, valueOf(record, name)]),
  )
}

export function copyOfIn(search: string): number | null {
  return recordIn(search, COPY_OF)
}

/** The id of the record that a parameter of an address names; null for what is no id. */
export function recordIn(search: string, parameter: string): number | null {
  const id = new URLSearchParams(search).get(parameter)
  return id !== null && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null
}
