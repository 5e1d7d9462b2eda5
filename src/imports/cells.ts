/** What stands in a cell, as the value of a field. References are looked up elsewhere. Pure. */
import { parseDate } from '../calendar.ts'
import type { Field } from '../entity.ts'
import { text as words } from '../texts.ts'

/** undefined: the cell is empty. Whatever cannot be read stays as it is, so that the check of the record names it. */
export function valueOfCell(field: Field, cell: string): unknown {
  const text = cell.trim()
  if (text === '') return undefined
  switch (field.kind) {
    case 'date':
      return parseDate(text) ?? text
    case 'decimal':
      return plainNumber(text) ?? text
    case 'integer':
      return wholeNumber(text) ?? text
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

/** 1234.5, 1,234.50, (1,234.50), 12 %. A comma that may be a decimal one is not guessed at: 1234,56 is refused. */
export function plainNumber(text: string): string | null {
  const inner = /^\((.+)\)$/.exec(text)?.[1]
  const bare = (inner ?? text).replace(/\s*%$/, '').replace(/[\s\u00a0']/g, '')
  if (!/^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(bare) || (inner !== undefined && bare.startsWith('-'))) return null
  const plain = bare.replaceAll(',', '')
  return inner === undefined ? plain : `-${plain}`
}

function wholeNumber(text: string): number | null {
  const plain = plainNumber(text)?.replace(/\.0+$/, '')
  return plain !== undefined && /^-?\d{1,15}$/.test(plain) ? Number(plain) : null
}

function answer(text: string): boolean | null {
  const word = text.toLowerCase()
  return ['yes', 'true', '1'].includes(word) ? true : ['no', 'false', '0'].includes(word) ? false : null
}
