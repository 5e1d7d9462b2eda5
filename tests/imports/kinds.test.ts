/** Every kind of record that may be taken over from a spreadsheet, beyond those of api.test.ts. */
import { expect, test } from 'vitest'
import type { ImportPreview } from '../../src/api/imports.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
const euro = await world.make('currencies', { code: 'EUR' })
const krona = await world.make('currencies', { code: 'SEK' })
const sweden = await world.make('countries', { code: 'SE' })
const fund = await world.make('funds', { currencyId: euro.id, name: 'Growth II' })

const send = (resource: string, content: string, fields: Record<string, string> = {}, query = '') =>
  upload(api, 'user', `/api/${resource}/import${query}`, 'rows.csv', content, fields)

async function made(resource: string, content: string, fields: Record<string, string> = {}): Promise<StoredRecord[]> {
  const answer = await send(resource, content, fields)
  expect(answer.statusCode, answer.body).toBe(201)
  const { ids } = answer.json<{ ids: number[] }>()
  return Promise.all(ids.map(async id => (await api.get('user', `/api/${resource}/${id}`)).json<StoredRecord>()))
}

async function previewOf(resource: string, content: string, fields: Record<string, string> = {}) {
  const answer = await send(resource, content, fields, '?preview=true')
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<ImportPreview>()
}

test('contacts, of which one with the same address stands already', async () => {
  const rows =
    'First name;Last name;Email;Phone number\nMarit;Solvang;marit@solvang.example;+47 22 12 34 56\n' +
    'Ann;Lee;ann@lee.example;+44 1632 960123\n'
  expect(await made('contacts', rows)).toMatchObject([
    { firstName: 'Marit', accountStatus: 'None' },
    { lastName: 'Lee', email: 'ann@lee.example' },
  ])
  const again = await previewOf('contacts', rows.replace('ann@', 'ANN@').replace('marit@', 'mary@'))
  expect([again.existing, again.key]).toEqual([1, ['Email']])
})

test('invoices of any fund, with the adjustment that a form begins with', async () => {
  const rows =
    'Fund;Supplier;Number;Date;Currency;Total;VAT\nGrowth II;Halden Audit;2026-17;15/09/2026;EUR;1,000.00;200.00\n'
  expect(await made('invoices', rows)).toMatchObject([
    { fundId: fund.id, status: 'Open', adjustment: '0.00', total: '1000.00', totalWithVat: '1200.00' },
  ])
  expect(await previewOf('invoices', rows)).toMatchObject({ existing: 1, key: ['Supplier', 'Number'] })
})

test('investments with their dated commitments, and the answer that follows from the currencies', async () => {
  const head =
    'Name;Country;Deal currency;Subscription date;Cash flow start date;Commitments: Date;Commitments: Value;' +
    'Commitments 2: Date;Commitments 2: Value\n'
  const rows =
    'Aurelia;SE;SEK;15/01/2024;15/01/2024;15/01/2024;3,000,000.00;01/06/2025;500,000.00\n' +
    'Brightwater;SE;EUR;15/01/2024;15/01/2024;15/01/2024;100.00;;\n'
  const given = { fundId: String(fund.id) }
  expect(await made('investments', head + rows, given)).toMatchObject([
    {
      dealCurrencyId: krona.id,
      inForeignCurrency: true,
      totalCommitment: '3500000.00',
      commitments: [
        { date: '2024-01-15', value: '3000000.00' },
        { date: '2025-06-01', value: '500000.00' },
      ],
    },
    { inForeignCurrency: false, commitments: [{ value: '100.00' }] },
  ])
  const wrong = await previewOf(
    'investments',
    `${head}Clay;SE;EUR;15/01/2024;15/01/2024;10/01/2024;1.00;31/02/2025;2\nDune;SE;EUR;15/01/2024;15/01/2024;;;;\n`,
    given,
  )
  expect(wrong.shown.map(({ errors }) => Object.keys(errors))).toEqual([['commitments.1.date'], ['commitments']])
  expect(wrong.columns.map(({ title }) => title)).toContain('Commitments 2: Date')
})

test('companies of an investment, whose country and currency they have unless they say otherwise', async () => {
  const investment = await world.make('investments', {
    fundId: fund.id,
    countryId: sweden.id,
    dealCurrencyId: krona.id,
  })
  const rows = 'Name;Currency\nNordlys AB;\nNordlys GmbH;EUR\n'
  const given = { investmentId: String(investment.id) }
  const preview = await previewOf('companies', rows, given)
  expect(preview.shown[0]).toMatchObject({ cells: { currencyId: 'SEK', countryId: 'SE' }, errors: {} })
  expect(await made('companies', rows, given)).toMatchObject([
    { currencyId: krona.id, countryId: sweden.id, investmentId: investment.id },
    { currencyId: euro.id, countryId: sweden.id },
  ])
})
