/**
 * npm run dev: the product with its sources being watched. Vite serves the browser application and passes the rest on
 * to the server; the server is replaced when its sources change; a saved schema regenerates, migrates and reloads.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { createServer as createVite } from 'vite'
import type { Plugin, ViteDevServer } from 'vite'
import { readConfig } from '../src/server/configuration.ts'
import type { Config } from '../src/server/configuration.ts'
import { demoDirectory } from '../src/server/identity/demoAccounts.ts'
import { loadDemo, seconds, withFreePort } from '../src/server/start/main.ts'
import { openServer } from '../src/server/start/databaseServer.ts'
import type { Storage } from '../src/server/start/databaseServer.ts'
import { generateAll } from './generator/generate.ts'
import { generateReported } from './generator/reported.ts'
import { isSchema, readFolder, type Outcome } from './generator/run.ts'
import { COMPILED } from './starting/compiled.ts'
import { explain, report, reportAccounts } from './starting/report.ts'
import { SavedFiles } from './starting/savedFiles.ts'
import { runUntilStopped } from './starting/signals.ts'

const root = dirname(import.meta.dirname)
const startedAt = performance.now()

/** Addresses that the server answers and not Vite. */
const SERVED = new RegExp(`^/(api|healthz|readyz|metrics|${demoDirectory.tenantId})(/|\\?|$)`)
/** Editors save a file in several steps. */
const SETTLE_MS = 60
/** A server that is being replaced is not waited for any longer. */
const REPLACE_MS = 1000
/** V8 compiles for speed what has been run some times: a fourth run takes half as long as a second. */
const WARM_RUNS = 3
const STOPPED = 'The server did not start: the reason stands above. It starts again with the next saved file.'

function addressOf(login: pg.ClientConfig): string {
  const { host, port, user = '', password, database } = new pg.Client(login)
  const secret = password ? `:${encodeURIComponent(password)}` : ''
  return `postgresql://${encodeURIComponent(user)}${secret}@localhost:${port}/${encodeURIComponent(database ?? '')}?host=${encodeURIComponent(host)}`
}

/** Runs the server and replaces it; requests wait for the one that is coming. */
class Server {
  readonly #environment: NodeJS.ProcessEnv
  #child: ChildProcess | undefined
  #next: ChildProcess | undefined
  #isStopped = false
  #ready: Promise<unknown> = Promise.resolve()

  constructor(environment: NodeJS.ProcessEnv) {
    this.#environment = environment
  }

  get runs(): boolean {
    return lives(this.#child)
  }

  get ready(): Promise<unknown> {
    return this.#ready
  }

  /** Requests wait from now on, while something that has to be done before is still going on. */
  replace(before: Promise<unknown> = Promise.resolve()): Promise<unknown> {
    this.#prepare()
    this.#ready = this.#ready.then(() => Promise.all([this.#stop(), before])).then(() => this.#start())
    return this.#ready
  }

  /** The server that comes next loads its packages before anything is saved. */
  #prepare(): ChildProcess {
    if (this.#next && lives(this.#next)) return this.#next
    this.#next = spawn(process.execPath, [join(root, 'scripts/starting/devServer.ts')], {
      cwd: root,
      env: this.#environment,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    return this.#next
  }

  async #start(): Promise<void> {
    const child = this.#prepare()
    this.#child = child
    this.#next = undefined
    const { promise, resolve } = Promise.withResolvers<void>()
    child.once('message', () => resolve())
    // A server with a mistake ends; the next saved file starts it again.
    child.once('exit', () => resolve())
    child.send('start', error => {
      if (error) resolve()
    })
    await promise
    if (!this.#isStopped) this.#prepare()
  }

  async #stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child) await end(child)
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    const next = this.#next
    this.#next = undefined
    await Promise.all([this.#stop(), next && end(next)])
  }
}

function lives(child: ChildProcess | undefined): boolean {
  return child !== undefined && child.exitCode === null && child.signalCode === null
}

async function end(child: ChildProcess): Promise<void> {
  if (!lives(child)) return
  const ended = new Promise(resolve => child.once('exit', resolve))
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), REPLACE_MS)
  await ended
  clearTimeout(impatient)
}

/** Requests to the server, which is to listen on the port, wait until there is one and it is ready. */
async function startVite(config: Config, port: number, made: Promise<Server>): Promise<ViteDevServer> {
  const waiting: Plugin = {
    name: 'wait-for-server',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (SERVED.test(request.url ?? '')) void made.then(({ ready }) => ready).then(() => next())
        else next()
      })
    },
  }
  const heard = process.listeners('SIGTERM')
  const vite = await createVite({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'src/web'),
    plugins: [waiting],
    clearScreen: false,
    logLevel: 'warn',
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      proxy: { [SERVED.source]: { target: `http://127.0.0.1:${port}`, changeOrigin: false } },
    },
  })
  // Vite would end this process by itself, before the server and the database have ended.
  for (const listener of process.listeners('SIGTERM')) if (!heard.includes(listener)) process.off('SIGTERM', listener)
  process.stdin.removeAllListeners('end')
  return vite.listen()
}

/**
 * In this process, where the generator is loaded and warm. A mistake of ours ends nothing: the next saved schema tries
 * again.
 */
async function generate(): Promise<Outcome | undefined> {
  return generateReported(root).catch((error: unknown) => {
    logError(error)
    return undefined
  })
}

/** So that the first save of a schema is not the slowest. Nothing is written, and mistakes are told with that save. */
async function warmGenerator(): Promise<void> {
  const schemas = readFolder(root, 'schemas', isSchema)
  for (let run = 1; run <= WARM_RUNS; run += 1) await generateAll(schemas).catch(() => undefined)
}

function logError(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}

/** Answers with what ends the watching, once the change in hand has been dealt with. */
function watchSources(server: Server, vite: ViteDevServer): () => Promise<void> {
  const saved = new SavedFiles()
  let working = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const act = async (): Promise<void> => {
    const wanted = saved.take()
    const since = performance.now()
    if (wanted === 'generate') {
      const generated = generate()
      await server.replace(generated)
      const outcome = await generated
      if (!outcome) return
      saved.forgetWritten(outcome)
      vite.ws.send({ type: 'full-reload' })
      report(server.runs ? `Schemas applied (${seconds(since)})` : STOPPED)
    } else if (wanted === 'replace') {
      await server.replace()
      report(server.runs ? `Server replaced (${seconds(since)})` : STOPPED)
    }
  }
  const watchers = ['schemas', 'src', 'generated'].map(folder =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !saved.add(join(folder, file))) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        working = working.then(act).catch(logError)
      }, SETTLE_MS)
    }),
  )
  return async () => {
    for (const watcher of watchers) watcher.close()
    clearTimeout(timer)
    await working
  }
}

interface Development {
  config: Config
  stop(): Promise<void>
}

async function develop(stopped: AbortSignal, databaseEnds: () => void): Promise<Development> {
  const wanted = readConfig(process.env, { root, from: process.env['INIT_CWD'] ?? process.cwd() })
  const config = await withFreePort(wanted, process.env)
  const { port } = await withFreePort({ ...config, port: 0, host: '127.0.0.1' }, process.env)
  void warmGenerator()
  const { promise: made, resolve: serverMade } = Promise.withResolvers<Server>()
  // It prepares its packages for some seconds, in which the database starts and nobody saves anything yet.
  const vite = await startVite(config, port, made)
  try {
    const storage = await openServer(config, report, { stopped, databaseEnds })
    try {
      if (config.demo) await loadDemo(config, storage, report)
      const server = new Server(environmentOf(config, storage, port))
      serverMade(server)
      await server.replace()
      const unwatch = watchSources(server, vite)
      const stop = async (): Promise<void> => {
        await unwatch()
        await vite.close()
        await server.stop()
        await storage.stop()
      }
      return { config, stop }
    } catch (error) {
      await storage.stop()
      throw error
    }
  } catch (error) {
    await vite.close()
    throw error
  }
}

function environmentOf(config: Config, storage: Storage, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_COMPILE_CACHE: COMPILED,
    PORT: String(port),
    HOST: '127.0.0.1',
    BASE_URL: config.baseUrl,
    DATA_DIR: config.dataDir,
    DATABASE_URL: addressOf(storage.logins.runtime),
    DATABASE_MIGRATION_URL: addressOf(storage.owner),
  }
}

runUntilStopped(develop, report).then(({ config }) => {
  report(`Ready in ${seconds(startedAt)}: ${config.baseUrl}`)
  if (config.demo) reportAccounts()
}, explain)
