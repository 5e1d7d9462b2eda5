/** Puts the focus into the first description of a file that is missing, or that failed. */
export function focusDescription(): void {
  const input = document.querySelector<HTMLInputElement>('.document-text input[aria-invalid="true"]')
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'center' })
}
