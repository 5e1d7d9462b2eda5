/** An approved invoice, the transactions that pay it, and what is left of it. */
import { describe, expect, test } from 'vitest'
import type { RecordOf } from '../server/requests.ts'
import { serve } from '../server/serve.ts'

const { api, world } = await serve()
const currency = await world.make('currencies', { code: 'EUR' })
const other = await world.make('currencies', { code: 'SEK' })

interface Refusal {
  errors: Record<string, string[]>
}

async function approvedInvoice(changes: Record<string, unknown> = {}) {
  const fund = await world.make('funds', { currencyId: currency.id })
  const open = await world.make('invoices', {
    fundId: fund.id,
    currencyId: currency.id,
    date: '2026-05-04',
    total: '1000.00',
    adjustment: '-50.00',
    vat: '161.50',
    ...changes,
  })
  const approved = await api.post('user', `/api/invoices/${open.id}/approve`, {}, { version: open.version })
  return { fund, open, invoice: approved.json<RecordOf<'invoices'>>() }
}

type Payment = Record<string, unknown>

async function body(fundId: number, invoiceId: number, changes: Payment): Promise<Payment> {
  const sample = await world.body('transactions')
  return {
    ...sample,
    fundId,
    invoiceId,
    investmentId: null,
    type: 'Expense',
    subType: 'Audit and tax',
    date: '2026-05-20',
    status: 'Booked',
    currencyId: currency.id,
    amountLocal: '-111.50',
    exchangeRateToFund: '1',
    amountFund: '-111.50',
    exchangeRateToSystem: '1',
    amountSystem: '-111.50',
    ...changes,
  }
}

async function pay(fundId: number, invoiceId: number, amount: string, changes: Payment = {}) {
  const payment = { amountLocal: amount, amountFund: amount, amountSystem: amount, ...changes }
  return api.post('user', '/api/transactions', await body(fundId, invoiceId, payment))
}

const left = async ({ id }: { id: number }) =>
  (await api.get('agent', `/api/invoices/${id}`)).json<RecordOf<'invoices'>>().leftToPay

describe('what is left of an invoice', () => {
  test('is all of it, less what booked and reconciled transactions have paid; what is planned or cancelled pays nothing', async () => {
    const { fund, invoice } = await approvedInvoice()
    expect([invoice.totalWithVat, invoice.leftToPay]).toEqual(['1111.50', '1111.50'])
    const first = await pay(fund.id, invoice.id, '-111.50')
    expect(first.statusCode, first.body).toBe(201)
    expect(await left(invoice)).toBe('1000.00')
    await pay(fund.id, invoice.id, '-400.00', { status: 'Planned', date: '2026-05-21' })
    await pay(fund.id, invoice.id, '-600.00', { status: 'Cancelled' })
    expect(await left(invoice)).toBe('1000.00')
    await pay(fund.id, invoice.id, '-600.00', { status: 'Reconciled', date: '2026-05-22' })
    expect(await left(invoice)).toBe('400.00')
    // A payment that came back is owed again.
    const stored = first.json<RecordOf<'transactions'>>()
    const removed = await api.remove('admin', `/api/transactions/${stored.id}`, stored.version)
    expect(removed.statusCode).toBe(200)
    expect(await left(invoice)).toBe('511.50')
  })

  test('sorts the list, and the transactions of one invoice are found', async () => {
    const { fund, invoice } = await approvedInvoice()
    const paid = await pay(fund.id, invoice.id, '-1111.50')
    expect(paid.statusCode, paid.body).toBe(201)
    const one = encodeURIComponent(JSON.stringify({ invoiceId: invoice.id }))
    const found = (await api.get('user', `/api/transactions?filter=${one}`)).json<RecordOf<'transactions'>[]>()
    expect(found.map(({ id }) => id)).toEqual([paid.json<RecordOf<'transactions'>>().id])
    const sorted = (await api.get('user', '/api/invoices?sort=["leftToPay","ASC"]')).json<RecordOf<'invoices'>[]>()
    expect(sorted[0]).toMatchObject({ id: invoice.id, leftToPay: '0.00' })
  })
})

describe('a transaction that pays an invoice', () => {
  test('is refused for an invoice that nobody has approved, of another fund, or in another currency', async () => {
    const { fund, invoice } = await approvedInvoice()
    const waiting = await world.make('invoices', { fundId: fund.id, currencyId: currency.id, date: '2026-05-04' })
    const stranger = await world.make('funds', { currencyId: currency.id })
    const refused = async (answer: ReturnType<typeof pay>) => (await answer).json<Refusal>().errors
    expect(await refused(pay(fund.id, waiting.id, '-1.00'))).toEqual({
      invoiceId: ['This invoice is not approved yet. Approve it first.'],
    })
    expect(await refused(pay(stranger.id, invoice.id, '-1.00'))).toEqual({
      invoiceId: ['Choose an invoice of this fund.'],
    })
    const rates = { exchangeRateToFund: '0.1', amountFund: '-0.1', exchangeRateToSystem: '0.1', amountSystem: '-0.1' }
    expect(await refused(pay(fund.id, invoice.id, '-1.00', { ...rates, currencyId: other.id }))).toEqual({
      currencyId: ['The invoice is in EUR: record what was paid in that currency.'],
    })
    expect(await left(invoice)).toBe('1111.50')
  })

  test('says when it pays more than is left, what is planned included, and not when it pays the rest', async () => {
    const { fund, invoice } = await approvedInvoice()
    await pay(fund.id, invoice.id, '-1000.00', { status: 'Planned' })
    const warned = await pay(fund.id, invoice.id, '-111.51', { date: '2026-05-21' })
    expect(warned.statusCode).toBe(422)
    expect(warned.body).toContain('More than is left of the invoice of 04/05/2026: 111.50')
    const { fund: own, invoice: second } = await approvedInvoice()
    await pay(own.id, second.id, '-1000.00')
    const rest = await pay(own.id, second.id, '-111.50', { date: '2026-05-21' })
    expect(rest.statusCode).toBe(201)
    expect(rest.body).not.toContain('More than is left')
  })

  test('keeps its invoice from nothing: an approved invoice stands anyway, and the transaction goes without it', async () => {
    const { fund, invoice } = await approvedInvoice()
    const paid = (await pay(fund.id, invoice.id, '-10.00')).json<RecordOf<'transactions'>>()
    const without = await api.put('user', `/api/transactions/${paid.id}`, paid.version, { ...paid, invoiceId: null })
    expect(without.statusCode, without.body).toBe(200)
    expect(await left(invoice)).toBe('1111.50')
  })
})
