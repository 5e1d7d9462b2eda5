import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { amountsOfCurrency } from '../../../src/currencies/minorUnits.server.ts'
import type { Account, Context, Records, ServerAreas } from '../../../src/context.ts'
import { changesOf } from '../../../src/entityTypes.ts'
import { periodLock } from '../../../src/reporting-periods/periodLock.server.ts'
import { transactionOf } from '../../../src/server/records/transaction.ts'
import type { RecordServices } from '../../../src/server/records/transactionContext.ts'
import { registry } from '../samples.ts'
import { serve } from '../serve.ts'

const { api } = await serve({ areas: {} })

const account: Account = {
  id: null,
  tenantId: api.tenants.own,
  tenant: null,
  name: 'Test',
  userName: 'test',
  roles: ['TenantAdministrator'],
}

/** What code of areas does with records, where these areas alone have code, and every check of the product holds. */
function withAreas<Result>(areas: ServerAreas, work: (records: Records) => Promise<Result>): Promise<Result> {
  const services: RecordServices = {
    registry,
    areas,
    writeChecks: [periodLock],
    recordChecks: [amountsOfCurrency],
    clock: { now: () => '2026-11-21T12:00:00.000Z', today: () => '2026-11-21' },
    files: {
      put: () => Promise.reject(new Error('none')),
      get: () => Promise.reject(new Error('none')),
      remove: () => Promise.reject(new Error('none')),
      read: () => Readable.from([]),
    },
  }
  return api.database.database.inTransaction(account, async tx => {
    const context: Context = await transactionOf(services, account, tx).context()
    return work(context.records)
  })
}

const country = { name: 'Nowhere', code: 'XA', alpha3: 'XAA' }
const nothing = async () => undefined
const none = async () => []
const change = [{ id: 1, changes: changesOf('capitalMovementLine', { shares: '1' }) }]

test('many rows are made at once unless one made alone would be checked by itself, given values, or followed', async () => {
  const made = await withAreas({}, records => records.createMany('country', [country]))
  expect(made).toHaveLength(1)
  const refused: [ServerAreas, string][] = [
    [{ country: { checks: none } }, 'checks'],
    [{ country: { setAtCreation: async () => changesOf('country', {}) } }, 'setAtCreation'],
    [{ country: { created: nothing } }, 'created'],
  ]
  for (const [areas, hook] of refused)
    await expect(withAreas(areas, records => records.createMany('country', [country]))).rejects.toThrow(
      `Rows of country have ${hook}: each is written by itself.`,
    )
  // What follows a change, or goes with a deleted record, concerns no row that is made.
  const later = { country: { changed: nothing, removing: nothing } }
  await expect(withAreas(later, records => records.createMany('country', []))).resolves.toEqual([])
})

test('many rows are changed at once where the caller does what follows, and looks at the amounts', async () => {
  const areas: ServerAreas = { capitalMovementLine: { changed: nothing } }
  const refused = (missed: string) => `Rows of capitalMovementLine have ${missed}: each is written by itself.`
  await expect(withAreas(areas, records => records.updateMany('capitalMovementLine', change))).rejects.toThrow(
    refused('changed, recordChecks'),
  )
  await expect(
    withAreas(areas, records => records.updateMany('capitalMovementLine', change, 'update', ['recordChecks'])),
  ).rejects.toThrow(refused('changed'))
  await expect(
    withAreas(areas, records => records.updateMany('capitalMovementLine', [], 'update', ['recordChecks', 'changed'])),
  ).resolves.toBe(0)
})

test('many rows are removed at once unless something goes with them, or a closed period protects their date', async () => {
  await expect(
    withAreas({ notice: { removing: nothing } }, records => records.removeMany('notice', { capitalMovementId: 1 })),
  ).rejects.toThrow('Rows of notice have removing: each is removed by itself.')
  for (const entity of ['fairValue', 'accountingEntry', 'reportingPeriod'] as const)
    await expect(
      withAreas({}, records => records.removeMany(entity, { id: 1 })),
      entity,
    ).rejects.toThrow(/have .*writeChecks: each is removed by itself/)
  await expect(withAreas({}, records => records.removeMany('notice', { capitalMovementId: 1 }))).resolves.toBe(0)
})

test('no row with rows of its own is one of many', async () => {
  await expect(withAreas({}, records => records.removeMany('onboarding', { id: 1 }))).resolves.toBe(0)
  await expect(withAreas({}, records => records.removeMany('transfer', { id: 1 }))).rejects.toThrow('rows of their own')
})

test('webhooks are told of each of many rows that are made, changed or removed, and of none that stays', async () => {
  const webhook = { name: 'Many', url: 'https://receiver.example/hooks', subscriptions: [{ resource: 'countries' }] }
  expect((await api.post('admin', '/api/webhooks', webhook)).statusCode).toBe(201)
  const rows = [
    { name: 'One', code: 'XB' },
    { name: 'Two', code: 'XC' },
  ]
  const ids = await withAreas({}, records => records.createMany('country', rows))
  const [one, two] = ids
  // The second has its name already: nothing of it changes.
  const renamed = ids.map(id => ({ id, changes: changesOf('country', { name: id === one ? 'Three' : 'Two' }) }))
  expect(await withAreas({}, records => records.updateMany('country', renamed))).toBe(1)
  for (const id of ids) expect(await withAreas({}, records => records.removeMany('country', { id }))).toBe(1)
  const told = await api.database.asAdministrator<{ told: string }>(
    "select concat_ws(' ', resource, record_id, record_version, operation, status) as told from webhook_deliveries",
  )
  expect(told.map(row => row.told).toSorted()).toEqual(
    [
      `countries ${one} 1 create Queued`,
      `countries ${two} 1 create Queued`,
      `countries ${one} 2 update Queued`,
      `countries ${one} 2 delete Queued`,
      `countries ${two} 1 delete Queued`,
    ].toSorted(),
  )
})
