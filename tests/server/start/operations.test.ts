/** The files of .operations agree with the product; npm run test:cluster has them read by their programs. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
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
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } }
  const [, ...words] = scripts.start.split(' ')
  // Without npm, which ends before the server has.
  const node = 'node_modules/.bin/node'
  expect(read('.operations/fund-administration.service')).toContain(
    `\nExecStart=/opt/fund-administration/${[node, ...words].join(' ')}\n`,
  )
  expect(read('.operations/Containerfile')).toContain(
    `\nCMD ${JSON.stringify([node, ...words]).replaceAll(',', ', ')}\n`,
  )
  const seconds = [/TimeoutStopSec=(\d+)/, /stop_grace_period: (\d+)s/].map((words, index) =>
    Number(words.exec(read(`.operations/${['fund-administration.service', 'compose.yaml'][index]}`))?.[1]),
  )
  for (const each of seconds) expect(each).toBeGreaterThan(10)
})

/** As both files of names read them: a name of a folder means all that lies in it. */
const isAmong = (file: string, listed: string): boolean =>
  listed
    .split('\n')
    .map(line => line.replace(/^\/|\/$/g, ''))
    .some(name => name !== '' && (file.startsWith(`${name}/`) || matchesGlob(file, name)))

test('passwords and keys that the compose file reads come into no image and into no commit', () => {
  const composed = read('.operations/compose.yaml')
  const own = Array.from(
    composed.matchAll(/env_file: (\S+)|'?\.\/([^:\s]+):/g),
    ([, settings, file]) => settings ?? file,
  )
  const secrets = own.filter(file => file !== undefined && file !== 'haproxy.cfg').map(file => `.operations/${file}`)
  expect(secrets).toEqual(['.operations/settings', '.operations/certificate.pem'])
  for (const listed of ['.operations/Containerfile.dockerignore', '.gitignore'])
    expect(secrets.filter(file => !isAmong(file, read(listed)))).toEqual([])
  // What is written into the other files of .operations on a machine is no part of the image either.
  expect(isAmong('.operations/patroni.yml', read('.operations/Containerfile.dockerignore'))).toBe(true)
  expect(isAmong('scripts/start.ts', read('.operations/Containerfile.dockerignore'))).toBe(false)
})

const readme = read('src/server/README.md')
const parts = globSync('scripts/cluster/*.ts', { cwd: root }).map(read).join('\n')

/** What operators are told, from the first setting to the last check. */
const told = readme.slice(readme.indexOf('## Running it for real'), readme.indexOf('## Decisions of the server'))

test('the log is kept as long as operators are told: by age and size in the journal, by size in each container', () => {
  const [journal, composed] = ['journald.conf', 'compose.yaml'].map(file => read(`.operations/${file}`))
  const among = (text = '', words: RegExp) => words.exec(text)?.slice(1)
  const days = among(journal, /^\[Journal\]\n[^[]*^MaxRetentionSec=(\d+)day$/m)
  const gigabytes = among(journal, /^\[Journal\]\n[^[]*^SystemMaxUse=(\d+)G$/m)
  // The journal removes whole files.
  expect(journal).toMatch(/^MaxFileSec=1day$/m)
  expect(told).toContain(`for ${days?.join()} days and in no more than ${gigabytes?.join()} GB`)
  const [size, count] = among(composed, /^x-logging: &logging\n[^]*\bmax-size: (\d+)m, max-file: '(\d+)' \}$/m) ?? []
  expect(told).toContain(`keeps ${count} files of ${size} MB for each container`)
  // That of the two servers, and the proxy.
  expect(composed?.match(/^ +restart: unless-stopped\n +logging: \*logging$/gm)).toHaveLength(2)
})

test('all settings and commands that operators are given are run by a part of npm run test:cluster', () => {
  const taken = Array.from(
    parts.matchAll(/(?:configurationFrom|commandsFrom|pgBackRest)\(\s*'([^']+)'/g),
    ([, first = '']) => first,
  )
  const blocks = Array.from(readme.matchAll(/^```\w*\n([^]*?)^```$/gm), ([, block = '']) => block)
  expect(blocks.length).toBeGreaterThan(12)
  // Each part takes the whole of one block, which it names by words that begin no other.
  const beginning = (first: string) => blocks.filter(block => block.startsWith(first))
  expect(taken.filter(first => beginning(first).length !== 1)).toEqual([])
  expect(blocks.filter(block => !taken.some(first => block.startsWith(first)))).toEqual([])
})

test('every npm script that operators are given is started by a test or by a part of npm run test:cluster', () => {
  const named = new Set(Array.from(told.matchAll(/`npm (?:run )?([\w:]+)/g), ([, name = '']) => name))
  // The run of all these parts itself.
  named.delete('test:cluster')
  // It is a command of npm itself, in a machine made for it.
  expect(named.delete('ci')).toBe(true)
  expect(parts).toContain("inside(['npm ci")
  expect([...named].sort()).toEqual(['backup', 'move', 'restore', 'start'])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  // A copy of the project, which tests/proof starts, and what a part runs with its words or as a program of its own.
  const starts = [/startFrom\(folder, '(scripts\/\w+\.ts)'/g, /script\('(\w+\.ts)', \[/g]
  const code = `${parts}${read('scripts/testing/project.ts')}`
  const started = starts.flatMap(call =>
    Array.from(code.matchAll(call), ([, file = '']) => (file.startsWith('scripts/') ? file : `scripts/${file}`)),
  )
  // Or a part takes the command itself.
  for (const [, name = ''] of parts.matchAll(/commandsFrom\('npm run (\w+)/g)) named.delete(name)
  expect([...named].filter(name => !started.includes(scripts[name]?.split(' ').at(-1) ?? ''))).toEqual([])
  expect(read('tests/proof/schemas.spec.ts')).toContain('await project.start()')
})

test('every file of .operations is named to operators and taken by what runs it', () => {
  const files = readdirSync(join(root, '.operations')).filter(file => !file.endsWith('.dockerignore'))
  expect(files.length).toBeGreaterThan(12)
  expect(files.filter(file => !new RegExp(`[ \`/]${file.replaceAll('.', '\\.')}[ \`]`).test(told))).toEqual([])
  // No container is built here.
  expect(files.filter(file => !parts.includes(`'${file}'`) && !told.includes(`.operations/${file} /`))).toEqual([
    'Containerfile',
  ])
})
