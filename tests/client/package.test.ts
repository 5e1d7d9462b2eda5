/** The package of generated/client, packed and installed as another program does it, against the running product. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../server/serve.ts'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'fund-client-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { api, world } = await serve({ areas: {} })

/** Runs a module of the installed program; what it prints last is JSON. */
async function answerOf(program: string, person: 'user' | 'agent' = 'user'): Promise<unknown> {
  const file = join(folder, 'program.mjs')
  writeFileSync(file, program)
  const token = await api.issuer.tokenOf(`${person}@larkmoor.example`)
  const { stdout } = await run(process.execPath, [file], { env: { ...process.env, ADDRESS: address, TOKEN: token } })
  return JSON.parse(stdout) as unknown
}

const BEGIN = `
import { createClient } from 'fund-administration-client'
import { ApiError, httpWith } from 'fund-administration-client/http'
const address = process.env.ADDRESS + '/api'
const http = httpWith({ token: () => process.env.TOKEN })
const api = createClient(address, http)
const problemOf = work => work.then(() => null, error => error instanceof ApiError
  ? [error.status, error.body.code, error.body.errors ?? null] : String(error))
`

let address = ''
beforeAll(async () => {
  address = await api.address()
  writeFileSync(join(folder, 'package.json'), '{"name": "neighbour", "private": true, "type": "module"}')
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: join(root, 'generated/client'),
  })
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], { cwd: folder })
  for (const name of ['react-admin', 'ra-core', 'ra-data-simple-rest'])
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}, 60_000)

describe('the client, installed without network', { timeout: 30_000 }, () => {
  test('lists, reads, makes, changes, acts on and deletes records, with the version that was read', async () => {
    const account = await world.body('bank-accounts')
    const found = await answerOf(`${BEGIN}
      const contact = await api.create('contacts', { firstName: 'Ann', lastName: 'Ashcombe', email: 'ann@ashcombe.example', phoneNumber: '+44 1632 960001' })
      const changed = await api.update('contacts', contact, { faxNumber: '+44 1632 960002' })
      const { records, total } = await api.list('contacts', { filter: { lastName: 'Ashcombe', firstName_like: 'nn' }, sort: ['id', 'desc'], range: [0, 4] })
      const history = await api.history('contacts', contact.id)
      await api.remove('contacts', changed)
      const account = await api.create('bank-accounts', ${JSON.stringify(account)})
      const submitted = await api.act('bank-accounts', 'submitForVerification', account, {})
      console.log(JSON.stringify({
        versions: [contact.version, changed.version], fax: changed.faxNumber, name: changed.firstName,
        listed: records.map(({ id }) => id === contact.id), total, history: history.map(({ action }) => action),
        gone: await problemOf(api.get('contacts', contact.id)), submitted: submitted.status,
      }))`)
    expect(found).toEqual({
      versions: [1, 2],
      fax: '+44 1632 960002',
      name: 'Ann',
      listed: [true],
      total: 1,
      history: ['update', 'create'],
      gone: [404, 'not-found', null],
      submitted: 'PendingVerification',
    })
  })

  test('throws what the API says: stale versions, wrong fields, rights', async () => {
    const { id } = await world.make('contacts')
    const program = `${BEGIN}
      const contact = await api.get('contacts', ${id})
      await api.update('contacts', contact, { faxNumber: '+44 1632 960002' }).catch(() => undefined)
      console.log(JSON.stringify([
        await problemOf(api.update('contacts', contact, { firstName: 'Una' })),
        await problemOf(api.update('contacts', { ...contact, version: contact.version + 1 }, { firstName: 'Una', email: 'none' })),
        await problemOf(api.request('/contacts/${id}', { method: 'DELETE' })),
      ]))`
    expect(await answerOf(program)).toEqual([
      [412, 'version-stale', null],
      [400, 'invalid-body', { email: ['Must be an e-mail address.'] }],
      [428, 'version-required', null],
    ])
    expect(await answerOf(program, 'agent')).toEqual(Array(3).fill([403, 'forbidden', null]))
  })

  test('makes of one attempt one record, however often it is sent', async () => {
    const sent = `{ firstName: 'Once', lastName: 'Only', email: 'once@ashcombe.example', phoneNumber: '+44 1632 960001' }, { attempt: 'one' }`
    const ids = await answerOf(`${BEGIN}
      console.log(JSON.stringify([(await api.create('contacts', ${sent})).id, (await api.create('contacts', ${sent})).id]))`)
    expect(new Set(ids as number[]).size).toBe(1)
  })
})

describe('the data provider, for any application of react-admin', { timeout: 60_000 }, () => {
  test('does all that react-admin asks, over the unchanged provider of the dialect', async () => {
    const [first, second, third] = [await world.make('funds'), await world.make('funds'), await world.make('funds')]
    const [one, two] = [await world.make('contacts'), await world.make('contacts')]
    const found = (await answerOf(`${BEGIN}
      import { createDataProvider } from 'fund-administration-client/react-admin'
      const provider = createDataProvider(address, http)
      const page = { pagination: { page: 1, perPage: 2 }, sort: { field: 'id', order: 'ASC' } }
      const idsOf = ({ data, total }) => [data.map(({ id }) => id), total]
      const { data: fund } = await provider.getOne('funds', { id: '${first.id}' })
      const { data: updated } = await provider.update('funds', { id: fund.id, data: { ...fund, city: 'Bergen' }, previousData: fund })
      await provider.updateMany('funds', { ids: ['${first.id}', '${second.id}'], data: { city: 'Oslo' } })
      const many = await provider.getMany('funds', { ids: ['${first.id}', '${second.id}'] })
      const { data: created } = await provider.create('fund-managers', { data: { name: 'A manager', quality: 'Director' } }).catch(error => ({ data: error.body }))
      const { data: previousData } = await provider.getOne('funds', { id: ${third.id} })
      console.log(JSON.stringify({
        list: idsOf(await provider.getList('funds', { ...page, filter: { id: [${first.id}, ${second.id}, ${third.id}] } })),
        referring: (await provider.getManyReference('bank-accounts', { ...page, target: 'fundId', id: '${first.id}', filter: {} })).total,
        updated: [updated.version, updated.city, updated.name === fund.name], cities: many.data.map(({ city }) => city),
        deleted: (await provider.delete('contacts', { id: ${one.id}, previousData: ${JSON.stringify(one)} })).data.id,
        deletedMany: (await provider.deleteMany('contacts', { ids: ['${two.id}'] })).data,
        refused: created.code, stale: await problemOf(provider.update('funds', { id: ${third.id}, data: { ...previousData, version: 9 } })),
        without: await problemOf(provider.delete('funds', { id: ${third.id} })),
      }))`)) as Record<string, unknown>
    expect(found).toEqual({
      list: [[first.id, second.id], 3],
      referring: 0,
      updated: [2, 'Bergen', true],
      cities: ['Oslo', 'Oslo'],
      deleted: one.id,
      deletedMany: [`${two.id}`],
      refused: 'forbidden',
      stale: [412, 'version-stale', null],
      without: [403, 'forbidden', null],
    })
  })
})

test('a wrong resource, field, filter or action does not compile', { timeout: 60_000 }, async () => {
  mkdirSync(join(folder, 'typed'))
  writeFileSync(
    join(folder, 'typed/program.ts'),
    `import { createClient } from 'fund-administration-client'
import { httpWith } from 'fund-administration-client/http'
export const api = createClient('https://funds.example/api', httpWith({ token: () => 'x' }))
export async function work(): Promise<string | null> {
  const { records } = await api.list('invoices', { filter: { status: 'Open', date_gte: '2026-01-01' }, sort: ['date', 'desc'] })
  const invoice = await api.get('invoices', records[0]?.id ?? 1)
  const approved = await api.act('invoices', 'approve', await api.update('invoices', invoice, { number: '7' }), {})
  // @ts-expect-error
  await api.list('invoice')
  // @ts-expect-error
  await api.list('invoices', { filter: { statsu: 'Open' } })
  // @ts-expect-error
  await api.update('invoices', invoice, { status: 'Approved' })
  // @ts-expect-error
  await api.act('invoices', 'publish', invoice, {})
  // @ts-expect-error
  await api.create('contacts', { firstName: 'Ann' })
  return approved.number
}
`,
  )
  const { stdout } = await run(
    process.execPath,
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--strict',
      '--target',
      'es2024',
      '--module',
      'nodenext',
      '--types',
      '',
      'typed/program.ts',
    ],
    { cwd: folder },
  ).catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})
