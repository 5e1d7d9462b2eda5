import { rolesCombine } from '../../access.ts'
import type { Account, DatabaseTransaction } from '../../context.ts'
import { writeMail } from '../../mails/outbox.server.ts'
import { problem } from '../../problems.ts'
import { systemClock } from '../start/clock.ts'
import type { Database } from '../database/database.ts'
import { run } from '../database/sql.ts'
import type { Caller } from './verify.ts'

/** An account of ours with its tenant, whichever tenant it is. */
export interface FoundAccount {
  id: number
  tenantId: number
  /** Short name of the tenant. */
  tenant: string
  name: string
  userName: string
  status: string
  subject: string | null
}

/**
 * Where the accounts are; it answers from the database every time, so that a deactivation holds from the next request
 * on.
 */
export interface AccountDirectory {
  /** The account bound to the subject, else one that waits for a person of this user name. */
  find(subject: string, userName: string): Promise<FoundAccount | undefined>
  /** The first sign-in: answers false when somebody else was faster or the account does not wait any more. */
  bind(account: FoundAccount, subject: string): Promise<boolean>
  /** Notes with which roles somebody was here last: who is told of what depends on it. */
  keepRoles(account: Account): Promise<void>
}

const FIND =
  'select id, tenant_id as "tenantId", tenant, name, user_name as "userName", status, subject from find_account($1, $2)'

export function accountDirectory(database: Database, now: () => string = systemClock.now): AccountDirectory {
  // One short text for each account that was here since the start: the database is asked only when the roles differ.
  const kept = new Map<number, string>()
  return {
    // Every request asks this: one message, and never a copy of the database that may lag behind a deactivation.
    find: async (subject, userName) => {
      const rows = await database.readOnce<FoundAccount>({ tenantId: null, platform: false }, FIND, [subject, userName])
      return rows[0]
    },
    bind: (account, subject) =>
      database.inTransaction({ tenantId: account.tenantId, id: account.id }, async tx => {
        const changes = [
          { field: 'status', old: 'Creating', new: 'Active' },
          { field: 'subject', old: null, new: subject },
        ]
        const rows = await run<{ id: number }>(
          tx,
          `with bound as (
          update accounts set subject = $3, status = 'Active', last_sign_in_at = now(), version = version + 1, updated_at = now(), updated_by = $2
          where tenant_id = $1 and id = $2 and status = 'Creating' and subject is null returning id),
        noted as (insert into audit (tenant_id, account_id, action, resource, record_id, changes) select $1, $2, 'firstSignIn', 'accounts', id, $4::jsonb from bound)
        select id from bound`,
          [account.tenantId, account.id, subject, JSON.stringify(changes)],
        )
        if (rows.length > 0) await tellFirstSignIn(tx, account, now())
        return rows.length > 0
      }),
    async keepRoles(account) {
      const roles = account.roles.join(', ')
      if (account.id === null || kept.get(account.id) === roles || roles === '' || !rolesCombine(account.roles)) return
      await database.inTransaction(account, tx =>
        run(tx, 'update accounts set roles = $3 where tenant_id = $1 and id = $2 and roles is distinct from $3', [
          account.tenantId,
          account.id,
          roles,
        ]),
      )
      kept.set(account.id, roles)
    },
  }
}

/** The contact of an investor hears that the account is ready, in the transaction that made it so. */
async function tellFirstSignIn(
  tx: DatabaseTransaction,
  { id, tenantId, name, userName }: FoundAccount,
  now: string,
): Promise<void> {
  const [row] = await run<{ contactId: number | null }>(
    tx,
    'select contact_id as "contactId" from accounts where tenant_id = $1 and id = $2',
    [tenantId, id],
  )
  if (typeof row?.contactId !== 'number') return
  await writeMail(tx, tenantId, now, {
    event: 'account-created',
    resource: 'accounts',
    recordId: id,
    contactId: row.contactId,
    recipient: userName,
    values: { name, userName },
  })
}

/** Two first requests of one person come together: the second finds what the first has bound. */
const LOOKS = 2

/**
 * From the holder of a token to the account that our database knows, and through it to the tenant. Nothing else decides
 * the tenant.
 */
export function accountFinder(directory: AccountDirectory): (caller: Caller) => Promise<Account> {
  const arrived = async (found: FoundAccount, caller: Caller): Promise<Account> => {
    const account = accountOf(found, caller)
    await directory.keepRoles(account)
    return account
  }
  return async caller => {
    for (let look = 1; look <= LOOKS; look += 1) {
      const found = await directory.find(caller.subject, caller.userName)
      if (!found) return platformAccount(caller)
      if (found.status === 'Deactivated') throw problem('account-deactivated')
      if (found.subject === caller.subject && found.status === 'Active') return arrived(found, caller)
      const waits = found.subject === null && found.status === 'Creating' && sameName(found.userName, caller.userName)
      if (!waits) break
      if (await directory.bind(found, caller.subject)) return arrived(found, caller)
    }
    throw problem('account-unknown')
  }
}

function accountOf({ id, tenantId, tenant, name, userName }: FoundAccount, caller: Caller): Account {
  return { id, tenantId, tenant, name, userName, roles: caller.roles }
}

/** Whoever keeps the tenants needs no account in one of them. Other roles mean nothing without a tenant. */
function platformAccount(caller: Caller): Account {
  if (!caller.roles.includes('GlobalAdministrator')) throw problem('account-unknown')
  return {
    id: null,
    tenantId: null,
    tenant: null,
    name: caller.name,
    userName: caller.userName,
    roles: ['GlobalAdministrator'],
  }
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
