/** Id of the element of a field that takes the focus; `form` sets apart several forms of one page. */
export function fieldId(path: string, form?: string): string {
  const names = form === undefined ? path : `${form}.${path}`
  return `field-${names.replaceAll('.', '-')}`
}
