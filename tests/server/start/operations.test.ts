/** The files of .operations agree with the product; npm run test:cluster has them read by their programs. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/server/configuration.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the settings for Entra, SMTP, S3 and an external database are taken without a mistake', () => {
  const settings = parseEnv(read('.operations/settings.example'))
  const config = readConfig(settings, { root: '/opt/fund-administration', from: '/' })
  expect(config).toMatchObject({
    production: true,
    identity: { kind: 'external' },
    database: { kind: 'external' },
    files: { kind: 'bucket', bucket: 'fund-files' },
    mail: { from: 'funds@example.com' },
    metrics: { kind: 'token' },
    demo: false,
  })
  const told = read('src/server/README.md')
  for (const name of Object.keys(settings).filter(one => one !== 'NODE_ENV')) expect(told).toContain(`\`${name}\``)
})

test('unit and container start what npm starts, and give it longer to end than it takes', () => {
  expect(read('.operations/fund-administration.service')).toMatch(/^ExecStart=\S+npm start$/m)
  expect(read('.operations/Containerfile')).toContain('CMD ["npm", "start"]')
  const seconds = [/TimeoutStopSec=(\d+)/, /stop_grace_period: (\d+)s/].map((words, index) =>
    Number(words.exec(read(`.operations/${['fund-administration.service', 'compose.yaml'][index]}`))?.[1]),
  )
  for (const each of seconds) expect(each).toBeGreaterThan(10)
})

test('all settings and commands that operators are given are run by a part of npm run test:cluster', () => {
  const readme = read('src/server/README.md')
  const parts = globSync('scripts/cluster/*.ts', { cwd: root }).map(read).join('\n')
  const taken = Array.from(
    parts.matchAll(/(?:configurationFrom|commandsFrom|pgBackRest)\(\s*'([^']+)'/g),
    ([, first = '']) => first,
  )
  const blocks = Array.from(readme.matchAll(/^```\w*\n([^]*?)^```$/gm), ([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(8)
  expect(blocks.filter(block => !taken.some(first => block.startsWith(first)))).toEqual([])
  expect(taken.filter(first => !blocks.some(block => block.startsWith(first)))).toEqual([])
  // Those of npm: a script of that name is started by a test or by a part of it.
  const tests = globSync('tests/**/*.test.ts', { cwd: root }).map(read).join('\n')
  const section = readme.slice(readme.indexOf('## Running it for real'), readme.indexOf('## Decisions of the server'))
  const named = new Set(Array.from(section.matchAll(/`npm (?:run )?([\w:]+)/g), ([, name = '']) => name))
  for (const itself of ['ci', 'test:cluster']) named.delete(itself)
  expect([...named].sort()).toEqual(['backup', 'move', 'restore', 'start'])
  expect([...named].filter(name => !`${parts}${tests}`.includes(`${name}.ts`))).toEqual([])
})
