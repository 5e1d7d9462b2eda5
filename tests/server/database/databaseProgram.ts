/**
 * A program that starts the embedded database, says where it is, and keeps it until it is told to stop: what tests
 * kill.
 */
import { startDatabase } from '../../../src/server/database/launcher.ts'
import type { RunAs } from '../../../src/server/database/postgres/runner.ts'

const [dataDir = '', runAs] = process.argv.slice(2)

function isRunAs(word: string | undefined): word is RunAs {
  return word === 'direct' || word === 'namespace' || word === 'nobody'
}

try {
  const database = await startDatabase(dataDir, isRunAs(runAs) ? { runAs } : {})
  process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
  process.stdout.write(
    `${JSON.stringify({ runAs: database.runAs, runtime: database.runtime, superuser: database.superuser })}\n`,
  )
  setInterval(() => undefined, 60_000)
} catch (error) {
  process.stdout.write(`${JSON.stringify({ refused: error instanceof Error ? error.message : String(error) })}\n`)
  process.exit(1)
}
