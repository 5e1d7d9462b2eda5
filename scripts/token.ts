/** npm run --silent token -- ACCOUNT: prints an access token of a demo account for the running demo server. */
import { join } from 'node:path'
import { readConfig } from '../src/server/configuration.ts'
import { accessToken } from './accessToken.ts'

const account = process.argv[2]
try {
  if (!account) throw new Error('Say for whom: npm run --silent token -- admin@larkmoor.example')
  const { baseUrl } = readConfig(process.env, { root: join(import.meta.dirname, '..'), from: process.cwd() })
  process.stdout.write(`${await accessToken(baseUrl, account)}\n`)
} catch (error) {
  const reason =
    error instanceof Error && error.message === 'fetch failed'
      ? 'The server does not answer. Start it with npm start.'
      : error instanceof Error
        ? error.message
        : String(error)
  process.stderr.write(`${reason}\n`)
  process.exitCode = 1
}
