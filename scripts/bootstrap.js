/**
 * Makes a fresh clone runnable: installs the packages when the lock file has changed since the last install.
 * Plain JavaScript that any Node from 18 on can run; every npm script runs it first.
 */
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'node_modules')
const stampFile = join(folder, '.bootstrap-stamp')
const lock = readFileSync(join(root, 'package-lock.json'))
const lockHash = createHash('sha256').update(lock).digest('hex')
const stamp = `${lockHash} ${process.platform}-${process.arch}`

/**
 * Another branch may have installed more than this one asks for: nothing has to be installed again then.
 * @returns {boolean}
 */
function standsAlready() {
  const wanted = /** @type {{ packages: Record<string, { version: string, optional?: boolean }> }} */ (
    JSON.parse(lock.toString())
  )
  return Object.entries(wanted.packages).every(([path, { version, optional = false }]) => {
    const described = join(root, path, 'package.json')
    if (path === '' || !existsSync(described)) return path === '' || optional
    const { version: found } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(described, 'utf8')))
    return found === version
  })
}

const upToDate = existsSync(stampFile) && (readFileSync(stampFile, 'utf8') === stamp || standsAlready())
if (!upToDate) {
  // Through a link, installing would empty the folder of another working copy.
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) rmSync(folder)
  process.stderr.write('Installing packages (first start, or the lock file changed) …\n')
  const npmProgram = process.env.npm_execpath
  const parameters = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']
  const options = { cwd: root, stdio: ['ignore', 2, 2] }
  const result = npmProgram
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npmProgram, ...parameters], options)
    : spawnSync('npm', parameters, { ...options, shell: process.platform === 'win32' })
  if (result.status !== 0) {
    process.stderr.write(
      'The packages could not be installed. Check the network connection, then run the command again.\n',
    )
    process.exit(result.status ?? 1)
  }
  writeFileSync(stampFile, stamp)
}
