/**
 * The machines of src/server/README.md, from nothing to the cluster: each a Debian with its own systemd and the address
 * that stands there, on which its commands are run word for word.
 */
import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { commandsFrom } from './copies.ts'
import { copyNode, copyProject, makeDebian, PRODUCT } from './debian.ts'
import { startMachine, startNetwork, statusOf, untilSaid } from './machine.ts'
import type { Follow, Machine, MachineOptions } from './machine.ts'
import { APP_PASSWORD, certificate, configurationFrom, SUPERUSER_PASSWORD } from './programs.ts'
import type { Report } from './programs.ts'
import { leaderOf, tryRestoreOfCluster, tryRestoreOfServer, untilWhole } from './goingBack.ts'
import type { Machines } from './goingBack.ts'
import { tryNightly, tryUnit } from './unit.ts'

const SETTINGS = '/etc/fund-administration/settings'
/** Where files of all machines of a kind are, which somebody else's storage would keep. */
const SHARED = { copies: '/var/lib/pgbackrest', files: '/srv/fund-files' }
const PEOPLE = 'funds.example.com'
/** So that none is left out unnoticed. */
const COMMANDS_MIN = 115
const PASSWORDS = '/run/passwords'
/** Where the commands of the proxy look for a certificate as its issuer gives it. */
const ISSUED = '/etc/ssl/private'

/** What systemd starts with a machine of each kind. */
const ENABLED = {
  database: ['etcd', 'patroni', 'pgbackrest@incr.timer', 'pgbackrest@full.timer'],
  product: ['fund-administration', 'haproxy', 'pgbouncer'],
  nightly: ['fund-administration-backup.timer'],
  proxy: ['haproxy'],
  watching: ['prometheus'],
}

/** The commands of the first machine with the name and the address of this one. */
const ownFiles = ({ name, address }: Machine): string[] =>
  commandsFrom('sed --in-place -e').map(command =>
    command.replace('=two/', `=${name}/`).replace(': two/', `: ${name}/`).replace('10.0.0.22', address),
  )

/** The settings of .operations as operators fill them in, without a store elsewhere. */
function writeSettings(machine: Machine): void {
  const given = configurationFrom('DATABASE_URL=postgresql://app:app-password@127.0.0.1:6432/fund')
  const example = readFileSync(machine.path(SETTINGS), 'utf8')
  const kept = example.replace(/^(DATABASE_|AWS_).*\n/gm, '')
  const own = kept
    .replace(/^FILES_URL=.*$/m, `FILES_URL=file://${SHARED.files}`)
    .replace(/^BASE_URL=.*$/m, `BASE_URL=https://${PEOPLE}`)
  writeFileSync(machine.path(SETTINGS), `${own}${given}`)
}

/** What operators type where psql asks for a password. */
function writePasswords(machine: Machine): Record<string, string> {
  const typed = { postgres: SUPERUSER_PASSWORD, app: APP_PASSWORD }
  const lines = Object.entries(typed).map(([user, password]) => `*:*:*:${user}:${password}\n`)
  writeFileSync(machine.path(PASSWORDS), lines.join(''), { mode: 0o600 })
  return { PGPASSFILE: PASSWORDS }
}

/** One network, and the Debian that all machines are layers over. */
interface Fixture {
  place: string
  start(name: string, address: string, options?: Partial<MachineOptions>): Promise<Machine>
  /** A new one, with the project. */
  install(name: string, address: string): Promise<Machine>
  follow: Follow
  /** Commands of src/server/README.md that were run. */
  count(): number
  /** Ends all machines. */
  end(): Promise<void>
}

async function prepare(folder: string): Promise<Fixture> {
  const place = join(folder, 'machines-of-debian')
  mkdirSync(place)
  const network = await startNetwork()
  const debian = await makeDebian(place)
  const machines: Machine[] = []
  const start: Fixture['start'] = async (name, address, options = {}) => {
    const machine = await startMachine(network, place, { name, address, layers: [debian], ...options })
    machines.push(machine)
    return machine
  }
  const end = async () => {
    for (const machine of machines) await machine.end()
  }
  let count = 0
  const follow: Follow = async (machine, commands, environment = {}) => {
    count += commands.length
    return machine.run(commands, { place: PRODUCT, environment })
  }
  const install: Fixture['install'] = async (name, address) => {
    const machine = await start(name, address)
    copyProject(machine)
    await machine.run(commandsFrom('mkdir /opt/fund-administration'))
    return machine
  }
  return { place, start, install, follow, end, count: () => count }
}

/** A folder of this machine that stands for storage elsewhere. */
function shared(fixture: Fixture, name: string): string {
  const folder = join(fixture.place, name)
  mkdirSync(folder)
  return folder
}

/** Packages are installed on a machine of which all three are copies. */
async function startDatabases(fixture: Fixture): Promise<Machines['databases']> {
  const { follow } = fixture
  const installed = await fixture.install('database', '10.0.0.20')
  const [installing = '', ...configuring] = commandsFrom('apt-get install --no-install-recommends etcd-server')
  await follow(installed, [installing])
  await installed.shutDown()
  const options = { layers: installed.layers, mounts: { [SHARED.copies]: shared(fixture, 'copies') } }
  const one = await fixture.start('one', '10.0.0.21', options)
  const two = await fixture.start('two', '10.0.0.22', options)
  const three = await fixture.start('three', '10.0.0.23', options)
  const machines = [one, two, three] as const
  await one.run([`chown postgres: ${SHARED.copies}`])
  for (const machine of machines) await follow(machine, configuring)
  for (const machine of [two, three]) await follow(machine, ownFiles(machine))
  await Promise.all(machines.map(machine => follow(machine, commandsFrom('systemctl enable --now etcd'))))
  await untilWhole(machines)
  await follow(await leaderOf(machines), commandsFrom('su postgres -c'))
  for (const machine of machines) await follow(machine, commandsFrom('install -m 644 .operations/pgbackrest@.service'))
  return machines
}

/** Installed once; both machines are copies of it. */
async function installProduct(fixture: Fixture): Promise<Machine> {
  const machine = await fixture.install('product', '10.0.0.10')
  await fixture.follow(machine, commandsFrom('apt-get install --no-install-recommends haproxy pgbouncer'))
  await fixture.follow(machine, commandsFrom('npm ci'), copyNode(machine))
  await machine.shutDown()
  return machine
}

/** Both on the database that is there by now. */
async function startProducts(fixture: Fixture, { layers }: Machine): Promise<Machines['products']> {
  const { follow } = fixture
  const options = { layers, mounts: { [SHARED.files]: shared(fixture, 'files') } }
  const first = await fixture.start('first', '10.0.0.11', options)
  const second = await fixture.start('second', '10.0.0.12', options)
  await first.run([`chown fund: ${SHARED.files}`])
  const passwords = writePasswords(first)
  // The proxy of the database asks each machine before it leads there.
  await untilSaid(
    first,
    `PGPASSFILE=${PASSWORDS} psql --host=127.0.0.1 --username=postgres --command='select 1'`,
    /1 row/,
  )
  await follow(first, commandsFrom('psql --host=127.0.0.1 --username=postgres --command="create role owner'), passwords)
  writeSettings(first)
  await follow(first, commandsFrom('sed --in-place "s/^METRICS_TOKEN'))
  cpSync(first.path(SETTINGS), second.path(SETTINGS))
  await Promise.all([first, second].map(machine => follow(machine, commandsFrom('systemctl daemon-reload'))))
  await follow(first, commandsFrom('install -d -m 700 -o fund'))
  return [first, second]
}

async function startProxy(fixture: Fixture): Promise<Machine> {
  const machine = await fixture.install('proxy', '10.0.0.5')
  const { trusted, both } = certificate(fixture.place, PEOPLE)
  mkdirSync(machine.path(ISSUED), { recursive: true, mode: 0o700 })
  writeFileSync(machine.path(`${ISSUED}/fullchain.pem`), trusted)
  writeFileSync(machine.path(`${ISSUED}/privkey.pem`), both.slice(trusted.length), { mode: 0o600 })
  appendFileSync(machine.path('/etc/hosts'), `${machine.address} ${PEOPLE}\n`)
  await fixture.follow(machine, commandsFrom('apt-get install --no-install-recommends haproxy curl'))
  return machine
}

async function startWatching(fixture: Fixture, product: Machine): Promise<Machine> {
  const machine = await fixture.install('watching', '10.0.0.6')
  await fixture.follow(machine, commandsFrom('apt-get install --no-install-recommends prometheus'))
  const { METRICS_TOKEN: token = '' } = parseEnv(readFileSync(product.path(SETTINGS), 'utf8'))
  writeFileSync(machine.path('/etc/prometheus/metrics-token'), token)
  await fixture.follow(machine, commandsFrom('promtool check config'))
  return machine
}

async function startAll(fixture: Fixture): Promise<Machines> {
  const [databases, installed, proxy] = await Promise.all([
    startDatabases(fixture),
    installProduct(fixture),
    startProxy(fixture),
  ])
  const products = await startProducts(fixture, installed)
  const watching = await startWatching(fixture, products[0])
  return { databases, products, proxy, watching, follow: fixture.follow }
}

export async function tryFromNothing(folder: string, report: Report): Promise<void> {
  const fixture = await prepare(folder)
  const single = async () => tryRestoreOfServer(await fixture.install('single', '10.0.0.30'), fixture.follow, report)
  const several = async () => {
    const machines = await startAll(fixture)
    await tryReached(machines, report)
    await tryEnabled(machines, report)
    const [first] = machines.products
    await tryUnit(first, report)
    await tryNightly(first, fixture.follow, report)
    await tryRestoreOfCluster(machines, report)
  }
  try {
    await Promise.all([single(), several()])
  } finally {
    // What follows needs this machine for itself.
    await fixture.end()
  }
  const count = fixture.count()
  report('commands of src/server/README.md on machines of Debian', `${count}`, count >= COMMANDS_MIN)
}

async function tryReached({ products, proxy, watching, follow }: Machines, report: Report): Promise<void> {
  for (const { address } of products) await untilSaid(proxy, statusOf(`http://${address}:3000/readyz`), /^200$/)
  const asked = commandsFrom('curl --fail http://10.0.0.11:3000/readyz')
  const said = await follow(proxy, asked, { CURL_CA_BUNDLE: `${ISSUED}/fullchain.pem` })
  const ready = said.match(/"status":"ready"/g)?.length
  const figure = `${ready} of ${asked.length} addresses say that it is ready`
  report('the product, asked from the machine of its proxy', figure, ready === asked.length)
  const up = await untilSaid(watching, "promtool query instant http://127.0.0.1:9090 'sum(up)'", /=> 2 @/)
  report('Prometheus, on a machine of its own', up, true)
}

async function tryEnabled(machines: Machines, report: Report): Promise<void> {
  const wrong: string[] = []
  for (const [machine, units] of [
    ...machines.databases.map(each => [each, ENABLED.database] as const),
    ...machines.products.map(each => [each, ENABLED.product] as const),
    [machines.products[0], ENABLED.nightly] as const,
    [machines.proxy, ENABLED.proxy] as const,
    [machines.watching, ENABLED.watching] as const,
  ]) {
    const states = await machine.run(
      ['is-enabled', 'is-active'].map(verb => `systemctl ${verb} ${units.join(' ')} || true`),
    )
    const expected = ['enabled', 'active'].flatMap(state => units.map(() => state)).join('\n')
    if (states !== expected) wrong.push(`${machine.name}: ${states.replaceAll('\n', ' ')}`)
  }
  const figure = wrong.join('; ') || Object.values(ENABLED).flat().join(', ')
  report('what starts with each machine, and runs', figure, wrong.length === 0)
}
