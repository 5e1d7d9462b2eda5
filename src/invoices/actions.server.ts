/** Approving many invoices. */
import { sql } from 'kysely'
import type { CollectionAction, Context, StoredRecord } from '../context.ts'
import { ProblemError, problem } from '../problems.ts'
import { text } from '../texts.ts'
import type { ApprovalFailure, Approvals } from './actions.ts'

const APPROVED_AT_ONCE = 1_000

/** Each invoice by itself: what cannot be approved stays open and is named with its reason. */
export const approveAll: CollectionAction = async (context, input): Promise<Approvals> => {
  const {
    database,
    account: { tenantId },
  } = context
  if (typeof input['fundId'] === 'number') await existingFund(context, input['fundId'])
  const fund = typeof input['fundId'] === 'number' ? sql`and fund_id = ${input['fundId']}` : sql``
  const upTo = typeof input['upTo'] === 'number' ? sql`and id <= ${input['upTo']}` : sql``
  const limit = typeof input['limit'] === 'number' ? input['limit'] : APPROVED_AT_ONCE
  const { rows } = await sql<{ id: number; supplier: string; number: string }>`select id, supplier, number from invoices
    where tenant_id = ${tenantId} and status = 'Open' and id > ${Number(input['after'] ?? 0)} ${upTo} ${fund} order by id limit ${limit} for update`.execute(
    database,
  )
  const failed: ApprovalFailure[] = []
  for (const { id, supplier, number } of rows) {
    const reason = await refusalOf(() => context.records.update('invoice', id, { status: 'Approved' }, 'approve'))
    if (reason !== null) failed.push({ id, name: `${supplier} ${number}`, reason })
  }
  const last = rows.at(-1)?.id ?? null
  const {
    rows: [left],
  } = await sql<{
    count: number
  }>`select count(*)::integer as count from invoices where tenant_id = ${tenantId} and status = 'Open' and id > ${last ?? Number(input['after'] ?? 0)} ${upTo} ${fund}`.execute(
    database,
  )
  return {
    approved: rows.length - failed.length,
    failed,
    message: failed.length > 0 ? text('invoice.someNotApproved') : null,
    last,
    remaining: left?.count ?? 0,
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
export async function existingFund({ records }: Context, fundId: number): Promise<StoredRecord> {
  const fund = await records.get('fund', fundId)
  if (!fund) throw problem('rule', { errors: { fundId: [text('validation.reference')] } })
  return fund
}
