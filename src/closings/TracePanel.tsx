/** Why a figure of a partner in a closing is so: each earlier call with the steps that lead to it. */
import { formatAmount, formatDate, formatPercent } from '../formats.ts'
import { isZero } from '../money.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import { PanelWaiting } from '../web/kit/panel/PanelWaiting.tsx'
import '../performance/performance.css'
import { ExplainLine } from '../performance/ExplainLine.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { TRACED, valueOf, type TracedColumn } from './columns.ts'
import { closingReads, type PartnerTrace, type TraceStep } from './reads.ts'

export interface Traced {
  limitedPartnerId: number
  column: TracedColumn
}

interface TracePanelProps {
  closing: { id: number; fundId: number; version: number }
  traced: Traced
  onClose: () => void
}

export function TracePanel({ closing, traced: { limitedPartnerId, column }, onClose }: TracePanelProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { currency } = useFundCurrency(closing.fundId)
  const asked = { id: closing.id, limitedPartnerId }
  const { data, error } = useRead(closingReads.closingTrace, asked, { version: closing.version })
  return (
    <SidePanel title={translate('closing.howComputed')} wide onClose={onClose}>
      {!data && <PanelWaiting error={error} />}
      {data && (
        <>
          <div className="explain-head">
            <p>
              {data.name}
              <br />
              {translate(`closing.column.${column}`)}
            </p>
            <p className="explain-value figures">
              {formatAmount(valueOf(data, column), minorUnits)} <small>{currency}</small>
            </p>
          </div>
          {column === 'toPay' ? <Parts trace={data} /> : <Steps trace={data} column={column} />}
          <p className="explain-part explain-note">{translate(`closing.explain.${column}`)}</p>
        </>
      )}
    </SidePanel>
  )
}

function Parts({ trace }: { trace: PartnerTrace }) {
  const translate = useTranslate()
  return (
    <section className="explain-part">
      {TRACED.filter(column => column !== 'toPay').map(column => (
        <ExplainLine key={column} label={translate(`closing.column.${column}`)} amount={valueOf(trace, column)} />
      ))}
      <ExplainLine label={translate('closing.column.toPay')} amount={trace.toPay} strong />
    </section>
  )
}

function Steps({ trace, column }: { trace: PartnerTrace; column: Exclude<TracedColumn, 'toPay'> }) {
  const translate = useTranslate()
  return (
    <>
      {column === 'refund' && (
        <section className="explain-part">
          <ExplainLine label={translate('closing.step.paid')} amount={trace.paid} />
        </section>
      )}
      {trace.steps
        .filter(step => linesOf(step, column).length > 0)
        .map(step => (
          <Step key={step.capitalMovementId} step={step} trace={trace} column={column} />
        ))}
      <section className="explain-part">
        <ExplainLine label={translate(`closing.column.${column}`)} amount={valueOf(trace, column)} strong />
      </section>
    </>
  )
}

type StepLine = 'catchUp' | 'ofPrior' | 'bearing' | 'interest' | 'received' | 'fee' | 'feeInterest'

const LINES: Record<Exclude<TracedColumn, 'toPay'>, readonly StepLine[]> = {
  catchUp: ['catchUp'],
  refund: ['ofPrior'],
  interest: ['bearing', 'interest', 'received'],
  fee: ['fee', 'feeInterest'],
}

/** What a call has nothing to do with is left out. */
function linesOf(step: TraceStep, column: Exclude<TracedColumn, 'toPay'>): StepLine[] {
  return LINES[column].filter(name => !isZero(step[name]))
}

function Step({
  step,
  trace,
  column,
}: {
  step: TraceStep
  trace: PartnerTrace
  column: Exclude<TracedColumn, 'toPay'>
}) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { name, date, drawn, days } = step
  const values = {
    prior: formatAmount(trace.prior, minorUnits),
    additional: formatAmount(trace.additional, minorUnits),
    all: formatAmount(trace.commitments, minorUnits),
    rate: formatPercent(trace.interestRate),
    days,
  }
  return (
    <section className="explain-part">
      <h3>{translate('closing.step.of', { name, date: formatDate(date) })}</h3>
      {column !== 'fee' && <ExplainLine label={translate('closing.step.drawn')} amount={drawn} />}
      {linesOf(step, column).map(line => (
        <ExplainLine key={line} label={translate(`closing.step.${line}`, values)} amount={step[line]} />
      ))}
    </section>
  )
}
