/**
 * Three PostgreSQL servers under Patroni with etcd, and HAProxy before them: one is the leader, another has each commit
 * before it is acknowledged, the third follows.
 */
import { spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { configurationFrom, freePort, startProgram } from './programs.ts'

const USER = 'postgres'
const NAMES = ['one', 'two', 'three']
const PATIENCE_MS = 120_000

interface Node {
  name: string
  /** Of PostgreSQL, and of what Patroni tells of it. */
  port: number
  told: number
  command: string[]
  data: string
  child?: ChildProcess
}

export interface Cluster {
  /** Port of HAProxy that leads to the leader. */
  writer: number
  /** Port of HAProxy that leads to those that follow. */
  reader: number
  /** Ports of PostgreSQL of all of them. */
  ports: readonly number[]
  /** The leader that Patroni names, where it has one that follows in step. */
  leader(): Promise<Node | undefined>
  /** Ends PostgreSQL of this node at once, and Patroni with it where the whole machine is lost. */
  kill(node: Node, wholeMachine: boolean): Promise<void>
  /** Starts what was killed, and waits until one follows in step again. */
  mend(): Promise<void>
}

/** The settings that src/server/README.md gives to operators, with what differs on one machine. */
function configuration(node: Node, etcd: number, folder: string): string {
  const settings = configurationFrom('bootstrap:')
  return `scope: fund
name: ${node.name}
restapi: { listen: '127.0.0.1:${node.told}', connect_address: '127.0.0.1:${node.told}' }
etcd3: { hosts: ['127.0.0.1:${etcd}'] }
${settings}  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: 127.0.0.1:${node.port}
  connect_address: 127.0.0.1:${node.port}
  data_dir: ${node.data}
  bin_dir: /usr/lib/postgresql/15/bin
  pgpass: ${folder}/${node.name}.pgpass
  authentication: { superuser: { username: postgres }, replication: { username: replicator } }
  pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust']
  parameters: { unix_socket_directories: '${folder}' }
`
}

function proxyConfiguration(nodes: readonly Node[], writer: number, reader: number): string {
  const servers = nodes
    .map(({ name, port, told }) => `  server ${name} 127.0.0.1:${port} check port ${told}\n`)
    .join('')
  const listener = (configured: string, given: string, port: number): string => {
    const [head = ''] = configured.split(/^ {2}server /m)
    return head.replace(given, `127.0.0.1:${port}`) + servers
  }
  return `defaults
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
${listener(configurationFrom('listen leader'), '127.0.0.1:5432', writer)}
${listener(configurationFrom('listen followers'), '127.0.0.1:5433', reader)}`
}

/** PostgreSQL refuses to run as root. */
export const asUser = (command: readonly string[]): string[] =>
  process.getuid?.() === 0
    ? ['setpriv', `--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', ...command]
    : [...command]

export async function startPatroni(folder: string): Promise<Cluster> {
  const place = join(folder, 'patroni')
  mkdirSync(place)
  if (process.getuid?.() === 0) spawnSync('chown', [`${USER}:`, place])
  const [etcd, peer] = [await freePort(), await freePort()]
  const client = `http://127.0.0.1:${etcd}`
  const among = `http://127.0.0.1:${peer}`
  const etcdWords = [
    '--data-dir',
    join(place, 'etcd'),
    '--listen-client-urls',
    client,
    '--advertise-client-urls',
    client,
  ]
  const peers = [
    '--listen-peer-urls',
    among,
    '--initial-advertise-peer-urls',
    among,
    '--initial-cluster',
    `default=${among}`,
  ]
  await startProgram(asUser(['etcd', ...etcdWords, ...peers]), etcd)
  const nodes: Node[] = []
  for (const name of NAMES) {
    const file = join(place, `${name}.yml`)
    const node = {
      name,
      port: await freePort(),
      told: await freePort(),
      command: asUser(['patroni', file]),
      data: join(place, name),
    }
    writeFileSync(file, configuration(node, etcd, place))
    nodes.push(node)
  }
  const start = async (node: Node): Promise<void> => {
    node.child = await startProgram(node.command, node.told)
  }
  for (const node of nodes) await start(node)
  const [writer, reader] = [await freePort(), await freePort()]
  const file = join(place, 'haproxy.cfg')
  writeFileSync(file, proxyConfiguration(nodes, writer, reader))

  /** Those that answer so to this question, as HAProxy asks it. */
  async function answering(question: string): Promise<Node[]> {
    const asked = nodes.map(async node => {
      const answer = await fetch(`http://127.0.0.1:${node.told}${question}`).catch(() => undefined)
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
  await startProgram(['haproxy', '-q', '-db', '-f', file], writer)
  // It sends to all of them until it has asked each.
  await delay(4000)
  return {
    writer,
    reader,
    ports: nodes.map(({ port }) => port),
    leader: async () => (await answering('/primary'))[0],
    async kill(node, wholeMachine) {
      const [postmaster = ''] = readFileSync(join(node.data, 'postmaster.pid'), 'utf8').split('\n')
      if (wholeMachine && node.child?.exitCode === null) {
        const ended = once(node.child, 'exit')
        node.child.kill('SIGKILL')
        await ended
        delete node.child
      }
      process.kill(Number(postmaster), 'SIGKILL')
    },
    async mend() {
      for (const node of nodes) if (!node.child) await start(node)
      await whole()
    },
  }
}
