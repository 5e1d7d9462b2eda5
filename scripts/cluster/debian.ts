/**
 * A Debian in a folder, made for this run, in which the commands of src/server/README.md for new machines are run word
 * for word. No systemd runs in it: what a command would start is enabled and verified, and the product started by hand.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, lstatSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { commandsFrom } from './copies.ts'
import { certificate, startProgram } from './programs.ts'
import type { Report } from './programs.ts'
import { tryNightly, tryUnit } from './unit.ts'

const PROJECT = join(import.meta.dirname, '../..')
const MIRROR = 'http://deb.debian.org/debian'
const PRODUCT = '/opt/fund-administration'
const UNIT = 'fund-administration.service'
const NIGHTLY = 'fund-administration-backup.service'
/** A path in the new Debian. */
const CERTIFICATES = '/etc/ssl/trusted-here.pem'
/** systemd counts from 0 (as closed as can be) to 10. */
const EXPOSURE_MAX = 2
const SYSTEMCTL = `#!/bin/sh
case "$1" in
  enable) shift 2; exec /usr/bin/systemctl enable "$@" ;;
  daemon-reload) exit 0 ;;
  *) exec /usr/bin/systemd-analyze verify --man=no "$2.service" ;;
esac
`
/** Debian's own reads the words, and finds no systemd to hand them to; then what it would do is done here. */
const SYSTEMD_RUN = `#!/bin/sh
/usr/bin/systemd-run "$@" 2>&1 | grep --quiet ' bus' || exit 1
for word; do
  case "$word" in
    --uid=*) account=\${word#*=} ;;
    --working-directory=*) folder=\${word#*=} ;;
    --property=EnvironmentFile=*) settings=\${word#*=*=} ;;
    --setenv=*) export "\${word#*=}" ;;
    --pipe | --wait) ;;
    --*) exit 1 ;;
    *) break ;;
  esac
  shift
done
while IFS= read -r line; do
  case "$line" in [A-Z]*) export "$line" ;; esac
done < "$settings"
export HOME="$(getent passwd "$account" | cut -d: -f6)"
cd "$folder"
exec setpriv --reuid="$account" --regid="$account" --clear-groups "$@"
`

/** What systemd would start with the machine. */
const ENABLED = [
  'etcd.service',
  'patroni.service',
  'fund-administration.service',
  'fund-administration-backup.timer',
  'pgbackrest@incr.timer',
  'pgbackrest@full.timer',
]

/** Not seen by what runs beside it, and ended with the whole test. */
async function run(command: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = await startProgram(['unshare', '--mount', 'nice', ...command], undefined, { env, throughout: true })
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error(`${command.join(' ')} ended with ${child.exitCode}.`)
}

/** The product's own Node and npm, where Debian's would lie. */
function copyNode(root: string): void {
  const [npm] = (process.env['PATH'] ?? '').split(delimiter).flatMap(folder => {
    try {
      return [realpathSync(join(folder, 'npm'))]
    } catch {
      return []
    }
  })
  if (npm === undefined) throw new Error('There is no npm.')
  cpSync(process.execPath, join(root, 'usr/bin/node'))
  cpSync(dirname(dirname(npm)), join(root, 'usr/lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(root, 'usr/bin/npm'))
}

/** Behind the proxy of a company this machine trusts more certificates than Node does: the new one has them as well. */
function copyCertificates(root: string): NodeJS.ProcessEnv {
  const trusted = process.env['NODE_EXTRA_CA_CERTS']
  if (trusted === undefined) return {}
  mkdirSync(dirname(join(root, CERTIFICATES)), { recursive: true })
  cpSync(trusted, join(root, CERTIFICATES))
  return { NODE_EXTRA_CA_CERTS: CERTIFICATES }
}

/** The product as it is committed. */
function archiveProduct(root: string): void {
  for (const command of commandsFrom('git archive'))
    execFileSync('sh', ['-c', command.replace('/tmp/', join(root, 'tmp/'))], { cwd: PROJECT })
}

/** The certificate of `folder` as its issuer gives it, where the commands of the proxy look for it. */
function writeCertificate(folder: string, root: string): void {
  const { trusted, both } = certificate(folder)
  const place = join(root, 'etc/ssl/private')
  mkdirSync(place, { recursive: true, mode: 0o700 })
  writeFileSync(join(place, 'fullchain.pem'), trusted)
  writeFileSync(join(place, 'privkey.pem'), both.slice(trusted.length), { mode: 0o600 })
}

export async function tryDebian(folder: string, report: Report): Promise<void> {
  const root = join(folder, 'debian')
  const environment = { PATH: process.env['PATH'], TMPDIR: '/tmp', LC_ALL: 'C', DEBIAN_FRONTEND: 'noninteractive' }
  await run(['debootstrap', '--variant=minbase', '--include=systemd,procps', 'bookworm', root, MIRROR], environment)
  const write = (file: string, text: string, mode = 0o644) => writeFileSync(join(root, file), text, { mode })
  write('etc/resolv.conf', readFileSync('/etc/resolv.conf', 'utf8'))
  write('usr/sbin/policy-rc.d', '#!/bin/sh\nexit 101\n', 0o755)
  write('usr/local/bin/systemctl', SYSTEMCTL, 0o755)
  write('usr/local/bin/systemd-run', SYSTEMD_RUN, 0o755)
  copyNode(root)
  archiveProduct(root)
  const inThere = { ...environment, ...copyCertificates(root), PATH: '/usr/local/bin:/usr/sbin:/usr/bin' }

  /** As root on such a machine; what was said is read when something fails. */
  const inside = async (commands: readonly string[], place = PRODUCT): Promise<string> => {
    const script = commands.map(one => one.replace('apt-get install', 'apt-get install -y -qq')).join('\n')
    write('commands', `exec > /said 2>&1\ncd ${place}\n${script}\n`)
    const said = () => readFileSync(join(root, 'said'), 'utf8').trim()
    const command = ['chroot', root, 'sh', '-e', '/commands']
    await run(command, inThere).catch((error: unknown) => {
      throw new Error(`${script}\n${said()}`, { cause: error })
    })
    return said()
  }
  await inside(['apt-get update -qq', ...commandsFrom('mkdir /opt/fund-administration')], '/')
  const database = commandsFrom('apt-get install --no-install-recommends etcd-server')
  const archiving = [
    ...commandsFrom('apt-get install --no-install-recommends postgresql-15 pgbackrest'),
    ...commandsFrom('install -m 644 .operations/pgbackrest@.service'),
  ]
  await inside([...database, ...commandsFrom('systemctl enable --now etcd'), ...archiving])
  await inside([
    ...commandsFrom('apt-get install --no-install-recommends haproxy pgbouncer'),
    'haproxy -c -f /etc/haproxy/haproxy.cfg',
  ])
  const product = [...commandsFrom('npm ci'), ...commandsFrom('sed --in-place "s/^METRICS_TOKEN')]
  await inside([...product, ...commandsFrom('systemctl daemon-reload')])
  const nightly = commandsFrom('install -d -m 700 -o fund')
  await inside(nightly)
  writeCertificate(folder, root)
  const proxy = commandsFrom('apt-get install --no-install-recommends haproxy curl')
  await inside([...proxy, 'haproxy -c -f /etc/haproxy/haproxy.cfg'])
  const watching = commandsFrom('apt-get install --no-install-recommends prometheus')
  await inside([...watching, ...commandsFrom('promtool check config')])
  const count = [database, archiving, product, nightly, proxy, watching].flat().length
  report('machines of Debian, by the commands of src/server/README.md', `${count} commands`, true)
  const starts = (name: string) =>
    ['multi-user', 'timers'].some(target =>
      lstatSync(join(root, `etc/systemd/system/${target}.target.wants/${name}`), { throwIfNoEntry: false }),
    )
  report('what systemctl enable has enabled', ENABLED.join(', '), ENABLED.every(starts))
  await inside([
    ...[UNIT, NIGHTLY, 'pgbackrest@incr.service', ...ENABLED.filter(unit => unit.endsWith('.timer'))].map(
      unit => `systemd-analyze verify --man=no /etc/systemd/system/${unit}`,
    ),
    'setpriv --reuid=fund --clear-groups npm --version',
  ])
  const journal = await inside(['systemd-analyze cat-config systemd/journald.conf'])
  const kept = /^MaxRetentionSec=.+$/m.exec(journal)?.[0] ?? 'for ever'
  report('how long the journal keeps the log, by its drop-in', kept, kept !== 'for ever')
  for (const unit of [UNIT, NIGHTLY]) {
    const exposure = await inside([`systemd-analyze security --offline=true ${unit}`])
    const level = Number(/exposure level for \S+ ([\d.]+)/.exec(exposure)?.[1] ?? 10)
    report(`${unit}, by the systemd of such a machine`, `exposure ${level} of 10`, level <= EXPOSURE_MAX)
  }
  await tryUnit(root, UNIT, report)
  await tryNightly(root, NIGHTLY, inside, report)
}
