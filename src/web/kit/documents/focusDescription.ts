/** So long after it was chosen a file may still be without its row. */
const FRAMES_MAX = 60

/** Puts the focus into the first description of a file that is missing, or that failed. */
export function focusDescription(): void {
  focusWithin(FRAMES_MAX)
}

function focusWithin(frames: number): void {
  const input = document.querySelector<HTMLInputElement>('.document-text input[aria-invalid="true"]')
  if (!input && frames > 0) requestAnimationFrame(() => focusWithin(frames - 1))
  input?.focus({ preventScroll: true })
  input?.scrollIntoView({ block: 'center' })
}
