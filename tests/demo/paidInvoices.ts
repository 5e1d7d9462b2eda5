/** Which invoices of the demo data are paid, and by what. */
import { expect } from 'vitest'
import type { TestDatabase } from '../server/harness.ts'

interface Paid {
  status: string
  invoices: number
  paid: number
}

/** What goes out is negative. */
export async function expectPaidInvoices(database: TestDatabase): Promise<void> {
  const paid = await database.asAdministrator<Paid>(
    `select i.status, count(*)::int as invoices, count(*) filter (where t.payments = 1 and t.amount = -(i.total + i.adjustment + i.vat))::int as paid
    from invoices i cross join lateral (select count(*) as payments, sum(amount_local) as amount from transactions t
      where t.tenant_id = i.tenant_id and t.invoice_id = i.id and t.fund_id = i.fund_id) t
    group by i.status order by i.status`,
  )
  expect(paid.map(({ status }) => status)).toEqual(['Approved', 'Open'])
  const [approved, open] = paid
  expect(approved!.invoices).toBeGreaterThan(30)
  expect(approved!.paid).toBe(approved!.invoices)
  expect(open!.paid).toBe(0)
}
