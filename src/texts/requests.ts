/**
 * What is wrong with the address or the outer form of a request, and what stands in exports. Only the server says it:
 * no browser has to load these words.
 */
import { filled } from '../texts.ts'

const WORDS = {
  bodyDeep: 'The data is nested too deeply',
  bodyEmpty: 'The request has no data',
  bodyJson: 'The data is not valid JSON',
  bodyRepeated: 'A property is given twice',
  bodyShape: 'The data must be one JSON object',
  fieldsShape: 'The fields must be a list of different names: ["name", "date"]',
  fieldsUnknown: 'Unknown field "%{field}" to export',
  filterOperator: 'The filter "%{field}" is not possible for this kind of value',
  filterShape: 'The filter must be a JSON object',
  filterTooLong: 'The filter "%{field}" may hold at most %{max} values',
  filterUnknown: 'Unknown filter field "%{field}"',
  filterValue: 'The value of the filter "%{field}" does not fit',
  idempotencyKey: 'Idempotency-Key must be 1 to 200 visible characters',
  lineId: 'Line ID',
  parameterValue: "The value of '%{parameter}' does not fit",
  rangeShape: 'The range must be [first, last], both counted from 0',
  rangeTooLong: 'At most %{max} records can be asked for at once',
  sheetTooLong: 'A spreadsheet holds at most %{max} records. Narrow the list, or export it as CSV.',
  sortShape: 'The order must be ["field", "ASC"] or ["field", "DESC"]',
  sortUnknown: 'Unknown field "%{field}" to sort by',
  stillUsed: 'This record cannot be deleted: other records still refer to it',
  versionShape: 'If-Match must hold one version of the record, for example "3"',
}

export type RequestWord = keyof typeof WORDS

export function requestText(key: RequestWord, values: Record<string, string | number> = {}): string {
  return filled(WORDS[key], values)
}
