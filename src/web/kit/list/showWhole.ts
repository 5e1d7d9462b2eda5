/** What a column cuts off is at hand where somebody points at it or comes to it with the keyboard. */
import type { SyntheticEvent } from 'react'

export function showWhole({ target }: SyntheticEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (!cell) return
  for (const part of [cell, ...cell.querySelectorAll<HTMLElement>('.row-name, small')])
    if (part.scrollWidth > part.clientWidth && part.title === '') part.title = part.textContent
}
