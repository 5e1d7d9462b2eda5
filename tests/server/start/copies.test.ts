import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../../src/server/configuration.ts'
import { backUpAll, bringBackAll } from '../../../src/server/start/copies.ts'
import { startServer } from '../../../src/server/start/main.ts'

const root = join(import.meta.dirname, '../../..')
const folder = mkdtempSync(join(tmpdir(), 'fund-copied-'))
const place = (name: string) => join(folder, name)
const environmentOf = (dataDir: string) => ({
  OIDC_AUTHORITY: 'https://login.example/0b7f6a2e-51c4-4d6f-8a3d-6f1c2e9b4d70',
  OIDC_CLIENT_ID: 'client',
  DATA_DIR: place(dataDir),
  PORT: '0',
})
const configOf = (dataDir: string) => readConfig(environmentOf(dataDir), { root, from: folder })
type Config = ReturnType<typeof configOf>
const backUp = async (config: Config, into: string) => (await backUpAll(config, into, () => undefined))[0]?.copy
const bringBack = async (config: Config, from: string) => (await bringBackAll(config, from, () => undefined))[0]?.copy

afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a copy is the same whether its server runs or not, and a server starts on what is restored @long', async () => {
  const kept = join(root, 'tests/server/backup/releases/0.1.0')
  await bringBack(configOf('first'), kept)
  const first = await startServer({ environment: environmentOf('first'), root })
  const running = await backUp(configOf('first'), place('running'))
  await expect(bringBack(configOf('first'), place('running'))).rejects.toThrow('is in use by another start')
  await first.stop()
  // Papers that wait are made as long as the server runs.
  const stopped = await backUp(configOf('first'), place('stopped'))
  const told = (copy: typeof running) => copy?.tables.map(({ name, rows }) => [name, rows])
  expect(told(stopped)).toEqual(told(running))
  await expect(bringBack(configOf('first'), place('running'))).rejects.toThrow('holds data already')

  expect(await bringBack(configOf('second'), place('running'))).toMatchObject({ ...running })
  const second = await startServer({ environment: environmentOf('second'), root })
  expect((await fetch(`http://127.0.0.1:${second.config.port}/readyz`)).status).toBe(200)
  await second.stop()
  await expect(backUp(configOf('nowhere'), place('none'))).rejects.toThrow(
    'holds no database: name the folder of the product with DATA_DIR.',
  )
  expect(await backUp(configOf('second'), place('none'))).toMatchObject({ tables: expect.any(Array) as [] })
})
