/** A person whom several tenants know: invited by name in each, and acting in one of them with each request. */
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { serve } from '../serve.ts'

const { api } = await serve()

const ask = async (
  authorization: string | undefined,
  url: string,
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  api.call(undefined, url, { headers: { ...headers, ...(authorization !== undefined && { authorization }) } })

const codeOf = (answer: LightMyRequestResponse): string =>
  `${answer.statusCode} ${answer.json<{ code?: string }>().code ?? ''}`.trim()

const person = async (userName: string, subject: string, roles: string[] = ['User']): Promise<string> =>
  `Bearer ${await api.issuer.sign({ oid: subject, preferred_username: userName, roles })}`

const contact = (lastName: string) => ({
  firstName: 'Orla',
  lastName,
  email: 'orla@larkmoor.example',
  phoneNumber: '+352 99 00 00',
})

describe('a person whom several tenants know', () => {
  type Own = { id: number; tenant: { shortName: string }; invited: boolean }
  const invite = async (by: 'admin' | 'stranger', userName: string) =>
    (await api.post(by, '/api/accounts', { name: `Guest of ${by}`, userName })).json<{ id: number; status: string }>()
  const ownOf = async (token: string, query = '') =>
    (await ask(token, `/api/me/accounts${query}`))
      .json<Own[]>()
      .map(({ id, tenant, invited }) => [id, tenant.shortName, invited])
  const accept = async (token: string, id: number) =>
    api.call(undefined, `/api/me/accounts/${id}/accept`, { method: 'POST', headers: { authorization: token } })
  const as = (id: number) => ({ 'account-id': String(id) })
  const tenantOf = async (token: string, headers: Record<string, string> = {}) =>
    (await ask(token, '/api/me', headers)).json<{ tenant: { shortName: string } }>().tenant.shortName

  test('is invited by name in each, chooses, and no tenant learns of another', async () => {
    const own = await invite('admin', 'guest@elsewhere.example')
    const other = await invite('stranger', 'Guest@elsewhere.example')
    expect([own.status, other.status]).toEqual(['Creating', 'Creating'])
    const token = await person('guest@elsewhere.example', 'subject-of-guest')
    expect(codeOf(await ask(token, '/api/me'))).toBe('403 account-choice')
    expect(await ownOf(token)).toEqual([
      [own.id, 'larkmoor', true],
      [other.id, 'thornfield', true],
    ])
    // An invitation that was not accepted is nothing to act as.
    expect(codeOf(await ask(token, '/api/contacts', as(other.id)))).toBe('403 account-unknown')
    expect((await accept(token, other.id)).statusCode).toBe(204)
    expect(await tenantOf(token)).toBe('thornfield')
    const seen = await api.get('admin', `/api/accounts/${own.id}`)
    expect(seen.json()).toMatchObject({ status: 'Creating', subject: null, directory: null })
    expect(seen.body).not.toContain('thornfield')
    const bound = await api.get('stranger', `/api/accounts/${other.id}`)
    expect(bound.json()).toMatchObject({
      status: 'Active',
      subject: 'subject-of-guest',
      directory: api.issuer.tenantId,
    })
    // Nobody else of that name gets the invitation that is left.
    const namesake = await person('guest@elsewhere.example', 'subject-of-namesake')
    expect(await ownOf(namesake)).toEqual([[own.id, 'larkmoor', true]])
    expect(codeOf(await accept(namesake, other.id))).toBe('404 not-found')
  })

  test('acts in one of them with each request, by a header that counts only for an own account', async () => {
    const own = await invite('admin', 'both@elsewhere.example')
    const token = await person('both@elsewhere.example', 'subject-of-both-tenants')
    expect(await tenantOf(token)).toBe('larkmoor')
    const other = await invite('stranger', 'both@elsewhere.example')
    expect(await tenantOf(token)).toBe('larkmoor')
    expect((await accept(token, other.id)).statusCode).toBe(204)
    expect((await accept(token, other.id)).statusCode).toBe(204)
    for (const [id, tenant] of [
      [own.id, 'larkmoor'],
      [other.id, 'thornfield'],
    ] as const)
      expect(await tenantOf(token, as(id))).toBe(tenant)
    const made = await api.call(undefined, '/api/contacts', {
      method: 'POST',
      headers: { authorization: token, ...as(other.id) },
      body: contact('Of both'),
    })
    expect(made.statusCode).toBe(201)
    const { id } = made.json<{ id: number }>()
    expect((await ask(token, `/api/contacts/${id}`, as(own.id))).statusCode).toBe(404)
    expect((await ask(token, `/api/contacts/${id}`, as(other.id))).statusCode).toBe(200)
    expect((await api.get('admin', `/api/contacts/${id}`)).statusCode).toBe(404)
    const [admin] = await api.database.asAdministrator<{ id: string }>(
      "select id from accounts where user_name = 'admin@larkmoor.example' and tenant_id = $1",
      [api.tenants.own],
    )
    for (const foreign of [Number(admin?.id), 999_999])
      expect(codeOf(await ask(token, '/api/contacts', as(foreign)))).toBe('403 account-unknown')
    for (const wrong of ['', '0', '-1', '1e3', ' ', 'larkmoor', `${own.id}, ${other.id}`])
      expect(codeOf(await ask(token, '/api/contacts', { 'account-id': wrong }))).toBe('400 invalid-request')
    expect(codeOf(await ask(undefined, '/api/contacts', { 'account-id': 'x' }))).toBe('401 unauthenticated')
  })

  test('loses the one that is deactivated, and keeps the other', async () => {
    const own = await invite('admin', 'half@elsewhere.example')
    const token = await person('half@elsewhere.example', 'subject-of-half')
    expect(await tenantOf(token)).toBe('larkmoor')
    const other = await invite('stranger', 'half@elsewhere.example')
    await accept(token, other.id)
    await api.database.asAdministrator("update accounts set status = 'Deactivated' where id = $1", [own.id])
    expect(codeOf(await ask(token, '/api/contacts', as(own.id)))).toBe('403 account-deactivated')
    // What was sent without a choice was meant for the first one, and never lands in the other.
    expect(codeOf(await ask(token, '/api/contacts'))).toBe('403 account-choice')
    expect((await ask(token, '/api/contacts', as(other.id))).statusCode).toBe(200)
    expect(await ownOf(token)).toEqual([[other.id, 'thornfield', false]])
  })

  test('is told by a mail’s guid which of the own tenants it comes from, and nothing of any other', async () => {
    const other = await invite('stranger', 'mail@elsewhere.example')
    const token = await person('mail@elsewhere.example', 'subject-of-mail')
    expect(await tenantOf(token)).toBe('thornfield')
    const [mail] = await api.database.asAdministrator<{ guid: string }>(
      "select guid from mails where tenant_id = $1 and resource = 'accounts' and record_id = $2",
      [api.tenants.other, other.id],
    )
    expect(await ownOf(token, `?mail=${mail?.guid}`)).toEqual([[other.id, 'thornfield', false]])
    const stranger = `Bearer ${await api.issuer.tokenOf('user@larkmoor.example')}`
    expect(await ownOf(stranger, `?mail=${mail?.guid}`)).toEqual([])
    expect(await ownOf(stranger, '?mail=unknown')).toEqual([])
  })
})
