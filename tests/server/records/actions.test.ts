import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { contentsOf } from '../contents.ts'
import { serve } from '../serve.ts'
import { TOLD } from './ownActions.ts'

const { api, world } = await serve({ own: join(import.meta.dirname, 'ownActions.ts') })
await world.make('contacts', { lastName: TOLD })

type Problem = { code: string; detail: string; errors?: Record<string, string[]> }
const act = (id: number, action: string, version: number, body: unknown = {}, query = '') =>
  api.post('user', `/api/bank-accounts/${id}/${action}${query}`, body, { version })

describe('an action', () => {
  test('moves the state, raises the version once and is noted with what was said', async () => {
    const { id } = await world.make('bank-accounts')
    const submitted = await act(id, 'submit-for-verification', 1)
    expect([submitted.statusCode, submitted.headers.etag, submitted.json<StoredRecord>()['status']]).toEqual([
      200,
      '"2"',
      'PendingVerification',
    ])
    const verified = await act(id, 'verify', 2, { note: 'Called back' })
    expect(verified.json()).toMatchObject({
      status: 'Active',
      version: 3,
      verificationNote: 'Called back',
      verifiedBy: 'Tomas Reve on 2026-11-21',
    })
    const closed = await act(id, 'close', 3)
    expect(closed.json()).toMatchObject({ status: 'Closed', version: 4 })
    const entries = (await api.get('agent', `/api/bank-accounts/${id}/history`)).json<
      { action: string; changes: unknown[] }[]
    >()
    expect(entries.map(({ action }) => action)).toEqual(['close', 'verify', 'submitForVerification', 'create'])
    expect(entries[1]!.changes).toContainEqual({ field: 'status', old: 'PendingVerification', new: 'Active' })
    expect(entries[1]!.changes).toContainEqual({ field: 'note', old: null, new: 'Called back' })
    expect(entries[1]!.changes).toContainEqual({ field: 'verificationNote', old: null, new: 'Called back' })
  })

  test('is refused from every other state, with the state in words, and changes nothing', async () => {
    const { id } = await world.make('bank-accounts')
    const before = await contentsOf(api.database)
    for (const [action, body] of [
      ['verify', { note: 'x' }],
      ['block', { reason: 'x' }],
    ] as const) {
      const answer = await act(id, action, 1, body)
      expect([answer.statusCode, answer.json<Problem>().code, answer.json<Problem>().detail]).toEqual([
        409,
        'wrong-state',
        'This is not possible while the status is Draft.',
      ])
    }
    expect((await api.post('admin', `/api/bank-accounts/${id}/reopen`, {}, { version: 1 })).statusCode).toBe(409)
    expect((await api.post('user', `/api/bank-accounts/${id}/reopen`, {}, { version: 1 })).statusCode).toBe(403)
    expect((await act(id, 'unheard-of', 1)).statusCode).toBe(404)
    expect(await contentsOf(api.database)).toEqual(before)
  })

  test('that is refused names the state as screens do', async () => {
    const { id } = await world.make('bank-accounts')
    await act(id, 'submit-for-verification', 1)
    expect((await act(id, 'submit-for-verification', 2)).json<Problem>().detail).toBe(
      'This is not possible while the status is Pending verification.',
    )
  })

  test('has a strict body of its own', async () => {
    const { id } = await world.make('bank-accounts')
    expect((await act(id, 'submit-for-verification', 1, { status: 'Active' })).json<Problem>().errors).toEqual({
      status: ['Is not a field here.'],
    })
    expect((await act(id, 'verify', 1, {})).json<Problem>().errors).toEqual({ note: ['This field is required.'] })
    expect((await act(id, 'verify', 1, { note: '' })).statusCode).toBe(400)
  })

  test('that fails half-way leaves nothing behind', async () => {
    const { id } = await world.make('bank-accounts')
    await act(id, 'submit-for-verification', 1)
    await act(id, 'verify', 2, { note: 'x' })
    const before = await contentsOf(api.database)
    expect((await act(id, 'block', 3, { reason: 'because' })).statusCode).toBe(422)
    expect(await contentsOf(api.database)).toEqual(before)
  })

  test('whose code changes what people write saves what follows from it, too', async () => {
    const { id } = await world.make('bank-accounts', { name: 'Moves', bankCity: 'Lyon' })
    await act(id, 'submit-for-verification', 1)
    expect((await act(id, 'verify', 2, { note: 'Called back' })).json()).toMatchObject({ bankCity: 'Lyon' })
    const closed = await act(id, 'close', 3, {}, '?confirmed=bankAccount.verifyAgain')
    expect(closed.json()).toMatchObject({ status: 'Closed', city: 'Nowhere', bankCity: 'Follows', version: 4 })
  })

  test('R486 that changes money in an unusual way asks first, and answers what was confirmed', async () => {
    const { id } = await world.make('bank-accounts', { name: 'Moves' })
    await act(id, 'submit-for-verification', 1)
    await act(id, 'verify', 2, { note: 'Called back' })
    const asked = await act(id, 'close', 3)
    expect([asked.statusCode, asked.json()]).toMatchObject([
      422,
      { code: 'confirmation-required', warnings: { city: [expect.any(String)] }, confirm: ['bankAccount.verifyAgain'] },
    ])
    const confirmed = await act(id, 'close', 3, {}, '?confirmed=bankAccount.verifyAgain')
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([
      200,
      { status: 'Closed', city: 'Nowhere', version: 4, warnings: asked.json<{ warnings: object }>().warnings },
    ])
  })

  test('is won by exactly one of many who try at once, and its code runs once', async () => {
    for (let round = 0; round < 20; round += 1) {
      const { id } = await world.make('bank-accounts')
      await act(id, 'submit-for-verification', 1)
      const answers = await Promise.all(Array.from({ length: 6 }, () => act(id, 'verify', 2, { note: 'race' })))
      expect(answers.map(answer => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
      const [row] = await api.database.asAdministrator<{ count: number }>(
        `select count(*)::integer as count from audit where resource = 'contacts' and action = 'verify' and changes @> $1::jsonb`,
        [JSON.stringify([{ new: `Verified ${id}` }])],
      )
      expect(row!.count).toBe(1)
    }
  })

  test('can be tried without any effect where that is offered, and only there', async () => {
    const { id } = await world.make('bank-accounts')
    await act(id, 'submit-for-verification', 1)
    const before = await contentsOf(api.database)
    const preview = await act(id, 'verify', 2, { note: 'only looking' }, '?preview=true')
    expect(preview.json()).toMatchObject({ status: 'Active', version: 3, verificationNote: 'only looking' })
    expect(await contentsOf(api.database)).toEqual(before)
    expect((await act(id, 'verify', 2, { note: 'x' }, '?preview=yes')).statusCode).toBe(400)
    expect((await act(id, 'close', 2, {}, '?preview=true')).statusCode).toBe(400)
  })
})

describe('a state that makes data read-only', () => {
  test('refuses to change the record, where the schema does not name it as editable', async () => {
    const account = await world.insert('bank-accounts', { status: 'Closed' })
    expect(
      (
        await api.put(
          'user',
          `/api/bank-accounts/${account.id}`,
          1,
          await world.body('bank-accounts', { fundId: undefined }),
        )
      ).json(),
    ).toMatchObject({ status: 409, code: 'wrong-state' })
    const blocked = await world.insert('bank-accounts', { status: 'Blocked' })
    expect(
      (
        await api.put(
          'user',
          `/api/bank-accounts/${blocked.id}`,
          1,
          await world.body('bank-accounts', { fundId: undefined }),
        )
      ).statusCode,
    ).toBe(200)
  })

  test('refuses to delete the record, where the schema does not name it as deletable', async () => {
    for (const status of ['PendingVerification', 'Active', 'Blocked', 'Closed']) {
      const { id } = await world.insert('bank-accounts', { status })
      expect((await api.remove('user', `/api/bank-accounts/${id}`, 1)).json()).toMatchObject({
        status: 409,
        code: 'wrong-state',
      })
    }
    const { id } = await world.make('bank-accounts')
    expect((await api.remove('user', `/api/bank-accounts/${id}`, 1)).statusCode).toBe(200)
  })
})
