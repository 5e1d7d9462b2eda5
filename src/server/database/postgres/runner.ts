/** PostgreSQL refuses to run as root. This decides as whom it runs, and how its programs are called. */
import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { readableCopy } from './binaries.ts'
import { StartError, WAY_OUT } from './failures.ts'

/** The user "nobody" of every Linux. */
const NOBODY = 65534

/** direct = as the caller; namespace = as nobody inside a user namespace, root outside; nobody = really as nobody. */
export type RunAs = 'direct' | 'namespace' | 'nobody'

export interface Runner {
  how: RunAs
  binaries: Binaries
  /** Makes the folder and all in it belong to the user that PostgreSQL runs as. */
  own(folder: string): void
  command(program: string, parameters: readonly string[]): { file: string; parameters: string[] }
  /** Ends the program when this process ends, however that happens (Linux). */
  bound(program: string, parameters: readonly string[]): { file: string; parameters: string[] }
  environment: NodeJS.ProcessEnv
}

const NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`]
const AS_NOBODY = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups']
/** Lets nobody pass folders that only root may enter, where the data folder lies in one. */
const PASS_FOLDERS = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override']
const BOUND = ['setpriv', '--pdeathsig', 'INT']

function works(command: readonly string[], ...more: string[]): boolean {
  const [file = '', ...parameters] = [...command, ...more]
  return spawnSync(file, parameters, { stdio: 'ignore', timeout: 10_000 }).status === 0
}

export function chooseRunner(binaries: Binaries, dataDir: string, wanted?: RunAs): Runner {
  const isRoot = process.platform !== 'win32' && process.getuid?.() === 0
  const how = wanted ?? (!isRoot ? 'direct' : works(NAMESPACE, 'true') ? 'namespace' : 'nobody')
  if (how === 'direct') return makeRunner(how, binaries, [], process.getuid?.() ?? 0)
  if (how === 'namespace') return makeRunner(how, binaries, NAMESPACE, 0)
  if (!works(AS_NOBODY, 'true')) {
    throw new StartError(
      `PostgreSQL does not run as root, and neither unshare nor setpriv can start it as another user here: start as an ordinary user, or ${WAY_OUT}.`,
    )
  }
  const readable = works(AS_NOBODY, binaries.program('postgres'), '--version') ? binaries : readableCopy(binaries)
  // Not test -x: it asks what the user may do without the capability.
  const enter = ['ls', '-d', join(dataDir, '.')]
  if (works(AS_NOBODY, ...enter)) return makeRunner(how, readable, AS_NOBODY, NOBODY)
  if (!works([...AS_NOBODY, ...PASS_FOLDERS], ...enter)) {
    throw new StartError(
      `The user nobody, as whom PostgreSQL has to run here, cannot enter ${dataDir}: choose another DATA_DIR, or ${WAY_OUT}.`,
    )
  }
  return makeRunner(how, readable, [...AS_NOBODY, ...PASS_FOLDERS], NOBODY)
}

function makeRunner(how: RunAs, binaries: Binaries, prefix: readonly string[], owner: number): Runner {
  const call = (words: readonly string[], program: string, parameters: readonly string[]) => {
    const [file = program, ...rest] = [...words, program, ...parameters]
    return { file, parameters: rest }
  }
  const bind = process.platform === 'linux' && works(BOUND, 'true') ? BOUND : []
  return {
    how,
    binaries,
    own: folder => {
      if (process.getuid?.() === 0) ownAll(folder, owner)
    },
    command: (program, parameters) => call(prefix, program, parameters),
    bound: (program, parameters) => call([...prefix, ...bind], program, parameters),
    environment: environmentFor(binaries),
  }
}

/** Nothing of our own environment reaches PostgreSQL: neither secrets nor PG… variables that would steer it. */
function environmentFor(binaries: Binaries): NodeJS.ProcessEnv {
  const inherited = ['PATH', 'SystemRoot', 'TEMP', 'TMP'].flatMap(name =>
    process.env[name] ? [[name, process.env[name]] as const] : [],
  )
  const libraries = binaries.extraLibraries
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: 'C',
    TZ: 'UTC',
    ...(libraries && { LD_LIBRARY_PATH: libraries, DYLD_LIBRARY_PATH: libraries }),
  }
}

/** A data folder may have been used as another user before: by root with and without user namespaces. */
function ownAll(path: string, owner: number): void {
  const found = lstatSync(path)
  if (found.uid === owner) return
  if (found.isDirectory()) for (const name of readdirSync(path)) ownAll(join(path, name), owner)
  chownSync(path, owner, owner)
}
