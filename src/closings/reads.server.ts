import { inMinorUnits } from '../api/answeredAmounts.ts'
import { answered } from '../api/reads.ts'
import { daysBetween } from '../calendar.ts'
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { compare } from '../money.ts'
import { problem } from '../problems.ts'
import { checksOf } from './closingChecks.server.ts'
import { drawnBy, equalisationLines } from './equalisation.ts'
import type { EqualisationLine } from './equalisation.ts'
import { equalisationOf } from './equalisation.server.ts'
import type { ClosingEqualisation } from './equalisation.server.ts'
import { closingReads, equalisationShape, traceShape } from './reads.ts'
import type { ClosingMovement, EqualisationAnswer, PartnerTrace } from './reads.ts'

export const closingAnswers = answered(closingReads, {
  closingEqualisation: (context, { id }) => equalisationAnswer(context, id),
  closingTrace: (context, { id, limitedPartnerId }) => traceOf(context, id, limitedPartnerId),
})

async function closingOf({ records }: Context, id: number): Promise<Stored<'closing'>> {
  const closing = await records.get('closing', id)
  if (!closing) throw problem('not-found')
  return closing
}

async function equalisationAnswer(context: Context, id: number): Promise<EqualisationAnswer> {
  const closing = await closingOf(context, id)
  const equalisation = await equalisationOf(context, closing)
  const { partners, totals, lateInterest, drawn, standing, terms } = equalisation
  const lines = equalisationLines(equalisation)
  const answer = {
    interestRate: terms.interestRate,
    partners: partners.map(({ limitedPartnerId, ...partner }) => ({
      limitedPartnerId,
      name: standing.get(limitedPartnerId)?.name ?? '',
      ...amountsOf(partner),
    })),
    totals,
    lateInterest,
    drawn,
    drawdowns: equalisation.drawdowns.map(drawdown => ({
      capitalMovementId: drawdown.capitalMovementId,
      name: drawdown.name,
      date: drawdown.date,
      days: daysBetween(drawdown.date, closing.date),
      drawn: drawnBy(drawdown),
    })),
    lines: lines.length,
    checks: closing.status === 'Open' ? await checksOf(context, closing, equalisation) : [],
    movement: await movementOf(context, id, lines),
  }
  return inMinorUnits(equalisationShape, answer, terms.minorUnits)
}

function amountsOf(
  partner: Omit<ClosingEqualisation['partners'][number], 'limitedPartnerId'>,
): ClosingEqualisation['totals'] {
  const { prior, additional, total, catchUp, refund, interest, fee, feeInterest, toPay } = partner
  return { prior, additional, total, catchUp, refund, interest, fee, feeInterest, toPay }
}

async function movementOf(
  { records }: Context,
  closingId: number,
  wanted: readonly EqualisationLine[],
): Promise<ClosingMovement | null> {
  const [movement] = await records.list('capitalMovement', { closingId })
  if (!movement) return null
  const { id, name, dueDate, status } = movement
  const lines = await records.list('capitalMovementLine', { capitalMovementId: id })
  return { id, name, dueDate, status, follows: sameLines(lines, wanted) }
}

const COMPARED = [
  'investmentFunding',
  'managementFees',
  'expensesPaidIn',
  'expensesOutOfPaidIn',
  'lateEntranceFee',
  'returnOfCapital',
  'realizedGain',
  'distribution',
  'recallableDistribution',
] as const

function sameLines(lines: readonly Stored<'capitalMovementLine'>[], wanted: readonly EqualisationLine[]): boolean {
  const stored = new Map(lines.map(line => [line.limitedPartnerId, line]))
  const same = (one: Decimal | null | undefined, other: Decimal): boolean => compare(one ?? '0', other) === 0
  return (
    lines.length === wanted.length &&
    wanted.every(({ limitedPartnerId, components }) =>
      COMPARED.every(name => same(stored.get(limitedPartnerId)?.[name], components[name])),
    )
  )
}

async function traceOf(context: Context, id: number, limitedPartnerId: number): Promise<PartnerTrace> {
  const closing = await closingOf(context, id)
  const { partners, standing, drawdowns, terms, totals } = await equalisationOf(context, closing)
  const partner = partners.find(each => each.limitedPartnerId === limitedPartnerId)
  if (!partner) throw problem('not-found')
  const answer = {
    limitedPartnerId,
    name: standing.get(limitedPartnerId)?.name ?? '',
    ...amountsOf(partner),
    paid: partner.paid,
    interestRate: terms.interestRate,
    commitments: totals.total,
    steps: partner.shares.flatMap(share => {
      const drawdown = drawdowns.find(({ capitalMovementId }) => capitalMovementId === share.capitalMovementId)
      return drawdown ? [{ ...share, name: drawdown.name, date: drawdown.date, drawn: drawnBy(drawdown) }] : []
    }),
  }
  return inMinorUnits(traceShape, answer, terms.minorUnits)
}
