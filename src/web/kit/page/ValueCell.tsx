/** A stored value in a table. Negatives hang: a positive number keeps the width of ")" free, so that cents line up. */
import type { Field } from '../../../entity.ts'
import { formatValue } from '../../../formats.ts'
import { recordName, knownResource } from '../data/metadata.ts'
import { useReference } from '../data/records.ts'
import { useSession } from '../data/session.tsx'
import { StatusChip, isStatus } from './StatusChip.tsx'
import { valueOf } from '../../../entity.ts'
import { isRight } from './alignment.ts'

export function ValueCell({ field, record, decimals }: { field: Field; record: object; decimals?: number }) {
  const value = valueOf(record, field.name)
  const { tenant } = useSession()
  if (field.kind === 'reference') return <ReferenceCell field={field} value={value} />
  if (value === undefined || value === null || value === '') return <Nothing />
  if (isStatus(field)) return <StatusChip field={field} value={String(value)} />
  const text = formatValue(field, value, {
    timeZone: tenant?.timeZone ?? 'UTC',
    ...(decimals !== undefined && { decimals }),
  })
  return isRight(field) ? <Figure text={text} /> : <>{text}</>
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
