/** One value of a record as a cell of a spreadsheet or of a text table. */
import type { Cell } from 'write-excel-file/node'
import type { Field } from '../../entity.ts'
import { text } from '../../texts.ts'

export function headerCell(field: Field): Cell {
  return { value: field.title, type: String, fontWeight: 'bold' }
}

export function dataCell(field: Field, value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null
  switch (field.kind) {
    case 'decimal':
      return { value: Number(value), type: Number, format: numberFormat(field, String(value)) }
    case 'integer':
    case 'reference':
      return { value: Number(value), type: Number, format: '0' }
    case 'date':
      return { value: dayOf(String(value)), type: Date, format: 'dd/mm/yyyy' }
    case 'timestamp':
      return { value: new Date(String(value)), type: Date, format: 'dd/mm/yyyy hh:mm' }
    case 'boolean':
      return { value: value === true, type: Boolean }
    default:
      return { value: titleOf(field, value), type: String }
  }
}

/**
 * Quoted as RFC 4180 says. A text that a spreadsheet program would run as a formula becomes plain text by an
 * apostrophe.
 */
export function textCell(field: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (field.kind === 'boolean') return text(value === true ? 'general.yes' : 'general.no')
  if (field.kind !== 'text' && field.kind !== 'choice') return String(value)
  const title = titleOf(field, value)
  const safe = /^[\s\u0000-\u001F]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n]/.test(title) ? `'${title}` : title
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A day has no time zone: spreadsheets count days, and the writer counts them in UTC. */
function dayOf(date: string): Date {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  return new Date(Date.UTC(year, month - 1, day))
}

/** An amount has the decimals of its exact text: those of its currency. */
function numberFormat(field: Field, value: string): string {
  const decimals = field.format === 'money' ? (value.split('.')[1]?.length ?? 0) : (field.decimals ?? 2)
  const whole =
    field.format === 'rate' || decimals > 6 ? '0.0#########' : `#,##0${decimals > 0 ? `.${'0'.repeat(decimals)}` : ''}`
  return field.format === 'rate' || decimals > 6 ? whole : `${whole};(${whole})`
}

function titleOf(field: Field, value: unknown): string {
  return field.choices?.find(choice => choice.value === value)?.title ?? String(value)
}
