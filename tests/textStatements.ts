/**
 * Statements as text, which the compiler does not check: only the files that src/server/README.md lists may hold them.
 * Everywhere else a statement is built over the generated tables, and a fragment of SQL names no table and no column.
 */
import { parseSync, Visitor } from 'oxc-parser'
import type { Files } from './houseRules.ts'

export const README = 'src/server/README.md'
export const TABLES = 'generated/tables.ts'

const HEADING = '## Statements as text'
const LISTED = /^\| `([^`]+)` \| \S.* \|$/gm

const STATEMENT =
  /\bselect\s[^]*\bfrom\s|\bselect\s+\w+\(|\binsert\s+into\s|\bupdate\s+\S+\s+(\w+\s+)?set\s|\bdelete\s+from\s|\bjoin\s+\S+\s+(\w+\s+)?on\s/
const RAW = /^(sql\.raw|CompiledQuery\.raw)$/

export function textStatementFindings(files: Files): string[] {
  const listed = listedFiles(files.get(README) ?? '')
  const names = new Set(Array.from((files.get(TABLES) ?? '').matchAll(/^ {2}(\w+): /gm), match => match[1] ?? ''))
  const holding = new Set<string>()
  const findings: string[] = []
  for (const [file, text] of files) {
    if (!/^(src|scripts)\/.*\.tsx?$/.test(file)) continue
    const found = statementsIn(file, text, names)
    if (found.length > 0) holding.add(file)
    if (!listed.has(file)) findings.push(...found)
  }
  return [
    ...findings,
    ...[...listed].filter(file => !holding.has(file)).map(file => `${README}: ${file} holds no statement as text`),
  ]
}

/** The files of the table below a heading. */
export function listedFiles(readme: string, heading = HEADING): Set<string> {
  const section = `\n${readme}`.split(`\n${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  return new Set(Array.from(section.matchAll(LISTED), match => match[1] ?? ''))
}

function statementsIn(file: string, text: string, names: ReadonlySet<string>): string[] {
  const found: string[] = []
  const line = (start: number) => text.slice(0, start).split('\n').length
  const statement = (start: number, words: string) => {
    if (STATEMENT.test(words)) found.push(`${file}:${line(start)}: a statement as text`)
  }
  new Visitor({
    Literal({ start, value }) {
      if (typeof value === 'string') statement(start, value)
    },
    TemplateLiteral({ start, quasis }) {
      statement(start, quasis.map(({ value }) => value.cooked ?? '').join('x'))
    },
    TaggedTemplateExpression({ start, tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      const named = identifiers(quasi.quasis.map(({ value }) => value.cooked ?? '').join(' ')).find(one =>
        names.has(one),
      )
      if (named) found.push(`${file}:${line(start)}: names ${named} in a fragment of SQL`)
    },
    CallExpression({ start, callee }) {
      if (RAW.test(text.slice(callee.start, callee.end))) found.push(`${file}:${line(start)}: text as SQL`)
    },
  }).visit(parseSync(file, text).program)
  return found
}

/** Without texts and names of types. */
function identifiers(fragment: string): string[] {
  return fragment.replace(/'[^']*'|::\s*\w+/g, ' ').match(/[a-z_]\w*/g) ?? []
}
