/** Approving many invoices, and making invoices of management fees. */
import { sql } from 'kysely'
import type { CollectionAction, Context, StoredRecord } from '../context.ts'
import { formatDate } from '../formats.ts'
import { isZero } from '../money.ts'
import { fundData } from '../performance/performance.server.ts'
import { ProblemError, problem } from '../problems.ts'
import { text } from '../texts.ts'
import { feeBasesAt } from './feeBases.ts'
import { feeTerms, managementFee } from './fees.ts'
import type { FeePeriod, FeeTerms } from './fees.ts'
import { proposalFindings } from './proposals.ts'
import type { ApprovalFailure, Approvals, FeeProposal, FeeProposals, SkippedFund } from './proposals.ts'

const APPROVED_AT_ONCE = 1_000
/** Every fund is computed from all its records: more than these are done fund by fund. */
const FUNDS_MAX = 200

/** Each invoice by itself: what cannot be approved stays open and is named with its reason. */
export const approveAll: CollectionAction = async (context, input): Promise<Approvals> => {
  const { database, account: { tenantId } } = context
  const fund = typeof input['fundId'] === 'number' ? sql`and fund_id = ${input['fundId']}` : sql``
  const limit = typeof input['limit'] === 'number' ? input['limit'] : APPROVED_AT_ONCE
  const { rows } = await sql<{ id: number; supplier: string; number: string }>`select id, supplier, number from invoices
    where tenant_id = ${tenantId} and status = 'Open' and id > ${Number(input['after'] ?? 0)} ${fund} order by id limit ${limit} for update`.execute(database)
  const failed: ApprovalFailure[] = []
  for (const { id, supplier, number } of rows) {
    const reason = await refusalOf(() => context.records.update('invoice', id, { status: 'Approved' }, 'approve'))
    if (reason !== null) failed.push({ id, name: `${supplier} ${number}`, reason })
  }
  const last = rows.at(-1)?.id ?? null
  const { rows: [left] } = await sql<{ count: number }>`select count(*)::integer as count from invoices where tenant_id = ${tenantId} and status = 'Open' and id > ${last ?? Number(input['after'] ?? 0)} ${fund}`.execute(database)
  return { approved: rows.length - failed.length, failed, message: failed.length > 0 ? text('invoice.someNotApproved') : null, last, remaining: left?.count ?? 0 }
}

/** null when it went well. What a rule refuses has written nothing; any other failure ends everything. */
async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return error.detail ?? error.message
    throw error
  }
}

export const proposeManagementFees: CollectionAction = async (context, input): Promise<FeeProposals> => {
  const findings = proposalFindings(input)
  if (findings.length > 0) throw problem('rule', { errors: Object.fromEntries(findings.map(({ field, code }) => [field, [text(`rule.${code}`)]])) })
  const funds = await fundsFor(context, input)
  const proposals: FeeProposal[] = []
  const skipped: SkippedFund[] = []
  for (const fund of funds) {
    const outcome = await propose(context, fund, input)
    if (typeof outcome === 'string') skipped.push({ fundId: fund.id, fund: String(fund['name']), reason: outcome })
    else proposals.push(outcome)
  }
  return { proposals, skipped }
}

async function fundsFor({ records }: Context, { fundId }: Record<string, unknown>): Promise<StoredRecord[]> {
  if (typeof fundId === 'number') {
    const fund = await records.get('fund', fundId)
    if (!fund) throw problem('rule', { errors: { fundId: [text('validation.reference')] } })
    return [fund]
  }
  const funds = (await records.list('fund', {})).filter(fund => hasTerms(feeTerms(fund)))
  if (funds.length > FUNDS_MAX) throw problem('rule', { errors: { fundId: [text('rule.invoice.chooseFund', { most: FUNDS_MAX })] } })
  return funds
}

function hasTerms({ rate, subsequentRate, fixedFee, minimumFee }: FeeTerms): boolean {
  return [rate, subsequentRate, fixedFee, minimumFee].some(value => !isZero(value))
}

/** The invoice, or why there is none. */
async function propose(context: Context, fund: StoredRecord, input: Record<string, unknown>): Promise<FeeProposal | string> {
  const terms = feeTerms(fund)
  if (!hasTerms(terms)) return text('invoice.skipped.noTerms')
  const period: FeePeriod = { from: String(input['from']), to: String(input['to']) }
  const { overlapping, carriedForward } = await earlierFees(context, fund.id, period)
  if (overlapping) return text('invoice.skipped.overlaps', { number: overlapping.number, from: formatDate(overlapping.from), to: formatDate(overlapping.to) })
  const [data, manager] = [await fundData(context, fund.id), await context.records.get('fundManager', Number(fund['managerId']))]
  const fee = managementFee(terms, period, date => feeBasesAt(data, date), { earned: typeof input['feesEarned'] === 'string' ? input['feesEarned'] : '0', carriedForward })
  if (fee.parts.length === 0) return text('invoice.skipped.beforeFirstClosing')
  if (isZero(fee.fee) && isZero(fee.offsetsUsed)) return text('invoice.skipped.nothing')
  const from = fee.parts[0]!.from
  const values = {
    fundId: fund.id, supplier: String(manager?.['name'] ?? fund['name']), number: text('invoice.feeNumber', { fund: fund.id, to: period.to }), date: input['date'], currencyId: fund['currencyId'],
    adjustment: '0', total: fee.fee, vat: '0', status: 'Open', feeFrom: from, feeTo: period.to, computedFee: fee.fee, offsetsCarriedForward: fee.offsetsCarriedForward, feeTrace: fee.trace,
  }
  let id = 0
  const refused = await refusalOf(async () => { id = (await context.records.create('invoice', values, 'proposeManagementFees')).id })
  if (refused !== null) return refused
  return { id, fundId: fund.id, fund: String(fund['name']), currencyId: Number(fund['currencyId']), currency: data.fund.currency ?? '', supplier: values.supplier, number: values.number, from, to: period.to, total: fee.fee, trace: fee.trace }
}

interface EarlierFee { number: string; from: string; to: string }

/** No day is charged twice, and offsets that lowered nothing yet lower this fee. */
async function earlierFees({ database, account: { tenantId } }: Context, fundId: number, { from, to }: FeePeriod): Promise<{ overlapping: EarlierFee | undefined; carriedForward: string }> {
  const { rows: [overlapping] } = await sql<EarlierFee>`select number, fee_from::text as from, fee_to::text as to from invoices
    where tenant_id = ${tenantId} and fund_id = ${fundId} and fee_from <= ${to}::date and fee_to >= ${from}::date order by fee_from limit 1`.execute(database)
  const { rows: [before] } = await sql<{ carried: string | null }>`select offsets_carried_forward::text as carried from invoices
    where tenant_id = ${tenantId} and fund_id = ${fundId} and fee_to < ${from}::date order by fee_to desc limit 1`.execute(database)
  return { overlapping, carriedForward: before?.carried ?? '0' }
}
