/**
 * What is wrong with the address or the outer form of a request, and what stands in exports. Only the server says it:
 * no browser has to load these messages.
 */
import { filled } from '../texts.ts'

const MESSAGES = {
  accountId: 'Account-Id must be the number of an account',
  confirmedUnknown: 'There is no warning "%{code}" to confirm',
  bodyDeep: 'The data is nested too deeply',
  bodyEmpty: 'The request has no data',
  bodyLarge: 'The data holds more than %{max} properties and values',
  bodyJson: 'The data is not valid JSON',
  bodyRepeated: 'A property is given twice',
  bodyShape: 'The data must be one JSON object',
  bodyUtf8: 'The data is not UTF-8',
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
  programAsPerson: 'A service account is one account: it chooses no other by Account-Id',
  programMayNotRead: 'This service account may not read "%{resource}"',
  programMayNotWrite: 'This service account may not write "%{resource}"',
  rangeShape: 'The range must be [first, last], both counted from 0',
  rangeTooLong: 'At most %{max} records can be asked for at once',
  repeatedHeader: 'A header is given twice',
  sheetTooLong: 'A spreadsheet holds at most %{max} records. Narrow the list, or export it as CSV.',
  sortShape: 'The order must be ["field", "ASC"] or ["field", "DESC"]',
  sortUnknown: 'Unknown field "%{field}" to sort by',
  stillUsed: 'This record cannot be deleted: other records still refer to it',
  versionShape: 'If-Match must hold one version of the record, for example "3"',
}

export type RequestTextKey = keyof typeof MESSAGES

export function requestText(key: RequestTextKey, values: Record<string, string | number> = {}): string {
  return filled(MESSAGES[key], values)
}
