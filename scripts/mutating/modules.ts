/** Which files are changed, by module, and which tests may notice a change in one of them. */
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'

export interface Module {
  name: string
  files: readonly string[]
  /** Percent of the mutants that tests have to notice. */
  floor: number
}

const root = join(import.meta.dirname, '../..')
const found = (pattern: string): string[] =>
  globSync(pattern, { cwd: root })
    .map(file => file.replaceAll('\\', '/'))
    .sort()

/** Words, shapes, addresses, and lines of screens: nothing in them is worked out. */
const DECLARATIONS =
  /\/(texts|\w+Texts|reads|answers|shapes|holding|transfer|actions|fields|fieldsOutsideForm|iso4217|sections|ratesSentence|lines|accountLines)\.ts$/
const AREAS_WITH_FIGURES = `{${[
  'capital-account-statements',
  'capital-movements',
  'closings',
  'expenses',
  'fair-values',
  'funds',
  'investments',
  'invoices',
  'limited-partners',
  'performance',
  'portal',
  'reporting-periods',
  'transactions',
  'transfers',
].join(',')}}`

export function modules(): Module[] {
  const rules = found('src/*/rules.ts')
  const figures = found(`src/${AREAS_WITH_FIGURES}/*.ts`).filter(
    file => !/\.server\.ts$|\/(area|rules|use[A-Z]\w*)\.ts$/.test(file) && !DECLARATIONS.test(file),
  )
  const server = [...found('src/server/**/*.ts'), ...found('src/*/*.server.ts')].filter(
    // Threads and the start of processes are loaded by Node itself, which knows no changed text.
    file =>
      !/Thread\.ts$|\/(importTable|launcher)\.ts$|\.d\.ts$|\/start\/main\.ts$|\/(database\/postgres|migrations)\//.test(
        file,
      ) && !DECLARATIONS.test(file),
  )
  return [
    { name: 'money', files: ['src/money.ts'], floor: 95 },
    { name: 'calendar', files: ['src/calendar.ts'], floor: 95 },
    { name: 'rules', files: rules, floor: 95 },
    { name: 'figures', files: figures, floor: 95 },
    { name: 'server', files: server, floor: 90 },
  ]
}

export interface Related {
  /** Tests of the file's own name, or of a name alike. */
  named: string[]
  /** Of the folder of the same name. */
  folder: string[]
  /** Tests that need no database, the nearest first. */
  pure: string[]
  /** Tests against the API, of the folder of the same name and of the areas that import the file. */
  api: string[]
}

const HARNESS = 'tests/server/harness.ts'
/** Starts other servers only where it is asked to, which a run over changed texts does not. */
const ONLY_IF_ASKED = 'tests/server/apiServers.ts'
/** A shorter word stands in many names, and so does one that more files than these begin with, such as "actions". */
const ALIKE_LETTERS = 5
const ALIKE_FILES_MAX = 4
/** Tests that reach these start processes of their own or generate everything: they know no changed text. */
const OUTSIDE = /^scripts\/|^src\/server\/(start\/main|database\/launcher)\.ts$/

function firstWord(file: string): string {
  const [word = ''] = basename(file).split(/[.A-Z]/)
  return word
}

export class Imports {
  readonly #of = new Map<string, readonly string[]>()
  readonly #related = new Map<string, Related>()
  readonly #distances = new Map<string, ReadonlyMap<string, number>>()
  readonly #sources = found('src/**/*.ts')
  /** Without those that measure, which notice no wrong figure. */
  readonly #tests = found('tests/**/*.test.ts').filter(test => !/^tests\/web\/|\/speed\.test\.ts$/.test(test))

  /** Files that a file loads; types alone load nothing. */
  #imports(file: string): readonly string[] {
    const known = file === ONLY_IF_ASKED ? [] : this.#of.get(file)
    if (known) return known
    const text = readFileSync(join(root, file), 'utf8')
    const { staticImports, staticExports } = parseSync(file, text).module
    const targets = [
      ...staticImports
        .filter(({ start }) => !text.startsWith('import type ', start))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? [])),
    ]
    const files = targets
      .filter(target => target.startsWith('.') && target.endsWith('.ts'))
      .map(target => posix.join(posix.dirname(file), target))
    this.#of.set(file, files)
    return files
  }

  /** How many imports lie between the test and each file that it loads. */
  #reached(test: string): ReadonlyMap<string, number> {
    const known = this.#distances.get(test)
    if (known) return known
    const distances = new Map([[test, 0]])
    this.#distances.set(test, distances)
    for (const [current, distance] of distances)
      for (const target of this.#imports(current)) if (!distances.has(target)) distances.set(target, distance + 1)
    return distances
  }

  /** Tests that load this file, by whatever way. */
  testsOf(file: string): string[] {
    return this.#tests.filter(test => this.#reached(test).has(file))
  }

  /** Tests against the API: each loads the whole server. */
  apiTests(): string[] {
    return this.#tests.filter(test => this.#reached(test).has(HARNESS) && !this.#isOutside(test))
  }

  #isOutside(test: string): boolean {
    return [...this.#reached(test).keys()].some(loaded => OUTSIDE.test(loaded))
  }

  related(file: string): Related {
    const known = this.#related.get(file) ?? this.#findRelated(file)
    this.#related.set(file, known)
    return known
  }

  #findRelated(file: string): Related {
    const folder = dirname(file).replace(/^src/, 'tests')
    // "document" of documentRoutes.ts: what is named alike in another folder notices more than what only stands nearby.
    const word = firstWord(file)
    const isRare =
      word.length >= ALIKE_LETTERS && this.#sources.filter(each => firstWord(each) === word).length <= ALIKE_FILES_MAX
    const isAlike = (test: string): boolean => isRare && test.includes(word)
    // src/documents is tried in tests/server/documents, because it is asked by way of the server.
    const isSameFolder = (test: string): boolean =>
      dirname(test) === folder || basename(dirname(test)) === basename(folder)
    const ownName = posix.join(folder, basename(file).replace(/(\.server)?\.ts$/, '.test.ts'))
    const users = new Set(
      this.#sources
        .filter(user => this.#imports(user).includes(file))
        .map(user => dirname(user).replace(/^src/, 'tests')),
    )
    const related = this.#tests.flatMap(test => {
      const reached = this.#reached(test)
      const distance = reached.get(file)
      return distance === undefined || this.#isOutside(test) ? [] : [{ test, distance, isPure: !reached.has(HARNESS) }]
    })
    const nearness = ({ test, distance }: { test: string; distance: number }): number =>
      test === ownName
        ? 0
        : isAlike(test)
          ? 1
          : isSameFolder(test)
            ? 2
            : users.has(dirname(test))
              ? 3 + distance
              : 100 + distance
    const ordered = related.sort((a, b) => nearness(a) - nearness(b) || (a.test < b.test ? -1 : 1))
    return {
      named: ordered.filter(each => nearness(each) < 2).map(({ test }) => test),
      folder: ordered.filter(each => nearness(each) === 2).map(({ test }) => test),
      pure: ordered.filter(({ isPure }) => isPure).map(({ test }) => test),
      api: ordered.filter(each => !each.isPure && nearness(each) < 100).map(({ test }) => test),
    }
  }
}
