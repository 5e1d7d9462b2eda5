/**
 * The titles of tests as they stand in the source, and what each of them names: also what the table of it names, where
 * a title is made of the rows of a table. Nothing is run.
 */
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import type { Argument, Expression } from 'oxc-parser'

interface Range {
  start: number
  end: number
}
interface Title extends Range {
  words: string
  /** What the parts of it that are no words are made of. */
  madeOf: Range[]
}
interface Source {
  titles: Title[]
  strings: (Range & { words: string })[]
  identifiers: (Range & { name: string })[]
  /** By name: what it was made of, and where it is known. */
  bindings: Map<string, { made: Range; scope: Range }[]>
  imports: Map<string, string>
}
export interface NamedTitle {
  /** With the titles of the groups and the test around it. */
  title: string
  names: ReadonlySet<string>
}

/** `textOf` answers undefined for what is no file of tests. */
export type TextOf = (file: string) => string | undefined

/** The titles of a file that name something of the pattern, in their order. */
export function titlesNaming(file: string, pattern: RegExp, textOf: TextOf): NamedTitle[] {
  const sources = new Map<string, Source | null>()
  const sourceOf = (of: string): Source | null => {
    const text = textOf(of)
    const known = sources.get(of) ?? (text === undefined ? null : read(of, text))
    sources.set(of, known)
    return known
  }
  const namesIn = (of: string, range: Range, seen: Set<string>): string[] => {
    const source = sourceOf(of)
    if (!source) return []
    const words = source.strings.filter(within(range)).flatMap(each => each.words.match(pattern) ?? [])
    // A table that names them itself may take the rest of its rows from one that names more.
    if (words.length > 0) return words
    const used = source.identifiers.filter(within(range))
    return used.flatMap(({ name, start, end }) => {
      const from = source.imports.get(name)
      const bound = (source.bindings.get(name) ?? []).filter(({ scope }) => within(scope)({ start, end }))
      return [...madeOf(of, bound, seen), ...(from === undefined ? [] : madeOf(from, exported(from, name), seen))]
    })
  }
  const exported = (of: string, name: string) => sourceOf(of)?.bindings.get(name) ?? []
  const madeOf = (of: string, bound: readonly { made: Range }[], seen: Set<string>): string[] =>
    bound.flatMap(({ made }) => {
      const key = `${of} ${made.start}`
      if (seen.has(key)) return []
      seen.add(key)
      return namesIn(of, made, seen)
    })
  const titles = sourceOf(file)?.titles ?? []
  return titles
    .map(title => ({
      title: [...titles.filter(other => other !== title && within(other)(title)), title]
        .map(({ words }) => words.replace(pattern, '').replace(/\s+/g, ' ').trim())
        .join(' › '),
      names: new Set([
        ...(title.words.match(pattern) ?? []),
        ...title.madeOf.flatMap(range => namesIn(file, range, new Set())),
      ]),
    }))
    .filter(({ names }) => names.size > 0)
}

const within =
  (outer: Range) =>
  ({ start, end }: Range): boolean =>
    outer.start <= start && end <= outer.end

function read(file: string, text: string): Source {
  const source: Source = { titles: [], strings: [], identifiers: [], bindings: new Map(), imports: new Map() }
  const { strings, identifiers, bindings, imports, titles } = source
  const bound: { names: Range; made: Range; scope: Range }[] = []
  const { program } = parseSync(file, text)
  new Visitor({
    Literal({ start, end, value }) {
      if (typeof value === 'string') strings.push({ start, end, words: value })
    },
    TemplateElement({ start, end, value }) {
      strings.push({ start, end, words: value.raw })
    },
    Identifier({ start, end, name }) {
      identifiers.push({ start, end, name })
    },
    Property({ key }) {
      if (key.type === 'Identifier') strings.push({ start: key.start, end: key.end, words: key.name })
    },
    VariableDeclarator({ id, init }) {
      if (init) bound.push({ names: id, made: init, scope: program })
    },
    ForOfStatement({ left, right, start, end }) {
      bound.push({ names: left, made: right, scope: { start, end } })
    },
    ImportDeclaration({ source: { value }, specifiers }) {
      if (!value.startsWith('.')) return
      for (const { local } of specifiers) imports.set(local.name, join(dirname(file), value))
    },
    CallExpression({ start, end, callee, arguments: given }) {
      const [first] = given
      if (callee.type === 'MemberExpression' && first?.type === 'ArrowFunctionExpression')
        for (const names of first.params) bound.push({ names, made: callee.object, scope: first })
      const called = calledAs(callee)
      if (!called || !first) return
      const title = titleOf(first)
      // Other marks of a table than %s stand for its place, or for a property.
      if (title)
        titles.push({
          ...title,
          start,
          end,
          madeOf: [...title.madeOf, ...(/%s/.test(title.words) ? called.tables : [])],
        })
      const body = given.at(-1)
      if (body?.type === 'ArrowFunctionExpression')
        for (const names of body.params) for (const made of called.tables) bound.push({ names, made, scope: body })
    },
  }).visit(program)
  for (const { names, ...found } of bound)
    for (const { name } of identifiers.filter(within(names))) bindings.set(name, [...(bindings.get(name) ?? []), found])
  return source
}

/** The tables of `test.each(table)`; undefined for a call that makes no test, group or step. */
function calledAs(callee: Expression): { tables: Range[] } | undefined {
  switch (callee.type) {
    case 'Identifier':
      return /^(test|it|describe)$/.test(callee.name) ? { tables: [] } : undefined
    case 'MemberExpression':
      return calledAs(callee.object)
    case 'CallExpression': {
      const called = calledAs(callee.callee)
      return called && { tables: [...called.tables, ...callee.arguments] }
    }
    default:
      return undefined
  }
}

/** As it is written; what is worked out within it stands as dots. */
function titleOf(given: Argument): Pick<Title, 'words' | 'madeOf'> | undefined {
  if (given.type === 'Literal' && typeof given.value === 'string') return { words: given.value, madeOf: [] }
  if (given.type !== 'TemplateLiteral') return undefined
  return { words: given.quasis.map(({ value }) => value.cooked ?? '').join('…'), madeOf: given.expressions }
}
