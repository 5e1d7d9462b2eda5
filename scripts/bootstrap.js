/**
 * Makes a fresh clone runnable: installs the packages when the lock file has changed since the last install.
 * Plain JavaScript that any Node from 18 on can run; every npm script runs it first.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules', '.bootstrap-stamp')
const lockHash = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const stamp = `${lockHash} ${process.platform}-${process.arch}`

const upToDate = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
if (!upToDate) {
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
