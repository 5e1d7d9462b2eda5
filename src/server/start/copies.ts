/** Copies of what the configuration names, whether or not its server runs, and bringing them back. */
import { existsSync, readdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { makeCopy } from '../backup/backup.ts'
import { MANIFEST, verifyCopy } from '../backup/manifest.ts'
import type { Manifest } from '../backup/manifest.ts'
import { withoutMoves } from '../backup/moveTenant.ts'
import { restoreCopy } from '../backup/restore.ts'
import type { Config } from '../configuration.ts'
import { lockData, runningDatabase, startDatabase } from '../database/launcher.ts'
import { StartError } from '../database/postgres/failures.ts'
import { FIRST } from '../database/tenantPlaces.ts'
import { ownersOf } from './databaseServer.ts'
import { openFilesOf } from './openFiles.ts'

type Report = (line: string) => void

/** While people work: the database of a running server is asked beside it, a stopped one is started for so long. */
async function backUp(config: Config, folder: string, report: Report): Promise<Omit<Manifest, 'form'>> {
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

/** What is in a folder: the copy of one database. */
export interface Copied {
  folder: string
  copy: Omit<Manifest, 'form'>
}

/** Each of several databases into a folder of its number; no tenant is moved meanwhile, so that each is in one copy. */
export async function backUpAll(config: Config, folder: string, report: Report): Promise<Copied[]> {
  if (!hasSeveral(config)) return [{ folder, copy: await backUp(config, folder, report) }]
  if (existsSync(folder)) throw new StartError(`${folder} is there already: name a new folder for the copies.`)
  const files = await openFilesOf(config)
  const owners = ownersOf(config)
  return withoutMoves(owners.get(FIRST) ?? {}, async () => {
    const copied: Copied[] = []
    try {
      for (const [number, owner] of owners) {
        const place = join(folder, String(number))
        copied.push({ folder: place, copy: await makeCopy(owner, files, place) })
      }
      return copied
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  })
}

/** Each copy by itself, into the database of its number; all of them are verified before the first. */
export async function bringBackAll(config: Config, folder: string, report: Report): Promise<Copied[]> {
  const folders = copiesIn(folder)
  if (folders === undefined) {
    if (hasSeveral(config))
      throw new StartError(
        `${folder} is the copy of one database, and DATABASES names several: restore it without them.`,
      )
    return [{ folder, copy: await bringBack(config, folder, report) }]
  }
  const numbers = hasSeveral(config) ? [...ownersOf(config).keys()] : [FIRST]
  if (numbers.join() !== [...folders.keys()].join())
    throw new StartError(
      `${folder} holds copies of the databases ${[...folders.keys()].join(', ')}: ` +
        'name those in DATABASE_URL and DATABASES.',
    )
  for (const place of folders.values()) await verifyCopy(place)
  const copied: Copied[] = []
  for (const [number, place] of folders)
    copied.push({ folder: place, copy: await bringBack(onlyDatabase(config, number), place, report) })
  return copied
}

function hasSeveral({ database }: Config): boolean {
  return database.kind === 'external' && database.further !== undefined
}

/** By their numbers, where the folder holds the copies of several databases. */
export function copiesIn(folder: string): Map<number, string> | undefined {
  if (!existsSync(join(folder, String(FIRST), MANIFEST))) return undefined
  const numbers = readdirSync(folder).filter(name => /^[1-9]\d?$/.test(name))
  return new Map(
    numbers
      .map(Number)
      .sort((one, other) => one - other)
      .map(number => [number, join(folder, String(number))]),
  )
}

/** As if there were no other. */
function onlyDatabase(config: Config, number: number): Config {
  if (config.database.kind === 'embedded') return config
  const { further = [], ...first } = config.database
  const one = number === FIRST ? first : further.find(each => each.number === number)
  if (!one) throw new StartError(`DATABASES names no database ${number}.`)
  return { ...config, database: { kind: 'external', url: one.url, migrationUrl: one.migrationUrl } }
}

/** Into an empty database and the files beside it; the server must not run. */
async function bringBack(config: Config, folder: string, report: Report): Promise<Manifest> {
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
