/** Contents of files, held against the hash under which they were written. */
import { createHash } from 'node:crypto'
import { ChangedFile } from './failures.ts'

/**
 * What the content brings, but for its last part until all of it is known to be what was written: a file that was
 * changed never arrives whole. Without a hash nothing is compared.
 */
export async function* unchanged(
  content: AsyncIterable<Uint8Array>,
  expected: string | null | undefined,
  key: string,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let last: Uint8Array | undefined
  for await (const chunk of content) {
    hash.update(chunk)
    if (last) yield last
    last = chunk
  }
  if (typeof expected === 'string' && hash.digest('hex') !== expected) throw new ChangedFile(key)
  if (last) yield last
}
