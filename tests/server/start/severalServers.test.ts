/** Two servers of one database; npm run test:cluster has them behind HAProxy, with people at work. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../../src/server/start/main.ts'
import { createDatabase } from '../harness.ts'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fund-several-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('two servers that start at once: one migrates, the other waits, and both have the same files', async () => {
  const database = await createDatabase({ empty: true })
  const { runtime, owner, name } = database
  const address = ({ user, password, port, host }: typeof runtime) =>
    `postgresql://${user}${typeof password === 'string' ? `:${password}` : ''}@localhost:${port}/${name}?host=${encodeURIComponent(String(host))}`
  const said: string[] = []
  const servers = await Promise.all(
    ['one', 'other'].map(each =>
      startServer({
        root,
        report: line => said.push(line),
        environment: {
          OIDC_AUTHORITY: 'https://login.example/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70',
          OIDC_CLIENT_ID: 'client',
          PORT: '0',
          DATA_DIR: join(folder, each),
          DATABASE_URL: address(runtime),
          DATABASE_MIGRATION_URL: address(owner),
          FILES_URL: String(pathToFileURL(join(folder, 'shared'))),
        },
      }),
    ),
  )
  try {
    expect(said.filter(line => line.includes('brought up to date'))).toHaveLength(1)
    for (const { config } of servers) {
      expect(config.files).toEqual({ kind: 'folder', folder: join(folder, 'shared') })
      expect((await fetch(`http://127.0.0.1:${config.port}/readyz`)).status).toBe(200)
    }
  } finally {
    await Promise.all(servers.map(server => server.stop()))
    await database.close()
  }
})
