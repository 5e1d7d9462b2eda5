/** Builds the browser application when its sources have changed since the last build. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { takeLock } from '../../src/server/database/postgres/dataLock.ts'
import { StartError, messageOf } from '../../src/server/database/postgres/failures.ts'

/** Everything that can reach the browser, and what decides how it is built. */
const SOURCES = ['src', 'generated', 'vite.config.ts', 'package-lock.json']
const NEVER_IN_BROWSER = /^src\/(server|demo)\/|\.server\.ts$|\.tsbuildinfo$/
const SWITCHES = ['VITE_SHOW_VERSION', 'VITE_INVESTOR_ONLY']

/** Answers with the folder of the built application. */
export async function buildSite(root: string, report: (line: string) => void, stopped: AbortSignal): Promise<string> {
  const folder = join(root, '.build', 'web')
  const stamp = stampOf(root)
  if (isBuilt(folder, stamp)) return folder
  try {
    mkdirSync(join(root, '.build'), { recursive: true })
  } catch (error) {
    throw new StartError(
      `The browser application cannot be built, because ${root} cannot be written (${messageOf(error)}): run npm start once as its owner.`,
      { cause: error },
    )
  }
  const lock = await waitForTurn(join(root, '.build'), report, stopped)
  try {
    // Another start may have built it while this one waited.
    if (isBuilt(folder, stamp)) return folder
    const startedAt = performance.now()
    report('Building the browser application …')
    await build(root, folder, stopped)
    writeFileSync(join(folder, '.stamp'), stamp)
    report(`Browser application built (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)
    return folder
  } finally {
    lock.release()
  }
}

function isBuilt(folder: string, stamp: string): boolean {
  const file = join(folder, '.stamp')
  return existsSync(file) && readFileSync(file, 'utf8') === stamp
}

function stampOf(root: string): string {
  const hash = createHash('sha256')
  for (const name of SWITCHES) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const file of SOURCES.flatMap(source => filesOf(join(root, source)))) {
    const path = relative(root, file).replaceAll('\\', '/')
    if (!NEVER_IN_BROWSER.test(path)) hash.update(path).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

async function waitForTurn(folder: string, report: (line: string) => void, stopped: AbortSignal) {
  for (let attempt = 0; ; attempt += 1) {
    const lock = await takeLock(folder, 'web.lock')
    if ('release' in lock) return lock
    if (attempt === 0) report('Another start is building the browser application; waiting for it …')
    await delay(200, undefined, { signal: stopped })
  }
}

/**
 * In a process of its own, whose memory goes with it, and beside the old application, which other servers may be
 * serving.
 */
async function build(root: string, folder: string, stopped: AbortSignal): Promise<void> {
  const draft = `${folder}.new`
  const old = `${folder}.old`
  rmSync(draft, { recursive: true, force: true })
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const child = spawn(
    process.execPath,
    [vite, 'build', '--configLoader', 'native', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
      signal: stopped,
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += String(chunk)
    })
  const code = await new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
  const said = output.trim() === '' ? '' : `\n${output.trim()}`
  if (child.signalCode !== null)
    throw new StartError(
      `The browser application cannot be built: its process was ended by ${child.signalCode}.${said}`,
    )
  if (code !== 0) throw new StartError(`The browser application cannot be built:${said}`)
  rmSync(old, { recursive: true, force: true })
  if (existsSync(folder)) renameSync(folder, old)
  renameSync(draft, folder)
  rmSync(old, { recursive: true, force: true })
}
