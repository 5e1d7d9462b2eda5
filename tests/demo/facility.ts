/** What must hold of the subscription facilities of the demo funds on 30/09/2026. */
import { expect } from 'vitest'
import type { CalendarDate } from '../../src/entity.ts'
import type { Performance } from '../../src/performance/answers.ts'
import type { Demo } from './capitalAccounts.ts'
import { FUNDS } from './capitalEvents.ts'

const [VENTURES, GROWTH, NORDIC] = FUNDS

export async function expectFacilities(
  { rows, tenantId }: Pick<Demo, 'rows' | 'tenantId'>,
  performanceOf: (fund: string, day?: CalendarDate) => Promise<Performance>,
): Promise<void> {
  const wrong = await rows(
    `select a.id from accounting_entries a
    join reporting_periods p on p.tenant_id = a.tenant_id and p.id = a.reporting_period_id
    where a.tenant_id = $1 and a.borrowings <> (select coalesce(sum(t.amount_fund), 0) from transactions t
      where t.tenant_id = a.tenant_id and t.fund_id = a.fund_id and t.date <= p.date
        and t.sub_type in ('Facility drawdown', 'Facility repayment'))`,
    [tenantId()],
  )
  expect(wrong).toEqual([])
  const invested = (await performanceOf(GROWTH)).figures
  // 14 million stood for 63 days: it is all repaid, so the multiple is the same, and the rate without it is lower.
  expect([invested.facilityDrawn.value, invested.tvpiWithoutFacility.value]).toEqual(['0.00', invested.tvpi.value])
  const gained = Number(invested.netIrr.value) - Number(invested.netIrrWithoutFacility.value)
  expect(gained).toBeGreaterThan(0.01)
  expect(gained).toBeLessThan(0.5)
  const young = (await performanceOf(NORDIC, '2026-06-30')).figures
  const [called, left] = [Number(young.called.value), Number(young.netNav.value)]
  expect([young.facilityDrawn.value, young.borrowings.value]).toEqual(['10500000.00', '10500000.00'])
  expect(Number(young.tvpiWithoutFacility.value)).toBeCloseTo((left + 10_500_000) / (called + 10_500_000), 6)
  expect([young.netIrr.value, young.netIrrWithoutFacility.value]).toEqual([null, null])
  expect((await performanceOf(VENTURES)).figures.tvpiWithoutFacility.hidden).toBe(true)
}
