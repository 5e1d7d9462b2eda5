/** Why a figure of a partner is so: its formula, the figures beside it, and the rows of the ledger that make it. */
import { fieldOf } from '../entityTypes.ts'
import { decimalsOf, formatAmount, formatDate, formatNumber, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { negate } from '../money.ts'
import { hasText } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure as Amount } from '../web/kit/page/ValueCell.tsx'
import { recordName, resourceNamed, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, type RecordOf } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import { PanelWaiting } from '../web/kit/panel/PanelWaiting.tsx'
import { ExplainLead } from '../performance/ExplainLine.tsx'
import '../performance/performance.css'
import { limitedPartnerReads } from './reads.ts'
import type { ExplainedLedger, FigureName, RollForward, TraceRow } from './reads.ts'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { Money } from '../web/kit/page/Money.tsx'

type Partner = RecordOf<'limited-partners'>
type LedgerRow = RecordOf<TraceRow['resource']>

/** Figures that are parts of another one, or stand beside it. */
const PARTS: Partial<Record<FigureName, readonly FigureName[]>> = {
  called: ['calledInside', 'calledOutside', 'calledPercent', 'lateEntranceFee'],
  calledPercent: ['called', 'commitment'],
  distributed: ['recallable'],
}

/** A figure, with the sign of the line that led to it. */
export interface Explained {
  name: FigureName
  negated?: boolean
}

interface ExplanationProps {
  partner: Partner
  currency: string
  explained: Explained
  onClose: () => void
  onLead: (explained: Explained) => void
}

export function LedgerExplanation({
  partner,
  currency,
  explained: { name, negated = false },
  onClose,
  onLead,
}: ExplanationProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { data, error } = useRead(limitedPartnerReads.limitedPartnerLedger, { id: partner.id })
  const formula = `limitedPartner.explain.${name}` as const
  const figure = data && (negated ? opposite(data.figures[name]) : data.figures[name])
  return (
    <SidePanel title={translate(`limitedPartner.figure.${name}`)} wide onClose={onClose}>
      {!data && <PanelWaiting error={error} />}
      {data && figure && (
        <>
          <div className="explain-head">
            <p className="explain-value figures">{shown(name, figure.value, minorUnits)}</p>
            <p>{[recordName('limited-partners', partner), isAmount(name) && currency].filter(Boolean).join(' · ')}</p>
          </div>
          {hasText(formula) && (
            <section className="explain-part">
              <h3>{translate('limitedPartner.explained')}</h3>
              <p>{translate(formula)}</p>
            </section>
          )}
          {name === 'remaining' && <Roll roll={data.rollForward} onLead={onLead} />}
          <Parts names={PARTS[name] ?? []} ledger={data} onLead={onLead} />
          <Rows rows={figure.rows} />
        </>
      )}
    </SidePanel>
  )
}

function opposite(figure: ExplainedLedger['figures'][FigureName]): ExplainedLedger['figures'][FigureName] {
  const { value, rows } = figure
  return {
    ...figure,
    value: value === null ? null : negate(value),
    rows: rows.map(row => ({ ...row, amount: negate(row.amount) })),
  }
}

function isAmount(name: FigureName): boolean {
  return name !== 'shares' && name !== 'calledPercent'
}

function shown(name: FigureName, value: Decimal | null, minorUnits: number): string {
  if (value === null) return '–'
  if (name === 'calledPercent') return formatPercent(value)
  return name === 'shares' ? formatNumber(value, decimalsOf([value])) : formatAmount(value, minorUnits)
}

function Parts({
  names,
  ledger,
  onLead,
}: {
  names: readonly FigureName[]
  ledger: ExplainedLedger
  onLead: (explained: Explained) => void
}) {
  const minorUnits = useMinorUnits()
  const translate = useTranslate()
  if (names.length === 0) return null
  return (
    <section className="explain-part">
      <h3>{translate('limitedPartner.parts')}</h3>
      {names.map(name => (
        <ExplainLead key={name} onLead={() => onLead({ name })}>
          <span>{translate(`limitedPartner.figure.${name}`)}</span>
          <Amount text={shown(name, ledger.figures[name].value, minorUnits)} />
        </ExplainLead>
      ))}
    </section>
  )
}

/** Which figure explains a line of the way: transfers and the whole have none of their own. */
const EXPLAINS = { calls: { name: 'calledInside', negated: true }, recallable: { name: 'recallable' } } as const

/** The way of the commitment from its beginning to what remains: a sum, each part once. */
function Roll({ roll, onLead }: { roll: RollForward; onLead: (explained: Explained) => void }) {
  const translate = useTranslate()
  const amounts = { ...roll, calls: negate(roll.calls) }
  return (
    <section className="explain-part">
      <h3>{translate('limitedPartner.roll.title', { date: formatDate(roll.to) })}</h3>
      {(['commitments', 'calls', 'recallable', 'transfers', 'closing'] as const).map(name => {
        const content = (
          <>
            <span>{translate(`limitedPartner.roll.${name}`)}</span>
            <Money of={amounts[name]} />
          </>
        )
        return name === 'calls' || name === 'recallable' ? (
          <ExplainLead key={name} onLead={() => onLead(EXPLAINS[name])}>
            {content}
          </ExplainLead>
        ) : (
          <div key={name} className="explain-line">
            {content}
          </div>
        )
      })}
    </section>
  )
}

function Rows({ rows }: { rows: readonly TraceRow[] }) {
  const translate = useTranslate()
  return (
    <section className="explain-part">
      <h3>
        {rows.length > 0
          ? translate('limitedPartner.rowsCount', { smart_count: rows.length })
          : translate('limitedPartner.noRows')}
      </h3>
      <ol className="explain-rows">
        {rows.map(row => (
          <Row key={`${row.resource} ${row.id}`} row={row} />
        ))}
      </ol>
    </section>
  )
}

/** A row of the ledger by its kind, its day and what made it. */
function Row({ row: { resource, id, date, amount } }: { row: TraceRow }) {
  const types = fieldOf(useEntity('limited-partner-transactions'), 'type').choices
  const { data: record } = useRecord(resource, id)
  const type = record && 'type' in record ? types?.find(({ value }) => value === record.type)?.title : undefined
  return (
    <li>
      <span>
        {type ?? resourceNamed(resource)?.title}
        <small>
          {formatDate(date)}
          <Source record={record} />
        </small>
      </span>
      <Money of={amount} />
    </li>
  )
}

type SourceResource = 'capital-movements' | 'closings' | 'transfers'

/** What made a row: exactly one of the three. */
function sourceOf(record: LedgerRow | undefined): { resource: SourceResource; id: number } | null {
  if (!record) return null
  if ('capitalMovementId' in record && record.capitalMovementId !== null)
    return { resource: 'capital-movements', id: record.capitalMovementId }
  if (record.closingId !== null) return { resource: 'closings', id: record.closingId }
  return record.transferId === null ? null : { resource: 'transfers', id: record.transferId }
}

function Source({ record }: { record: LedgerRow | undefined }) {
  const source = sourceOf(record)
  const { data } = useRecord(source?.resource, source?.id, { retry: false, asListed: true })
  return source && data ? <> · {recordName(source.resource, data)}</> : null
}
