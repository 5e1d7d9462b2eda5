/** Rules of closings and their commitments that look at other records. */
import type { Checks, Context } from '../context.ts'
import { text } from '../texts.ts'
import { closingFindings, commitmentFindings } from './rules.ts'
import type { ClosingConstraints } from './rules.ts'
import './texts.ts'

/** What has happened in the fund; undefined where it is not to be found. */
export async function closingConstraints(
  { database, account: { tenantId } }: Pick<Context, 'database' | 'account'>,
  fundId: number,
  besides?: number,
): Promise<ClosingConstraints | undefined> {
  const fund = await database
    .selectFrom('funds')
    .select(['first_closing_date as firstClosingDate', 'final_closing_date as finalClosingDate'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', fundId)
    .executeTakeFirst()
  if (!fund) return undefined
  const closings = database
    .selectFrom('closings')
    .select(['name', 'date'])
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .where('id', '<>', besides ?? 0)
    .orderBy('date', 'desc')
    .limit(1)
  const movements = database
    .selectFrom('capital_movements')
    .select(['name', 'due_date as dueDate'])
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('status', 'in', ['Completed', 'Published'])
    .orderBy('due_date', 'desc')
    .limit(1)
  const transfers = database
    .selectFrom('transfers')
    .select('date')
    .where('tenant_id', '=', tenantId)
    .where('fund_id', '=', fundId)
    .where('status', '=', 'Completed')
    .orderBy('date', 'desc')
    .limit(1)
  return {
    fund,
    lastClosing: await closings.executeTakeFirst(),
    lastMovement: await movements.executeTakeFirst(),
    lastTransfer: await transfers.executeTakeFirst(),
  }
}

/** The commitments that stand in the closing move with its date, or it cannot be moved. */
export const closingChecks: Checks<'closing'> = async (context, closing) => {
  const { database, account } = context
  const { id, fundId, date } = closing
  const constraints = fundId ? await closingConstraints(context, fundId, id ?? undefined) : undefined
  if (!constraints) return []
  const findings = closingFindings(closing, constraints)
  if (findings.length > 0 || !id || !date) return findings
  const commitments = await database
    .selectFrom('closing_commitments as c')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.limited_partner_id'),
    )
    .select(['c.date', 'p.name'])
    .where('c.tenant_id', '=', account.tenantId)
    .where('c.closing_id', '=', id)
    .orderBy('c.date')
    .execute()
  for (const commitment of commitments) {
    const [found] = commitmentFindings(commitment, { date }, constraints)
    if (found)
      return [
        {
          field: 'date',
          code: 'closing.commitment',
          values: { partner: commitment.name, problem: text(`rule.${found.code}`, found.values).replace(/^M/, 'm') },
        },
      ]
  }
  return []
}

export const commitmentChecks: Checks<'closingCommitment'> = async (context, commitment) => {
  const { records } = context
  const { closingId, limitedPartnerId } = commitment
  const closing = closingId ? await records.get('closing', closingId) : undefined
  const constraints = closing && (await closingConstraints(context, closing.fundId, closing.id))
  if (!constraints) return []
  const partner = limitedPartnerId ? await records.get('limitedPartner', limitedPartnerId) : undefined
  if (partner && partner.fundId !== closing.fundId)
    return [{ field: 'limitedPartnerId', code: 'closingCommitment.otherFund' }]
  return commitmentFindings(commitment, closing, constraints)
}
