import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectRouter, currentPath, holdsAnswer, requestedPath, takeAnswer } from '../../src/web/sign-in/navigation.ts'

const ANSWER = '#code=abc&state=xyz'

function standing(location: string, opening?: string): void {
  const place = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://localhost')
    return { pathname, search, hash }
  }
  connectRouter({
    navigate: () => undefined,
    state: { location: place(location), navigation: opening === undefined ? {} : { location: place(opening) } },
  })
}

const requested = (address: string): string => requestedPath(new Request(new URL(address, 'http://localhost')))

describe('the full path of the page that is asked for', () => {
  test('has its query, and the hash that only the router knows', () => {
    standing('/', '/funds/3/details?tab=a#terms')
    expect(requested('/funds/3/details?tab=a')).toBe('/funds/3/details?tab=a#terms')
    standing('/funds/overview?page=2#list')
    expect(requested('/funds/overview?page=2')).toBe('/funds/overview?page=2#list')
  })

  test('does not take the hash of another page', () => {
    standing('/funds/overview#list', '/contacts/overview#top')
    expect(requested('/funds/overview')).toBe('/funds/overview')
  })

  test('never holds the answer of the identity provider', () => {
    standing(`/${ANSWER}`)
    expect([requested('/'), holdsAnswer()]).toEqual(['/', true])
    standing('/#error=access_denied&state=xyz')
    expect([requested('/'), holdsAnswer()]).toEqual(['/', true])
    standing(`/${ANSWER}`, '/funds/overview')
    expect(holdsAnswer()).toBe(false)
    standing('/#code=abc')
    expect([requested('/'), holdsAnswer()]).toEqual(['/#code=abc', false])
  })

  test('of the open page is what stands in its address', () => {
    standing('/funds/overview?page=2#list', '/contacts/overview')
    expect(currentPath()).toBe('/funds/overview?page=2#list')
  })
})

describe('the answer in the address', () => {
  const replaceState = vi.fn()
  afterEach(() => vi.unstubAllGlobals())

  test('is taken out without a new entry in the history, and the router keeps what it wrote there', () => {
    vi.stubGlobal('history', { state: { idx: 3 }, replaceState })
    vi.stubGlobal('location', { pathname: '/', search: '?a=1', hash: ANSWER })
    expect(takeAnswer()).toBe(ANSWER)
    expect(replaceState).toHaveBeenCalledExactlyOnceWith({ idx: 3 }, '', '/?a=1')
  })

  test('is nothing that a page itself has put there', () => {
    vi.stubGlobal('location', { pathname: '/', search: '', hash: '#terms' })
    expect(takeAnswer()).toBeUndefined()
  })
})
