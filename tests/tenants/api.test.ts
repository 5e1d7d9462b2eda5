import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
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
    const taken = await api.post('global', '/api/tenants', {
      shortName: 'taken',
      name: 'Taken',
      currency: 'EUR',
      administratorName: 'A',
      administratorEmail: 'ADMIN@larkmoor.example',
    })
    expect(taken.json()).toMatchObject({
      status: 409,
      errors: { administratorEmail: [expect.stringContaining('has an account already')] },
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
})
