/** Reads what a notice says back from the text that is kept of it. Pure. */
import type { NoticeSnapshot } from './snapshot.ts'

/** Throws where the text is none of a notice. */
export function readSnapshot(text: string): NoticeSnapshot {
  const read: unknown = JSON.parse(text)
  if (!isSnapshot(read)) throw new Error('What is kept of the notice is no notice.')
  return read
}

/** Only the product writes it, whole, with its hash: its mark tells it from anything else. */
function isSnapshot(read: unknown): read is NoticeSnapshot {
  return typeof read === 'object' && read !== null && 'format' in read && read.format === 1
}
