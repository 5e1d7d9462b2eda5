/**
 * The lines of a capital movement as a sheet: amounts are typed in place or pasted from a spreadsheet, and each column
 * ties with the movement or says by how much it misses it. Of thousands of lines only those in sight are drawn.
 */
import { memo, useCallback, useRef, useState } from 'react'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import type { Entity } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatNumber } from '../formats.ts'
import { asAmount, isZero, subtract, sum } from '../money.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { cellName, columnSum, windowOf } from './lineCells.ts'
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
}

export function LinesTable({ movement, lines, readOnly }: LinesTableProps) {
  const translate = useTranslate()
  const entity = useEntity('capital-movement-lines')
  const minorUnits = useMinorUnits()
  const { rows, components, names, errors, typed, set, restore } = lines
  const card = useRef<HTMLElement>(null)
  const { seen, onScroll, bringIntoSight } = useSight(card, rows.length)
  const keys = useLineKeys({ rows, components, typed, set, restore, bringIntoSight, table: card })
  const withCall = components.some(name => name !== 'distribution')
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
        {...keys}
      >
        <thead>
          <tr>
            <th scope="col">{translate('capitalMovement.partner')}</th>
            <th scope="col" data-right data-beside>
              {fieldOf(entity, 'commitment').title}
            </th>
            {components.map(name => (
              <th key={name} scope="col" data-right>
                {fieldOf(entity, name).title}
              </th>
            ))}
            {withCall && (
              <th scope="col" data-right data-beside>
                {fieldOf(entity, 'totalCall').title}
              </th>
            )}
            <th scope="col" data-right data-beside>
              {fieldOf(entity, 'remainingAfter').title}
            </th>
          </tr>
        </thead>
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
              minorUnits={minorUnits}
              errors={errorsOf(errors, row, components)}
              readOnly={readOnly}
              onChange={set}
            />
          ))}
          <Gap rows={rows.length - seen.to} />
        </tbody>
        <Foot movement={movement} rows={rows} components={components} withCall={withCall} minorUnits={minorUnits} />
      </table>
    </section>
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
  const seen = count <= ALL_DRAWN_MAX ? { from: 0, to: count } : windowOf(count, sight, ROW_HEIGHT)
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
  return components.some(name => errors[cellName(line.id, name)]) ? errors : NO_ERRORS
}

interface LineProps {
  row: LineRow
  name: string
  entity: Entity<'capitalMovementLine'>
  components: readonly ComponentName[]
  withCall: boolean
  minorUnits: number
  errors: Readonly<Record<string, string>>
  readOnly: boolean
  onChange: (cell: string, amount: unknown) => void
}

const Line = memo(function Line({
  row,
  name,
  entity,
  components,
  withCall,
  minorUnits,
  errors,
  readOnly,
  onChange,
}: LineProps) {
  const { line, amounts, totalCall, remainingAfter } = row
  return (
    <tr data-changed={row.changed || undefined}>
      <th scope="row" title={name}>
        <span className="line-name">{name}</span>
      </th>
      <td data-right data-computed data-beside>
        {formatAmount(line.commitment, minorUnits)}
      </td>
      {components.map(component => (
        <td key={component} data-right>
          {readOnly ? (
            formatAmount(amounts[component], minorUnits)
          ) : (
            <AmountInput
              field={fieldOf(entity, component)}
              value={amounts[component]}
              label={`${name}: ${fieldOf(entity, component).title}`}
              name={cellName(line.id, component)}
              minorUnits={minorUnits}
              error={errors[cellName(line.id, component)] ?? ''}
              onChange={onChange}
            />
          )}
        </td>
      ))}
      {withCall && (
        <td data-right data-beside>
          {totalCall === null ? <Nothing /> : formatAmount(totalCall, minorUnits)}
        </td>
      )}
      <td data-right data-computed data-beside>
        {remainingAfter === null ? <Nothing /> : formatAmount(remainingAfter, minorUnits)}
      </td>
    </tr>
  )
})

interface FootProps extends Pick<LinesTableProps, 'movement'> {
  rows: readonly LineRow[]
  components: readonly ComponentName[]
  withCall: boolean
  minorUnits: number
}

function Foot({ movement, rows, components, withCall, minorUnits }: FootProps) {
  const translate = useTranslate()
  const calls = rows.map(row => row.totalCall).filter(amount => amount !== null)
  const remaining = rows.map(row => row.remainingAfter).filter(amount => amount !== null)
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {translate('capitalMovement.partnerCount', {
            count: formatNumber(`${rows.length}`),
            smart_count: rows.length,
          })}
        </th>
        <td data-right data-beside />
        {components.map(name => {
          const total = columnSum(rows, name)
          return (
            <td key={name} data-right>
              {total === null ? <Nothing /> : formatAmount(total, minorUnits)}
            </td>
          )
        })}
        {withCall && (
          <td data-right data-beside>
            {formatAmount(sum(calls), minorUnits)}
          </td>
        )}
        <td data-right data-beside>
          {formatAmount(sum(remaining), minorUnits)}
        </td>
      </tr>
      <tr>
        <th scope="row" className="lines-compared">
          {translate('capitalMovement.compared')}
        </th>
        <td data-beside />
        {components.map(name => (
          <td key={name} data-right>
            <Tie total={columnSum(rows, name)} of={movement[name] ?? '0'} minorUnits={minorUnits} />
          </td>
        ))}
        {withCall && <td data-beside />}
        <td data-beside />
      </tr>
    </tfoot>
  )
}

/** Said by a sign and a word, never by its colour alone. */
function Tie({ total, of, minorUnits }: { total: string | null; of: string; minorUnits: number }) {
  const translate = useTranslate()
  if (total === null) return <Nothing />
  const difference = subtract(total, of)
  return isZero(difference) ? (
    <span className="tie" data-tone="ok">
      <CheckOutlined />
      {translate('capitalMovement.ties')}
    </span>
  ) : (
    <span className="tie" data-tone="bad">
      <ErrorOutline />
      {formatAmount(asAmount(difference), minorUnits)}
    </span>
  )
}
