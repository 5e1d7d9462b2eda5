/** The sizes of the built application (design, section 12), as they travel: compressed with gzip. */
import { expect, test } from '@playwright/test'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('../../.build/web', import.meta.url).pathname
const FIRST_LOAD_MAX = 260 * 1024
const PORTAL_MAX = 130 * 1024
const CHUNK_MAX = 160 * 1024

function compressed(name: string): number {
  const file = join(folder, name)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}

/** The scripts that a page names; the library of the sign-in, which comes when it is needed, is none of them. */
function scriptsOf(page: string): string[] {
  const first = [...readFileSync(join(folder, page), 'utf8').matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    match => match[1]!,
  )
  expect(first.length).toBeGreaterThan(1)
  expect(first.filter(name => name.includes('/msal'))).toEqual([])
  return first
}

const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + compressed(name), 0)

test('the first load of scripts is at most 260 KB, without sign-in and telemetry', () => {
  const first = scriptsOf('index.html')
  expect(first.filter(name => /telemetry/i.test(name))).toEqual([])
  expect(sumOf(first)).toBeLessThanOrEqual(FIRST_LOAD_MAX)
})

test('the first figures of the portal need at most 130 KB of scripts, nothing of react-admin, forms, the component library or the pages of the back office among them', () => {
  const first = scriptsOf('portal.html')
  expect(sumOf(first)).toBeLessThanOrEqual(PORTAL_MAX)
  const code = first.map(name => readFileSync(join(folder, name), 'utf8')).join('')
  expect(code).toContain('portal.funds.overview')
  for (const mark of ['ra.boolean', 'jsonforms', 'MuiButton', '/funds/:fundId', 'Exchange rates'])
    expect(code, mark).not.toContain(mark)
})

test('no chunk of scripts is larger than 160 KB', () => {
  const large = readdirSync(join(folder, 'assets'))
    .filter(name => name.endsWith('.js'))
    .map(name => ({ name, size: compressed(`assets/${name}`) }))
    .filter(({ size }) => size > CHUNK_MAX)
  expect(large).toEqual([])
})

test('every text file of the application lies there compressed twice, and no script stands in a page', () => {
  const names = readdirSync(join(folder, 'assets')).filter(
    name => /\.(js|css)$/.test(name) && statSync(join(folder, 'assets', name)).size >= 1024,
  )
  expect(
    names.filter(
      name => !existsSync(join(folder, 'assets', `${name}.br`)) || !existsSync(join(folder, 'assets', `${name}.gz`)),
    ),
  ).toEqual([])
  for (const page of ['index.html', 'portal.html', 'redirect.html'])
    expect(readFileSync(join(folder, page), 'utf8')).not.toMatch(/<script(?![^>]*\bsrc=)/)
})
