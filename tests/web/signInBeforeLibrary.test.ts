import { describe, expect, test, vi } from 'vitest'
import type { CachedSignIn } from '../../src/web/sign-in/cachedSignIn.ts'
import { account, BEGINNING, fakeClient, newTabForEachTest, pageShown, reload, result } from './fakeClient.ts'

newTabForEachTest()

const LAST = 'sign-in:account'
const LIBRARY_AFTER_MS = 2_000
const LIBRARY_AGAIN_AFTER_MS = 15_000
const SETTLE_MS = 700

const cachedFor = (name: string, seconds = 3_600): CachedSignIn => ({
  account: account(name),
  accessToken: `cached token of ${name}`,
  expiresOn: BEGINNING / 1_000 + seconds,
})

describe('who signed in here before, until the library is there', () => {
  test('is shown and asks the API; the library comes when the first page stands, and has the word from then on', async () => {
    localStorage.setItem(LAST, 'ann.directory')
    const { session, calls, answers } = fakeClient([account('ann')], cachedFor('ann'))
    answers.token = () => result(account('ann'), true)
    await session.completeRedirect()
    expect(session.account()?.userName).toBe('ann@larkmoor.example')
    expect(session.isNobody()).toBe(false)
    expect(await session.token()).toBe('cached token of ann')
    await vi.advanceTimersByTimeAsync(LIBRARY_AFTER_MS - 1)
    expect(calls).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(calls).toEqual(['active ann'])
    expect(await session.token()).toBe('token of ann')
    expect(reload).not.toHaveBeenCalled()
    void session.signOut()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.isNobody()).toBe(true)
  })

  test('asks with another token when the first one was refused or is about to expire', async () => {
    localStorage.setItem(LAST, 'ann.directory')
    const refused = fakeClient([account('ann')], cachedFor('ann'))
    await refused.session.completeRedirect()
    expect(await refused.session.token(true)).toBe('token of ann')
    const expiring = fakeClient([account('ann')], cachedFor('ann', 301))
    await expiring.session.completeRedirect()
    expect(await expiring.session.token()).toBe('cached token of ann')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await expiring.session.token()).toBe('token of ann')
  })

  test('is nobody whom the browser does not name as the last one', async () => {
    const { session, calls } = fakeClient([account('ann')], cachedFor('ann'))
    await session.completeRedirect()
    expect(calls).toEqual(['active ann', 'handleRedirectPromise'])
  })

  test('waits for the library when nobody can tell what is cached', async () => {
    localStorage.setItem(LAST, 'ann.directory')
    const { session, calls } = fakeClient([account('ann')], 'not to be read')
    await session.completeRedirect()
    expect(calls).toEqual(['active ann', 'handleRedirectPromise'])
  })

  test('tries again when the library does not come, and asks as before meanwhile', async () => {
    localStorage.setItem(LAST, 'ann.directory')
    const { session, calls, failures } = fakeClient([account('ann')], cachedFor('ann'))
    failures.ofLoading = 2
    await session.completeRedirect()
    await vi.advanceTimersByTimeAsync(LIBRARY_AFTER_MS + LIBRARY_AGAIN_AFTER_MS)
    expect(calls).toEqual([])
    expect(await session.token()).toBe('cached token of ann')
    await vi.advanceTimersByTimeAsync(LIBRARY_AGAIN_AFTER_MS)
    expect(calls).toEqual(['active ann'])
  })

  test('R477 a page that comes back as it was left begins anew where the library was not loaded', async () => {
    localStorage.setItem(LAST, 'ann.directory')
    const { session } = fakeClient([account('ann')], cachedFor('ann'))
    await session.completeRedirect()
    pageShown({ persisted: false })
    await vi.advanceTimersByTimeAsync(SETTLE_MS)
    expect(reload).not.toHaveBeenCalled()
    pageShown({ persisted: true })
    await vi.advanceTimersByTimeAsync(SETTLE_MS)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('a page that comes back as it was left stays where the library listens', async () => {
    localStorage.setItem(LAST, 'ann.directory')
    const { session } = fakeClient([account('ann')], cachedFor('ann'))
    await session.completeRedirect()
    await vi.advanceTimersByTimeAsync(LIBRARY_AFTER_MS)
    pageShown({ persisted: true })
    await vi.advanceTimersByTimeAsync(SETTLE_MS)
    expect(reload).not.toHaveBeenCalled()
  })

  test.each(['sign-in:request', 'msal.interaction.status'])(
    'R477 waits for the library where something has begun that it still has to end (%s)',
    async mark => {
      localStorage.setItem(LAST, 'ann.directory')
      sessionStorage.setItem(mark, 'something')
      const { session, calls } = fakeClient([account('ann')], cachedFor('ann'))
      await session.completeRedirect()
      expect(calls).toEqual(['active ann', 'handleRedirectPromise'])
    },
  )

  test('R477 waits for the library where the answer to a sign-in is to be read', async () => {
    localStorage.setItem(LAST, 'ann.directory')
    vi.stubGlobal('history', { state: null, replaceState: () => undefined })
    Object.assign(location, { pathname: '/', search: '', hash: '#state=x&code=y' })
    const answered = fakeClient([account('ann')], cachedFor('ann'))
    answered.answers.redirect = () => result(account('bob'))
    await answered.session.completeRedirect()
    expect(answered.session.account()?.localAccountId).toBe('bob')
  })

  test.each([
    ['somebody else', [account('bob')]],
    ['nobody', []],
  ])('R477 the tab begins anew, with the library, when that knows %s', async (_, known) => {
    localStorage.setItem(LAST, 'ann.directory')
    const first = fakeClient(known, cachedFor('ann'))
    await first.session.completeRedirect()
    await vi.advanceTimersByTimeAsync(LIBRARY_AFTER_MS)
    let answered = false
    void first.session.token().then(() => {
      answered = true
    })
    await vi.advanceTimersByTimeAsync(SETTLE_MS)
    expect(reload).toHaveBeenCalledTimes(1)
    expect(answered).toBe(false)
    // What was cached still stands there: it may not lead round in a circle.
    const second = fakeClient(known, cachedFor('ann'))
    await second.session.completeRedirect()
    expect(second.calls.at(-1)).toBe('handleRedirectPromise')
    expect(second.session.account()?.localAccountId).toBe(known[0]?.localAccountId)
    expect(second.session.signedOut()).toBe(known.length === 0)
    expect(reload).toHaveBeenCalledTimes(1)
  })
})
