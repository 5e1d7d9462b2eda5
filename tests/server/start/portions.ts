/** The work of the server beside requests, one portion of it, in a process of its own: tests kill it in the middle. */
import type pg from 'pg'
import type { Clock } from '../../../src/context.ts'
import type { Timestamp } from '../../../src/entity.ts'
import { deliverMails } from '../../../src/mails/delivery.server.ts'
import { openTransport } from '../../../src/mails/transport.server.ts'
import { makeNotices } from '../../../src/notices/paperWorker.server.ts'
import { recordServices } from '../../../src/server/areas.ts'
import { openDatabase } from '../../../src/server/database/database.ts'
import { openFiles } from '../../../src/server/documents/fileStore.ts'

export interface Portion {
  runtime: pg.ClientConfig
  folder: string
  now: Timestamp
  /** Without one papers are made, with one mails leave. */
  smtpUrl?: string
}

const { runtime, folder, now, smtpUrl }: Portion = JSON.parse(process.argv[2] ?? '')
const database = openDatabase({ runtime, poolSize: 6 })
const clock: Clock = { now: () => now, today: () => '2026-11-21' }
const files = await openFiles(folder)
if (smtpUrl === undefined) await makeNotices({ database, files, clock })
else
  await deliverMails({
    database,
    services: recordServices({ clock, files }),
    clock,
    transport: openTransport({ smtpUrl, from: 'funds@larkmoor.example' }),
    baseUrl: 'https://funds.example',
  })
await database.close()
