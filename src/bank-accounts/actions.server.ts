/** Verification of bank accounts by two people, against forged payment instructions. */
import type { BankAccountRecordPayeeAnswer } from '../../generated/types.ts'
import { sql } from 'kysely'
import { allows } from '../access.ts'
import type { ComputedFields, RecordAction } from '../context.ts'
import { changesOf } from '../entityTypes.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { compiledOnce } from '../server/database/sql.ts'
import type { Given } from '../server/database/sql.ts'
import { inputProblem } from '../problems.ts'
import { text } from '../texts.ts'
import { PRINTED } from './verification.ts'

interface Asked {
  tenantId: number | null
  accountId: number | null
  ids: readonly number[]
  printed: readonly string[]
}

/** Which of the bank accounts the account has made, or changed in what is printed, since they were last verified. */
const WRITTEN_BY = compiledOnce((builder, given: Given<Asked>) =>
  builder
    .selectFrom('audit as own')
    .select('own.record_id as id')
    .distinct()
    .where('own.tenant_id', '=', given('tenantId'))
    .where('own.resource', '=', 'bank-accounts')
    .where('own.record_id', '=', anyOf(given('ids')))
    .where('own.account_id', '=', given('accountId'))
    .where(({ eb, selectFrom }) =>
      eb(
        'own.id',
        '>',
        selectFrom('audit as last')
          .select(({ fn, val }) => fn.coalesce(fn.max('last.id'), val(0)).as('id'))
          .whereRef('last.tenant_id', '=', 'own.tenant_id')
          .whereRef('last.resource', '=', 'own.resource')
          .whereRef('last.record_id', '=', 'own.record_id')
          .where('last.action', '=', 'verify'),
      ),
    )
    .where(({ eb, exists, fn, or, selectFrom }) =>
      or([
        eb('own.action', '=', 'create'),
        exists(
          selectFrom(fn<{ value: { field: string } }>('jsonb_array_elements', ['own.changes']).as('change'))
            .select(sql.lit(1).as('changed'))
            .where(({ ref }) => sql<string>`${ref('change.value')} ->> 'field'`, '=', anyOf(given('printed'))),
        ),
      ]),
    ),
)

/**
 * Whoever made the account, or changed anything of its payment instruction since it was last verified, cannot confirm
 * it: a forged instruction then needs two people, whatever a third one saved in between. The schema makes it a
 * condition of the action.
 */
export const verifiability: ComputedFields<'bankAccount'> = async ({ database, account }, bankAccounts) => {
  const waiting = bankAccounts.filter(({ status }) => status === 'PendingVerification').map(({ id }) => id)
  const decides = allows('edit', account.roles) && !account.grants
  if (waiting.length === 0 || !decides) return bankAccounts.map(() => ({ canVerify: false }))
  const rows = await WRITTEN_BY(database, {
    tenantId: account.tenantId,
    accountId: account.id,
    ids: waiting,
    printed: PRINTED,
  })
  const own = new Set(rows.map(({ id }) => id))
  return bankAccounts.map(({ id, status }) => ({ canVerify: status === 'PendingVerification' && !own.has(id) }))
}

export const verify: RecordAction<'bankAccount', 'verify'> = async ({ account, clock }, _bankAccount, input) =>
  changesOf('bankAccount', {
    verificationNote: input.note,
    verifiedBy: account.name,
    verifiedAt: clock.now(),
  })

/** What the bank said of the holder, with who was told and when. */
export const recordPayeeAnswer: RecordAction<'bankAccount', 'recordPayeeAnswer'> = async (
  { account, today },
  _bankAccount,
  { answer, date },
) => {
  if (date > today)
    throw inputProblem<BankAccountRecordPayeeAnswer>({ date: [text('rule.bankAccount.answerInFuture')] })
  return changesOf('bankAccount', { payeeAnswer: answer, payeeAnsweredOn: date, payeeAnswerBy: account.name })
}

/**
 * A verification that is no longer valid must not look like one. An account that comes back is no longer what the
 * investor has just asked for: verified once more, it takes no other's place by itself.
 */
export const reopen: RecordAction<'bankAccount', 'reopen'> = async () =>
  changesOf('bankAccount', {
    verificationNote: null,
    verifiedBy: null,
    verifiedAt: null,
    namedByInvestor: false,
  })
