/** Writes the lines of a capital movement: generated from the commitments, or changed by hand in one batch. */
import { decimalsFound } from '../api/amounts.ts'
import type { AmountCurrency } from '../api/amounts.ts'
import { linesOfClosing } from '../closings/movement.server.ts'
import type { ChecksOfMany, Context, DoneByCaller, RecordAction } from '../context.ts'
import type { Decimal } from '../entity.ts'
import { changesOf } from '../entityTypes.ts'
import type { Finding, Stored } from '../entityTypes.ts'
import { exceedsRemaining, INSIDE, sharesOf } from '../limited-partners/ledger.ts'
import { ProblemError, problem } from '../problems.ts'
import { compare, isZero } from '../money.ts'
import { text } from '../texts.ts'
import { COMPONENTS, amountsOf, paidIn } from './components.ts'
import type { GivenComponents } from './components.ts'
import { amountsDiffer } from './handChanges.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { generatedLines, unshared } from './lines.ts'
import { partnerPositions } from './partners.server.ts'
import { lineReference } from '../bank-accounts/creditorReference.ts'
import { lineFindings } from './rules.ts'
import { inPortions } from '../server/records/inPortions.ts'
import './texts.ts'

type Movement = Stored<'capitalMovement'>
type Line = Stored<'capitalMovementLine'>

/** Amounts that are shared among partners are rounded then. */
const ROUNDED: DoneByCaller = ['recordChecks']

/** Replaces the lines of an open movement by what its amounts and the commitments at its due date make. */
export async function writeLines(context: Context, movement: Movement): Promise<number> {
  if (movement.closingId !== null) return writeLinesOfClosing(context, movement, movement.closingId)
  const { records } = context
  await records.removeMany('capitalMovementLine', { capitalMovementId: movement.id })
  const partners = await partnerPositions(context, movement.fundId, movement.dueDate)
  if (!partners.some(({ commitment }) => compare(commitment, '0') > 0)) return 0
  const [first] = unshared(movement, partners)
  if (first) throw problem('rule', { errors: { [first]: [text('capitalMovement.nobodyPays')] } })
  const { minorUnits } = await fundCurrency(context, movement.fundId)
  const lines = generatedLines(movement, partners, minorUnits)
  const byId = new Map(partners.map(partner => [partner.limitedPartnerId, partner]))
  const beyond = lines.flatMap(line => {
    const partner = byId.get(line.limitedPartnerId)
    return partner && exceedsRemaining(partner.remaining, line) ? [partner.name] : []
  })
  if (beyond.length > 0)
    throw problem('rule', {
      errors: {
        [INSIDE.find(name => !isZero(movement[name] ?? '0')) ?? 'investmentFunding']: [
          text('capitalMovement.callsTooMuch', {
            names: namesInWords(beyond),
          }),
        ],
      },
    })
  await records.createMany(
    'capitalMovementLine',
    lines.map(line => ({
      capitalMovementId: movement.id,
      ...line,
      paymentReference: lineReference(movement.id, line.limitedPartnerId),
    })),
    ROUNDED,
  )
  return lines.length
}

/** Lines of an equalisation follow from its closing, never from the commitments alone. */
async function writeLinesOfClosing(context: Context, movement: Movement, closingId: number): Promise<number> {
  const { records } = context
  const lines = await linesOfClosing(context, closingId)
  await records.removeMany('capitalMovementLine', { capitalMovementId: movement.id })
  await records.createMany(
    'capitalMovementLine',
    lines.map(({ limitedPartnerId, components, commitment, remainingAfter }) => ({
      capitalMovementId: movement.id,
      limitedPartnerId,
      ...components,
      commitment,
      remainingAfter,
      shares: sharesOf(paidIn(components), movement.nominalShareValue),
      paymentReference: lineReference(movement.id, limitedPartnerId),
    })),
    ROUNDED,
  )
  return lines.length
}

export const generateLines: RecordAction<'capitalMovement', 'generateLines'> = async (context, movement) => {
  const made = await writeLines(context, movement)
  if (made === 0 && movement.closingId === null) throw problem('rule', { detail: text('capitalMovement.noPartners') })
}

/**
 * One batch of changes by hand, all of it or nothing: amounts that are left out stay. Errors stand at their place:
 * "lines.3.managementFees".
 */
export const changeLines: RecordAction<'capitalMovement', 'lines'> = async (context, movement, { lines: given }) => {
  const { records } = context
  const stored = await records.list('capitalMovementLine', { capitalMovementId: movement.id })
  const byPartner = new Map(stored.map(line => [line.limitedPartnerId, line]))
  const currency = await fundCurrency(context, movement.fundId)
  const errors: Record<string, string[]> = {}
  const seen = new Set<number>()
  const rows = given.flatMap(({ limitedPartnerId, ...amounts }, index) => {
    const line = byPartner.get(limitedPartnerId)
    if (!line || seen.has(limitedPartnerId))
      errors[`lines.${index}.limitedPartnerId`] = [
        text(line ? 'capitalMovement.lineTwice' : 'capitalMovement.noSuchLine'),
      ]
    seen.add(limitedPartnerId)
    if (!line) return []
    for (const [name, message] of tooFine(line, amounts, currency)) errors[`lines.${index}.${name}`] = [message]
    return [{ id: line.id, changes: changedLine(movement, line, amounts) }]
  })
  if (Object.keys(errors).length > 0) throw problem('rule', { errors })
  try {
    // Their decimals are looked at above, and no payment changes, which is all that something follows from.
    await records.updateMany('capitalMovementLine', rows, 'lines', ['recordChecks', 'changed'])
  } catch (error) {
    throw error instanceof ProblemError && error.errors ? atLines(error) : error
  }
}

/** Typed amounts with more decimals than the currency; what stood there before is nobody's mistake of today. */
function tooFine(line: Line, amounts: GivenComponents, currency: AmountCurrency): [string, string][] {
  const before = amountsOf(line)
  const typed = given(amounts)
  return COMPONENTS.flatMap((name): [string, string][] => {
    const amount = typed[name]
    const found = amount === undefined || compare(amount, before[name]) === 0 ? null : decimalsFound(amount, currency)
    return found ? [[name, text(`rule.${found.code}`, found.values)]] : []
  })
}

function changedLine(movement: Movement, line: Line, amounts: GivenComponents) {
  const after = { ...amountsOf(line), ...given(amounts) }
  return changesOf('capitalMovementLine', {
    ...given(amounts),
    ...(amountsDiffer(after, line) && { shares: sharesOf(paidIn(after), movement.nominalShareValue) }),
  })
}

/** Without those that were left out; an emptied amount is nothing. */
function given(amounts: GivenComponents): Partial<Record<(typeof COMPONENTS)[number], Decimal>> {
  const found: Partial<Record<(typeof COMPONENTS)[number], Decimal>> = {}
  for (const name of COMPONENTS) {
    const amount = amounts[name]
    if (amount !== undefined && amount !== null) found[name] = amount
  }
  return found
}

function atLines({ errors = {} }: ProblemError): ProblemError {
  return problem('rule', {
    errors: Object.fromEntries(Object.entries(errors).map(([place, messages]) => [`lines.${place}`, messages])),
  })
}

/**
 * What a line may not be, seen together with its movement and its partner: no part above the whole, nothing negative,
 * no more than remains of the commitment. What only follows later (payments) is not looked at.
 */
export const linesWithinLimits: ChecksOfMany<'capitalMovementLine'> = async (context, asked) => {
  const [first] = asked
  const movementId = first?.record.capitalMovementId
  const changed = asked.some(({ record, ruleContext: { before } }) => !before || amountsDiffer(record, before))
  const movement = changed && movementId ? await context.records.get('capitalMovement', movementId) : undefined
  if (!movement) return asked.map(() => [])
  const partners = new Map(
    (await partnerPositions(context, movement.fundId, movement.dueDate)).map(each => [each.limitedPartnerId, each]),
  )
  const { minorUnits } = await fundCurrency(context, movement.fundId)
  return inPortions(asked, ({ record, ruleContext: { before } }): Finding<'capitalMovementLine'>[] => {
    if (before && !amountsDiffer(record, before)) return []
    const partner = partners.get(record.limitedPartnerId ?? 0)
    if (!partner) return [{ field: 'limitedPartnerId', code: 'capitalMovementLine.otherFund' }]
    const amounts = amountsOf(record)
    // What a later closing gives back is negative.
    return movement.closingId === null ? lineFindings(amounts, { ...partner, minorUnits }) : []
  })
}

const NAMED_MAX = 3

export function namesInWords(names: readonly string[]): string {
  const more = names.length - NAMED_MAX
  return names.slice(0, NAMED_MAX).join(', ') + (more > 0 ? ` ${text('form.andMore', { count: more })}` : '')
}
