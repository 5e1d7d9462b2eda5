/** Assertions (`value as Type`), which the compiler believes: only the files in assertions.json may hold them. */
import { parseSync, Visitor } from 'oxc-parser'
import type { Files } from './houseRules.ts'

export function assertionFindings(
  files: Files,
  allowed: Readonly<Record<string, string>>,
): { findings: string[]; unneeded: string[] } {
  const holding = new Set<string>()
  const findings: string[] = []
  for (const [file, text] of files) {
    if (!/^src\/.*\.tsx?$/.test(file)) continue
    new Visitor({
      TSAsExpression({ start, typeAnnotation }) {
        if (text.slice(typeAnnotation.start, typeAnnotation.end) === 'const') return
        holding.add(file)
        if (!Object.hasOwn(allowed, file))
          findings.push(`${file}:${text.slice(0, start).split('\n').length}: asserts a type`)
      },
    }).visit(parseSync(file, text).program)
  }
  return { findings, unneeded: Object.keys(allowed).filter(file => !holding.has(file)) }
}
