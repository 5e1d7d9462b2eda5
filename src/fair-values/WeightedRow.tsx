import { memo } from 'react'
import IconButton from '@mui/material/IconButton'
import CloseOutlined from '@mui/icons-material/CloseOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { Decimal, Field } from '../entity.ts'
import { fieldOf, rowFieldOf } from '../entityTypes.ts'
import type { TextKey } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { shownNumber } from '../web/kit/control/numbers.ts'
import { useShownErrors } from '../web/kit/control/formState.ts'
import { Figure, Nothing, ValueCell } from '../web/kit/page/ValueCell.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import type { Company } from './companies.tsx'
import { cellName } from './lines.ts'
import { TYPED_CELLS, weightedValueOf, type TypedLine } from './weighted.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { Money } from '../web/kit/page/Money.tsx'

interface WeightedRowProps {
  company: Company
  lines: readonly TypedLine[]
  /** Place of the company's line; -1 while it has none. */
  index: number
  path: string
  expected: boolean
  readOnly: boolean
  previous: Decimal | null
  /** The ownership that a line of the company would begin with. */
  proposed: string | null
  onCell: (cell: string, value: unknown) => void
  onRemove: () => void
}

export const WeightedRow = memo(function WeightedRow({
  company,
  lines,
  index,
  path,
  expected,
  readOnly,
  previous,
  proposed,
  onCell,
  onRemove,
}: WeightedRowProps) {
  const translate = useTranslate()
  const errors = useShownErrors()
  const entity = useEntity('fair-values')
  const country = fieldOf(useEntity('companies'), 'countryId')
  const line = lines[index]
  const doubt = line === undefined ? 'fairValue.notWeighted' : expected ? null : 'fairValue.notExpected'
  const minorUnits = useMinorUnits()
  const weighted = line ? weightedValueOf(line, minorUnits) : null
  return (
    <tr>
      <th scope="row">
        <CompanyName company={company} doubt={doubt} error={errors[`${path}.${index}.companyId`]?.join(' ')} />
      </th>
      <td data-computed data-label={translate('fairValue.country')}>
        <ValueCell field={country} record={company} />
      </td>
      {TYPED_CELLS.map(name => {
        const cell = rowFieldOf(entity, 'weightedValues', name)
        const isProposed = line === undefined && name === 'fullyDilutedOwnership' && proposed !== null
        return (
          <td key={name} data-right data-label={cell.title}>
            {readOnly ? (
              <TypedFigure field={cell} value={line?.[name]} />
            ) : (
              <AmountInput
                field={cell}
                value={isProposed ? proposed : line?.[name]}
                proposed={isProposed ? translate('fairValue.proposedWord') : null}
                label={translate('fairValue.ofCompany', { what: cell.title, company: company.name })}
                name={cellName(company.id, name)}
                minorUnits={minorUnits}
                error={errors[`${path}.${index}.${name}`]?.join(' ') ?? ''}
                onChange={onCell}
              />
            )}
          </td>
        )
      })}
      <td data-right data-label={rowFieldOf(entity, 'weightedValues', 'weightedValue').title}>
        {weighted === null ? <Nothing /> : <Money of={weighted} />}
      </td>
      <td data-right data-computed data-label={translate('fairValue.previous')}>
        {previous === null ? <Nothing /> : <Money of={previous} />}
      </td>
      {!readOnly && (
        <td className="weighted-remove">
          {line && (
            <RemoveButton label={translate('fairValue.removeCompany', { company: company.name })} onClick={onRemove} />
          )}
        </td>
      )}
    </tr>
  )
})

interface CompanyNameProps {
  company: Company
  /** Key of the words that say why the row is worth a second look. */
  doubt: TextKey | null
  error: string | undefined
}

function CompanyName({ company, doubt, error }: CompanyNameProps) {
  const translate = useTranslate()
  return (
    <>
      {doubt !== null && <WarningAmberOutlined className="weighted-doubt" titleAccess={translate(doubt)} />}
      {company.name}
      {error && <small className="amount-error">{error}</small>}
    </>
  )
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <IconButton size="small" aria-label={label} onClick={onClick}>
      <CloseOutlined fontSize="small" />
    </IconButton>
  )
}

function TypedFigure({ field, value }: { field: Field; value: unknown }) {
  const minorUnits = useMinorUnits()
  return value === undefined ? <Nothing /> : <Figure text={shownNumber(field, value, minorUnits)} />
}
