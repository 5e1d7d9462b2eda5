import { asStored } from '../records/typed.ts'
import { rolesCombine } from '../../access.ts'
import type { Account } from '../../context.ts'
import { writeMails } from '../../mails/outbox.server.ts'
import { problem } from '../../problems.ts'
import type { Database } from '../database/database.ts'
import { FIND_ACCOUNT } from './signInFunctions.ts'
import { readRecord } from '../records/rows.ts'
import { transactionOf } from '../records/transaction.ts'
import type { RecordServices } from '../records/transactionContext.ts'
import { updateRecord } from '../records/write.ts'
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
  version: number
  tenantVersion: number
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
  noteRoles(account: Account): Promise<void>
}

export function accountDirectory(database: Database, services: RecordServices): AccountDirectory {
  // One short text for each account that was here since the start: the database is asked only when the roles differ.
  const noted = new Map<number, string>()
  return {
    // Every request asks this: one message, and never a copy of the database that may lag behind a deactivation.
    find: async (subject, userName) => {
      const rows = await database.readOnce<FoundAccount>({ tenantId: null, platform: false }, FIND_ACCOUNT, [
        subject,
        userName,
      ])
      return rows[0]
    },
    bind: ({ id, tenantId, tenant, name, userName }, subject) => {
      const account: Account = { id, tenantId, tenant, name, userName, roles: [] }
      return database.inTransaction(account, async tx => {
        const current = transactionOf(services, account, tx)
        const entity = services.registry.named('account')
        const before = await readRecord(current, services.registry.view(entity), id, 'for update')
        if (!before) return false
        const { status, subject: bound, contactId } = asStored(entity, before)
        if (status !== 'Creating' || bound !== null) return false
        const lastSignInAt = services.clock.now()
        await updateRecord(current, entity, before, { subject, status: 'Active', lastSignInAt }, 'firstSignIn')
        // The contact of an investor hears that the account is ready.
        if (contactId !== null)
          await writeMails(await current.context(), { event: 'account-created', resource: 'accounts', recordId: id })
        return true
      })
    },
    async noteRoles(account) {
      const roles = account.roles.join(', ')
      if (account.id === null || noted.get(account.id) === roles || roles === '' || !rolesCombine(account.roles)) return
      await database.inTransaction(account, tx =>
        tx
          .updateTable('accounts')
          .set({ roles })
          .where('tenant_id', '=', account.tenantId)
          .where('id', '=', account.id)
          .where('roles', 'is distinct from', roles)
          .execute(),
      )
      noted.set(account.id, roles)
    },
  }
}

/** Two first requests of one person come together: the second finds what the first has bound. */
const LOOKS = 2

/** Beyond so many accounts, everybody is asked for again. */
const REMEMBERED = 10_000

/** `remembered`: the first statement of the request confirms what an earlier one has found of the account. */
export type FindAccount = (caller: Caller, remembered?: boolean) => Promise<Account>

/**
 * From the holder of a token to the account that our database knows, and through it to the tenant. Nothing else decides
 * the tenant.
 */
export function accountFinder(directory: AccountDirectory): FindAccount {
  const earlier = new Map<string, { found: FoundAccount; roles: string }>()
  const arrived = async (found: FoundAccount, caller: Caller): Promise<Account> => {
    const account = accountOf(found, caller)
    await directory.noteRoles(account)
    if (earlier.size >= REMEMBERED) earlier.clear()
    earlier.set(caller.subject, { found, roles: caller.roles.join() })
    return account
  }
  const ask = async (caller: Caller): Promise<Account> => {
    earlier.delete(caller.subject)
    for (let look = 1; look <= LOOKS; look += 1) {
      const found = await directory.find(caller.subject, caller.userName)
      if (!found) return platformAccount(caller)
      if (found.status === 'Deactivated') throw problem('account-deactivated')
      if (found.subject === caller.subject && found.status === 'Active') return arrived(found, caller)
      const waits = found.subject === null && found.status === 'Creating' && sameName(found.userName, caller.userName)
      if (!waits) break
      if (await directory.bind(found, caller.subject)) return ask(caller)
    }
    throw problem('account-unknown')
  }
  return async (caller, remembered = false) => {
    const known = remembered ? earlier.get(caller.subject) : undefined
    // Who comes with other roles is noted with them first.
    if (known?.roles !== caller.roles.join()) return ask(caller)
    return rememberedAccount(known.found, caller, () => ask(caller))
  }
}

function rememberedAccount(found: FoundAccount, caller: Caller, ask: () => Promise<Account>): Account {
  const account = accountOf(found, caller)
  const { version, tenantVersion } = found
  account.remembered = {
    version,
    tenantVersion,
    confirmed: false,
    async ask() {
      Object.assign(account, await ask())
      delete account.remembered
    },
  }
  return account
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
