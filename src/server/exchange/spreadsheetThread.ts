/**
 * The thread of spreadsheet.ts. Where processors are few, the answers of the server go before it, and before what it
 * loads: on Linux a priority is that of one thread.
 */
import { setPriority } from 'node:os'

if (process.platform === 'linux') setPriority(0, 19)
await import('./spreadsheetWriter.ts')
