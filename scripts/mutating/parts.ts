/**
 * The parts of a source file that run as one: statements and branches. Each counts its runs where a text is made to
 * count, so that a test can be asked which of them it runs.
 */
import { parseSync, Visitor } from 'oxc-parser'

export interface Part {
  start: number
  end: number
  /** A statement of a block, a branch without a block of its own, or a branch of an expression. */
  kind: 'statement' | 'branch' | 'expression'
}

interface Node {
  type: string
  start: number
  end: number
}

/** Of a worker that runs tests: how often each part of each file ran, by the number that the text was given. */
export const COUNTS = '__partsRun'

export function partsOf(file: string, text: string): Part[] {
  const { program } = parseSync(file, text)
  const parts: Part[] = []
  const put = (kind: Part['kind'], { start, end }: Node): void => void parts.push({ kind, start, end })
  const statements = (body: readonly Node[]): void => {
    for (const node of body) if (!isDirective(node)) put('statement', node)
  }
  const branch = (node: Node | null): void => {
    if (node && node.type !== 'BlockStatement') put('branch', node)
  }
  new Visitor({
    BlockStatement: ({ body }) => statements(body),
    SwitchCase: ({ consequent }) => statements(consequent),
    ArrowFunctionExpression({ body }) {
      if (body.type !== 'BlockStatement') put('expression', body)
    },
    IfStatement({ consequent, alternate }) {
      branch(consequent)
      branch(alternate)
    },
    ForStatement: ({ body }) => branch(body),
    ForInStatement: ({ body }) => branch(body),
    ForOfStatement: ({ body }) => branch(body),
    WhileStatement: ({ body }) => branch(body),
    DoWhileStatement: ({ body }) => branch(body),
    ConditionalExpression({ consequent, alternate }) {
      put('expression', consequent)
      put('expression', alternate)
    },
    LogicalExpression: ({ right }) => put('expression', right),
  }).visit(program)
  return parts.sort((a, b) => a.start - b.start)
}

function isDirective(node: Node): boolean {
  return 'directive' in node && typeof node.directive === 'string'
}

/** The same text, of which each part first counts that it runs; the first of them has the number `first`. */
export function counting(text: string, parts: readonly Part[], first: number): string {
  const insertions = parts.flatMap(({ kind, start, end }, index) => {
    const count = `${COUNTS}[${first + index}]++`
    const [before, after] =
      kind === 'statement' ? [`${count};`, ''] : kind === 'branch' ? [`{${count};`, '}'] : [`(${count},`, ')']
    // Parts come from the outside in: so do their beginnings, and their ends the other way round.
    return [
      { at: start, order: index + 1, words: before },
      { at: end, order: -index - 1, words: after },
    ]
  })
  insertions.sort((a, b) => a.at - b.at || a.order - b.order)
  let made = ''
  let from = 0
  for (const { at, words } of insertions) {
    made += text.slice(from, at) + words
    from = at
  }
  return made + text.slice(from)
}

/** The smallest part around the place; undefined for what runs as the file is loaded. */
export function partAround(parts: readonly Part[], place: { start: number; end: number }): number | undefined {
  const index = parts.findLastIndex(({ start, end }) => start <= place.start && place.end <= end)
  return index === -1 ? undefined : index
}
