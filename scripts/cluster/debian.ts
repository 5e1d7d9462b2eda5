/** Debian 12 in a folder, made for this run, with what no command of src/server/README.md brings. */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { commandsFrom } from './copies.ts'
import type { Machine } from './machine.ts'
import { startProgram } from './programs.ts'

const PROJECT = join(import.meta.dirname, '../..')
/** Where src/server/README.md has it on a machine. */
export const PRODUCT = '/opt/fund-administration'
const MIRROR = 'http://deb.debian.org/debian'
/** What a Debian that was installed has, and the smallest one has not. */
const PACKAGES = 'systemd-sysv,dbus,procps'
/** They wait for a network to the outside, and hold the lock of apt-get meanwhile. */
const NO_TIMERS = ['apt-daily.timer', 'apt-daily-upgrade.timer']
/** A path in the new Debian. */
const CERTIFICATES = '/etc/ssl/trusted-here.pem'

/** Not seen by what runs beside it, and ended with the whole test. */
async function run(command: readonly string[]): Promise<void> {
  const env = { PATH: process.env['PATH'], TMPDIR: '/tmp', LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' }
  const hidden = ['unshare', '--mount', 'nice', ...command]
  const child = await startProgram(hidden, undefined, { env, throughout: true })
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${child.exitCode}.`)
}

/** Answers with the folder. */
export async function makeDebian(place: string): Promise<string> {
  const root = join(place, 'debian')
  await run(['debootstrap', '--variant=minbase', `--include=${PACKAGES}`, 'bookworm', root, MIRROR])
  cpSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'), { dereference: true })
  // Nobody answers its questions.
  writeFileSync(join(root, 'etc/apt/apt.conf.d/yes'), 'APT::Get::Assume-Yes "true";\n')
  for (const timer of NO_TIMERS) symlinkSync('/dev/null', join(root, 'etc/systemd/system', timer))
  await run(['chroot', root, 'apt-get', 'update', '-qq'])
  return root
}

/** The project as it is committed, where the commands of a new machine look for it. */
export function copyProject(machine: Machine): void {
  for (const command of commandsFrom('git archive'))
    execFileSync('sh', ['-c', command.replace('/tmp/', machine.path('/tmp/'))], { cwd: PROJECT })
}

/** The product's own Node and npm, where Debian's would lie; what npm has to know of the network of this machine. */
export function copyNode(machine: Machine): Record<string, string> {
  const [npm] = (process.env['PATH'] ?? '').split(delimiter).flatMap(folder => {
    try {
      return [realpathSync(join(folder, 'npm'))]
    } catch {
      return []
    }
  })
  if (npm === undefined) throw new Error('There is no npm.')
  cpSync(process.execPath, machine.path('/usr/bin/node'))
  cpSync(dirname(dirname(npm)), machine.path('/usr/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', machine.path('/usr/bin/npm'))
  // Behind the proxy of a company this machine trusts more certificates than Node does.
  const trusted = process.env['NODE_EXTRA_CA_CERTS']
  if (trusted === undefined) return {}
  mkdirSync(machine.path(dirname(CERTIFICATES)), { recursive: true })
  cpSync(trusted, machine.path(CERTIFICATES))
  return { NODE_EXTRA_CA_CERTS: CERTIFICATES }
}
