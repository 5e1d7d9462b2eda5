/**
 * The lines of a capital movement as a sheet: amounts are typed in place or pasted from a spreadsheet, and each column
 * ties with the movement or says by how much it misses it. Of thousands of lines only those in sight are drawn.
 */
import { memo, useCallback, useMemo, useRef, useState } from 'react'
import { isDecimal } from '../entity.ts'
import type { Decimal, Entity } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount } from '../formats.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { usePrinting } from '../web/kit/data/printing.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { LinesFoot } from './LinesFoot.tsx'
import { cellName, figuresOfLongest, isDense, windowOf } from './lineCells.ts'
import type { ComponentName, LineRow } from './lineCells.ts'
import { useLineKeys } from './useLineKeys.tsx'
import type { useLines } from './useLines.tsx'

const ROW_HEIGHT = 37
/** So many rows are drawn at once without looking at what is in sight. */
const ALL_DRAWN_MAX = 100

interface LinesTableProps {
  movement: RecordOf<'capital-movements'>
  lines: ReturnType<typeof useLines>
  readOnly: boolean
  /** The line whose amounts are explained beside the table. */
  explained: number | null
  onExplain: (lineId: number) => void
}

export function LinesTable({ movement, lines, readOnly, explained, onExplain }: LinesTableProps) {
  const translate = useTranslate()
  const entity = useEntity('capital-movement-lines')
  const minorUnits = useMinorUnits()
  const { rows, components, names, skipping, errors, typed, set, take, restore, sought } = lines
  const card = useRef<HTMLElement>(null)
  const { seen, onScroll, bringIntoSight } = useSight(card, rows.length)
  const keys = useLineKeys({ rows, components, typed, take, restore, sought, bringIntoSight, table: card })
  const withCall = components.some(name => name !== 'distribution')
  const dense = isDense(components)
  const longest = useMemo(() => (dense ? figuresOfLongest(lines.stored) : null), [dense, lines.stored])
  return (
    <section
      className="amounts-card lines-card"
      ref={card}
      onScroll={onScroll}
      aria-label={translate('capitalMovement.tab.lines')}
      // Without amounts to type into, the keyboard scrolls the card itself.
      tabIndex={readOnly ? 0 : undefined}
    >
      <table
        className="amounts-table lines-table"
        aria-label={translate('capitalMovement.tab.lines')}
        aria-rowcount={rows.length + 1}
        data-dense={dense ? components.length : undefined}
        {...keys}
      >
        <Head components={components} withCall={withCall} dense={dense} />
        <tbody>
          <Gap rows={seen.from} />
          {rows.slice(seen.from, seen.to).map(row => (
            <Line
              key={row.line.id}
              row={row}
              name={names.get(row.line.limitedPartnerId) ?? ''}
              entity={entity}
              components={components}
              withCall={withCall}
              longest={longest}
              minorUnits={minorUnits}
              errors={errorsOf(errors, row, components)}
              readOnly={readOnly}
              skips={skipping.has(row.line.limitedPartnerId)}
              isExplained={row.line.id === explained}
              onChange={set}
              onExplain={onExplain}
            />
          ))}
          <Gap rows={rows.length - seen.to} />
        </tbody>
        <LinesFoot
          movement={movement}
          count={lines.stored.length}
          sums={lines.sums}
          components={components}
          withCall={withCall}
          minorUnits={minorUnits}
        />
      </table>
    </section>
  )
}

interface HeadProps {
  components: readonly ComponentName[]
  withCall: boolean
  dense: boolean
}

function Head({ components, withCall, dense }: HeadProps) {
  const translate = useTranslate()
  const entity = useEntity('capital-movement-lines')
  return (
    <thead>
      <tr>
        <th scope="col">
          {translate('capitalMovement.partner')}
          {dense && <small>{fieldOf(entity, 'commitment').title}</small>}
        </th>
        {!dense && (
          <th scope="col" data-right data-beside>
            {fieldOf(entity, 'commitment').title}
          </th>
        )}
        {components.map(name => (
          <th key={name} scope="col" data-right data-typed>
            {fieldOf(entity, name).title}
          </th>
        ))}
        {withCall && (
          <th scope="col" data-right data-beside data-total>
            {fieldOf(entity, 'totalCall').title}
          </th>
        )}
        <th scope="col" data-right data-beside>
          {fieldOf(entity, 'remainingAfter').title}
        </th>
      </tr>
    </thead>
  )
}

function useSight(card: React.RefObject<HTMLElement | null>, count: number) {
  const [sight, setSight] = useState({ top: 0, height: 900 })
  const onScroll = useCallback(() => {
    if (card.current) setSight({ top: card.current.scrollTop, height: card.current.clientHeight })
  }, [card])
  const bringIntoSight = (index: number): void => {
    const element = card.current
    if (!element) return
    const [top, height] = [index * ROW_HEIGHT, element.clientHeight - 4 * ROW_HEIGHT]
    if (top < element.scrollTop) element.scrollTop = top
    else if (top > element.scrollTop + height) element.scrollTop = top - height
  }
  const seen = usePrinting() || count <= ALL_DRAWN_MAX ? { from: 0, to: count } : windowOf(count, sight, ROW_HEIGHT)
  return { seen, onScroll, bringIntoSight }
}

/** In the place of rows that are out of sight. */
function Gap({ rows }: { rows: number }) {
  return rows > 0 ? <tr aria-hidden="true" style={{ height: rows * ROW_HEIGHT }} /> : null
}

const NO_ERRORS: Readonly<Record<string, string>> = {}

/** The same object as long as nothing of the row is wrong. */
function errorsOf(
  errors: Readonly<Record<string, string>>,
  { line }: LineRow,
  components: readonly ComponentName[],
): Readonly<Record<string, string>> {
  return components.some(name => errors[cellName(line.limitedPartnerId, name)]) ? errors : NO_ERRORS
}

interface LineProps {
  row: LineRow
  name: string
  entity: Entity<'capitalMovementLine'>
  components: readonly ComponentName[]
  withCall: boolean
  /** Of the columns that are drawn together. */
  longest: Readonly<Record<ComponentName, number>> | null
  minorUnits: number
  errors: Readonly<Record<string, string>>
  readOnly: boolean
  skips: boolean
  isExplained: boolean
  onChange: (cell: string, amount: unknown) => void
  onExplain: (lineId: number) => void
}

const Line = memo(function Line({
  row,
  name,
  entity,
  components,
  withCall,
  longest,
  minorUnits,
  errors,
  readOnly,
  skips,
  isExplained,
  onChange,
  onExplain,
}: LineProps) {
  const translate = useTranslate()
  const { line, amounts, totalCall, remainingAfter } = row
  const explaining = { name, minorUnits, isExplained, onExplain: () => onExplain(line.id) }
  return (
    <tr data-changed={row.changed || undefined} data-explained={isExplained || undefined}>
      <th scope="row" title={name}>
        <span className="line-name">{name}</span>
        {longest && <small>{formatAmount(line.commitment, minorUnits)}</small>}
      </th>
      {!longest && (
        <td data-right data-computed data-beside>
          {formatAmount(line.commitment, minorUnits)}
        </td>
      )}
      {components.map(component => (
        <td key={component} data-right data-typed>
          {skips && component === 'managementFees' && (
            <span className="line-skips">{translate('capitalMovement.skipped')}</span>
          )}
          {readOnly ? (
            shownAmount(amounts[component], minorUnits)
          ) : (
            <AmountInput
              field={fieldOf(entity, component)}
              value={amounts[component]}
              label={`${name}: ${fieldOf(entity, component).title}`}
              name={cellName(line.limitedPartnerId, component)}
              minorUnits={minorUnits}
              error={errors[cellName(line.limitedPartnerId, component)] ?? ''}
              meanwhile={row.meanwhile[component] ?? null}
              width={longest ? widthOf(longest[component]) : undefined}
              onChange={onChange}
            />
          )}
        </td>
      ))}
      {withCall && (
        <td data-right data-beside data-total>
          <Explained amount={totalCall} title={fieldOf(entity, 'totalCall').title} {...explaining} />
        </td>
      )}
      <td data-right data-computed data-beside>
        <Explained amount={remainingAfter} title={fieldOf(entity, 'remainingAfter').title} {...explaining} />
      </td>
    </tr>
  )
})

/** With the commas that stand between them, and room for the frame. */
function widthOf(figures: number): string {
  return `calc(${Math.max(figures, FIGURES_MIN) + 1}ch + 8px)`
}

const FIGURES_MIN = 7

interface ExplainedProps {
  amount: Decimal | null
  title: string
  name: string
  minorUnits: number
  isExplained: boolean
  onExplain: () => void
}

/** An amount that says on a click how it was computed. */
function Explained({ amount, title, name, minorUnits, isExplained, onExplain }: ExplainedProps) {
  const translate = useTranslate()
  if (amount === null) return <Nothing />
  const shown = formatAmount(amount, minorUnits)
  return (
    <button
      type="button"
      className="line-figure"
      aria-pressed={isExplained}
      aria-label={translate('capitalMovement.why', { title, amount: shown, name })}
      onClick={onExplain}
    >
      {shown}
    </button>
  )
}

/** What is typed into a cell may be no amount yet. */
function shownAmount(amount: string, minorUnits: number): string {
  return isDecimal(amount) ? formatAmount(amount, minorUnits) : amount
}
