/** A process that delivers to the webhooks of a database, as a server does, until its parent has gone. */
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { recordServices } from '../../src/server/areas.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import { openFiles } from '../../src/server/documents/fileStore.ts'
import { openCall } from '../../src/webhooks/call.server.ts'
import type { Call } from '../../src/webhooks/call.server.ts'
import { deliverToWebhooks } from '../../src/webhooks/delivery.server.ts'
import { clockOf } from '../server/apiParts.ts'
import { loopback, PROCESS_NAME } from './httpsReceiver.ts'

export interface Delivering {
  runtime: pg.ClientConfig
  folder: string
  today: string
  /** What its calls are known by. */
  name: string
}

async function deliver({ runtime, folder, today, name }: Delivering): Promise<void> {
  const database = openDatabase({ runtime, poolSize: 4 })
  const clock = clockOf(() => today)
  const services = recordServices({ clock, files: await openFiles(folder) })
  const open = openCall(loopback)
  const call: Call = (url, headers, body) => open(url, { ...headers, [PROCESS_NAME]: name }, body)
  while (process.connected) if (!(await deliverToWebhooks({ database, services, clock, call }))) await delay(10)
  await database.close()
}

process.on('message', (given: Delivering) => {
  deliver(given).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    process.exit(1)
  })
})
