import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { http, type HttpError } from '../../src/web/data/http.ts'
import { actAs } from '../../src/web/sign-in/actingAs.ts'
import { connectRouter } from '../../src/web/sign-in/navigation.ts'
import { dropGuid, storeGuid } from '../../src/web/sign-in/onboardingGuid.ts'
import { refusedPath } from '../../src/web/sign-in/refused.ts'
import { InteractionNeeded, signIn } from '../../src/web/sign-in/signIn.ts'

const GUID = '1b4e28ba-2fa1-4d9c-8d6e-0123456789ab'

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

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: unknown
}

let sent: Sent[]
let answers: (() => Response)[]
const navigate = vi.fn()
const token = vi.spyOn(signIn, 'token')
const byRedirect = vi.spyOn(signIn, 'byRedirect')

const json =
  (status: number, body: unknown, statusText = ''): (() => Response) =>
  () =>
    new Response(JSON.stringify(body), { status, statusText, headers: { 'Content-Type': 'application/problem+json' } })

beforeEach(() => {
  sent = []
  answers = []
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    sent.push({ url, method, headers: Object.fromEntries(new Headers(headers)), body })
    return url === '/api/onboarding-session'
      ? new Response(null, { status: 204 })
      : (answers.shift()?.() ?? json(200, {})())
  })
  token.mockReset().mockImplementation(async fresh => (fresh ? 'fresh' : 'cached'))
  byRedirect.mockReset().mockRejectedValue(new Error('stayed on the page'))
  navigate.mockReset()
  open('/funds/overview')
})

afterEach(() => {
  dropGuid()
  vi.unstubAllGlobals()
})

function open(pathname: string): void {
  connectRouter({ navigate, state: { location: { pathname, search: '?sort=name', hash: '#top' }, navigation: {} } })
}

async function failure(url = '/api/funds', options?: RequestInit): Promise<{ message: string; status?: number }> {
  return http(url, options).then(
    () => ({ message: 'no failure' }),
    (error: HttpError) => error,
  )
}

describe('a request', () => {
  test('to a server that does not answer is told in a sentence, not in the words of the browser', async () => {
    answers = [
      () => {
        throw new TypeError('Failed to fetch')
      },
    ]
    expect(await failure()).toMatchObject({
      message: 'The server cannot be reached. Check your connection and try again.',
    })
    vi.stubGlobal('navigator', { onLine: false })
    answers = [
      () => {
        throw new TypeError('Failed to fetch')
      },
    ]
    expect(await failure()).toMatchObject({ message: 'You are not connected. Try again once you are.' })
    answers = [
      () => {
        throw new DOMException('Aborted', 'AbortError')
      },
    ]
    expect(await failure()).toMatchObject({ message: 'Aborted' })
  })

  test('carries the token, obtained silently, and asks for JSON', async () => {
    answers = [json(200, { id: 1 })]
    expect(await http('/api/funds/1')).toMatchObject({ status: 200, json: { id: 1 } })
    expect(sent).toEqual([
      {
        url: '/api/funds/1',
        method: 'GET',
        headers: { accept: 'application/json', authorization: 'Bearer cached' },
        body: undefined,
      },
    ])
  })

  test('names the account as which this tab acts, of the person who is signed in alone', async () => {
    const account = { homeAccountId: 'ann', localAccountId: 'l', userName: 'a@b.example', tenantId: 't', roles: [] }
    const signedIn = vi.spyOn(signIn, 'account').mockReturnValue(account)
    actAs({ id: 8, tenant: 'thornfield' })
    await http('/api/a')
    signedIn.mockReturnValue({ ...account, homeAccountId: 'bob' })
    await http('/api/b')
    signedIn.mockReturnValue(account)
    storeGuid(GUID, 'Larkmoor Partners')
    await http('/api/c')
    signedIn.mockRestore()
    expect(sent.filter(({ method }) => method === 'GET').map(({ headers }) => headers['account-id'])).toEqual([
      '8',
      undefined,
      undefined,
    ])
  })

  test('names the kind of its text body, and leaves that of an upload to the browser', async () => {
    await http('/api/funds', { method: 'POST', body: '{}' })
    await http('/api/funds/1/documents', { method: 'POST', body: new FormData() })
    expect(sent.map(({ headers }) => headers['content-type'])).toEqual(['application/json', undefined])
  })

  test('while a guid is held carries no token, and the cookie has been set before, once', async () => {
    storeGuid(GUID, 'Larkmoor Partners')
    await Promise.all([http('/api/onboarding-session'), http('/api/a'), http('/api/b')])
    await http('/api/c')
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([
      {
        url: '/api/onboarding-session',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ guid: GUID }),
      },
    ])
    expect(sent[0]!.method).toBe('POST')
    expect(sent.some(({ headers }) => 'authorization' in headers)).toBe(false)
    expect(token).not.toHaveBeenCalled()
  })

  test('sets the cookie anew when the server does not know it any more', async () => {
    storeGuid(GUID, 'Larkmoor Partners')
    answers = [json(401, {}), json(200, { ok: true })]
    expect((await http('/api/onboardings/1')).json).toEqual({ ok: true })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'POST /api/onboarding-session',
      'GET /api/onboardings/1',
      'POST /api/onboarding-session',
      'GET /api/onboardings/1',
    ])
  })

  test('without a guid takes the cookie away first, if this browser ever had it', async () => {
    await http('/api/funds')
    expect(sent).toHaveLength(1)
    storeGuid(GUID, 'Larkmoor Partners')
    await http('/api/a')
    dropGuid()
    sent = []
    await http('/api/funds')
    await http('/api/funds')
    expect(sent.map(({ method, url, headers }) => `${method} ${url} ${headers['authorization'] ?? ''}`)).toEqual([
      'DELETE /api/onboarding-session ',
      'GET /api/funds Bearer cached',
      'GET /api/funds Bearer cached',
    ])
  })

  test('starts a redirect sign-in with the open page as its target when only the person can help', async () => {
    token.mockRejectedValue(new InteractionNeeded())
    await failure()
    expect(byRedirect).toHaveBeenCalledExactlyOnceWith('/funds/overview?sort=name#top')
    expect(sent).toEqual([])
  })

  test('does not send the person away when the network is the trouble', async () => {
    token.mockRejectedValue(new Error('no_network_connectivity'))
    expect((await failure()).message).toContain('sign-in service cannot be reached')
    vi.stubGlobal('navigator', { onLine: false })
    token.mockRejectedValue(new InteractionNeeded())
    expect((await failure()).message).toBe('You are not connected. Try again once you are.')
    expect(byRedirect).not.toHaveBeenCalled()
  })
})

describe('an answer', () => {
  test('R402 without a body, with one that is no JSON, or with one that says nothing shows its status text', async () => {
    for (const [body, type] of [
      [null, 'application/json'],
      ['', 'application/problem+json'],
      ['<h1>Bad Gateway</h1>', 'text/html'],
      ['{"detail":', 'application/json'],
      ['{"title":"A title without errors"}', 'application/problem+json'],
    ] as const) {
      answers = [
        () => new Response(body, { status: 502, statusText: 'Bad Gateway', headers: { 'Content-Type': type } }),
      ]
      expect(await failure(), String(body)).toMatchObject({ status: 502, message: 'Bad Gateway' })
    }
  })

  test('of 401 to a token that another call has renewed since is tried again with that one', async () => {
    answers = [json(401, {}), json(200, [])]
    token.mockImplementationOnce(async () => 'old')
    await http('/api/funds')
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer old', 'Bearer cached'])
    expect(token.mock.calls.filter(([fresh]) => fresh)).toEqual([])
  })

  test('of 401 gets exactly one second try with a fresh token', async () => {
    answers = [json(401, {}), json(200, { id: 1 })]
    expect((await http('/api/funds/1')).json).toEqual({ id: 1 })
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual(['Bearer cached', 'Bearer fresh'])
    sent = []
    answers = [json(401, {}), json(401, { detail: 'Your sign-in is not valid any more.' })]
    expect(await failure()).toMatchObject({ status: 401, message: 'Your sign-in is not valid any more.' })
    expect(sent).toHaveLength(2)
  })

  test('of 403 sends the person to the error page and remembers where another account would go on', async () => {
    answers = [json(403, { detail: 'Access denied' })]
    expect(await failure()).toMatchObject({ status: 403 })
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/error?code=403&text=Access%20denied', { replace: true })
    expect(refusedPath()).toBe('/funds/overview?sort=name#top')
  })

  test('of 403 that asks for one of several accounts leaves the page to that question', async () => {
    answers = [json(403, { code: 'account-choice', detail: 'Choose one of them.' })]
    expect(await failure()).toMatchObject({ status: 403 })
    expect(navigate).not.toHaveBeenCalled()
  })

  test('of 403 to a change leaves the page in the history', async () => {
    answers = [json(403, {})]
    await failure('/api/funds/1', { method: 'PUT', body: '{}' })
    expect(navigate).toHaveBeenCalledWith(expect.stringContaining('/error'), { replace: false })
  })

  test('of 403 on home, or on the error page itself, leaves the person there', async () => {
    for (const place of ['/', '/error']) {
      open(place)
      answers = [json(403, {})]
      expect(await failure()).toMatchObject({ status: 403 })
    }
    expect(navigate).not.toHaveBeenCalled()
  })

  test('that failed speaks in the words of its body: detail, title beside errors, status text', async () => {
    answers = [
      json(422, { detail: 'The detail', title: 'The title', errors: {} }),
      json(422, { title: 'The title', errors: { name: ['x'] } }),
      json(500, { title: 'The title' }, 'Oops'),
    ]
    expect((await failure()).message).toBe('The detail')
    expect((await failure()).message).toBe('The title')
    expect((await failure()).message).toBe('Oops')
  })

  test('to an upload speaks in the words of the file first', async () => {
    const body = { detail: 'The detail', errors: { File: ['File type not allowed', 'second'] } }
    answers = [json(415, body), json(415, body)]
    expect((await failure('/api/funds/1/documents', { method: 'POST', body: new FormData() })).message).toBe(
      'File type not allowed',
    )
    expect((await failure()).message).toBe('The detail')
  })

  test('of a file keeps its bytes', async () => {
    answers = [() => new Response(new Uint8Array([0, 255, 1]), { headers: { 'Content-Type': 'application/pdf' } })]
    const { blob, body } = await http('/api/documents/1/content')
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([0, 255, 1])
    expect(body).toBe('')
  })
})
