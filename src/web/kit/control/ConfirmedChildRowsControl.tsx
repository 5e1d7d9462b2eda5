/**
 * A small list inside a record whose lines are edited in place, one by one: each begins, and is confirmed or cancelled,
 * before the record is saved.
 */
import type { KeyboardEvent } from 'react'
import { JsonFormsDispatch } from '@jsonforms/react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import AddOutlined from '@mui/icons-material/AddOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import type { Field } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { useShownErrors } from './formState.ts'
import type { Values } from '../data/values.ts'
import { asControl, type FieldViewProps } from './control.tsx'
import { ChildRowsHead, ReadChildRows, useCells } from './ChildRowsControl.tsx'
import { editId, useRowEdits } from './useRowEdits.ts'
import { ChildValue } from './ChildRowsControl.tsx'

function EditConfirmedChildRows(props: FieldViewProps) {
  const { field, path, value, id, error } = props
  const translate = useTranslate()
  const lines = Array.isArray(value) ? (value as Values[]) : []
  const edits = useRowEdits(props, lines)
  const { maxItems = Infinity } = field
  const isFull = lines.length >= maxItems
  return (
    <div
      className="lines lines-confirmed"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {lines.length > 0 && (
        <table className="lines-table">
          <ChildRowsHead field={field} editable />
          <tbody>
            {lines.map((line, index) => {
              const edit = edits.of(index)
              return edit ? (
                <EditedRow
                  key={index}
                  field={field}
                  path={`${path}.${index}`}
                  number={index + 1}
                  onConfirm={() => edits.confirm(edit)}
                  onCancel={() => edits.cancel(edit)}
                />
              ) : (
                <StandingRow
                  key={index}
                  field={field}
                  line={line}
                  path={path}
                  index={index}
                  onEdit={() => edits.begin(index)}
                  onRemove={() => edits.remove(index)}
                />
              )
            })}
          </tbody>
        </table>
      )}
      <Button
        size="small"
        variant="text"
        startIcon={<AddOutlined />}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) edits.add()
        }}
        id={id}
      >
        {translate('form.addLine')}
      </Button>
      {error && edits.pending.length > 0 && <PendingEdits edits={edits} />}
      {isFull && (
        <span className="field-help">
          {translate('validation.maxItems', { limit: maxItems, smart_count: maxItems })}
        </span>
      )}
    </div>
  )
}

/** The way out for somebody who saves while lines are still being edited. */
function PendingEdits({ edits: { pending, confirmAll, cancelAll } }: { edits: ReturnType<typeof useRowEdits> }) {
  const translate = useTranslate()
  const counted = { smart_count: pending.length, lines: pending.join(', ') }
  return (
    <span className="pending-edits">
      <Button size="small" variant="outlined" onClick={confirmAll}>
        {translate('form.confirmLines', counted)}
      </Button>
      <Button size="small" variant="text" onClick={cancelAll}>
        {translate('form.cancelLines', counted)}
      </Button>
    </span>
  )
}

interface EditedRowProps {
  field: Field
  path: string
  number: number
  onConfirm: () => void
  onCancel: () => void
}

function EditedRow({ field, path, number, onConfirm, onCancel }: EditedRowProps) {
  const translate = useTranslate()
  const { schema, cells } = useCells(field)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The calendar of a date belongs to the row for React, but not for a person.
    const inside = event.currentTarget.contains(event.target as Node) && event.target instanceof HTMLInputElement
    if (!inside || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    if (event.key === 'Enter') onConfirm()
    else onCancel()
  }
  return (
    <tr data-edited onKeyDown={onKeyDown}>
      {cells.map(cell => (
        <td key={cell.scope}>
          <JsonFormsDispatch uischema={cell} schema={schema} path={path} />
        </td>
      ))}
      <td className="lines-actions">
        <IconButton size="small" aria-label={translate('form.confirmLine', { number })} onClick={onConfirm}>
          <CheckOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={translate('form.cancelLine', { number })} onClick={onCancel}>
          <CloseOutlined fontSize="small" />
        </IconButton>
      </td>
    </tr>
  )
}

interface StandingRowProps {
  field: Field
  line: Values
  path: string
  index: number
  onEdit: () => void
  onRemove: () => void
}

function StandingRow({ field, line, path, index, onEdit, onRemove }: StandingRowProps) {
  const translate = useTranslate()
  const errors = useShownErrors()
  const number = index + 1
  return (
    <tr>
      {(field.fields ?? []).map(cell => {
        const error = errors[`${path}.${index}.${cell.name}`]?.join(' ')
        return (
          <td key={cell.name} data-kind={cell.kind}>
            <span className="lines-value">
              <ChildValue field={cell} value={line[cell.name]} />
            </span>
            {error && <p className="field-error">{error}</p>}
          </td>
        )
      })}
      <td className="lines-actions">
        <IconButton
          size="small"
          id={editId(path, index)}
          aria-label={translate('form.editLine', { number })}
          onClick={onEdit}
        >
          <EditOutlined fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={translate('form.removeLine', { number })} onClick={onRemove}>
          <DeleteOutline fontSize="small" />
        </IconButton>
      </td>
    </tr>
  )
}

export const ConfirmedChildRowsControl = asControl(EditConfirmedChildRows, ReadChildRows)
