/**
 * Runs tests over a changed text of a file. The file itself is never touched: Vitest, which stays open between the
 * mutants, is handed the changed text where it would read the file.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { BaseSequencer, createVitest } from 'vitest/node'
import type { CliOptions, Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { LONG_MARK } from '../testing/requirements.ts'

const root = join(import.meta.dirname, '../..')

/** One after the other as they are given: the first that fails ends the run. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

export type Outcome = 'noticed' | 'timed out' | 'survived'

interface Ran {
  outcome: Outcome
  /** Files of tests that failed: the first of them ends the run. */
  failed: string[]
  /** How many tests passed: fewer than over the file as it is where the run was broken off. */
  passed: number
}

/** Vitest answers with what earlier runs came to as well: this is what ended since the last look. */
class Ended implements Reporter {
  #modules: TestModule[] = []

  onTestModuleEnd(module: TestModule): void {
    this.#modules.push(module)
  }

  take(): TestModule[] {
    const taken = this.#modules
    this.#modules = []
    return taken
  }
}

/** What every run over changed texts begins with. */
export function settings(withDatabase: boolean): CliOptions {
  return {
    config: false,
    root,
    // It stays open; nobody changes files meanwhile.
    watch: true,
    include: ['tests/**/*.test.ts'],
    testNamePattern: new RegExp(`^(?!.*${LONG_MARK})`),
    ...(withDatabase && { globalSetup: [join(root, 'tests/server/globalSetup.ts')] }),
    isolate: false,
    retry: 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 5_000 } },
    // What is kept on disk goes by the file, which never changes.
    fsModuleCache: false,
  }
}

/** So often is asked for a run that was broken off. */
const TRIES = 4

export class Runner {
  readonly #vitest: Vitest
  readonly #changed: Map<string, string>
  readonly #ended: Ended

  private constructor(vitest: Vitest, changed: Map<string, string>, ended: Ended) {
    this.#vitest = vitest
    this.#changed = changed
    this.#ended = ended
  }

  /** With a database, one PostgreSQL runs until the runner is closed. */
  static async open(withDatabase: boolean): Promise<Runner> {
    const changed = new Map<string, string>()
    const ended = new Ended()
    const vitest = await createVitest(
      { ...settings(withDatabase), maxWorkers: 1, sequence: { sequencer: InOrder }, bail: 1, reporters: [ended] },
      {
        logLevel: 'silent',
        server: { watch: null },
        plugins: [{ name: 'changed-text', enforce: 'pre', load: id => changed.get(id) }],
      },
    )
    return new Runner(vitest, changed, ended)
  }

  /** Whether one of the tests fails over this text; without a text, over the file as it is. */
  async run(file: string, text: string | undefined, tests: readonly string[], limitMs: number): Promise<Ran> {
    const path = join(root, file)
    if (text !== undefined) this.#changed.set(path, text)
    this.#vitest.invalidateFile(path)
    let late = false
    const timer = Number.isFinite(limitMs)
      ? setTimeout(() => {
          late = true
          endWorkers()
        }, limitMs)
      : undefined
    try {
      const specifications = await this.#vitest.globTestSpecifications([...tests])
      const ordered = tests.flatMap(test => specifications.filter(({ moduleId }) => moduleId === join(root, test)))
      for (let tries = 0; tries < TRIES; tries += 1) {
        this.#ended.take()
        const { unhandledErrors } = await this.#vitest.runTestSpecifications(ordered)
        const ended = this.#ended.take()
        if (late) return { outcome: 'timed out', failed: [], passed: 0 }
        const failed = ended.filter(module => !module.ok()).map(({ relativeModuleId }) => relativeModuleId)
        // A busy machine may start no process in time, which says nothing about the text.
        if (failed.length === 0 && unhandledErrors.some(isOfPool)) continue
        const passed = ended.reduce((count, { children }) => count + [...children.allTests('passed')].length, 0)
        if (failed.length > 0 || unhandledErrors.length > 0) return { outcome: 'noticed', failed, passed }
        // The end of the run before, told late, breaks this one off: what did not run has noticed nothing.
        if (ended.length === ordered.length) return { outcome: 'survived', failed, passed }
      }
      throw new Error(`Vitest broke off ${tests.join(', ')} ${TRIES} times.`)
    } finally {
      clearTimeout(timer)
      this.#changed.delete(path)
      this.#vitest.invalidateFile(path)
    }
  }

  close(): Promise<void> {
    return this.#vitest.close()
  }
}

function isOfPool(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('[vitest-pool]')
}

/** A loop without an end answers nobody: its process is ended from outside. */
function endWorkers(): void {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
  for (const line of processes.split('\n')) {
    const [pid = '', parent = '', ...command] = line.trim().split(/\s+/)
    if (Number(parent) === process.pid && command.join(' ').includes('workers/forks'))
      process.kill(Number(pid), 'SIGKILL')
  }
}
