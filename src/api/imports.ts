/** What an import answers: first what it would do, then what it has done. */
import { described, dictionary, id, integer, list, object, text } from './schema.ts'
import type { Of } from './schema.ts'

export const importPreview = object({
  rows: integer,
  wrong: integer,
  ignored: described('Columns that no field is meant by.', list(text)),
  columns: list(object({ name: text, title: text })),
  shown: described(
    'The wrong rows, those with warnings, then the first of the others, numbered as the spreadsheet does.',
    list(
      object({
        row: integer,
        cells: dictionary(text),
        errors: dictionary(list(text)),
        warnings: dictionary(list(text)),
      }),
    ),
  ),
  doubtful: described('How many rows have warnings.', integer),
  confirm: described('The codes of warnings that have to be confirmed before the rows are imported.', list(text)),
})
export type ImportPreview = Of<typeof importPreview>

export const importResult = object({ created: integer, ids: list(id) })
export type ImportResult = Of<typeof importResult>
