/**
 * `npm run mutate`: changes the source in small ways, one at a time, and counts how many of them a test notices. Names
 * of modules or files choose what is changed, `--count` how many in each module (all: every one), `--seed` which.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isEquivalent } from './mutating/equivalent.ts'
import { chosenTests } from './mutating/choosing.ts'
import { Measured } from './mutating/measuring.ts'
import { Imports, modules } from './mutating/modules.ts'
import type { Module } from './mutating/modules.ts'
import { chosen, mutantsOf, mutated } from './mutating/mutants.ts'
import type { Mutant } from './mutating/mutants.ts'
import { Runner } from './mutating/runner.ts'
import type { Outcome } from './mutating/runner.ts'

const root = join(import.meta.dirname, '..')
/** Those nearby have to notice: whoever broke a line looks for the reason there. */
const PURE_TESTS_MAX = 12
/**
 * A mutant that takes so many times as long as the file itself has no end; a busy machine wavers by less. It may take a
 * while to start a process or to load the server, too.
 */
const PATIENCE = 6
const LEAST_MS = 60_000
/** The server is loaded anew for each mutant; the tests took so long while others ran beside them. */
const API_PATIENCE = 3
/** Three hundred mutants of the server take an hour. */
const PROGRESS_EVERY = 20

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: process.env['SEED'] ?? '1' },
  },
})
const seed = Number(values.seed)
const count = values.count === 'all' ? Infinity : Number(values.count)
if (!Number.isSafeInteger(seed) || !(count > 0)) throw new Error('--seed and --count take whole numbers.')

const say = (line: string): void => void process.stdout.write(`${line}\n`)
const texts = new Map<string, string>()
/** As it stood when the run began: somebody may go on working in the file. */
function textOf(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

/** The modules named on the command line, or those that need no database; of files that are named, these alone. */
function asked(): Module[] {
  const all = modules()
  if (positionals.length === 0) return all.filter(({ name }) => name !== 'server')
  return positionals.map(name => {
    const known = all.find(module => module.name === name)
    const holder = all.find(({ files }) => files.includes(name))
    if (!known && !holder)
      throw new Error(`${name} is no module and no file of one: ${all.map(each => each.name).join(', ')}`)
    return known ?? { name, files: [name], floor: holder?.floor ?? 0 }
  })
}

const imports = new Imports()
const runners = new Map<boolean, Promise<Runner>>()
function runner(withDatabase: boolean): Promise<Runner> {
  const known = runners.get(withDatabase) ?? Runner.open(withDatabase)
  runners.set(withDatabase, known)
  return known
}

/** Tests that pass over a file as it is, and how long they take; those that fail even so can notice nothing. */
interface Judges {
  tests: readonly string[]
  passed: number
  limitMs: number
}
const judges = new Map<string, Judges>()

async function judgesOf(file: string, tests: readonly string[]): Promise<Judges> {
  const key = tests.join()
  const known = judges.get(key)
  if (known) return known
  const open = await runner(false)
  const sound = [...tests]
  let [tookMs, passed] = [0, 0]
  for (let failures = 0; sound.length > 0;) {
    const began = performance.now()
    const ran = await open.run(file, undefined, sound, Infinity)
    ;[tookMs, passed] = [performance.now() - began, ran.passed]
    if (ran.outcome === 'survived') break
    failures += 1
    // A busy machine fails a test as well: it is asked once more before it is left out.
    if (failures % 2 === 1) continue
    const [which = sound[0] ?? ''] = ran.failed
    say(`  left out: ${which} fails over ${file} as it is`)
    sound.splice(sound.indexOf(which), 1)
  }
  const found = { tests: sound, passed, limitMs: Math.max(LEAST_MS, tookMs * PATIENCE) }
  judges.set(key, found)
  return found
}

let measured: Promise<Measured> | undefined

/** How long they take is known from when they were measured. */
async function judgesByApi(mutant: Mutant): Promise<Judges> {
  measured ??= Measured.of(
    modules().flatMap(({ files }) => files),
    imports.apiTests(),
  )
  const related = imports.related(mutant.file)
  const known = await measured
  const chosen = chosenTests(known.around(mutant), { ...related, api: known.ofTests(mutant.file, related.api) })
  return {
    tests: chosen.map(({ test }) => test),
    passed: chosen.reduce((sum, { passed }) => sum + passed, 0),
    limitMs: LEAST_MS + API_PATIENCE * chosen.reduce((sum, { ms }) => sum + ms, 0),
  }
}

/**
 * The test of the file's own name answers in a second and notices most; then those nearby that need no database, and
 * those of the API for what is left.
 */
async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  const { file } = mutant
  const { pure } = imports.related(file)
  const text = mutated(textOf(file), mutant)
  for (const [withDatabase, judgesFor] of [
    [false, () => judgesOf(file, pure.slice(0, 1))],
    [false, () => judgesOf(file, pure.slice(1, PURE_TESTS_MAX))],
    [true, () => judgesByApi(mutant)],
  ] as const) {
    const { tests, passed, limitMs } = await judgesFor()
    if (tests.length === 0) continue
    const open = await runner(withDatabase)
    let ran = await open.run(file, text, tests, limitMs)
    // Where fewer tests ran than over the file as it is, the others are asked once more.
    if (ran.outcome === 'survived' && ran.passed < passed) ran = await open.run(file, text, tests, limitMs)
    if (ran.outcome !== 'survived') return ran.outcome
  }
  return 'survived'
}

async function tried({ name, files, floor }: Module): Promise<boolean> {
  const mutants = files.flatMap(file => mutantsOf(file, textOf(file)))
  const those = chosen(mutants, count, seed)
  const equal = those.filter(isEquivalent)
  const survivors: Mutant[] = []
  const judged = those.filter(mutant => !isEquivalent(mutant))
  for (const [index, mutant] of judged.entries()) {
    if (index > 0 && index % PROGRESS_EVERY === 0)
      say(`  ${index} of ${judged.length} tried, ${survivors.length} survived`)
    if ((await outcomeOf(mutant)) !== 'survived') continue
    survivors.push(mutant)
    say(`  survived ${mutant.file}:${mutant.line}  ${mutant.change}`)
  }
  const score = judged.length === 0 ? 100 : ((judged.length - survivors.length) / judged.length) * 100
  say(
    `${name}: ${score.toFixed(1)} % of ${judged.length} mutants noticed (of ${mutants.length} in ${files.length} files; ` +
      `at least ${floor} %), ${equal.length} equivalent`,
  )
  return score >= floor
}

say(`Seed ${seed}`)
let enough = true
try {
  for (const module of asked()) enough = (await tried(module)) && enough
} finally {
  for (const open of runners.values()) await (await open).close()
}
process.exit(enough ? 0 : 1)
