/**
 * Which tests run which parts of the source. Every test of the API loads the whole server, so what a test loads says
 * nothing about what it notices. Measured once, and kept in `.build` for each file of tests as long as it stays so.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createVitest } from 'vitest/node'
import type { TestModule } from 'vitest/node'
import type { Mutant } from './mutants.ts'
import { counting, COUNTS, partAround, partsOf } from './parts.ts'
import type { Part } from './parts.ts'
import { settings } from './runner.ts'

const root = join(import.meta.dirname, '../..')
const FOLDER = join(root, '.build/mutating')

/** What one file of tests ran. */
interface Run {
  test: string
  /** Of the test's text. */
  hash: string
  ms: number
  /** How many tests passed. */
  passed: number
  files: Readonly<Record<string, RunFile>>
}

interface RunFile {
  hash: string
  /** How often parts of it ran, all together. */
  times: number
  parts: readonly number[]
}

export interface Ran {
  test: string
  ms: number
  passed: number
  /** Of all that the test ran, which share this file is: a test about it has a greater one than a test beside it. */
  share: number
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
const fileOf = (test: string): string => `${hashOf(test)}.tsv`
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

export class Measured {
  readonly #runs: readonly Run[]
  readonly #parts = new Map<string, { hash: string; parts: Part[] }>()

  private constructor(runs: readonly Run[]) {
    this.#runs = runs
  }

  /** Measures what is not yet: a test that is new or has another text. */
  static async of(files: readonly string[], tests: readonly string[]): Promise<Measured> {
    mkdirSync(FOLDER, { recursive: true })
    const kept = new Map(keptRuns().map(run => [run.test, run]))
    const missing = tests.filter(test => kept.get(test)?.hash !== hashOf(textOf(test)))
    if (missing.length > 0) {
      say(`Measuring what ${missing.length} files of tests run`)
      await measure(files, missing, run => kept.set(run.test, run))
    }
    return new Measured([...kept.values()].filter(({ test }) => tests.includes(test)))
  }

  /** Tests that run the line; where it has changed since they were measured, those that run anything of the file. */
  around({ file, start, end }: Mutant): Ran[] {
    const { hash, parts } = this.#partsOf(file)
    const part = partAround(parts, { start, end })
    return this.#runs
      .filter(({ files: { [file]: found } }) =>
        part === undefined || found?.hash !== hash ? found !== undefined : found.parts.includes(part),
      )
      .map(run => ranOf(run, file))
  }

  /** Of these tests those that passed when they were measured. */
  ofTests(file: string, tests: readonly string[]): Ran[] {
    return tests.flatMap(test => this.#runs.filter(run => run.test === test).map(run => ranOf(run, file)))
  }

  #partsOf(file: string): { hash: string; parts: Part[] } {
    const text = textOf(file)
    const known = this.#parts.get(file) ?? { hash: hashOf(text), parts: partsOf(file, text) }
    this.#parts.set(file, known)
    return known
  }
}

function ranOf({ test, ms, passed, files }: Run, file: string): Ran {
  const all = Object.values(files).reduce((sum, { times }) => sum + times, 0)
  return { test, ms, passed, share: (files[file]?.times ?? 0) / Math.max(1, all) }
}

function keptRuns(): Run[] {
  return globSync('*.tsv', { cwd: FOLDER }).map(name => readRun(readFileSync(join(FOLDER, name), 'utf8')))
}

/** A line about the test, and one for each file. */
function writeRun({ test, hash, ms, passed, files }: Run): string {
  return [
    [test, hash, ms, passed],
    ...Object.entries(files).map(([file, { times, parts, ...own }]) => [file, own.hash, times, parts.join(' ')]),
  ]
    .map(cells => cells.join('\t'))
    .join('\n')
}

function readRun(text: string): Run {
  const [[test = '', hash = '', ms, passed] = [], ...files] = text.split('\n').map(line => line.split('\t'))
  return {
    test,
    hash,
    ms: Number(ms),
    passed: Number(passed),
    files: Object.fromEntries(
      files.map(([file = '', own = '', times, parts = '']) => [
        file,
        { hash: own, times: Number(times), parts: parts.split(' ').map(Number) },
      ]),
    ),
  }
}

interface Numbered {
  file: string
  text: string
  parts: readonly Part[]
  /** Number of its first part. */
  first: number
}

/** All parts of all files have numbers in one row. */
function numberedFiles(files: readonly string[]): Numbered[] {
  let first = 0
  return files.map(file => {
    const text = textOf(file)
    const numbered = { file, text, parts: partsOf(file, text), first }
    first += numbered.parts.length
    return numbered
  })
}

/** A test that fails has not run to its end: it is measured anew the next time, and judges nothing until then. */
async function measure(files: readonly string[], tests: readonly string[], done: (run: Run) => void): Promise<void> {
  const numbered = numberedFiles(files)
  const byPath = new Map(numbered.map(each => [join(root, each.file), each]))
  const parts = numbered.reduce((sum, each) => sum + each.parts.length, 0)
  const folder = mkdtempSync(join(tmpdir(), 'parts-run-'))
  const onTestModuleEnd = (module: TestModule): void => {
    const test = module.relativeModuleId
    const ms = Math.round(module.diagnostic().duration)
    say(`  ${test} ${module.ok() ? `${ms} ms` : 'fails'}`)
    const place = join(folder, fileOf(test))
    if (!module.ok()) return
    // Where all its tests are left to the long run, nothing has been written.
    const written = existsSync(place) ? readFileSync(place, 'utf8') : ''
    const counts = written.split('\n').map(line => line.split(' ').map(Number))
    const passed = [...module.children.allTests('passed')].length
    const run = { test, hash: hashOf(textOf(test)), ms, passed, files: ranFiles(counts, numbered) }
    writeFileSync(join(FOLDER, fileOf(test)), writeRun(run))
    done(run)
  }
  // What starts the database of the tests is loaded in this process.
  Object.assign(globalThis, { [COUNTS]: new Uint32Array(parts) })
  const vitest = await createVitest(
    {
      ...settings(true),
      watch: false,
      setupFiles: [join(import.meta.dirname, 'countRuns.ts')],
      provide: { measured: { folder, parts } },
      maxWorkers: availableParallelism(),
      reporters: [{ onTestModuleEnd }],
    },
    {
      logLevel: 'silent',
      plugins: [
        {
          name: 'counting-text',
          enforce: 'pre',
          load(id) {
            const found = byPath.get(id)
            return found && counting(found.text, found.parts, found.first)
          },
        },
      ],
    },
  )
  try {
    await vitest.runTestSpecifications(await vitest.globTestSpecifications([...tests]))
  } finally {
    await vitest.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `counts`: number of a part and how often it ran. */
function ranFiles(counts: readonly (readonly number[])[], numbered: readonly Numbered[]): Run['files'] {
  return Object.fromEntries(
    numbered.flatMap(({ file, text, parts, first }) => {
      const own = counts.filter(([part = -1]) => part >= first && part < first + parts.length)
      const times = own.reduce((sum, [, each = 0]) => sum + each, 0)
      return times === 0 ? [] : [[file, { hash: hashOf(text), times, parts: own.map(([part = 0]) => part - first) }]]
    }),
  )
}
