/**
 * The rules of the house, as one function from files to sentences about what is wrong. house-rules.test.ts runs it over
 * the project and over planted faults.
 */
import { posix } from 'node:path'
import { parseSync, Visitor, type Program } from 'oxc-parser'
import { resources } from '../generated/resources.ts'

export type Files = ReadonlyMap<string, string>
type Side = 'pure' | 'browser' | 'server'

interface Import {
  target: string
  typeOnly: boolean
}
interface Source {
  file: string
  text: string
  longComments: number[]
  imports: Import[]
  longFunctions: string[]
  /** Every text that stands in the code as a value or a type. */
  literals: string[]
  defaultExport: boolean
  onlyReexports: boolean
}

const MOST_LINES = 400
const MOST_FUNCTION_LINES = 70
const MOST_COLUMNS = 120
const MOST_VOCABULARY = 12
const PURE_PACKAGES = ['decimal.js']
/** Files that a bundler alias puts in the place of a package: passing on is their work. */
const STANDS_IN = /^src\/web\/stubs\//
const SELECT = 'src/web/kit/page/Select.tsx'
const KIT = /^src\/web\/kit\//
const ENTITIES = new Set(Object.entries(resources).flatMap(([resource, { name }]) => [resource, name]))
const NUMBERS = /^src\/(money|formats)\.ts$/

/** Written in halves, so that the rule does not find itself. */
const UNFINISHED = new RegExp(
  ['FIX' + 'ME', 'TO' + 'DO', '@ts-' + 'ignore', '@ts-' + 'nocheck', 'lint-' + 'disable', '\\bas ' + 'any\\b'].join(
    '|',
  ),
)
const WALL_CLOCK = /\bnew Date\(\)|\bDate\.now\b|\bperformance\.now\b/
/** A test gives the same on every day. Where the product's own today matters, it asks for it or sets the clock. */
const READ_A_CLOCK = new Map([
  ['tests/houseRules.ts', 'names what it forbids'],
  ['tests/house-rules.test.ts', 'plants what is forbidden'],
  ['tests/proof/schemas.spec.ts', 'prints how long its proof took, and expects nothing of it'],
])
const BANNER = /^\s*(\/\/|\/?\*+)\s*[-=*#~]{4,}/m

export function houseFindings(files: Files): string[] {
  const sources = [...files].filter(([file]) => /\.tsx?$/.test(file)).map(([file, text]) => read(file, text))
  const ours = sources.filter(({ file }) => file.startsWith('src/'))
  return [
    ...sources.flatMap(lengthFindings),
    ...sources.flatMap(wordFindings),
    ...sources
      .filter(({ file, text }) => file.startsWith('tests/') && !READ_A_CLOCK.has(file) && WALL_CLOCK.test(text))
      .map(({ file }) => `${file}: looks at a wall clock`),
    ...sources
      .filter(({ file }) => /(^|\/)(utils?|helpers?|misc|common|shared)[./]/i.test(file))
      .map(({ file }) => `${file}: the name says nothing`),
    ...ours.flatMap(source => importFindings(source)),
    ...ours
      .filter(({ file, text }) => file !== SELECT && /<select\b/.test(text))
      .map(({ file }) => `${file}: has a list of choices of its own, beside ${SELECT}`),
    ...ours.filter(({ file }) => KIT.test(file)).flatMap(kitFindings),
    ...ours.flatMap(({ file, text, defaultExport, onlyReexports }) => [
      ...(defaultExport ? [`${file}: has a default export`] : []),
      ...(onlyReexports && !STANDS_IN.test(file) ? [`${file}: only passes on other files`] : []),
      ...(side(file) === 'pure' && /\bnew Date\(\)|\bDate\.now\b|\bMath\.random\b|\bperformance\.now\b/.test(text)
        ? [`${file}: is pure, but looks at a clock or throws dice`]
        : []),
      ...(file.endsWith('/rules.ts') && !files.has(file.replace('src/', 'tests/').replace('.ts', '.test.ts'))
        ? [`${file}: has no tests`]
        : []),
    ]),
    ...cycleFindings(new Map(ours.map(source => [source.file, source]))),
    ...roomFindings(ours),
    ...vocabularyFindings(ours.map(({ file }) => file)),
  ]
}

/** Where a file runs. Plain .ts is pure: both sides may import it. */
export function side(file: string): Side {
  if (/\.server\.ts$|^src\/(server|demo)\//.test(file)) return 'server'
  return /\.tsx$|^src\/web\//.test(file) ? 'browser' : 'pure'
}

/** A file may import its own level and below: vocabulary, kit, features, portal and links of mails, shells. */
export function level(file: string): number {
  if (
    /^(generated|schemas)\//.test(file) ||
    /^src\/([^/]+|(texts|pages|api)\/[^/]+|(?!web\/|server\/)[^/]+\/texts\.ts)$/.test(file)
  )
    return 0
  if (/^src\/(web\/kit|server\/(database|records))\//.test(file)) return 1
  if (/^src\/(web|server|demo)\//.test(file)) return 4
  return /^src\/(portal|email-links)\//.test(file) ? 3 : 2
}

function lengthFindings({ file, text, longComments, longFunctions }: Source): string[] {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  return [
    ...(lines > MOST_LINES ? [`${file}: has ${lines} lines`] : []),
    ...longComments.map(line => `${file}:${line}: a comment over ${MOST_COLUMNS} columns`),
    ...longFunctions,
  ]
}

function wordFindings({ file, text }: Source): string[] {
  const ours = file.startsWith('src/')
  return [
    ...(UNFINISHED.test(text) ? [`${file}: holds ${UNFINISHED.exec(text)![0]}`] : []),
    ...(BANNER.test(text) ? [`${file}: has a banner`] : []),
    // A test may show with it that something does not compile.
    ...(ours && text.includes('@ts-expect-error') ? [`${file}: silences the compiler`] : []),
    ...(ours && /\bconsole\.log\(/.test(text) ? [`${file}: writes to the console`] : []),
    ...(ours && !NUMBERS.test(file) && /\bparseFloat\(|\.toFixed\(/.test(text)
      ? [`${file}: handles decimals outside money.ts and formats.ts`]
      : []),
  ]
}

function importFindings({ file, imports }: Source): string[] {
  const from = side(file)
  return imports.flatMap(({ target, typeOnly }) => {
    const inside = /^(src|generated|schemas)\//.test(target)
    if (!inside && target.startsWith('..')) return [`${file}: imports ${target} from outside src and generated`]
    if (!inside)
      return [
        ...(from === 'pure' && !typeOnly && !PURE_PACKAGES.includes(target)
          ? [`${file}: is pure, but imports ${target}`]
          : []),
        ...(from === 'browser' && target.startsWith('node:')
          ? [`${file}: runs in browser, but imports ${target}`]
          : []),
      ]
    const to = side(target)
    return [
      ...(to !== 'pure' && to !== from ? [`${file}: runs in ${from}, but imports ${target}`] : []),
      ...(level(target) > level(file) ? [`${file}: imports ${target}, which stands above it`] : []),
      ...(target.startsWith('src/') && !/\.\w+$/.test(target)
        ? [`${file}: imports ${target} without its extension`]
        : []),
    ]
  })
}

/** The kit works on every entity by its metadata: what is particular comes from the schema or is handed in. */
function kitFindings({ file, imports, literals }: Source): string[] {
  return [
    ...literals.filter(text => ENTITIES.has(text)).map(text => `${file}: names the entity "${text}"`),
    ...imports
      .filter(({ target }) => /^src\/(?!(web|server|pages|api|texts)\/)[^/]+\//.test(target))
      .map(({ target }) => `${file}: belongs to the kit, but imports ${target} of an area`),
  ]
}

/**
 * The folder whose circle a file could close: an area, or a room of the server, of the kit or of the browser's shell.
 * The vocabulary is beneath them all.
 */
function roomOf(file: string): string | null {
  if (level(file) === 0) return null
  const [room] = /^src\/((server|web\/kit|web(?!\/kit))\/[^/]+(?=\/)|web\/kit|[^/]+)/.exec(file) ?? []
  return room ?? null
}

/** Folders that import each other, whichever files do it: each could only be read together with the other. */
function roomFindings(sources: readonly Source[]): string[] {
  const imports = new Map<string, Map<string, string>>()
  for (const { file, imports: targets } of sources)
    for (const { target } of targets) {
      const [from, to] = [roomOf(file), target.startsWith('src/') ? roomOf(target) : null]
      if (from === null || to === null || from === to) continue
      const known = imports.get(from) ?? new Map<string, string>()
      imports.set(from, known.set(to, known.get(to) ?? `${file} imports ${target}`))
    }
  const found: string[] = []
  const done = new Set<string>()
  const visit = (room: string, path: readonly string[]): void => {
    const circle = path.includes(room) ? [...path.slice(path.indexOf(room)), room] : null
    if (circle) {
      const reasons = circle.slice(1).map((to, index) => imports.get(circle[index] ?? '')?.get(to))
      found.push(`folders import each other: ${circle.join(' -> ')} (${reasons.join('; ')})`)
    }
    if (circle || done.has(room)) return
    for (const to of imports.get(room)?.keys() ?? []) visit(to, [...path, room])
    done.add(room)
  }
  for (const room of imports.keys()) visit(room, [])
  return found
}

function cycleFindings(sources: ReadonlyMap<string, Source>): string[] {
  const found = new Set<string>()
  const done = new Set<string>()
  function visit(file: string, path: string[]): void {
    if (path.includes(file)) found.add(`cycle: ${[...path.slice(path.indexOf(file)), file].join(' -> ')}`)
    if (path.includes(file) || done.has(file)) return
    for (const { target } of sources.get(file)?.imports ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of sources.keys()) visit(file, [])
  return [...found]
}

function vocabularyFindings(files: string[]): string[] {
  const vocabulary = files.filter(file => /^src\/[^/]+$/.test(file))
  return vocabulary.length > MOST_VOCABULARY
    ? [`the vocabulary has ${vocabulary.length} files: ${vocabulary.join(', ')}`]
    : []
}

function read(file: string, text: string): Source {
  const { program, module, comments } = parseSync(file, text)
  const imports: Import[] = [
    ...module.staticImports.map(({ start, moduleRequest }) => ({
      target: moduleRequest.value,
      typeOnly: text.startsWith('import type ', start),
    })),
    ...module.staticExports.flatMap(({ start, entries }) =>
      entries
        .slice(0, 1)
        .flatMap(({ moduleRequest }) =>
          moduleRequest ? [{ target: moduleRequest.value, typeOnly: text.startsWith('export type ', start) }] : [],
        ),
    ),
  ]
  const longFunctions: string[] = []
  const literals: string[] = []
  const measure = (node: { id?: { name: string } | null; start: number; end: number }) => {
    const lines = text.slice(node.start, node.end).split('\n').length
    if (file.startsWith('src/') && lines > MOST_FUNCTION_LINES)
      longFunctions.push(`${file}: ${node.id?.name ?? 'a function'} has ${lines} lines`)
  }
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string')
        imports.push({ target: source.value, typeOnly: false })
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') literals.push(value)
    },
    TemplateElement: ({ value }) => literals.push(value.raw),
    TSImportType: ({ source }) => imports.push({ target: source.value, typeOnly: true }),
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(program)
  return {
    file,
    text,
    longComments: longLines(text, comments),
    imports: imports.map(({ target, typeOnly }) => ({ target: resolve(file, target), typeOnly })),
    longFunctions,
    literals,
    defaultExport: program.body.some(({ type }) => type === 'ExportDefaultDeclaration'),
    onlyReexports: program.body.length > 0 && program.body.every(isReexport),
  }
}

/** The formatter breaks code; what it leaves are texts, which houseCounts.ts counts, and comments. */
function longLines(text: string, comments: readonly { start: number; end: number }[]): number[] {
  return comments.flatMap(({ start, end }) => {
    const first = text.lastIndexOf('\n', start) + 1
    const before = text.slice(0, first).split('\n').length
    return text
      .slice(first, end)
      .split('\n')
      .flatMap((line, index) => (line.length > MOST_COLUMNS && !/https?:\/\/\S{60}/.test(line) ? [before + index] : []))
  })
}

function isReexport(statement: Program['body'][number]): boolean {
  if (statement.type === 'ExportAllDeclaration') return true
  return statement.type === 'ExportNamedDeclaration' && statement.source !== null
}

/**
 * Relative targets as paths from the root of the project; packages as they are. `?raw` and the like are no part of the
 * name.
 */
function resolve(file: string, target: string): string {
  return target.startsWith('.') ? posix.join(posix.dirname(file), target.replace(/\?.*$/, '')) : target
}
