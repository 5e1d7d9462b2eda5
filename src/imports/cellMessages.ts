/** What is wrong with a cell, closer to the spreadsheet than what the check of a record can say. Pure. */
import { parseDate } from '../calendar.ts'
import type { Field } from '../entity.ts'
import { withPoint } from '../formats.ts'
import { text } from '../texts.ts'
import '../texts/imports.ts'

const THREE_NUMBERS = /^\s*\d+[/.\- ]\d+[/.\- ]\d+\s*$/
const NAMED_MAX = 12

/** The values of a long list are not all told: the empty table of the dialogue is no place for them either. */
export function cellMessages(field: Field | undefined, cell: string, messages: readonly string[]): string[] {
  if (field?.kind === 'date' && cell.trim() !== '' && parseDate(cell) === null)
    return [text(THREE_NUMBERS.test(cell) ? 'validation.noSuchDay' : 'validation.dateForm')]
  const number = messages.includes(text('validation.decimal')) ? withPoint(cell) : null
  if (number !== null) return [text('validation.decimalPoint', { number })]
  if (field?.choices && messages.includes(text('validation.choice'))) {
    const titles = field.choices.map(({ title }) => title)
    const shown = titles.slice(0, NAMED_MAX).join(', ')
    return [
      titles.length > NAMED_MAX
        ? text('import.choicesMore', { choices: shown, count: titles.length - NAMED_MAX })
        : text('import.choices', { choices: shown }),
    ]
  }
  return [...messages]
}
