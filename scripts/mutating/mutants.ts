/**
 * Small changes to a source file that a test should notice: one at a time, always the same ones for the same text.
 * Which of them are tried is thrown with a seed.
 */
import { parseSync, Visitor } from 'oxc-parser'

export interface Mutant {
  file: string
  start: number
  end: number
  replacement: string
  line: number
  /** The line in which it stands, what becomes of it, and the how manieth such change it is in equal lines. */
  source: string
  change: string
  nth: number
}

interface Range {
  start: number
  end: number
}

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
}
/** Functions and methods of which the other one is as well at hand. */
const OTHER_CALLS: Readonly<Record<string, string>> = {
  add: 'subtract',
  subtract: 'add',
  multiply: 'divide',
  divide: 'multiply',
  plus: 'minus',
  minus: 'plus',
  times: 'dividedBy',
  dividedBy: 'times',
  lessThan: 'lessThanOrEqualTo',
  greaterThan: 'greaterThanOrEqualTo',
  some: 'every',
  every: 'some',
  floor: 'ceil',
  ceil: 'floor',
  min: 'max',
  max: 'min',
}
/** Calls in a chain without which a list or a statement holds more, or in another order. */
const LEFT_OUT = new Set([
  'filter',
  'where',
  'whereRef',
  'on',
  'onRef',
  'orderBy',
  'limit',
  'forShare',
  'forUpdate',
  'forNoKeyUpdate',
  'toSorted',
  'sort',
  'toReversed',
])
/** Functions of one value without which the value stays as it is. */
const OF_ONE_VALUE = new Set(['negate', 'absolute', 'round'])
const CHANGE_LENGTH = 120

export function mutantsOf(file: string, text: string): Mutant[] {
  const { program } = parseSync(file, text)
  const found: Mutant[] = []
  const types: Range[] = []
  const put = ({ start, end }: Range, replacement: string, what = text.slice(start, end)): void => {
    const line = text.slice(0, start).split('\n').length
    found.push({
      file,
      start,
      end,
      replacement,
      line,
      source: (text.split('\n')[line - 1] ?? '').trim(),
      change: shortened(`${what} → ${replacement === '' ? 'nothing' : replacement}`),
      nth: 1,
    })
  }
  /** The operator between two parts. */
  const operator = (left: Range, right: Range, from: string, to: string): void => {
    const start = text.indexOf(from, left.end)
    if (start >= 0 && start < right.start) put({ start, end: start + from.length }, to)
  }
  const condition = (test: Range): void => {
    put(test, 'true')
    put(test, 'false')
  }
  const isText = (node: { type: string; value?: unknown }): boolean =>
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  new Visitor({
    TSLiteralType: node => types.push(node),
    ImportDeclaration: node => types.push(node),
    BinaryExpression({ left, right, operator: from }) {
      const to = OPERATORS[from]
      if (to !== undefined && !(from === '+' && (isText(left) || isText(right)))) operator(left, right, from, to)
    },
    AssignmentExpression({ left, right, operator: from }) {
      const to = OPERATORS[from]
      if (to !== undefined) operator(left, right, from, to)
    },
    LogicalExpression({ left, right, operator: from, start, end }) {
      if (from === '??') put({ start, end }, text.slice(left.start, left.end))
      else operator(left, right, from, from === '&&' ? '||' : '&&')
    },
    UnaryExpression({ operator: sign, argument, start, end }) {
      if (sign === '!' || sign === '-') put({ start, end }, text.slice(argument.start, argument.end))
    },
    IfStatement: ({ test }) => condition(test),
    ConditionalExpression: ({ test }) => condition(test),
    Literal({ value, start, end }) {
      if (typeof value === 'boolean') put({ start, end }, String(!value))
      if (typeof value === 'bigint') put({ start, end }, `${value + 1n}n`)
      if (typeof value === 'number') {
        put({ start, end }, String(value + 1))
        put({ start, end }, String(value - 1))
      }
      if (typeof value === 'string' && /^\d+$/.test(value)) put({ start, end }, `'${BigInt(value) + 1n}'`)
    },
    ExpressionStatement({ expression, start, end }) {
      if (/^(Assignment|Await|Call|Update)Expression$/.test(expression.type)) put({ start, end }, ';')
    },
    CallExpression({ callee, arguments: given, start, end }) {
      const [first] = given
      if (callee.type === 'Identifier') {
        const other = OTHER_CALLS[callee.name]
        if (other !== undefined && new RegExp(`\\b${other}\\b`).test(text)) put(callee, other)
        if (OF_ONE_VALUE.has(callee.name) && first) put({ start, end }, text.slice(first.start, first.end))
      }
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && !callee.computed) {
        const { object, property } = callee
        const other = OTHER_CALLS[property.name]
        if (other !== undefined) put(property, other)
        if (LEFT_OUT.has(property.name)) put({ start: object.end, end }, '', text.slice(object.end, end))
      }
    },
  }).visit(program)
  const mutants = found
    .filter(({ start, end }) => !types.some(type => type.start <= start && end <= type.end))
    .sort((a, b) => a.start - b.start || a.end - b.end)
  for (const same of Map.groupBy(mutants, ({ source, change }) => `${source}\n${change}`).values())
    for (const [index, mutant] of same.entries()) mutant.nth = index + 1
  return mutants
}

function shortened(words: string): string {
  const line = words.replace(/\s+/g, ' ')
  return line.length > CHANGE_LENGTH ? `${line.slice(0, CHANGE_LENGTH)}…` : line
}

export function mutated(text: string, { start, end, replacement }: Mutant): string {
  return text.slice(0, start) + replacement + text.slice(end)
}

/** As many of them as are asked for, thrown with a seed: the same seed throws the same ones. */
export function chosen<Item>(items: readonly Item[], count: number, seed: number): Item[] {
  const next = generator(seed)
  return items
    .map(item => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item)
}

/** Numbers from 0 to 1 (mulberry32). */
function generator(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
