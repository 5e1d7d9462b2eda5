/** Databases back at the moment before a mistake, by the commands of src/server/README.md, on machines of Debian. */
import { writeFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { commandsFrom } from './copies.ts'
import { statusOf, untilSaid } from './machine.ts'
import type { Follow, Machine } from './machine.ts'
import { configurationFrom } from './programs.ts'
import type { Report } from './programs.ts'

const ROWS = 300
const APART_MS = 1200
const COUNT = 'select count(*) from noted'

export interface Machines {
  databases: readonly [Machine, Machine, Machine]
  products: readonly [Machine, Machine]
  proxy: Machine
  watching: Machine
  follow: Follow
}

const LIST = commandsFrom('patronictl --config-file /etc/patroni/config.yml list').join('\n')

/** Until one leads, another has what it commits, and the third follows. */
export async function untilWhole(databases: Machines['databases']): Promise<void> {
  await untilSaid(databases[0], LIST, /^(?=[^]*\| Leader )(?=[^]*\| Sync Standby )(?=[^]*\| Replica )/)
}

export async function leaderOf(databases: Machines['databases']): Promise<Machine> {
  const said = await databases[0].run([LIST])
  const leader = databases.find(({ address }) => new RegExp(`\\| ${address} +\\| Leader `).test(said))
  if (!leader) throw new Error(said)
  return leader
}

const question = (statement: string): string =>
  `runuser --user=postgres -- psql --quiet --tuples-only --no-align --command="${statement}" fund`

/** What PostgreSQL of this machine answers its administrator. */
const ask = (machine: Machine, statement: string): Promise<string> => machine.run([question(statement)])

const addRows = (machine: Machine): Promise<string> =>
  ask(machine, `insert into noted select generate_series(1, ${ROWS})`)

async function copiesOf(machine: Machine): Promise<number> {
  const said = await machine.run(['runuser --user=postgres -- pgbackrest --stanza=fund info --output=json'])
  return said.match(/"label":/g)?.length ?? 0
}

/** Rows before and after the copy of a night, and then none any more; answers with the moment before they went. */
async function makeMistake(leader: Machine, machines: readonly Machine[], report: Report): Promise<string> {
  await ask(leader, 'create table noted (number integer)')
  await addRows(leader)
  const before = await copiesOf(leader)
  for (const machine of machines) await machine.run(['systemctl start pgbackrest@incr.service'])
  const made = (await copiesOf(leader)) - before
  const figure = `made by ${made}, with ${machines.length} of the database`
  report('the copy of the night, by its unit', figure, made === 1)
  await addRows(leader)
  const moment = await ask(leader, 'select clock_timestamp()')
  await delay(APART_MS)
  await ask(leader, 'delete from noted')
  await ask(leader, 'select pg_switch_wal()')
  return moment
}

const toMoment = (commands: readonly string[], moment: string): string[] =>
  commands.map(command => command.replace(/--target="[^"]*"/, `--target="${moment}"`))

export async function tryRestoreOfCluster({ databases, products, follow }: Machines, report: Report): Promise<void> {
  const leader = await leaderOf(databases)
  const following = databases.filter(machine => machine !== leader)
  const moment = await makeMistake(leader, databases, report)
  const startedAt = performance.now()
  for (const machine of products) await follow(machine, commandsFrom('systemctl stop fund-administration'))
  for (const machine of [...following, leader]) await follow(machine, commandsFrom('systemctl disable --now patroni'))
  // Another one than that of which the backups were made.
  const [restored, ...others] = [...following, leader]
  await follow(restored, toMoment(commandsFrom('runuser --user=postgres -- pgbackrest'), moment))
  const found = await ask(restored, COUNT)
  // What an operator types when patronictl asks.
  const typed = "printf 'fund\\nYes I am aware\\n' | "
  const ending = commandsFrom('runuser --user=postgres -- /usr/lib/postgresql/15/bin/pg_ctl')
  await follow(
    restored,
    ending.map(command => (command.startsWith('patronictl ') ? `${typed}${command}` : command)),
  )
  await untilSaid(restored, LIST, new RegExp(`\\| ${restored.address} +\\| Leader `))
  for (const machine of others) await follow(machine, commandsFrom('mv /var/lib/postgresql/15/fund'))
  await untilWhole(databases)
  for (const machine of products) await follow(machine, commandsFrom('systemctl restart fund-administration'))
  for (const machine of products) await untilSaid(machine, statusOf('http://127.0.0.1:3000/readyz'), /^200$/)
  const seconds = Math.round((performance.now() - startedAt) / 1000)

  // It is acknowledged when a second machine has it.
  await addRows(restored)
  for (const machine of databases) await untilSaid(machine, question(COUNT), new RegExp(`^${3 * ROWS}$`))
  await follow(
    restored,
    commandsFrom('su postgres -c').filter(command => command.includes(' check')),
  )
  const figure = `${found} of ${2 * ROWS} rows back in ${seconds} s with the product, then ${3 * ROWS} on all three`
  report('point-in-time recovery of a cluster, on another machine', figure, found === `${2 * ROWS}`)
}

/** A single server as Debian makes one, with its settings of src/server/README.md. */
export async function tryRestoreOfServer(machine: Machine, follow: Follow, report: Report): Promise<void> {
  await follow(machine, commandsFrom('apt-get install --no-install-recommends postgresql-15 pgbackrest'))
  writeFileSync(machine.path('/etc/pgbackrest.conf'), configurationFrom('[global]'))
  const archiving = '/etc/postgresql/15/main/conf.d/archive.conf'
  writeFileSync(machine.path(archiving), configurationFrom('archive_mode = on'))
  await machine.run(['runuser --user=postgres -- createdb fund'])
  await follow(machine, commandsFrom('pg_ctlcluster 15 main restart'))
  await follow(machine, commandsFrom('install -m 644 .operations/pgbackrest@.service'))
  const moment = await makeMistake(machine, [machine], report)
  await follow(machine, toMoment(commandsFrom('pg_ctlcluster 15 main stop'), moment))
  const restored = await ask(machine, COUNT)
  const units = ['pgbackrest@incr.timer', 'pgbackrest@full.timer', 'postgresql@15-main']
  const states = await machine.run([`systemctl is-active ${units.join(' ')} || true`])
  const figure = `${restored} of ${2 * ROWS} rows back; ${units.join(', ')}: ${states.replaceAll('\n', ', ')}`
  const areActive = states === units.map(() => 'active').join('\n')
  report('point-in-time recovery of a single server', figure, restored === `${2 * ROWS}` && areActive)
}
