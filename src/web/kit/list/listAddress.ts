/** What the address of a list asks for: what the list does not have, and what belongs to the page around it. Pure. */
import type { Field } from '../../../entity.ts'

/** The server answers no more rows at once. */
const ROWS_MAX = 250
const WHOLE = /^[1-9]\d{0,8}$/
const ORDERS = ['ASC', 'DESC']
const OF_LIST = ['filter', 'displayedFilters', 'sort', 'order', 'page', 'perPage']

/** The search of the address without what does not exist; null when all of it does. `figures` sort besides fields. */
export function correctedSearch(
  search: string,
  fields: readonly Field[],
  figures: readonly string[] = [],
): string | null {
  const parameters = new URLSearchParams(search)
  const asked = parameters.toString()
  const isWrong = (name: string, isRight: (value: string) => boolean) => {
    const value = parameters.get(name)
    return value !== null && !isRight(value)
  }
  if (isWrong('page', page => WHOLE.test(page))) parameters.set('page', '1')
  if (isWrong('perPage', rows => WHOLE.test(rows) && Number(rows) <= ROWS_MAX)) parameters.delete('perPage')
  if (
    isWrong('sort', name => figures.includes(name) || isSortable(name, fields)) ||
    isWrong('order', order => ORDERS.includes(order))
  ) {
    parameters.delete('sort')
    parameters.delete('order')
  }
  return parameters.toString() === asked ? null : `?${parameters}`
}

function isSortable(name: string, fields: readonly Field[]): boolean {
  const field = fields.find(each => each.name === name)
  return name === 'id' || (field !== undefined && (field.computed === undefined || field.sorted === true))
}

/** Whether a page lies behind the last one. */
export function isBehindLast(page: number, perPage: number, total: number | undefined): boolean {
  return page < 1 || (total !== undefined && page > Math.max(1, Math.ceil(total / perPage)))
}

/** The search without what the page keeps there: a list takes every parameter for one of its own, and stores it. */
export function searchOfList(search: string): string {
  return searchOf(parametersIn(search).filter(isOfList))
}

/** What the list asks for, beside what the page keeps in the present search. */
export function searchBesidePage(list: string, present: string): string {
  const ofPage = parametersIn(present).filter(parameter => !isOfList(parameter))
  return searchOf([...ofPage, ...parametersIn(list).filter(isOfList)])
}

function parametersIn(search: string): [string, string][] {
  return [...new URLSearchParams(search)]
}

function isOfList([name]: [string, string]): boolean {
  return OF_LIST.includes(name)
}

function searchOf(parameters: [string, string][]): string {
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : ''
}
