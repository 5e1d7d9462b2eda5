import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import readSheets, { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { StoredRecord } from '../../../src/server/records/values.ts'
import { TemporaryFile } from '../../../src/server/exchange/temporaryFile.ts'
import { startApi } from '../api.ts'
import { entityOf, World } from '../samples.ts'
import { parseCsv } from '../contents.ts'
import { serve } from '../serve.ts'

const { api, world } = await serve({ areas: {} })
const fund = await world.make('funds', { name: 'Larkmoor; "Ventures" I' })

const address = (resource: string, parts: Record<string, unknown>) =>
  `/api/${resource}?${Object.entries(parts)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`)
    .join('&')}`

describe('a list as a spreadsheet', () => {
  test('has real numbers and dates, names instead of ids, titles instead of codes', async () => {
    await world.make('transactions', {
      fundId: fund.id,
      amountFund: '-1234567.89',
      exchangeRateToFund: '1.1234567891',
      date: '2026-03-31',
      nonCashItem: true,
      type: 'ManagementFee',
      description: '=1+1',
    })
    const answer = await api.get('agent', address('transactions', { format: 'xlsx', filter: { fundId: fund.id } }))
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename=transactions.xlsx',
      'cache-control': 'no-store',
    })
    const [header, row, ...others] = await readSheet(answer.rawPayload)
    const value = (title: string) => row![header!.indexOf(title)]
    expect(others).toEqual([])
    expect(value('Fund')).toBe('Larkmoor; "Ventures" I')
    expect(value('Amount fund')).toBe(-1234567.89)
    expect(value('Date')).toEqual(new Date(Date.UTC(2026, 2, 31)))
    expect(value('Non-cash item')).toBe(true)
    expect(value('Description')).toBe('=1+1')
    expect(value('Type')).toBe('Management fee')
    expect(value('Investment')).toBeNull()
  })

  test('holds the columns asked for, in their order and nothing else', async () => {
    const other = await world.make('funds', { name: 'Chosen fund' })
    await world.make('investments', { fundId: other.id, name: 'Chosen' })
    const fields = ['name', 'id', 'fundId']
    const sheets = await readSheets(
      (await api.get('agent', address('investments', { format: 'xlsx', filter: { name: 'Chosen' }, fields })))
        .rawPayload,
    )
    expect(sheets.map(({ data }) => data)).toEqual([
      [
        ['Name', 'ID', 'Fund'],
        ['Chosen', expect.any(Number), 'Chosen fund'],
      ],
    ])
    const csv = await api.get(
      'agent',
      address('investments', { format: 'csv', filter: { name: 'Chosen' }, fields: ['fundId', 'name'] }),
    )
    expect(parseCsv(csv.payload.slice(1))).toEqual([
      ['Fund', 'Name'],
      ['Chosen fund', 'Chosen'],
    ])
  })

  test('refuses columns that are unknown, given twice or no list, and such a choice where it would have no effect', async () => {
    const refusal = async (parts: Record<string, unknown>) => {
      const { status, code, detail } = (await api.get('agent', address('investments', parts))).json<{
        status: number
        code: string
        detail: string
      }>()
      return [status, code, detail]
    }
    for (const fields of [['colour'], ['tenantId'], ['commitments'], ['__proto__'], [7]])
      expect(await refusal({ format: 'csv', fields })).toEqual([
        400,
        'invalid-request',
        `Unknown field "${fields[0]}" to export`,
      ])
    for (const fields of [[], {}, 'name', '["name"', ['name', 'name']])
      expect((await refusal({ format: 'csv', fields }))[2]).toBe(
        'The fields must be a list of different names: ["name", "date"]',
      )
    for (const parts of [{ fields: ['name'] }, { format: 'json', fields: ['name'] }])
      expect((await refusal(parts)).slice(0, 2)).toEqual([400, 'unknown-parameter'])
  })

  test('holds everything that was found, in the order asked for, whatever a page holds', async () => {
    await api.database.asAdministrator(
      `insert into contacts (tenant_id, first_name, last_name, email, phone_number) select $1, 'Bulk', lpad(n::text, 5, '0'), n || '@bulk.example', '1' from generate_series(1, 2500) n`,
      [api.tenants.own],
    )
    const answer = await api.get(
      'agent',
      address('contacts', { format: 'xlsx', filter: { firstName: 'Bulk' }, sort: ['lastName', 'DESC'] }),
    )
    const rows = await readSheet(answer.rawPayload)
    const column = rows[0]!.indexOf('Last name')
    expect(rows.slice(1).map(row => row[column])).toEqual(
      Array.from({ length: 2500 }, (_, index) => String(2500 - index).padStart(5, '0')),
    )
    const json = (await api.get('agent', address('contacts', { format: 'json', filter: { firstName: 'Bulk' } }))).json<
      StoredRecord[]
    >()
    expect(json.length).toBe(2500)
    expect((await api.get('agent', address('contacts', { filter: { id: [json[0]!.id] } }))).json()).toEqual([json[0]])
  })

  test('has a sheet for each list inside the records, keyed by record', async () => {
    const one = await world.make('investments', {
      fundId: fund.id,
      name: 'Aurelia',
      commitments: [
        { date: '2024-01-15', value: '100.25' },
        { date: '2024-02-15', value: '200' },
      ],
    })
    const two = await world.make('investments', {
      fundId: fund.id,
      name: 'Brightwater',
      commitments: [{ date: '2024-03-15', value: '300' }],
    })
    const answer = await api.get(
      'agent',
      address('investments', { format: 'xlsx', filter: { fundId: fund.id }, sort: ['name', 'ASC'] }),
    )
    expect((await readSheets(answer.rawPayload)).map(({ sheet }) => sheet)).toEqual(['Investments', 'Commitments'])
    const rows = await readSheet(answer.rawPayload, 'Commitments')
    expect(rows[0]).toEqual(['Investment ID', 'Investment', 'Line ID', 'Date', 'Value'])
    expect(rows.slice(1).map(row => [row[0], row[1], row[4]])).toEqual([
      [one.id, 'Aurelia', 100.25],
      [one.id, 'Aurelia', 200],
      [two.id, 'Brightwater', 300],
    ])
    const csv = await api.get('agent', address('investments', { format: 'csv', filter: { fundId: fund.id } }))
    expect(csv.body).not.toContain('100.25')
  })

  test('names a record in its sheets of lines by what names it, a period here', async () => {
    const period = await world.make('reporting-periods', { fundId: fund.id, name: 'Q3 2026' })
    const made = await world.make('expenses', { fundId: fund.id, reportingPeriodId: period.id })
    const rows = await readSheet(
      (await api.get('agent', address('expenses', { format: 'xlsx', filter: { reportingPeriodId: [period.id] } })))
        .rawPayload,
      'Management fees',
    )
    expect(rows[0]!.slice(0, 3)).toEqual(['Expense summary ID', 'Expense summary', 'Line ID'])
    expect(rows.length).toBeGreaterThan(1)
    for (const row of rows.slice(1)) expect(row.slice(0, 2)).toEqual([made.id, 'Q3 2026'])
  })

  test('leaves out what the caller may not read', async () => {
    await world.make('limited-partners', { fundId: fund.id, taxNumber: 'CNRY-tax-export' })
    for (const format of ['csv', 'json']) {
      expect((await api.get('agent', address('limited-partners', { format }))).body).not.toContain('CNRY')
      expect((await api.get('user', address('limited-partners', { format }))).body).toContain('CNRY-tax-export')
    }
    expect(
      (await readSheet((await api.get('agent', address('limited-partners', { format: 'xlsx' }))).rawPayload))[0],
    ).not.toContain('Tax number')
    expect(
      (await api.get('agent', address('limited-partners', { format: 'csv', filter: { taxNumber_like: 'CNRY' } })))
        .statusCode,
    ).toBe(400)
    expect((await api.get('investor', address('limited-partners', { format: 'csv' }))).statusCode).toBe(403)
  })

  test('has what is worked out for a list, too', async () => {
    const real = await startApi()
    try {
      await new World(real).make('funds', { name: 'Long lived', commencementDate: '2020-03-31', term: 10 })
      const [shown] = (await real.get('agent', '/api/funds')).json<StoredRecord[]>()
      const ends = String(shown!['endsOn'])
      expect(ends).toMatch(/^\d{4}-\d\d-\d\d$/)
      const [header, row] = parseCsv((await real.get('agent', '/api/funds?format=csv')).body.slice(1))
      const title = entityOf('funds').fields.find(field => field.name === 'endsOn')!.title
      expect(row![header!.indexOf(title)]).toBe(ends)
      const sheet = await readSheet((await real.get('agent', '/api/funds?format=xlsx')).rawPayload)
      expect((sheet[1]![sheet[0]!.indexOf(title)] as unknown as Date).toISOString().slice(0, 10)).toBe(ends)
      expect((await real.get('agent', '/api/funds?format=json')).json<StoredRecord[]>()[0]!['endsOn']).toBe(ends)
    } finally {
      await real.close()
    }
  })

  test('refuses what a list refuses', async () => {
    for (const parts of [
      { format: 'xls' },
      { format: 'csv', filter: { nothing: 1 } },
      { format: 'csv', sort: ['x', 'ASC'] },
      { format: 'csv', range: [0, 5] },
      { format: '' },
    ])
      expect((await api.get('user', address('contacts', parts))).statusCode, JSON.stringify(parts)).toBe(400)
  })
})

describe('a list as text', () => {
  test('is quoted as RFC 4180 says, exact to the cent, and empty where nothing is', async () => {
    await world.make('transactions', {
      fundId: fund.id,
      amountFund: '999999999999.99',
      description: 'a "quoted", text\nin two lines',
      counterparty: null,
      date: '2026-01-05',
    })
    const answer = await api.get(
      'agent',
      address('transactions', { format: 'csv', filter: { fundId: fund.id, amountFund: '999999999999.99' } }),
    )
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=transactions.csv',
    })
    expect(answer.body.charCodeAt(0)).toBe(0xfeff)
    const [header, row] = parseCsv(answer.body.slice(1))
    const value = (title: string) => row![header!.indexOf(title)]
    expect([
      value('Fund'),
      value('Amount fund'),
      value('Description'),
      value('Counterparty'),
      value('Date'),
      value('Non-cash item'),
    ]).toEqual(['Larkmoor; "Ventures" I', '999999999999.99', 'a "quoted", text\nin two lines', '', '2026-01-05', 'No'])
  })

  test('D47 has no text that a spreadsheet program would run', async () => {
    const dangerous = [
      '=HYPERLINK("http://evil","x")',
      '+1',
      '-1+1',
      '@SUM(1)',
      '\t=1',
      '\r=1',
      '=1',
      ' =1',
      '＝1',
      '\n=1',
    ]
    // Past the API, which takes blanks away at both ends.
    for (const description of dangerous) await world.insert('transactions', { description })
    const answer = await api.get('agent', address('transactions', { format: 'csv', sort: ['id', 'ASC'] }))
    const rows = parseCsv(answer.body.slice(1))
    const column = rows[0]!.indexOf('Description')
    const texts = rows.map(row => row[column]!)
    expect(texts.slice(-dangerous.length)).toEqual(dangerous.map(text => `'${text}`))
    expect(texts.filter(text => /^[=+\-@\t\r]/.test(text))).toEqual([])
  })
})

describe('a long answer', () => {
  const leftovers = () => readdirSync(tmpdir()).filter(name => name.startsWith('fund-export-'))
  test('is held in a file without a name, which is gone when it was read', async () => {
    const before = leftovers()
    const file = new TemporaryFile()
    const line = 'x'.repeat(100_000)
    for (let count = 0; count < 100; count += 1) await file.write(line)
    const content = await file.finish()
    expect(leftovers()).toEqual(before)
    let size = 0
    for await (const chunk of content as AsyncIterable<Buffer>) size += chunk.length
    expect(size).toBe(10_000_000)
    const broken = new TemporaryFile()
    for (let count = 0; count < 50; count += 1) await broken.write(line)
    await broken.discard()
    expect(leftovers()).toEqual(before)
  })

  test('is what was written, in its order, however long one text of it is', async () => {
    const texts = ['§ '.repeat(400_000), 'short', '§'.repeat(900_000), '€', 'x'.repeat(1_048_576), 'end']
    const file = new TemporaryFile()
    for (const text of texts) await file.write(text)
    const chunks: Buffer[] = []
    for await (const chunk of (await file.finish()) as AsyncIterable<Buffer>) chunks.push(chunk)
    const content = Buffer.concat(chunks)
    expect(content.equals(Buffer.from(texts.join('')))).toBe(true)
    expect(file.size).toBe(content.length)
  })
})
