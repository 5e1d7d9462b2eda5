/**
 * What a browser loads before the first page stands, and the largest piece that may come later, as it travels:
 * compressed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { PORTAL_PAGE } from '../../src/server/http/portalPage.ts'
import { buildSite } from '../starting/site.ts'
import type { Line } from './report.ts'

/** The documents that begin the application, each with what it may load at first. */
const DOCUMENTS = [
  { title: 'first load of the back office', page: 'index.html', limit: 260 },
  { title: 'first load of the portal', page: PORTAL_PAGE, limit: 130 },
] as const
const CHUNK_LIMIT = 160
/** The sign-in and monitoring chunks are loaded beside the first page and do not count. */
const APART = /^msal|telemetry/i

export async function benchBundle(report: (line: Line) => void): Promise<void> {
  const site = await buildSite(dirname(dirname(import.meta.dirname)), () => undefined, new AbortController().signal)
  const assets = join(site, 'assets')
  const sizes = new Map(
    readdirSync(assets)
      .filter(name => name.endsWith('.js'))
      .map(name => [name, gzipSync(readFileSync(join(assets, name)), { level: 9 }).length / 1024]),
  )
  const first = new Set<string>()
  for (const { title, page, limit } of DOCUMENTS) {
    const named = namesIn(readFileSync(join(site, page), 'utf8'))
    for (const name of named) first.add(name)
    const total = named.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
    report({
      name: `${title}, ${named.length} files`,
      figure: `${total.toFixed(1)} KB`,
      budget: `≤ ${limit} KB gzip`,
      holds: total <= limit,
    })
  }
  const [name, size] = [...sizes].filter(([one]) => !first.has(one)).sort((a, b) => b[1] - a[1])[0]!
  report({
    name: `largest later chunk, ${name.replace(/-[\w-]{8}\.js$/, '')}`,
    figure: `${size.toFixed(0)} KB`,
    budget: `≤ ${CHUNK_LIMIT} KB gzip`,
    holds: size <= CHUNK_LIMIT,
  })
}

/** The entry of a page and everything that it names to be loaded with it. */
function namesIn(page: string): string[] {
  const named = Array.from(page.matchAll(/assets\/([\w.-]+\.js)/g), ([, name = '']) => name)
  return [...new Set(named)].filter(name => !APART.test(name))
}
