/** Approving many invoices. */
import type { InvoiceProposeManagementFees } from '../../generated/types.ts'
import type { CollectionAction, Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { ProblemError, inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import type { ApprovalFailure, Approvals } from './actions.ts'
import './texts.ts'

const APPROVED_AT_ONCE = 1_000

/** Each invoice by itself: what cannot be approved stays open and is named with its reason. */
export const approveAll: CollectionAction<'invoice', 'approveAll', Approvals> = async ({ records }, input) => {
  const { filter, after, upTo, limit } = input
  const open = await records.found('invoice', filter ?? undefined, {
    status: 'Open',
    id_gt: after ?? 0,
    ...(upTo && { id_lte: upTo }),
  })
  const portion = open.slice(0, limit ?? APPROVED_AT_ONCE)
  const failed: ApprovalFailure[] = []
  for (const { id, supplier, number } of portion) {
    const reason = await refusalOf(() => records.act('invoice', 'approve', id, {}))
    if (reason !== null) failed.push({ id, name: `${supplier} ${number}`, reason })
  }
  return {
    approved: portion.length - failed.length,
    failed,
    message: failed.length > 0 ? text('invoice.someNotApproved') : null,
    last: portion.at(-1)?.id ?? null,
    remaining: open.length - portion.length,
  }
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
  if (!fund) throw inputProblem<InvoiceProposeManagementFees>({ fundId: [text('validation.reference')] })
  return fund
}
