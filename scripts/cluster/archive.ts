/** pgBackRest on the machines of Patroni, each with the file of .operations, and one repository for all of them. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commandsFrom, run } from './copies.ts'
import { operationsFile } from './programs.ts'

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

/** Whether the log of this leader reaches the repository, and the next copy can be made; followers make none. */
export function archiveFailure(
  leader: { PGBACKREST_CONFIG: string },
  follower: { PGBACKREST_CONFIG: string },
): string | undefined {
  const again = commands().filter(command => !command.includes('stanza-create'))
  const [nightly] = again.slice(-1)
  const refused = failureOf(nightly === undefined ? [] : [nightly], follower)
  if (!refused?.includes('unable to find primary cluster')) return `a follower makes a copy: ${refused ?? 'it did'}`
  return failureOf(again, leader)
}
