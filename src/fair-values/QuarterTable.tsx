/** The table of a quarter's fair values: a row for each investment, and below it one for each of its companies. */
import Button from '@mui/material/Button'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { Entity } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatDate } from '../formats.ts'
import { add, subtract } from '../money.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { Money } from '../web/kit/page/Money.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { ChoiceInput } from '../web/kit/sheet/ChoiceInput.tsx'
import type { useSheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import {
  FIGURES,
  cellOf,
  changeOfRow,
  differenceOfRow,
  fieldOfCell,
  waitsForValue,
  type Origin,
  type QuarterCell,
  type QuarterRow,
} from './quarter.ts'
import { companyCell, companyOf, type QuarterLine } from './quarterLines.ts'
import { isAboveWhole } from './rules.ts'
import { TYPED_CELLS, isAmount, type TypedCell } from './weighted.ts'
import type { useQuarter } from './useQuarter.tsx'

type Quarter = ReturnType<typeof useQuarter>

interface QuarterTableProps {
  quarter: Quarter
  entity: Entity<'fairValue'>
  keys: ReturnType<typeof useSheetKeys>
  onAsBefore: (row: QuarterRow) => void
}

/** What stands above a column, and on a phone beside each of its values. */
function useTitles(entity: Entity<'fairValue'>) {
  const translate = useTranslate()
  return {
    previous: translate('fairValue.previous'),
    method: fieldOf(entity, 'method').title,
    fullyDilutedOwnership: translate('fairValue.ownership'),
    cost: fieldOf(entity, 'cost').title,
    value: fieldOf(entity, 'value').title,
    change: translate('fairValue.change'),
  }
}

export function QuarterTable({ quarter, entity, keys, onAsBefore }: QuarterTableProps) {
  const translate = useTranslate()
  const titles = useTitles(entity)
  return (
    <div className="weighted-scroll">
      <table className="amounts-table" data-pairs aria-label={translate('fairValue.quarterTitle')} {...keys}>
        <thead>
          <tr>
            <th scope="col">{translate('fairValue.investment')}</th>
            <th scope="col" data-right>
              {titles.previous}
            </th>
            <th scope="col">{titles.method}</th>
            {FIGURES.map(figure => (
              <th key={figure} scope="col" data-right>
                {titles[figure]}
              </th>
            ))}
            <th scope="col" data-right>
              {titles.change}
            </th>
            <td />
          </tr>
        </thead>
        {quarter.rows.map(row => (
          <tbody key={row.investment.id}>
            <InvestmentRow row={row} quarter={quarter} entity={entity} onAsBefore={onAsBefore} />
            {row.lines.map(line => (
              <CompanyRow key={line.id} row={row} line={line} quarter={quarter} entity={entity} />
            ))}
          </tbody>
        ))}
        <tfoot>
          <Total rows={quarter.rows} entity={entity} />
        </tfoot>
      </table>
    </div>
  )
}

interface RowProps {
  row: QuarterRow
  quarter: Quarter
  entity: Entity<'fairValue'>
}

function InvestmentRow({ row, quarter, entity, onAsBefore }: RowProps & Pick<QuarterTableProps, 'onAsBefore'>) {
  const translate = useTranslate()
  const titles = useTitles(entity)
  const { investment, figures } = row
  const { previous, name } = investment
  const origin = useOrigins(row)
  const minorUnits = useMinorUnits()
  const difference = differenceOfRow(row, minorUnits)
  const method = cellOf(`${investment.id}`, 'method')
  return (
    <tr>
      <th scope="row">
        {(difference !== null || row.leftOut.length > 0) && (
          <Doubt of={translate(difference !== null ? 'fairValue.differs' : 'fairValue.incomplete')} />
        )}
        {name}
        {row.leftOut.length > 0 && (
          <small data-tone="warn">{translate('fairValue.leftOut', { companies: row.leftOut.join(', ') })}</small>
        )}
      </th>
      <td data-right data-computed data-label={titles.previous}>
        <Amount value={previous?.value} />
        {previous && <small>{formatDate(previous.date)}</small>}
      </td>
      <td data-label={titles.method}>
        <ChoiceInput
          field={fieldOf(entity, 'method')}
          value={figures.method}
          label={translate('fairValue.ofCompany', { what: fieldOf(entity, 'method').title, company: name })}
          name={method}
          proposed={origin(row.origins.method)}
          meanwhile={quarter.meanwhile[method] ?? null}
          onChange={quarter.set}
        />
      </td>
      {FIGURES.map(figure => (
        <td key={figure} data-right data-label={titles[figure]}>
          <Cell
            cell={figure}
            of={name}
            value={figures[figure]}
            proposed={origin(row.origins[figure])}
            row={row}
            quarter={quarter}
            entity={entity}
          />
          {figure === 'value' && difference !== null && (
            <small className="amount-proposed" data-tone="warn">
              {translate('fairValue.differsBy', { amount: formatAmount(difference, minorUnits) })}
            </small>
          )}
        </td>
      ))}
      <td data-right data-computed data-label={titles.change}>
        <Amount value={changeOfRow(row)} />
      </td>
      <td className="quarter-before">
        {waitsForValue(row) && (
          <Button size="small" aria-label={translate('fairValue.asBeforeOf', { name })} onClick={() => onAsBefore(row)}>
            {translate('fairValue.asBefore')}
          </Button>
        )}
      </td>
    </tr>
  )
}

/** Ownership and value of a company stand in the columns of those of the investment. */
function CompanyRow({ row, line, quarter, entity }: RowProps & { line: QuarterLine }) {
  const minorUnits = useMinorUnits()
  const translate = useTranslate()
  const titles = useTitles(entity)
  const origin = useOrigins(row)
  const change =
    line.previous !== null && isAmount(line.companyValue) ? subtract(line.companyValue, line.previous) : null
  const cell = (name: TypedCell) => (
    <Cell
      cell={companyCell(name, line.id)}
      of={line.name}
      value={line[name]}
      proposed={origin(name === 'fullyDilutedOwnership' && line.isOwnershipProposed ? 'previous' : undefined)}
      row={row}
      quarter={quarter}
      entity={entity}
    />
  )
  const [ownership, value] = TYPED_CELLS
  return (
    <tr data-rows="companies">
      <th scope="row">
        {!line.expected && <Doubt of={translate('fairValue.notExpected')} />}
        {line.name}
      </th>
      <td data-right data-computed data-label={titles.previous}>
        <Amount value={line.previous} />
      </td>
      <td />
      <td data-right data-label={titles.fullyDilutedOwnership}>
        {cell(ownership)}
      </td>
      <td />
      <td data-right data-label={fieldOfCell(entity, companyCell(value, line.id)).title}>
        {cell(value)}
        {line.weighted !== null && (
          <small className="amount-proposed">
            {translate('fairValue.weighted', { amount: formatAmount(line.weighted, minorUnits) })}
          </small>
        )}
      </td>
      <td data-right data-computed data-label={titles.change}>
        <Amount value={change} />
      </td>
      <td />
    </tr>
  )
}

function Doubt({ of }: { of: string }) {
  return <WarningAmberOutlined className="weighted-doubt" titleAccess={of} />
}

/** Where a proposal comes from, in words. */
function useOrigins({ investment: { previous } }: QuarterRow): (origin: Origin | undefined) => string | null {
  const translate = useTranslate()
  return origin =>
    origin === undefined
      ? null
      : translate(`fairValue.proposed.${origin}`, { date: previous ? formatDate(previous.date) : '' })
}

interface CellProps extends RowProps {
  cell: Exclude<QuarterCell, 'method'>
  of: string
  value: unknown
  proposed: string | null
}

function Cell({ cell, of: owner, value, proposed, row, quarter, entity }: CellProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const field = fieldOfCell(entity, cell)
  const name = cellOf(`${row.investment.id}`, cell)
  const isOwnership = cell === 'fullyDilutedOwnership' || companyOf(cell)?.name === 'fullyDilutedOwnership'
  return (
    <>
      <AmountInput
        field={field}
        value={value ?? undefined}
        label={translate('fairValue.ofCompany', { what: field.title, company: owner })}
        name={name}
        error={quarter.errors[name] ?? ''}
        meanwhile={quarter.meanwhile[name] ?? null}
        proposed={proposed}
        minorUnits={minorUnits}
        onChange={quarter.set}
      />
      {isOwnership && isAboveWhole(value) && (
        <small className="amount-proposed" data-tone="warn">
          {translate('fairValue.aboveWhole')}
        </small>
      )}
    </>
  )
}

function Total({ rows, entity }: { rows: readonly QuarterRow[]; entity: Entity<'fairValue'> }) {
  const translate = useTranslate()
  const titles = useTitles(entity)
  const sumOf = (amounts: readonly unknown[]) => amounts.filter(isAmount).reduce((sum, amount) => add(sum, amount), '0')
  return (
    <tr>
      <th scope="row">{translate('fairValue.total')}</th>
      <td data-right data-label={titles.previous}>
        <Amount value={sumOf(rows.map(({ investment }) => investment.previous?.value))} />
      </td>
      <td />
      <td />
      <td data-right data-label={titles.cost}>
        <Amount value={sumOf(rows.map(({ figures }) => figures.cost))} />
      </td>
      <td data-right data-label={titles.value}>
        <Amount value={sumOf(rows.map(({ figures }) => figures.value))} />
      </td>
      <td data-right data-label={titles.change}>
        <Amount value={sumOf(rows.map(changeOfRow))} />
      </td>
      <td />
    </tr>
  )
}

function Amount({ value }: { value: unknown }) {
  return isAmount(value) ? <Money of={value} /> : <Nothing />
}
