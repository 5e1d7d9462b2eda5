import { beforeEach, describe, expect, test, vi } from 'vitest'
import { calls } from '../../src/web/data/calls.ts'
import { dataProvider } from '../../src/web/data/dataProvider.ts'
import { http } from '../../src/web/data/http.ts'
import { isBlocked } from '../../src/web/kit/data/blocked.ts'
import { invoiceActions } from '../../src/invoices/actions.ts'

vi.mock('../../src/web/data/http.ts', () => ({ http: vi.fn() }))
const request = vi.mocked(http)

beforeEach(() => {
  request.mockReset()
  answer({ id: 7, version: 4, name: 'Larkmoor Growth II' })
})

function answer(json: unknown, headers: Record<string, string> = {}): void {
  request.mockResolvedValue({
    status: 200,
    headers: new Headers(headers),
    body: JSON.stringify(json),
    json,
    blob: new Blob([JSON.stringify(json)]),
  })
}

function sent() {
  const [address, options = {}] = request.mock.calls.at(-1)!
  const url = new URL(address, 'http://localhost')
  const headers = Object.fromEntries(new Headers(options.headers))
  return {
    method: options.method ?? 'GET',
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers,
    body: typeof options.body === 'string' ? (JSON.parse(options.body) as unknown) : options.body,
  }
}

describe('the data provider reads', () => {
  test('R463 a list in the dialect of ra-data-simple-rest: filter, sort, range and the count from Content-Range', async () => {
    answer([{ id: 1 }, { id: 2 }], { 'Content-Range': 'funds 25-26/319' })
    const { data, total } = await dataProvider.getList('funds', {
      filter: { q: 'ash' },
      sort: { field: 'name', order: 'DESC' },
      pagination: { page: 2, perPage: 25 },
    })
    expect(data).toEqual([{ id: 1 }, { id: 2 }])
    expect(total).toBe(319)
    expect(sent()).toMatchObject({
      method: 'GET',
      path: '/api/funds',
      query: { filter: '{"q":"ash"}', sort: '["name","DESC"]', range: '[25,49]' },
    })
    expect(sent().headers['range']).toBeUndefined()
  })

  test('R463 one record by its id, and many by a filter of ids', async () => {
    await dataProvider.getOne('funds', { id: 7 })
    expect(sent().path).toBe('/api/funds/7')
    answer([{ id: 1 }, { id: 2 }])
    await dataProvider.getMany('countries', { ids: [1, 2] })
    expect(sent()).toMatchObject({ path: '/api/countries', query: { filter: '{"id":[1,2]}' } })
  })
})

describe('the data provider writes', () => {
  test('a new record with a key that makes a repetition harmless, and only what may be written', async () => {
    await dataProvider.create('contacts', {
      data: {
        firstName: 'Imogen',
        lastName: 'Hale',
        email: 'i@ashcombe.example',
        phoneNumber: '+352 1',
        accountStatus: 'Active',
        version: 3,
        id: 9,
        faxNumber: '',
      },
    })
    const { method, path, headers, body } = sent()
    expect({ method, path }).toEqual({ method: 'POST', path: '/api/contacts' })
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(body).toEqual({ firstName: 'Imogen', lastName: 'Hale', email: 'i@ashcombe.example', phoneNumber: '+352 1' })
  })

  test('with the warnings that a person has confirmed, and without a word of them otherwise', async () => {
    const [confirmed, stored] = [['transaction.usuallyOut', 'transaction.usuallyIn'], { id: 7, version: 3 }]
    const sheet = { file: new File([''], 'a.csv'), given: {}, leaveOut: [], include: [] }
    const writes = [
      (meta: object) => dataProvider.create('transactions', { data: {}, meta }),
      (meta: object) => dataProvider.update('transactions', { id: 7, data: stored, previousData: stored, meta }),
      (meta: object) => dataProvider.act('bank-accounts', { action: 'verify', id: 7, version: 3, ...meta }),
      (meta: object) => dataProvider.importFile('transactions', { ...sheet, ...meta }),
    ]
    for (const write of writes) {
      await write({ attempt: 'one', confirmed })
      expect(sent().query).toEqual({ confirmed: 'transaction.usuallyOut,transaction.usuallyIn' })
      await write({ attempt: 'one', confirmed: [] })
      expect(sent().query).toEqual({})
    }
  })

  test('the same content of one attempt with the same key, since its answer may have been lost', async () => {
    const contact = { firstName: 'Imogen', lastName: 'Hale', email: 'i@ashcombe.example', phoneNumber: '+352 1' }
    const file = new File(['%PDF-'], 'letter.pdf')
    const writes = (attempt: string, words: string) => [
      () => dataProvider.create('contacts', { data: { ...contact, firstName: words }, meta: { attempt } }),
      () => dataProvider.act('bank-accounts', { action: 'verify', id: 7, version: 2, body: { note: words }, attempt }),
      () => dataProvider.upload('contacts', { id: 7, file, description: words, kind: 'Identification', attempt }),
    ]
    const keys: string[] = []
    for (const write of [
      ...writes('first', 'Imogen'),
      ...writes('first', 'Imogen'),
      ...writes('first', 'Ines'),
      ...writes('second', 'Imogen'),
    ]) {
      await write()
      keys.push(sent().headers['idempotency-key']!)
    }
    expect(keys.slice(3, 6)).toEqual(keys.slice(0, 3))
    expect(new Set(keys).size).toBe(9)
    await dataProvider.create('contacts', { data: contact })
    const without = sent().headers['idempotency-key']
    await dataProvider.create('contacts', { data: contact })
    expect(sent().headers['idempotency-key']).not.toBe(without)
  })

  test('many records one by one, each whole and with its own version', async () => {
    answer({ id: 7, version: 3, name: 'Larkmoor', quality: 'Advisor' })
    await dataProvider.updateMany('fund-managers', { ids: [7], data: { quality: 'Manager' } })
    expect(sent()).toMatchObject({
      method: 'PUT',
      path: '/api/fund-managers/7',
      headers: { 'if-match': '"3"' },
      body: { name: 'Larkmoor', quality: 'Manager' },
    })
  })

  test('a change with the version it was made from', async () => {
    await dataProvider.update('fund-managers', {
      id: 7,
      data: { id: 7, version: 3, name: 'Larkmoor', quality: 'A', updatedAt: '2026-11-01T00:00:00Z' },
      previousData: { id: 7, version: 2 },
    })
    expect(sent()).toMatchObject({
      method: 'PUT',
      path: '/api/fund-managers/7',
      headers: { 'if-match': '"3"' },
      body: { name: 'Larkmoor', quality: 'A' },
    })
    expect(sent().body).not.toHaveProperty('updatedAt')
  })

  test('what can be cancelled as long as it is on its way', async () => {
    const { signal } = new AbortController()
    const previousData = { id: 7, version: 3 }
    await dataProvider.update('funds', { id: 7, data: previousData, previousData, meta: { attempt: 'a', signal } })
    await dataProvider.create('funds', { data: { name: 'New' }, meta: { attempt: 'a', signal } })
    expect(request.mock.calls.map(([, options]) => options?.signal)).toEqual([signal, signal])
  })

  test('a deletion with the version that was seen', async () => {
    await dataProvider.delete('funds', { id: 7, previousData: { id: 7, version: 5 } })
    expect(sent()).toMatchObject({ method: 'DELETE', path: '/api/funds/7', headers: { 'if-match': '"5"' } })
    expect(sent().body).toBeUndefined()
  })

  test('an action by its kebab-case word, with version and key; a preview says so', async () => {
    await dataProvider.act('bank-accounts', { action: 'submitForVerification', id: 7, version: 2, body: { note: 'x' } })
    expect(sent()).toMatchObject({
      method: 'POST',
      path: '/api/bank-accounts/7/submit-for-verification',
      headers: { 'if-match': '"2"' },
      body: { note: 'x' },
    })
    await calls.actOnAll(invoiceActions.proposeManagementFees, { body: { fundId: 3 }, preview: true })
    expect(sent()).toMatchObject({
      method: 'POST',
      path: '/api/invoices/propose-management-fees',
      query: { preview: 'true' },
      body: { fundId: 3 },
    })
  })

  test('a document as the parts that the server reads', async () => {
    const file = new File(['%PDF-'], 'letter.pdf')
    await dataProvider.upload('contacts', { id: 7, file, description: 'Passport', kind: 'Identification' })
    const { path, body } = sent()
    expect(path).toBe('/api/contacts/7/documents')
    expect(Object.fromEntries(body as FormData)).toMatchObject({
      description: 'Passport',
      kind: 'Identification',
      File: expect.objectContaining({ name: 'letter.pdf' }),
    })
  })

  test('R030 with the interface blocked until the answer, while reading blocks nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof http>>>()
    request.mockReturnValue(promise)
    const reading = dataProvider.getOne('funds', { id: 7 })
    expect(isBlocked()).toBe(false)
    const writing = dataProvider.delete('funds', { id: 7, previousData: { id: 7, version: 5 } })
    expect(isBlocked()).toBe(true)
    resolve({ status: 200, headers: new Headers(), body: '{}', json: { id: 7 }, blob: new Blob() })
    await Promise.all([reading, writing])
    expect(isBlocked()).toBe(false)
  })
})

describe('the data provider downloads', () => {
  test('everything found, under the name that the server gives it', async () => {
    answer([], { 'Content-Disposition': 'attachment; filename="funds.xlsx"; filename*=UTF-8\'\'F%C3%B6nds.xlsx' })
    const { data } = await dataProvider.exportList('funds', {
      filter: { q: 'ash' },
      sort: { field: 'name', order: 'ASC' },
      format: 'xlsx',
    })
    expect(data.fileName).toBe('Fönds.xlsx')
    expect(sent()).toMatchObject({
      path: '/api/funds',
      query: { format: 'xlsx', filter: '{"q":"ash"}', sort: '["name","ASC"]' },
    })
    answer([], { 'Content-Disposition': 'attachment; filename=passport.pdf' })
    expect((await dataProvider.download({ id: 3 })).data.fileName).toBe('passport.pdf')
    answer([])
    expect((await dataProvider.download({ id: 3 })).data.fileName).toBe('document-3')
  })
})
