/**
 * The unit files of .operations, started on a machine of Debian without a systemd: their commands, by their account,
 * with its settings, where it may write nothing but what the unit names.
 */
import { execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsFrom } from './copies.ts'
import { end, freePort, startProgram } from './programs.ts'
import type { Report } from './programs.ts'

const SETTINGS = '/etc/fund-administration/settings'
/** Where the copies of the night go. */
const COPIES = '/var/backups/fund'
const [OLD, YOUNG] = ['2020-01-01T01-30-00', '2020-01-02T01-30-00']
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

/** A unit of a machine in `root`: what is started as it says, and what it says itself. */
interface Unit {
  one(name: string): string
  state: string
  start(command: readonly string[], port?: number): Promise<ChildProcess>
}

/** The product lies in `root` as src/server/README.md says, with the unit file and the settings. */
function readUnit(root: string, unit: string): Unit {
  const described = linesOf(readFileSync(join(root, '/etc/systemd/system', unit), 'utf8'))
  const one = (name: string): string => described.get(name)?.[0] ?? ''
  const state = `/var/lib/${one('StateDirectory')}`
  const [mode, user, group] = [one('StateDirectoryMode'), one('User'), one('Group')]
  // systemd makes it before the start.
  execFileSync('chroot', [root, 'install', '-d', '-m', mode, '-o', user, '-g', group, state])
  const given = [...(described.get('Environment') ?? []), readFileSync(join(root, one('EnvironmentFile')), 'utf8')]
  const variables = [...linesOf(given.join('\n'))].map(([name, values]): [string, string] => [
    name,
    values.at(-1) ?? '',
  ])
  const env = { PATH, HOME: state, USER: user, ...Object.fromEntries(variables) }
  const written = [...(described.get('ReadWritePaths') ?? []), state].join(' ')
  const closed = ['unshare', '--mount', 'sh', '-c', CLOSED, 'sh', root, user, one('WorkingDirectory'), written]
  const start = (command: readonly string[], port?: number) =>
    startProgram([...closed, ...command], port, { env, throughout: true })
  return { one, state, start }
}

async function endOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return child.exitCode
}

export async function tryUnit(root: string, unit: string, report: Report): Promise<void> {
  const port = await freePort()
  writeSettings(root, port)
  const { one, state, start } = readUnit(root, unit)
  const onlyThere = (await endOf(await start(['sh', '-c', ONLY_WRITES]))) === 0
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
      `, its database ${inOrder ? 'too' : 'did not'}; writes only there: ${onlyThere}`,
    onlyThere && answers.every(status => status === 200) && code === 0 && inOrder && took <= ENDED_WITHIN_MS,
  )
}

/**
 * The copy of the night by its account, and what of src/server/README.md reads it; older copies have gone then.
 * `inside` runs commands as root on the machine in `root`, and answers with what they said.
 */
export async function tryNightly(
  root: string,
  unit: string,
  inside: (commands: readonly string[]) => Promise<string>,
  report: Report,
): Promise<void> {
  const { one, start } = readUnit(root, unit)
  // Of two copies of long ago and of this month only the first is too old; a disk of its own has a folder of root.
  const [old, young] = [OLD, YOUNG].map(name => `${COPIES}/${name}`)
  const disk = `${COPIES}/lost+found`
  await inside([
    `mkdir ${old} ${young}`,
    `mkdir --mode=700 ${disk}`,
    `touch --date='40 days ago' ${old} ${disk}`,
    `touch --date='20 days ago' ${young}`,
  ])
  const codes: (number | null)[] = []
  for (const name of ['ExecStart', 'ExecStartPost'])
    // systemd reads %% as % and $$ as $, and the rest as a shell does.
    codes.push(await endOf(await start(['sh', '-c', one(name).replaceAll('%%', '%').replaceAll('$$', '$')])))
  const kept = readdirSync(join(root, COPIES)).sort()
  const [, copy = ''] = kept
  const said = await inside(
    commandsFrom('systemd-run --pipe').map(command => command.replace(/(?<=backups\/fund\/)[\dT-]+/, copy)),
  )
  const whole = codes.every(code => code === 0) && kept[0] === YOUNG && kept[2] === 'lost+found' && kept.length === 3
  report(
    'the copy of the night by its account, read with the settings of the machine',
    `${kept.join(', ')}: ${said.split('\n').at(-1)}`,
    whole && /^\d{4}(-\d\d){2}T\d\d(-\d\d){2}$/.test(copy) && said.includes('Whole: '),
  )
}
