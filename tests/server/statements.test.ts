/** The check of the day's statements finds what it is for: a statement that it lets through is of one tenant. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from './api.ts'
import { createDatabase } from './harness.ts'
import type { TestDatabase } from './harness.ts'
import { mistakesIn, recordStatements } from './statements.ts'

const OWN = '7'
const OTHER = '8'

let database: TestDatabase
beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.close())

/** What the check says of this statement with these values, in a transaction of this tenant. */
async function said(text: string, values: readonly unknown[] = [], tenant = OWN): Promise<string[]> {
  const found = await mistakesIn(database, new Map([[text, [{ text, values, tenant }]]]))
  await database.asAdministrator('drop function plan_of')
  return found.map(mistake => mistake.replace(`: ${text}`, ''))
}

describe('a statement is let through', () => {
  test.each([
    ['that reads', 'select name from funds where tenant_id = $1 and id = $2', [OWN, 1]],
    [
      'that joins tables by their tenant',
      `select f.name from funds f join fund_managers m on m.tenant_id = f.tenant_id and m.id = f.manager_id
       where f.tenant_id = $1`,
      [OWN],
    ],
    ['that adds', 'insert into fund_managers (tenant_id, name, quality) values ($1, $2, $3)', [OWN, 'A', 'Manager']],
    ['that changes', 'update fund_managers set name = $2 where tenant_id = $1 and id = 1', [OWN, 'B']],
    ['that removes', 'delete from fund_managers where tenant_id = $1 and id = 1', [OWN]],
    ['of what belongs to no tenant', 'select name from tenants where id = $1', [OWN]],
  ])('%s', async (_name, text, values) => {
    expect(await said(text, values)).toEqual([])
  })
})

describe('a statement is found', () => {
  test.each([
    ['that reads', 'select name from funds where id = $1', [1], ['funds funds is held to no tenant']],
    [
      'that joins by the id alone',
      'select f.name from funds f join fund_managers m on m.id = f.manager_id where f.tenant_id = $1',
      [OWN],
      ['fund_managers m is held to no tenant'],
    ],
    [
      'that looks into another table on its way',
      `select name from funds f where tenant_id = $1
       and exists (select from transactions t where t.fund_id = f.id)`,
      [OWN],
      ['transactions t is held to no tenant'],
    ],
    [
      'that changes',
      'update fund_managers set name = $1 where id = 1',
      ['B'],
      ['fund_managers fund_managers is held to no tenant'],
    ],
    [
      'that removes',
      'delete from fund_managers where id = 1',
      [],
      ['fund_managers fund_managers is held to no tenant'],
    ],
    [
      'that adds without saying to whom',
      'insert into fund_managers (name, quality) values ($1, $2)',
      ['A', 'Manager'],
      ['fund_managers is told no tenant'],
    ],
    [
      'of another tenant than its transaction',
      'select name from funds where tenant_id = $1',
      [OTHER],
      ['the tenants 8 and 7 are asked for at once'],
    ],
    [
      'of two tenants',
      `select f.name from funds f, fund_managers m where f.tenant_id = $1 and m.tenant_id = $2`,
      [OWN, OTHER],
      ['the tenants 7 and 8 are asked for at once'],
    ],
  ])('%s', async (_name, text, values, mistakes) => {
    expect(await said(text, values)).toEqual(mistakes)
  })
})

test('the log has what the product sends with the tenant of its transaction, of a batch as well, and nothing else', async () => {
  const { log, end } = recordStatements()
  const asked = async (tenantId: number): Promise<void> => {
    await database.database.inTransaction({ tenantId }, async tx => {
      await tx.selectFrom('funds').select('name').where('tenant_id', '=', tenantId).execute()
    })
  }
  await asked(Number(OWN))
  await asked(Number(OTHER))
  await database.asAdministrator('select count(*) from funds')
  end()
  await database.database.inTransaction({ tenantId: Number(OWN) }, async tx => {
    await tx.selectFrom('contacts').select('id').where('tenant_id', '=', Number(OWN)).execute()
  })
  const ofFunds = [...log].filter(([text]) => text.includes('funds'))
  expect(ofFunds.map(([, runs]) => runs.map(({ tenant, values }) => [tenant, ...values.map(String)]))).toEqual([
    [
      [OWN, OWN],
      [OTHER, OTHER],
    ],
  ])
  expect([...log.keys()].filter(text => text.includes('contacts'))).toEqual([])
})

test('a file of API tests fails at its end where a request has asked for rows of any tenant', async () => {
  const forgetful = 'select id, name from fund_managers'
  let asked = async (): Promise<object> => ({})
  const api = await startApi({
    plugins: [async app => void app.get('/api/forgetful', { config: { access: 'open' } }, () => asked())],
  })
  asked = () => api.database.database.readOnce({ tenantId: api.tenants.own }, forgetful, [])
  // A test may ask past the API for whatever it has to look at.
  await asked()
  await api.get('user', '/api/fund-managers')
  expect((await api.call(undefined, '/api/forgetful')).statusCode).toBe(200)
  await expect(api.close()).rejects.toThrow(
    `Statements that are not of one tenant: fund_managers fund_managers is held to no tenant: ${forgetful}`,
  )
})
