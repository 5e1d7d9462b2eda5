/**
 * Machines of Debian 12 in namespaces of this one: each has its own systemd as first process, its files in a layer over
 * those that it was made of, and its address in a network that leads nowhere else.
 */
import { execFile, execFileSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { startProgram } from './programs.ts'

const execute = promisify(execFile)
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const PATIENCE_MS = 120_000
const OUTPUT_BYTES = 64 * 1024 * 1024
/** SIGRTMIN+4, by which systemd shuts a machine down. */
const SHUT_DOWN = 38
/** A service of Debian that cannot work in a container leaves it degraded. */
const STATE = 'systemctl is-system-running || true'

/**
 * A group of processes of its own, in which systemd makes those of its services, and whatever runs in it ends with this
 * shell. Wherever the machine has mounted its groups, they can be mounted once more.
 */
const HOLD = `set -e
name=$1 folder=$2
mount -t cgroup2 none "$folder/groups"
group="$folder/groups/$name"
mkdir "$group"
echo 0 > "$group/cgroup.procs"
shift 2
unshare --cgroup --mount --uts --ipc --net --pid --fork --kill-child sh -c "$@" &
held=$!
leave() {
  kill -9 $held 2> /dev/null || true
  wait
  echo 0 > "$folder/groups/cgroup.procs"
  # The last of its processes may take a moment to end.
  for attempt in $(seq 50); do
    find "$group" -depth -type d -exec rmdir {} + 2> /dev/null && break
    sleep 0.1
  done
}
trap leave EXIT
trap exit TERM
wait $held || true`

/** What is mounted in a container, by the interface that systemd describes for them. */
const BOOT = `set -e
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

const NAMESPACES = ['--mount', '--uts', '--ipc', '--pid', '--cgroup', '--root']
/** What fetches packages has the network of this machine. */
const OUTSIDE = /^(?:apt-get|npm ci)\b/

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

interface Surroundings {
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
  run(commands: readonly string[], surroundings?: Surroundings): Promise<string>
  shutDown(): Promise<void>
}

export async function startNetwork(): Promise<Network> {
  const script = 'ip link add wire type bridge && ip link set wire up && exec sleep infinity'
  const child = await startProgram(['unshare', '--net', 'sh', '-c', script], undefined, { throughout: true })
  const pid = child.pid ?? 0
  await until(() => isThere(pid, 'wire'), 'The network of the machines')
  return { pid }
}

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const over = performance.now() + PATIENCE_MS
  while (!(await holds())) {
    if (performance.now() > over) throw new Error(`${what} does not come up.`)
    await delay(50)
  }
}

/** Whether the network of this process has a device of this name. */
const isThere = (pid: number, device: string): boolean =>
  readFileSync(`/proc/${pid}/net/dev`, 'utf8').includes(`${device}:`)

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

function connect(network: Network, pid: number, address: string): void {
  const [wire, own] = [network.pid, pid].map(each => (...words: string[]) => {
    execFileSync('nsenter', [`--target=${each}`, '--net', 'ip', ...words])
  })
  const end = `machine${address.slice(address.lastIndexOf('.') + 1)}`
  wire?.('link', 'add', end, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', `${pid}`)
  wire?.('link', 'set', end, 'master', 'wire', 'up')
  own?.('address', 'add', `${address}/24`, 'dev', 'eth0')
  own?.('link', 'set', 'eth0', 'up')
  own?.('link', 'set', 'lo', 'up')
}

/** The systemd of the machine that this program holds; undefined until it is there. */
function systemdOf(holding: ChildProcess, name: string): number | undefined {
  if (holding.exitCode !== null) throw new Error(`The machine ${name} ended with ${holding.exitCode}.`)
  const [isolated] = childrenOf(holding.pid ?? 0)
  const [first] = isolated === undefined ? [] : childrenOf(isolated)
  return first !== undefined && readFileSync(`/proc/${first}/comm`, 'utf8') === 'systemd\n' ? first : undefined
}

/** As root on the machine of this systemd; answers with what was said. */
async function runBeside(
  systemd: number,
  command: string,
  { place = '/', environment = {} }: Surroundings,
): Promise<string> {
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
  const boot = [BOOT, name, folder, layers.join(':'), ...Object.entries(mounts).flat()]
  const hold = ['unshare', '--mount', 'nice', 'sh', '-c', HOLD, 'sh', `${name}-${process.pid}`, folder, ...boot]
  const holding = await startProgram(hold, undefined, { throughout: true })
  await until(() => systemdOf(holding, name) !== undefined, `The machine ${name}`)
  const systemd = systemdOf(holding, name) ?? 0
  connect(network, systemd, address)
  const machine: Machine = {
    name,
    address,
    layers: [join(folder, 'upper'), ...layers],
    path: file => `/proc/${systemd}/root${file}`,
    async run(commands, surroundings = {}) {
      const said: string[] = []
      for (const command of commands)
        try {
          said.push(await runBeside(systemd, command, surroundings))
        } catch (error) {
          // Its message holds what was said.
          throw new Error(`${name}: ${error instanceof Error ? error.message : command}`, { cause: error })
        }
      return said.join('\n')
    },
    async shutDown() {
      process.kill(systemd, SHUT_DOWN)
      await until(() => holding.exitCode !== null || holding.signalCode !== null, `The end of the machine ${name}`)
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
    await delay(500)
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
