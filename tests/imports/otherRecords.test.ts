import { describe, expect, test } from 'vitest'
import type { ImportPreview as Preview } from '../../src/api/imports.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
for (const code of ['EUR', 'USD']) await world.make('currencies', { code })
const { id: fundId } = await world.make('funds')

interface Sent {
  resource: string
  preview?: boolean
  fields?: Record<string, string>
}

const send = (
  person: Person,
  content: string,
  { resource, preview = false, fields = { fundId: String(fundId) } }: Sent,
) => upload(api, person, `/api/${resource}/import${preview ? '?preview=true' : ''}`, 'rows.csv', content, fields)

describe('the import of other records', () => {
  test('takes exchange rates by code, fair values of an investment, and limited partners without commitments', async () => {
    const rates = await send(
      'admin',
      'Currency;In currency;Date;Rate\nUSD;EUR;31/08/2026;0.91\nUSD;EUR;2026-09-30;0.9234567891\n',
      { resource: 'exchange-rates', fields: {} },
    )
    expect([rates.statusCode, rates.json()]).toMatchObject([201, { created: 2 }])
    expect(
      (
        await send('user', 'Currency;In currency;Date;Rate\nUSD;EUR;31/07/2026;0.91\n', {
          resource: 'exchange-rates',
          fields: {},
        })
      ).statusCode,
    ).toBe(403)
    const again = await send(
      'admin',
      'Currency;In currency;Date;Rate\nUSD;EUR;31/10/2026;0.91\nUSD;EUR;31/10/2026;0.92\n',
      { resource: 'exchange-rates', fields: {}, preview: true },
    )
    expect(again.json<Preview>()).toMatchObject({ wrong: 1, shown: [{ row: 3 }, { row: 2 }] })

    const investment = await world.make('investments', { fundId: (await world.make('funds')).id })
    const values = await send('user', 'Date,Fully diluted ownership,Cost,Value\n30/06/2026,12.5,100.00,"1,250.00"\n', {
      resource: 'fair-values',
      fields: { investmentId: String(investment.id) },
    })
    expect(values.statusCode, values.body).toBe(201)
    expect(
      (await api.get('agent', `/api/fair-values/${values.json<{ ids: number[] }>().ids[0]}`)).json(),
    ).toMatchObject({ investmentId: investment.id, date: '2026-06-30', value: '1250.00', cost: '100.00' })

    const partners = await send(
      'user',
      'Name;Legal status\nAshcombe Pension;Legal entity\nMarit Solvang;Natural person\n',
      { resource: 'limited-partners' },
    )
    expect(partners.statusCode, partners.body).toBe(201)
    const [id] = partners.json<{ ids: number[] }>().ids
    expect((await api.get('agent', `/api/limited-partners/${id}`)).json()).toMatchObject({
      fundId,
      name: 'Ashcombe Pension',
      legalStatus: 'LegalEntity',
    })
    expect(
      (
        await api.get(
          'agent',
          `/api/limited-partner-commitments?filter=${encodeURIComponent(JSON.stringify({ limitedPartnerId: id }))}`,
        )
      ).json(),
    ).toEqual([])
  })
})
