import { asStored } from '../records/typed.ts'
import { isSameUserName, rolesCombine } from '../../access.ts'
import type { OwnAccount } from '../../api/session.ts'
import type { Account } from '../../context.ts'
import { writeMails } from '../../mails/outbox.server.ts'
import { problem } from '../../problems.ts'
import type { Database } from '../database/database.ts'
import { isSeveral, readEverywhere } from '../database/severalDatabases.ts'
import { FIND_ACCOUNTS, findMailTenant } from './signInFunctions.ts'
import { programFinder } from './serviceAccounts.ts'
import type { FindProgram } from './serviceAccounts.ts'
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
  tenantName: string
  name: string
  userName: string
  status: string
  subject: string | null
  /** Of somebody who invests, not of staff. */
  ofContact: boolean
  version: number
  tenantVersion: number
}

/**
 * Where the accounts are; it answers from the database every time, so that a deactivation holds from the next request
 * on.
 */
export interface AccountDirectory {
  /** The accounts bound to the caller, then those that wait for a person of this user name, whichever their tenants. */
  find(caller: Caller): Promise<FoundAccount[]>
  /** The first sign-in: answers false when somebody else was faster or the account does not wait any more. */
  bind(account: FoundAccount, caller: Caller): Promise<boolean>
  /** Notes with which roles somebody was here last: who is told of what depends on it. */
  noteVisit(account: Account, caller: Caller): Promise<void>
  /** The account of the program whose key a request carries. */
  program: FindProgram
  /** The tenant that the mail with this guid comes from. */
  tenantOfMail(guid: string): Promise<number | null>
}

export function accountDirectory(database: Database, services: RecordServices): AccountDirectory {
  // One short text for each account that was here since the start: the database is asked only when the roles differ.
  const noted = new Map<number, string>()
  return {
    // Every request asks this: one message, and never a copy of the database that may lag behind a deactivation.
    find: ({ directory, subject, userName }) => findAccounts(database, [directory, subject, userName]),
    bind: ({ id, tenantId, tenant, name, userName }, { directory, subject }) => {
      const account: Account = { id, tenantId, tenant, name, userName, roles: [] }
      return database.inTransaction(account, async tx => {
        const current = transactionOf(services, account, tx)
        const entity = services.registry.named('account')
        const before = await readRecord(current, services.registry.view(entity), id, 'for update')
        if (!before) return false
        const { status, subject: bound, contactId } = asStored(entity, before)
        if (status !== 'Creating' || bound !== null) return false
        const lastSignInAt = services.clock.now()
        await updateRecord(
          current,
          entity,
          before,
          { directory, subject, status: 'Active', lastSignInAt },
          'firstSignIn',
        )
        // The contact of an investor hears that the account is ready.
        if (contactId !== null)
          await writeMails(await current.context(), { event: 'account-created', resource: 'accounts', recordId: id })
        return true
      })
    },
    async noteVisit(account, { directory }) {
      const roles = account.roles.join(', ')
      if (account.id === null || noted.get(account.id) === roles || roles === '' || !rolesCombine(account.roles)) return
      await database.inTransaction(account, tx =>
        tx
          .updateTable('accounts')
          .set({ roles, directory })
          .where('tenant_id', '=', account.tenantId)
          .where('id', '=', account.id)
          .where(({ eb, or }) => or([eb('roles', 'is distinct from', roles), eb('directory', 'is', null)]))
          .execute(),
      )
      noted.set(account.id, roles)
    },
    program: programFinder(database, services),
    async tenantOfMail(guid) {
      return findMailTenant(database, guid)
    },
  }
}

/** In the order in which one database answers them: ids are the same in no two databases. */
async function findAccounts(database: Database, values: readonly string[]): Promise<FoundAccount[]> {
  const found = await readEverywhere<FoundAccount>(database, FIND_ACCOUNTS, values)
  if (!isSeveral(database)) return found
  return found.sort((one, other) => Number(one.subject === null) - Number(other.subject === null) || one.id - other.id)
}

/** Two first requests of one person come together: the second finds what the first has bound. */
const LOOKS = 2

/** Beyond so many accounts, everybody is asked for again. */
const REMEMBERED = 10_000

/**
 * `chosen` is the id of the account that the caller wants to act as. `remembered`: the first statement of the request
 * confirms what an earlier one has found of the account.
 */
export type FindAccount = (caller: Caller, chosen?: number, remembered?: boolean) => Promise<Account>

/**
 * From the holder of a token to the account that our database knows, and through it to the tenant. Nothing else decides
 * the tenant: a chosen account counts only if it is bound to the caller, and any other is refused, so that nothing that
 * was meant for one tenant lands in another.
 */
export function accountFinder(directory: AccountDirectory): FindAccount {
  const earlier = new Map<string, { found: FoundAccount; roles: string }>()
  const arrived = async (found: FoundAccount, caller: Caller, place: string): Promise<Account> => {
    const account = accountOf(found, caller)
    await directory.noteVisit(account, caller)
    if (earlier.size >= REMEMBERED) earlier.clear()
    earlier.set(place, { found, roles: caller.roles.join() })
    return account
  }
  const ask = async (caller: Caller, chosen: number | undefined, place: string): Promise<Account> => {
    earlier.delete(place)
    for (let look = 1; look <= LOOKS; look += 1) {
      const all = await directory.find(caller)
      const found = chosen === undefined ? unchosen(all, caller) : all.find(({ id }) => id === chosen)
      if (found === 'platform') return platformAccount(caller)
      if (found?.subject === caller.subject) {
        if (found.status !== 'Active') throw problem('account-deactivated')
        return arrived(found, caller, place)
      }
      if (!found || chosen !== undefined) break
      await directory.bind(found, caller)
    }
    throw problem('account-unknown')
  }
  return async (caller, chosen, remembered = false) => {
    const place = `${chosen ?? ''} ${caller.subject}`
    const known = remembered ? earlier.get(place) : undefined
    // Who comes with other roles is noted with them first.
    if (known?.roles !== caller.roles.join()) return ask(caller, chosen, place)
    return rememberedAccount(known.found, caller, () => ask(caller, chosen, place))
  }
}

/**
 * As whom a caller acts who has chosen no account: the one that was made first, which stays the same even when it is
 * deactivated; somebody who has none accepts an invitation by coming, when there is only one.
 */
function unchosen(found: readonly FoundAccount[], caller: Caller): FoundAccount | 'platform' {
  const [first] = found.filter(({ subject }) => subject === caller.subject)
  const open = found.filter(account => isOpen(account, caller))
  if (first) {
    if (first.status !== 'Active' && open.length > 0) throw problem('account-choice')
    return first
  }
  const keepsTenants = caller.roles.includes('GlobalAdministrator')
  const [invitation, another] = keepsTenants && caller.roles.length === 1 ? [] : open
  if (another) throw problem('account-choice')
  if (invitation) return invitation
  if (keepsTenants) return 'platform'
  throw problem(found.some(({ status }) => status === 'Deactivated') ? 'account-deactivated' : 'account-unknown')
}

/** What a person may act as, or become by accepting the invitation. */
function isOpen({ status, subject, userName }: FoundAccount, caller: Caller): boolean {
  if (subject !== null) return subject === caller.subject && status === 'Active'
  return status === 'Creating' && isSameUserName(userName, caller.userName)
}

/** The accounts of one person, in whichever tenants; nobody is told of anybody else's. */
export interface OwnAccounts {
  /** Accounts and invitations; with the guid of a mail only what the person has in the tenant that it comes from. */
  list(caller: Caller, mail?: string): Promise<OwnAccount[]>
  /** Binds the account that waits for the caller. */
  accept(caller: Caller, id: number): Promise<void>
}

export function ownAccounts(directory: AccountDirectory): OwnAccounts {
  const openAccounts = async (caller: Caller) =>
    (await directory.find(caller)).filter(account => isOpen(account, caller))
  return {
    async list(caller, mail) {
      const tenantId = mail === undefined ? undefined : await directory.tenantOfMail(mail)
      return (await openAccounts(caller))
        .filter(account => tenantId === undefined || account.tenantId === tenantId)
        .map(({ id, tenant, tenantName, subject }) => ({
          id,
          tenant: { shortName: tenant, name: tenantName },
          invited: subject === null,
        }))
    },
    async accept(caller, id) {
      const account = (await openAccounts(caller)).find(one => one.id === id)
      if (!account) throw problem('not-found')
      // Whoever accepts twice at once has accepted.
      if (account.subject === null) await directory.bind(account, caller)
    },
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

/**
 * The account of a contact opens the portal alone: whoever works for one tenant may invest with another, and the
 * directory gives a person the same roles everywhere.
 */
function accountOf({ id, tenantId, tenant, name, userName, ofContact }: FoundAccount, caller: Caller): Account {
  const roles = ofContact ? caller.roles.filter(role => role === 'Investor') : caller.roles
  return { id, tenantId, tenant, name, userName, roles }
}

/** Whoever keeps the tenants needs no account in one of them. Other roles mean nothing without a tenant. */
function platformAccount(caller: Caller): Account {
  return {
    id: null,
    tenantId: null,
    tenant: null,
    name: caller.name,
    userName: caller.userName,
    roles: ['GlobalAdministrator'],
  }
}
