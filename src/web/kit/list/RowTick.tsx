/** The ticks of rows: one for each that may be ticked, and one in the head for all of them that the page shows. */
import { useTranslate } from '../data/useTranslate.ts'
import type { AnyRecord } from '../data/records.ts'
import type { Ticks } from './types.ts'

interface RowTickProps {
  ticks: Ticks<AnyRecord>
  id: number
  name: string
}

export function RowTick({ ticks: { ids, onChange }, id, name }: RowTickProps) {
  const translate = useTranslate()
  return (
    <TickBox
      label={translate('list.tick', { name })}
      checked={ids.has(id)}
      onChange={checked => onChange(withTicks(ids, [id], checked))}
    />
  )
}

/** Ticks of other pages stay as they are. */
export function PageTick({ ticks, records }: { ticks: Ticks<AnyRecord>; records: readonly AnyRecord[] }) {
  const translate = useTranslate()
  const { ids, onChange, mayTick } = ticks
  const page = records.filter(mayTick).map(({ id }) => id)
  if (page.length === 0) return null
  const all = page.every(id => ids.has(id))
  return (
    <TickBox
      label={translate('list.tickPage')}
      checked={all}
      indeterminate={!all && page.some(id => ids.has(id))}
      onChange={checked => onChange(withTicks(ids, page, checked))}
    />
  )
}

function withTicks(ids: ReadonlySet<number>, changed: readonly number[], ticked: boolean): ReadonlySet<number> {
  const others = [...ids].filter(id => !changed.includes(id))
  return new Set(ticked ? [...others, ...changed] : others)
}

interface TickBoxProps {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange: (checked: boolean) => void
}

/** The label reaches over the whole height of its row, so that a finger finds it. */
function TickBox({ label, checked, indeterminate = false, onChange }: TickBoxProps) {
  return (
    <label className="row-tick">
      <input
        type="checkbox"
        checked={checked}
        ref={box => {
          if (box) box.indeterminate = indeterminate
        }}
        aria-label={label}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  )
}
