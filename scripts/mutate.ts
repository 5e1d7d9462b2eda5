/**
 * `npm run mutate`: changes the source in small ways, one at a time, and counts how many of them a test notices. Names
 * of modules or files choose what is changed, `--count` how many in each module (all: every one), `--seed` which.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isEquivalent } from './mutating/equivalent.ts'
import { Imports, modules } from './mutating/modules.ts'
import type { Module } from './mutating/modules.ts'
import { chosen, mutantsOf, mutated } from './mutating/mutants.ts'
import type { Mutant } from './mutating/mutants.ts'
import { Runner } from './mutating/runner.ts'
import type { Outcome } from './mutating/runner.ts'

const root = join(import.meta.dirname, '..')
/** Those nearby have to notice: whoever broke a line looks for the reason there. */
const PURE_TESTS_MAX = 12
const API_TESTS_MAX = 8
/** A mutant that takes so many times as long as the file itself has no end; a busy machine wavers by less. */
const PATIENCE = 6
const LEAST_MS = 15_000

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
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

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

/** How long the tests of a file take over the file as it is; null where they fail even so, and can notice nothing. */
const limits = new Map<string, number | null>()

async function limitOf(file: string, withDatabase: boolean, tests: readonly string[]): Promise<number | null> {
  const key = tests.join()
  const known = limits.get(key)
  if (known !== undefined) return known
  const began = performance.now()
  const outcome = await (await runner(withDatabase)).run(file, undefined, tests, Infinity)
  const fails = outcome !== 'survived'
  if (fails) say(`  left out: the tests of ${file} fail over the file as it is: ${tests.join(', ')}`)
  const limit = fails ? null : Math.max(LEAST_MS, (performance.now() - began) * PATIENCE)
  limits.set(key, limit)
  return limit
}

/**
 * The test of the file's own name answers in a second and notices most; then those nearby that need no database, and
 * those of the API for what is left.
 */
async function outcomeOf(mutant: Mutant): Promise<Outcome> {
  const { file } = mutant
  const { pure, api } = imports.related(file)
  const text = mutated(textOf(file), mutant)
  for (const [withDatabase, tests] of [
    [false, pure.slice(0, 1)],
    [false, pure.slice(1, PURE_TESTS_MAX)],
    [true, api.slice(0, API_TESTS_MAX)],
  ] as const) {
    if (tests.length === 0) continue
    const limit = await limitOf(file, withDatabase, tests)
    if (limit === null) continue
    const outcome = await (await runner(withDatabase)).run(file, text, tests, limit)
    if (outcome !== 'survived') return outcome
  }
  return 'survived'
}

async function tried({ name, files, floor }: Module): Promise<boolean> {
  const mutants = files.flatMap(file => mutantsOf(file, textOf(file)))
  const those = chosen(mutants, count, seed)
  const equal = those.filter(isEquivalent)
  const survivors: Mutant[] = []
  const judged = those.filter(mutant => !isEquivalent(mutant))
  for (const mutant of judged) {
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
