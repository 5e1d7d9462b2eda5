/**
 * Makes invoices of management fees: no day is charged twice, and what one fee leaves of the offsets lowers the next
 * one.
 */
import { sql } from 'kysely'
import { addDays } from '../calendar.ts'
import type { InvoiceProposeManagementFees } from '../../generated/types.ts'
import type { CollectionAction, Context, WriteGuard } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { CreateValues, ReadOnlyValues, Stored } from '../entityTypes.ts'
import { formatDate, formatAmount } from '../formats.ts'
import { isZero } from '../money.ts'
import { fundData } from '../performance/performance.server.ts'
import { problem, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { disposalsOf } from '../transactions/disposals.server.ts'
import { existingFund, refusalOf } from './actions.server.ts'
import { feeBasesAt } from './feeBases.ts'
import { feeTerms, managementFee } from './fees.ts'
import type { FeePeriod, FeeTerms } from './fees.ts'
import { proposalFindings } from './proposals.ts'
import { inMinorUnits } from '../api/answeredAmounts.ts'
import { feeProposal } from './actions.ts'
import type { FeeProposal, FeeProposals, SkippedFund } from './actions.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import './texts.ts'

/** Every fund is computed from all its records: more than these are done fund by fund. */
const FUNDS_MAX = 200

export const proposeManagementFees: CollectionAction<'invoice', 'proposeManagementFees', FeeProposals> = async (
  context,
  input,
) => {
  const findings = proposalFindings(input)
  if (findings.length > 0)
    throw problem('rule', {
      errors: Object.fromEntries(findings.map(({ field, code }) => [field, [text(`rule.${code}`)]])),
    })
  const funds = await fundsFor(context, input)
  const proposals: FeeProposal[] = []
  const skipped: SkippedFund[] = []
  // One after the other, always by id: whoever else holds some of them waits for no fund that we hold.
  for (const { id } of funds) {
    await lockFees(context, id)
    // Somebody may have changed its terms while we waited.
    const fund = await context.records.get('fund', id)
    if (!fund) continue
    const outcome = await propose(context, fund, input)
    if (typeof outcome === 'string') skipped.push({ fundId: id, fund: fund.name, reason: outcome })
    else proposals.push(outcome)
  }
  return { proposals, skipped }
}

/** One that was chosen is answered with the reason, where it has no terms of a fee. */
async function fundsFor(context: Context, { fundId, filter }: InvoiceProposeManagementFees): Promise<Stored<'fund'>[]> {
  if (fundId) return [await existingFund(context, fundId)]
  const found = await context.records.found('fund', filter ?? undefined)
  const funds = filter ? found : found.filter(fund => hasTerms(feeTerms(fund, 0)))
  if (funds.length > FUNDS_MAX)
    throw inputProblem<InvoiceProposeManagementFees>({ fundId: [text('rule.invoice.chooseFund', { most: FUNDS_MAX })] })
  return funds.sort((one, other) => one.id - other.id)
}

function hasTerms({ rate, subsequentRate, fixedFee, minimumFee }: FeeTerms): boolean {
  return [rate, subsequentRate, fixedFee, minimumFee].some(value => !isZero(value))
}

/** The invoice, or why there is none. */
async function propose(
  context: Context,
  fund: Stored<'fund'>,
  input: InvoiceProposeManagementFees,
): Promise<FeeProposal | string> {
  const { minorUnits } = await fundCurrency(context, fund.id)
  const terms = feeTerms(fund, minorUnits)
  if (!hasTerms(terms)) return text('invoice.skipped.noTerms')
  const period: FeePeriod = { from: input.from, to: input.to }
  const last = await lastFee(context, fund.id)
  if (last && period.from <= last.to) return chargedAlready(context, fund.id, period, last)
  const data = { ...(await fundData(context, fund.id)), disposals: await disposalsOf(context, fund.id) }
  const manager = await context.records.get('fundManager', fund.managerId)
  const fee = managementFee(terms, period, date => feeBasesAt(data, date), {
    earned: input.feesEarned ?? '0',
    carriedForward: last?.carried ?? '0',
  })
  const [first] = fee.parts
  if (!first) return text('invoice.skipped.beforeFirstClosing')
  if (fee.unknown)
    return text('invoice.skipped.noNav', { date: formatDate(fee.unknown.date), reason: fee.unknown.reason })
  if (isZero(fee.fee) && isZero(fee.offsetsUsed)) return text('invoice.skipped.nothing')
  const { from } = first
  const values: CreateValues<'invoice'> = {
    fundId: fund.id,
    supplier: manager?.name ?? fund.name,
    number: text('invoice.feeNumber', { fund: fund.id, to: period.to }),
    date: input.date,
    currencyId: fund.currencyId,
    adjustment: '0',
    total: fee.fee,
    vat: '0',
  }
  const set: ReadOnlyValues<'invoice'> = {
    feeFrom: from,
    feeTo: period.to,
    computedFee: fee.fee,
    offsetsCarriedForward: fee.offsetsCarriedForward,
    feeTrace: fee.trace,
  }
  const typed = await typedInvoices(context, fund.id, values.supplier, { from, to: period.to })
  const made = await makeInvoice(context, values, set)
  if (typeof made === 'string') return made
  const proposal: FeeProposal = {
    id: made.id,
    fundId: fund.id,
    fund: fund.name,
    currencyId: fund.currencyId,
    currency: data.fund.currency ?? '',
    supplier: values.supplier,
    number: values.number,
    from,
    to: period.to,
    total: fee.fee,
    trace: fee.trace,
    warnings: [...warningsOf(context, { from, to: period.to }, last), ...typed],
  }
  return inMinorUnits(feeProposal, proposal, terms.minorUnits)
}

/** What is refused for one fund has written nothing, so that the others go on. */
async function makeInvoice(
  context: Context,
  values: CreateValues<'invoice'>,
  set: ReadOnlyValues<'invoice'>,
): Promise<Stored<'invoice'> | string> {
  const { database, records } = context
  const taken = text('invoice.skipped.numberTaken', { number: values.number, supplier: values.supplier })
  if ((await records.list('invoice', { supplier: values.supplier, number: values.number })).length > 0) return taken
  const made: Stored<'invoice'>[] = []
  await sql`savepoint fee_invoice`.execute(database)
  try {
    const refused = await refusalOf(async () => {
      made.push(await records.create('invoice', values, { set, operation: 'proposeManagementFees' }))
    })
    if (refused !== null) return refused
  } catch (error) {
    // Somebody has entered the same number by hand since we looked.
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await sql`rollback to savepoint fee_invoice`.execute(database)
    return taken
  }
  await sql`release savepoint fee_invoice`.execute(database)
  const [invoice] = made
  if (!invoice) throw new Error('The invoice of a fee was not made.')
  return invoice
}

const UNIQUE_VIOLATION = '23505'

function warningsOf({ today }: Context, { from, to }: FeePeriod, last: ChargedFee | undefined): string[] {
  const next = last && addDays(last.to, 1)
  return [
    ...(to > today ? [text('invoice.warning.notEnded')] : []),
    ...(next && next < from
      ? [text('invoice.warning.leftOut', { from: formatDate(next), to: formatDate(addDays(from, -1)) })]
      : []),
  ]
}

/**
 * Invoices that a person typed say no days of a fee. Those of the manager dated in the time may well be the same fee,
 * which only a person can tell.
 */
async function typedInvoices(
  { database, account: { tenantId } }: Context,
  fundId: number,
  supplier: string,
  { from, to }: FeePeriod,
): Promise<string[]> {
  const typed = await database
    .selectFrom('invoices as i')
    .innerJoin('currencies as c', join =>
      join.onRef('c.tenant_id', '=', 'i.tenant_id').onRef('c.id', '=', 'i.currency_id'),
    )
    .select(['i.number', 'i.date', 'i.total', 'c.minor_units as minorUnits'])
    .where('i.tenant_id', '=', tenantId)
    .where('i.fund_id', '=', fundId)
    .where('i.supplier', '=', supplier)
    .where('i.fee_to', 'is', null)
    .where('i.date', '>=', from)
    .where('i.date', '<=', to)
    .orderBy('i.date')
    .orderBy('i.id')
    .limit(TYPED_MAX)
    .execute()
  return typed.map(({ number, date, total, minorUnits }) =>
    text('invoice.warning.typed', { number, date: formatDate(date), total: formatAmount(total, minorUnits) }),
  )
}

const TYPED_MAX = 3

interface ChargedFee {
  id: number
  number: string
  from: CalendarDate
  to: CalendarDate
  carried: Decimal
}

/** Keeps others from proposing or deleting a fee of this fund until the transaction ends. */
async function lockFees({ database, account }: Context, fundId: number): Promise<void> {
  await database
    .selectFrom('funds')
    .select('id')
    .where('tenant_id', '=', account.tenantId)
    .where('id', '=', fundId)
    .forNoKeyUpdate()
    .execute()
}

/** Invoices of the fund that say which days of a fee they charge. */
function feesOf({ database, account }: Context, fundId: number) {
  return database
    .selectFrom('invoices')
    .select(['id', 'number', 'offsets_carried_forward as carried'])
    .select(['fee_from as from', 'fee_to as to'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('fee_to', 'is not', null)
    .$narrowType<{ from: CalendarDate; to: CalendarDate }>()
}

async function lastFee(context: Context, fundId: number): Promise<ChargedFee | undefined> {
  const last = await feesOf(context, fundId).orderBy('fee_to', 'desc').limit(1).executeTakeFirst()
  return last && { ...last, carried: last.carried ?? '0' }
}

/** Fees follow each other in time: what one leaves of the offsets has been used by the next. */
async function chargedAlready(
  context: Context,
  fundId: number,
  { from, to }: FeePeriod,
  last: ChargedFee,
): Promise<string> {
  const same = await feesOf(context, fundId)
    .where('fee_from', '<=', to)
    .where('fee_to', '>=', from)
    .orderBy('fee_from')
    .limit(1)
    .executeTakeFirst()
  return same
    ? text('invoice.skipped.overlaps', { number: same.number, from: formatDate(same.from), to: formatDate(same.to) })
    : text('invoice.skipped.before', {
        number: last.number,
        to: formatDate(last.to),
        next: formatDate(addDays(last.to, 1)),
      })
}

/** A fee on which later ones build stays until they are gone. */
export const protectedByLaterFee: WriteGuard<'invoice'> = async (context, { id, fundId, feeTo }, operation) => {
  if (operation !== 'delete' || feeTo === null) return null
  await lockFees(context, fundId)
  const last = await lastFee(context, fundId)
  return last && last.id !== id ? text('invoice.keptByLater', { number: last.number }) : null
}
