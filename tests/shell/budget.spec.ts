/** The sizes of the built application (design, section 12), as they travel: compressed with gzip. */
import { expect, test } from '@playwright/test'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const folder = new URL('../../.build/web', import.meta.url).pathname
const FIRST_LOAD_MAX = 260 * 1024
const CHUNK_MAX = 160 * 1024

function compressed(name: string): number {
  const file = join(folder, name)
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size
}

test('the first load of scripts is at most 260 KB, without sign-in and telemetry', () => {
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
  const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(match => match[1]!)
  const first = scripts.filter(name => !name.includes('msalClient'))
  expect(first.length).toBeGreaterThan(1)
  expect(scripts).toHaveLength(first.length + 1)
  expect(first.filter(name => /telemetry/i.test(name))).toEqual([])
  expect(first.reduce((sum, name) => sum + compressed(name), 0)).toBeLessThanOrEqual(FIRST_LOAD_MAX)
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
  for (const page of ['index.html', 'redirect.html'])
    expect(readFileSync(join(folder, page), 'utf8')).not.toMatch(/<script(?![^>]*\bsrc=)/)
})
