import { describe, expect, test } from 'vitest'
import { ProblemError } from '../../../src/problems.ts'
import { accountFinder, ownAccounts } from '../../../src/server/identity/accounts.ts'
import type { AccountDirectory, FoundAccount } from '../../../src/server/identity/accounts.ts'
import type { Caller } from '../../../src/server/identity/verify.ts'

const CALLER: Caller = {
  directory: 'directory-1',
  subject: 's-1',
  userName: 'Ann@larkmoor.example',
  name: 'Ann in the directory',
  roles: ['User'],
}
const ANN: FoundAccount = {
  id: 5,
  tenantId: 2,
  tenant: 'larkmoor',
  tenantName: 'Larkmoor Partners',
  name: 'Ann',
  userName: 'ann@larkmoor.example',
  status: 'Active',
  subject: 's-1',
  ofContact: false,
  version: 3,
  tenantVersion: 1,
}

/** The account of the same person that another tenant has, or that waits there. */
const ANN_ELSEWHERE: FoundAccount = {
  ...ANN,
  id: 8,
  tenantId: 3,
  tenant: 'thornfield',
  tenantName: 'Thornfield Capital',
  name: 'Ann of Thornfield',
}
const waiting = (account: FoundAccount): FoundAccount => ({ ...account, status: 'Creating', subject: null })

type Held = AccountDirectory & { bound: [account: number, subject: string][] }

/** A directory of these accounts, as the database keeps them: those of the caller first. */
function holding(accounts: readonly FoundAccount[], bindable = true): Held {
  let stored = [...accounts]
  const bound: Held['bound'] = []
  return {
    bound,
    find: async () => stored.toSorted((one, other) => Number(one.subject === null) - Number(other.subject === null)),
    noteVisit: async () => undefined,
    program: async () => undefined,
    tenantOfMail: async guid => (guid === 'mail-of-thornfield' ? 3 : guid === 'mail-of-nobody' ? 4 : null),
    bind: async ({ id }, { subject }) => {
      if (!bindable) return false
      stored = stored.map(account => (account.id === id ? { ...account, subject, status: 'Active' } : account))
      bound.push([id, subject])
      return true
    },
  }
}

const codeOfProblem = (error: unknown): string => (error instanceof ProblemError ? error.code : String(error))

async function outcome(directory: AccountDirectory, caller: Caller = CALLER, chosen?: number): Promise<unknown> {
  try {
    return await accountFinder(directory)(caller, chosen)
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.code
  }
}

describe('the way from a token to an account', () => {
  test('the tenant, the name and the user name come from our database, the roles from the token', async () => {
    expect(await outcome(holding([ANN]))).toEqual({
      id: 5,
      tenantId: 2,
      tenant: 'larkmoor',
      name: 'Ann',
      userName: 'ann@larkmoor.example',
      roles: ['User'],
    })
  })

  test('the first sign-in binds the waiting account to the subject, letters of the user name compared without case', async () => {
    const directory = holding([waiting(ANN)])
    expect(await outcome(directory)).toMatchObject({ id: 5, tenantId: 2 })
    expect(directory.bound).toEqual([[5, 's-1']])
    expect(await outcome(directory)).toMatchObject({ id: 5 })
    expect(directory.bound).toEqual([[5, 's-1']])
  })

  test('an account that waits for another user name, or belongs to another subject, is not given away', async () => {
    expect(
      await outcome(holding([{ ...ANN, status: 'Creating', subject: null, userName: 'bob@larkmoor.example' }])),
    ).toBe('account-unknown')
    expect(await outcome(holding([{ ...ANN, subject: 's-2' }]))).toBe('account-unknown')
    expect(await outcome(holding([{ ...ANN, status: 'None', subject: null }]))).toBe('account-unknown')
  })

  test('two first requests at once: the slower one finds what the faster one has bound', async () => {
    let looks = 0
    const directory: AccountDirectory = {
      ...holding([ANN], false),
      find: async () => [++looks === 1 ? waiting(ANN) : ANN],
    }
    expect(await outcome(directory)).toMatchObject({ id: 5 })
    expect(await outcome(holding([waiting(ANN)], false))).toBe('account-unknown')
  })

  test('an account is remembered for whoever lets the database confirm it, and asked for again with other roles', async () => {
    let asked = 0
    let stored: FoundAccount = ANN
    const directory: AccountDirectory = {
      ...holding([]),
      find: async () => {
        asked += 1
        return [stored]
      },
    }
    const find = accountFinder(directory)
    expect((await find(CALLER, undefined, true)).remembered).toBeUndefined()
    const account = await find(CALLER, undefined, true)
    expect([asked, account.remembered]).toMatchObject([1, { version: 3, tenantVersion: 1, confirmed: false }])
    expect((await find(CALLER)).remembered).toBeUndefined()
    expect((await find({ ...CALLER, roles: ['Investor'] }, undefined, true)).remembered).toBeUndefined()
    expect(
      (await find({ ...CALLER, subject: 's-2' }, undefined, true).catch(codeOfProblem)) === 'account-unknown',
    ).toBe(true)
    expect(asked).toBe(4)
    stored = { ...ANN, name: 'Ann Other', version: 4 }
    await account.remembered?.ask()
    expect(account).toMatchObject({ name: 'Ann Other' })
    expect(account.remembered).toBeUndefined()
    stored = { ...stored, status: 'Deactivated' }
    const again = await find({ ...CALLER, roles: ['User'] }, undefined, true)
    expect(await again.remembered?.ask().catch(codeOfProblem)).toBe('account-deactivated')
    expect(await find(CALLER, undefined, true).catch(codeOfProblem)).toBe('account-deactivated')
  })

  test('a deactivated account is refused, bound or not', async () => {
    expect(await outcome(holding([{ ...ANN, status: 'Deactivated' }]))).toBe('account-deactivated')
    expect(await outcome(holding([{ ...ANN, status: 'Deactivated', subject: null }]))).toBe('account-deactivated')
  })

  test('without an account only a GlobalAdministrator gets in, and brings no other role', async () => {
    expect(await outcome(holding([]))).toBe('account-unknown')
    expect(await outcome(holding([]), { ...CALLER, roles: ['GlobalAdministrator', 'User'] })).toEqual({
      id: null,
      tenantId: null,
      tenant: null,
      name: CALLER.name,
      userName: CALLER.userName,
      roles: ['GlobalAdministrator'],
    })
  })

  test('whoever keeps the tenants is bound by no invitation, unless it is for staff as well', async () => {
    const invited = holding([waiting(ANN)])
    expect(await outcome(invited, { ...CALLER, roles: ['GlobalAdministrator'] })).toMatchObject({ tenantId: null })
    expect(invited.bound).toEqual([])
    const refused = holding([{ ...waiting(ANN), status: 'Deactivated' }])
    expect(await outcome(refused, { ...CALLER, roles: ['GlobalAdministrator'] })).toMatchObject({ tenantId: null })
  })

  test('the account of a contact opens the portal alone, whatever its person does elsewhere', async () => {
    const roles = ['TenantAdministrator', 'Investor'] as const
    expect(await outcome(holding([{ ...ANN, ofContact: true }]), { ...CALLER, roles })).toMatchObject({
      roles: ['Investor'],
    })
    expect(await outcome(holding([ANN]), { ...CALLER, roles })).toMatchObject({ roles })
  })
})

describe('a person with accounts in several tenants', () => {
  const both = [ANN, ANN_ELSEWHERE]

  test('acts as the chosen one, which counts only if it is bound to the person', async () => {
    expect(await outcome(holding(both), CALLER, 8)).toMatchObject({ id: 8, tenantId: 3, name: 'Ann of Thornfield' })
    expect(await outcome(holding(both), CALLER, 5)).toMatchObject({ id: 5, tenantId: 2 })
    expect(await outcome(holding(both), CALLER, 9)).toBe('account-unknown')
    expect(await outcome(holding([ANN, { ...ANN_ELSEWHERE, subject: 's-2' }]), CALLER, 8)).toBe('account-unknown')
    const invited = holding([ANN, waiting(ANN_ELSEWHERE)])
    expect(await outcome(invited, CALLER, 8)).toBe('account-unknown')
    expect(invited.bound).toEqual([])
    expect(await outcome(holding([ANN, { ...ANN_ELSEWHERE, status: 'Deactivated' }]), CALLER, 8)).toBe(
      'account-deactivated',
    )
  })

  test('is remembered in each of them', async () => {
    const find = accountFinder(holding(both))
    for (const chosen of [8, 5, undefined, 8, 5, undefined])
      expect([chosen, (await find(CALLER, chosen, true)).tenantId]).toEqual([chosen, chosen === 8 ? 3 : 2])
  })

  test('acts as the first who has chosen none, and has to choose once that one is deactivated', async () => {
    expect(await outcome(holding(both))).toMatchObject({ id: 5 })
    expect(await outcome(holding([ANN, waiting(ANN_ELSEWHERE)]))).toMatchObject({ id: 5 })
    const left = { ...ANN, status: 'Deactivated' }
    expect(await outcome(holding([left, ANN_ELSEWHERE]))).toBe('account-choice')
    expect(await outcome(holding([left, waiting(ANN_ELSEWHERE)]))).toBe('account-choice')
    expect(await outcome(holding([left, { ...ANN_ELSEWHERE, status: 'Deactivated' }]))).toBe('account-deactivated')
  })

  test('whom several have invited chooses; a single invitation is accepted by coming', async () => {
    const directory = holding(both.map(waiting))
    expect(await outcome(directory)).toBe('account-choice')
    expect(directory.bound).toEqual([])
    const one = holding([{ ...waiting(ANN), status: 'Deactivated' }, waiting(ANN_ELSEWHERE)])
    expect(await outcome(one)).toMatchObject({ id: 8 })
  })

  test('is told of the own accounts and invitations, and of no other', async () => {
    const own = ownAccounts(
      holding([
        ANN,
        waiting(ANN_ELSEWHERE),
        { ...ANN_ELSEWHERE, id: 9, tenantId: 4, subject: 's-2' },
        { ...waiting(ANN_ELSEWHERE), id: 10, tenantId: 5, userName: 'bob@larkmoor.example' },
        { ...ANN_ELSEWHERE, id: 11, tenantId: 6, status: 'Deactivated' },
      ]),
    )
    const invitation = { id: 8, tenant: { shortName: 'thornfield', name: 'Thornfield Capital' }, invited: true }
    expect(await own.list(CALLER)).toEqual([
      { id: 5, tenant: { shortName: 'larkmoor', name: 'Larkmoor Partners' }, invited: false },
      invitation,
    ])
    expect(await own.list(CALLER, 'mail-of-thornfield')).toEqual([invitation])
    expect(await own.list(CALLER, 'mail-of-nobody')).toEqual([])
    expect(await own.list(CALLER, 'no-mail')).toEqual([])
    for (const id of [9, 10, 11, 12]) await expect(own.accept(CALLER, id)).rejects.toMatchObject({ code: 'not-found' })
    await own.accept(CALLER, 8)
    expect((await own.list(CALLER)).map(({ invited }) => invited)).toEqual([false, false])
  })
})
