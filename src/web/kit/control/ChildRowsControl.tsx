/** A small list inside a record, as a table whose cells are the same controls as everywhere. */
import { useMemo } from 'react'
import type { ComponentType } from 'react'
import { JsonFormsDispatch } from '@jsonforms/react'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import AddOutlined from '@mui/icons-material/AddOutlined'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import type { Field } from '../../../entity.ts'
import { formatValue } from '../../../formats.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { schemaOf, scopeOf } from './model.ts'
import type { Values } from '../data/values.ts'
import { useFieldMinorUnits, useUnit } from './useUnit.ts'
import { asControl, type FieldViewProps } from './control.tsx'

/** What JSON Forms draws in the cells of a row. */
export function useCells(field: Field) {
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
  return { schema, cells }
}

interface EditProps extends FieldViewProps {
  below?: BelowRow
}

/** What a row is asked besides its cells, below the last of them. */
export type BelowRow = ComponentType<{ path: string; line: Values }>

export function EditChildRows({ field, path, value, id, error, commit, below: Below }: EditProps) {
  const translate = useTranslate()
  const lines = Array.isArray(value) ? (value as Values[]) : []
  const { schema, cells } = useCells(field)
  const { maxItems = Infinity } = field
  const isFull = lines.length >= maxItems
  return (
    <div
      className="lines"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {lines.length > 0 && (
        <table className="lines-table">
          <ChildRowsHead field={field} editable />
          <tbody>
            {lines.map((line, index) => (
              // Lines have no key of their own until they are saved; their place is what their controls are bound to.
              <tr key={index}>
                {cells.map((cell, place) => (
                  <td key={cell.scope} data-label={field.fields?.[place]?.title}>
                    <JsonFormsDispatch uischema={cell} schema={schema} path={`${path}.${index}`} />
                    {Below && place === cells.length - 1 && (
                      <Below key={lines.length} path={`${path}.${index}`} line={line} />
                    )}
                  </td>
                ))}
                <td>
                  <IconButton
                    size="small"
                    aria-label={translate('form.removeLine', { number: index + 1 })}
                    onClick={() => commit(lines.filter(other => other !== line))}
                  >
                    <CloseOutlined fontSize="small" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        size="small"
        variant="text"
        startIcon={<AddOutlined />}
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (!isFull) commit([...lines, {}])
        }}
        id={id}
      >
        {translate('form.addLine')}
      </Button>
      {isFull && (
        <span className="field-help">
          {translate('validation.maxItems', { limit: maxItems, smart_count: maxItems })}
        </span>
      )}
    </div>
  )
}

export function ChildRowsHead({ field, editable = false }: { field: Field; editable?: boolean }) {
  return (
    <thead>
      <tr>
        {(field.fields ?? []).map(cell => (
          <th key={cell.name} scope="col" data-kind={cell.kind}>
            {cell.title}
            <Unit field={cell} />
          </th>
        ))}
        {editable && <td />}
      </tr>
    </thead>
  )
}

/** The unit stands once, in the head. */
function Unit({ field }: { field: Field }) {
  const unit = useUnit(field)
  return unit && <span className="field-unit">{unit}</span>
}

export function ChildValue({ field, value }: { field: Field; value: unknown }) {
  const minorUnits = useFieldMinorUnits(field)
  return <>{formatValue(field, value, { decimals: 2, minorUnits }) || '–'}</>
}

export function ReadChildRows({ field, value }: { field: Field; value: unknown }) {
  const lines = Array.isArray(value) ? (value as Values[]) : []
  if (lines.length === 0) return <span className="nothing">–</span>
  return (
    <table className="lines-table">
      <ChildRowsHead field={field} />
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            {(field.fields ?? []).map(cell => (
              <td key={cell.name} data-kind={cell.kind}>
                <ChildValue field={cell} value={line[cell.name]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const ChildRowsControl = asControl(EditChildRows, ReadChildRows)
