/**
 * People whose accounts were added in the product. A real directory knows its people by itself; the one of the demo
 * learns of them here, so that whoever was invited can sign in there too.
 */
import { createHash } from 'node:crypto'
import type { DatabaseTransaction } from '../../context.ts'
import type { Database } from '../database/database.ts'
import { demoAccounts } from './demoAccounts.ts'
import type { Person } from './demoAccounts.ts'

/** Deactivated people are known too: it is the product that refuses them. */
export interface AddedPerson extends Person {
  mayEnter: boolean
}

function accountsOf(tx: DatabaseTransaction, tenantId: number) {
  return tx
    .selectFrom('accounts as a')
    .innerJoin('tenants as t', 't.id', 'a.tenant_id')
    .select(({ eb }) => [
      'a.name',
      'a.user_name as userName',
      't.name as tenant',
      eb('a.contact_id', 'is not', null).as('isContact'),
      eb('a.status', '<>', 'Deactivated').$castTo<boolean>().as('mayEnter'),
    ])
    .where('a.tenant_id', '=', tenantId)
    .where('a.kind', '=', 'Person')
    .orderBy('a.name')
    .orderBy('a.id')
    .execute()
}

export function addedPeople(database: Database): () => Promise<AddedPerson[]> {
  const known = new Set(demoAccounts.map(({ userName }) => userName))
  return async () => {
    const tenants = await database.inTransaction(
      { tenantId: null, platform: true },
      tx => tx.selectFrom('tenants').select('id').orderBy('id').execute(),
      { readOnly: true },
    )
    const found = await Promise.all(
      tenants.map(({ id }) =>
        database.inTransaction({ tenantId: id, id: null }, tx => accountsOf(tx, id), { readOnly: true }),
      ),
    )
    const people = found.flat().filter(({ userName }) => !known.has(userName.toLowerCase()))
    return [...Map.groupBy(people, ({ userName }) => userName.toLowerCase()).values()].map(personOf)
  }
}

/**
 * One person, however many tenants have made an account for the name. Whom a real directory would give a role is its
 * own affair; here contacts are investors and colleagues users.
 */
function personOf(accounts: Awaited<ReturnType<typeof accountsOf>>): AddedPerson {
  const [{ name, userName } = { name: '', userName: '' }] = accounts
  const roles = [...new Set(accounts.map(({ isContact }) => (isContact ? 'Investor' : 'User')))]
  return {
    subject: subjectOf(userName),
    userName,
    name,
    caption: [...roles, ...new Set(accounts.map(({ tenant }) => tenant))].join(', '),
    roles,
    mayEnter: accounts.some(({ mayEnter }) => mayEnter),
  }
}

/** The same person has the same name in the directory after every start. */
export function subjectOf(userName: string): string {
  const hex = createHash('sha256').update(userName.toLowerCase()).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-9${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
