/**
 * One period's expenses with everything around the sheet: period, totals, and the bar that saves all of it together.
 */
import type { Answered } from '../entityTypes.ts'
import { useMemo, useState } from 'react'
import Button from '@mui/material/Button'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { Filter } from '../entityTypes.ts'
import { formatAmount, formatNumber } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { negate } from '../money.ts'
import { CueChip } from '../reporting-periods/CueChip.tsx'
import { PeriodPicker } from '../reporting-periods/PeriodPicker.tsx'
import { usePrintedPeriod } from '../reporting-periods/usePrintedPeriod.tsx'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import type { FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { useLedgerSum, usePendingSum } from '../transactions/useLedger.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useSaveKey } from '../web/kit/form/useSaveKey.ts'
import { LockedBar, SheetBar } from '../web/kit/sheet/SheetBar.tsx'
import { LeaveGuard } from '../web/kit/form/LeaveGuard.tsx'
import { Restored } from '../web/kit/form/Restored.tsx'
import { KeyFigures } from '../web/kit/page/KeyFigures.tsx'
import { usualSort } from '../web/kit/list/columns.ts'
import { ExportButton } from '../web/kit/list/ExportButton.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { draftOf } from '../validation.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { ExpenseTable } from './ExpenseTable.tsx'
import { expense } from '../../generated/entities/expense.ts'
import { expenseRules } from './rules.ts'
import { isBlank } from './sheet.ts'
import { sectionsOf, type ExpenseSection } from './sections.ts'
import { changeOf, totalsOf } from './totals.ts'
import { useExpenseSheet, type ExpenseSheet } from './useExpenseSheet.tsx'

interface ExpensePageProps {
  fundId: number
  periods: readonly FundPeriod[]
  period: FundPeriod
  previous: FundPeriod | undefined
  stored: Answered<'expense'> | undefined
  before: Answered<'expense'> | undefined
  onChoose: (id: number) => void
}

export function ExpensePage({ fundId, periods, period, previous, stored, before, onChoose }: ExpensePageProps) {
  const translate = useTranslate()
  const { allows } = useSession()
  const entity = useEntity('expenses')
  const sections = useMemo(() => sectionsOf(expense), [])
  const figures = useFundCurrency(fundId)
  const locked =
    period.status !== 'Open'
      ? translate('expense.locked', { period: period.name })
      : allows('edit')
        ? null
        : translate('form.readOnly')
  const parents = { fundId, reportingPeriodId: period.id }
  const page = useExpenseSheet({ entity, sections, stored, parents, isLocked: locked !== null })
  usePrintedPeriod(period)
  useSaveKey(() => {
    if (!locked) void page.save()
  })
  return (
    <div className="figures-page">
      <PageHeader
        title={translate('page.fund.expenses.overview')}
        facts={<Facts fundId={fundId} period={period} previous={previous} figures={figures} />}
        actions={
          <>
            <PeriodPicker
              periods={periods}
              chosen={period}
              dirty={page.changes > 0}
              onChoose={id => {
                page.discard()
                onChoose(id)
              }}
            />
            <ExportButton
              resource="expenses"
              filter={{ reportingPeriodId: [period, previous].flatMap(each => (each ? [each.id] : [])) }}
              sort={usualSort(entity)}
            />
          </>
        }
      />
      <Totals sections={sections} page={page} before={before} previous={previous} decimals={figures.decimals} />
      {locked === null && <Warnings page={page} />}
      {page.restored && <Restored />}
      {page.gaveWay && (
        <div className="message" data-tone="info" role="status">
          <InfoOutlined />
          <p>{translate('expense.gaveWay')}</p>
        </div>
      )}
      <ExpenseTable
        sections={sections}
        page={page}
        period={period}
        previous={previous}
        before={before}
        readOnly={locked !== null}
      />
      {locked === null ? (
        <Bar page={page} />
      ) : (
        <LockedBar reason={locked} setAside={page.setAside} onDiscard={page.discard} />
      )}
      <LeaveGuard dirty={page.changes > 0 && locked === null} isLeaving={() => false} onDiscard={page.discard} />
    </div>
  )
}

interface FactsProps extends Pick<ExpensePageProps, 'fundId' | 'period' | 'previous'> {
  figures: ReturnType<typeof useFundCurrency>
}

function Facts({ fundId, period, previous, figures }: FactsProps) {
  const translate = useTranslate()
  const ofPeriod: Filter<'transaction'> = {
    fundId,
    type: ['Expense', 'ManagementFee', 'CarriedInterest'],
    date_lte: period.date,
    ...(previous && { date_gt: previous.date }),
  }
  const paid = useLedgerSum(ofPeriod)
  const pending = usePendingSum(ofPeriod)
  return (
    <>
      <CueChip period={period} />
      <span>{translate('expense.amounts', { currency: figures.currency })}</span>
      {/* Compared with what is typed, to the smallest unit, however the fund shows its figures. */}
      {paid !== null && (
        <span>
          {translate('expense.paid', { amount: formatAmount(negate(paid), figures.minorUnits) })}
          {pending !== null &&
            `, ${translate('transaction.pending', { amount: formatAmount(negate(pending), figures.minorUnits) })}`}
        </span>
      )}
    </>
  )
}

/** What may be meant as it is, and is worth a second look. */
function Warnings({ page }: { page: ExpenseSheet }) {
  const translate = useTranslate()
  const { today } = useSession()
  const warnings = expenseRules(draftOf<'expense'>(expense, page.sheet), { today }).filter(({ warning }) => warning)
  if (warnings.length === 0) return null
  return (
    <div className="message" data-tone="warn" role="status">
      <WarningAmberOutlined />
      <ul>
        {warnings.map(({ field, code, values }) => (
          <li key={field}>{translate(`rule.${code}`, values)}</li>
        ))}
      </ul>
    </div>
  )
}

function Totals({
  sections,
  page,
  before,
  previous,
  decimals,
}: {
  sections: readonly ExpenseSection[]
  page: ExpenseSheet
  before: Answered<'expense'> | undefined
  previous: FundPeriod | undefined
  decimals: number
}) {
  const translate = useTranslate()
  const names = sections.map(({ name }) => name)
  const now = totalsOf(page.sheet, names)
  const then = before && totalsOf(before, names)
  const isEmpty = isBlank(page.sheet)
  const note = (change: Decimal | null) =>
    change !== null && previous && !isEmpty
      ? { note: translate('expense.sinceLast', { change: formatNumber(change, decimals), period: previous.name }) }
      : {}
  return (
    <KeyFigures
      figures={[
        ...sections.map(({ name, title }) => ({
          label: title,
          value: isEmpty ? '–' : formatNumber(now.sections[name], decimals),
          ...note(changeOf(then?.sections[name], now.sections[name])),
        })),
        {
          label: translate('expense.total'),
          value: isEmpty ? '–' : formatNumber(now.expenses, decimals),
          ...note(changeOf(then?.expenses, now.expenses)),
        },
      ]}
    />
  )
}

function Bar({ page }: { page: ExpenseSheet }) {
  const translate = useTranslate()
  const [tried, setTried] = useState(false)
  const { missing, wrong, changes } = page
  const lacking = missing > 0 ? translate('expense.missing', { smart_count: missing }) : null
  const problem = wrong > 0 ? translate('expense.wrong', { smart_count: wrong }) : tried ? lacking : null
  const discard = () => {
    setTried(false)
    page.discard()
  }
  const save = () => {
    setTried(true)
    void page.save()
  }
  return (
    <SheetBar
      problem={problem}
      unsaved={changes > 0 ? translate('form.changes', { smart_count: changes }) : lacking}
      isSaving={page.isSaving}
      onShowFirst={page.focusFirst}
      onDiscard={changes > 0 ? discard : null}
      onSave={changes > 0 || missing > 0 ? save : null}
    >
      {missing > 0 && (
        <Button variant="text" onClick={page.fillZeros}>
          {translate('expense.fillZero')}
        </Button>
      )}
    </SheetBar>
  )
}
