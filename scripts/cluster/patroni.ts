/**
 * Three PostgreSQL servers under Patroni with three of etcd, and HAProxy before them: one is the leader, another has
 * each commit before it is acknowledged, the third follows. Machines are addresses of this one, so that the files of
 * .operations hold here as they stand there, with every port.
 */
import { spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { archiveFailure, archiveSettings, copyFirst, REPOSITORY } from './archive.ts'
import { commandsFrom, run } from './copies.ts'
import { asUser, end, operationsFile, POSTGRES_USER, startProgram, withDifferences } from './programs.ts'

const MACHINES = [
  { name: 'one', given: '10.0.0.21' },
  { name: 'two', given: '10.0.0.22' },
  { name: 'three', given: '10.0.0.23' },
]
const [{ given: FIRST } = { given: '' }] = MACHINES
/** As in .operations/etcd, patroni.yml and haproxy-database.cfg. */
const PORTS = { etcd: 2379, patroni: 8008, postgres: 5432, leader: 5432, followers: 5433 }
const PATIENCE_MS = 120_000
/** HAProxy has asked twice by then, and waited for two answers. */
const NOTICED_MS = 7_000

interface Node {
  name: string
  /** Address of its machine. */
  host: string
  command: string[]
  data: string
  /** Where its pgBackRest finds its file. */
  archiving: ReturnType<typeof archiveSettings>
  child?: ChildProcess
  etcd?: ChildProcess
}

export interface Cluster {
  /** Address of a machine of the product, where HAProxy leads to the database. */
  host: string
  /** Port of HAProxy that leads to the leader. */
  writer: number
  /** Port of HAProxy that leads to those that follow. */
  reader: number
  /** Addresses of the machines of PostgreSQL. */
  machines: readonly string[]
  /** The leader that Patroni names, where it has one that follows in step. */
  leader(): Promise<Node | undefined>
  /** Ends PostgreSQL of this node at once, and Patroni and etcd with it where the whole machine is lost. */
  kill(node: Node, wholeMachine: boolean): Promise<void>
  /** Ends that member of etcd at once which leads the others; answers with the name of its machine. */
  killEtcd(): Promise<string>
  /** Why the log of the leader does not reach the repository, or no copy can be made; undefined where they do. */
  archiveFailure(): Promise<string | undefined>
  /** HAProxy leads to none that follows while this is done, though they receive everything. */
  withoutFollowers(work: () => Promise<void>): Promise<void>
  /** Starts what was killed, and waits until one follows in step again. */
  mend(): Promise<void>
  /** Ends Patroni and PostgreSQL of every node, while etcd still answers them. */
  end(): Promise<void>
}

/** Addresses of this machine that nobody else uses, by those of the files: "10.0.0.21" is "127.81.7.21". */
function ownNetwork(): (given: string) => string {
  const network = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.`
  return given => given.replace('10.0.0.', network)
}

/** Both files of a machine, as the commands of src/server/README.md make them of those of the first one. */
function filesOf({ name, given }: (typeof MACHINES)[number], place: string): { etcd: string; patroni: string } {
  const [etcd, patroni] = [join(place, `${name}.etcd`), join(place, `${name}.patroni`)]
  writeFileSync(etcd, operationsFile('etcd', []))
  writeFileSync(patroni, operationsFile('patroni.yml', []))
  const commands = given === FIRST ? [] : commandsFrom('sed --in-place -e')
  for (const command of commands) {
    const own = command.replace('=two/', `=${name}/`).replace(': two/', `: ${name}/`).replace('10.0.0.22', given)
    const here = own.replace('/etc/default/etcd', etcd).replace('/etc/patroni/config.yml', patroni)
    const { status, said } = run('sh', ['-c', here], {})
    if (status !== 0) throw new Error(`${command}: ${said}`)
  }
  return { etcd: readFileSync(etcd, 'utf8'), patroni: readFileSync(patroni, 'utf8') }
}

function patroniFile(machine: (typeof MACHINES)[number], here: (given: string) => string, place: string): string {
  const { name } = machine
  const own = withDifferences(filesOf(machine, place).patroni, `patroni.yml of ${name}`, [
    // Whoever asks an address of this machine comes from the first of them.
    ['10.0.0.0/24', '127.0.0.0/8'],
    ['/var/lib/postgresql/15/fund', join(place, name)],
    ['/var/lib/postgresql/patroni.pgpass', join(place, `${name}.pgpass`)],
    ['/var/run/postgresql', join(place, `${name}.run`)],
  ])
  return own.replaceAll('10.0.0.', here('10.0.0.'))
}

/** Started by the file that Debian's unit reads; a member that was killed finds itself in what it had written. */
function startEtcd(place: string, here: (given: string) => string, name: string): Promise<ChildProcess> {
  const machine = MACHINES.find(one => one.name === name) ?? { name, given: '' }
  const settings = parseEnv(filesOf(machine, place).etcd.replaceAll('10.0.0.', here('10.0.0.')))
  const env = { ...process.env, ...settings, ETCD_DATA_DIR: join(place, `etcd-${name}`) }
  return startProgram(asMachine(['etcd']), PORTS.etcd, { env, host: here(machine.given) })
}

/** Whether this member of etcd leads the others. */
async function leadsEtcd({ host }: Node): Promise<boolean> {
  const url = `http://${host}:${PORTS.etcd}/v3/maintenance/status`
  const answer = await fetch(url, { method: 'POST', body: '{}' })
  const said = await answer.text()
  const leader = /"leader":"(\d+)"/.exec(said)?.[1]
  return leader !== undefined && said.includes(`"member_id":"${leader}"`)
}

/** At once, without a word to anybody. */
async function lose(program: ChildProcess | undefined): Promise<void> {
  if (!program || program.exitCode !== null || program.signalCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
}

/** The process of PostgreSQL in this folder; undefined where none runs. */
function postmasterOf({ data }: Node): number | undefined {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const [pid = ''] = readFileSync(file, 'utf8').split('\n')
  // It is made empty, and then filled; 0 would be this process with all that it has begun.
  return Number(pid) > 0 ? Number(pid) : undefined
}

/** A Patroni that is ended while its PostgreSQL comes up leaves that running. */
async function endNode(node: Node): Promise<void> {
  if (node.child) await end(node.child)
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const postmaster = postmasterOf(node)
    if (postmaster === undefined) return
    try {
      process.kill(postmaster, 'SIGINT')
    } catch {
      return
    }
    await delay(300)
  }
}

/** Leases of seconds are kept on machines of their own: whatever else this one works at comes after them. */
const asMachine = (command: readonly string[]): string[] =>
  process.getuid?.() === 0 ? ['nice', '--adjustment=-10', ...asUser(command)] : asUser(command)

export async function startPatroni(folder: string): Promise<Cluster> {
  const place = join(folder, 'patroni')
  mkdirSync(place)
  for (const name of [...MACHINES.map(machine => `${machine.name}.run`), REPOSITORY]) mkdirSync(join(place, name))
  if (process.getuid?.() === 0) spawnSync('chown', ['-R', `${POSTGRES_USER}:`, place])
  const here = ownNetwork()
  const nodes = MACHINES.map(({ name, given }): Node => {
    const file = join(place, `${name}.yml`)
    writeFileSync(file, patroniFile({ name, given }, here, place))
    return {
      name,
      host: here(given),
      command: asMachine(['patroni', file]),
      data: join(place, name),
      archiving: archiveSettings(place, name),
    }
  })
  const startEtcdOf = async (node: Node): Promise<void> => {
    node.etcd = await startEtcd(place, here, node.name)
  }
  // None of them answers before a second one is there.
  await Promise.all(nodes.map(startEtcdOf))
  const start = async (node: Node): Promise<void> => {
    const env = { ...process.env, ...node.archiving }
    node.child = await startProgram(node.command, PORTS.patroni, { host: node.host, env })
  }
  for (const node of nodes) await start(node)
  const host = here('10.0.0.11')
  const file = join(place, 'haproxy.cfg')
  const proxied = operationsFile('haproxy-database.cfg', [['127.0.0.1:', `${host}:`]])
  writeFileSync(file, proxied.replaceAll('10.0.0.', here('10.0.0.')))

  /** Those that answer so to this question, as HAProxy asks it. */
  async function answering(question: string): Promise<Node[]> {
    const asked = nodes.map(async node => {
      const answer = await fetch(`http://${node.host}:${PORTS.patroni}${question}`).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      return answer?.status === 200 ? [node] : []
    })
    return (await Promise.all(asked)).flat()
  }

  async function whole(): Promise<void> {
    const until = performance.now() + PATIENCE_MS
    while (performance.now() < until) {
      const [leaders, inStep, all] = [await answering('/primary'), await answering('/sync'), await answering('/health')]
      if (leaders.length === 1 && inStep.length > 0 && all.length === nodes.length) return
      await delay(300)
    }
    throw new Error('The cluster of Patroni does not come together.')
  }

  await whole()
  for (const command of commandsFrom('patronictl --config-file /etc/patroni/config.yml list')) {
    const { said } = run('sh', ['-c', command.replace('/etc/patroni/config.yml', join(place, 'one.yml'))], {})
    if (!said.includes('Sync Standby')) throw new Error(`${command}: ${said}`)
  }
  const [leading] = await answering('/primary')
  if (leading) copyFirst(leading.archiving)
  await startProgram(['haproxy', '-q', '-db', '-f', file], PORTS.leader, { host })
  // It sends to all of them until it has asked each.
  await delay(4000)
  return {
    host,
    writer: PORTS.leader,
    reader: PORTS.followers,
    machines: nodes.map(node => node.host),
    leader: async () => (await answering('/primary'))[0],
    async archiveFailure() {
      const [[leading], [following]] = [await answering('/primary'), await answering('/replica')]
      return leading && following ? archiveFailure(leading.archiving, following.archiving) : 'there is no leader'
    },
    async kill(node, wholeMachine) {
      const postmaster = postmasterOf(node)
      if (postmaster === undefined) throw new Error(`PostgreSQL of machine ${node.name} does not run.`)
      if (wholeMachine) {
        await lose(node.child)
        delete node.child
        await lose(node.etcd)
        delete node.etcd
      }
      process.kill(postmaster, 'SIGKILL')
    },
    async killEtcd() {
      for (const node of nodes)
        if (await leadsEtcd(node)) {
          await lose(node.etcd)
          delete node.etcd
          return node.name
        }
      throw new Error('No member of etcd leads the others.')
    },
    async withoutFollowers(work) {
      const following = (await answering('/replica')).flatMap(({ child }) => child ?? [])
      for (const patroni of following) patroni.kill('SIGSTOP')
      try {
        await delay(NOTICED_MS)
        await work()
      } finally {
        for (const patroni of following) patroni.kill('SIGCONT')
      }
    },
    async mend() {
      for (const node of nodes) if (!node.etcd) await startEtcdOf(node)
      for (const node of nodes) if (!node.child) await start(node)
      await whole()
    },
    async end() {
      await Promise.all(nodes.map(endNode))
    },
  }
}
