/** What the API, its exports and the history answer: every amount with the decimals of its currency. */
import { expect, test } from 'vitest'
import { partsOf, unpacked } from '../../src/server/exchange/archive.ts'
import type { StoredRecord } from '../../src/server/records/values.ts'
import { dataCell } from '../../src/server/exchange/exportCells.ts'
import { entities } from '../../generated/entities.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()

const yen = await world.make('currencies', { code: 'JPY', minorUnits: 0 })
const dinar = await world.make('currencies', { code: 'KWD', minorUnits: 3 })
const fund = await world.make('funds', { currencyId: dinar.id })
const filter = encodeURIComponent(JSON.stringify({ fundId: fund.id }))

async function invoice(values: object): Promise<StoredRecord> {
  const body = { ...(await world.body('invoices', { fundId: fund.id, ...values })), fundId: fund.id, ...values }
  const made = await api.post('user', '/api/invoices', body)
  expect(made.statusCode, made.body).toBe(201)
  return made.json<StoredRecord>()
}

test('R483 an amount has the decimals of its currency in what a write, a record, a list and a history answer', async () => {
  const inYen = { total: '100', adjustment: '0', vat: '10', totalWithVat: '110' }
  const inDinar = { total: '1.250', adjustment: '0.000', vat: '0.500', totalWithVat: '1.750' }
  const given = { adjustment: '0' }
  const made = [
    await invoice({ number: 'Y', currencyId: yen.id, total: '100.00', vat: '10', ...given }),
    await invoice({ number: 'D', currencyId: dinar.id, total: '1.25', vat: '0.5', ...given }),
  ]
  expect(made).toMatchObject([inYen, inDinar])
  const listed = (
    await api.get('user', `/api/invoices?filter=${filter}&sort=${encodeURIComponent('["id","asc"]')}`)
  ).json<StoredRecord[]>()
  expect(listed).toMatchObject([inYen, inDinar])
  for (const [index, { id }] of made.entries()) {
    const { totalWithVat, ...stored } = [inYen, inDinar][index]!
    expect((await api.get('user', `/api/invoices/${id}`)).json()).toMatchObject({ ...stored, totalWithVat })
    const [entry] = (await api.get('user', `/api/invoices/${id}/history`)).json<{ changes: unknown[] }[]>()
    expect(entry!.changes).toContainEqual({ field: 'total', old: null, new: stored.total })
  }
})

test('R483 an amount that is sent in another form of the same is no change', async () => {
  const { id } = await invoice({ number: 'S', currencyId: yen.id, total: '100', adjustment: '0', vat: '0' })
  const stored = (await api.get('user', `/api/invoices/${id}`)).json<StoredRecord>()
  const writable = Object.keys(await world.body('invoices', { fundId: fund.id, number: 'S', description: 'x' }))
  const body = Object.fromEntries(writable.filter(name => name !== 'fundId').map(name => [name, stored[name]]))
  const put = await api.put('user', `/api/invoices/${id}`, stored.version, { ...body, fundId: fund.id, vat: '5' })
  expect(put.statusCode, put.body).toBe(200)
  expect(put.json()).toMatchObject({ total: '100', vat: '5', totalWithVat: '105' })
  const [entry] = (await api.get('user', `/api/invoices/${id}/history`)).json<{ changes: unknown[] }[]>()
  expect(entry!.changes).toEqual([{ field: 'vat', old: '0', new: '5' }])
})

test('R483 exports write every amount with the decimals of its currency', async () => {
  const query = `filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id, number_in: ['Y', 'D'] }))}&sort=${encodeURIComponent('["id","asc"]')}`
  const fields = encodeURIComponent('["total","vat","totalWithVat"]')
  const csv = (await api.get('user', `/api/invoices?${query}&format=csv&fields=${fields}`)).body.slice(1).split('\r\n')
  expect(csv.slice(1, 3)).toEqual(['100,10,110', '1.250,0.500,1.750'])
  const json = (await api.get('user', `/api/invoices?${query}&format=json`)).json()
  expect(json).toMatchObject([
    { total: '100', totalWithVat: '110' },
    { total: '1.250', totalWithVat: '1.750' },
  ])
  const total = entities.invoice.fields.find(({ name }) => name === 'total')!
  expect(dataCell(total, '100')).toMatchObject({ value: 100, format: '#,##0;(#,##0)' })
  expect(dataCell(total, '1.250')).toMatchObject({ value: 1.25, format: '#,##0.000;(#,##0.000)' })
})

test('R483 an amount without a currency of its own has the decimals of its fund, however far away the fund is', async () => {
  const investment = await world.make('investments', {
    fundId: fund.id,
    dealCurrencyId: yen.id,
    commitments: [{ date: '2025-01-01', value: '5' }],
  })
  const inFils = await world.make('investments', {
    fundId: fund.id,
    dealCurrencyId: dinar.id,
    commitments: [{ date: '2025-01-01', value: '1.234' }],
  })
  const fairValue = await world.make('fair-values', { investmentId: investment.id, value: '10', cost: '2.5' })
  const of = async (path: string) => (await api.get('user', `/api/${path}`)).json<StoredRecord>()
  expect(await of(`fair-values/${fairValue.id}`)).toMatchObject({ value: '10.000', cost: '2.500' })
  expect(await of(`investments/${investment.id}`)).toMatchObject({
    totalCommitment: '5',
    commitments: [{ value: '5' }],
    invested: '0.000',
  })
  expect(await of(`investments/${inFils.id}`)).toMatchObject({ totalCommitment: '1.234', invested: '0.000' })
  const partner = await world.make('limited-partners', { fundId: fund.id })
  const closing = await world.make('closings', { fundId: fund.id })
  await world.insert('limited-partner-commitments', {
    limitedPartnerId: partner.id,
    closingId: closing.id,
    value: '7.25',
  })
  expect(await of(`limited-partners/${partner.id}`)).toMatchObject({ totalCommitment: '7.250', remaining: '7.250' })
})

test('R483 sums and figures have the decimals of the currency they are in', async () => {
  const partner = await world.make('limited-partners', { fundId: fund.id })
  const closing = await world.make('closings', { fundId: fund.id, date: '2025-01-01' })
  await world.insert('limited-partner-commitments', {
    limitedPartnerId: partner.id,
    closingId: closing.id,
    date: '2025-01-01',
    value: '7.25',
  })
  const of = async <Answer>(path: string) => (await api.get('user', `/api/${path}`)).json<Answer>()
  expect(await of(`limited-partners/${partner.id}/ledger`)).toMatchObject({
    figures: {
      commitment: { value: '7.250', rows: [{ amount: '7.250' }] },
      calledPercent: { value: '0.00' },
      shares: { value: '0.000000' },
    },
    rollForward: { commitments: '7.250', calls: '0.000' },
  })
  const own = encodeURIComponent(JSON.stringify({ id: [partner.id] }))
  expect(await of(`limited-partners/totals?filter=${own}`)).toMatchObject({ totalCommitment: '7.250' })
  expect(await of(`transactions/totals?filter=${filter}`)).toMatchObject({ count: 0, net: '0.00' })
  await world.insert('transactions', { fundId: fund.id, amountFund: '-1.5', nonCashItem: false })
  expect(await of(`transactions/totals?filter=${filter}`)).toMatchObject({ outflow: '-1.500', net: '-1.500' })
  expect(await of(`investments/totals?filter=${filter}`)).toMatchObject([
    { commitment: '5', invested: '0.000' },
    { commitment: '1.234', invested: '0.000' },
  ])
  expect(await of(`invoices/totals?filter=${filter}`)).toMatchObject([
    { currencyId: yen.id, total: '200', vat: '15' },
    { currencyId: dinar.id, total: '1.250', vat: '0.500' },
  ])
  expect(await of(`funds/${fund.id}/performance?asOf=2026-01-01`)).toMatchObject({
    figures: {
      commitments: { value: '14.500', rows: [{ amount: '7.250' }, { amount: '7.250' }] },
      shares: { value: '0.000000' },
    },
  })
})

test('R483 a net asset value is exact to the fils, and the accounts of the partners are it', async () => {
  const { id: fundId } = await world.make('funds', { currencyId: dinar.id })
  const closing = await world.make('closings', { fundId, date: '2026-01-31' })
  for (const name of ['Ashcombe', 'Borrowdale']) {
    const partner = await world.make('limited-partners', { fundId, name })
    const ofPartner = { limitedPartnerId: partner.id, date: '2026-01-31' }
    await world.insert('limited-partner-commitments', { ...ofPartner, closingId: closing.id, value: '5' })
    await world.insert('limited-partner-transactions', { ...ofPartner, type: 'CapitalCall', amount: '5' })
  }
  const period = await world.make('reporting-periods', { fundId, name: 'Q1', date: '2026-03-31' })
  await world.make('accounting-entries', {
    fundId,
    reportingPeriodId: period.id,
    totalCash: '10.004',
    borrowings: '0.001',
    otherAssetsAndLiabilities: '-0.002',
  })
  const of = async <Answer>(path: string) => (await api.get('user', `/api/funds/${fundId}/${path}`)).json<Answer>()
  // 10.004 − 0.001 − 0.002: 10,001 fils, of which one partner has 5,001 and the other 5,000.
  expect(await of('performance?asOf=2026-03-31')).toMatchObject({ figures: { nav: { value: '10.001' } } })
  const { nav, accounts } = await of<{ nav: string; accounts: { balance: string }[] }>(
    'capital-accounts?asOf=2026-03-31',
  )
  expect([nav, ...accounts.map(({ balance }) => balance)]).toEqual(['10.001', '5.001', '5.000'])
})

test('R483 workbooks show every amount with the decimals of its currency, in the list, the performance and a sum @long', async () => {
  await world.insert('transactions', { fundId: fund.id, amountFund: '-2.25', nonCashItem: false })
  const query = `format=xlsx&filter=${encodeURIComponent(JSON.stringify({ fundId: fund.id }))}`
  const ofList = await amountFormats(`transactions?${query}&fields=${encodeURIComponent('["amountFund"]')}`)
  expect(ofList).toEqual(['#,##0.000;(#,##0.000)'])
  const ofPerformance = await amountFormats(`funds/${fund.id}/performance/export?asOf=2026-01-01`)
  expect(ofPerformance).toContain('#,##0.000;(#,##0.000)')
  // Shares alone have six.
  expect(ofPerformance.filter(format => !/\.0{3}(0{3})?;/.test(format))).toEqual([])
})

/** How a workbook shows its numbers, percentages and multiples left out. */
async function amountFormats(path: string): Promise<string[]> {
  const answer = await api.get('user', `/api/${path}`)
  expect(answer.statusCode, path).toBe(200)
  const [styles] = partsOf(answer.rawPayload).filter(({ name }) => name === 'xl/styles.xml')
  return [...unpacked(answer.rawPayload, styles!).matchAll(/formatCode="(#,##0[^"]*)"/g)].map(([, format]) => format!)
}
