/** Verification of bank accounts by two people (specification 4; decisions on wire fraud). */
import { sql } from 'kysely'
import type { RecordAction } from '../context.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'

const CHANGES = ['create', 'update', 'submitForVerification', 'reopen']

/** Whoever changed the account last cannot also confirm it: a forged payment instruction then needs two people. */
export const verify: RecordAction = async ({ database, account, clock }, bankAccount, input) => {
  const { rows: [last] } = await sql<{ changer: number | null }>`select account_id as changer from audit
    where tenant_id = ${account.tenantId} and resource = 'bank-accounts' and record_id = ${bankAccount.id} and action = any(${CHANGES})
    order by id desc limit 1`.execute(database)
  if (last?.changer === account.id) throw problem('rule', { errors: { '': [text('rule.bankAccount.ownVerification')] } })
  return { verificationNote: input['note'], verifiedBy: account.name, verifiedAt: clock.now() }
}

/** A verification that is no longer valid must not look like one. */
export const reopen: RecordAction = async () => ({ verificationNote: null, verifiedBy: null, verifiedAt: null })
