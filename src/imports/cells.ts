/** What stands in a cell, as the value of a field. References are looked up elsewhere. Pure. */
import { readDay, readNumber, USUAL } from '../api/notation.ts'
import type { Notation, Numbers } from '../api/notation.ts'
import type { Field } from '../entity.ts'
import { text as words } from '../texts.ts'

/** undefined: the cell is empty. Whatever cannot be read stays as it is, so that the check of the record names it. */
export function valueOfCell(field: Field, cell: string, { numbers, days }: Notation = USUAL): unknown {
  const text = cell.trim()
  if (text === '') return undefined
  switch (field.kind) {
    case 'date':
      return readDay(text, days) ?? text
    case 'decimal':
      return readNumber(text, numbers) ?? text
    case 'integer':
      return wholeNumber(text, numbers) ?? text
    case 'boolean':
      return answer(text) ?? text
    case 'choice':
      return (
        field.choices?.find(choice =>
          [choice.value, choice.title].some(word => word.toLowerCase() === text.toLowerCase()),
        )?.value ?? text
      )
    default:
      return cell.startsWith("'") && /^'[=+\-@]/.test(cell) ? cell.slice(1) : text
  }
}

/** A value as the preview states it: exact, and in the words of the screens. */
export function shownCell(field: Field, value: unknown): string {
  if (typeof value === 'boolean') return words(value ? 'general.yes' : 'general.no')
  return field.choices?.find(choice => choice.value === value)?.title ?? String(value)
}

function wholeNumber(text: string, numbers: Numbers): number | null {
  const plain = readNumber(text, numbers)?.replace(/\.0+$/, '')
  return plain !== undefined && /^-?\d{1,15}$/.test(plain) ? Number(plain) : null
}

function answer(text: string): boolean | null {
  const word = text.toLowerCase()
  return ['yes', 'true', '1'].includes(word) ? true : ['no', 'false', '0'].includes(word) ? false : null
}
