/** Approving many invoices. */
import type { CollectionAction, Context } from '../context.ts'
import type { InvoiceApproveAll } from '../../generated/types.ts'
import type { Stored } from '../entityTypes.ts'
import { ProblemError, problem } from '../problems.ts'
import { text } from '../texts.ts'
import type { ApprovalFailure, Approvals } from './actions.ts'

const APPROVED_AT_ONCE = 1_000

/** Each invoice by itself: what cannot be approved stays open and is named with its reason. */
export const approveAll: CollectionAction<'invoice', 'approveAll', Approvals> = async (context, input) => {
  const { fundId, after, limit } = input
  if (fundId) await existingFund(context, fundId)
  const invoices = await openInvoices(context, input, after ?? 0)
    .select(['id', 'supplier', 'number'])
    .orderBy('id')
    .limit(limit ?? APPROVED_AT_ONCE)
    .forUpdate()
    .execute()
  const failed: ApprovalFailure[] = []
  for (const { id, supplier, number } of invoices) {
    const reason = await refusalOf(() =>
      context.records.update('invoice', id, {}, { set: { status: 'Approved' }, operation: 'approve' }),
    )
    if (reason !== null) failed.push({ id, name: `${supplier} ${number}`, reason })
  }
  const last = invoices.at(-1)?.id ?? null
  const left = await openInvoices(context, input, last ?? after ?? 0)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return {
    approved: invoices.length - failed.length,
    failed,
    message: failed.length > 0 ? text('invoice.someNotApproved') : null,
    last,
    remaining: left?.count ?? 0,
  }
}

/** Open invoices behind the one with this id, as far as they are asked for. */
function openInvoices({ database, account }: Context, { fundId, upTo }: InvoiceApproveAll, after: number) {
  const open = database
    .selectFrom('invoices')
    .where('tenant_id', '=', account.tenantId)
    .where('status', '=', 'Open')
    .where('id', '>', after)
  const ofFund = fundId ? open.where('fund_id', '=', fundId) : open
  return upTo ? ofFund.where('id', '<=', upTo) : ofFund
}

/** null when it went well. What a rule refuses has written nothing; any other failure ends everything. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (error instanceof ProblemError && error.status < 500) return error.detail ?? error.message
    throw error
  }
}

/** The fund that an action was asked for. */
export async function existingFund({ records }: Context, fundId: number): Promise<Stored<'fund'>> {
  const fund = await records.get('fund', fundId)
  if (!fund) throw problem('rule', { errors: { fundId: [text('validation.reference')] } })
  return fund
}
