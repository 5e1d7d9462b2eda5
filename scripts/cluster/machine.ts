/**
 * Machines of Debian 12 in namespaces of this one: each has its own systemd as first process, its files in a layer over
 * those that it was made of, and its address in a network that leads nowhere else.
 */
import { execFile, execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { end, startProgram } from './programs.ts'

const execute = promisify(execFile)
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const PATIENCE_MS = 120_000
const ASK_AGAIN_MS = 1500
const OUTPUT_BYTES = 64 * 1024 * 1024
/** SIGRTMIN+4, by which systemd shuts a machine down. */
const SHUT_DOWN = 38
/** In a container some services of Debian fail; the state is then degraded. */
const STATE = 'systemctl is-system-running || true'

/**
 * Keeps the namespaces of a machine, and the control group in which its systemd makes those of its services, and takes
 * both away when it ends. The groups of this machine are mounted once more, because a mount of its own would change
 * the options of all.
 */
const HOLD = `name=$1 folder=$2
shift 2
groups=$(findmnt --noheadings --first-only --types cgroup2 --output TARGET)
if [ -n "$groups" ]; then mount --bind "$groups" "$folder/groups"
else mount -t cgroup2 -o nsdelegate,memory_recursiveprot none "$folder/groups"; fi || exit 1
group="$folder/groups/$name"
leave() {
  kill -9 $held 2> /dev/null
  wait
  # The last of its processes may take a moment to end.
  for attempt in $(seq 50); do
    find "$group" -depth -type d -exec rmdir {} + 2> /dev/null
    test -d "$group" || exit 0
    sleep 0.1
  done
  exit 1
}
trap leave EXIT
trap exit TERM
mkdir "$group" || exit 1
unshare --mount --uts --ipc --net --pid --fork --kill-child sh -c "$@" &
held=$!
wait $held`

/** What is mounted in a container, by the interface that systemd describes for them. */
const MOUNT = `set -e
name=$0 folder=$1 layers=$2
shift 2
umount "$folder/groups"
mount --make-rprivate /
mount -t overlay -o "lowerdir=$layers,upperdir=$folder/upper,workdir=$folder/work" none "$folder/root"
cd "$folder/root"
echo "$name" > etc/hostname
mount -t proc proc proc
mount -t sysfs -o ro sysfs sys
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs -o mode=755 tmpfs dev
for device in null zero full random urandom tty; do touch "dev/$device"; mount --bind "/dev/$device" "dev/$device"; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666,mode=620,gid=5 devpts dev/pts
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
mount -t tmpfs tmpfs dev/shm
mount -t tmpfs -o mode=755 tmpfs run
while [ $# -gt 0 ]; do mkdir -p ".$1"; mount --bind "$2" ".$1"; shift 2; done
pivot_root . mnt
cd /
umount -l /mnt
exec env -i container=other PATH=${PATH} /lib/systemd/systemd --system --unit=multi-user.target`

/** The first process of the machine alone is in its group, so that systemd may divide it. */
const BOOT = `group=$0
shift
echo 0 > "$group/cgroup.procs" && exec unshare --cgroup sh -c "$@"`

const NAMESPACES = ['--mount', '--uts', '--ipc', '--pid', '--cgroup', '--root']
/** What fetches packages has the network of this machine. */
const OUTSIDE = /^(?:apt-get|npm ci)\b/

/** Ended by the kernel where the test itself is killed. */
const WITH_PARENT = ['setpriv', '--pdeathsig', 'TERM']

/** The network of all machines of one test. */
export interface Network {
  /** Process that keeps it. */
  pid: number
}

export interface MachineOptions {
  name: string
  /** In 10.0.0.0/24. */
  address: string
  /** Folders of files that it is made of, the newest first. */
  layers: readonly string[]
  /** Folders of this machine, by the place where the new one has them too. */
  mounts?: Readonly<Record<string, string>>
}

interface RunOptions {
  /** Folder in which commands are run. */
  place?: string
  environment?: Readonly<Record<string, string>>
}

export interface Machine {
  name: string
  address: string
  /** What its files are in, with those that it was made of; no other machine may run on them while this one does. */
  layers: readonly string[]
  /** A file of it, as this machine finds it. */
  path(file: string): string
  /** By root, one after the other; answers with what they said. */
  run(commands: readonly string[], options?: RunOptions): Promise<string>
  shutDown(): Promise<void>
  /** At once, as when its power fails. */
  end(): Promise<void>
}

export async function startNetwork(): Promise<Network> {
  const script = 'ip link add bridge0 type bridge && ip link set bridge0 up && exec sleep infinity'
  const command = [...WITH_PARENT, 'unshare', '--net', 'sh', '-c', script]
  const { pid = 0 } = await startProgram(command, undefined, { throughout: true })
  await until(() => readFileSync(`/proc/${pid}/net/dev`, 'utf8').includes('bridge0:'), 'The network of the machines')
  return { pid }
}

/** Answers with what is there as soon as something is. */
async function until<Found>(find: () => Found | Promise<Found>, what: string): Promise<NonNullable<Found>> {
  const over = performance.now() + PATIENCE_MS
  for (;;) {
    const found = await find()
    if (found) return found
    if (performance.now() > over) throw new Error(`${what} does not come up.`)
    await delay(50)
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

/** None where the process has ended meanwhile. */
function childrenOf(pid: number): number[] {
  try {
    const said = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return said.trim().split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

const nameOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** Control groups of machines in this folder; none once all of them have ended. */
export function groupsLeft(folder: string): string[] {
  const mounted = readFileSync('/proc/self/mounts', 'utf8').split('\n')
  const [, place] = mounted.map(line => line.split(' ')).find(([, , type]) => type === 'cgroup2') ?? []
  if (place === undefined) return []
  return readdirSync(place).filter(name => name.startsWith(basename(folder)))
}

/** Its name begins with that of the folder of the whole test. */
const groupOf = (place: string, name: string): string => `${basename(dirname(place))}-${name}`

function connect(network: Network, pid: number, address: string): void {
  const [bridge, own] = [network.pid, pid].map(each => (...words: string[]) => {
    execFileSync('nsenter', [`--target=${each}`, '--net', 'ip', ...words])
  })
  const port = `machine${address.slice(address.lastIndexOf('.') + 1)}`
  bridge?.('link', 'add', port, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', `${pid}`)
  bridge?.('link', 'set', port, 'master', 'bridge0', 'up')
  own?.('address', 'add', `${address}/24`, 'dev', 'eth0')
  own?.('link', 'set', 'eth0', 'up')
  own?.('link', 'set', 'lo', 'up')
}

/** The systemd of the machine that this program holds; undefined until it is there. */
function systemdOf(holding: ChildProcess, name: string): number | undefined {
  if (hasEnded(holding)) throw new Error(`The machine ${name} ended with ${holding.exitCode ?? holding.signalCode}.`)
  const isolated = childrenOf(holding.pid ?? 0).flatMap(childrenOf)
  return isolated.find(pid => nameOf(pid) === 'systemd')
}

/** As root on the machine of this systemd; answers with what was said. */
async function runBeside(systemd: number, command: string, { place = '/', environment }: RunOptions): Promise<string> {
  const own = OUTSIDE.test(command) ? [] : ['--net']
  const entering = [`--target=${systemd}`, ...NAMESPACES, ...own, 'nice', 'env', `--chdir=${place}`]
  const env = { PATH, HOME: '/root', LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive', ...environment }
  const { stdout, stderr } = await execute('nsenter', [...entering, 'sh', '-c', command], {
    env,
    maxBuffer: OUTPUT_BYTES,
  })
  return `${stdout}${stderr}`.trim()
}

export async function startMachine(network: Network, place: string, options: MachineOptions): Promise<Machine> {
  const { name, address, layers, mounts = {} } = options
  const folder = join(place, name)
  for (const each of ['upper', 'work', 'root', 'groups']) mkdirSync(join(folder, each), { recursive: true })
  const group = groupOf(place, name)
  const mount = [MOUNT, name, folder, layers.join(':'), ...Object.entries(mounts).flat()]
  const boot = [BOOT, join(folder, 'groups', group), 'sh', ...mount]
  const hold = [...WITH_PARENT, 'unshare', '--mount', 'nice', 'sh', '-c', HOLD, 'sh', group, folder, ...boot]
  const holding = await startProgram(hold, undefined, { throughout: true })
  const systemd = await until(() => systemdOf(holding, name), `The machine ${name}`)
  connect(network, systemd, address)
  const machine: Machine = {
    name,
    address,
    layers: [join(folder, 'upper'), ...layers],
    path: file => `/proc/${systemd}/root${file}`,
    async run(commands, runOptions = {}) {
      const said: string[] = []
      for (const command of commands)
        try {
          said.push(await runBeside(systemd, command, runOptions))
        } catch (error) {
          // Its message holds what was said.
          throw new Error(`${name}: ${error instanceof Error ? error.message : command}`, { cause: error })
        }
      return said.join('\n')
    },
    async shutDown() {
      process.kill(systemd, SHUT_DOWN)
      await until(() => hasEnded(holding), `The end of the machine ${name}`)
    },
    async end() {
      await end(holding)
    },
  }
  await until(async () => /^(running|degraded)$/.test(await machine.run([STATE])), `The machine ${name}`)
  return machine
}

/** Until the machine answers this question with what is waited for. */
export async function untilSaid(machine: Machine, question: string, expected: RegExp): Promise<string> {
  const over = performance.now() + PATIENCE_MS
  let said = ''
  while (!expected.test(said)) {
    if (performance.now() > over) throw new Error(`${machine.name}: ${question}\n${said}`)
    said = await machine.run([`${question} 2>&1 || true`])
    // Programs that ask may be dear to start.
    await delay(ASK_AGAIN_MS)
  }
  return said
}

/** Runs commands of src/server/README.md where it says; answers with what they said. */
export type Follow = (
  machine: Machine,
  commands: readonly string[],
  environment?: Record<string, string>,
) => Promise<string>

/** A question for the status of an answer. */
export const statusOf = (url: string): string =>
  `curl --silent --output /dev/null --header 'accept: text/html' --write-out '%{http_code}' ${url}`
