/** The table of a list with its totals and pages, or why there is nothing to show. */
import Button from '@mui/material/Button'
import InboxOutlined from '@mui/icons-material/InboxOutlined'
import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined'
import { inSentence, type Field } from '../../../entity.ts'
import { useTranslate } from '../data/useTranslate.ts'
import { EmptyState } from '../page/EmptyState.tsx'
import { failureMessage } from '../data/failures.ts'
import { usePrinting } from '../data/printing.ts'
import { useAnyRecords, useCount, type AnyRecord } from '../data/records.ts'
import { placesIn, saysCurrencies } from './columns.ts'
import { hasFilters } from './filters.ts'
import { ListPages } from './ListPages.tsx'
import { ListRow } from './ListRow.tsx'
import { PageTick } from './RowTick.tsx'
import { SkeletonRows } from './ListSkeleton.tsx'
import { usePatience } from '../page/usePatience.ts'
import { SortHead } from './SortHead.tsx'
import { showWhole } from './showWhole.ts'
import { isRight } from '../page/alignment.ts'
import { useRowKeys } from './useRowKeys.ts'
import type { ListParts, Totals } from './types.ts'

/** The first rows are not held back for longer by what they refer to. */
const REFERENCES_MS = 1_000

const noTotals = () => null

export function ListBody(parts: ListParts) {
  const { list, entity, columns, ownColumns = [], rowActions, useTotals = noTotals } = parts
  const translate = useTranslate()
  const keys = useRowKeys()
  const totals = useTotals({ ...list.filterValues, ...list.filter })
  const isPending = useFirstRows(parts, totals)
  const waiting = usePatience(isPending)
  const width = columns.length + ownColumns.length + (rowActions ? 1 : 0)
  const isEmpty = !isPending && !list.error && list.data?.length === 0
  const printed = usePrintedRows(parts)
  const records: readonly AnyRecord[] = isPending ? [] : (printed.data ?? list.data ?? [])
  const settled = usePatience(records.length > 0, REFERENCES_MS)
  const places = placesIn(columns, records)
  return (
    <section className="list-card" aria-busy={list.isFetching || printed.isFetching} ref={keys}>
      <div className="list-scroll" data-refetching={(list.isFetching && !isPending) || undefined}>
        <table
          className="list-table"
          data-settling={!settled || undefined}
          data-two-lines={parts.below ? true : undefined}
          aria-label={parts.title ?? entity.plural}
          aria-busy={isPending || undefined}
          role="table"
        >
          <Heads parts={parts} isPending={isPending} records={records} />
          <tbody role="rowgroup" onMouseOver={showWhole} onFocus={showWhole}>
            {isPending && waiting && <SkeletonRows columns={width} />}
            {records.map(record => (
              <ListRow key={record.id} record={record} places={places} {...parts} />
            ))}
          </tbody>
          {totals && records.length > 0 && <TotalsRow parts={parts} totals={totals} />}
        </table>
        {isPending && !waiting && <div className="list-waiting" />}
      </div>
      {list.error && (
        <EmptyState icon={<ErrorOutline />} title={translate('list.failed')} sentence={failureMessage(list.error)}>
          <Button
            onClick={() => {
              void list.refetch()
            }}
          >
            {translate('action.retry')}
          </Button>
        </EmptyState>
      )}
      {isEmpty && (hasFilters(list.filterValues) ? <FilteredAway {...parts} /> : <FirstUse {...parts} />)}
      {!isPending && !isEmpty && !list.error && <ListPages list={list} printed={printed.data?.length} />}
    </section>
  )
}

/** As many as one question may ask for; a longer list says that it goes on. */
const PRINTED_MAX = 1_000

/** Paper has no pages to turn: what was found is printed as a whole. */
function usePrintedRows({ list, resource }: ListParts) {
  const { data = [], total = 0, sort, filterValues, filter } = list
  const needed = usePrinting() && total > data.length
  const { data: rows, isFetching } = useAnyRecords(
    resource,
    needed
      ? {
          filter: { ...filterValues, ...filter },
          sort: [sort.field, sort.order === 'DESC' ? 'desc' : 'asc'],
          limit: PRINTED_MAX,
        }
      : null,
  )
  return { data: needed ? rows : undefined, isFetching: needed && isFetching }
}

interface HeadsProps {
  parts: ListParts
  isPending: boolean
  records: readonly AnyRecord[]
}

function Heads({ parts, isPending, records }: HeadsProps) {
  const { columns, ownColumns = [], rowActions, list, ticks } = parts
  const translate = useTranslate()
  return (
    <thead role="rowgroup" data-waiting={isPending || undefined}>
      <tr role="row" data-ticks={ticks !== undefined || undefined}>
        {columns.map(field => (
          <SortHead
            key={field.name}
            name={field.name}
            title={field.title}
            right={isRight(field)}
            sortable={field.computed === undefined || field.sorted === true}
            list={list}
            tick={field === columns[0] && ticks && <PageTick ticks={ticks} records={records} />}
          />
        ))}
        {ownColumns.map(({ name, title, right = false, sortBy }) => (
          <SortHead
            key={name}
            name={sortBy ?? name}
            title={title}
            right={right}
            sortable={sortBy !== null}
            list={list}
          />
        ))}
        {rowActions && (
          <th className="row-actions" role="columnheader">
            <span className="visually-hidden">{translate('list.actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

/**
 * True until there is something to show. Totals make columns wider: the first rows wait a moment for them, so that
 * nothing moves.
 */
function useFirstRows({ list }: ListParts, totals: Totals | null | undefined): boolean {
  const without = totals === undefined && (list.data?.length ?? 0) > 0
  const late = usePatience(without)
  return list.isPending || (without && !late)
}

function TotalsRow({ parts, totals }: { parts: ListParts; totals: Totals }) {
  const { columns, ownColumns = [], rowActions } = parts
  const [, ...rest] = columns
  const says = saysCurrencies(columns)
  const ownCurrency = ({ format, unit }: Field) =>
    says && format === 'money' && unit === undefined ? parts.currency : undefined
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <th scope="row" role="rowheader">
          <span>
            {totals.label}
            {totals.parts?.map(part => (
              <small key={part}>{part}</small>
            ))}
          </span>
        </th>
        {rest.map(field => (
          <td key={field.name} role="cell" data-right={isRight(field) || undefined} data-label={field.title}>
            <FieldTotal value={totals.values[field.name]} currency={ownCurrency(field)} />
          </td>
        ))}
        {ownColumns.map(column => (
          <td key={column.name} role="cell" data-right={column.right || undefined} data-label={column.title}>
            <TotalCell value={totals.ownValues?.[column.name]} />
          </td>
        ))}
        {rowActions && <td />}
      </tr>
    </tfoot>
  )
}

function FieldTotal({ value, currency }: { value: Totals['values'][string]; currency: string | undefined }) {
  if (typeof value !== 'object')
    return (
      <>
        <TotalCell value={value} />
        {value !== undefined && currency && <span className="figure-unit">{currency}</span>}
      </>
    )
  return value.map((each, place) => (
    <div key={place}>
      <TotalCell value={each.amount} />
      <span className="figure-unit">{each.currency}</span>
    </div>
  ))
}

function TotalCell({ value }: { value: string | undefined }) {
  return value === undefined ? null : (
    <span className="figure" data-negative={value.startsWith('(') || undefined}>
      {value}
    </span>
  )
}

function FirstUse({ entity, add, mayAdd, emptySentence }: ListParts) {
  const translate = useTranslate()
  const many = inSentence(entity.plural)
  const sentence =
    emptySentence ??
    translate(mayAdd && add ? 'list.emptySentence' : 'list.emptyReadOnly', { many, one: inSentence(entity.title) })
  return (
    <EmptyState icon={<InboxOutlined />} title={translate('list.empty', { many })} sentence={sentence}>
      {add}
    </EmptyState>
  )
}

/** How many there are without the filters: that is what tells a filter from an empty fund. */
function FilteredAway({ entity, list, parentFilter = {} }: ListParts) {
  const translate = useTranslate()
  const total = useCount(entity.resource, parentFilter)
  const names = { smart_count: total ?? 0, one: inSentence(entity.title), many: inSentence(entity.plural) }
  return (
    <EmptyState
      icon={<SearchOffOutlined />}
      title={translate('list.noneFound', names)}
      sentence={total ? translate('list.hidden', names) : translate('list.noneAtAll', names)}
    >
      <Button onClick={() => list.setFilters({}, [])}>{translate('list.clearFilters')}</Button>
    </EmptyState>
  )
}
