/** Tries what a process that reads files of strangers must not be able to do, and tells how that ended. */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

function refusal(attempt: () => unknown): string {
  try {
    attempt()
    return 'allowed'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

process.send?.({
  environment: Object.keys(process.env),
  write: refusal(() => writeFileSync(new URL('confined.txt', import.meta.url), '')),
  start: refusal(() => spawnSync(process.execPath, ['--version'])),
  thread: refusal(() => new Worker('', { eval: true })),
})
