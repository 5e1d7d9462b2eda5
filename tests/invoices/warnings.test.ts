/** An invoice that was entered before is asked about: whoever pays it twice seldom gets the money back. */
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { World } from '../server/samples.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
const { id: currencyId } = await world.make('currencies', { code: 'EUR' })
const { id: fundId } = await world.make('funds')

interface Answer extends StoredRecord {
  code?: string
  warnings?: Record<string, string[]>
  confirm?: string[]
}

let count = 0
const body = (changes: Record<string, unknown> = {}) =>
  world.body('invoices', {
    fundId,
    currencyId,
    supplier: 'Harrel & Voss Audit',
    number: `H-${(count += 1)}`,
    date: '2026-05-04',
    total: '1000.00',
    vat: '170.00',
    ...changes,
  })
const post = async (values: object, query = '') => {
  const answer = await api.post('user', `/api/invoices${query}`, values)
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

describe('R486 an invoice that was entered before', () => {
  test('is asked about: the same supplier, day and amount under another number, of whichever fund', async () => {
    const first = (await post(await body({ number: 'HV 1' }))).body
    const { id: other } = await world.make('funds')
    const again = await body({ number: 'HV 2', fundId: other, supplier: 'HARREL & Voss Audit', total: '1000' })
    const said = { total: ['Recorded already of this supplier, day and amount: number HV 1.'] }
    expect(await post(again)).toMatchObject({
      status: 422,
      body: { code: 'confirmation-required', warnings: said, confirm: ['invoice.duplicate'] },
    })
    const saved = await post(again, '?confirmed=invoice.duplicate')
    expect(saved).toMatchObject({ status: 201, body: { number: 'HV 2', warnings: said } })
    // Nothing of it changes, and nobody is asked.
    const kept = { ...again, vat: '160.00' }
    const changed = await api.put('user', `/api/invoices/${saved.body.id}`, 1, kept)
    expect([changed.statusCode, changed.json<Answer>().warnings]).toEqual([200, undefined])
    const apart = await api.put('user', `/api/invoices/${saved.body.id}`, 2, { ...kept, total: '999.99' })
    expect([apart.statusCode, apart.json<Answer>().warnings]).toEqual([200, undefined])
    expect((await api.put('user', `/api/invoices/${saved.body.id}`, 3, kept)).json()).toMatchObject({
      status: 422,
      warnings: said,
    })
    expect((await api.remove('user', `/api/invoices/${first.id}`, 1)).statusCode).toBe(200)
    expect((await api.put('user', `/api/invoices/${saved.body.id}`, 3, kept)).statusCode).toBe(200)
  })

  test('is asked about under the same number in other letters; in the same letters it is refused', async () => {
    await post(await body({ number: 'Ab-7', date: '2026-06-01' }))
    expect(await post(await body({ number: 'AB-7', date: '2026-06-02', total: '5' }))).toMatchObject({
      status: 422,
      body: {
        warnings: { number: ['Recorded already of this supplier: number Ab-7.'] },
        confirm: ['invoice.duplicateNumber'],
      },
    })
    expect(await post(await body({ number: 'Ab-7', date: '2026-06-01' }))).toMatchObject({
      status: 409,
      body: { code: 'already-exists' },
    })
  })

  test('is none of another supplier, day, currency or amount, nor of another tenant', async () => {
    const { id: other } = await world.make('currencies', { code: 'USD' })
    const there = new World(api, 'other')
    await there.make('invoices', { supplier: 'Harrel & Voss Audit', number: 'X', date: '2026-07-01', total: '1000.00' })
    for (const changes of [
      {},
      { supplier: 'Aldwin Tarn LLP' },
      { date: '2026-07-02' },
      { currencyId: other },
      { total: '1000.01' },
    ]) {
      const saved = await post(await body({ date: '2026-07-01', ...changes }))
      expect([changes, saved.status, saved.body.warnings]).toEqual([changes, 201, undefined])
    }
  })

  test('is named by the preview of an import, and imported once it is confirmed', async () => {
    await post(await body({ number: 'IMP 1', date: '2026-08-01' }))
    const { name } = (await api.get('user', `/api/funds/${fundId}`)).json<{ name: string }>()
    const content = [
      'Supplier;Number;Fund;Date;Currency;Total;VAT',
      `Harrel & Voss Audit;IMP 2;${name};01/08/2026;EUR;1000.00;0`,
    ].join('\r\n')
    const send = (query: string) => upload(api, 'user', `/api/invoices/import?${query}`, 'invoices.csv', content, {})
    expect((await send('preview=true')).json()).toMatchObject({ rows: 1, wrong: 0, confirm: ['invoice.duplicate'] })
    expect((await send('confirmed=invoice.duplicate')).json()).toMatchObject({ created: 1 })
  })
})
