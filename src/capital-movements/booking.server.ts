/** What completing a capital movement books: rows of its partners, and one transaction of the fund per direction. */
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { ratesOfFund } from '../currencies/fundRates.server.ts'
import { inPortions } from '../server/records/inPortions.ts'
import { appendTransactions, removeSource } from '../limited-partners/ledger.server.ts'
import { amountOf, equalisationOfLine, transactionsOfLine } from '../limited-partners/ledger.ts'
import type { TransactionRow } from '../limited-partners/ledger.ts'
import { asAmount, compare, isZero, multiply, negate, roundAmount, sum } from '../money.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { amountsOf, totalCall } from './components.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { calledByLine } from './lineAmounts.server.ts'

type Movement = Stored<'capitalMovement'>
type Line = Stored<'capitalMovementLine'>

export async function book(context: Context, movement: Movement, lines: readonly Line[]): Promise<void> {
  const rows = await inPortions(lines, line => rowsOf(movement, line))
  await appendTransactions(context, rows.flat())
  const { paidIn, paidOut } = movement.closingId === null ? grossOf(lines) : betweenPartners(lines)
  if (!isZero(paidIn)) await bookPayment(context, movement, 'CapitalCall', paidIn)
  if (!isZero(paidOut)) await bookPayment(context, movement, 'Distribution', negate(paidOut))
}

interface Payments {
  paidIn: Decimal
  paidOut: Decimal
}

/** A netted movement shows both gross. */
function grossOf(lines: readonly Line[]): Payments {
  return {
    paidIn: sum(lines.map(line => totalCall(line))),
    paidOut: sum(lines.map(({ distribution }) => distribution ?? '0')),
  }
}

/** What later partners pay reaches the bank, and what goes on to the earlier ones leaves it. */
function betweenPartners(lines: readonly Line[]): Payments {
  const amounts = lines.map(line => amountOf(amountsOf(line)))
  return {
    paidIn: sum(amounts.filter(amount => compare(amount, '0') > 0)),
    paidOut: negate(sum(amounts.filter(amount => compare(amount, '0') < 0))),
  }
}

/** What a later closing moves is one row, of its own type, however it is made up. */
function rowsOf({ id, closingId, dueDate }: Movement, line: Line): TransactionRow[] {
  const { limitedPartnerId, shares } = line
  const [amounts, source] = [amountsOf(line), { capitalMovementId: id }]
  if (closingId === null) return transactionsOfLine(limitedPartnerId, dueDate, amounts, source, shares)
  const row = equalisationOfLine(limitedPartnerId, dueDate, amounts, source, shares)
  return row ? [row] : []
}

const SUB_TYPES = { CapitalCall: 'Investments', Distribution: 'Return of capital - cash' } as const
const REFUND = 'Return of excess capital called'

/** Pending until every line is paid. */
async function bookPayment(
  context: Context,
  movement: Movement,
  type: keyof typeof SUB_TYPES,
  amount: Decimal,
): Promise<void> {
  const { records } = context
  const currency = await fundCurrency(context, movement.fundId)
  const { system } = await ratesOfFund(context, movement.fundId, currency.id, movement.dueDate)
  if (!system.proposed)
    throw problem('rule', {
      detail: text('capitalMovement.noRate', { from: currency.code, to: system.currency }),
    })
  const account = await records.get('bankAccount', movement.fundBankAccountId)
  const local = asAmount(amount)
  await records.create(
    'transaction',
    {
      fundId: movement.fundId,
      date: movement.dueDate,
      type,
      subType: movement.closingId !== null && type === 'Distribution' ? REFUND : SUB_TYPES[type],
      description: movement.name,
      counterparty: text('capitalMovement.partners'),
      currencyId: currency.id,
      amountLocal: local,
      exchangeRateToFund: '1',
      amountFund: local,
      exchangeRateToSystem: system.proposed.rate,
      amountSystem: roundAmount(multiply(local, system.proposed.rate), system.minorUnits),
      status: 'Pending',
      fundAccountNumber: account?.accountNumber ?? '',
      nonCashItem: false,
      investmentType: 'NotApplicable',
      impact: impactOfPayment(movement, type),
    },
    { set: { capitalMovementId: movement.id }, operation: 'complete' },
  )
}

function impactOfPayment(movement: Movement, type: keyof typeof SUB_TYPES): Stored<'transaction'>['impact'] {
  // What a closing gives back may be called again.
  if (movement.closingId !== null) return type === 'Distribution' ? 'IncreasesUnfunded' : 'ReducesUnfunded'
  const { investmentFunding, managementFees, expensesPaidIn, recallableDistribution } = amountsOf(movement)
  if (type === 'Distribution') return isZero(recallableDistribution) ? 'None' : 'IncreasesUnfunded'
  return isZero(sum([investmentFunding, managementFees, expensesPaidIn])) ? 'None' : 'ReducesUnfunded'
}

/** Takes back exactly what completing the movement has booked. */
export async function unbook(context: Context, movement: Movement): Promise<void> {
  await removeSource(context, { capitalMovementId: movement.id })
  for (const { id } of await context.records.list('transaction', { capitalMovementId: movement.id }))
    await context.records.remove('transaction', id, 'reopen')
}

/**
 * The transactions of the fund are pending as long as a line that moves money is not paid, and until their day has
 * come. Where as much is distributed as is called, no money moves.
 */
export async function followPayments(
  { database, account, records, today }: Context,
  capitalMovementId: number,
): Promise<void> {
  // Of payments that are noted at the same time the last one has to see the others. Each of them shares the movement
  // already, so that none could hold that by itself without waiting for the other for ever.
  await database
    .selectFrom('transactions')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', capitalMovementId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const open = await database
    .selectFrom('capital_movement_lines')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', capitalMovementId)
    .where('payment_status', '<>', 'Received')
    .where(({ eb, fn, val }) => eb(calledByLine(), '<>', fn.coalesce('distribution', val<Decimal>('0'))))
    .limit(1)
    .execute()
  const status = open.length > 0 ? 'Pending' : 'Booked'
  for (const transaction of await records.list('transaction', { capitalMovementId }))
    if (transaction.status === (status === 'Booked' ? 'Pending' : 'Booked') && transaction.date <= today)
      await records.update('transaction', transaction.id, { status })
}
