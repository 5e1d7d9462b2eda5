/** The table of weighted values: ownership × value of each company, with the sum beside the value that was entered. */
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import type { ControlProps } from '@jsonforms/core'
import { withJsonFormsControlProps } from '@jsonforms/react'
import Button from '@mui/material/Button'
import AutoAwesomeMotionOutlined from '@mui/icons-material/AutoAwesomeMotionOutlined'
import type { Decimal, Entity } from '../entity.ts'
import { fieldOf, rowFieldOf } from '../entityTypes.ts'
import { expectedCompanies } from '../companies/expected.ts'
import { formatDate } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { fieldId } from '../web/kit/control/fieldId.ts'
import { useFormRecord, useFormState } from '../web/kit/control/formState.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import { SEVERITY, openNotification } from '../web/kit/data/notifications.ts'
import { useSheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { useCompanies, usePrevious } from './companies.tsx'
import { partsOf, withCell, withCompanies } from './lines.ts'
import { proposedOwnerships } from './proposals.ts'
import { TYPED_CELLS, areTypedLines, type TypedLine, type WeightedLine } from './weighted.ts'
import { WeightedFoot } from './WeightedFoot.tsx'
import { WeightedRow } from './WeightedRow.tsx'
import './fairValues.css'

const HEADS: readonly (keyof WeightedLine)[] = [...TYPED_CELLS, 'weightedValue']

function Control(props: ControlProps) {
  const { path } = props
  const data: unknown = props.data
  const translate = useTranslate()
  const entity = useEntity('fair-values')
  const { lockReason } = useFormState()
  const date = useFormRecord('fair-values').date ?? null
  const { companies } = useCompanies()
  const lines = useMemo((): readonly TypedLine[] => (areTypedLines(data) ? data : []), [data])
  const previous = usePrevious(date)
  const expected = useMemo(() => (date ? expectedCompanies(companies, date) : companies), [companies, date])
  const shown = companies.filter(
    company => expected.includes(company) || lines.some(({ companyId }) => companyId === company.id),
  )
  const readOnly = lockReason(fieldOf(entity, 'weightedValues')) !== null
  const proposed = useMemo(() => proposedOwnerships(expected, previous), [expected, previous])
  const { set, commit } = useLines(props, lines, proposed)
  const keys = useSheetKeys({ fieldOf: cell => fieldIn(entity, cell), set, state: lines, restore: commit })
  const missing = expected.filter(({ id }) => !lines.some(line => line.companyId === id))
  return (
    <div
      className="weighted-values"
      id={fieldId(path)}
      tabIndex={-1}
      role="group"
      aria-label={translate('fairValue.table')}
    >
      {shown.length > 0 && (
        <div className="weighted-scroll">
          <table className="amounts-table" data-pairs aria-label={translate('fairValue.table')} {...keys}>
            <Head readOnly={readOnly} />
            <tbody>
              {shown.map(company => (
                <WeightedRow
                  key={company.id}
                  company={company}
                  index={lines.findIndex(({ companyId }) => companyId === company.id)}
                  lines={lines}
                  path={path}
                  expected={expected.includes(company)}
                  readOnly={readOnly}
                  previous={previous?.weighted.get(company.id) ?? null}
                  proposed={readOnly ? null : (proposed.get(company.id) ?? null)}
                  onCell={set}
                  onRemove={() => commit(lines.filter(({ companyId }) => companyId !== company.id))}
                />
              ))}
            </tbody>
            <WeightedFoot lines={lines} previous={previous} readOnly={readOnly} />
          </table>
        </div>
      )}
      {shown.length === 0 && <p className="nothing">{translate('fairValue.noRows')}</p>}
      {!readOnly && (
        <Actions
          isShort={missing.length > 0 || companies.length === 0 || expected.length === 0}
          isEmpty={expected.length === 0}
          hasRows={shown.length > 0}
          proposedOn={missing.some(({ id }) => proposed.has(id)) ? (previous?.date ?? null) : null}
          onGenerate={() => commit(withCompanies(lines, missing, proposed))}
        />
      )}
    </div>
  )
}

function Head({ readOnly }: { readOnly: boolean }) {
  const translate = useTranslate()
  const entity = useEntity('fair-values')
  return (
    <thead>
      <tr>
        <th scope="col">{translate('fairValue.company')}</th>
        <th scope="col">{translate('fairValue.country')}</th>
        {HEADS.map(name => (
          <th key={name} scope="col" data-right>
            {rowFieldOf(entity, 'weightedValues', name).title}
          </th>
        ))}
        <th scope="col" data-right>
          {translate('fairValue.previous')}
        </th>
        {!readOnly && <td />}
      </tr>
    </thead>
  )
}

interface ActionsProps {
  /** A company of the day has no line. */
  isShort: boolean
  isEmpty: boolean
  hasRows: boolean
  /** The day of the last fair value, while ownerships of it are proposed. */
  proposedOn: string | null
  onGenerate: () => void
}

function Actions({ isShort, isEmpty, hasRows, proposedOn, onGenerate }: ActionsProps) {
  const translate = useTranslate()
  return (
    <div className="weighted-actions">
      {isShort && <GenerateButton isEmpty={isEmpty} onGenerate={onGenerate} />}
      {hasRows && <span>{translate('fairValue.paste')}</span>}
      {proposedOn !== null && <span>{translate('fairValue.proposedFrom', { date: formatDate(proposedOn) })}</span>}
    </div>
  )
}

/** Adds the companies that the fund held on the day. */
function GenerateButton({ isEmpty, onGenerate }: { isEmpty: boolean; onGenerate: () => void }) {
  const translate = useTranslate()
  const generate = () => {
    if (isEmpty) openNotification({ severity: SEVERITY.attention, title: translate('fairValue.noCompanies') })
    else onGenerate()
  }
  return (
    <Button size="small" startIcon={<AutoAwesomeMotionOutlined />} onClick={generate}>
      {translate('fairValue.generate')}
    </Button>
  )
}

function fieldIn(entity: Entity<'fairValue'>, cell: string) {
  const name = partsOf(cell)?.name
  return name && rowFieldOf(entity, 'weightedValues', name)
}

/** Several cells may change before the form has rendered once: each change goes on from the one before. */
function useLines(control: ControlProps, lines: readonly TypedLine[], proposed: ReadonlyMap<number, Decimal>) {
  const { path } = control
  const latest = useRef({ lines, control, proposed })
  useLayoutEffect(() => {
    latest.current = { lines, control, proposed }
  }, [lines, control, proposed])
  const commit = useCallback(
    (next: readonly TypedLine[]) => {
      latest.current.lines = next
      latest.current.control.handleChange(path, next)
    },
    [path],
  )
  const set = useCallback(
    (cell: string, value: unknown) => {
      const parts = partsOf(cell)
      if (parts) commit(withCell(latest.current.lines, parts, value, latest.current.proposed))
    },
    [commit],
  )
  return { set, commit }
}

export const WeightedValues = withJsonFormsControlProps(Control, false)
