/** Copies of what the configuration names, whether or not its server runs, and bringing them back. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { makeCopy } from '../backup/backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { restoreCopy } from '../backup/restore.ts'
import type { Config } from '../configuration.ts'
import { lockData, runningDatabase, startDatabase } from '../database/launcher.ts'
import { StartError } from '../database/postgres/failures.ts'
import { openFilesOf } from './openFiles.ts'

type Report = (line: string) => void

/** While people work: the database of a running server is asked beside it, a stopped one is started for so long. */
export async function backUp(config: Config, folder: string, report: Report): Promise<Omit<Manifest, 'form'>> {
  const files = await openFilesOf(config)
  if (config.database.kind === 'external')
    return makeCopy({ connectionString: config.database.migrationUrl }, files, folder)
  const running = runningDatabase(config.dataDir)
  if (running) return makeCopy(running, files, folder)
  if (!existsSync(join(config.dataDir, 'postgres')))
    throw new StartError(`${config.dataDir} holds no database: name the folder of the product with DATA_DIR.`)
  const database = await startDatabase(config.dataDir, { report })
  try {
    return await makeCopy(database.owner, files, folder)
  } finally {
    await database.stop()
  }
}

/** Into an empty database and the files beside it; the server must not run. */
export async function bringBack(config: Config, folder: string, report: Report): Promise<Manifest> {
  const target = async () => ({ files: await openFilesOf(config) })
  if (config.database.kind === 'external') {
    const lock = await lockData(config.dataDir)
    try {
      const { user } = new pg.Client(config.database.url)
      const owner = { connectionString: config.database.migrationUrl }
      return await restoreCopy(folder, { owner, ...(user && { runtimeUser: user }), ...(await target()) })
    } finally {
      lock.release()
    }
  }
  const database = await startDatabase(config.dataDir, { report })
  try {
    const { user } = new pg.Client(database.runtime)
    return await restoreCopy(folder, { owner: database.owner, ...(user && { runtimeUser: user }), ...(await target()) })
  } finally {
    await database.stop()
  }
}
