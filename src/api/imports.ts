/** What an import answers: first what it would do, then what it has done. */
import { boolean, described, dictionary, id, integer, list, object, optional, text } from './schema.ts'
import type { Of } from './schema.ts'

export const importPreview = object({
  rows: integer,
  wrong: described('How many of the rows that are not left out have to be mended.', integer),
  existing: described('How many rows stand already, and are left out.', integer),
  key: described('The columns by which a record is known that stands already.', list(text)),
  ignored: described('Columns that no field is meant by.', list(text)),
  columns: list(object({ name: text, title: text })),
  shown: described(
    'All rows, numbered as the sheet does: the wrong ones, those that stand already, those with a warning, the rest.',
    list(
      object({
        row: integer,
        cells: dictionary(text),
        filled: described('The cells that were empty, and are filled as the form fills them.', list(text)),
        errors: dictionary(list(text)),
        warnings: dictionary(list(text)),
        confirm: described('The codes of those warnings of the row that have to be confirmed.', list(text)),
        existing: boolean,
      }),
    ),
  ),
  doubtful: described('How many of the rows that are not left out have warnings.', integer),
  confirm: described('The codes of warnings that have to be confirmed before the rows are imported.', list(text)),
})
export type ImportPreview = Of<typeof importPreview>

export const importResult = object({
  created: integer,
  ids: list(id),
  existing: described('How many rows stood already, and were left out.', integer),
  importId: optional(described('The import by which all of them can be taken back together.', id)),
})
export type ImportResult = Of<typeof importResult>
