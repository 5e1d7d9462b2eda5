import { expect, test } from 'vitest'
import { knownPaths } from '../../../src/server/http/knownPaths.ts'

const route = (method: string, url: string, access = 'read') => ({ method, url, access })

const paths = knownPaths([
  route('GET', '/api/funds'),
  route('POST', '/api/funds'),
  route('GET', '/api/funds/:id'),
  route('DELETE', '/api/funds/:id'),
  route('GET', '/api/funds/totals'),
  route('POST', '/api/funds/:id/close'),
  route('GET', '/api/config', 'open'),
])

test.each([
  ['/api/funds', '/api/funds'],
  ['/api/funds?q=PATCH', '/api/funds'],
  ['/api/funds/12', '/api/funds/:id'],
  ['/api/funds/totals', '/api/funds/totals'],
  ['/api/funds/12/close', '/api/funds/:id/close'],
])('the address %s is of the path %s', (address, url) => {
  expect(paths.at(address)?.url).toBe(url)
})

test.each(['/api', '/api/funds/', '/api/fund', '/api/Funds', '/api/funds/12/open', '/api/funds/12/close/1', '/'])(
  'the address %s is of no path',
  address => {
    expect(paths.at(address)).toBeUndefined()
  },
)

test('a path says its methods, and whether one has to sign in to be told', () => {
  expect(paths.at('/api/funds')).toMatchObject({ methods: ['GET', 'POST'], access: 'signedIn' })
  expect(paths.at('/api/config')).toMatchObject({ methods: ['GET'], access: 'open' })
})

test('a path with a parameter would answer for one without, with the methods that only it knows', () => {
  expect(paths.overlapped(['GET', 'PUT', 'DELETE'])).toMatchObject([
    { path: { url: '/api/funds/totals' }, by: ['DELETE'] },
  ])
})
