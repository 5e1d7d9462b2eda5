/**
 * Makes a fresh clone runnable: installs the packages when the lock file has changed since the last install.
 * Plain JavaScript that any Node from 18 on can run; every npm script runs it first.
 */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'node_modules')
const stampFile = join(folder, '.bootstrap-stamp')
const lock = readFileSync(join(root, 'package-lock.json'))
const lockHash = createHash('sha256').update(lock).digest('hex')
const stamp = `${lockHash} ${process.platform}-${process.arch}`

/**
 * The library of C that Linux has here, as packages name it that are made for one of them alone.
 * @returns {string}
 */
function libraryOfC() {
  // The names of who is connected are not needed, and looking for them takes long.
  process.report.excludeNetwork = true
  const { header } = /** @type {{ header: object }} */ (process.report.getReport())
  return 'glibcVersionRuntime' in header ? 'glibc' : 'musl'
}

/** @typedef {{ version: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Locked */

/**
 * Whether npm has installed all that this lock file asks for, here or by hand: npm writes its own list at the end of an
 * installation. Another branch may have installed more. What is optional is needed where it is made for this machine.
 * @returns {boolean}
 */
function standsAlready() {
  const wanted = /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(lock.toString()))
  const library = libraryOfC()
  return Object.entries(wanted.packages).every(([path, { version, optional = false, os, cpu, libc = [library] }]) => {
    const described = join(root, path, 'package.json')
    if (path === '') return true
    const isOfThisMachine = os?.includes(process.platform) && cpu?.includes(process.arch) && libc.includes(library)
    if (!existsSync(described)) return optional && !isOfThisMachine
    const { version: found } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(described, 'utf8')))
    return found === version
  })
}

/** @returns {boolean} */
function isStamped() {
  return lstatSync(stampFile, { throwIfNoEntry: false })?.isFile() === true && readFileSync(stampFile, 'utf8') === stamp
}

/** Whoever runs the product may not write to its folder: then the packages are looked through at every start. */
function writeStamp() {
  try {
    writeFileSync(stampFile, stamp)
  } catch {
    // They are as they have to be all the same.
  }
}

/**
 * Ends with npm, and ends npm with itself.
 * @returns {Promise<number | null>}
 */
async function install() {
  const npmProgram = process.env.npm_execpath
  const parameters = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  /** @type {import('node:child_process').SpawnOptions} */
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const npm = npmProgram
    ? spawn(process.env.npm_node_execpath ?? process.execPath, [npmProgram, ...parameters], options)
    : spawn('npm', parameters, { ...options, shell: process.platform === 'win32' })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => npm.kill(signal))
  return new Promise(resolve => {
    npm.once('error', () => resolve(null))
    npm.once('exit', resolve)
  })
}

if (!isStamped()) {
  if (existsSync(join(folder, '.package-lock.json')) && standsAlready()) writeStamp()
  else {
    // Through a link, installing would empty the folder of another working copy.
    if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder)
    process.stderr.write('Installing packages (first start, or the lock file changed) …\n')
    const status = await install()
    if (status !== 0) {
      process.stderr.write(
        'The packages could not be installed. Check the network connection, then run the command again.\n',
      )
      process.exit(status ?? 1)
    }
    writeStamp()
  }
}
