/** The steps of fees that were kept as sentences once, and what they are read as now. */
import { expect, test } from 'vitest'
import type { FeeStep } from '../../src/invoices/actions.ts'
import { describedStep } from '../../src/invoices/describedStep.ts'
import { migratedFrom } from '../server/database/earlierRelease.ts'

const SENTENCES = [
  ['Fee from 01/01/2024 to 14/02/2024 on commitments', '300,000,000.00 × 2.0000\u00a0% × 45 ÷ 365', '739726.03'],
  ['Fee from 01/01/2024 to 31/03/2024 on fixed fee a year', '1,000.00 × 91 ÷ 365', '249.32'],
  ['Fee from 01/01/2024 to 31/03/2024 on lower of cost and net asset value', '5.50 × 1.7500\u00a0% × 91 ÷ 365', '0.02'],
  ['Fee from 01/01/2024 to 31/03/2024 on net asset value', '(7.00) × 1.7500\u00a0% × 91 ÷ 365', '0.00'],
  [
    'Cash at work on 15/02/2024',
    '1,000.00 at the last fair values + 187,654,321.00 bought since − 20.50 cost of what was sold since',
    '187655300.50',
  ],
  ['Fee from 15/02/2024 to 31/03/2024 on cash at work', '187,655,300.50 × 1.7500\u00a0% × 46 ÷ 365', '413867.75'],
  ['Fee of all parts', '739,726.03 + 413,867.75', '1153593.78'],
  ['Share of the fees earned from companies', '420,000.00 × 80.00\u00a0%', '336000.00'],
  ['Offsets carried forward from before', '12.00', '12.00'],
  ['Fee after offsets', '1,153,593.78 − 336,012.00', '817581.78'],
  ['The minimum fee is reached', '817,581.78 ≥ 400,000.00', '817581.78'],
  ['The minimum fee applies', '1.00 < 400,000.00', '400000.00'],
  ['Offsets carried forward to the next period', '1,450,000.00 − 1,396,164.38', '53835.62'],
] as const

test('sentences that were kept become figures, and read as they did', async () => {
  const rows = SENTENCES.map(
    ([label, numbers, amount], position) => `(1, 1, ${position}, '${label}', '${numbers}', ${amount})`,
  )
  const inserts =
    'insert into invoice_fee_trace (tenant_id, invoice_id, position, words, numbers, amount) ' +
    `values ${rows.join(', ')}`
  await migratedFrom('0019', inserts, async database => {
    const steps = await database.asAdministrator<FeeStep & { amount: string }>(
      'select step, first_day::text as "firstDay", last_day::text as "lastDay", days::integer, basis, ' +
        'trim_scale(rate)::text as rate, base::text, plus::text, less::text, minimum::text, round(amount, 2)::text as amount ' +
        'from invoice_fee_trace order by position',
    )
    expect(
      steps.map(step => {
        const { label, numbers } = describedStep(step, 2)
        return [label, numbers, step.amount]
      }),
    ).toEqual(SENTENCES)
    expect(steps[0]).toMatchObject({ step: 'Part', days: 45, basis: 'Commitment', rate: '2', base: '300000000.0000' })
  })
})
