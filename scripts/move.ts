/** npm run move -- <short name> <number of a database>: takes the data of a tenant there, while people work. */
import { dirname } from 'node:path'
import { readConfig } from '../src/server/configuration.ts'
import { StartError } from '../src/server/database/postgres/failures.ts'
import { formatNumber } from '../src/formats.ts'
import { moveTenant } from '../src/server/backup/moveTenant.ts'
import { ownersOf } from '../src/server/start/databaseServer.ts'
import { seconds } from '../src/server/start/main.ts'
import { explain, report } from './starting/report.ts'

async function move(): Promise<void> {
  const root = dirname(import.meta.dirname)
  const from = process.env['INIT_CWD'] ?? process.cwd()
  const startedAt = performance.now()
  const [shortName, number] = process.argv.slice(2)
  if (shortName === undefined || !/^[1-9]\d?$/.test(number ?? ''))
    throw new StartError('Say which tenant goes where: npm run move -- <short name> <number of a database>')
  const { rows, readOnly } = await moveTenant(
    ownersOf(readConfig(process.env, { root, from })),
    shortName,
    Number(number),
    report,
  )
  report(
    `${shortName} is in database ${number} with ${formatNumber(`${rows}`)} rows ` +
      `(${seconds(startedAt)}, read only for ${Math.ceil(readOnly)} ms)`,
  )
}

move().catch(explain)
