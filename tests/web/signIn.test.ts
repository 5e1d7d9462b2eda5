import type { AccountInfo, AuthenticationResult, EventMessage } from '@azure/msal-browser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { allows, knownRoles } from '../../src/access.ts'
import { currentInteraction, subscribeToInteraction } from '../../src/web/sign-in/interaction.ts'
import { InteractionNeeded, SignIn } from '../../src/web/sign-in/signIn.ts'
import type { LoadedClient } from '../../src/web/sign-in/signIn.ts'

/** A store like the browser's, for one tab. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>()
  return {
    getItem: key => kept.get(key) ?? null,
    setItem: (key, value) => {
      kept.set(key, value)
    },
    removeItem: key => {
      kept.delete(key)
    },
  }
}

const reload = vi.fn()
const popup = { closed: false }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('location', { origin: 'http://localhost:3000', hash: '', reload })
  vi.stubGlobal('window', { setInterval, clearInterval, document: { hasFocus: () => true }, open: () => popup })
  popup.closed = false
  reload.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function account(name: string, roles: unknown = ['User']): AccountInfo {
  return {
    homeAccountId: `${name}.directory`,
    localAccountId: name,
    username: `${name}@larkmoor.example`,
    tenantId: 'directory',
    environment: 'localhost',
    idTokenClaims: { roles: roles as string[], name: 'Somebody', groups: ['x'] },
  }
}

const result = (signedIn: AccountInfo, fromCache = false): AuthenticationResult =>
  ({ account: signedIn, accessToken: `token of ${signedIn.localAccountId}`, fromCache }) as AuthenticationResult

/** A client like the library's: what it is asked for stands in `calls`, in order. */
function fakeClient(cached: AccountInfo[] = []) {
  const calls: string[] = []
  const requests: Record<string, unknown>[] = []
  let hear: (event: EventMessage) => void = () => undefined
  const asked = async <Result>(
    name: string,
    request: object | undefined,
    answer: () => Result | Promise<Result>,
  ): Promise<Result> => {
    calls.push(name)
    requests.push({ ...request })
    return answer()
  }
  const answers = {
    redirect: (): AuthenticationResult | null => null,
    silent: (): AuthenticationResult => {
      throw new Error('login_required')
    },
    popup: (): AuthenticationResult | Promise<AuthenticationResult> => {
      throw new Error('user_cancelled')
    },
    token: (): AuthenticationResult | Promise<AuthenticationResult> => result(cached[0]!, true),
  }
  const client: LoadedClient['client'] = {
    getAllAccounts: () => cached,
    setActiveAccount: active => {
      calls.push(`active ${active?.localAccountId}`)
    },
    addEventCallback: callback => {
      hear = callback
      return 'id'
    },
    handleRedirectPromise: () => asked('handleRedirectPromise', undefined, () => answers.redirect()),
    ssoSilent: request => asked('ssoSilent', request, () => answers.silent()),
    loginRedirect: request => asked('loginRedirect', request, () => undefined),
    loginPopup: request =>
      asked('loginPopup', request, () => {
        if (request?.popupWindowParent?.open('about:blank') === null) throw new Error('empty_window_error')
        return answers.popup()
      }),
    acquireTokenSilent: request => asked('acquireTokenSilent', request, () => answers.token()),
    logoutRedirect: request => asked('logoutRedirect', request, () => undefined),
    clearCache: request => asked('clearCache', request, () => undefined),
  }
  const configuration = {
    clientId: 'client',
    tenantId: 'directory',
    scope: 'api://client/profile.read',
    authority: 'https://localhost:3000/directory',
  }
  const load = async (): Promise<LoadedClient> => ({
    client,
    configuration,
    needsPerson: error => error instanceof Error && error.message === 'interaction_required',
  })
  return {
    session: new SignIn(load),
    calls,
    requests,
    answers,
    hear: (event: Partial<EventMessage>) => hear(event as EventMessage),
  }
}

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

describe('a redirect sign-in', () => {
  test('asks for the scope of our own API, comes back to the root and goes on to the page asked for', async () => {
    const { session, requests } = fakeClient()
    void session.byRedirect('/funds/3/details?tab=a#terms')
    await vi.advanceTimersByTimeAsync(0)
    expect(requests[0]).toMatchObject({
      scopes: ['api://client/profile.read'],
      redirectUri: 'http://localhost:3000/',
      redirectStartPage: 'http://localhost:3000/funds/3/details?tab=a#terms',
    })
    expect(requests[0]).not.toHaveProperty('prompt')
  })

  test('D50 never comes back to a page of somebody else', async () => {
    for (const path of [
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      '',
    ]) {
      const { session, requests } = fakeClient()
      void session.byRedirect(path)
      await vi.advanceTimersByTimeAsync(0)
      expect(requests[0], path).toMatchObject({ redirectStartPage: 'http://localhost:3000/' })
    }
  })

  test('with another account asks which one and forgets the one that was refused', async () => {
    const { session, calls, requests } = fakeClient([account('mixed')])
    await session.completeRedirect()
    void session.byRedirect('/', { anotherAccount: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.slice(-2)).toEqual(['clearCache', 'loginRedirect'])
    expect(requests.at(-1)).toMatchObject({ prompt: 'select_account' })
    expect(session.account()).toBeNull()
  })

  test('is completed once, however many pages wait for it, and a failure is told once', async () => {
    const { session, calls, answers } = fakeClient()
    answers.redirect = () => {
      throw new Error('access_denied')
    }
    await Promise.all([session.completeRedirect(), session.completeRedirect()])
    await session.completeRedirect()
    expect(calls).toEqual(['handleRedirectPromise'])
    expect([session.takeFailure(), session.takeFailure()]).toEqual([true, false])
    expect(session.account()).toBeNull()
  })
})

describe('a popup sign-in', () => {
  test('ends as not signed in when the person closes the window, and not before', async () => {
    const { session, answers } = fakeClient()
    answers.popup = () => new Promise(() => undefined)
    const done = vi.fn()
    void session.byPopup().then(done)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(done).not.toHaveBeenCalled()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(2_000)
    expect(done).toHaveBeenCalledExactlyOnceWith(false)
    expect(currentInteraction()).toBe('none')
  })

  test('takes an answer that comes just after the window has gone', async () => {
    const { session, answers } = fakeClient()
    let answer: (value: AuthenticationResult) => void = () => undefined
    answers.popup = () =>
      new Promise(given => {
        answer = given
      })
    const signedIn = session.byPopup()
    await vi.advanceTimersByTimeAsync(0)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(600)
    answer(result(account('ann')))
    expect(await signedIn).toBe(true)
    expect(session.account()?.userName).toBe('ann@larkmoor.example')
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

describe('a tab that hears of another', () => {
  test('loads itself again after a moment and leaves the library alone meanwhile', async () => {
    const { session, calls, hear } = fakeClient([account('ann')])
    await session.completeRedirect()
    hear({ eventType: 'msal:logoutSuccess', correlationId: 'of another tab' })
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

  test('does not mistake its own sign-in, or an event of another kind, for one', async () => {
    const { session, requests, hear } = fakeClient([account('ann')])
    await session.completeRedirect()
    await session.bySilence()
    hear({ eventType: 'msal:loginSuccess', correlationId: String(requests.at(-1)?.['correlationId']) })
    hear({ eventType: 'msal:activeAccountChanged', correlationId: 'of another tab' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('signing out', () => {
  test('names the root as the page to come back to, and the client, so that every provider does come back', async () => {
    const { session, requests } = fakeClient([account('ann')])
    await session.completeRedirect()
    void session.signOut()
    await vi.advanceTimersByTimeAsync(0)
    expect(requests.at(-1)).toMatchObject({
      postLogoutRedirectUri: 'http://localhost:3000/',
      extraQueryParameters: { client_id: 'client' },
      account: { localAccountId: 'ann' },
    })
    expect(session.account()).toBeNull()
    expect(session.signedOut()).toBe(true)
  })

  test('is forgotten by the next sign-in', async () => {
    const { session, answers } = fakeClient([account('ann')])
    await session.completeRedirect()
    void session.signOut()
    await vi.advanceTimersByTimeAsync(0)
    answers.popup = () => result(account('bob'))
    await session.byPopup()
    expect(session.signedOut()).toBe(false)
  })
})
