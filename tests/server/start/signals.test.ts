/** A server that waits for something that never comes ends all the same once it is told to. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SIGNALS = join(import.meta.dirname, '../../../scripts/starting/signals.ts')
/** As one that waits for another server that changes the tables. */
const WAITS = `
import { runUntilStopped } from ${JSON.stringify(SIGNALS)}
setInterval(() => undefined, 1000)
void runUntilStopped(() => new Promise(() => undefined), line => process.stdout.write(line))
process.stdout.write('ready')
`

test('is cut off within ten seconds', { timeout: 30_000 }, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', WAITS], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  expect(await exited).toEqual([1, null])
})
