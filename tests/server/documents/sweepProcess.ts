/** A server that sweeps the files of a shared folder, in a process of its own, and says what it moved. */
import type { Timestamp } from '../../../src/entity.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'

export interface Sweep {
  folder: string
  named: readonly string[]
  now: Timestamp
}

process.once('disconnect', () => process.exit(0))
process.on('message', ({ folder, named, now }: Sweep) => {
  openFiles(folder)
    .then(files => files.tidy(async () => new Set(named), now))
    .then(
      moved => process.send?.(moved),
      (error: unknown) => process.send?.({ failed: String(error) }),
    )
})
process.send?.('ready')
