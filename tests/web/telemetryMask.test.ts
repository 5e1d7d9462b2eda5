import { describe, expect, test } from 'vitest'
import { maskEnvelope, maskText, maskValue } from '../../src/web/monitoring/telemetryMask.ts'

const GUID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301'
const TOKEN = 'eyJhbGciOiJSUzI1NiJ9.eyJhdWQiOiJ4In0.c2lnbmF0dXJl'

describe('the mask of telemetry', () => {
  test.each([
    [
      `/email-processing/${GUID}/account-created?ea=a%40b.example&x=1`,
      '/email-processing/{guid}/account-created?ea={ea}&x=1',
    ],
    [`/email-processing/${GUID.toUpperCase()}/start-onboarding`, '/email-processing/{guid}/start-onboarding'],
    [
      'https://own.example/#code=0.AX8&client_info=abc&state=eyJpZCI&session_state=1',
      'https://own.example/#code={code}&client_info={client_info}&state={state}&session_state={session_state}',
    ],
    ['/?State=a&CODE=b', '/?State={State}&CODE={CODE}'],
    ['code=abc', 'code={code}'],
    ['/error?code=403&text=Access%20denied', '/error?code={code}&text=Access%20denied'],
    ['/sign-in?returnTo=%2Fx%3Fea%3Da%2540b.example%26y%3D1', '/sign-in?returnTo=%2Fx%3Fea%3D{ea}%26y%3D1'],
    [`/${GUID}/v2.0/token?client-request-id=${GUID}`, '/{guid}/v2.0/token?client-request-id={guid}'],
    [
      `https://login.example/${GUID}/oauth2?id_token_hint=${TOKEN}`,
      'https://login.example/{guid}/oauth2?id_token_hint={id_token_hint}',
    ],
  ])('%s', (address, masked) => {
    expect(maskText(address)).toBe(masked)
  })

  test.each([
    [`failed with ${TOKEN}.`, 'failed with {token}'],
    [`Authorization: Bearer abc.DEF-123`, 'Authorization: Bearer {token}'],
    ['{"access_token":"abc","expires_in":1}', '{"access_token":"{access_token}","expires_in":1}'],
    ['{\\"refresh_token\\":\\"abc\\"}', '{\\"refresh_token\\":\\"{refresh_token}\\"}'],
    ['No account for anna.smith+x@ashcombe.example here', 'No account for {address} here'],
    [`homeAccountId ${GUID}.${GUID}`, 'homeAccountId {guid}.{guid}'],
  ])('%s', (words, masked) => {
    expect(maskText(words)).toBe(masked)
  })

  test.each([
    '/funds/1/investments/2/details?sort=["date","DESC"]&q=decode=x',
    '/reference/fund-managers/overview?showModal=true',
    'ai.operation.id 4bf92f3577b34da6a3ce929d0e0e4736',
    'at render (https://own.example/assets/FundPage-abc123.js:10:20)',
    'postcode=1234',
    '2026-11-21T10:00:00.000Z',
    '',
  ])('%s stays as it is', harmless => {
    expect(maskText(harmless)).toBe(harmless)
  })

  test('a text of millions of letters is masked in one go: with every way back in it, nobody would see the end', () => {
    const long = `${'a.'.repeat(500_000)} ${'?ea='.repeat(200_000)} ${'0123abcd-'.repeat(200_000)} ${'eyJaaaaaa.'.repeat(100_000)}`
    expect(maskText(long)).toMatch(/^[^?]+ \?ea=\{ea\}/)
  })

  test('every text of a value is masked, at any depth', () => {
    expect(maskValue({ a: [GUID, { b: `x?ea=${GUID}` }], n: 1, z: null, when: new Date(0) })).toEqual({
      a: ['{guid}', { b: 'x?ea={ea}' }],
      n: 1,
      z: null,
      when: new Date(0),
    })
  })

  test('a value that holds itself comes to an end', () => {
    const loop: Record<string, unknown> = { text: GUID }
    loop['again'] = loop
    maskValue(loop)
    expect(loop['text']).toBe('{guid}')
  })

  test('R389 authorization and cookies are dropped, in any letters, other headers are kept', () => {
    const headers = {
      Accept: 'application/json',
      authorization: 'x',
      AUTHORIZATION: 'x',
      Cookie: 'x',
      'set-cookie': 'x',
    }
    expect(maskValue({ properties: { requestHeaders: headers } })).toEqual({
      properties: { requestHeaders: { Accept: 'application/json' } },
    })
  })

  test('R385 all parts of an envelope are masked, its own names stay', () => {
    const envelope = {
      name: `Microsoft.ApplicationInsights.${GUID}.Pageview`,
      iKey: GUID,
      time: '2026-11-21T10:00:00Z',
      baseData: { uri: `/onboarding/${GUID}`, refUri: 'https://login.example/?code=abc' },
      data: { url: '?state=x' },
      tags: [{ 'ai.operation.name': `/email-processing/${GUID}` }],
      ext: { trace: { name: `/email-processing/${GUID}`, traceID: '4bf92f3577b34da6a3ce929d0e0e4736' } },
    }
    maskEnvelope(envelope)
    expect(envelope).toEqual({
      name: `Microsoft.ApplicationInsights.${GUID}.Pageview`,
      iKey: GUID,
      time: '2026-11-21T10:00:00Z',
      baseData: { uri: '/onboarding/{guid}', refUri: 'https://login.example/?code={code}' },
      data: { url: '?state={state}' },
      tags: [{ 'ai.operation.name': '/email-processing/{guid}' }],
      ext: { trace: { name: '/email-processing/{guid}', traceID: '4bf92f3577b34da6a3ce929d0e0e4736' } },
    })
  })

  test('an envelope without some of its parts is no problem', () => {
    const bare = {}
    maskEnvelope(bare)
    expect(bare).toEqual({})
  })
})
