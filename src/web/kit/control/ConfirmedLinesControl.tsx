/**
 * A small list inside a record whose lines are edited in place, one by one: each begins, and is confirmed or cancelled,
 * before the record is saved.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { JsonFormsDispatch } from '@jsonforms/react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import AddOutlined from '@mui/icons-material/AddOutlined'
import CheckOutlined from '@mui/icons-material/CheckOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import DeleteOutline from '@mui/icons-material/DeleteOutlineOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import type { Field } from '../../../entity.ts'
import { formatValue } from '../../../formats.ts'
import { fieldId } from '../form/fieldId.ts'
import { useFormState, useShownErrors, type FormState } from '../form/formState.ts'
import { schemaOf, scopeOf } from '../form/model.ts'
import type { Values } from '../form/values.ts'
import { asControl, type FieldViewProps } from './control.tsx'
import { LinesHead, ReadLines } from './LinesControl.tsx'

/** `before` is what a cancelled edit returns to; null for a line that was not there. */
interface Begun {
  index: number
  before: Values | null
  tried?: true
}

function useEdits({ path, commit, touch, field }: FieldViewProps, lines: readonly Values[]) {
  const form = useFormState()
  const latest = useRef(form)
  const [begun, setBegun] = useState<readonly Begun[]>([])
  const [wanted, setWanted] = useState<string | null>(null)
  useLayoutEffect(() => {
    latest.current = form
  })
  useLayoutEffect(() => {
    const { hold, serverErrors, setServerErrors } = latest.current
    hold(
      path,
      begun.length === 0
        ? null
        : {
            quiet: begun.filter(({ tried }) => !tried).map(({ index }) => `${path}.${index}`),
            lines: numbersOf(begun),
            show: () =>
              setBegun(current =>
                current.every(({ tried }) => tried)
                  ? current
                  : current.map(edit => ({ ...edit, tried: true as const })),
              ),
            drop: () => setBegun([]),
          },
    )
    if (begun.length === 0 && serverErrors?.errors[path]) setServerErrors(null)
  }, [path, begun])
  useEffect(() => {
    if (wanted === null) return
    document.getElementById(wanted)?.focus()
    setWanted(null)
  }, [wanted])
  const first = field.fields?.[0]?.name ?? ''
  const without = (index: number) => begun.filter(edit => edit.index !== index)
  const remove = (index: number) => {
    commit(lines.filter((_, other) => other !== index))
    setBegun(without(index).map(edit => (edit.index > index ? { ...edit, index: edit.index - 1 } : edit)))
    setWanted(fieldId(path))
  }
  return {
    begun: numbersOf(begun),
    ...together({ begun, lines, path, form, commit, touch, setBegun, setWanted }),
    of: (index: number) => begun.find(edit => edit.index === index),
    remove,
    add: () => {
      commit([...lines, {}])
      setBegun([...begun, { index: lines.length, before: null }])
      setWanted(fieldId(`${path}.${lines.length}.${first}`))
    },
    begin: (index: number) => {
      setBegun([...begun, { index, before: lines[index]! }])
      setWanted(fieldId(`${path}.${index}.${first}`))
    },
    cancel: ({ index, before }: Begun) => {
      if (before === null) {
        remove(index)
        return
      }
      commit(lines.map((line, other) => (other === index ? before : line)))
      setBegun(without(index))
      setWanted(editId(path, index))
    },
    confirm: (edit: Begun) => {
      form.flush()
      const wrong = Object.keys(form.verdict(form.values()).errors).find(each =>
        each.startsWith(`${path}.${edit.index}.`),
      )
      if (wrong !== undefined) {
        touch()
        setBegun(begun.map(each => (each.index === edit.index ? { ...each, tried: true } : each)))
        setWanted(fieldId(wrong))
        return
      }
      setBegun(without(edit.index))
      setWanted(editId(path, edit.index))
    },
  }
}

function numbersOf(begun: readonly Begun[]): number[] {
  return begun.map(({ index }) => index + 1).sort((one, other) => one - other)
}

interface Together extends Pick<FieldViewProps, 'path' | 'commit' | 'touch'> {
  begun: readonly Begun[]
  lines: readonly Values[]
  form: FormState
  setBegun: (begun: readonly Begun[]) => void
  setWanted: (id: string) => void
}

/** What the message below the list offers when somebody saves with lines that are still being edited. */
function together({ begun, lines, path, form, commit, touch, setBegun, setWanted }: Together) {
  return {
    /** What is wrong stays open and takes the focus. */
    confirmAll: () => {
      form.flush()
      const errors = Object.keys(form.verdict(form.values()).errors)
      const ofLine = (index: number) => errors.find(each => each.startsWith(`${path}.${index}.`))
      const wrong = begun.filter(({ index }) => ofLine(index) !== undefined)
      if (wrong.length > 0) touch()
      setBegun(wrong.map(edit => ({ ...edit, tried: true as const })))
      setWanted(fieldId(wrong[0] ? ofLine(wrong[0].index)! : path))
    },
    cancelAll: () => {
      const old = new Map(begun.map(({ index, before }) => [index, before]))
      commit(lines.flatMap((line, index) => (old.has(index) ? (old.get(index) ?? []) : [line])))
      setBegun([])
      setWanted(fieldId(path))
    },
  }
}

function editId(path: string, index: number): string {
  return `${fieldId(`${path}.${index}`)}-edit`
}

function EditConfirmedLines(props: FieldViewProps) {
  const { field, path, value, id, error } = props
  const translate = useTranslate()
  const lines = Array.isArray(value) ? (value as Values[]) : []
  const edits = useEdits(props, lines)
  const schema = useMemo(() => schemaOf(field.fields ?? []), [field])
  const cells = useMemo(
    () =>
      (field.fields ?? []).map(cell => ({
        type: 'Control' as const,
        scope: scopeOf(cell.name),
        options: { field: cell, bare: true },
      })),
    [field],
  )
  const isFull = field.maxItems !== undefined && lines.length >= field.maxItems
  return (
    <div
      className="lines lines-confirmed"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {lines.length > 0 && (
        <table className="lines-table">
          <LinesHead field={field} editable />
          <tbody>
            {lines.map((line, index) => {
              const edit = edits.of(index)
              return edit ? (
                <EditedRow
                  key={index}
                  number={index + 1}
                  onConfirm={() => edits.confirm(edit)}
                  onCancel={() => edits.cancel(edit)}
                >
                  {cells.map(cell => (
                    <td key={cell.scope}>
                      <JsonFormsDispatch uischema={cell} schema={schema} path={`${path}.${index}`} />
                    </td>
                  ))}
                </EditedRow>
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
      {error && edits.begun.length > 0 && (
        <span className="lines-begun">
          <Button size="small" variant="outlined" onClick={edits.confirmAll}>
            {translate('form.confirmLines', { smart_count: edits.begun.length, lines: edits.begun.join(', ') })}
          </Button>
          <Button size="small" variant="text" onClick={edits.cancelAll}>
            {translate('form.cancelLines', { smart_count: edits.begun.length, lines: edits.begun.join(', ') })}
          </Button>
        </span>
      )}
      {isFull && (
        <span className="field-help">
          {translate('validation.maxItems', { limit: field.maxItems, smart_count: field.maxItems })}
        </span>
      )}
    </div>
  )
}

interface EditedRowProps {
  number: number
  onConfirm: () => void
  onCancel: () => void
  children: ReactNode
}

function EditedRow({ number, onConfirm, onCancel, children }: EditedRowProps) {
  const translate = useTranslate()
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
      {children}
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
            <span className="lines-value">{formatValue(cell, line[cell.name], { decimals: 2 }) || '–'}</span>
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

export const ConfirmedLinesControl = asControl(EditConfirmedLines, ReadLines)
