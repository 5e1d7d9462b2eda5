/** The table of entries and the bar that saves the changed ones. */
import type { Answered } from '../entityTypes.ts'
import { Link } from 'react-router'
import type { Decimal, Entity } from '../entity.ts'
import { fieldOf } from '../entityTypes.ts'
import { changeOf } from '../expenses/totals.ts'
import { formatDate, formatAmount } from '../formats.ts'
import { isDecimal } from '../entity.ts'
import { compare } from '../money.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import type { FundPeriod } from '../reporting-periods/useFundPeriods.tsx'
import { useLedgerSum, usePendingSum } from '../transactions/useLedger.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useSaveKey } from '../web/kit/form/useSaveKey.ts'
import { AmountInput } from '../web/kit/sheet/AmountInput.tsx'
import { useSheetKeys } from '../web/kit/sheet/useSheetKeys.ts'
import { LockedBar, SheetBar } from '../web/kit/sheet/SheetBar.tsx'
import { LeaveGuard } from '../web/kit/form/LeaveGuard.tsx'
import { Restored } from '../web/kit/form/Restored.tsx'
import { defaultColumns, usualSort } from '../web/kit/list/columns.ts'
import { ExportButton } from '../web/kit/list/ExportButton.tsx'
import { Figure, Nothing } from '../web/kit/page/ValueCell.tsx'
import { useEntity } from '../web/kit/data/metadata.ts'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { useSession } from '../web/kit/data/session.tsx'
import { StatusChip } from '../web/kit/page/StatusChip.tsx'
import { FIGURES, netOf, type Figures } from './figures.ts'
import { useAccountingRows, type AccountingRows } from './useAccountingRows.tsx'
import '../web/kit/list/list.css'
import './accounting.css'
import { Money } from '../web/kit/page/Money.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import './texts.ts'

interface AccountingPageProps {
  fundId: number
  periods: readonly FundPeriod[]
  entries: readonly Answered<'accountingEntry'>[]
}

export function AccountingPage({ fundId, periods, entries }: AccountingPageProps) {
  const translate = useTranslate()
  const { allows } = useSession()
  const entity = useEntity('accounting-entries')
  const { currency } = useFundCurrency(fundId)
  const rows = useAccountingRows({ entity, fundId, periods, entries })
  const keys = useSheetKeys(rows.keys)
  const mayEdit = allows('edit')
  useSaveKey(() => {
    if (mayEdit) void rows.save()
  })
  return (
    <div className="figures-page">
      <PageHeader
        title={translate('page.fund.accounting.overview')}
        facts={
          <>
            <span>{translate('expense.amounts', { currency })}</span>
            {periods.length > 1 && <span>{translate('accounting.changes')}</span>}
          </>
        }
        actions={
          <ExportButton
            resource="accounting-entries"
            filter={{ fundId }}
            sort={usualSort(entity)}
            columns={defaultColumns(entity)}
          />
        }
      />
      {rows.restored && <Restored />}
      <section className="amounts-card">
        <table
          className="amounts-table accounting-table"
          data-pairs
          aria-label={translate('accounting.table')}
          {...keys}
        >
          <Head entity={entity} />
          <tbody>
            {periods.map((period, index) => (
              <Row
                key={period.id}
                entity={entity}
                period={period}
                previous={periods[index + 1]}
                rows={rows}
                fundId={fundId}
                editable={mayEdit && period.status === 'Open'}
              />
            ))}
          </tbody>
        </table>
        <p className="accounting-note">{translate('accounting.netHelp')}</p>
      </section>
      {mayEdit ? <Bar rows={rows} /> : <LockedBar reason={translate('form.readOnly')} />}
      <LeaveGuard dirty={rows.changed > 0} isLeaving={() => false} onDiscard={rows.discard} />
    </div>
  )
}

function Head({ entity }: { entity: Entity<'accountingEntry'> }) {
  const translate = useTranslate()
  return (
    <thead>
      <tr>
        <th scope="col">{translate('expense.period')}</th>
        {FIGURES.map(name => (
          <th key={name} scope="col" data-right>
            {fieldOf(entity, name).title}
          </th>
        ))}
        <th scope="col" data-right title={translate('accounting.netHelp')}>
          {translate('accounting.net')}
        </th>
      </tr>
    </thead>
  )
}

interface RowProps {
  entity: Entity<'accountingEntry'>
  period: FundPeriod
  previous: FundPeriod | undefined
  rows: AccountingRows
  fundId: number
  editable: boolean
}

function Row({ entity, period, previous, rows, fundId, editable }: RowProps) {
  const translate = useTranslate()
  const status = fieldOf(useEntity('reporting-periods'), 'status')
  const figures = rows.figures(period.id)
  const ledger = useLedgerSum(editable ? { fundId, date_lte: period.date } : null)
  const pending = usePendingSum(editable ? { fundId, date_lte: period.date } : null)
  const before: Figures = previous ? rows.figures(previous.id) : {}
  return (
    <tr>
      <th scope="row">
        <span className="accounting-period">
          <Link
            className="row-name"
            to={path('fund.reportingPeriod.details', { fundId, reportingPeriodId: period.id })}
          >
            {period.name}
          </Link>
          <StatusChip field={status} value={period.status} />
        </span>
        <small>{formatDate(period.date)}</small>
      </th>
      {FIGURES.map(name => {
        const field = fieldOf(entity, name)
        const cell = `${period.id}.${name}`
        const change = changeOf(before[name], figures[name])
        return (
          <td key={name} data-right data-label={field.title}>
            {editable ? (
              <AmountInput
                field={field}
                value={figures[name]}
                label={translate('expense.ofPeriod', { what: field.title, period: period.name })}
                name={cell}
                error={rows.errors[cell] ?? ''}
                meanwhile={rows.meanwhile[cell] ?? null}
                onChange={rows.setFigure}
              />
            ) : (
              <Shown value={figures[name]} />
            )}
            <Since change={change} previous={previous} />
            {name === 'totalCash' && ledger !== null && (
              <Ledger sum={ledger} pending={pending} entered={figures[name]} />
            )}
          </td>
        )
      })}
      <td data-right data-label={translate('accounting.net')}>
        <Shown value={netOf(figures)} strong />
        <Since change={changeOf(netOf(before), netOf(figures))} previous={previous} />
      </td>
    </tr>
  )
}

/**
 * The cash that the transactions leave on the period's last day, what is on its way included; a difference is worth a
 * look.
 */
function Ledger({ sum, pending, entered }: { sum: Decimal; pending: Decimal | null; entered: unknown }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const differs = isDecimal(entered) && compare(entered, sum) !== 0
  return (
    <small className="ledger" data-differs={differs || undefined} title={translate('accounting.ledgerHelp')}>
      {translate(differs ? 'accounting.ledgerDiffers' : 'accounting.ledger')} <Money of={sum} />
      {pending !== null && (
        <span className="ledger-pending">
          {translate('transaction.pending', { amount: formatAmount(pending, minorUnits) })}
        </span>
      )}
    </small>
  )
}

function Shown({ value, strong = false }: { value: unknown; strong?: boolean }) {
  if (!isDecimal(value)) return <Nothing />
  const figure = <Money of={value} />
  return strong ? <b>{figure}</b> : figure
}

function Since({ change, previous }: { change: Decimal | null; previous: FundPeriod | undefined }) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  if (change === null || !previous) return null
  return (
    <small>
      <span className="visually-hidden">{translate('expense.sinceLast', { change: '', period: previous.name })}</span>
      <Figure text={withSign(change, minorUnits)} />
    </small>
  )
}

/** A change says which way it went. */
function withSign(change: Decimal, minorUnits: number): string {
  const shown = formatAmount(change, minorUnits)
  return shown.startsWith('(') || change === '0' ? shown : `+${shown}`
}

function Bar({ rows }: { rows: AccountingRows }) {
  const translate = useTranslate()
  const wrong = Object.keys(rows.errors).length
  const isDirty = rows.changed > 0
  const save = () => {
    void rows.save()
  }
  return (
    <SheetBar
      problem={wrong > 0 ? translate('expense.wrong', { smart_count: wrong }) : null}
      unsaved={isDirty ? translate('accounting.changed', { smart_count: rows.changed }) : null}
      isSaving={rows.isSaving}
      onShowFirst={rows.focusFirst}
      onDiscard={isDirty ? rows.discard : null}
      onSave={isDirty ? save : null}
    />
  )
}
