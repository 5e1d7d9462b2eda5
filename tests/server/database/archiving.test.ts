/** Whether the log of the database is kept somewhere else, as its metrics say. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDatabase } from '../../../src/server/database/database.ts'
import { waitingWork } from '../../../src/server/database/dueWork.ts'
import { startDatabase } from '../../../src/server/database/launcher.ts'
import { migrate } from '../../../src/server/database/migrate.ts'
import { SEVERAL } from '../api.ts'

test.skipIf(SEVERAL)(
  'a log that could not be handed over is told until it is @long',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fund-archiving-'))
    // The command is not among the settings of the start, which could not be changed later.
    const server = await startDatabase(folder, { settings: { archive_mode: 'on', fsync: 'off' } })
    const database = openDatabase({ runtime: server.runtime, poolSize: 2 })
    const superuser = new pg.Client(server.superuser)
    const archiveBy = async (command: string) => {
      await superuser.query(`alter system set archive_command = '${command}'`)
      await superuser.query('select pg_reload_conf()')
      // What waits is tried anew with the next part that is full.
      await superuser.query("select pg_logical_emit_message(false, 'part', 'full')")
      await superuser.query('select pg_switch_wal()')
    }
    const fails = async () => (await waitingWork(database)).map(({ backlog }) => backlog?.archivingFails)
    try {
      await superuser.connect()
      await migrate(server.owner, { runtimeUser: String(server.runtime.user) })
      // Nothing was handed over yet.
      await archiveBy('false')
      await expect.poll(fails).toEqual([1])
      await archiveBy('true')
      await expect.poll(fails, { timeout: 75_000 }).toEqual([0])
      await archiveBy('false')
      await expect.poll(fails).toEqual([1])
      await archiveBy('true')
      await expect.poll(fails, { timeout: 75_000 }).toEqual([0])
    } finally {
      await Promise.all([database.close(), superuser.end()])
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  120_000,
)
