/** Asks for everything, in a thread of its own: what arrives must not keep those from counting who measure. */
import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import type { Taken } from './neighbours.ts'

const { port, path, token, atOnce } = workerData as Taken

// Whoever takes along has a machine of their own. On Linux this is a matter of the thread alone.
if (process.platform === 'linux') setPriority(0, 19)

async function take(): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await response.body?.pipeTo(new WritableStream())
}

await Promise.all(Array.from({ length: atOnce }, take))
parentPort?.postMessage('taken')
