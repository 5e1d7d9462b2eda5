/** Which rows of a file become records: filled as the form fills them, marked where they stand already, left out. */
import { readSheet } from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import type { ImportPreview } from '../../src/api/imports.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { serve } from '../server/serve.ts'
import { upload } from '../server/uploads.ts'

const { api, world } = await serve()
const euro = await world.make('currencies', { code: 'EUR' })
const dollar = await world.make('currencies', { code: 'USD' })
const country = await world.make('countries', { code: 'LU' })
const fund = await world.make('funds', { currencyId: euro.id })
const account = await world.make('bank-accounts', { fundId: fund.id, accountNumber: 'LU75 1', currencyId: euro.id })

interface Sent {
  fields?: Record<string, string>
  query?: string
}

const send = (resource: string, content: string, { fields = { fundId: String(fund.id) }, query = '' }: Sent = {}) =>
  upload(api, 'admin', `/api/${resource}/import${query}`, 'rows.csv', content, fields)
const previewOf = async (resource: string, content: string, sent: Sent = {}) => {
  const answer = await send(resource, content, { ...sent, query: '?preview=true' })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<ImportPreview>()
}
const record = async (resource: string, id: number | undefined) =>
  (await api.get('admin', `/api/${resource}/${id}`)).json<StoredRecord>()
const idsOf = async (answer: ReturnType<typeof send>) => {
  const { body, statusCode, ...rest } = await answer
  expect(statusCode, body).toBe(201)
  return rest.json<{ ids: number[]; existing: number }>()
}

describe('an empty cell', () => {
  test('of a transaction is filled as its form fills it, and said to be', async () => {
    const rows = 'Date;Type;Sub-type;Description;Amount local\n01/09/2026;CapitalCall;Investments;Call 1;100\n'
    const { shown, columns } = await previewOf('transactions', rows)
    expect(shown[0]!.errors).toEqual({})
    expect(shown[0]!.cells).toMatchObject({
      status: 'Booked',
      currencyId: 'EUR',
      fundAccountNumber: 'LU75 1',
      investmentType: 'Not applicable',
      impact: 'Reduces unfunded commitment',
      nonCashItem: 'No',
    })
    expect(shown[0]!.filled).toContain('fundAccountNumber')
    expect(shown[0]!.filled).not.toContain('date')
    expect(columns.map(({ title }) => title)).toContain('Impact')
    const { ids } = await idsOf(send('transactions', rows))
    expect(await record('transactions', ids[0])).toMatchObject({
      impact: 'ReducesUnfunded',
      fundAccountNumber: account.accountNumber,
      amountFund: '100.00',
    })
  })

  test('of other records too: what the investment says of a company, the day that waits for its values, a default', async () => {
    const investment = await world.make('investments', {
      fundId: fund.id,
      dealCurrencyId: dollar.id,
      countryId: country.id,
    })
    const given = { fields: { investmentId: String(investment.id) } }
    await world.make('reporting-periods', { fundId: fund.id, name: 'Q2 2026', date: '2026-06-30' })
    const values = await previewOf('fair-values', 'Value\n100\n', given)
    expect(values.shown[0]).toMatchObject({ cells: { date: '2026-06-30', value: '100' }, filled: ['date'], errors: {} })
    const rates = await previewOf('exchange-rates', 'Currency;In currency;Date;Rate\nUSD;EUR;30/06/2026;0.9\n', {
      fields: {},
    })
    expect(rates.shown[0]).toMatchObject({ cells: { source: 'Entered by hand' }, filled: ['source'] })
  })
})

describe('a row that stands already', () => {
  test('is known by its key, left out unless it is asked for, and told', async () => {
    const rows =
      'Date;Type;Sub-type;Description;Currency;Amount local\n' +
      '02/09/2026;Expense;Bank fees;Fee of August;EUR;-12.5\n02/09/2026;Expense;Bank fees;Fee of July;EUR;-12.40\n'
    const first = rows.split('\n').slice(0, 2).join('\n')
    expect((await idsOf(send('transactions', first))).ids).toHaveLength(1)
    const preview = await previewOf('transactions', rows.replace('Fee of August', 'FEE OF AUGUST'))
    expect(preview).toMatchObject({ rows: 2, wrong: 0, existing: 1 })
    expect(preview.key).toEqual(['Fund', 'Date', 'Investment', 'Description', 'Currency', 'Amount local'])
    expect(preview.shown.map(({ row, existing }) => [row, existing])).toEqual([
      [2, true],
      [3, false],
    ])
    const again = await idsOf(send('transactions', rows))
    expect([again.ids.length, again.existing]).toEqual([1, 1])
    const all = { fundId: String(fund.id), include: '2,3' }
    // Whoever asks for it all the same has to confirm that it is right.
    expect((await send('transactions', rows, { fields: all })).json()).toMatchObject({
      confirm: ['transaction.duplicate'],
    })
    const confirmed = { fields: all, query: '?confirmed=transaction.duplicate' }
    expect((await idsOf(send('transactions', rows, confirmed))).ids).toHaveLength(2)
  })

  test('of what may stand only once says so, and is refused where it is asked for all the same', async () => {
    const partner = await world.make('limited-partners', { fundId: fund.id, name: 'Ashcombe Pension' })
    const rows = 'Name;Legal status\nAshcombe Pension;Legal entity\nMarit Solvang;Natural person\n'
    const preview = await previewOf('limited-partners', rows)
    expect([preview.existing, preview.wrong, preview.key]).toEqual([1, 0, ['Fund', 'Name']])
    expect(preview.shown[0]).toMatchObject({ row: 2, existing: true })
    expect(Object.keys(preview.shown[0]!.errors)).not.toEqual([])
    const refused = await send('limited-partners', rows, { fields: { fundId: String(fund.id), include: '2' } })
    expect(refused.statusCode).toBe(422)
    expect((await record('limited-partners', partner.id)).version).toBe(1)
  })
})

describe('a row', () => {
  const head = 'Date;Type;Sub-type;Description;Currency;Amount local\n'
  const good = '03/09/2026;Expense;Bank fees;Good row;EUR;-1\n'
  const wrong = '31/02/2026;Expense;Bank fees;Wrong row;EUR;-1,5\n'

  test('that is left out neither stops the others nor is written', async () => {
    expect((await send('transactions', head + wrong + good)).statusCode).toBe(422)
    const leaveOut = { fundId: String(fund.id), leaveOut: '2' }
    expect(await previewOf('transactions', head + wrong + good, { fields: leaveOut })).toMatchObject({ wrong: 0 })
    const { ids } = await idsOf(send('transactions', head + wrong + good, { fields: leaveOut }))
    expect(await Promise.all(ids.map(id => record('transactions', id)))).toMatchObject([{ description: 'Good row' }])
    for (const rows of ['two', '2;3', '2,'])
      expect(
        (await send('transactions', head + good, { fields: { fundId: String(fund.id), leaveOut: rows } })).statusCode,
      ).toBe(400)
  })

  test('shows every warning that its form would show, and is written all the same', async () => {
    const preview = await previewOf(
      'transactions',
      head + '04/09/2026;Expense;Bank fees;The other way round;EUR;12.50\n',
    )
    expect(preview.wrong).toBe(0)
    expect(Object.keys(preview.shown[0]!.warnings)).toEqual(['amountLocal'])
  })

  test('that has to be mended comes back as the same sheet, with a column of the reasons', async () => {
    const content = `${head.trim()};Remark\n${wrong.trim()};of May\n${good.trim()};\n`
    const answer = await send('transactions', content, { query: '?mistakes=true' })
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename=transactions-import-mistakes.xlsx',
    })
    const [titles, ...rows] = await readSheet(answer.rawPayload)
    expect(titles).toEqual([...head.trim().split(';'), 'Remark', 'To mend'])
    expect(rows).toHaveLength(1)
    expect(rows[0]!.slice(0, 7)).toEqual(['31/02/2026', 'Expense', 'Bank fees', 'Wrong row', 'EUR', '-1,5', 'of May'])
    expect(rows[0]![7]).toBe(
      'Date: There is no such day. Write day/month/year, such as 31/03/2026.\nAmount local: Write -1.5, with a point for decimals.',
    )
    // Mended and sent again, the column of the reasons is none that is missed.
    const back = `${titles!.join(';')}\n${good.trim()};of May;nothing\n`
    expect((await previewOf('transactions', back)).ignored).toEqual(['Remark'])
  })
})
