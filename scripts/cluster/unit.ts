/**
 * The unit file of .operations, started on a machine of Debian without a systemd: its command, by its account, with its
 * settings, where it may write nothing but what the unit names.
 */
import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { end, freePort, startProgram } from './programs.ts'
import type { Report } from './programs.ts'

const SETTINGS = '/etc/fund-administration/settings'
const ENDED_WITHIN_MS = 10_000
/** What systemd gives a service, of which npm finds node. */
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin'

/** As ProtectSystem=strict, PrivateTmp, ProtectProc, NoNewPrivileges and an empty CapabilityBoundingSet have it. */
const CLOSED = `set -e
root=$1 account=$2 folder=$3 written=$4
shift 4
mount --bind "$root" "$root"
for place in $written; do mount --bind "$root$place" "$root$place"; done
mount --rbind /dev "$root/dev"
mount -o remount,ro,bind "$root"
mount -t tmpfs none "$root/tmp"
mount -t proc -o hidepid=2 none "$root/proc"
exec chroot "$root" setpriv --reuid="$account" --regid="$account" --clear-groups --no-new-privs \\
  --bounding-set=-all --inh-caps=-all sh -c 'umask 077; cd "$0" && exec "$@"' "$folder" "$@"`

/** Everything of one place may be written; what is asked for holds when it ends with 0. */
const ONLY_WRITES = `test -w .build && test -w "$DATA_DIR" && ! touch node_modules/x && ! touch x && ! touch /etc/x && ! touch /var/x`

/** Lines of a file of systemd: each name with its values in their order. */
function linesOf(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [, name = '', value = ''] of text.matchAll(/^([A-Za-z_]+)=(.*)$/gm))
    found.set(name, [...(found.get(name) ?? []), value])
  return found
}

/** As the commands have left them, but for a server by itself: with the embedded database, which writes the most. */
function writeSettings(root: string, port: number): void {
  const text = readFileSync(join(root, SETTINGS), 'utf8')
    .replace('HOST=0.0.0.0', 'HOST=127.0.0.1')
    .replace('PORT=3000', `PORT=${port}`)
  const elsewhere = /^(DATABASE|FILES_URL|AWS_|SMTP_URL|MAIL_FROM).*\n/gm
  writeFileSync(join(root, SETTINGS), text.replace(elsewhere, ''))
}

/** The product lies in `root` as src/server/README.md says, with the unit file and the settings. */
export async function tryUnit(root: string, unit: string, report: Report): Promise<void> {
  const port = await freePort()
  writeSettings(root, port)
  const described = linesOf(readFileSync(join(root, '/etc/systemd/system', unit), 'utf8'))
  const one = (name: string): string => described.get(name)?.[0] ?? ''
  const state = `/var/lib/${one('StateDirectory')}`
  // systemd makes it before the start.
  execFileSync('chroot', [
    root,
    'install',
    '-d',
    '-m',
    one('StateDirectoryMode'),
    '-o',
    one('User'),
    '-g',
    one('Group'),
    state,
  ])
  const given = [...(described.get('Environment') ?? []), readFileSync(join(root, one('EnvironmentFile')), 'utf8')]
  const variables = [...linesOf(given.join('\n'))].map(([name, values]): [string, string] => [
    name,
    values.at(-1) ?? '',
  ])
  const env = { PATH, HOME: state, USER: one('User'), ...Object.fromEntries(variables) }
  const written = [...(described.get('ReadWritePaths') ?? []), state].join(' ')
  const closed = ['unshare', '--mount', 'sh', '-c', CLOSED, 'sh', root, one('User'), one('WorkingDirectory'), written]
  const start = (command: readonly string[], at?: number) =>
    startProgram([...closed, ...command], at, { env, throughout: true })

  const asked = await start(['sh', '-c', ONLY_WRITES])
  if (asked.exitCode === null) await once(asked, 'exit')
  const server = await start(one('ExecStart').split(' '), port)
  const answers: number[] = []
  for (const path of ['/healthz', '/readyz', '/api/config', '/funds/overview'])
    answers.push((await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } })).status)
  const startedAt = performance.now()
  const code = await end(server)
  const took = performance.now() - startedAt
  // PostgreSQL removes it when it has ended in good order, and what is left of the unit then is killed.
  const inOrder = !existsSync(join(root, state, 'postgres/postmaster.pid'))
  report(
    "the unit's command by its account, which may write nothing else",
    `answered ${answers.join(', ')}, ended in ${(took / 1000).toFixed(1)} s with ${code ?? server.signalCode}` +
      `, its database ${inOrder ? 'too' : 'did not'}; writes only there: ${asked.exitCode === 0}`,
    asked.exitCode === 0 && answers.every(status => status === 200) && code === 0 && inOrder && took <= ENDED_WITHIN_MS,
  )
}
