/**
 * Makes invoices of management fees: no day is charged twice, and what one fee leaves of the offsets lowers the next
 * one.
 */
import { sql } from 'kysely'
import { addDays } from '../calendar.ts'
import type { CollectionAction, Context, Keeper, StoredRecord } from '../context.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { isZero } from '../money.ts'
import { fundData } from '../performance/performance.server.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { existingFund, refusalOf } from './actions.server.ts'
import { feeBasesAt } from './feeBases.ts'
import { feeTerms, managementFee } from './fees.ts'
import type { FeePeriod, FeeTerms } from './fees.ts'
import { proposalFindings } from './proposals.ts'
import type { FeeProposal, FeeProposals, SkippedFund } from './actions.ts'

/** Every fund is computed from all its records: more than these are done fund by fund. */
const FUNDS_MAX = 200

export const proposeManagementFees: CollectionAction = async (context, input): Promise<FeeProposals> => {
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
    await holdFees(context, id)
    // Somebody may have changed its terms while we waited.
    const fund = (await context.records.get('fund', id))!
    const outcome = await propose(context, fund, input)
    if (typeof outcome === 'string') skipped.push({ fundId: id, fund: String(fund['name']), reason: outcome })
    else proposals.push(outcome)
  }
  return { proposals, skipped }
}

async function fundsFor(context: Context, { fundId }: Record<string, unknown>): Promise<StoredRecord[]> {
  if (typeof fundId === 'number') return [await existingFund(context, fundId)]
  const funds = (await context.records.list('fund', {})).filter(fund => hasTerms(feeTerms(fund)))
  if (funds.length > FUNDS_MAX)
    throw problem('rule', { errors: { fundId: [text('rule.invoice.chooseFund', { most: FUNDS_MAX })] } })
  return funds.sort((one, other) => one.id - other.id)
}

function hasTerms({ rate, subsequentRate, fixedFee, minimumFee }: FeeTerms): boolean {
  return [rate, subsequentRate, fixedFee, minimumFee].some(value => !isZero(value))
}

/** The invoice, or why there is none. */
async function propose(
  context: Context,
  fund: StoredRecord,
  input: Record<string, unknown>,
): Promise<FeeProposal | string> {
  const terms = feeTerms(fund)
  if (!hasTerms(terms)) return text('invoice.skipped.noTerms')
  const period: FeePeriod = { from: String(input['from']), to: String(input['to']) }
  const last = await lastFee(context, fund.id)
  if (last && period.from <= last.to) return chargedAlready(context, fund.id, period, last)
  const [data, manager] = [
    await fundData(context, fund.id),
    await context.records.get('fundManager', Number(fund['managerId'])),
  ]
  const fee = managementFee(terms, period, date => feeBasesAt(data, date), {
    earned: typeof input['feesEarned'] === 'string' ? input['feesEarned'] : '0',
    carriedForward: last?.carried ?? '0',
  })
  if (fee.parts.length === 0) return text('invoice.skipped.beforeFirstClosing')
  if (isZero(fee.fee) && isZero(fee.offsetsUsed)) return text('invoice.skipped.nothing')
  const from = fee.parts[0]!.from
  const values = {
    fundId: fund.id,
    supplier: String(manager?.['name'] ?? fund['name']),
    number: text('invoice.feeNumber', { fund: fund.id, to: period.to }),
    date: input['date'],
    currencyId: fund['currencyId'],
    adjustment: '0',
    total: fee.fee,
    vat: '0',
    status: 'Open',
    feeFrom: from,
    feeTo: period.to,
    computedFee: fee.fee,
    offsetsCarriedForward: fee.offsetsCarriedForward,
    feeTrace: fee.trace,
  }
  const typed = await typedInvoices(context, fund.id, values.supplier, { from, to: period.to })
  const made = await makeInvoice(context, values)
  if (typeof made === 'string') return made
  return {
    id: made.id,
    fundId: fund.id,
    fund: String(fund['name']),
    currencyId: Number(fund['currencyId']),
    currency: data.fund.currency ?? '',
    supplier: values.supplier,
    number: values.number,
    from,
    to: period.to,
    total: fee.fee,
    trace: fee.trace,
    warnings: [...warningsOf(context, { from, to: period.to }, last), ...typed],
  }
}

/** What is refused for one fund has written nothing, so that the others go on. */
async function makeInvoice(
  context: Context,
  values: Record<string, unknown> & { supplier: string; number: string },
): Promise<StoredRecord | string> {
  const { database, records } = context
  const taken = text('invoice.skipped.numberTaken', { number: values.number, supplier: values.supplier })
  if ((await records.list('invoice', { supplier: values.supplier, number: values.number })).length > 0) return taken
  let made: StoredRecord | undefined
  await sql`savepoint fee_invoice`.execute(database)
  try {
    const refused = await refusalOf(async () => {
      made = await records.create('invoice', values, 'proposeManagementFees')
    })
    if (refused !== null) return refused
  } catch (error) {
    // Somebody has entered the same number by hand since we looked.
    if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error
    await sql`rollback to savepoint fee_invoice`.execute(database)
    return taken
  }
  await sql`release savepoint fee_invoice`.execute(database)
  return made!
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
  const { rows } = await sql<{
    number: string
    date: string
    total: string
  }>`select number, date, total::text as total from invoices
    where tenant_id = ${tenantId} and fund_id = ${fundId} and supplier = ${supplier} and fee_to is null and date between ${from}::date and ${to}::date order by date, id limit ${TYPED_MAX}`.execute(
    database,
  )
  return rows.map(({ number, date, total }) =>
    text('invoice.warning.typed', { number, date: formatDate(date), total: formatNumber(total, 2) }),
  )
}

const TYPED_MAX = 3

interface ChargedFee {
  id: number
  number: string
  from: string
  to: string
  carried: string
}

/** Keeps others from proposing or deleting a fee of this fund until the transaction ends. */
async function holdFees({ database, account: { tenantId } }: Context, fundId: number): Promise<void> {
  await sql`select id from funds where tenant_id = ${tenantId} and id = ${fundId} for no key update`.execute(database)
}

const FEE = sql.raw(
  'id, number, fee_from::text as from, fee_to::text as to, coalesce(offsets_carried_forward, 0)::text as carried',
)

async function lastFee({ database, account: { tenantId } }: Context, fundId: number): Promise<ChargedFee | undefined> {
  const { rows } =
    await sql<ChargedFee>`select ${FEE} from invoices where tenant_id = ${tenantId} and fund_id = ${fundId} and fee_to is not null order by fee_to desc limit 1`.execute(
      database,
    )
  return rows[0]
}

/** Fees follow each other in time: what one leaves of the offsets has been used by the next. */
async function chargedAlready(
  { database, account: { tenantId } }: Context,
  fundId: number,
  { from, to }: FeePeriod,
  last: ChargedFee,
): Promise<string> {
  const {
    rows: [same],
  } = await sql<ChargedFee>`select ${FEE} from invoices
    where tenant_id = ${tenantId} and fund_id = ${fundId} and fee_from <= ${to}::date and fee_to >= ${from}::date order by fee_from limit 1`.execute(
    database,
  )
  return same
    ? text('invoice.skipped.overlaps', { number: same.number, from: formatDate(same.from), to: formatDate(same.to) })
    : text('invoice.skipped.before', {
        number: last.number,
        to: formatDate(last.to),
        next: formatDate(addDays(last.to, 1)),
      })
}

/** A fee on which later ones build stays until they are gone. */
export const keptByLaterFee: Keeper = async (context, invoice, deed) => {
  if (deed !== 'delete' || typeof invoice['feeTo'] !== 'string') return null
  const fundId = Number(invoice['fundId'])
  await holdFees(context, fundId)
  const last = await lastFee(context, fundId)
  return last && last.id !== invoice.id ? text('invoice.keptByLater', { number: last.number }) : null
}
