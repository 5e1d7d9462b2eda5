import { describe, expect, test } from 'vitest'
import { ProblemError } from '../../../src/problems.ts'
import { accountFinder } from '../../../src/server/identity/accounts.ts'
import type { AccountDirectory, FoundAccount } from '../../../src/server/identity/accounts.ts'
import type { Caller } from '../../../src/server/identity/verify.ts'

const CALLER: Caller = {
  subject: 's-1',
  userName: 'Ann@larkmoor.example',
  name: 'Ann in the directory',
  roles: ['User'],
}
const ANN: FoundAccount = {
  id: 5,
  tenantId: 2,
  tenant: 'larkmoor',
  name: 'Ann',
  userName: 'ann@larkmoor.example',
  status: 'Active',
  subject: 's-1',
  version: 3,
  tenantVersion: 1,
}

/** A directory of one account, as the database keeps it. */
function holding(account: FoundAccount | undefined, bindable = true): AccountDirectory & { bound: string[] } {
  let stored = account
  const bound: string[] = []
  return {
    bound,
    find: async () => stored,
    noteRoles: async () => undefined,
    bind: async (found, subject) => {
      if (!bindable) return false
      stored = { ...found, subject, status: 'Active' }
      bound.push(subject)
      return true
    },
  }
}

const codeOfProblem = (error: unknown): string => (error instanceof ProblemError ? error.code : String(error))

async function outcome(directory: AccountDirectory, caller: Caller = CALLER): Promise<unknown> {
  try {
    return await accountFinder(directory)(caller)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.code
  }
}

describe('the way from a token to an account', () => {
  test('the tenant, the name and the user name come from our database, the roles from the token', async () => {
    expect(await outcome(holding(ANN))).toEqual({
      id: 5,
      tenantId: 2,
      tenant: 'larkmoor',
      name: 'Ann',
      userName: 'ann@larkmoor.example',
      roles: ['User'],
    })
  })

  test('the first sign-in binds the waiting account to the subject, letters of the user name compared without case', async () => {
    const directory = holding({ ...ANN, status: 'Creating', subject: null })
    expect(await outcome(directory)).toMatchObject({ id: 5, tenantId: 2 })
    expect(directory.bound).toEqual(['s-1'])
    expect(await outcome(directory)).toMatchObject({ id: 5 })
    expect(directory.bound).toEqual(['s-1'])
  })

  test('an account that waits for another user name, or belongs to another subject, is not given away', async () => {
    expect(
      await outcome(holding({ ...ANN, status: 'Creating', subject: null, userName: 'bob@larkmoor.example' })),
    ).toBe('account-unknown')
    expect(await outcome(holding({ ...ANN, subject: 's-2' }))).toBe('account-unknown')
    expect(await outcome(holding({ ...ANN, status: 'None', subject: null }))).toBe('account-unknown')
  })

  test('two first requests at once: the slower one finds what the faster one has bound', async () => {
    let looks = 0
    const directory: AccountDirectory = {
      find: async () => (++looks === 1 ? { ...ANN, status: 'Creating', subject: null } : ANN),
      bind: async () => false,
      noteRoles: async () => undefined,
    }
    expect(await outcome(directory)).toMatchObject({ id: 5 })
    expect(await outcome(holding({ ...ANN, status: 'Creating', subject: null }, false))).toBe('account-unknown')
  })

  test('an account is remembered for whoever lets the database confirm it, and asked for again with other roles', async () => {
    let asked = 0
    let stored: FoundAccount = ANN
    const directory: AccountDirectory = {
      find: async () => {
        asked += 1
        return stored
      },
      bind: async () => false,
      noteRoles: async () => undefined,
    }
    const find = accountFinder(directory)
    expect((await find(CALLER, true)).remembered).toBeUndefined()
    const account = await find(CALLER, true)
    expect([asked, account.remembered]).toMatchObject([1, { version: 3, tenantVersion: 1, confirmed: false }])
    expect((await find(CALLER)).remembered).toBeUndefined()
    expect((await find({ ...CALLER, roles: ['Investor'] }, true)).remembered).toBeUndefined()
    expect((await find({ ...CALLER, subject: 's-2' }, true).catch(codeOfProblem)) === 'account-unknown').toBe(true)
    expect(asked).toBe(4)
    stored = { ...ANN, name: 'Ann Other', version: 4 }
    await account.remembered?.ask()
    expect(account).toMatchObject({ name: 'Ann Other' })
    expect(account.remembered).toBeUndefined()
    stored = { ...stored, status: 'Deactivated' }
    const again = await find({ ...CALLER, roles: ['User'] }, true)
    expect(await again.remembered?.ask().catch(codeOfProblem)).toBe('account-deactivated')
    expect(await find(CALLER, true).catch(codeOfProblem)).toBe('account-deactivated')
  })

  test('a deactivated account is refused, bound or not', async () => {
    expect(await outcome(holding({ ...ANN, status: 'Deactivated' }))).toBe('account-deactivated')
    expect(await outcome(holding({ ...ANN, status: 'Deactivated', subject: null }))).toBe('account-deactivated')
  })

  test('without an account only a GlobalAdministrator gets in, and brings no other role', async () => {
    expect(await outcome(holding(undefined))).toBe('account-unknown')
    expect(await outcome(holding(undefined), { ...CALLER, roles: ['GlobalAdministrator', 'User'] })).toEqual({
      id: null,
      tenantId: null,
      tenant: null,
      name: CALLER.name,
      userName: CALLER.userName,
      roles: ['GlobalAdministrator'],
    })
  })
})
