import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import type { Field } from '../../src/entity.ts'
import { isWritable } from '../../src/server/records/validation.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { SEVERAL } from '../server/api.ts'
import { namedByDay } from '../server/byDay.ts'
import { CSV, EXE, multipart, PDF } from '../server/uploads.ts'
import { creatable, errorsOf, prepareBattlefield, sameAnswer } from './universal.ts'

const field = await prepareBattlefield()

const post = (url: string, body: unknown, call = {}) => field.attack('user', url, { method: 'POST', body, ...call })

describe('a body that says more than it may', () => {
  test.each(creatable.map(entity => [namedByDay(entity), entity] as const))(
    'D13 D14 D15 is refused for %s, not trimmed',
    async (_name, entity) => {
      const { resource } = entity
      const body = await field.own.body(resource)
      await field.changed()
      const kept = entity.fields
        .filter(candidate => !isWritable(candidate) && !candidate.createOnly)
        .map(candidate => candidate.name)
      for (const name of ['tenantId', 'id', 'version', 'createdBy', 'createdAt', 'updatedBy', 'roles', ...kept]) {
        const answer = await post(`/api/${resource}`, { ...body, [name]: name === 'id' ? 1 : 'x' })
        expect([answer.statusCode, Object.keys(errorsOf(answer))], name).toEqual([400, [name]])
      }
    },
  )

  test('D14 moves no state of a record', async () => {
    for (const [resource, status] of [
      ['capital-movements', 'Completed'],
      ['closings', 'Completed'],
      ['transfers', 'Completed'],
      ['bank-accounts', 'Active'],
      ['onboardings', 'Completed'],
      ['invoices', 'Approved'],
    ] as const) {
      const { id } = await field.own.shared(resource)
      await field.changed()
      const record = (await field.api.get('admin', `/api/${resource}/${id}`)).json<StoredRecord>()
      const answer = await field.attack('admin', `/api/${resource}/${id}`, {
        method: 'PUT',
        version: record.version,
        body: { ...record, status },
      })
      expect([answer.statusCode, Object.keys(errorsOf(answer))], resource).toEqual([422, ['status']])
    }
  })
})

describe('a reference', () => {
  const references = creatable.flatMap(entity =>
    entity.fields
      .filter(candidate => candidate.kind === 'reference' && isWritable(candidate))
      .map(candidate => [namedByDay(entity), candidate.name, entity.resource, candidate] as const),
  )
  test.each(references)(
    'D12 of %s (%s) to a record of another tenant is refused like one that does not exist',
    async (_titled, name, resource, { reference }: Field) => {
      const foreign = await field.other.shared(reference!)
      const answers = []
      for (const id of [foreign.id, 987_654_321]) {
        const body = await field.own.body(resource, { [name]: id, name: 'The same name' })
        if (!('name' in (await field.own.body(resource)))) delete body['name']
        await field.changed()
        answers.push(await post(`/api/${resource}`, body))
      }
      const [one, two] = answers
      sameAnswer(one!, two!)
      expect([one!.statusCode, Object.keys(errorsOf(one!))]).toEqual([422, [name]])
    },
  )

  test('D12 across tenants is impossible in the database itself', async () => {
    const foreign = await field.other.shared('fund-managers')
    const { id } = await field.own.shared('funds')
    await expect(
      field.api.database.asAdministrator('update funds set manager_id = $1 where id = $2', [foreign.id, id]),
    ).rejects.toThrow(/foreign key/)
  })
})

describe('a body of a strange kind', () => {
  test('D35 reaches no prototype', async () => {
    for (const payload of [
      '{"__proto__":{"roles":["TenantAdministrator"]}}',
      '{"constructor":{"prototype":{"x":1}}}',
      '{"firstName":"a","__proto__":null}',
      '{"a":{"__proto__":{"x":1}}}',
      '{"\\u005f\\u005fproto__":{"x":1}}',
    ]) {
      expect(
        (
          await field.attack('user', '/api/contacts', {
            method: 'POST',
            payload,
            headers: { 'content-type': 'application/json' },
          })
        ).statusCode,
        payload,
      ).toBe(400)
    }
    expect(({} as { x?: unknown; roles?: unknown }).x).toBeUndefined()
    expect(({} as { x?: unknown; roles?: unknown }).roles).toBeUndefined()
  })

  test('D38 D39 is not taken for JSON, and never skips the checks', async () => {
    const { id } = await field.own.shared('bank-accounts')
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json\ta',
      ' application/json garbage',
      'application/json garbage',
      'application/json;',
      'APPLICATION/JSON',
      'application/json, text/plain',
      'application/vnd.api+json',
      'multipart/form-data; boundary=x',
    ]) {
      for (const url of ['/api/contacts', `/api/bank-accounts/${id}/submit-for-verification`]) {
        const answer = await field.attack('user', url, {
          method: 'POST',
          version: 1,
          payload: '{"extra":true}',
          headers: { 'content-type': type },
        })
        expect([400, 415], `${type} ${answer.statusCode}`).toContain(answer.statusCode)
      }
    }
  })

  test('D40 is too large', async () => {
    expect((await post('/api/contacts', { firstName: 'x'.repeat(2_000_000) })).statusCode).toBe(413)
    expect((await field.attack('user', `/api/funds?filter=${'x'.repeat(10_240)}`)).statusCode).toBe(414)
  })

  test('D40 has headers of 100 kB, which no request may have', async () => {
    const address = await field.api.address()
    const { port } = new URL(address)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    let said = ''
    const socket = connect(Number(port), '127.0.0.1')
      .on('data', chunk => {
        said += String(chunk)
      })
      .on('close', () => resolve(said))
      .on('error', error => {
        if (said === '') reject(error)
      })
    socket.write(`GET /api/funds HTTP/1.1\r\nhost: localhost\r\nx-long: ${'x'.repeat(100_000)}\r\n\r\n`)
    // A proxy refuses them in its own words, and no server hears of them.
    expect(await promise).toMatch(SEVERAL ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 431 [\s\S]*application\/problem\+json/)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
  })

  test('D41 D42 D44 is no file of the kinds that are kept', async () => {
    const { id } = await field.own.shared('contacts')
    const html = '<!doctype html><script>alert(1)</script>'
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'
    const notOfType = (type: string) =>
      `The file does not hold what its name says: it is no ${type}. Choose another file.`
    for (const [fileName, content, words] of [
      ['report.pdf', html, notOfType('PDF')],
      ['picture.png', svg, notOfType('PNG')],
      ['picture.svg', svg, 'File type not allowed'],
      ['picture.pdf', EXE, 'File type not allowed'],
      ['table.csv', PDF, notOfType('CSV')],
      ['table.xlsx', CSV, notOfType('XLSX')],
    ] as const) {
      const { payload, headers } = multipart([
        { name: 'kind', content: 'Other' },
        { name: 'description', content: 'x' },
        { name: 'File', fileName, content },
      ])
      const answer = await field.attack('user', `/api/contacts/${id}/documents`, { method: 'POST', payload, headers })
      expect([answer.statusCode, errorsOf(answer)], fileName).toEqual([415, { File: [words] }])
    }
  })
})

describe('a request of the wrong state or twice', () => {
  test('D20 D56 is refused without the role and in the wrong state', async () => {
    const { id } = await field.own.make('bank-accounts')
    await field.changed()
    for (const person of ['user', 'agent'] as const)
      expect(
        (await field.attack(person, `/api/bank-accounts/${id}/reopen`, { method: 'POST', body: {}, version: 1 }))
          .statusCode,
      ).toBe(403)
    expect(
      (await field.attack('admin', `/api/bank-accounts/${id}/reopen`, { method: 'POST', body: {}, version: 1 }))
        .statusCode,
    ).toBe(409)
  })

  test('D53 is done once, of two at the same time', async () => {
    for (let round = 0; round < 25; round += 1) {
      const { id } = await field.own.make('bank-accounts')
      const answers = await Promise.all(
        [1, 2].map(() =>
          field.api.post('user', `/api/bank-accounts/${id}/submit-for-verification`, {}, { version: 1 }),
        ),
      )
      expect(answers.map(answer => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409])
    }
  })

  test('D54 is published once, of two at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await field.own.make('reporting-periods', {
        fundId: (await field.own.make('funds')).id,
        date: '2026-06-30',
      })
      expect(
        (await field.api.post('user', `/api/reporting-periods/${id}/complete`, {}, { version: 1 })).statusCode,
      ).toBe(200)
      const answers = await Promise.all(
        [1, 2].map(() => field.api.post('user', `/api/reporting-periods/${id}/publish`, {}, { version: 2 })),
      )
      expect(answers.map(answer => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409])
    }
  })

  test('D55 is made once, with one key', async () => {
    const body = await field.own.body('transactions', { description: 'D55' })
    const answers = await Promise.all(
      [1, 2].map(() => field.api.post('user', '/api/transactions', body, { key: 'd55' })),
    )
    const statuses = answers.map(answer => answer.statusCode).sort((a, b) => a - b)
    expect([
      [201, 201],
      [201, 409],
    ]).toContainEqual(statuses)
    expect(
      await field.api.database.asAdministrator("select 1 from transactions where description = 'D55'"),
    ).toHaveLength(1)
  })

  test('D57 is refused in a closed period: to make one, to move one into it, to delete one in it', async () => {
    const fund = await field.own.make('funds')
    const period = await field.own.make('reporting-periods', { fundId: fund.id, date: '2026-06-30' })
    const [inside, outside] = [
      await field.own.make('transactions', { fundId: fund.id, date: '2026-05-01' }),
      await field.own.make('transactions', { fundId: fund.id, date: '2026-07-01' }),
    ]
    await field.api.database.asAdministrator("update reporting_periods set status = 'Published' where id = $1", [
      period.id,
    ])
    const body = await field.own.body('transactions', { fundId: fund.id, date: '2026-06-01' })
    const { fundId: _, ...moved } = body
    await field.changed()
    const answers = [
      await post('/api/transactions', body),
      await field.attack('user', `/api/transactions/${outside.id}`, { method: 'PUT', version: 1, body: moved }),
      await field.attack('user', `/api/transactions/${inside.id}`, { method: 'DELETE', version: 1 }),
    ]
    for (const answer of answers)
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'reporting-period-closed'])
  })

  test('D58 has four buyers', async () => {
    const buyers = Array.from({ length: 4 }, () => ({ limitedPartnerId: 1, commitment: '1' }))
    const body = await field.own.body('transfers', { buyers })
    await field.changed()
    expect((await post('/api/transfers', body)).statusCode).toBe(400)
  })
})
