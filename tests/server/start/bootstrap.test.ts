/** What every npm script begins with: packages are installed once, by whoever installs them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const folders: string[] = []
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true, force: true })))

const OF_THIS_MACHINE = { os: [process.platform], cpu: [process.arch] }
const LOCKED = {
  '': { version: '0.1.0' },
  'node_modules/plain': { version: '1.2.3' },
  'node_modules/native': { version: '2.0.0', optional: true, ...OF_THIS_MACHINE },
  'node_modules/foreign': { version: '2.0.0', optional: true, os: ['aix'], cpu: [process.arch] },
  'node_modules/otherProcessor': { version: '2.0.0', optional: true, os: [process.platform], cpu: ['mips'] },
  // npm asks for the library of C on Linux alone, and no machine here has this one.
  'node_modules/otherLibrary': { version: '2.0.0', optional: true, ...OF_THIS_MACHINE, libc: ['none'] },
  'node_modules/anywhere': { version: '2.0.0', optional: true },
}
/** Linux has one of the two. */
const EITHER_LIBRARY = { version: '2.0.0', optional: true, ...OF_THIS_MACHINE, libc: ['glibc', 'musl'] }
const INSTALLED = { plain: '1.2.3', native: '2.0.0' }

/** A project with these packages, and an npm that says that it was called. */
function project(
  installed: Readonly<Record<string, string>>,
  npm = `process.stdout.write('')`,
  packages: object = LOCKED,
): string {
  const folder = mkdtempSync(join(tmpdir(), 'fund-bootstrap-'))
  folders.push(folder)
  mkdirSync(join(folder, 'scripts'))
  copyFileSync(join(root, 'scripts/bootstrap.js'), join(folder, 'scripts/bootstrap.js'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
  mkdirSync(join(folder, 'node_modules'))
  for (const [name, version] of Object.entries(installed)) {
    mkdirSync(join(folder, 'node_modules', name))
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ version }))
  }
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}')
  writeFileSync(join(folder, 'npm.js'), `import { writeFileSync } from 'node:fs'\nwriteFileSync('called', '')\n${npm}`)
  return folder
}

function begun(folder: string) {
  const env = { ...process.env, npm_execpath: join(folder, 'npm.js'), npm_node_execpath: process.execPath }
  return spawn(process.execPath, ['scripts/bootstrap.js'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
}

async function bootstrapped(folder: string): Promise<{ code: number | null; called: boolean }> {
  const [code] = (await once(begun(folder), 'exit')) as [number | null]
  return { code, called: existsSync(join(folder, 'called')) }
}

describe('what was installed by hand', () => {
  test('is taken as it is, and looked through one time', async () => {
    const folder = project(INSTALLED)
    expect(await bootstrapped(folder)).toEqual({ code: 0, called: false })
    expect(existsSync(join(folder, 'node_modules/.bootstrap-stamp'))).toBe(true)
  })

  test('is not looked through again, until the lock file asks for something else', async () => {
    const folder = project(INSTALLED)
    await bootstrapped(folder)
    rmSync(join(folder, 'node_modules/plain'), { recursive: true })
    expect(await bootstrapped(folder)).toEqual({ code: 0, called: false })
    writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: LOCKED, lockfileVersion: 3 }))
    expect(await bootstrapped(folder)).toEqual({ code: 0, called: true })
  })

  test('is enough for an account that may not write there', async () => {
    const folder = project(INSTALLED)
    // Nobody can write a file where a folder is, an administrator neither.
    mkdirSync(join(folder, 'node_modules/.bootstrap-stamp/in-the-way'), { recursive: true })
    expect(await bootstrapped(folder)).toEqual({ code: 0, called: false })
  })

  test.each([
    ['a package is missing', { native: '2.0.0' }],
    ['one has another version', { ...INSTALLED, plain: '1.2.2' }],
    ['what this machine needs is missing', { plain: '1.2.3' }],
  ])('is installed anew where %s', async (_, installed) => {
    expect(await bootstrapped(project(installed))).toEqual({ code: 0, called: true })
  })

  test.runIf(process.platform === 'linux')(
    'is installed anew where what has this library of C is missing',
    async () => {
      const folder = project(INSTALLED, undefined, { ...LOCKED, 'node_modules/either': EITHER_LIBRARY })
      expect(await bootstrapped(folder)).toEqual({ code: 0, called: true })
    },
  )

  test('is installed anew where it was broken off', async () => {
    const folder = project(INSTALLED)
    rmSync(join(folder, 'node_modules/.package-lock.json'))
    expect(await bootstrapped(folder)).toEqual({ code: 0, called: true })
  })
})

test('a link to the packages of another working copy is taken away before npm would empty them', async () => {
  const folder = project(INSTALLED)
  const other = project({ plain: '1.2.2' })
  rmSync(join(folder, 'node_modules'), { recursive: true })
  symlinkSync(join(other, 'node_modules'), join(folder, 'node_modules'))
  const npm = `import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
    if (!existsSync('node_modules')) writeFileSync('called', '')
    mkdirSync('node_modules')`
  writeFileSync(join(folder, 'npm.js'), npm)
  expect(await bootstrapped(folder)).toEqual({ code: 0, called: true })
  expect(existsSync(join(other, 'node_modules/plain/package.json'))).toBe(true)
})

test('what could not be installed ends with what npm says, and is installed by the same command once npm can', async () => {
  const folder = project({}, 'process.exit(7)')
  const child = begun(folder)
  const said = text(child.stderr)
  expect(await once(child, 'close')).toEqual([7, null])
  expect(await said).toMatch(/could not be installed\. Check the network connection, then run the command again\.\n$/)
  expect(existsSync(join(folder, 'called'))).toBe(true)
  expect(existsSync(join(folder, 'node_modules/.bootstrap-stamp'))).toBe(false)
  writeFileSync(join(folder, 'npm.js'), '')
  expect((await bootstrapped(folder)).code).toBe(0)
  expect(existsSync(join(folder, 'node_modules/.bootstrap-stamp'))).toBe(true)
})

test('whoever ends it ends the installation too, and the next start installs again', async () => {
  const folder = project(
    {},
    `process.on('SIGTERM', () => { writeFileSync('ended', ''); process.exit(1) })
     writeFileSync('ready', '')
     setInterval(() => undefined, 1000)`,
  )
  const child = begun(folder)
  const exited = once(child, 'exit')
  while (!existsSync(join(folder, 'ready'))) await new Promise(resolve => setTimeout(resolve, 20))
  child.kill('SIGTERM')
  expect(await exited).toEqual([1, null])
  expect(readFileSync(join(folder, 'ended'), 'utf8')).toBe('')
  expect(existsSync(join(folder, 'node_modules/.bootstrap-stamp'))).toBe(false)
})
