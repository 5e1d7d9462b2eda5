/** An approved invoice is paid: its panel leads to the transaction, which is filled in, and says what is left. */
import { askingAs } from '../browser/asking.ts'
import { ADMIN, AGENT, USER, expectAccessible } from '../browser/pages.ts'
import { expect, test } from '../browser/fixtures.ts'
import { choiceField, choose, open, saveWithKey, textField } from '../kit/opening.ts'
import { Steps } from '../browser/steps.ts'
import { newFund } from '../reporting-periods/fixtures.ts'
import type { Made } from '../browser/asking.ts'

test('an approved invoice is paid by a transaction that is filled in from it, and says what is left @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const bill = {
    fundId: fund.id,
    supplier: 'Harrel & Voss Audit',
    number: `P-${fund.id}`,
    date: '2026-06-02',
    currencyId: fund['currencyId'],
    total: '1000.00',
    vat: '170.00',
  }
  const invoice = (await ask<Made>('POST', '/api/invoices', bill)).body
  await ask('POST', `/api/invoices/${invoice.id}/approve`, {}, { 'if-match': `"${invoice.version}"` })

  await signedIn(page, USER)
  await open(page, `/invoices/overview?invoice=${invoice.id}`)
  const panel = page.getByRole('complementary', { name: `Harrel & Voss Audit P-${fund.id}` })
  const payments = panel.getByRole('region', { name: 'Payments' })
  await expect(payments).toContainText('No transaction pays it yet.')
  await expect(payments).toContainText('Left to pay1,170.00')
  await expectAccessible(page)
  await payments.getByRole('link', { name: 'Record payment' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New transaction' })).toBeVisible()
  await expect(textField(page, 'Counterparty')).toHaveValue('Harrel & Voss Audit')
  await expect(textField(page, 'Description')).toHaveValue(`Invoice P-${fund.id} of Harrel & Voss Audit`)
  await expect(textField(page, 'Amount local')).toHaveValue('(1,170.00)')
  await expect(choiceField(page, 'Invoice')).toHaveValue(`Harrel & Voss Audit P-${fund.id}`)
  await choose(page, 'Sub-type', 'Audit', 'Audit and tax')
  await textField(page, 'Date').fill('12/06/2026')
  await textField(page, 'Amount local').fill('(1,000.00)')
  await choiceField(page, 'Fund account number').fill('LU28 0019 4006 4475 0000')
  await saveWithKey(page)
  // The panel says what was paid, and proposes the rest.
  await open(page, `/invoices/overview?invoice=${invoice.id}`)
  await expect(payments.getByRole('link', { name: 'Payment of 12/06/2026' })).toBeVisible()
  await expect(payments).toContainText('Left to pay170.00')
  await payments.getByRole('link', { name: 'Record payment' }).click()
  await expect(textField(page, 'Amount local')).toHaveValue('(170.00)')

  // Whoever only reads sees the payments and records none.
  await signedIn(page, AGENT)
  await page.goto(`/invoices/overview?invoice=${invoice.id}`)
  await expect(payments.getByRole('link', { name: 'Payment of 12/06/2026' })).toBeVisible()
  await expect(payments.getByRole('link', { name: 'Record payment' })).toHaveCount(0)
})

test('the search leads to an invoice from the list of invoices too, and to the same one again @long', async ({
  page,
  server,
  signedIn,
}) => {
  const ask = await askingAs(server.address, ADMIN)
  const fund = await newFund(ask)
  const numbers = [`First-${fund.id}`, `Second-${fund.id}`] as const
  for (const [index, number] of numbers.entries())
    await ask<Made>('POST', '/api/invoices', {
      fundId: fund.id,
      supplier: 'Quillmark Print',
      number,
      date: '2026-06-02',
      currencyId: fund['currencyId'],
      total: `${100 + index}.00`,
      vat: '0',
    })
  await signedIn(page, USER)
  await open(page, '/invoices/overview')
  const steps = new Steps(page)
  for (const number of [...numbers, numbers[1]]) {
    await steps.goTo(number)
    const panel = page.getByRole('complementary', { name: `Quillmark Print ${number}` })
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toHaveCount(0)
  }
})
