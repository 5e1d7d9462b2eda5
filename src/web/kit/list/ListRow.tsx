/** One row: a click anywhere opens the record, the name is the real link. */
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate, Link } from 'react-router'
import { SYSTEM_CURRENCY, valueOf } from '../../../entity.ts'
import type { Entity, Field } from '../../../entity.ts'
import { recordName } from '../data/metadata.ts'
import type { AnyRecord } from '../data/records.ts'
import { isRight } from '../page/alignment.ts'
import { AmountCell, ValueCell, type AmountDecimals } from '../page/ValueCell.tsx'
import { mainColumn, nameColumn, saysOwnCurrency } from './columns.ts'
import { RowTick } from './RowTick.tsx'
import type { ListParts, OwnColumn } from './types.ts'
import { minorUnitsIn, useAmountCurrencies } from '../data/amountUnits.ts'

/** Selecting text and using a control inside the row do not open it. */
function isMeant(event: MouseEvent): boolean {
  const inside =
    event.target instanceof Element && event.target.closest('a, button, input, label, [role="menu"]') !== null
  return !inside && !event.defaultPrevented && event.button === 0 && (window.getSelection()?.toString() ?? '') === ''
}

type Opening = Pick<ListParts, 'rowPath' | 'onOpen' | 'editInDialog' | 'edit'> & { record: AnyRecord }

/** How a row leads to its record: to its page, to what stands beside the list, or to a dialogue. */
function useOpening({ record, rowPath, onOpen, editInDialog, edit }: Opening) {
  const navigate = useNavigate()
  const to = rowPath?.(record)
  const inPlace = onOpen !== undefined || editInDialog !== undefined
  const opens = to !== undefined || inPlace
  const open = () => {
    if (onOpen) onOpen(record)
    else if (to !== undefined) void navigate(to)
    else if (editInDialog) edit(record.id)
  }
  const openAside = (event: MouseEvent) => {
    if (!opens || !isMeant(event)) return
    if (to !== undefined && (event.ctrlKey || event.metaKey)) window.open(to, '_blank', 'noreferrer')
    else open()
  }
  return { to, inPlace, opens, open, openAside }
}

/** Decimals of amounts in a row: of its overview, or of the currency that each amount has. */
function useDecimals(record: AnyRecord, decimals: ListParts['decimals']): (field: Field) => AmountDecimals | undefined {
  const currencyOf = useAmountCurrencies()
  const shown = typeof decimals === 'function' ? decimals(record) : decimals
  return ({ unit }) => {
    if (shown !== 'own') return shown
    if (unit === SYSTEM_CURRENCY) return { minorUnits: minorUnitsIn(currencyOf, unit) }
    const named = unit === undefined ? undefined : valueOf(record, unit)
    return { minorUnits: minorUnitsIn(currencyOf, typeof named === 'number' ? named : undefined) }
  }
}

export function ListRow({
  record,
  entity,
  columns,
  ownColumns = [],
  rowPath,
  onOpen,
  rowActions,
  editInDialog,
  edit,
  below = {},
  decimals,
  chosenId,
  ticks,
  currency,
  places,
}: ListParts & { record: AnyRecord; places: Readonly<Record<string, number>> }) {
  const { resource } = entity
  const { to, inPlace, opens, open, openAside } = useOpening({ record, rowPath, onOpen, editInDialog, edit })
  const main = mainColumn(columns, ownColumns)
  const name = nameColumn(entity, columns)
  const decimalsOf = useDecimals(record, decimals)
  const cell = (field: Field) => (
    <FieldCell {...{ field, record, entity, columns, currency, places }} decimals={decimalsOf(field)} />
  )
  return (
    <tr
      role="row"
      data-opens={opens || undefined}
      data-ticks={ticks !== undefined || undefined}
      aria-current={chosenId === record.id || undefined}
      onClick={openAside}
    >
      {columns.map(field => (
        <td
          key={field.name}
          role="cell"
          data-right={isRight(field) || undefined}
          data-kind={field.kind}
          data-label={field.title}
          data-main={field.name === main || undefined}
          data-name={field.name === name || undefined}
        >
          {field === columns[0] && ticks?.mayTick(record) && (
            <RowTick ticks={ticks} id={record.id} name={ticks.nameOf?.(record) ?? recordName(resource, record)} />
          )}
          {field.name === name ? (
            <RowName to={to} onOpen={inPlace ? open : undefined} label={labelOf(entity, field, record)}>
              {cell(field)}
            </RowName>
          ) : (
            cell(field)
          )}
          {below[field.name] && <small>{below[field.name]?.(record)}</small>}
        </td>
      ))}
      {ownColumns.map(column => (
        <OwnCell key={column.name} column={column} record={record} isMain={column.name === main} />
      ))}
      {rowActions && (
        <td className="row-actions" role="cell">
          <span>{rowActions(record)}</span>
        </td>
      )}
    </tr>
  )
}

interface FieldCellProps {
  field: Field
  record: AnyRecord
  entity: Entity
  columns: readonly Field[]
  currency: string | undefined
  decimals: AmountDecimals | undefined
  places: Readonly<Record<string, number>>
}

function FieldCell({ field, record, entity, columns, currency, decimals, places }: FieldCellProps) {
  return saysOwnCurrency(field, columns) ? (
    <AmountCell field={field} record={record} of={entity.fields} decimals={decimals} currency={currency} />
  ) : (
    <ValueCell field={field} record={record} decimals={decimals} places={places[field.name]} />
  )
}

/** The name of the record, where the first column is not all of it. */
function labelOf({ display, resource }: Entity, { name }: Field, record: AnyRecord): string | undefined {
  return display.length > 1 || display[0] !== name ? recordName(resource, record) : undefined
}

interface OwnCellProps {
  column: OwnColumn<AnyRecord>
  record: AnyRecord
  isMain: boolean
}

function OwnCell({ column: { title, right = false, cell }, record, isMain }: OwnCellProps) {
  return (
    <td role="cell" data-right={right || undefined} data-label={title} data-main={isMain || undefined}>
      {cell(record)}
    </td>
  )
}

function RowName({
  to,
  onOpen,
  label,
  children,
}: {
  to: string | undefined
  onOpen: (() => void) | undefined
  label: string | undefined
  children: ReactNode
}) {
  if (to !== undefined)
    return (
      <Link to={to} className="row-name" data-row {...(label && { title: label })}>
        {children}
      </Link>
    )
  if (onOpen)
    return (
      <button type="button" className="row-name" data-row onClick={onOpen} {...(label && { title: label })}>
        {children}
      </button>
    )
  return <span className="row-name">{children}</span>
}
