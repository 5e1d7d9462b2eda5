/** The capital movement that a closing has made: its second step. */
import type { Context, WriteGuard } from '../context.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { equalisationLines } from './equalisation.ts'
import type { EqualisationLine } from './equalisation.ts'
import { equalisationOf } from './equalisation.server.ts'
import './texts.ts'

/** The one of an earlier closing that is still open: the next closing builds on its rows. */
export async function waitingMovement(
  { database, account }: Pick<Context, 'database' | 'account'>,
  fundId: number,
): Promise<{ id: number; name: string } | undefined> {
  return database
    .selectFrom('capital_movements')
    .select(['id', 'name'])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', fundId)
    .where('closing_id', 'is not', null)
    .where('status', '=', 'Open')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** The lines of such a movement, worked out anew from its closing and never by weight. */
export async function linesOfClosing(context: Context, closingId: number): Promise<EqualisationLine[]> {
  const closing = await context.records.get('closing', closingId)
  if (!closing) throw problem('not-found')
  return equalisationLines(await equalisationOf(context, closing))
}

/** Without it nobody would stand as if admitted at the first closing. */
export const ofCompletedClosing: WriteGuard<'capitalMovement'> = async ({ records }, { closingId }, operation) => {
  if (operation !== 'delete' || closingId === null) return null
  const closing = await records.get('closing', closingId)
  return text('closing.keepsMovement', { closing: closing?.name ?? '' })
}
