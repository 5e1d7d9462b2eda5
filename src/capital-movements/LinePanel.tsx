/** Why a line is so: each component from the movement to the cent, and what remains of the commitment afterwards. */
import { Link } from 'react-router'
import { fieldOf } from '../entityTypes.ts'
import { decimalsOf, formatAmount, formatNumber } from '../formats.ts'
import { isDecimal } from '../entity.ts'
import { isZero, plain, subtract } from '../money.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useMinorUnits } from '../web/kit/data/amountUnits.ts'
import { useEntity } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Figure } from '../web/kit/page/ValueCell.tsx'
import { SidePanel } from '../web/kit/panel/SidePanel.tsx'
import '../performance/performance.css'
import { ExplainLine } from '../performance/ExplainLine.tsx'
import { before } from './lineCells.ts'
import type { LineRow } from './lineCells.ts'
import { explainLine } from './lineExplanation.ts'
import type { ShareTrace } from './lineExplanation.ts'
import type { useLines } from './useLines.tsx'

const EXACT_DECIMALS = 6

interface LinePanelProps {
  movement: RecordOf<'capital-movements'>
  lines: Pick<ReturnType<typeof useLines>, 'rows' | 'names' | 'skipping'>
  row: LineRow
  onClose: () => void
}

export function LinePanel({ movement, lines: { rows, names, skipping }, row, onClose }: LinePanelProps) {
  const translate = useTranslate()
  const minorUnits = useMinorUnits()
  const { currency } = useFundCurrency(movement.fundId)
  const traces = movement.closingId === null ? explainLine(row, { movement, rows, skipping, minorUnits }) : []
  const { fundId, closingId } = movement
  const calls = row.totalCall !== null && !isZero(row.totalCall)
  const [title, amount] = calls
    ? (['totalCall', row.totalCall] as const)
    : (['distribution', row.amounts.distribution] as const)
  const entity = useEntity('capital-movement-lines')
  return (
    <SidePanel title={translate('capitalMovement.howComputed')} wide onClose={onClose}>
      <div className="explain-head">
        <p>
          {names.get(row.line.limitedPartnerId)}
          <br />
          {fieldOf(entity, title).title}
        </p>
        <p className="explain-value figures">
          {isDecimal(amount) && formatAmount(amount, minorUnits)} <small>{currency}</small>
        </p>
      </div>
      {closingId !== null && (
        <p className="explain-part line-note">
          {translate('capitalMovement.fromClosing')}{' '}
          <Link to={path('fund.closing.details', { fundId, closingId })}>
            {translate('capitalMovement.openClosing')}
          </Link>
        </p>
      )}
      {traces.map(trace => (
        <Trace key={trace.component} trace={trace} />
      ))}
      <Remaining row={row} />
      {traces.some(({ skips }) => skips) && (
        <p className="explain-part line-note">{translate('capitalMovement.skipsNote')}</p>
      )}
    </SidePanel>
  )
}

function Trace({ trace }: { trace: ShareTrace }) {
  const translate = useTranslate()
  const { component, skips, amount, shared } = trace
  const title = fieldOf(useEntity('capital-movement-lines'), component).title
  const byHand = isDecimal(amount) && !isZero(subtract(amount, shared))
  return (
    <section className="explain-part" aria-label={title}>
      <h3>{title}</h3>
      <ExplainLine label={translate('capitalMovement.step.total')} amount={trace.total} />
      {skips ? <ExplainLine label={translate('capitalMovement.step.skips')} amount="0" /> : <Steps trace={trace} />}
      {byHand && <ExplainLine label={translate('capitalMovement.step.byHand')} amount={subtract(amount, shared)} />}
      {isDecimal(amount) && <ExplainLine label={translate('capitalMovement.step.line')} amount={amount} strong />}
    </section>
  )
}

function Steps({ trace }: { trace: ShareTrace }) {
  const translate = useTranslate()
  const { weight, weights, bearers, exact, isExact, rest } = trace
  const exactText = isExact
    ? formatNumber(exact, decimalsOf([plain(exact)]))
    : `${formatNumber(exact, EXACT_DECIMALS)}…`
  return (
    <>
      <ExplainLine label={translate('capitalMovement.step.weight')} amount={weight} />
      <ExplainLine label={translate('capitalMovement.step.weights', { smart_count: bearers })} amount={weights} />
      <div className="explain-line">
        <span>{translate('capitalMovement.step.exact')}</span>
        <Figure text={exactText} />
      </div>
      <ExplainLine label={translate('capitalMovement.step.cut')} amount={trace.cut} />
      {!isZero(rest) && <ExplainLine label={translate('capitalMovement.step.rest')} amount={rest} />}
    </>
  )
}

/** The commitment before and after, as far as the amounts are known. */
function Remaining({ row: { line, remainingAfter } }: { row: LineRow }) {
  const translate = useTranslate()
  if (line.remainingAfter === null || remainingAfter === null) return null
  const beforehand = before(line)
  return (
    <section className="explain-part">
      <h3>{translate('capitalMovement.standing.remaining')}</h3>
      <ExplainLine label={translate('capitalMovement.step.before')} amount={beforehand} />
      <ExplainLine label={translate('capitalMovement.step.impact')} amount={subtract(remainingAfter, beforehand)} />
      <ExplainLine label={translate('capitalMovement.remainingAfter')} amount={remainingAfter} strong />
    </section>
  )
}
