/** Verification of bank accounts by two people, against forged payment instructions. */
import { sql } from 'kysely'
import { allows } from '../access.ts'
import type { ComputedFields, RecordAction } from '../context.ts'
import { PRINTED } from './verification.ts'

/**
 * Whoever made the account, or changed anything of its payment instruction since it was last verified, cannot confirm
 * it: a forged instruction then needs two people, whatever a third one saved in between. The schema makes it a
 * condition of the action.
 */
export const verifiability: ComputedFields<'bankAccount'> = async ({ database, account }, bankAccounts) => {
  const waiting = bankAccounts.filter(({ status }) => status === 'PendingVerification').map(({ id }) => id)
  if (waiting.length === 0 || !allows('edit', account.roles)) return bankAccounts.map(() => ({ canVerify: false }))
  const { rows } = await sql<{ id: number }>`select distinct own.record_id as id from audit own
    where own.tenant_id = ${account.tenantId} and own.resource = 'bank-accounts' and own.record_id = any(${waiting}::bigint[]) and own.account_id = ${account.id}
      and own.id > (select coalesce(max(id), 0) from audit last where last.tenant_id = own.tenant_id and last.resource = own.resource and last.record_id = own.record_id and last.action = 'verify')
      and (own.action = 'create' or exists (select 1 from jsonb_array_elements(own.changes) change where change ->> 'field' = any(${[...PRINTED]})))`.execute(
    database,
  )
  const own = new Set(rows.map(({ id }) => id))
  return bankAccounts.map(({ id, status }) => ({ canVerify: status === 'PendingVerification' && !own.has(id) }))
}

export const verify: RecordAction<'bankAccount', 'verify'> = async ({ account, clock }, _bankAccount, input) => ({
  verificationNote: input.note,
  verifiedBy: account.name,
  verifiedAt: clock.now(),
})

/** A verification that is no longer valid must not look like one. */
export const reopen: RecordAction<'bankAccount', 'reopen'> = async () => ({
  verificationNote: null,
  verifiedBy: null,
  verifiedAt: null,
})
