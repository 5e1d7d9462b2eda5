/**
 * Runs tests over a changed text of a file. The file itself is never touched: Vitest, which stays open between the
 * mutants, is handed the changed text where it would read the file.
 */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { BaseSequencer, createVitest } from 'vitest/node'
import type { TestSpecification, Vitest } from 'vitest/node'

const root = join(import.meta.dirname, '../..')

/** One after the other as they are given: the first that fails ends the run. */
class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files
  }
}

export type Outcome = 'noticed' | 'timed out' | 'survived'

export class Runner {
  readonly #vitest: Vitest
  readonly #changed: Map<string, string>

  private constructor(vitest: Vitest, changed: Map<string, string>) {
    this.#vitest = vitest
    this.#changed = changed
  }

  /** With a database, one PostgreSQL runs until the runner is closed. */
  static async open(withDatabase: boolean): Promise<Runner> {
    const changed = new Map<string, string>()
    const vitest = await createVitest(
      {
        config: false,
        root,
        // It stays open; nobody changes files meanwhile.
        watch: true,
        include: ['tests/**/*.test.ts'],
        ...(withDatabase && { globalSetup: [join(root, 'tests/server/globalSetup.ts')] }),
        isolate: false,
        maxWorkers: 1,
        sequence: { sequencer: InOrder },
        bail: 1,
        retry: 0,
        testTimeout: 60_000,
        hookTimeout: 120_000,
        expect: { poll: { timeout: 5_000 } },
        reporters: [{}],
        // What is kept on disk goes by the file, which never changes.
        fsModuleCache: false,
      },
      {
        logLevel: 'silent',
        server: { watch: null },
        plugins: [{ name: 'changed-text', enforce: 'pre', load: id => changed.get(id) }],
      },
    )
    return new Runner(vitest, changed)
  }

  /** Whether one of the tests fails over this text; without a text, over the file as it is. */
  async run(file: string, text: string | undefined, tests: readonly string[], limitMs: number): Promise<Outcome> {
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
      let { testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(ordered)
      // A busy machine may start no process in time, which says nothing about the text.
      if (!late && unhandledErrors.some(isOfPool))
        ({ testModules, unhandledErrors } = await this.#vitest.runTestSpecifications(ordered))
      if (late) return 'timed out'
      // Vitest answers with the modules of earlier runs as well.
      const ran = testModules.filter(({ moduleId }) => ordered.some(each => each.moduleId === moduleId))
      const failed = unhandledErrors.length > 0 || ran.some(module => !module.ok())
      return failed ? 'noticed' : 'survived'
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
