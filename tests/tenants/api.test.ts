import { describe, expect, test } from 'vitest'
import { CURRENCIES } from '../../src/currencies/iso4217.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { AMOUNT_TABLES, AMOUNTS_OF_FUND } from '../../src/tenants/systemCurrency.server.ts'
import { allEntities, entityOf } from '../server/samples.ts'
import { serve } from '../server/serve.ts'

const { api } = await serve()

const firstPerson = (name: string) => ({
  administratorName: `Head of ${name}`,
  administratorEmail: `head@${name}.example`,
})

describe('the area tenants', () => {
  test('R361 is kept by the global administrator and closed to others', async () => {
    const made = await api.post('global', '/api/tenants', {
      shortName: 'fernmoor',
      name: 'Fernmoor',
      currency: 'USD',
      ...firstPerson('fernmoor'),
    })
    expect(made.statusCode, made.body).toBe(201)
    const tenant = made.json<StoredRecord>()
    expect(tenant).toMatchObject({ shortName: 'fernmoor', timeZone: 'Europe/Luxembourg', version: 1 })
    expect(
      (await api.get('global', '/api/tenants?sort=["shortName","ASC"]'))
        .json<StoredRecord[]>()
        .map(row => row['shortName']),
    ).toEqual(['fernmoor', 'larkmoor', 'thornfield'])
    const changed = await api.put('global', `/api/tenants/${tenant.id}`, 1, {
      name: 'Fernmoor Partners',
      currency: 'USD',
      timeZone: 'Europe/Paris',
    })
    expect(changed.json()).toMatchObject({ name: 'Fernmoor Partners', timeZone: 'Europe/Paris', shortName: 'fernmoor' })
    expect(
      (await api.get('global', `/api/tenants/${tenant.id}/history`))
        .json<{ action: string }[]>()
        .map(({ action }) => action),
    ).toEqual(['update', 'create'])
    expect(
      (
        await api.post('global', '/api/tenants', {
          shortName: 'fernmoor',
          name: 'Again',
          currency: 'USD',
          ...firstPerson('again'),
        })
      ).statusCode,
    ).toBe(409)
    for (const person of ['admin', 'user', 'agent', 'investor', 'stranger'] as const) {
      expect((await api.get(person, '/api/tenants')).statusCode).toBe(403)
      expect((await api.get(person, `/api/tenants/${tenant.id}`)).statusCode).toBe(403)
      expect(
        (await api.post(person, '/api/tenants', { shortName: 'mine', name: 'Mine', currency: 'USD' })).statusCode,
      ).toBe(403)
    }
  })

  test('a new tenant is entered by the administrator named with it, whose invitation lies in its outbox', async () => {
    const without = await api.post('global', '/api/tenants', { shortName: 'nobody', name: 'Nobody', currency: 'EUR' })
    expect(without.json()).toMatchObject({
      status: 422,
      errors: { administratorName: [expect.any(String)], administratorEmail: [expect.any(String)] },
    })
    const made = (
      await api.post('global', '/api/tenants', {
        shortName: 'entered',
        name: 'Entered',
        currency: 'EUR',
        ...firstPerson('entered'),
      })
    ).json<StoredRecord>()
    const bearer = {
      authorization: `Bearer ${await api.issuer.sign({ oid: 'head', sub: 'head', preferred_username: 'Head@entered.example', roles: ['TenantAdministrator'] })}`,
    }
    const me = await api.app.inject({ url: '/api/me', headers: bearer })
    expect(me.json(), me.body).toMatchObject({ account: { name: 'Head of entered' }, tenant: { id: made.id } })
    const mails = await api.app.inject({ url: '/api/mails', headers: bearer })
    expect(mails.json()).toEqual([
      expect.objectContaining({ event: 'account-creating', recipient: 'head@entered.example' }),
    ])
  })

  test('is deleted while nothing belongs to it, and refused after that', async () => {
    const { id } = (
      await api.post('global', '/api/tenants', {
        shortName: 'brief',
        name: 'Brief',
        currency: 'EUR',
        ...firstPerson('brief'),
      })
    ).json<StoredRecord>()
    expect((await api.remove('global', `/api/tenants/${id}`, 1)).json<{ code: string }>().code).toBe('referenced')
    for (const table of ['mails', 'accounts', 'countries', 'currencies'])
      await api.database.asAdministrator(`delete from ${table} where tenant_id = $1`, [id])
    expect((await api.remove('global', `/api/tenants/${id}`, 1)).statusCode).toBe(200)
  })

  test('gives a new tenant its countries and currencies', async () => {
    const tenant = (
      await api.post('global', '/api/tenants', {
        shortName: 'seeded',
        name: 'Seeded',
        currency: 'EUR',
        ...firstPerson('seeded'),
      })
    ).json<StoredRecord>()
    const [row] = await api.database.asAdministrator<{ countries: number; currencies: number }>(
      'select (select count(*)::integer from countries where tenant_id = $1) as countries, (select count(*)::integer from currencies where tenant_id = $1) as currencies',
      [tenant.id],
    )
    expect(row!.countries).toBeGreaterThan(240)
    expect(row!.currencies).toBeGreaterThan(150)
  })

  test('R483 has a currency of ISO 4217, which is changed only while the tenant holds no amount', async () => {
    const make = (currency: string) =>
      api.post('global', '/api/tenants', { shortName: 'coins', name: 'Coins', currency, ...firstPerson('coins') })
    for (const wrong of ['ERU', 'eur', 'XXX', ''])
      expect((await make(wrong)).json(), wrong).toMatchObject({
        status: 400,
        errors: { currency: [expect.any(String)] },
      })
    expect((await make('ERU')).json()).toMatchObject({ errors: { currency: ['Choose one of the listed values.'] } })
    const { id } = (await make('GBP')).json<StoredRecord>()
    const change = async (currency: string) => {
      const { version } = (await api.get('global', `/api/tenants/${id}`)).json<StoredRecord>()
      return api.put('global', `/api/tenants/${id}`, version, { name: 'Coins', currency })
    }
    expect((await change('SEK')).json()).toMatchObject({ currency: 'SEK' })
    expect((await change('ERU')).statusCode).toBe(400)
    const [currency] = await api.database.asAdministrator<{ id: string }>(
      "select id from currencies where tenant_id = $1 and code = 'SEK'",
      [id],
    )
    // A row of the tables that every amount belongs to, past the screens that make it.
    const [fund] = await api.database.asAdministrator<{ id: string }>(
      `with manager as (insert into fund_managers (tenant_id, name, quality) values ($1, 'Coins Management', 'Manager') returning id)
       insert into funds (tenant_id, name, commencement_date, manager_id, country_id, currency_id)
         select $1, 'Coins I', '2026-01-01', manager.id, (select min(id) from countries where tenant_id = $1), $2
         from manager returning id`,
      [id, currency?.id],
    )
    expect((await change('NOK')).json()).toMatchObject({ currency: 'NOK' })
    await api.database.asAdministrator('update funds set minimum_management_fee = 1 where id = $1', [fund?.id])
    expect((await change('EUR')).json()).toMatchObject({
      status: 422,
      errors: { currency: ['The tenant holds amounts in its system currency, so it stays.'] },
    })
    expect((await change('NOK')).statusCode).toBe(200)
    await api.database.asAdministrator('update funds set minimum_management_fee = null where id = $1', [fund?.id])
    expect((await change('EUR')).statusCode).toBe(200)
  })

  test('R483 offers the currencies of ISO 4217, and knows every table that holds amounts', async () => {
    const field = entityOf('tenants').fields.find(({ name }) => name === 'currency')
    expect(field?.choices?.map(({ value }) => value).toSorted()).toEqual(CURRENCIES.map(({ code }) => code).toSorted())
    const tables = await api.database.asAdministrator<{ name: string; columns: string[] }>(
      `select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'public' and numeric_precision = 22 group by 1 order by 1`,
    )
    expect(tables.find(({ name }) => name === 'funds')?.columns).toEqual(AMOUNTS_OF_FUND)
    const known: readonly string[] = ['funds', ...AMOUNT_TABLES]
    const inside = new Map(allEntities.flatMap(({ table, fields }) => fields.map(one => [one.table, table])))
    const unknown = tables
      .map(({ name }) => name)
      .filter(name => ![name, inside.get(name)].some(one => known.includes(one ?? '')))
    expect(unknown).toEqual([])
  })
})
