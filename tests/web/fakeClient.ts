/** A browser tab and a client of the identity provider for the tests of signing in. */
import type { AccountInfo, AuthenticationResult, EventMessage } from '@azure/msal-browser'
import { afterEach, beforeEach, vi } from 'vitest'
import type { CachedSignIn } from '../../src/web/sign-in/cachedSignIn.ts'
import { opensNothing, watchWindow } from '../../src/web/sign-in/popup.ts'
import { SignIn } from '../../src/web/sign-in/signIn.ts'
import type { LoadedClient } from '../../src/web/sign-in/library.ts'

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

export const reload = vi.fn<() => void>()
export const popup = { closed: false }
/** The browser shows the page again. */
export const pageShown = vi.fn<(event: { persisted: boolean }) => void>()

/** What the clock of every test shows at first. */
export const BEGINNING = Date.parse('2026-11-21T12:00:00Z')

/** Every test of the file begins in a tab of its own, whose clock stands. */
export function newTabForEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: BEGINNING })
    vi.stubGlobal('sessionStorage', storage())
    vi.stubGlobal('localStorage', storage())
    vi.stubGlobal('location', { origin: 'http://localhost:3000', hash: '', reload })
    vi.stubGlobal('addEventListener', (name: string, listener: (event: { persisted: boolean }) => void) => {
      if (name === 'pageshow') pageShown.mockImplementation(listener)
    })
    vi.stubGlobal('window', { setInterval, clearInterval, document: { hasFocus: () => true }, open: () => popup })
    popup.closed = false
    reload.mockClear()
    pageShown.mockReset()
  })

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

export function account(name: string, roles: unknown = ['User']): AccountInfo {
  return {
    homeAccountId: `${name}.directory`,
    localAccountId: name,
    username: `${name}@larkmoor.example`,
    tenantId: 'directory',
    environment: 'localhost',
    idTokenClaims: { roles: roles as string[], name: 'Somebody', groups: ['x'] },
  }
}

export const result = (signedIn: AccountInfo, fromCache = false): AuthenticationResult =>
  ({ account: signedIn, accessToken: `token of ${signedIn.localAccountId}`, fromCache }) as AuthenticationResult

/** A client like the library's: what it is asked for stands in `calls`, in order. `early` is read without it. */
export function fakeClient(cached: AccountInfo[] = [], early?: CachedSignIn | 'not to be read') {
  const calls: string[] = []
  const requests: Record<string, unknown>[] = []
  let emit: (event: EventMessage) => void = () => undefined
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
    initialize: async (): Promise<void> => undefined,
  }
  const client: LoadedClient['client'] = {
    initialize: () => answers.initialize(),
    getAllAccounts: () => cached,
    setActiveAccount: active => {
      calls.push(`active ${active?.localAccountId}`)
    },
    addEventCallback: callback => {
      emit = callback
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
  const failures = { ofLoading: 0 }
  const load = async (): Promise<LoadedClient> => {
    if (failures.ofLoading-- > 0) throw new Error('The library does not come.')
    return { ...loaded, client }
  }
  const loaded: Omit<LoadedClient, 'client'> = {
    watchWindow,
    opensNothing,
    configuration,
    needsPerson: error => error instanceof Error && error.message === 'interaction_required',
  }
  const readCached = async (homeAccountId: string) => {
    if (early === 'not to be read') throw new Error('The server does not tell.')
    return early?.account.homeAccountId === homeAccountId ? early : null
  }
  return {
    session: new SignIn(load, readCached),
    calls,
    requests,
    answers,
    failures,
    emit: (event: Partial<EventMessage>) => emit(event as EventMessage),
  }
}
