/** Verification of bank accounts by two people (specification 4; decisions on wire fraud). */
import { sql } from 'kysely'
import type { RecordAction } from '../context.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import { PRINTED } from './verification.ts'

/**
 * Whoever made the account, or changed anything of its payment instruction since it was last verified, cannot confirm it: a forged
 * instruction then needs two people, whatever a third one saved in between.
 */
export const verify: RecordAction = async ({ database, account, clock }, bankAccount, input) => {
  const { rows } = await sql`select 1 from audit
    where tenant_id = ${account.tenantId} and resource = 'bank-accounts' and record_id = ${bankAccount.id} and account_id = ${account.id}
      and id > (select coalesce(max(id), 0) from audit where tenant_id = ${account.tenantId} and resource = 'bank-accounts' and record_id = ${bankAccount.id} and action = 'verify')
      and (action = 'create' or exists (select 1 from jsonb_array_elements(changes) change where change ->> 'field' = any(${[...PRINTED]})))
    limit 1`.execute(database)
  if (rows.length > 0) throw problem('rule', { errors: { '': [text('rule.bankAccount.ownVerification')] } })
  return { verificationNote: input['note'], verifiedBy: account.name, verifiedAt: clock.now() }
}

/** A verification that is no longer valid must not look like one. */
export const reopen: RecordAction = async () => ({ verificationNote: null, verifiedBy: null, verifiedAt: null })
