/** One running PostgreSQL: started, started again when it dies, given up when somebody else ends it, stopped. */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { StartError, WAY_OUT, lastMessage } from './failures.ts'
import { clearOrphan, readPostmaster } from './postmaster.ts'
import type { Runner } from './runner.ts'

export interface Place {
  cluster: string
  /** Folder of the unix socket, or an address of this machine. */
  host: string
  port: number
  /** Where there are no unix sockets. */
  password?: string
  logFile: string
}

const SETTINGS: Record<string, string> = {
  unix_socket_permissions: '0700',
  max_connections: '60',
  jit: 'off',
  huge_pages: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // Failed statements quote values of records; they belong to the product's own log, which masks them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
}

/** So many deaths within a minute are no accident any more. */
const RESTARTS_PER_MINUTE = 30
const LOOK_MS = 250
/** One that has removed its file has ended within a moment. */
const END_MS = 1_000

export class PostgresServer {
  readonly #runner: Runner
  readonly #place: Place
  readonly #settings: Record<string, string>
  readonly #toldToEnd: (() => void) | undefined
  #child: ChildProcess | undefined
  /** From when it is ready until it has ended. */
  #watching: NodeJS.Timeout | undefined
  #stopping = false
  #deaths: number[] = []
  readonly #atExit = () => {
    this.#child?.kill('SIGINT')
  }

  /** `toldToEnd` is called when somebody else tells it to end; without it, one that has ended is started again. */
  constructor(runner: Runner, place: Place, settings: Record<string, string>, toldToEnd?: () => void) {
    this.#runner = runner
    this.#place = place
    this.#settings = { ...SETTINGS, ...settings }
    this.#toldToEnd = toldToEnd
  }

  async start(): Promise<void> {
    const { cluster, logFile } = this.#place
    if (existsSync(logFile) && statSync(logFile).size > 5_000_000) renameSync(logFile, `${logFile}.1`)
    const logStart = existsSync(logFile) ? statSync(logFile).size : 0
    const log = openSync(logFile, 'a', 0o600)
    const { file, parameters } = this.#runner.bound(this.#runner.binaries.program('postgres'), this.#parameters())
    // A group of its own: Ctrl-C in a terminal reaches every process of ours, and the database has to outlast the last
    // request.
    const child = spawn(file, parameters, {
      env: this.#runner.environment,
      cwd: cluster,
      stdio: ['ignore', log, log],
      detached: true,
    })
    closeSync(log)
    this.#child = child
    const failed = new Promise<never>((_, reject) => {
      child.once('error', reject)
      child.once('exit', () => {
        const said = lastMessage(readFileSync(logFile).subarray(logStart).toString())
        reject(new StartError(`The database in ${cluster} cannot be started (${said}): correct this, or ${WAY_OUT}.`))
      })
    })
    failed.catch(() => undefined)
    process.on('exit', this.#atExit)
    try {
      await Promise.race([this.#ready(child), failed])
    } catch (error) {
      child.kill('SIGKILL')
      process.off('exit', this.#atExit)
      throw error
    }
    this.#watching = setInterval(() => this.#look(), LOOK_MS).unref()
    child.once('exit', code => {
      clearInterval(this.#watching)
      this.#watching = undefined
      if (code === 0) this.#told()
      void this.#died()
    })
  }

  /**
   * SIGTERM lets it wait for its connections, which we keep for ever: nothing but its file tells that it was sent.
   * Where there is no file to read, the code with which it ends tells why.
   */
  #look(): void {
    if (readPostmaster(this.#place.cluster)?.ending) this.#told()
  }

  /** Whoever was refused a connection because it ends may be here before anything else has told of that. */
  async #lookOnceMore(): Promise<void> {
    const child = this.#child
    if (!child || !this.#watching || this.#stopping) return
    const found = readPostmaster(this.#place.cluster)
    if (found?.ending) this.#told()
    else if (!found) await Promise.race([once(child, 'exit'), delay(END_MS, undefined, { ref: false })])
  }

  #told(): void {
    if (this.#stopping || !this.#toldToEnd) return
    this.#stopping = true
    this.#toldToEnd()
  }

  #parameters(): string[] {
    const { cluster, host, port, password } = this.#place
    const listen = password
      ? { listen_addresses: host, unix_socket_directories: '' }
      : { listen_addresses: '', unix_socket_directories: `"${host}"` }
    const settings = { ...this.#settings, ...listen, port: String(port) }
    return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  }

  async #ready(child: ChildProcess): Promise<void> {
    const end = Date.now() + 60_000
    while (child.exitCode === null && child.signalCode === null) {
      const found = readPostmaster(this.#place.cluster)
      if (found?.ready && (found.pid === child.pid || process.platform === 'win32')) return
      if (Date.now() > end)
        throw new StartError(
          `The database in ${this.#place.cluster} did not become ready within a minute (see ${this.#place.logFile}): correct this, or ${WAY_OUT}.`,
        )
      await delay(10)
    }
  }

  /**
   * A PostgreSQL that was killed is brought back at the same place, so that the pool of connections recovers by itself.
   */
  async #died(): Promise<void> {
    process.off('exit', this.#atExit)
    for (;;) {
      const now = Date.now()
      this.#deaths = [...this.#deaths.filter(at => now - at < 60_000), now]
      if (this.#stopping || this.#deaths.length > RESTARTS_PER_MINUTE) return
      try {
        await clearOrphan(this.#place.cluster)
        if (!this.#stopping) await this.start()
        return
      } catch {
        await delay(500)
      }
    }
  }

  /** smart waits for the work of others, fast breaks it off; each step after that is harder than the one before. */
  async stop(mode: 'smart' | 'fast'): Promise<void> {
    await this.#lookOnceMore()
    this.#stopping = true
    const child = this.#child
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise(resolve => child.once('exit', resolve)).then(() => true)
      const steps = [
        [mode === 'smart' ? 'SIGTERM' : 'SIGINT', 10_000],
        ['SIGINT', 5000],
        ['SIGQUIT', 5000],
        ['SIGKILL', 5000],
      ] as const
      for (const [signal, patience] of steps) {
        this.#signal(child, signal)
        if (await Promise.race([ended, delay(patience, false, { ref: false })])) break
      }
    }
    process.off('exit', this.#atExit)
  }

  #signal(child: ChildProcess, signal: NodeJS.Signals): void {
    if (process.platform !== 'win32' || signal === 'SIGKILL') {
      child.kill(signal)
      return
    }
    // Windows knows no signals: PostgreSQL's own program speaks to it.
    spawnSync(
      this.#runner.binaries.program('pg_ctl'),
      ['stop', '-D', this.#place.cluster, '-m', signal === 'SIGTERM' ? 'smart' : 'fast', '-W'],
      { stdio: 'ignore' },
    )
  }
}
