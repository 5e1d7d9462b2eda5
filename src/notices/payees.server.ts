/** What banks answered about the accounts of a movement: the one that it prints, and those that it pays to. */
import type { Context } from '../context.ts'
import { isPaidOut } from '../limited-partners/ledger.ts'
import { problem } from '../problems.ts'
import { componentsOfLine } from './snapshots.server.ts'
import type { MovementPayees } from './reads.ts'

export async function payeesOf(context: Context, movementId: number): Promise<MovementPayees> {
  const { records } = context
  const movement = await records.get('capitalMovement', movementId)
  if (!movement) throw problem('not-found')
  const printed = await records.get('bankAccount', movement.fundBankAccountId)
  return {
    account: printed
      ? {
          id: printed.id,
          name: printed.registeredName ?? printed.name,
          accountNumber: printed.accountNumber,
          answer: printed.payeeAnswer,
          date: printed.payeeAnsweredOn,
          by: printed.payeeAnswerBy,
        }
      : null,
    partners: await unconfirmedPayees(context, movementId),
  }
}

/** Whom the movement pays out to an account whose holder the bank did not simply confirm. */
export async function unconfirmedPayees(
  { database, account }: Context,
  movementId: number,
): Promise<MovementPayees['partners']> {
  const rows = await database
    .selectFrom('capital_movement_lines as l')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'l.tenant_id').onRef('p.id', '=', 'l.limited_partner_id'),
    )
    .innerJoin('bank_accounts as b', join =>
      join.onRef('b.tenant_id', '=', 'p.tenant_id').onRef('b.id', '=', 'p.bank_account_id'),
    )
    .select(['p.id as limitedPartnerId', 'p.name', 'b.payee_answer as answer', 'b.payee_answered_on as date'])
    .select(componentsOfLine())
    .where('l.tenant_id', '=', account.tenantId)
    .where('l.capital_movement_id', '=', movementId)
    .where('b.payee_answer', '<>', 'Match')
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
  return rows
    .filter(isPaidOut)
    .map(({ limitedPartnerId, name, answer, date }) => ({ limitedPartnerId, name, answer, date }))
}
