/**
 * The commitments of a closing as a sheet: a row for each partner of the fund, with what was promised before and what
 * is promised now. Pure.
 */
import type { AmountCurrency } from '../api/amounts.ts'
import type { CalendarDate, Decimal, Field } from '../entity.ts'
import type { Answered, CreateValues, Part } from '../entityTypes.ts'
import { isDecimal } from '../entity.ts'
import { add, compare, isZero } from '../money.ts'
import { versionFrom } from '../sheets/amounts.ts'
import type { TypedRows } from '../sheets/typedRows.ts'
import { amountProblem } from '../validation.ts'

type Commitment = Answered<'closingCommitment'>
export type FundPartner = Part<'limitedPartner', 'name'> & Pick<Answered<'limitedPartner'>, 'id' | 'totalCommitment'>
export type CommitmentCell = 'value'

export interface CommitmentRow {
  partner: FundPartner
  prior: Decimal
  /** The one that is typed over; absent where there is none. */
  stored: Commitment | undefined
  /** Several dates: each is changed by itself. */
  fixed: boolean
  value: unknown
  total: Decimal
  changed: boolean
}

export function cellOf(partnerId: string, name: string): string {
  return `${name}.${partnerId}`
}

export function partnerOf(cell: string): string | undefined {
  return cell.split('.').at(-1)
}

export function commitmentRows(
  partners: readonly FundPartner[],
  commitments: readonly Commitment[],
  typed: TypedRows<CommitmentCell>,
): CommitmentRow[] {
  return partners.map(partner => {
    const own = commitments.filter(({ limitedPartnerId }) => limitedPartnerId === partner.id)
    const [only] = own
    const fixed = own.length > 1
    const stored = fixed ? undefined : only
    const figures = typed[`${partner.id}`]?.figures
    const value =
      figures && 'value' in figures ? (figures.value ?? '') : fixed ? only?.additionalCommitment : stored?.value
    const prior = only?.priorCommitment ?? partner.totalCommitment ?? '0'
    return {
      partner,
      prior,
      stored,
      fixed,
      value,
      total: isDecimal(value) ? add(prior, value) : prior,
      changed: !fixed && figures !== undefined && !sameAmount(value, stored?.value),
    }
  })
}

export function commitmentErrors(
  rows: readonly CommitmentRow[],
  field: Field,
  currency?: AmountCurrency,
): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ partner, value, changed }): [string, string][] => {
      const message = changed && !isNothing(value) ? amountProblem(field, value, currency) : null
      return message === null ? [] : [[cellOf(`${partner.id}`, 'value'), message]]
    }),
  )
}

type Write =
  | { kind: 'create'; values: CreateValues<'closingCommitment'> }
  | { kind: 'update' | 'remove'; stored: Commitment; value: Decimal | null }

/** What a save does with a row: an emptied amount takes the commitment out of the closing. */
export function writeOf(
  { partner, stored, value }: CommitmentRow,
  closing: { id: number; date: CalendarDate },
): Write | null {
  const wanted = isDecimal(value) && !isZero(value) ? value : null
  if (stored) return { kind: wanted === null ? 'remove' : 'update', stored, value: wanted }
  if (wanted === null) return null
  return {
    kind: 'create',
    values: { closingId: closing.id, limitedPartnerId: partner.id, date: closing.date, value: wanted },
  }
}

export function versionOf(row: CommitmentRow, typed: TypedRows<CommitmentCell>): number {
  return row.stored ? versionFrom(typed[`${row.partner.id}`]?.over, row.stored) : 0
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (isDecimal(value) && isZero(value))
}

function sameAmount(one: unknown, other: Decimal | null | undefined): boolean {
  if (isNothing(one)) return other === null || other === undefined
  return isDecimal(one) && isDecimal(other) && compare(one, other) === 0
}
