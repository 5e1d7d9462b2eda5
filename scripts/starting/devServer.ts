/** The server of npm run dev, in a process of its own that is replaced when its sources change. */
import { dirname } from 'node:path'
import { startServer } from '../../src/server/start/main.ts'
import { explain } from './report.ts'
import { runUntilStopped } from './signals.ts'

const root = dirname(dirname(import.meta.dirname))

// However npm run dev ends, its server ends with it.
process.once('disconnect', () => process.exit(0))
runUntilStopped(
  stopped => startServer({ environment: process.env, root, stopped, folderLocked: true }),
  () => undefined,
).then(() => process.send?.('ready'), explain)
