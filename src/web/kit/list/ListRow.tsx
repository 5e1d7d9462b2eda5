/** One row: a click anywhere opens the record, the name is the real link. */
import type { MouseEvent, ReactNode } from 'react'
import { useNavigate, Link } from 'react-router'
import { recordName } from '../data/metadata.ts'
import type { AnyRecord } from '../data/records.ts'
import { isRight } from '../page/alignment.ts'
import { ValueCell } from '../page/ValueCell.tsx'
import type { ListParts } from './types.ts'

/** Selecting text and using a control inside the row do not open it. */
function isMeant(event: MouseEvent): boolean {
  const inside =
    event.target instanceof Element && event.target.closest('a, button, input, label, [role="menu"]') !== null
  return !inside && !event.defaultPrevented && event.button === 0 && (window.getSelection()?.toString() ?? '') === ''
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
  subtitle,
  decimals,
  chosenId,
}: ListParts & { record: AnyRecord }) {
  const navigate = useNavigate()
  const to = rowPath?.(record)
  const inPlace = onOpen !== undefined || editInDialog !== undefined
  const opens = to !== undefined || inPlace
  const open = () => {
    if (to !== undefined) void navigate(to)
    else if (onOpen) onOpen(record)
    else if (editInDialog) edit(record.id)
  }
  const openAside = (event: MouseEvent) => {
    if (!opens || !isMeant(event)) return
    if (to !== undefined && (event.ctrlKey || event.metaKey)) window.open(to, '_blank', 'noreferrer')
    else open()
  }
  const shown = typeof decimals === 'function' ? decimals(record) : decimals
  const cell = (field: (typeof columns)[number]) => (
    <ValueCell field={field} record={record} {...(shown !== undefined && { decimals: shown })} />
  )
  return (
    <tr data-opens={opens || undefined} aria-current={chosenId === record.id || undefined} onClick={openAside}>
      {columns.map((field, index) => (
        <td key={field.name} data-right={isRight(field) || undefined} data-kind={field.kind}>
          {index === 0 ? (
            <RowName
              to={to}
              onOpen={inPlace ? open : undefined}
              label={
                entity.display.length > 1 || entity.display[0] !== field.name
                  ? recordName(entity.resource, record)
                  : undefined
              }
            >
              {cell(field)}
            </RowName>
          ) : (
            cell(field)
          )}
          {index === 0 && subtitle && <small>{subtitle(record)}</small>}
        </td>
      ))}
      {ownColumns.map(column => (
        <td key={column.name} data-right={column.right || undefined}>
          {column.cell(record)}
        </td>
      ))}
      {rowActions && (
        <td className="row-actions">
          <span>{rowActions(record)}</span>
        </td>
      )}
    </tr>
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
