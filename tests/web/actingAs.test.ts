import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { actAs, actingAs, forgetActing, keepActing } from '../../src/web/sign-in/actingAs.ts'
import { signIn } from '../../src/web/sign-in/signIn.ts'

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>()
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  }
}

const account = vi.spyOn(signIn, 'account')
const signedInAs = (homeAccountId: string | null) =>
  account.mockReturnValue(
    homeAccountId === null
      ? null
      : { homeAccountId, localAccountId: 'l', userName: 'ann@larkmoor.example', tenantId: 't', roles: [] },
  )
const openTab = () => vi.stubGlobal('sessionStorage', storage())
const LARKMOOR = { id: 5, tenant: 'larkmoor' }
const THORNFIELD = { id: 8, tenant: 'thornfield' }

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
  openTab()
  signedInAs('ann')
})
afterEach(() => void vi.unstubAllGlobals())

test('a tab acts as what was chosen in it, and a new one as what was chosen last', () => {
  expect(actingAs()).toBeNull()
  actAs(LARKMOOR)
  const first = sessionStorage
  openTab()
  expect(actingAs()).toEqual(LARKMOOR)
  actAs(THORNFIELD)
  expect(actingAs()).toEqual(THORNFIELD)
  vi.stubGlobal('sessionStorage', first)
  expect(actingAs()).toEqual(LARKMOOR)
})

test('what the server has decided for one tab is no choice for others', () => {
  keepActing(LARKMOOR)
  expect(actingAs()).toEqual(LARKMOOR)
  openTab()
  expect(actingAs()).toBeNull()
})

test('what one person has chosen is nothing to another, and can be forgotten', () => {
  actAs(LARKMOOR)
  signedInAs('bob')
  expect(actingAs()).toBeNull()
  signedInAs(null)
  expect(actingAs()).toBeNull()
  signedInAs('ann')
  expect(actingAs()).toEqual(LARKMOOR)
  forgetActing()
  expect(actingAs()).toBeNull()
})
