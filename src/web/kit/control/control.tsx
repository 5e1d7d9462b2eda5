/**
 * What every control of a single value has in common: label, help, error, lock, and how it says that it was touched.
 */
import { memo, useLayoutEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react'
import type { ControlProps } from '@jsonforms/core'
import { withJsonFormsControlProps } from '@jsonforms/react'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import LockOutlined from '@mui/icons-material/LockOutlined'
import FunctionsOutlined from '@mui/icons-material/FunctionsOutlined'
import Tooltip from '@mui/material/Tooltip'
import { conditionHolds, type Field } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { isAsked } from './asked.ts'
import { fieldId } from './fieldId.ts'
import { useFormState, useFormValues } from './formState.ts'
import { isWide } from './FormLayout.tsx'

export interface FieldViewProps {
  field: Field
  /** Id of the element that takes the focus. */
  id: string
  path: string
  value: unknown
  /** '' while there is none to show. */
  error: string
  required: boolean
  /** In a cell of a small table the column's head is the label. */
  bare: boolean
  commit: (value: unknown) => void
  touch: () => void
}

/** What a view hands to its input, so that label, help and error belong to it. */
interface InputTies {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
  'aria-label': string | undefined
}

export function tiesOf({ id, field, error, required, bare }: FieldViewProps): InputTies {
  return {
    id,
    'aria-describedby': error ? `${id}-error` : field.help && !bare ? `${id}-help` : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    'aria-label': bare ? field.title : undefined,
  }
}

type ReadView = ComponentType<{ field: Field; value: unknown }>

/** JSON Forms finds the value and its errors; the view draws it, or the read view when it cannot be edited. */
export function asControl(Edit: ComponentType<FieldViewProps>, Read: ReadView) {
  const Stable = memo(Edit)
  function Control(props: ControlProps) {
    const { path, errors, visible, uischema } = props
    const data: unknown = props.data
    const field = uischema.options?.['field'] as Field
    const bare = uischema.options?.['bare'] === true
    const { showsError, lockReason, touch, checks, formId } = useFormState()
    const values = useFormValues()
    const actions = useStableActions(props, touch)
    if (!visible || (!bare && !isAsked(field, values, checks.asksFirst))) return null
    const id = fieldId(path, formId)
    const locked = lockReason(field)
    const required =
      field.required === true || (field.requiredWhen !== undefined && conditionHolds(field.requiredWhen, values))
    const error = showsError(path) ? errors : ''
    const shell = { field, id, path, error, required: required && locked === null, bare, locked }
    if (locked !== null)
      return (
        <FieldShell {...shell}>
          <ReadOnly field={field} id={id} reason={locked}>
            <Read field={field} value={data} />
          </ReadOnly>
        </FieldShell>
      )
    return (
      <FieldShell {...shell}>
        <Stable {...{ field, id, path, error, required, bare }} value={data} {...actions} />
      </FieldShell>
    )
  }
  return withJsonFormsControlProps(Control, false)
}

function useStableActions(control: ControlProps, touch: (path: string) => void) {
  const { path } = control
  const latest = useRef({ control, touch })
  useLayoutEffect(() => {
    latest.current = { control, touch }
  })
  return useMemo(
    () => ({
      commit: (value: unknown) => latest.current.control.handleChange(path, value),
      touch: () => latest.current.touch(path),
    }),
    [path],
  )
}

interface ShellProps {
  field: Field
  id: string
  path: string
  error: string
  required: boolean
  bare: boolean
  locked: string | null
  children: ReactNode
}

function FieldShell({ field, id, path, error, required, bare, locked, children }: ShellProps) {
  const { notes } = useFormState()
  // In a cell there is room for what is noted of this very cell alone.
  const help = notes[path] ?? (bare ? undefined : (notes[field.name] ?? field.help))
  const below = error ? (
    <FieldError id={id} text={error} />
  ) : help ? (
    <p className="field-help" id={`${id}-help`}>
      {typeof help === 'string' ? help : <Right text={help.right} />}
    </p>
  ) : null
  if (bare)
    return (
      <div className="cell-field">
        {children}
        {below}
      </div>
    )
  return (
    <div className="field" data-wide={isWide(field) || undefined} data-field={field.name}>
      <FieldLabel field={field} id={id} required={required} locked={locked !== null} />
      <div className="field-body">
        {children}
        {below}
      </div>
    </div>
  )
}

function FieldLabel({ field, id, required, locked }: { field: Field; id: string; required: boolean; locked: boolean }) {
  const label = (
    <>
      {field.title}
      {required && (
        <span className="field-required" aria-hidden="true">
          *
        </span>
      )}
    </>
  )
  // A label that points at nothing one can type into is plain text.
  return locked || field.kind === 'childRows' ? (
    <span className="field-label" id={`${id}-label`}>
      {label}
    </span>
  ) : (
    <label className="field-label" htmlFor={id} id={`${id}-label`}>
      {label}
    </label>
  )
}

function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p className="field-error" id={`${id}-error`}>
      <ErrorOutline fontSize="small" />
      <span>{text}</span>
    </p>
  )
}

function Right({ text }: { text: string }) {
  return (
    <span className="field-right">
      <CheckCircleOutlined fontSize="small" />
      {text}
    </span>
  )
}

function ReadOnly({ field, id, reason, children }: { field: Field; id: string; reason: string; children: ReactNode }) {
  const translate = useTranslate()
  const how = field.computed ?? field.derived
  return (
    <div
      className="field-read"
      id={id}
      role="group"
      aria-labelledby={`${id}-label`}
      tabIndex={-1}
      data-kind={field.kind}
      data-format={field.format}
    >
      <span className="field-read-value">{children}</span>
      {how ? (
        <Tooltip title={how}>
          <span className="field-mark" tabIndex={0} role="note" aria-label={`${translate('form.computed')}: ${how}`}>
            <FunctionsOutlined fontSize="small" />
            {translate('form.computed')}
          </span>
        </Tooltip>
      ) : (
        // When nothing of the form can be edited the bar says so once, and no field repeats it.
        reason && (
          <Tooltip title={reason}>
            <span className="field-mark" tabIndex={0} role="img" aria-label={reason}>
              <LockOutlined fontSize="small" />
            </span>
          </Tooltip>
        )
      )}
    </div>
  )
}
