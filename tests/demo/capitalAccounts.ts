/** What must hold of the capital accounts of a demo fund that partners joined later, on 30/06/2026. */
import { expect } from 'vitest'
import type { Context } from '../../src/context.ts'
import type { Decimal } from '../../src/entity.ts'
import { add, compare, divide, multiply, negate, round, subtract, sum } from '../../src/money.ts'
import { partnerAccountOf, partnerReturnsOf } from '../../src/performance/performance.server.ts'
import type { PartnerAccount } from '../../src/performance/answers.ts'

export interface Demo {
  rows: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>
  inContext: <Result>(work: (context: Context) => Promise<Result>) => Promise<Result>
  tenantId: () => number | null
}

const DAY = '2026-06-30'

/** Cents of calls, result, fees and carry, each shared by itself, and of what was netted later. */
const APART = '0.0001'

export async function expectEqualAccounts({ rows, inContext, tenantId }: Demo, fundId: number): Promise<void> {
  const { accounts, nav, generalPartner } = await inContext(context => partnerReturnsOf(context, fundId, DAY))
  const partners = new Map(
    (
      await rows<{ id: number; name: string; skips: boolean; value: Decimal }>(
        `select p.id, p.name, p.skip_management_fee_distribution as skips, sum(c.value)::text as value
        from limited_partners p join limited_partner_commitments c on c.limited_partner_id = p.id
        where p.tenant_id = $1 and p.fund_id = $2 group by p.id, p.name, p.skip_management_fee_distribution`,
        [tenantId(), fundId],
      )
    ).map(partner => [partner.id, partner]),
  )
  const shown = accounts.map(account => ({ ...account, ...partners.get(account.limitedPartnerId)! }))
  const named = (name: string) => shown.find(each => each.name === name)!
  const [early, late] = [named('Fernhollow Foundation'), named('Haverfield Life')]
  // 61.16 % paid in and 68.51 % held of 3 and of 12 million, admitted by the first and by the fourth closing.
  // Of 4,200,000 and 2,470,000 distributed 3/182 are 69,230.77 and 40,714.29, 12/182 are 276,923.08 and 162,857.14.
  expect([early.distributed, late.distributed]).toEqual(['109945.06', '439780.22'])
  expect([early.contributed, early.balance]).toEqual(['1834839.58', '2055270.38'])
  // What a closing shares anew is rounded once more for each call: a cent or two on 7.3 million.
  expect(Number(late.contributed)).toBeCloseTo(4 * 1834839.58, 0)
  expect(Number(late.balance)).toBeCloseTo(4 * 2055270.38, 0)

  const equal = shown.filter(({ skips }) => !skips)
  expect(equal).toHaveLength(41)
  const percent = (amount: Decimal, of: Decimal) => divide(multiply(amount, '100'), of)
  for (const { name, value, contributed, balance } of equal)
    for (const [own, other] of [
      [contributed, late.contributed],
      [balance, late.balance],
    ] as const) {
      const apart = subtract(percent(own, value), percent(other, late.value))
      expect(Math.abs(Number(apart)), name).toBeLessThan(Number(add(APART, divide('4', value))))
    }

  // Recomputed from the sums of the fund: all that was earned, by commitment; the fees among those who pay them.
  const [{ fees } = { fees: '0' as Decimal }] = await rows<{ fees: Decimal }>(
    `select sum(l.amount)::text as fees from expense_management_fees l join expenses e on e.id = l.expense_id
    join reporting_periods p on p.id = e.reporting_period_id where e.fund_id = $1 and p.date <= $2`,
    [fundId, DAY],
  )
  const all = (amounts: Decimal[]) => sum(amounts)
  const paid = subtract(
    all(shown.map(({ contributed }) => contributed)),
    all(shown.map(({ distributed }) => distributed)),
  )
  const result = add(subtract(nav!, paid), fees)
  for (const { name, value, skips, result: own, managementFees } of shown) {
    const share = (of: Decimal, among: readonly { value: Decimal }[]) =>
      divide(multiply(of, value), all(among.map(each => each.value)))
    expect(Math.abs(Number(subtract(own, share(result, shown)))), name).toBeLessThan(0.01)
    expect(Math.abs(Number(subtract(managementFees, skips ? '0' : share(fees, equal)))), name).toBeLessThan(0.01)
  }
  expect(round(sum([...accounts.map(({ balance }) => balance), generalPartner!]), 2)).toBe(nav)
}

export async function expectEqualisation({ rows, inContext, tenantId }: Demo, fundId: number): Promise<void> {
  const ids = await rows<{ id: number }>('select id from limited_partners where tenant_id = $1 and fund_id = $2', [
    tenantId(),
    fundId,
  ])
  const [{ fees } = { fees: '0' as Decimal }] = await rows<{ fees: Decimal }>(
    `select sum(t.management_fees)::text as fees from limited_partner_transactions t join capital_movements m on m.tenant_id = t.tenant_id and m.id = t.capital_movement_id
    where m.tenant_id = $1 and m.fund_id = $2 and m.closing_id is not null`,
    [tenantId(), fundId],
  )
  const accounts = await inContext(async context => {
    const found: PartnerAccount[] = []
    for (const { id } of ids) found.push(await partnerAccountOf(context, id, DAY))
    return found
  })
  const moved = accounts.flatMap(({ rollForwards }) =>
    rollForwards.flatMap(({ name, equalisations }) => equalisations.map(each => ({ ...each, span: name }))),
  )
  expect(new Set(moved.map(({ span, name, date }) => `${span} ${name} ${date}`))).toEqual(
    new Set(['year Second closing 2026-03-15', 'inception Second closing 2026-03-15']),
  )
  for (const span of ['year', 'inception'] as const) {
    const lines = moved.filter(each => each.span === span)
    expect(lines).toHaveLength(ids.length)
    // What stays in the fund are the fees that the new partners owe since the first closing.
    expect(round(sum(lines.map(({ amount }) => amount)), 2)).toBe(round(fees, 2))
  }
  for (const { account, asOf, rollForwards } of accounts)
    for (const line of rollForwards) {
      if (line.to === asOf) expect(line.closing).toBe(account!.balance)
      const lines = [line.opening, line.called, ...line.equalisations.map(({ amount }) => amount), line.transfers]
      const lowering = [line.distributed, line.managementFees, line.carry].map(negate)
      expect(compare(sum([...lines, line.result, ...lowering]), line.closing), line.name).toBe(0)
    }
}
