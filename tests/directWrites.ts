/**
 * Rows of an entity are written by the one write path, with rules, version and a line in the history. Only the files
 * that src/server/README.md lists, each with its reason, write one by a statement of their own.
 */
import { parseSync, Visitor } from 'oxc-parser'
import type { Files } from './houseRules.ts'
import { listedFiles, README, TABLES } from './textStatements.ts'

const HEADING = '## Writes beside the write path'
const WRITES: ReadonlySet<string> = new Set(['insertInto', 'updateTable', 'deleteFrom'])
/** The engine is the path itself, and the migrations come before it. */
const PATH = /^src\/server\/(records|database\/migrations)\//

export function directWriteFindings(files: Files): string[] {
  const listed = listedFiles(files.get(README) ?? '', HEADING)
  const entityTables = files.get(TABLES)?.split('export interface Tables {')[1]?.split('\n}')[0] ?? ''
  const tables = new Set(Array.from(entityTables.matchAll(/^ {2}(\w+): /gm), match => match[1] ?? ''))
  const writing = new Set<string>()
  const findings: string[] = []
  for (const [file, text] of files) {
    if (!/^src\/.*\.tsx?$/.test(file) || PATH.test(file)) continue
    for (const { start, word, table } of writesIn(file, text)) {
      if (!tables.has(table)) continue
      writing.add(file)
      const line = text.slice(0, start).split('\n').length
      if (!listed.has(file)) findings.push(`${file}:${line}: ${word} ${table} beside the write path`)
    }
  }
  return [
    ...findings,
    ...[...listed].filter(file => !writing.has(file)).map(file => `${README}: ${file} writes no row of an entity`),
  ]
}

function writesIn(file: string, text: string): { start: number; word: string; table: string }[] {
  const found: { start: number; word: string; table: string }[] = []
  new Visitor({
    CallExpression({ start, callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const word = callee.property.name
      if (!WRITES.has(word) || first?.type !== 'Literal' || typeof first.value !== 'string') return
      found.push({ start, word, table: first.value.split(' ')[0] ?? '' })
    },
  }).visit(parseSync(file, text).program)
  return found
}
