/** What is said where somebody else has saved a row of a sheet first. Pure but for the question who it was. */
import type { TextKey } from '../../../texts.ts'
import { existingOf } from '../data/failures.ts'

interface Overtaken {
  error: unknown
  /** The stored record that was to be changed; none while it is made. */
  id: number | undefined
  /** Said in place of that the typed amounts are kept, where they have given way. */
  besides: TextKey | undefined
}

interface Words {
  whoChanged: (stored: { id: number }) => Promise<string>
  translate: (key: TextKey) => string
}

export async function overtakenSentence(
  { error, id, besides }: Overtaken,
  { whoChanged, translate }: Words,
): Promise<string> {
  const existing: { id?: number } = existingOf(error)?.record ?? {}
  const stored = id ?? existing.id
  // A record that nobody names has no history that could be asked.
  const who = stored === undefined ? translate('form.changedBySomebody') : await whoChanged({ id: stored })
  return `${who} ${translate(besides ?? 'sheet.kept')}`
}
