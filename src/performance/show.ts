/** How figures of the performance are shown. */
import type { Decimal } from '../entity.ts'
import { formatCoefficient, formatNumber, formatPercent } from '../formats.ts'
import { compare, negate, round, subtract } from '../money.ts'
import type { Figure, FigureKind } from './answers.ts'

const NUMBER6_DECIMALS = 6
const SHOWN_DECIMALS = 2

/** Empty when there is no value: the reason stands beside it. */
export function shown({ kind, value }: Pick<Figure, 'kind' | 'value'>, decimals: number): string {
  return value === null ? '' : shownAs(kind, value, decimals)
}

/** As it stands where it lowers a sum. */
export function opposite<Valued extends Pick<Figure, 'value'>>(figure: Valued): Valued {
  return figure.value === null ? figure : { ...figure, value: negate(figure.value) }
}

export function shownAs(kind: FigureKind, value: Decimal, decimals: number): string {
  if (kind === 'percent') return formatPercent(value)
  if (kind === 'coefficient') return formatCoefficient(value)
  return formatNumber(value, kind === 'number6' ? NUMBER6_DECIMALS : decimals)
}

/**
 * "+0.02x": the difference of what is shown, so that it ties with the two figures a person sees. null without a change
 * or a value.
 */
export function changeSince(
  kind: 'coefficient' | 'percent',
  value: Decimal | null,
  before: Decimal | null | undefined,
): string | null {
  if (value === null || before === null || before === undefined) return null
  const change = subtract(round(value, SHOWN_DECIMALS), round(before, SHOWN_DECIMALS))
  return `${compare(change, '0') > 0 ? '+' : ''}${shownAs(kind, change, SHOWN_DECIMALS)}`
}
