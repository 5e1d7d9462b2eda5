/**
 * Said while somebody types what notices, statements and contracts print: a paper with a character that it cannot show
 * is refused when it is made, long after and by somebody else. Never forbidden, as most records are printed seldom.
 */
import { excerptOf, unprintable } from './printableCharacters.ts'

interface UnprintableFinding<Name extends string> {
  field: Name
  code: 'paper.unprintable'
  /** `written` is where they stand: several fields may be warned of at once. */
  values: { letters: string; written: string }
  warning: true
}

export function unprintableFindings<const Name extends string>(
  record: NoInfer<{ readonly [Field in Name]?: string | null | undefined }>,
  names: readonly Name[],
): UnprintableFinding<Name>[] {
  return names.flatMap(field => {
    const text = record[field] ?? ''
    const [first, ...others] = unprintable(text)
    if (first === undefined) return []
    const values = { letters: [first, ...others].join(' '), written: excerptOf(text, first) }
    return [{ field, code: 'paper.unprintable', values, warning: true }]
  })
}
