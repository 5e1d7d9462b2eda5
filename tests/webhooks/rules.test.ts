import { expect, test } from 'vitest'
import { webhookRules } from '../../src/webhooks/rules.ts'
import { receiverOf } from '../../src/webhooks/receiver.ts'

const codes = (url: string) => webhookRules({ url }, { today: '2026-11-21' }).map(({ code }) => code)

test.each([
  ['https://hooks.example.com/funds?key=1', []],
  ['https://hooks.example.com:8443/', []],
  ['https://8.8.8.8/', []],
  ['https://[2606:4700::1111]/', []],
  ['http://hooks.example.com/', ['webhook.notHttps']],
  ['ftp://hooks.example.com/', ['webhook.notHttps']],
  ['hooks.example.com', ['webhook.notHttps']],
  ['https://user@hooks.example.com/', ['webhook.withPassword']],
  ['https://:secret@hooks.example.com/', ['webhook.withPassword']],
  ['https://hooks.example.com/#part', ['webhook.withFragment']],
  ['https://localhost/', ['webhook.notPublic']],
  ['https://localhost./', ['webhook.notPublic']],
  ['https://intranet/', ['webhook.notPublic']],
  ['https://db.internal/', ['webhook.notPublic']],
  ['https://printer.local/', ['webhook.notPublic']],
  ['https://127.0.0.1/', ['webhook.notPublic']],
  // The same address, written in other ways.
  ['https://2130706433/', ['webhook.notPublic']],
  ['https://0x7f.1/', ['webhook.notPublic']],
  ['https://0177.0.0.1/', ['webhook.notPublic']],
  ['https://[::1]/', ['webhook.notPublic']],
  ['https://[::ffff:127.0.0.1]/', ['webhook.notPublic']],
  ['https://[64:ff9b::7f00:1]/', ['webhook.notPublic']],
] as const)('%s: %j', (url, expected) => {
  expect(codes(url)).toEqual(expected)
})

test('a receiver has a host, a port and a path with its query', () => {
  expect(receiverOf('https://Hooks.Example.com./a/b?c=d')).toEqual({
    host: 'hooks.example.com',
    port: 443,
    path: '/a/b?c=d',
  })
  expect(receiverOf('https://[2606:4700::1111]:8443')).toEqual({ host: '2606:4700::1111', port: 8443, path: '/' })
})

test('a line that says the same as an earlier one is named', () => {
  const subscriptions = [
    { resource: 'funds' },
    { resource: 'funds', operation: 'create' },
    { resource: null, operation: 'create' },
    { resource: 'funds', operation: null },
  ] as const
  const findings = webhookRules({ subscriptions }, { today: '2026-11-21' })
  expect(findings).toEqual([{ field: 'subscriptions.3.resource', code: 'webhook.lineTwice' }])
})
