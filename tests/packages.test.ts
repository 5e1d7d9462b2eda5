/** Which package does which job (specification 10), where no screen shows it. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

describe('the packages', () => {
  test('R474 vite builds the application for npm start', () => {
    expect(scripts['start']).toMatch(/^node (?:--\S+ )*scripts\/start\.ts$/)
    expect(read('scripts/start.ts')).toContain("import('./starting/product.ts')")
    expect(read('scripts/starting/product.ts')).toContain("from './site.ts'")
    expect(read('scripts/starting/site.ts')).toMatch(/'vite', 'bin', 'vite\.js'\)[\s\S]+'build'/)
  })

  test('R475 vitest runs the tests of rules, generator and API within npm test', async () => {
    expect(process.env['VITEST']).toBe('true')
    expect(scripts['test']).toBe('node scripts/test.ts')
    expect(read('scripts/test.ts')).toMatch(/run\('vitest', \['run', \.\.\.\(isLong/)
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(root, 'node_modules/vitest/vitest.mjs'), 'list', '--filesOnly', '--json'],
      { cwd: root },
    )
    const run = (JSON.parse(stdout) as { file: string }[]).map(({ file }) => relative(root, file).replaceAll('\\', '/'))
    for (const kind of [
      /^tests\/[a-z-]+\/rules\.test\.ts$/,
      /^tests\/generator\//,
      /^tests\/[a-z-]+\/api\.test\.ts$/,
      /^tests\/server\//,
    ])
      expect(run.filter(file => kind.test(file)).length, String(kind)).toBeGreaterThan(2)
    expect(run.sort()).toEqual(
      readdirSync(join(root, 'tests'), { recursive: true, encoding: 'utf8' })
        .filter(name => name.endsWith('.test.ts'))
        .map(name => `tests/${name.replaceAll('\\', '/')}`)
        .sort(),
    )
  }, 60_000)

  test('are pinned to exact versions, each of them', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  })
})

test('R434 one file makes the theme', () => {
  const made = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    file => /\.tsx?$/.test(file) && /\b(?:create|extend)Theme\(/.test(read(join('src', file))),
  )
  expect(made).toEqual([join('web', 'theme', 'theme.ts')])
})

describe('the decisions of the README', () => {
  test('R426 say why claims-based caching needs no code, and the sign-in asks for no claims', () => {
    expect(read('src/README.md')).toMatch(/Claims-based caching.+the product requests no claims/)
    expect(read('src/web/sign-in/msalClient.ts')).not.toMatch(/claims/i)
  })
})
