/** Id of the element of a field that takes the focus. */
export function fieldId(path: string): string {
  return `field-${path.replaceAll('.', '-')}`
}
