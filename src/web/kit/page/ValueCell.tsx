/** A stored value in a table. Negatives hang: a positive number keeps the width of ")" free, so that cents line up. */
import type { Field } from '../../../entity.ts'
import { formatNumber, formatValue } from '../../../formats.ts'
import { recordName, knownResource } from '../data/metadata.ts'
import { useReference, useReferenced } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { StatusChip, isStatus } from './StatusChip.tsx'
import { isDecimal, SYSTEM_CURRENCY, valueOf } from '../../../entity.ts'
import { isRight } from './alignment.ts'

/** Amounts have so many decimals in an overview, or those of their currency. */
export type AmountDecimals = number | { minorUnits: number }

interface ValueCellProps {
  field: Field
  record: object
  decimals?: AmountDecimals | undefined
  /** Of shares, where others stand above and below. */
  places?: number | undefined
}

export function ValueCell({ field, record, decimals, places }: ValueCellProps) {
  const value = valueOf(record, field.name)
  const { tenant } = useSession()
  if (field.kind === 'reference') return <ReferenceCell field={field} value={value} />
  if (value === undefined || value === null || value === '') return <Nothing />
  if (field.format === 'number6' && isDecimal(value) && places !== undefined)
    return <Figure text={formatNumber(value, places)} />
  if (isStatus(field)) return <StatusChip field={field} value={String(value)} />
  const text = formatValue(field, value, {
    timeZone: tenant?.timeZone ?? 'UTC',
    ...(typeof decimals === 'number' ? { decimals } : decimals),
  })
  return isRight(field) ? <Figure text={text} /> : <>{text}</>
}

/** An amount with its currency: that which the record names, or the one of all amounts that name none. */
export function AmountCell({
  field,
  record,
  of,
  decimals,
  currency,
}: {
  field: Field
  record: object
  /** The fields of the record, among them the one that names the currency. */
  of: readonly Field[]
  decimals?: AmountDecimals | undefined
  currency: string | undefined
}) {
  const source = of.find(({ name }) => name === field.unit)
  const id = source && valueOf(record, source.name)
  const resource = knownResource(source?.reference)
  const named = useReferenced(resource, typeof id === 'number' ? id : null)
  const { tenant } = useSession()
  const ofTenant = field.unit === SYSTEM_CURRENCY ? tenant?.currency : currency
  const code = source ? resource && named && recordName(resource, named) : ofTenant
  const isEmpty = (valueOf(record, field.name) ?? '') === ''
  return (
    <>
      <ValueCell field={field} record={record} decimals={decimals} />
      {!isEmpty && code && <span className="figure-unit">{code}</span>}
    </>
  )
}

/**
 * The parentheses are real text, so that they are copied and read aloud; only the space of a positive number is drawn.
 */
export function Figure({ text }: { text: string }) {
  return (
    <span className="figure" data-negative={text.startsWith('(') || undefined}>
      {text}
    </span>
  )
}

export function Nothing() {
  return <span className="nothing">–</span>
}

function ReferenceCell({ field, value }: { field: Field; value: unknown }) {
  const resource = knownResource(field.reference)
  const id = typeof value === 'number' ? value : null
  const { record, isPending } = useReference(resource, id)
  if (!resource || id === null) return <Nothing />
  if (record) return <>{recordName(resource, record)}</>
  return (
    <span className="nothing" data-waiting={isPending || undefined}>
      …
    </span>
  )
}
