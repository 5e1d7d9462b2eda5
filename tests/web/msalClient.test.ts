import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LogLevel } from '@azure/msal-browser'
import { configurationOf, RouterNavigation } from '../../src/web/sign-in/msalClient.ts'
import { connectRouter } from '../../src/web/sign-in/navigation.ts'

const navigate = vi.fn(() => new Promise(() => undefined))

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://localhost:3000' })
  connectRouter({ navigate, state: { location: { pathname: '/', search: '', hash: '' }, navigation: {} } })
  navigate.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const options = (noHistory: boolean) => ({ noHistory })

describe('navigation that signing in asks for', () => {
  test('goes through the router: replaced when no history entry is wanted, pushed otherwise; the page is not loaded again', async () => {
    const client = new RouterNavigation()
    expect(await client.navigateInternal('http://localhost:3000/funds/3/details?tab=a#terms', options(true))).toBe(
      false,
    )
    expect(await client.navigateInternal('http://localhost:3000/contacts/overview', options(false))).toBe(false)
    expect(navigate.mock.calls).toEqual([
      ['/funds/3/details?tab=a#terms', { replace: true }],
      ['/contacts/overview', { replace: false }],
    ])
  })

  test('D50 to a page of somebody else ends at the root', async () => {
    for (const address of [
      'https://evil.example/funds',
      '//evil.example/funds',
      'http://localhost:3000//evil.example',
      'http://localhost:3001/',
      'javascript:alert(1)',
      'data:text/html,x',
    ]) {
      navigate.mockClear()
      await new RouterNavigation().navigateInternal(address, options(true))
      expect(navigate.mock.calls, address).toEqual([['/', { replace: true }]])
    }
  })
})

describe('the configuration of the library', () => {
  const directory = {
    clientId: 'client',
    tenantId: 'directory',
    scope: 'api://client/profile.read',
    authority: 'https://login.microsoftonline.com/directory',
  }

  test('names one directory, the root for coming back from signing out, the bridge page for frames and windows, and local storage', () => {
    const { auth, cache } = configurationOf(directory)
    expect(auth).toEqual({
      clientId: 'client',
      authority: directory.authority,
      redirectUri: 'http://localhost:3000/redirect.html',
      postLogoutRedirectUri: 'http://localhost:3000/',
    })
    expect(cache).toEqual({ cacheLocation: 'localStorage' })
  })

  test('hands on what the local provider cannot tell by itself', () => {
    const { auth } = configurationOf({ ...directory, knownAuthorities: ['localhost:3000'], authorityMetadata: '{}' })
    expect(auth).toMatchObject({ knownAuthorities: ['localhost:3000'], authorityMetadata: '{}' })
  })

  test('writes errors to the console, and nothing of lower levels', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { loggerOptions } = configurationOf(directory).system!
    expect(loggerOptions).toMatchObject({ logLevel: LogLevel.Error, piiLoggingEnabled: false })
    for (const level of [LogLevel.Error, LogLevel.Warning, LogLevel.Info, LogLevel.Verbose, LogLevel.Trace])
      loggerOptions!.loggerCallback!(level, `level ${level}`, false)
    expect(error.mock.calls).toEqual([['level 0']])
  })
})
