/** Which package does which job (specification 10), where no screen shows it. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const { scripts, dependencies, devDependencies } = JSON.parse(read('package.json')) as { scripts: Record<string, string>; dependencies: Record<string, string>; devDependencies: Record<string, string> }

describe('the packages', () => {
  test('R474 vite builds the application for npm start and serves it for npm run dev', () => {
    expect(scripts['start']).toBe('node scripts/start.ts')
    expect(read('scripts/start.ts')).toContain("from './starting/site.ts'")
    expect(read('scripts/starting/site.ts')).toMatch(/'vite', 'bin', 'vite\.js'\)[\s\S]+'build'/)
    expect(scripts['dev']).toBe('node scripts/dev.ts')
    expect(read('scripts/dev.ts')).toMatch(/from 'vite'/)
  })

  test('R475 vitest runs the tests of rules, generator and API within npm test', () => {
    expect(process.env['VITEST']).toBe('true')
    expect(scripts['test']).toBe('node scripts/test.ts')
    expect(read('scripts/test.ts')).toMatch(/run\('vitest', \['run', '--reporter/)
  })

  test('are pinned to exact versions, each of them', () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
  })
})

describe('the decisions of the README', () => {
  test('R426 say why claims-based caching needs no code, and the sign-in asks for no claims', () => {
    expect(read('README.md')).toMatch(/Claims-based caching.+the product requests no claims/)
    expect(read('src/web/msalClient.ts')).not.toMatch(/claims/i)
  })
})
