/**
 * What a browser loads before the first page stands, and the largest piece that may come later, as it travels:
 * compressed.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSite } from '../starting/site.ts'
import type { Line } from './report.ts'

const FIRST_LIMIT = 260
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
  const page = readFileSync(join(site, 'index.html'), 'utf8')
  // The entry and everything that it names to be loaded with it.
  const first = [...new Set([...page.matchAll(/assets\/([\w.-]+\.js)/g)].map(([, name]) => name!))].filter(
    name => !APART.test(name),
  )
  const total = first.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)
  report({
    name: `first load, ${first.length} files`,
    figure: `${total.toFixed(0)} KB`,
    budget: `≤ ${FIRST_LIMIT} KB gzip`,
    holds: total <= FIRST_LIMIT,
  })
  const [name, size] = [...sizes].filter(([one]) => !first.includes(one)).sort((a, b) => b[1] - a[1])[0]!
  report({
    name: `largest later chunk, ${name.replace(/-[\w-]{8}\.js$/, '')}`,
    figure: `${size.toFixed(0)} KB`,
    budget: `≤ ${CHUNK_LIMIT} KB gzip`,
    holds: size <= CHUNK_LIMIT,
  })
}
