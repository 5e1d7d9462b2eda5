/** The sheet: one table of five sections, each with its total, and what the whole period cost. */
import type { Answered } from '../entityTypes.ts'
import { Fragment, memo, useMemo } from 'react'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { Decimal, Field } from '../entity.ts'
import { isDecimal } from '../entity.ts'
import { reportingPeriodReads } from '../reporting-periods/reads.ts'
import type { FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { useSheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import { paidAccounts, type Paid, type PaidAccounts } from './paid.ts'
import type { ExpenseLine, ExpenseSection } from './sections.ts'
import { cellName, isBlank, noteName, type Sheet } from './sheet.ts'
import { changeOf, totalsOf } from './totals.ts'
import type { ExpenseSheet } from './useExpenseSheet.tsx'
import '../web/kit/list/list.css'
import { Money } from '../web/kit/page/Money.tsx'

/** Lines and their totals show cents, whatever the fund's overviews do. */

interface ExpenseTableProps {
  sections: readonly ExpenseSection[]
  page: ExpenseSheet
  period: FundPeriod
  previous: FundPeriod | undefined
  before: Answered<'expense'> | undefined
  readOnly: boolean
}

export function ExpenseTable({ sections, page, period, previous, before, readOnly }: ExpenseTableProps) {
  const translate = useTranslate()
  const paid = usePaid(page.sheet, period)
  const keys = useSheetKeys(page.keys)
  const names = sections.map(({ name }) => name)
  const now = isBlank(page.sheet) ? undefined : totalsOf(page.sheet, names)
  const then = before && totalsOf(before, names)
  return (
    <section className="amounts-card">
      <table
        className="amounts-table expenses-table"
        data-pairs
        aria-label={translate('page.fund.expenses.overview')}
        {...keys}
      >
        <Head period={period} previous={previous} />
        {sections.map(section => (
          <tbody key={section.name}>
            <tr className="amounts-section">
              <th scope="rowgroup">
                {section.title}
                <small>{section.help}</small>
              </th>
              <Figures
                previous={previous?.name}
                then={then?.sections[section.name]}
                now={now?.sections[section.name]}
                paid={paid?.of(section.name)}
              />
            </tr>
            {section.items.map(({ value, title }, index) => {
              const line = page.sheet[section.name]?.[index]
              return (
                line && (
                  <Line
                    key={value}
                    title={title}
                    cell={cellName(section.name, index)}
                    line={line}
                    field={page.amountField}
                    error={page.errors[cellName(section.name, index)] ?? ''}
                    meanwhile={page.meanwhile[cellName(section.name, index)] ?? null}
                    before={before?.[section.name]?.find(line => line.item === value)?.amount}
                    {...propsOfPaid(paid?.of(section.name, value))}
                    previous={previous?.name}
                    label={translate('expense.ofPeriod', { what: title, period: period.name })}
                    readOnly={readOnly}
                    onAmount={page.setAmount}
                    onNote={page.setNote}
                  />
                )
              )
            })}
          </tbody>
        ))}
        <Foot previous={previous?.name} then={then} now={now} paid={paid} />
      </table>
    </section>
  )
}

interface FootProps {
  previous: string | undefined
  then: ReturnType<typeof totalsOf> | undefined
  now: ReturnType<typeof totalsOf> | undefined
  paid: PaidAccounts | undefined
}

function Foot({ previous, then, now, paid }: FootProps) {
  const translate = useTranslate()
  return (
    <tfoot>
      <tr>
        <th scope="row">{translate('expense.total')}</th>
        <Figures
          previous={previous}
          then={then?.expenses}
          now={now?.expenses}
          paid={paid && { amount: paid.total, differs: false }}
        />
      </tr>
      <tr>
        <th scope="row">{translate('expense.net')}</th>
        <Figures previous={previous} then={then?.net} now={now?.net} />
      </tr>
    </tfoot>
  )
}

function Head({ period, previous }: Pick<ExpenseTableProps, 'period' | 'previous'>) {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        <th scope="col">{translate('expense.item')}</th>
        {previous && (
          <th scope="col" data-right>
            {previous.name}
          </th>
        )}
        <th scope="col" data-right>
          {period.name}
        </th>
        <th scope="col" data-right>
          {translate('expense.paidColumn')}
        </th>
        {previous && (
          <th scope="col" data-right>
            {translate('expense.change')}
          </th>
        )}
        <th scope="col">{translate('expense.note')}</th>
      </tr>
    </thead>
  )
}

function Figures({
  previous,
  then,
  now,
  paid,
}: {
  previous: string | undefined
  then: string | undefined
  now: string | undefined
  paid?: Paid | undefined
}) {
  const translate = useTranslate()
  return (
    <Fragment>
      {previous !== undefined && (
        <td data-right data-computed data-label={previous}>
          <Amount value={then} />
        </td>
      )}
      <td data-right>
        <Amount value={now} />
      </td>
      <PaidCell {...propsOfPaid(paid)} />
      {previous !== undefined && (
        <td data-right data-computed data-label={translate('expense.change')}>
          <Amount value={changeOf(then, now)} />
        </td>
      )}
      <td />
    </Fragment>
  )
}

/** As two values, so that a line is drawn again only when one of them is another. */
function propsOfPaid(paid: Paid | undefined): { paid: Decimal | undefined; paidDiffers: boolean } {
  return { paid: paid?.amount, paidDiffers: paid?.differs === true }
}

function PaidCell({ paid, paidDiffers }: { paid: Decimal | undefined; paidDiffers: boolean }) {
  const translate = useTranslate()
  return (
    <td
      data-right
      data-computed
      data-label={translate('expense.paidColumn')}
      data-tone={paidDiffers ? 'warn' : undefined}
    >
      {paidDiffers && <WarningAmberOutlined titleAccess={translate('expense.paidDiffers')} />}
      {paid !== undefined && <Money of={paid} />}
    </td>
  )
}

/** Undefined until it is known. */
function usePaid(sheet: Sheet, { id, version }: FundPeriod): PaidAccounts | undefined {
  const { data } = useRead(reportingPeriodReads.reportingPeriodPaidExpenses, { id }, { version })
  return useMemo(() => data && paidAccounts(sheet, data.lines), [sheet, data])
}

function Amount({ value }: { value: unknown }) {
  return isDecimal(value) ? <Money of={value} /> : <Nothing />
}

interface LineProps {
  title: string
  cell: string
  line: ExpenseLine
  field: Field
  error: string
  meanwhile: string | null
  before: string | undefined
  paid: Decimal | undefined
  paidDiffers: boolean
  previous: string | undefined
  label: string
  readOnly: boolean
  onAmount: (cell: string, amount: unknown) => void
  onNote: (cell: string, note: string) => void
}

const Line = memo(function Line({
  title,
  cell,
  line,
  field,
  error,
  meanwhile,
  before,
  paid,
  paidDiffers,
  previous,
  label,
  readOnly,
  onAmount,
  onNote,
}: LineProps) {
  const translate = useTranslate()
  const note = line.note ?? ''
  return (
    <tr>
      <th scope="row">{title}</th>
      {previous !== undefined && (
        <td data-right data-computed data-label={previous}>
          <Amount value={before} />
        </td>
      )}
      <td data-right>
        {readOnly ? (
          <Amount value={line.amount} />
        ) : (
          <AmountInput
            field={field}
            value={line.amount}
            label={label}
            name={cell}
            error={error}
            meanwhile={meanwhile}
            onChange={onAmount}
          />
        )}
      </td>
      <PaidCell paid={paid} paidDiffers={paidDiffers} />
      {previous !== undefined && (
        <td data-right data-computed data-label={translate('expense.change')}>
          <Amount value={changeOf(before, line.amount)} />
        </td>
      )}
      <td data-label={translate('expense.note')}>
        {readOnly ? (
          note
        ) : (
          <input
            className="text-input"
            data-text
            name={noteName(cell)}
            aria-label={translate('expense.noteOf', { item: label })}
            placeholder={translate('expense.addNote')}
            maxLength={200}
            value={note}
            onChange={event => onNote(cell, event.target.value)}
          />
        )}
      </td>
    </tr>
  )
})
