/** A button of pages that load without the component library; it looks like the library's. */
import type { ComponentProps } from 'react'

export interface PlainButtonProps extends ComponentProps<'button'> {
  look?: 'primary' | 'quiet'
  /** It works: nobody can press it again. */
  busy?: boolean
}

export function PlainButton({ look, busy = false, disabled = false, ...rest }: PlainButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look ? `plain-button ${look}` : 'plain-button'}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  )
}
