/**
 * A bar beside its numbers: parts one after the other, and a tick for what they are measured by. Readers of the screen
 * have the numbers.
 */
import type { Decimal } from '../../../entity.ts'
import { compare, divide, isZero } from '../../../money.ts'
import type { Tone } from './plot.ts'
import './charts.css'

interface BarPart {
  value: Decimal
  tone: Tone
  /** It is due, and not there yet. */ isComing?: boolean
}

interface ValueBarProps {
  parts: readonly BarPart[]
  /** The value that fills the whole width. */ widest: Decimal
  tick?: Decimal
}

export function ValueBar({ parts, widest, tick }: ValueBarProps) {
  const share = (value: Decimal) =>
    isZero(widest) || compare(value, '0') <= 0 ? 0 : Number(divide(value, widest)) * 100
  return (
    <span className="value-bar" aria-hidden="true">
      {parts
        .filter(({ value }) => share(value) > 0)
        .map(({ value, tone, isComing }, place) => (
          <i key={place} data-tone={tone} data-coming={isComing || undefined} style={{ width: `${share(value)}%` }} />
        ))}
      {tick !== undefined && <u style={{ left: `${share(tick)}%` }} />}
    </span>
  )
}
