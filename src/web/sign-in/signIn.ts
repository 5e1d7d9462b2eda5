import type { AccountInfo, AuthenticationResult, EventMessage } from '@azure/msal-browser'
import { safePath } from '../../paths.ts'
import { loadConfiguration } from './configuration.ts'
import { during } from './interaction.ts'
import { awaitsAnswer, takeAnswer } from './navigation.ts'
import { isFresh, readCachedSignIn } from './cachedSignIn.ts'
import type { CachedSignIn } from './cachedSignIn.ts'
import { loadLibrary } from './library.ts'
import type { Client, LoadedClient } from './library.ts'
import { isTokenOf } from './tokenClaims.ts'

/** The signed-in account as the identity provider tells it. Of its claims the roles alone are used. */
interface SignedInAccount {
  homeAccountId: string
  localAccountId: string
  userName: string
  /** The directory, not a tenant of this product. */
  tenantId: string
  nativeAccountId?: string
  roles: unknown
}

interface SignInOptions {
  /** Ask which account, and forget the one that is signed in. */
  anotherAccount?: boolean
}

/** Thrown when a token cannot be had without the person; a redirect sign-in is what follows. */
export class InteractionNeeded extends Error {}

/** Marks of the tab: they must outlive the way to the identity provider and back. */
const OWN_REQUEST = 'sign-in:request'
const SIGNED_OUT = 'sign-in:signed-out'
/** Mark of the browser: who has signed in last, in whichever tab. */
const LAST = 'sign-in:account'
/** Mark of the tab: what was read without the library was not what the library says. */
const LIBRARY_FIRST = 'sign-in:library-first'
/** The library's mark of the tab: a sign-in or sign-out has begun, which the library still has to end. */
const IN_PROGRESS = 'msal.interaction.status'
/** Another tab has written the cache; the browser may show that here only after a moment. */
const SETTLE_MS = 700
/** Where its cache has told enough for the first page, the library is loaded when that stands. */
const LIBRARY_AFTER_MS = 2_000
const LIBRARY_AGAIN_AFTER_MS = 15_000

/** The one sign-in of the application; tests bring a client of their own. Nothing is loaded before it is needed. */
export class SignIn {
  readonly #load: () => Promise<LoadedClient>
  readonly #readCached: (homeAccountId: string) => Promise<CachedSignIn | null>
  /** Used until the library is loaded. */
  #early: CachedSignIn | undefined
  #loading: Promise<LoadedClient> | undefined
  #redirect: Promise<void> | undefined
  #failed = false
  #trouble: unknown
  #looked = false
  /** What screens read. They never read the library, whose cache another tab may be changing. */
  #snapshot: AccountInfo | null = null
  /** Who was signed in before the answer to a redirect that is still to be read. */
  #cached: AccountInfo | undefined
  #stale = false
  readonly #own = new Set<string>()
  readonly #renewals = new Map<boolean, Promise<AuthenticationResult>>()
  readonly #listeners = new Set<() => void>()

  constructor(load: () => Promise<LoadedClient>, readCached: (homeAccountId: string) => Promise<CachedSignIn | null>) {
    this.#load = load
    this.#readCached = readCached
  }

  /** May be handed on by itself, as React's hooks want it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  account(): SignedInAccount | null {
    return this.#snapshot && accountOf(this.#snapshot)
  }

  /** True in every tab of a person who signed out and did not come back yet. */
  signedOut(): boolean {
    return !this.#snapshot && sessionStorage.getItem(SIGNED_OUT) !== null
  }

  /** Why nobody could find out how to sign in: the server did not tell. Undefined where it did. */
  readonly trouble = (): unknown => this.#trouble

  /** True when it is known that nobody is signed in here. */
  readonly isNobody = (): boolean => this.#looked && !this.#snapshot

  /** Whatever the identity provider answered to a redirect is dealt with once, before anything else is decided. */
  completeRedirect(): Promise<void> {
    this.#redirect ??= during('handlingRedirect', () => this.#finishRedirect()).catch((error: unknown) => {
      this.#redirect = undefined
      throw error
    })
    return this.#redirect
  }

  /** True once after a redirect sign-in that failed. */
  takeFailure(): boolean {
    const happened = this.#failed
    this.#failed = false
    return happened
  }

  /**
   * A sign-in at the identity provider may still hold. Not asked after a sign-out, which may be on its way there from
   * another tab.
   */
  async bySilence(): Promise<boolean> {
    const { client } = await this.#loaded()
    if (this.signedOut()) return false
    const asked = await this.#request({})
    try {
      await this.#take(await during('silentSignIn', () => client.ssoSilent(asked)), client)
      return true
    } catch {
      return false
    }
  }

  /** Leaves the page. Ends with an error when the browser stays on it. */
  async byRedirect(returnTo: string, options: SignInOptions = {}): Promise<void> {
    const { client } = await this.#loaded()
    await during('login', async () => {
      const asked = await this.#request(options)
      sessionStorage.setItem(OWN_REQUEST, asked.correlationId)
      await client.loginRedirect({
        ...asked,
        redirectUri: `${location.origin}/`,
        redirectStartPage: location.origin + safePath(returnTo),
      })
    })
    return forever()
  }

  /** In a window of its own; false when it was closed, blocked or failed. */
  async byPopup(options: SignInOptions = {}): Promise<boolean> {
    const { client, watchWindow, opensNothing } = await this.#loaded()
    return during('login', async () => {
      const watched = watchWindow(window)
      try {
        const asked = {
          ...(await this.#request(options)),
          overrideInteractionInProgress: true,
          popupWindowParent: watched.opener,
        }
        const result = await Promise.race([client.loginPopup(asked), watched.closed])
        if (result) await this.#take(result, client)
        // The library still waits for the window that is gone, and would refuse every other way to sign in: a new try
        // that opens nothing ends that.
        else await client.loginPopup({ ...asked, popupWindowParent: opensNothing(window) })
        return result !== undefined
      } catch {
        return false
      } finally {
        watched.stop()
      }
    })
  }

  /** Ends the sign-in here and at the identity provider, which sends the browser back to the root. */
  async signOut(): Promise<void> {
    const { client, configuration } = await this.#loaded()
    if (this.#stale) return forever()
    const account = this.#snapshot
    sessionStorage.setItem(SIGNED_OUT, 'yes')
    this.#show(null)
    await during('logout', () =>
      client.logoutRedirect({
        account,
        correlationId: this.#ownRequest(),
        postLogoutRedirectUri: `${location.origin}/`,
        // A provider that is given neither its client nor an id token would not send the browser back.
        extraQueryParameters: { client_id: configuration.clientId },
      }),
    )
    return forever()
  }

  /** An access token for the API: from the cache, else renewed. Calls that come together share one renewal. */
  async token(fresh = false): Promise<string> {
    if (this.#early && !fresh && isFresh(this.#early, Date.now())) return this.#early.accessToken
    const shared =
      this.#renewals.get(fresh) ??
      this.#acquire(fresh).finally(() => {
        this.#renewals.delete(fresh)
      })
    this.#renewals.set(fresh, shared)
    return (await shared).accessToken
  }

  #loaded(): Promise<LoadedClient> {
    this.#loading ??= this.#begin().catch((error: unknown) => {
      this.#loading = undefined
      this.#trouble = error
      this.#tell()
      throw error
    })
    return this.#loading
  }

  async #begin(): Promise<LoadedClient> {
    const parts = await this.#load()
    // Before it begins: what another tab does meanwhile would be heard by nobody.
    parts.client.addEventCallback(event => {
      this.#handleEvent(event)
    })
    await parts.client.initialize()
    if (this.#stale) return forever()
    this.#trouble = undefined
    const early = this.#early
    this.#early = undefined
    const accounts = parts.client.getAllAccounts()
    const last = localStorage.getItem(LAST)
    const active = accounts.find(({ homeAccountId }) => homeAccountId === last) ?? accounts[0]
    if (active) parts.client.setActiveAccount(active)
    if (early && early.account.homeAccountId !== active?.homeAccountId) {
      sessionStorage.setItem(LIBRARY_FIRST, 'yes')
      if (!active) sessionStorage.setItem(SIGNED_OUT, 'yes')
      this.#beginAnew()
      return parts
    }
    // Whoever comes back from the provider may be somebody else: until that is known nobody is shown.
    if (!awaitsAnswer()) this.#show(active ?? null)
    else this.#cached = active
    return parts
  }

  /**
   * A sign-in or sign-out of another tab: whatever this tab knows is old, and reading the library now could damage its
   * cache for both.
   */
  #handleEvent({ eventType, correlationId }: EventMessage): void {
    const changes = eventType === 'msal:loginSuccess' || eventType === 'msal:logoutSuccess'
    if (!changes || this.#stale || this.#own.has(correlationId)) return
    if (eventType === 'msal:logoutSuccess') sessionStorage.setItem(SIGNED_OUT, 'yes')
    this.#beginAnew()
  }

  #beginAnew(): void {
    this.#stale = true
    setTimeout(() => {
      location.reload()
    }, SETTLE_MS)
  }

  #show(account: AccountInfo | null): void {
    if (account) sessionStorage.removeItem(SIGNED_OUT)
    this.#snapshot = account
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Whoever has just signed in becomes the active account, and the only one. */
  async #take({ account }: AuthenticationResult, client: Client): Promise<void> {
    await this.#forgetOthers(account, client)
    this.#show(account)
  }

  async #forgetOthers(account: AccountInfo, client: Client): Promise<void> {
    client.setActiveAccount(account)
    localStorage.setItem(LAST, account.homeAccountId)
    for (const other of client.getAllAccounts())
      if (other.homeAccountId !== account.homeAccountId)
        await client.clearCache({ account: other, correlationId: this.#ownRequest() })
  }

  #ownRequest(): string {
    const id = crypto.randomUUID()
    this.#own.add(id)
    return id
  }

  async #request(
    options: SignInOptions,
  ): Promise<{ scopes: string[]; correlationId: string; prompt?: 'select_account' }> {
    const { client, configuration } = await this.#loaded()
    if (this.#stale) return forever()
    const correlationId = this.#ownRequest()
    const request = { scopes: [configuration.scope], correlationId }
    if (!options.anotherAccount) return this.signedOut() ? { ...request, prompt: 'select_account' } : request
    if (this.#snapshot) await client.clearCache({ account: this.#snapshot, correlationId })
    this.#show(null)
    return { ...request, prompt: 'select_account' }
  }

  /**
   * Who signed in here before is shown, and asks the API, before the library is there. Not where a sign-in of this tab
   * has begun: that is the library's to end. True when somebody was shown.
   */
  async #showCached(): Promise<boolean> {
    const last = localStorage.getItem(LAST)
    const isMarked = [OWN_REQUEST, IN_PROGRESS, LIBRARY_FIRST].some(mark => sessionStorage.getItem(mark) !== null)
    sessionStorage.removeItem(LIBRARY_FIRST)
    if (last === null || isMarked || awaitsAnswer() || this.#loading) return false
    const cached = await this.#readCached(last).catch(() => null)
    if (!cached || this.#loading) return false
    this.#early = cached
    this.#looked = true
    this.#show(cached.account)
    this.#loadAfter(LIBRARY_AFTER_MS)
    // A page that was left before the library was loaded has heard of no other tab.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.#early) this.#beginAnew()
    })
    return true
  }

  /** Again and again until it comes: without it this tab hears of no sign-in of another one. */
  #loadAfter(milliseconds: number): void {
    setTimeout(() => {
      this.#loaded().catch(() => {
        this.#loadAfter(LIBRARY_AGAIN_AFTER_MS)
      })
    }, milliseconds)
  }

  async #finishRedirect(): Promise<void> {
    if (await this.#showCached()) return
    const { client } = await this.#loaded()
    this.#own.add(sessionStorage.getItem(OWN_REQUEST) ?? '')
    sessionStorage.removeItem(OWN_REQUEST)
    const hash = takeAnswer()
    try {
      const result = await client.handleRedirectPromise(hash === undefined ? {} : { hash })
      if (result) await this.#take(result, client)
      else if (hash !== undefined) this.#show(this.#cached ?? null)
    } catch {
      // Whatever went wrong, the person is not signed in; the library has told the console.
      this.#failed = true
      this.#show(this.#cached ?? null)
    } finally {
      this.#looked = true
      this.#tell()
    }
  }

  async #acquire(fresh: boolean): Promise<AuthenticationResult> {
    const { client, configuration, needsPerson } = await this.#loaded()
    if (this.#stale) return forever()
    const account = this.#snapshot
    if (!account) throw new InteractionNeeded()
    try {
      const request = { scopes: [configuration.scope], account, forceRefresh: fresh, correlationId: this.#ownRequest() }
      const result = await during('acquireToken', () => client.acquireTokenSilent(request))
      // Somebody else has signed in here while it was on its way.
      if (this.#snapshot?.homeAccountId !== account.homeAccountId) return await this.#acquire(fresh)
      if (result.account.homeAccountId !== account.homeAccountId) return await this.#handOver(result.account, client)
      if (!isTokenOf(account, result.accessToken)) throw new InteractionNeeded()
      if (!result.fromCache) this.#show(result.account)
      return result
    } catch (error) {
      throw needsPerson(error) ? new InteractionNeeded() : error
    }
  }

  /** At the provider somebody else has signed in since: this tab begins anew as that person. */
  async #handOver(account: AccountInfo, client: Client): Promise<never> {
    this.#stale = true
    await this.#forgetOthers(account, client)
    location.reload()
    return forever()
  }
}

function accountOf({
  homeAccountId,
  localAccountId,
  username,
  tenantId,
  nativeAccountId,
  idTokenClaims: { roles } = {},
}: AccountInfo): SignedInAccount {
  return {
    homeAccountId,
    localAccountId,
    userName: username,
    tenantId,
    ...(nativeAccountId !== undefined && { nativeAccountId }),
    roles,
  }
}

/** The page is about to be left or loaded again: nothing after this may run. */
function forever(): Promise<never> {
  return new Promise(() => undefined)
}

export const signIn = new SignIn(loadLibrary, async homeAccountId =>
  readCachedSignIn(homeAccountId, (await loadConfiguration()).signIn),
)
