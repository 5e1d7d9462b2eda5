/**
 * What an import would do, row by row: the rows that have to be mended come first, each mistake at its cell, then those
 * that stand already, then those that deserve a second look. Each can be left out.
 */
import { useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { ImportPreview } from '../../../api/imports.ts'
import { fieldAt, titleAt, type Entity, type Field } from '../../../entity.ts'
import { formatDate } from '../../../formats.ts'
import { isTaken, isWrong, mayBeTaken, toggled, type Selection } from './importSelection.ts'
import { shownNumber } from '../control/numbers.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { isRight } from '../page/alignment.ts'
import { Figure, Nothing } from '../page/ValueCell.tsx'
import '../../../texts/imports.ts'

/** More rows come when they are asked for: each has as many cells as the file. */
const ROWS_AT_ONCE = 100

type Row = ImportPreview['shown'][number]

interface Column {
  name: string
  title: string
  field: Field | undefined
}

interface ImportTableProps {
  preview: ImportPreview
  entity: Entity
  selection: Selection
  disabled: boolean
  onSelect: (selection: Selection) => void
}

export function ImportTable({ preview, entity, selection, disabled, onSelect }: ImportTableProps) {
  const translate = useTranslate()
  const [most, setMost] = useState(ROWS_AT_ONCE)
  const columns = preview.columns.map(column => ({ ...column, field: fieldAt(entity, column.name) }))
  const hasNotes = preview.shown.some(row => hasNote(row))
  const more = Math.min(ROWS_AT_ONCE, preview.shown.length - most)
  return (
    <>
      <div className="import-table" tabIndex={0} role="region" aria-label={translate('import.table')}>
        <table className="import-rows">
          <thead>
            <tr>
              <th scope="col">{translate('import.column.row')}</th>
              {hasNotes && <th scope="col">{translate('import.column.notes')}</th>}
              {columns.map(({ name, title, field }) => (
                <th key={name} scope="col" data-right={(field && isRight(field)) || undefined}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {preview.shown.slice(0, most).map(row => (
              <tr key={row.row} data-left-out={!isTaken(row, selection) || undefined}>
                <th scope="row">
                  <span className="import-row">
                    {row.row}
                    <Checkbox
                      size="small"
                      checked={isTaken(row, selection)}
                      disabled={disabled || !mayBeTaken(row)}
                      onChange={() => onSelect(toggled(selection, row))}
                      slotProps={{ input: { 'aria-label': translate('import.takeRow', { row: row.row }) } }}
                    />
                  </span>
                </th>
                {hasNotes && (
                  <td className="import-notes">
                    <Notes entity={entity} row={row} />
                  </td>
                )}
                {columns.map(column => (
                  <PreviewCell key={column.name} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <Button className="import-more" onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {translate('import.more', { smart_count: more })}
        </Button>
      )}
    </>
  )
}

function hasNote(row: Row): boolean {
  return isWrong(row) || row.existing || Object.keys(row.warnings).length > 0
}

/** Of what stands already the reason is that alone, not the mistakes that follow from it. */
function Notes({ entity, row }: { entity: Entity; row: Row }) {
  const translate = useTranslate()
  const said = (found: Row['errors']) =>
    Object.entries(found).map(([path, messages]) => ({
      path,
      words: [titleAt(entity, path), messages.join(' ')].filter(Boolean).join(': '),
    }))
  return (
    <>
      {row.existing && (
        <span>
          <InfoOutlined fontSize="small" />
          {translate('import.stands')}
        </span>
      )}
      {!row.existing &&
        said(row.errors).map(({ path, words }) => (
          <span key={path} data-tone="bad">
            <ErrorOutline fontSize="small" />
            {words}
          </span>
        ))}
      {said(row.warnings).map(({ path, words }) => (
        <span key={path} data-tone="warn">
          <WarningAmberOutlined fontSize="small" />
          {words}
        </span>
      ))}
    </>
  )
}

function PreviewCell({ column: { name, field }, row }: { column: Column; row: Row }) {
  const wrong = !row.existing && row.errors[name] !== undefined
  const cell = row.cells[name] ?? ''
  return (
    <td
      data-right={(field && isRight(field)) || undefined}
      data-wrong={wrong || undefined}
      data-doubtful={row.warnings[name] !== undefined || undefined}
      data-filled={row.filled.includes(name) || undefined}
    >
      {(field && !wrong ? asShown(field, cell) : cell) || <Nothing />}
    </td>
  )
}

/** As the screens write it; what has to be mended stays as it stands in the file. */
function asShown(field: Field, words: string): ReactNode {
  if (field.kind === 'decimal' && words !== '') return <Figure text={shownNumber(field, words)} />
  return field.kind === 'date' && /^\d{4}-\d\d-\d\d$/.test(words) ? formatDate(words) : words
}
