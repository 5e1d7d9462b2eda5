/** pgBackRest on the machines of Patroni, each with the file of .operations, and one repository for all of them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsFrom, run } from './copies.ts'
import { asUser, operationsFile } from './programs.ts'

/** Of a machine, in the folder of all. */
export const REPOSITORY = 'repository'

/** What the programs of a machine find their pgBackRest by. */
export function archiveSettings(place: string, name: string): { PGBACKREST_CONFIG: string } {
  const file = join(place, `${name}.pgbackrest.conf`)
  const own = join(place, `${name}.run`)
  const settings = operationsFile('pgbackrest.conf', [
    ['/var/lib/pgbackrest', join(place, REPOSITORY)],
    ['/var/lib/postgresql/15/fund', join(place, name)],
    ['[fund]', `log-path=${own}\nlock-path=${own}\n[fund]`],
  ])
  writeFileSync(file, `${settings}pg1-socket-path=${own}\n`)
  return { PGBACKREST_CONFIG: file }
}

/** What src/server/README.md has operators run where the leader is; answers with what failed. */
function failureOf(commands: readonly string[], settings: { PGBACKREST_CONFIG: string }): string | undefined {
  for (const command of commands) {
    const { status, said } = run('sh', ['-c', command], settings, '/')
    if (status !== 0) return `${command}: ${said}`
  }
  return undefined
}

const commands = () => commandsFrom('su postgres -c')

/** The first copy of the cluster, as its leader makes it. */
export function copyFirst(settings: { PGBACKREST_CONFIG: string }): void {
  const failure = failureOf(commands(), settings)
  if (failure !== undefined) throw new Error(failure)
}

/** What systemd runs for a copy of this kind; as it reads them, %i is the kind, and $$ one $. */
export function nightlyCommands(kind: 'full' | 'incr'): string[] {
  const unit = operationsFile('pgbackrest@.service', [['%i', kind]])
  return ['ExecCondition', 'ExecStart'].map(name => {
    const command = new RegExp(`^${name}=(.+)$`, 'm').exec(unit)?.[1]
    if (command === undefined) throw new Error(`.operations/pgbackrest@.service has no ${name}.`)
    return command.replaceAll('$$', '$')
  })
}

/** Whether the log of this leader reaches the repository, and the copy of a night can be made; followers make none. */
export function archiveFailure(
  leader: { PGBACKREST_CONFIG: string },
  follower: { PGBACKREST_CONFIG: string },
): string | undefined {
  const [condition = '', copy = ''] = nightlyCommands('incr')
  const asPostgres = (command: string, { PGBACKREST_CONFIG }: { PGBACKREST_CONFIG: string }) => {
    const [program = '', ...words] = asUser(['sh', '-c', command])
    const PGHOST = PGBACKREST_CONFIG.replace(/\.pgbackrest\.conf$/, '.run')
    return run(program, words, { PGBACKREST_CONFIG, PGHOST }, '/')
  }
  if (asPostgres(condition, follower).status === 0) return 'a follower would make a copy'
  for (const command of [condition, copy]) {
    const { status, said } = asPostgres(command, leader)
    if (status !== 0) return `${command}: ${said}`
  }
  return failureOf(
    commands().filter(command => command.includes(' check')),
    leader,
  )
}
