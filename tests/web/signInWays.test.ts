import type { AuthenticationResult } from '@azure/msal-browser'
import { describe, expect, test, vi } from 'vitest'
import { currentInteraction } from '../../src/web/sign-in/interaction.ts'
import { account, fakeClient, newTabForEachTest, popup, result } from './fakeClient.ts'

newTabForEachTest()

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
