import { describe, expect, test } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import type { SheetData } from 'write-excel-file/node'
import type { ImportPreview as Preview } from '../../src/api/imports.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import type { Person } from '../server/api.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
const codes: Record<string, number> = {}
for (const code of ['EUR', 'USD']) codes[code] = (await world.make('currencies', { code })).id
const { id: fundId } = await world.make('funds', { currencyId: codes['EUR'] })
const investmentName = (await world.make('investments', { fundId, name: 'Aurelia Robotics' })).name
await world.make('investments', { fundId: (await world.make('funds')).id, name: 'Elsewhere AG' })

const HEAD = [
  'Date',
  'Type',
  'Sub-type',
  'Investment',
  'Description',
  'Currency',
  'Amount local',
  'Exchange rate to system currency',
  'Amount system',
  'Exchange rate to fund currency',
  'Amount fund',
  'Status',
  'Fund account number',
  'Non-cash item',
  'Investment type',
  'Impact',
]
const row = (changes: Record<string, string> = {}) =>
  HEAD.map(
    title =>
      ({
        Date: '30/09/2026',
        Type: 'Income',
        'Sub-type': 'Dividend',
        Investment: investmentName,
        Description: 'Dividend; "third" quarter',
        Currency: 'usd',
        'Amount local': '2,500,000.00',
        'Exchange rate to system currency': '0.8873',
        'Amount system': '2218250.00',
        'Exchange rate to fund currency': '0.8873',
        'Amount fund': '2218250.00',
        Status: 'booked',
        'Fund account number': 'LU75 9990',
        'Non-cash item': 'No',
        'Investment type': 'Not applicable',
        Impact: 'None',
        ...changes,
      })[title] ?? '',
  )
const csv = (rows: string[][], separator = ';') =>
  `\uFEFF${[HEAD, ...rows].map(cells => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')}\r\n`
const send = (
  person: Person,
  content: string | Uint8Array,
  {
    preview = false,
    confirmed,
    fileName = 'rows.csv',
    fields = { fundId: String(fundId) },
    resource = 'transactions',
  }: Sent = {},
) =>
  upload(
    api,
    person,
    `/api/${resource}/import${preview ? '?preview=true' : confirmed ? `?confirmed=${confirmed}` : ''}`,
    fileName,
    content,
    fields,
  )
const count = async () =>
  (await api.get('agent', `/api/transactions?filter=${encodeURIComponent(JSON.stringify({ fundId }))}`)).json<
    StoredRecord[]
  >().length

interface Sent {
  preview?: boolean
  confirmed?: string
  fileName?: string
  fields?: Record<string, string>
  resource?: string
}

describe('R486 rows that are unusual', () => {
  const usual = row({ Date: '12/02/2026', Description: 'Dividend as usual' })
  const turned = row({
    Date: '12/02/2026',
    Description: 'Dividend turned round',
    'Amount local': '-2,500,000.00',
    'Amount system': '-2218250.00',
    'Amount fund': '-2218250.00',
  })
  const warnings = { amountLocal: ['Income: money usually comes in. What goes out is written (1,000.00).'] }

  test('are shown by the preview with what confirms them, and imported once they are confirmed', async () => {
    const content = csv([usual, turned])
    const before = await count()
    const preview = (await send('user', content, { preview: true })).json<Preview>()
    expect(preview).toMatchObject({ rows: 2, wrong: 0, doubtful: 1, confirm: ['transaction.usuallyIn'] })
    expect(preview.shown.map(each => [each.row, each.errors, each.warnings])).toEqual([
      [3, {}, warnings],
      [2, {}, {}],
    ])
    const refused = await send('user', content)
    expect([refused.statusCode, refused.json()]).toMatchObject([
      422,
      {
        code: 'confirmation-required',
        warnings: { '3.amountLocal': warnings.amountLocal },
        confirm: ['transaction.usuallyIn'],
      },
    ])
    expect(await count()).toBe(before)
    const confirmed = await send('user', content, { confirmed: 'transaction.usuallyIn' })
    expect([confirmed.statusCode, confirmed.json()]).toMatchObject([201, { created: 2 }])
    expect(await count()).toBe(before + 2)
  })

  test('are those that are recorded already, in the file itself and before it', async () => {
    const first = row({ Date: '17/02/2026', Description: 'First tranche' })
    const again = row({ Date: '17/02/2026', Description: 'The same again' })
    const said = { amountLocal: ['Recorded already with this day, type and amount: “First tranche”.'] }
    const content = csv([first, again])
    const preview = (await send('user', content, { preview: true })).json<Preview>()
    expect(preview).toMatchObject({ rows: 2, wrong: 0, doubtful: 1, confirm: ['transaction.duplicate'] })
    expect(preview.shown.map(each => [each.row, each.warnings])).toEqual([
      [3, said],
      [2, {}],
    ])
    expect((await send('user', content)).json()).toMatchObject({ code: 'confirmation-required' })
    expect((await send('user', csv([first]))).json()).toMatchObject({ created: 1 })
    expect((await send('user', csv([again]), { preview: true })).json<Preview>()).toMatchObject({
      doubtful: 1,
      shown: [{ row: 2, warnings: said }],
    })
    expect((await send('user', csv([again]), { confirmed: 'transaction.duplicate' })).json()).toMatchObject({
      created: 1,
    })
  })

  test('come after those that are wrong, which nobody can confirm', async () => {
    const other = row({ Date: '13/02/2026', Description: 'Later and usual' })
    const again = turned.map(cell => (cell === 'Dividend turned round' ? 'Later turned round' : cell))
    const content = csv([other, again, row({ Currency: 'XXX' })])
    const preview = (await send('user', content, { preview: true })).json<Preview>()
    expect(preview.shown.map(each => each.row)).toEqual([4, 3, 2])
    const answer = await send('user', content, { confirmed: 'transaction.usuallyIn' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'rule'])
  })
})

describe('the import of transactions', () => {
  test('holds each amount to its currency, as a form does: no other rounding, and no rate of a currency into itself', async () => {
    const euro = {
      Currency: 'eur',
      'Amount local': '100.40',
      'Exchange rate to system currency': '1',
      'Amount system': '100.40',
      'Exchange rate to fund currency': '1',
    }
    const rows = [
      row({ ...euro, 'Amount fund': '100.40' }),
      row({ ...euro, 'Amount fund': '100.00' }),
      row({ ...euro, 'Amount fund': '301.20', 'Exchange rate to fund currency': '3' }),
    ]
    const { shown } = (await send('user', csv(rows), { preview: true })).json<Preview>()
    expect(shown.map(each => [each.row, each.errors])).toEqual([
      [3, { amountFund: ['At this rate the amount is 100.40.'] }],
      [4, { exchangeRateToFund: ['A currency into itself is 1.'] }],
      [2, {}],
    ])
  })

  test('shows what is wrong at row and column and writes nothing, as preview and as import', async () => {
    await world
      .make('reporting-periods', { fundId, name: 'Q1 2026', date: '2026-03-31' })
      .then(period => api.post('user', `/api/reporting-periods/${period.id}/complete`, {}, { version: 1 }))
    const rows = [
      row(),
      row({ 'Amount local': '2.500.000,00' }),
      row({ Investment: 'Elsewhere AG', 'Sub-type': 'Full exit' }),
      row({ Date: '01/03/2026' }),
      row({ 'Amount fund': '1.00' }),
      row({ Description: '', Currency: 'XXX' }),
    ]
    const before = await count()
    const preview = await send('user', csv(rows), { preview: true })
    expect(preview.statusCode, preview.body).toBe(200)
    const found = preview.json<Preview>()
    expect([found.rows, found.wrong, found.columns.length]).toEqual([6, 5, HEAD.length])
    expect(found.shown.map(each => [each.row, Object.keys(each.errors).sort()])).toEqual([
      [3, ['amountLocal']],
      [4, ['investmentId']],
      [5, ['date']],
      [6, ['amountFund']],
      [7, ['currencyId', 'description']],
      [2, []],
    ])
    expect(found.shown[1]!.errors).toMatchObject({ investmentId: ['There is no investment “Elsewhere AG”'] })
    expect(found.shown[2]!.errors['date']![0]).toContain('Q1 2026')
    expect(found.shown[3]!.errors).toEqual({ amountFund: ['At this rate the amount is 2,218,250.00.'] })
    const refused = await send('user', csv(rows))
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      detail: 'Nothing was imported: 5 of 6 rows have to be mended first',
      errors: { '6.amountFund': ['At this rate the amount is 2,218,250.00.'] },
    })
    expect(await count()).toBe(before)
  })

  test('works out rates and amounts that were left empty from the local amount and the rates of the day, shows them in the preview, and leaves stated ones', async () => {
    await world.make('exchange-rates', {
      currencyId: codes['USD'],
      toCurrencyId: codes['EUR'],
      date: '2026-07-31',
      rate: '0.875',
    })
    await world.make('exchange-rates', {
      currencyId: codes['USD'],
      toCurrencyId: codes['EUR'],
      date: '2026-09-15',
      rate: '0.8873',
    })
    const open = {
      'Exchange rate to system currency': '',
      'Amount system': '',
      'Exchange rate to fund currency': '',
      'Amount fund': '',
    }
    const rows = [
      row(open),
      row({ ...open, Date: '10/09/2026', 'Exchange rate to fund currency': '0.9' }),
      row({ ...open, Currency: 'EUR', 'Amount local': '10.01' }),
      row({ ...open, Date: '01/07/2026' }),
    ]
    const { wrong, shown } = (await send('user', csv(rows), { preview: true })).json<Preview>()
    expect([wrong, shown[0]!.row, Object.keys(shown[0]!.errors).sort()]).toEqual([
      1,
      5,
      ['amountFund', 'amountSystem', 'exchangeRateToFund', 'exchangeRateToSystem'],
    ])
    expect(
      shown
        .slice(1)
        .map(({ cells }) =>
          ['exchangeRateToFund', 'amountFund', 'exchangeRateToSystem', 'amountSystem'].map(name => cells[name]),
        ),
    ).toEqual([
      ['0.8873', '2218250.00', '0.8873', '2218250.00'],
      ['0.9', '2250000.00', '0.875', '2187500.00'],
      ['1', '10.01', '1', '10.01'],
    ])
    const before = await count()
    expect((await send('user', csv(rows))).statusCode).toBe(422)
    expect(await count()).toBe(before)
    // The four columns need not be there at all.
    const kept = HEAD.flatMap((title, index) => (title in open ? [] : [index]))
    const narrow = [HEAD, rows[0]!]
      .map(cells => kept.map(index => `"${cells[index]!.replaceAll('"', '""')}"`).join(';'))
      .join('\r\n')
    expect(
      (await send('user', narrow, { preview: true }))
        .json<Preview>()
        .columns.map(({ title }) => title)
        .filter(title => title in open).length,
    ).toBe(4)
    const made = await send('user', narrow)
    expect(made.statusCode, made.body).toBe(201)
    expect((await api.get('agent', `/api/transactions/${made.json<{ ids: number[] }>().ids[0]}`)).json()).toMatchObject(
      { amountFund: '2218250.00', amountSystem: '2218250.00', exchangeRateToFund: '0.8873' },
    )
  })

  test('takes all rows over, from CSV and from a workbook, exactly and with their history', async () => {
    const before = await count()
    const twice = [
      row({ Description: 'Dividend; "fourth" quarter' }),
      row({ Description: 'Dividend; "fourth" quarter' }),
    ]
    expect((await send('user', csv(twice), { preview: true })).json()).toMatchObject({ rows: 2, wrong: 0 })
    expect(await count()).toBe(before)
    const imported = await send('user', csv(twice, ','), { confirmed: 'transaction.duplicate' })
    expect(imported.statusCode, imported.body).toBe(201)
    const { ids } = imported.json<{ ids: number[] }>()
    const record = (await api.get('agent', `/api/transactions/${ids[0]}`)).json<StoredRecord>()
    expect(record).toMatchObject({
      fundId,
      date: '2026-09-30',
      type: 'Income',
      description: 'Dividend; "fourth" quarter',
      currencyId: codes['USD'],
      amountFund: '2218250.00',
      exchangeRateToFund: '0.8873',
      nonCashItem: false,
      status: 'Booked',
    })
    expect(
      (await api.get('agent', `/api/transactions/${ids[0]}/history`))
        .json<{ action: string }[]>()
        .map(({ action }) => action),
    ).toEqual(['create'])
    const cells = row({ Description: 'Of a workbook' }).map((cell, index) =>
      HEAD[index] === 'Date'
        ? { value: new Date(Date.UTC(2026, 8, 30)), type: Date, format: 'dd/mm/yyyy' }
        : /^Amount|rate/.test(HEAD[index]!)
          ? { value: Number(cell.replaceAll(',', '')), type: Number }
          : { value: cell, type: String },
    )
    const workbook = await writeXlsxFile([
      { sheet: 'Transactions', data: [HEAD.map(value => ({ value, type: String })), cells] as SheetData },
    ]).toBuffer()
    const second = await send('admin', workbook, { fileName: 'rows.xlsx', confirmed: 'transaction.duplicate' })
    expect(second.statusCode, second.body).toBe(201)
    const { id: _id, version: _version, createdAt: _created, updatedAt: _updated, description: _, ...same } = record
    expect(
      (await api.get('agent', `/api/transactions/${second.json<{ ids: number[] }>().ids[0]}`)).json(),
    ).toMatchObject(same)
  })

  test('refuses files that are none, too long, or have no column of ours, each with words', async () => {
    const words = async (content: string | Uint8Array, fileName = 'rows.csv') => {
      const answer = await send('user', content, { fileName })
      return [answer.statusCode, answer.json<{ detail: string }>().detail]
    }
    expect(await words(csv([]))).toEqual([400, 'The file has no rows below its head'])
    expect(await words(csv(Array.from({ length: 2_001 }, () => row())))).toEqual([
      400,
      'The file has 2001 rows; at most 2000 are taken at once. Split it.',
    ])
    expect((await words('a;b\n1;2'))[1]).toContain('No column has the name of a field')
    expect(await words('Date;Date\n1;2')).toEqual([400, 'The column “Date” stands in the file twice'])
    expect(await words('Date\n"1')).toEqual([400, 'The file could not be read. Is it a workbook or a CSV table?'])
    expect(await words(csv([row()]), 'rows.pdf')).toEqual([415, 'File type not allowed'])
    expect(await words(csv([row()]), 'rows.xlsx')).toEqual([
      415,
      'The file does not hold what its name says: it is no XLSX. Choose another file.',
    ])
    expect((await words(Buffer.alloc(6_000_000, 'a')))[0]).toBe(413)
  })

  test('is for those who may add, and stays in the tenant', async () => {
    for (const person of ['agent', 'investor', 'global', 'mixed'] as const)
      expect((await send(person, csv([row()]), { preview: true })).statusCode).toBe(403)
    const strange = await send('stranger', csv([row({ Investment: '', Type: 'Expense', 'Sub-type': 'Legal' })]))
    expect(strange.statusCode).toBe(422)
    expect((await send('user', csv([row()]), { fields: { fundId: '1; drop table funds' } })).statusCode).toBe(400)
    expect((await send('user', csv([row()]), { fields: { amountFund: '1' } })).statusCode).toBe(400)
  })
})
