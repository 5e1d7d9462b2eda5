import type { AuthenticationResult } from '@azure/msal-browser'
import { describe, expect, test, vi } from 'vitest'
import { allows, knownRoles } from '../../src/access.ts'
import { currentInteraction, subscribeToInteraction } from '../../src/web/sign-in/interaction.ts'
import { InteractionNeeded } from '../../src/web/sign-in/signIn.ts'
import { isTokenOf } from '../../src/web/sign-in/tokenClaims.ts'
import { account, fakeClient, newTabForEachTest, reload, result } from './fakeClient.ts'

newTabForEachTest()

describe('the account of the tab', () => {
  test('at start-up the first cached account becomes active; with none, nobody', async () => {
    const { session, calls } = fakeClient([account('ann'), account('bob')])
    await session.completeRedirect()
    expect(calls).toEqual(['active ann', 'handleRedirectPromise'])
    expect(session.account()?.userName).toBe('ann@larkmoor.example')
    const nobody = fakeClient()
    await nobody.session.completeRedirect()
    expect(nobody.calls).toEqual(['handleRedirectPromise'])
    expect(nobody.session.account()).toBeNull()
  })

  test('whoever has just signed in becomes active, by redirect, popup or silently', async () => {
    for (const way of ['redirect', 'popup', 'silent'] as const) {
      const { session, calls, answers } = fakeClient([account('ann')])
      answers[way] = () => result(account('bob'))
      await session.completeRedirect()
      if (way === 'popup') expect(await session.byPopup()).toBe(true)
      if (way === 'silent') expect(await session.bySilence()).toBe(true)
      expect(
        calls.filter(call => call.startsWith('active')),
        way,
      ).toEqual(['active ann', 'active bob'])
      expect(session.account()?.userName).toBe('bob@larkmoor.example')
    }
  })

  test('R477 of several cached accounts the one that signed in last is active, in every tab, and a sign-in forgets the others', async () => {
    const first = fakeClient([account('ann'), account('bob')])
    first.answers.redirect = () => result(account('bob'))
    await first.session.completeRedirect()
    expect(first.calls).toEqual(['active ann', 'handleRedirectPromise', 'active bob', 'clearCache'])
    expect(first.requests.at(-1)).toMatchObject({ account: { localAccountId: 'ann' } })
    // The cache of a tab that was closed in between still holds both.
    const later = fakeClient([account('ann'), account('bob')])
    await later.session.completeRedirect()
    expect(later.session.account()?.userName).toBe('bob@larkmoor.example')
  })

  test('R477 who was signed in before is not shown while the answer to a sign-in is still to be read', async () => {
    vi.stubGlobal('history', { state: null, replaceState: () => undefined })
    Object.assign(location, { pathname: '/', search: '', hash: '#state=x&code=y' })
    const { session, answers } = fakeClient([account('ann')])
    const seen: (string | undefined)[] = []
    session.subscribe(() => seen.push(session.account()?.localAccountId))
    answers.redirect = () => result(account('bob'))
    await session.completeRedirect()
    expect(new Set(seen)).toEqual(new Set(['bob']))
  })

  test('R172 carries the five values of the identity provider, the native account id only where there is one', async () => {
    const { session } = fakeClient([account('ann')])
    await session.completeRedirect()
    expect(session.account()).toEqual({
      homeAccountId: 'ann.directory',
      localAccountId: 'ann',
      userName: 'ann@larkmoor.example',
      tenantId: 'directory',
      roles: ['User'],
    })
    const native = fakeClient([{ ...account('ann'), nativeAccountId: 'device' }])
    await native.session.completeRedirect()
    expect(native.session.account()?.nativeAccountId).toBe('device')
  })

  test('R343 decides at once what may be done: another account, other rights', async () => {
    const { session, answers } = fakeClient([account('agent', ['AdministrativeAgent'])])
    await session.completeRedirect()
    const rights = () =>
      (['agent', 'tenantAdmin', 'investor'] as const).filter(group =>
        allows(group, knownRoles(session.account()?.roles)),
      )
    const heard: string[][] = []
    session.subscribe(() => heard.push(rights()))
    expect(rights()).toEqual(['agent'])
    answers.popup = () => result(account('admin', ['TenantAdministrator']))
    await session.byPopup()
    expect(rights()).toEqual(['tenantAdmin'])
    answers.silent = () => result(account('ian', ['Investor']))
    await session.bySilence()
    expect(rights()).toEqual(['investor'])
    expect(heard).toEqual([['tenantAdmin'], ['investor']])
  })

  test('a sign-in that is renewed brings the roles of now', async () => {
    const { session, answers } = fakeClient([account('ann', [])])
    await session.completeRedirect()
    answers.token = () => result(account('ann', ['User']))
    await session.token(true)
    expect(session.account()?.roles).toEqual(['User'])
  })
})

describe('the state of signing in', () => {
  test('is none, handling redirect, silent sign-in, acquire token, login and logout, each while it goes on', async () => {
    const seen: string[] = []
    const end = subscribeToInteraction(() => {
      seen.push(currentInteraction())
    })
    const { session, answers } = fakeClient([account('ann')])
    answers.silent = () => result(account('ann'))
    await session.completeRedirect()
    await session.bySilence()
    await session.token()
    await session.byPopup()
    void session.signOut()
    await vi.advanceTimersByTimeAsync(0)
    end()
    expect(seen).toEqual([
      'handlingRedirect',
      'none',
      'silentSignIn',
      'none',
      'acquireToken',
      'none',
      'login',
      'none',
      'logout',
      'none',
    ])
  })

  test('a state that ends gives way to one that still goes on', async () => {
    const { session, answers } = fakeClient([account('ann')])
    await session.completeRedirect()
    let renewed: (value: AuthenticationResult) => void = () => undefined
    answers.token = () =>
      new Promise(done => {
        renewed = done
      })
    const token = session.token()
    const popup = session.byPopup()
    await vi.advanceTimersByTimeAsync(0)
    await popup
    expect(currentInteraction()).toBe('acquireToken')
    renewed(result(account('ann')))
    await token
    expect(currentInteraction()).toBe('none')
  })
})

describe('a token', () => {
  test('thirty calls that need one share a renewal', async () => {
    const { session, calls, answers } = fakeClient([account('ann')])
    await session.completeRedirect()
    answers.token = () => result(account('ann'))
    expect(await Promise.all(Array.from({ length: 30 }, () => session.token(true)))).toEqual(
      Array(30).fill('token of ann'),
    )
    expect(calls.filter(call => call === 'acquireTokenSilent')).toHaveLength(1)
    await session.token(true)
    expect(calls.filter(call => call === 'acquireTokenSilent')).toHaveLength(2)
  })

  test('a call that insists on a new token does not get one from the cache', async () => {
    const { session, requests } = fakeClient([account('ann')])
    await session.completeRedirect()
    await Promise.all([session.token(), session.token(true)])
    expect(requests.filter(request => 'forceRefresh' in request).map(request => request['forceRefresh'])).toEqual([
      false,
      true,
    ])
  })

  test('says when only the person can help: nobody signed in, or the provider wants to see somebody', async () => {
    await expect(fakeClient().session.token()).rejects.toBeInstanceOf(InteractionNeeded)
    const { session, answers } = fakeClient([account('ann')])
    await session.completeRedirect()
    answers.token = () => {
      throw new Error('interaction_required')
    }
    await expect(session.token()).rejects.toBeInstanceOf(InteractionNeeded)
    answers.token = () => {
      throw new Error('no_network_connectivity')
    }
    await expect(session.token()).rejects.toThrow('no_network_connectivity')
  })
})

describe('R477 a token of somebody else', () => {
  const jwt = (claims: object) => `x.${btoa(JSON.stringify(claims))}.x`
  const ann = (claims: object) => ({ ...account('ann'), idTokenClaims: { roles: ['User'], ...claims } })

  test('is told by the object id of the directory, or by the subject where there is none', () => {
    for (const [idToken, token, own] of [
      [{ oid: '1', sub: 'a' }, { oid: '1', sub: 'b' }, true],
      [{ oid: '1', sub: 'a' }, { oid: '2', sub: 'a' }, false],
      [{ sub: 'a' }, { sub: 'a' }, true],
      [{ sub: 'a' }, { sub: 'b' }, false],
    ] as const)
      expect(isTokenOf(ann(idToken), jwt(token)), JSON.stringify([idToken, token])).toBe(own)
    expect(isTokenOf(ann({ oid: '1' }), 'no token at all')).toBe(true)
  })

  test('is never handed on: the person has to sign in', async () => {
    const { session, answers } = fakeClient([ann({ oid: '1' })])
    await session.completeRedirect()
    answers.token = () => ({ ...result(ann({ oid: '1' })), accessToken: jwt({ oid: '2' }) })
    await expect(session.token()).rejects.toBeInstanceOf(InteractionNeeded)
  })

  test('who has signed in at the provider since takes over the tab, which begins anew', async () => {
    const { session, answers, calls } = fakeClient([account('ann')])
    await session.completeRedirect()
    answers.token = () => result(account('bob'))
    const settled = vi.fn()
    void session.token().finally(settled)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(reload).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
    expect(calls.slice(-2)).toEqual(['active bob', 'clearCache'])
  })
})

describe('a tab that hears of another', () => {
  test('loads itself again after a moment and leaves the library alone meanwhile', async () => {
    const { session, calls, emit } = fakeClient([account('ann')])
    await session.completeRedirect()
    emit({ eventType: 'msal:logoutSuccess', correlationId: 'of another tab' })
    const settled = vi.fn()
    void session.token().finally(settled)
    void session.bySilence().finally(settled)
    void session.byRedirect('/').finally(settled)
    await vi.advanceTimersByTimeAsync(699)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(reload).toHaveBeenCalledOnce()
    expect(settled).not.toHaveBeenCalled()
    expect(calls).toEqual(['active ann', 'handleRedirectPromise'])
  })

  test('hears it while the library begins', async () => {
    const { session, calls, answers, emit } = fakeClient([account('ann')])
    answers.initialize = async () => emit({ eventType: 'msal:logoutSuccess', correlationId: 'of another tab' })
    void session.completeRedirect()
    await vi.advanceTimersByTimeAsync(701)
    expect(reload).toHaveBeenCalledOnce()
    expect(calls).toEqual([])
  })

  test('is not signed in unasked after a sign-out there, which the provider may not have heard of yet', async () => {
    const before = fakeClient([account('ann')])
    await before.session.completeRedirect()
    before.emit({ eventType: 'msal:logoutSuccess', correlationId: 'of another tab' })
    const { session, calls, requests, answers } = fakeClient()
    answers.silent = () => result(account('ann'))
    answers.popup = () => result(account('ann'))
    await session.completeRedirect()
    expect(session.signedOut()).toBe(true)
    expect(await session.bySilence()).toBe(false)
    expect(calls).toEqual(['handleRedirectPromise'])
    await session.byPopup()
    expect(requests.at(-1)).toMatchObject({ prompt: 'select_account' })
    expect(session.signedOut()).toBe(false)
    expect(await session.bySilence()).toBe(true)
    expect(requests.at(-1)).not.toHaveProperty('prompt')
    const later = fakeClient()
    await later.session.completeRedirect()
    expect(later.session.signedOut()).toBe(false)
  })

  test('may be signed in unasked after a sign-in there', async () => {
    const before = fakeClient([account('ann')])
    await before.session.completeRedirect()
    before.emit({ eventType: 'msal:loginSuccess', correlationId: 'of another tab' })
    const { session, answers } = fakeClient()
    answers.silent = () => result(account('bob'))
    await session.completeRedirect()
    expect(await session.bySilence()).toBe(true)
  })

  test('does not mistake its own sign-in, or an event of another kind, for one', async () => {
    const { session, requests, emit } = fakeClient([account('ann')])
    await session.completeRedirect()
    await session.bySilence()
    emit({ eventType: 'msal:loginSuccess', correlationId: String(requests.at(-1)?.['correlationId']) })
    emit({ eventType: 'msal:activeAccountChanged', correlationId: 'of another tab' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(reload).not.toHaveBeenCalled()
  })
})
