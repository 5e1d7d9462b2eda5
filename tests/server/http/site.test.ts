import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { serve } from '../serve.ts'

const SCRIPT = 'export const answer = 42;\n'.repeat(200)

const site = mkdtempSync(join(tmpdir(), 'fund-site-'))
afterAll(() => rmSync(site, { recursive: true, force: true }))
mkdirSync(join(site, 'assets'))
mkdirSync(join(site, 'bare'))
writeFileSync(join(site, 'bare/list.html'), '<!doctype html><title>Bare</title>')
writeFileSync(join(site, 'index.html'), '<!doctype html><title>Fund administration</title>')
writeFileSync(join(site, 'portal.html'), '<!doctype html><title>Investor portal</title>')
writeFileSync(join(site, 'redirect.html'), '<!doctype html><title>Bridge</title>')
writeFileSync(join(site, 'assets/main-abc.js'), SCRIPT)
writeFileSync(join(site, 'assets/main-abc.js.br'), brotliCompressSync(SCRIPT))
writeFileSync(join(site, 'assets/main-abc.js.gz'), gzipSync(SCRIPT))
const { api } = await serve({ areas: {}, site })

describe('the browser application', () => {
  test('is one page for every path of the back office and one for the portal, never kept', async () => {
    for (const url of [
      '/',
      '/funds/overview',
      '/funds/1/details',
      '/portal/larkmoor/funds/overview',
      '/unknown/path',
    ]) {
      const answer = await api.call(undefined, url)
      expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']], url).toEqual([
        200,
        'no-cache',
        'text/html; charset=utf-8',
      ])
      expect(answer.body).toContain(url.startsWith('/portal/') ? 'Investor portal' : 'Fund administration')
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  test('R479 is the page of a path with a dot in its last part too, where a browser opens it and no file has that name', async () => {
    const opened = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } }
    for (const url of ['/funds/1.0', '/no/such/page.html', '/redirect.htm', '/favicon.txt'])
      expect((await api.call(undefined, url, opened)).body, url).toContain('Fund administration')
    expect((await api.call(undefined, '/redirect.html', opened)).body).toContain('Bridge')
    expect((await api.call(undefined, '/bare/list.html', opened)).body).toContain('Bare')
    for (const [url, headers] of [
      ['/assets/main-old.js', opened.headers],
      ['/api/funds.json', opened.headers],
      ['/no/such/file.js', { accept: '*/*' }],
    ] as const)
      expect((await api.call(undefined, url, { headers })).statusCode, url).not.toBe(200)
  })

  test('has files that are kept for ever, compressed as the browser can read them', async () => {
    for (const [accepted, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const answer = await api.call(undefined, '/assets/main-abc.js', { headers: { 'accept-encoding': accepted } })
      expect([answer.statusCode, answer.headers['content-encoding'], answer.headers['cache-control']]).toEqual([
        200,
        encoding,
        'public, max-age=31536000, immutable',
      ])
      expect(answer.headers['content-type']).toMatch(/javascript/)
    }
    expect((await api.call(undefined, '/assets/main-old.js')).statusCode).toBe(404)
    expect((await api.call(undefined, '/assets/main-old.js')).headers['cache-control']).toBe('no-store')
  })

  test('shows no file outside its folder and none that is hidden', async () => {
    for (const url of [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/.env',
      '/assets/%00.js',
      '/assets/main-abc.js%00.html',
    ]) {
      const answer = await api.call(undefined, url)
      expect(answer.body, url).not.toContain('fund-administration')
      expect([400, 403, 404, 200]).toContain(answer.statusCode)
      expect(answer.body).not.toContain('dependencies')
    }
  })

  test('lets only the page of the sign-in be framed, and only by itself', async () => {
    const { headers } = await api.call(undefined, '/redirect.html')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['cross-origin-opener-policy']).toBeUndefined()
    expect((await api.call(undefined, '/')).headers['cross-origin-opener-policy']).toMatch(/^same-origin/)
  })
})
