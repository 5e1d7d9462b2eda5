/** The closing that admits the investor of an onboarding: the one that has, or the one that is going to. */
import { closingConstraints } from '../closings/checks.server.ts'
import { commitmentFindings } from '../closings/rules.ts'
import type { Context } from '../context.ts'
import type { Stored } from '../entityTypes.ts'
import { isZero } from '../money.ts'
import type { Admission } from './reads.ts'

type Heading = Pick<Stored<'onboarding'>, 'fundId' | 'status' | 'limitedPartnerId' | 'commitment'>

/** Null while no closing is planned. Its name and day are all that the investor is told of it. */
export async function admissionOf(context: Context, onboarding: Heading): Promise<Admission | null> {
  const { limitedPartnerId } = onboarding
  if (limitedPartnerId !== null)
    return (await bookedFor(context, limitedPartnerId)) ?? (await enteredFor(context, limitedPartnerId)) ?? null
  const closing = await openClosing(context, onboarding)
  return closing ? { closing: closing.name, date: closing.date } : null
}

/**
 * The first open closing whose day allows the commitment, or would once it is stated. Without one it waits: the next
 * closing of the fund begins with it.
 */
export async function openClosing(
  context: Context,
  { fundId, commitment }: Pick<Heading, 'fundId' | 'commitment'>,
): Promise<Stored<'closing'> | undefined> {
  if (commitment !== null && isZero(commitment)) return undefined
  const closings = (await context.records.list('closing', { fundId, status: 'Open' })).toSorted((one, other) =>
    one.date < other.date ? -1 : 1,
  )
  for (const closing of closings) {
    const { id, date } = closing
    const constraints = await closingConstraints(context, fundId, id)
    if (constraints && commitmentFindings({ date }, { date }, constraints).length === 0) return closing
  }
  return undefined
}

/** The first commitment of the ledger, which a transfer may have brought in place of a closing. */
function bookedFor({ database, account }: Context, limitedPartnerId: number): Promise<Admission | undefined> {
  return database
    .selectFrom('limited_partner_commitments as l')
    .leftJoin('closings as k', join => join.onRef('k.tenant_id', '=', 'l.tenant_id').onRef('k.id', '=', 'l.closing_id'))
    .select(['k.name as closing', 'l.date'])
    .where('l.tenant_id', '=', account.tenantId)
    .where('l.limited_partner_id', '=', limitedPartnerId)
    .orderBy('l.date')
    .orderBy('l.id')
    .limit(1)
    .executeTakeFirst()
}

/** What stands in a completed closing and has not entered the ledger counts for nothing. */
function enteredFor({ database, account }: Context, limitedPartnerId: number): Promise<Admission | undefined> {
  return database
    .selectFrom('closing_commitments as c')
    .innerJoin('closings as k', join =>
      join.onRef('k.tenant_id', '=', 'c.tenant_id').onRef('k.id', '=', 'c.closing_id'),
    )
    .select(['k.name as closing', 'k.date'])
    .where('c.tenant_id', '=', account.tenantId)
    .where('c.limited_partner_id', '=', limitedPartnerId)
    .where('k.status', '=', 'Open')
    .orderBy('k.date')
    .orderBy('k.id')
    .limit(1)
    .executeTakeFirst()
}
