/** A copy of the project that a test may change, and the product started from it. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { accessToken } from '../accessToken.ts'

const ROOT = join(import.meta.dirname, '../..')
/** Everything that the product is made of; the packages are shared with the original. */
const PARTS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'schemas',
  'generated',
  'scripts',
  'src',
]
const START_MS = 150_000

export interface Project {
  folder: string
  editSchema(name: string, change: (schema: { properties: Record<string, unknown> }) => void): Promise<void>
  write(file: string, content: string): Promise<void>
  /** Runs a script with the Node that runs this test, and answers with what it printed. */
  run(script: string): Promise<string>
  start(): Promise<StartedProduct>
  /** What npm run dev starts. */
  develop(): Promise<StartedProduct>
  remove(): Promise<void>
}

export interface StartedProduct {
  address: string
  /** Asks the API as a demo account. */
  ask: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
  stop: () => Promise<void>
}

export async function copyProject(): Promise<Project> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true })
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const running = new Set<ChildProcess>()
  return {
    folder,
    async editSchema(name, change) {
      const file = join(folder, 'schemas', `${name}.json`)
      const schema = JSON.parse(await readFile(file, 'utf8')) as { properties: Record<string, unknown> }
      change(schema)
      await writeFile(file, `${JSON.stringify(schema, null, 2)}\n`)
    },
    async write(file, content) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), content)
    },
    run: script =>
      finished(spawn(process.execPath, [join(folder, script)], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })),
    start: () => startFrom(folder, 'scripts/start.ts', running),
    develop: () => startFrom(folder, 'scripts/dev.ts', running),
    async remove() {
      for (const child of running) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function finished(child: ChildProcess): Promise<string> {
  let printed = ''
  child.stdout?.on('data', chunk => {
    printed += String(chunk)
  })
  child.stderr?.on('data', chunk => {
    printed += String(chunk)
  })
  const code = await new Promise(resolve => {
    child.once('exit', resolve)
  })
  if (code !== 0) throw new Error(`It ended with ${String(code)}: ${printed}`)
  return printed
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => {
    server.close(resolve)
  })
  return port
}

async function startFrom(folder: string, script: string, running: Set<ChildProcess>): Promise<StartedProduct> {
  const port = await freePort()
  const child = spawn(process.execPath, [join(folder, script)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, '.data') },
  })
  running.add(child)
  const ended = new Promise<number | null>(resolve => {
    child.once('exit', resolve)
  })
  await ready(child)
  const address = `http://localhost:${port}`
  const token = await accessToken(address, 'admin@larkmoor.example')
  return {
    address,
    ask: (method, path, body, headers = {}) =>
      fetch(`${address}${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      }),
    async stop() {
      child.kill('SIGTERM')
      const code = await ended
      running.delete(child)
      // Whoever ends in disorder leaves a database behind.
      if (code !== 0) throw new Error(`It ended with ${String(code)} when it was asked to stop`)
    },
  }
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = ''
    const late = setTimeout(() => {
      reject(new Error(`Not ready after ${START_MS} ms: ${printed}`))
    }, START_MS)
    const collect = (chunk: unknown): void => {
      printed += String(chunk)
      if (!/^Ready in /m.test(printed)) return
      clearTimeout(late)
      resolve()
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', code => {
      clearTimeout(late)
      reject(new Error(`It ended with ${String(code)}: ${printed}`))
    })
  })
}
