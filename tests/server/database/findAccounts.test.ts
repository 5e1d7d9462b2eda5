import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase } from '../harness.ts'
import type { TestDatabase } from '../harness.ts'

describe('signing in', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await createDatabase()
    await database.asAdministrator(`
      insert into tenants (id, short_name, name, currency) overriding system value values (1, 'one', 'One', 'EUR'), (2, 'two', 'Two', 'EUR');
      insert into accounts (tenant_id, name, user_name, status, subject, created_at) values
        (1, 'Bound', 'bound@one.example', 'Active', 'subject-1', '2026-01-01'),
        (1, 'Waiting', 'Waiting@one.example', 'Creating', null, '2026-01-03'),
        (2, 'Waiting too', 'waiting@two.example', 'Creating', null, '2026-01-02'),
        (2, 'Closed', 'closed@two.example', 'Deactivated', null, '2026-01-01'),
        (2, 'Invited too', 'Bound@one.example', 'Creating', null, '2026-01-04');`)
  })

  afterAll(() => database.close())

  const find = async (subject: string, userName: string, directory = 'directory-1') =>
    database.database.readOnce<{ tenant: string; name: string; status: string }>(
      { tenantId: null },
      'select tenant, name, status from find_accounts($1, $2, $3)',
      [directory, subject, userName],
    )

  test('finds the account, and through it the tenant, by the subject whatever the name', async () => {
    expect(await find('subject-1', 'renamed@one.example')).toEqual([{ tenant: 'one', name: 'Bound', status: 'Active' }])
  })

  test('knows a subject in its own directory alone, once an account holds both', async () => {
    await database.asAdministrator("update accounts set directory = 'directory-1' where subject = 'subject-1'")
    expect(await find('subject-1', 'nobody@one.example', 'directory-2')).toEqual([])
    expect(await find('subject-1', 'nobody@one.example')).toHaveLength(1)
  })

  test('finds by name, in whatever letters, only accounts that nobody is bound to, those of the subject before them', async () => {
    expect(await find('subject-2', 'WAITING@two.example')).toEqual([
      { tenant: 'two', name: 'Waiting too', status: 'Creating' },
    ])
    expect(await find('subject-2', 'bound@one.example')).toEqual([
      { tenant: 'two', name: 'Invited too', status: 'Creating' },
    ])
    expect(await find('subject-1', 'bound@one.example')).toEqual([
      { tenant: 'one', name: 'Bound', status: 'Active' },
      { tenant: 'two', name: 'Invited too', status: 'Creating' },
    ])
    expect(await find('subject-2', 'nobody@one.example')).toEqual([])
    expect(await find('subject-2', 'closed@two.example')).toEqual([
      { tenant: 'two', name: 'Closed', status: 'Deactivated' },
    ])
  })

  test('is the only thing that looks over the border: the tables stay shut without a tenant', async () => {
    expect(
      await database.database.readOnce({ tenantId: null }, 'select name from accounts where 1 = $1::int', [1]),
    ).toEqual([])
    expect(
      await database.database.readOnce(
        { tenantId: 1 },
        'select name from accounts where 1 = $1::int order by name',
        [1],
      ),
    ).toEqual([{ name: 'Bound' }, { name: 'Waiting' }])
  })

  test('binds one subject to one account in each tenant, and offers no other one there', async () => {
    const bind = (tenantId: number, name: string) =>
      database.database.inTransaction({ tenantId }, tx =>
        tx.updateTable('accounts').set({ subject: 'subject-9' }).where('name', '=', name).execute(),
      )
    await bind(1, 'Waiting')
    await bind(2, 'Waiting too')
    expect((await find('subject-9', 'bound@one.example')).map(({ name }) => name)).toEqual(['Waiting', 'Waiting too'])
    await expect(bind(2, 'Invited too')).rejects.toMatchObject({ code: '23505' })
  })

  test('lets several tenants invite one person, each of them once, in whatever letters', async () => {
    const invite = (tenant: number) =>
      database.asAdministrator('insert into accounts (tenant_id, name, user_name) values ($1, $2, $3)', [
        tenant,
        'Claimed',
        'CLOSED@two.example',
      ])
    await invite(1)
    await expect(invite(2)).rejects.toMatchObject({ code: '23505' })
  })

  test('tells which tenant a mail comes from', async () => {
    await database.asAdministrator(`
      insert into mails (tenant_id, guid, event, subject, recipient, body)
      values (2, 'guid-of-two', 'account-created', 's', 'a@b.example', 'b')`)
    const tenantOf = (guid: string) =>
      database.database.readOnce({ tenantId: null }, 'select find_mail_tenant($1) as tenant', [guid])
    expect(await tenantOf('guid-of-two')).toEqual([{ tenant: 2 }])
    expect(await tenantOf('another-guid')).toEqual([{ tenant: null }])
  })
})
