/**
 * Said while somebody types what notices, statements and contracts print: a paper with a character that it cannot show
 * is refused when it is made, long after and by somebody else. Never forbidden, as most records are printed seldom.
 */
import { unprintable } from './printableCharacters.ts'

interface UnprintableFinding<Name extends string> {
  field: Name
  code: 'paper.unprintable'
  values: { letters: string }
  warning: true
}

export function unprintableFindings<const Name extends string>(
  record: NoInfer<{ readonly [Field in Name]?: string | null | undefined }>,
  names: readonly Name[],
): UnprintableFinding<Name>[] {
  return names.flatMap(field => {
    const characters = unprintable(record[field] ?? '').join(' ')
    return characters === ''
      ? []
      : [{ field, code: 'paper.unprintable', values: { letters: characters }, warning: true }]
  })
}
