/** The unit of the product and that of its nightly copy, as the systemd of a machine runs them. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { commandsFrom } from './copies.ts'
import { PRODUCT } from './debian.ts'
import { statusOf, untilSaid } from './machine.ts'
import type { Follow, Machine } from './machine.ts'
import type { Report } from './programs.ts'

const UNIT = 'fund-administration.service'
const NIGHTLY = 'fund-administration-backup.service'
const SETTINGS = '/etc/fund-administration/settings'
const STATE = '/var/lib/fund-administration'
/** Where the copies of the night go. */
const COPIES = '/var/backups/fund'
const [OLD, YOUNG] = ['2020-01-01T01-30-00', '2020-01-02T01-30-00']
const ENDED_WITHIN_MS = 10_000
/** systemd counts from 0 (as closed as can be) to 10. */
const EXPOSURE_MAX = 2
const PATHS = ['/healthz', '/readyz', '/api/config', '/funds/overview']

/** What its account may write, and what nobody may in what the unit sees, be it root. */
const WRITTEN = [`${PRODUCT}/.build`, STATE, '/srv/fund-files']
const CLOSED = [PRODUCT, `${PRODUCT}/node_modules`, '/etc', '/var', '/srv', '/home', COPIES]

/** In what the process of the unit sees of the machine. */
const beside = (command: string): string =>
  `nsenter --target "$(systemctl show --property=MainPID --value ${UNIT})" --mount ${command}`

async function writesOnlyThere(machine: Machine): Promise<boolean> {
  const account = 'setpriv --reuid=fund --regid=fund --clear-groups'
  const commands = [
    ...WRITTEN.map(place => beside(`${account} sh -c 'touch ${place}/written && rm ${place}/written'`)),
    ...CLOSED.map(place => `! ${beside(`touch ${place}/written`)}`),
  ]
  return machine.run(commands).then(
    () => true,
    () => false,
  )
}

async function answersOf(machine: Machine): Promise<string> {
  await untilSaid(machine, ask('/readyz'), /^200$/)
  const answers: string[] = []
  for (const path of PATHS) answers.push(await machine.run([ask(path)]))
  return answers.join(', ')
}

const ask = (path: string): string => statusOf(`http://127.0.0.1:3000${path}`)

/** How the unit ended, and after how long. */
async function stop(machine: Machine): Promise<{ said: string; inOrder: boolean }> {
  const startedAt = performance.now()
  await machine.run([`systemctl stop ${UNIT}`])
  const took = performance.now() - startedAt
  const result = await machine.run([`systemctl show --property=Result,ExecMainStatus --value ${UNIT}`])
  return {
    said: `ended in ${(took / 1000).toFixed(1)} s with ${result.replace('\n', ' ')}`,
    inOrder: took <= ENDED_WITHIN_MS && result.split('\n').sort().join() === '0,success',
  }
}

/** Answers, what it may write, its end, and the same with the embedded database, which writes the most. */
export async function tryUnit(machine: Machine, report: Report): Promise<void> {
  const onlyThere = await writesOnlyThere(machine)
  const answers = await answersOf(machine)
  const ended = await stop(machine)
  const whole = onlyThere && answers === PATHS.map(() => '200').join(', ') && ended.inOrder
  report(
    'the unit of the product',
    `answered ${answers}, ${ended.said}; writes only where it should: ${onlyThere}`,
    whole,
  )
  const settings = readFileSync(machine.path(SETTINGS), 'utf8')
  writeFileSync(machine.path(SETTINGS), settings.replace(/^DATABASE_.*\n/gm, ''))
  await machine.run([`systemctl start ${UNIT}`])
  const embedded = await answersOf(machine)
  const over = await stop(machine)
  // PostgreSQL removes it when it has ended in good order, and what is left of the unit then is killed.
  const isLeft = existsSync(machine.path(`${STATE}/postgres/postmaster.pid`))
  report(
    'the unit with the embedded database',
    `answered ${embedded}, ${over.said}, its database ${isLeft ? 'did not' : 'too'}`,
    embedded === answers && over.inOrder && !isLeft,
  )
  writeFileSync(machine.path(SETTINGS), settings.replace(/^PORT=.*$/m, 'PORT=three thousand'))
  await machine.run([`systemctl start ${UNIT}`])
  const refused = 'systemctl show --property=ExecMainStatus,NRestarts,ActiveState'
  const state = await untilSaid(machine, `${refused} ${UNIT}`, /^ActiveState=failed$/m)
  report(
    'settings that are refused, by systemd',
    state.replaceAll('\n', ', '),
    /^ExecMainStatus=78$/m.test(state) && /^NRestarts=0$/m.test(state),
  )
  writeFileSync(machine.path(SETTINGS), settings)
  await machine.run([`systemctl start ${UNIT}`])
  for (const unit of [UNIT, NIGHTLY]) {
    const exposure = await machine.run([`systemd-analyze security ${unit}`])
    const level = Number(/exposure level for \S+ ([\d.]+)/.exec(exposure)?.[1] ?? 10)
    report(`${unit}, by systemd`, `exposure ${level} of 10`, level <= EXPOSURE_MAX)
  }
  const journal = await machine.run(['systemd-analyze cat-config systemd/journald.conf'])
  const kept = /^MaxRetentionSec=.+$/m.exec(journal)?.[0] ?? 'for ever'
  report('how long the journal keeps the log, by its drop-in', kept, kept !== 'for ever')
}

/** The copy of the night, and what of src/server/README.md reads it; older copies have gone then. */
export async function tryNightly(machine: Machine, follow: Follow, report: Report): Promise<void> {
  // Of two copies of long ago and of this month only the first is too old; a disk of its own has a folder of root.
  const [old, young] = [OLD, YOUNG].map(name => `${COPIES}/${name}`)
  const disk = `${COPIES}/lost+found`
  await machine.run([
    `mkdir ${old} ${young}`,
    `mkdir --mode=700 ${disk}`,
    `touch --date='40 days ago' ${old} ${disk}`,
    `touch --date='20 days ago' ${young}`,
  ])
  await follow(machine, commandsFrom('systemctl start fund-administration-backup'))
  const kept = readdirSync(machine.path(COPIES)).sort()
  const [, copy = ''] = kept
  const reading = commandsFrom('systemd-run --pipe')
  const said = await follow(
    machine,
    reading.map(command => command.replace(/(?<=backups\/fund\/)[\dT-]+/, copy)),
  )
  const whole = kept[0] === YOUNG && kept[2] === 'lost+found' && kept.length === 3
  report(
    'the copy of the night by its account, read with the settings of the machine',
    `${kept.join(', ')}: ${/Whole: .*/.exec(said)?.[0] ?? said}`,
    whole && /^\d{4}(-\d\d){2}T\d\d(-\d\d){2}$/.test(copy) && said.includes('Whole: '),
  )
}
