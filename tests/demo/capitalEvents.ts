/** What must hold of the closings, capital movements and transfers of the demo data on 30/09/2026. */
import { expect } from 'vitest'
import type { Demo } from './capitalAccounts.ts'

type Asked = Pick<Demo, 'rows' | 'tenantId'>

export const FUNDS = ['Larkmoor Ventures I SCSp', 'Larkmoor Growth II SCSp', 'Larkmoor Nordic Buyout III LP'] as const
const [VENTURES] = FUNDS

export async function expectClosings({ rows, tenantId }: Asked): Promise<void> {
  const breaking = (sql: string) => rows(sql, [tenantId()])
  const closings = await rows<{ name: string; shared: string; fees: string; expected: string; interest: string }>(
    `select m.name, sum(t.investment_funding + t.expenses_paid_in + t.expenses_out_of_paid_in)::text as shared,
      sum(t.management_fees)::text as fees, sum(t.late_entrance_fee)::text as interest, (
        select sum(round(k.management_fees * joining.value / paying.value, 2)) from capital_movements k
        cross join lateral (select sum(c.value) as value from closing_commitments c join limited_partners p on p.tenant_id = c.tenant_id and p.id = c.limited_partner_id
          where c.tenant_id = $1 and c.closing_id = m.closing_id and not p.skip_management_fee_distribution) joining
        cross join lateral (select sum(c.value) as value from limited_partner_commitments c join limited_partners p on p.tenant_id = c.tenant_id and p.id = c.limited_partner_id
          where c.tenant_id = $1 and p.fund_id = k.fund_id and c.date <= k.due_date and not p.skip_management_fee_distribution) paying
        where k.tenant_id = $1 and k.fund_id = m.fund_id and k.closing_id is null and k.due_date <= m.due_date)::text as expected
    from limited_partner_transactions t join capital_movements m on m.tenant_id = t.tenant_id and m.id = t.capital_movement_id
    where t.tenant_id = $1 and t.type = 'Equalisation' group by m.tenant_id, m.id order by m.due_date`,
    [tenantId()],
  )
  expect(closings.map(({ name }) => name)).toEqual([
    'Equalisation, second closing',
    'Equalisation, third closing',
    'Equalisation, second closing',
    'Equalisation, third closing',
    'Equalisation, fourth closing',
    'Equalisation, second closing',
  ])
  for (const { shared, fees, expected, interest } of closings) {
    expect([shared, fees]).toEqual(['0.0000', `${expected}00`])
    expect(Number(interest)).toBeGreaterThan(0)
  }
  // Interest on fees is no income of the fund: it goes on to the manager.
  expect(
    await breaking(`select m.name from capital_movements m where m.tenant_id = $1 and m.closing_id is not null and m.late_entrance_fee <>
    (select -sum(t.amount_fund) from transactions t where t.tenant_id = m.tenant_id and t.fund_id = m.fund_id and t.date = m.due_date and t.sub_type = 'Management fee (outside)')`),
  ).toEqual([])
}

export async function expectTransfers({ rows, tenantId }: Asked): Promise<void> {
  const transfers = await rows<{ status: string; buyers: number; commitment: string; history: string }>(
    `select t.status, (select count(*)::integer from transfer_buyers b where b.tenant_id = t.tenant_id and b.transfer_id = t.id) as buyers,
      (select sum(c.value)::text from limited_partner_commitments c where c.tenant_id = t.tenant_id and c.transfer_id = t.id) as commitment,
      (select sum(abs(x.called))::text from (select sum(l.amount) as called from limited_partner_transactions l where l.tenant_id = t.tenant_id and l.transfer_id = t.id) x) as history
    from transfers t where t.tenant_id = $1 order by buyers`,
    [tenantId()],
  )
  expect(transfers).toEqual(
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 3].map(buyers => ({
      status: 'Completed',
      buyers,
      commitment: '0.0000',
      history: '0.0000',
    })),
  )
  // 1,000,000 of 7,000,000: a seventh of everything that was called until then, 6/7 of it stay.
  const [seller] = await rows<{ moved: string; called: string }>(
    `select (-sum(l.investment_funding + l.management_fees + l.expenses_paid_in) filter (where l.type = 'TransferOut'))::text as moved,
      (sum(l.investment_funding + l.management_fees + l.expenses_paid_in) filter (where l.type <> 'TransferOut' and l.date <= '2022-10-03'))::text as called
    from limited_partner_transactions l join limited_partners p on p.tenant_id = l.tenant_id and p.id = l.limited_partner_id join funds f on f.tenant_id = p.tenant_id and f.id = p.fund_id
    where l.tenant_id = $1 and f.name = $2 and p.name like 'Kirkstone%'`,
    [tenantId(), VENTURES],
  )
  expect(Number(seller!.moved)).toBeCloseTo(Number(seller!.called) / 7, 1)
  // Who bought all that it holds is a partner by the transfer.
  expect(
    await rows(
      `select p.name, p.city, sum(c.value)::text as value from limited_partners p join limited_partner_commitments c on c.tenant_id = p.tenant_id and c.limited_partner_id = p.id
      where p.tenant_id = $1 group by p.id, p.name, p.city having count(*) filter (where c.closing_id is not null) = 0 order by p.name`,
      [tenantId()],
    ),
  ).toEqual([
    { name: 'Okehurst Family Office', city: 'Okehurst', value: '1000000.0000' },
    { name: 'Thornbury Secondary Partners', city: 'Thornbury', value: '5000000.0000' },
  ])
}

export async function expectStates({ rows, tenantId }: Asked): Promise<void> {
  const breaking = (sql: string) => rows(sql, [tenantId()])
  expect(
    await breaking(`select m.name from capital_movements m where m.tenant_id = $1 and m.status = 'Published' and not exists (
      select from audit p where p.tenant_id = m.tenant_id and p.resource = 'capital-movements' and p.record_id = m.id and p.action = 'publish'
      and p.account_id <> (select c.account_id from audit c where c.tenant_id = m.tenant_id and c.resource = p.resource and c.record_id = m.id and c.action = 'complete' order by c.id desc limit 1))`),
  ).toEqual([])
  expect(
    await rows(
      `select m.name, m.status, (select count(*)::integer from notices n where n.tenant_id = m.tenant_id and n.capital_movement_id = m.id and n.superseded) > 0 as reopened
      from capital_movements m where m.tenant_id = $1 and (m.status <> 'Published' or exists (select from audit a where a.tenant_id = m.tenant_id and a.resource = 'capital-movements' and a.record_id = m.id and a.action = 'reopen'))
      order by m.due_date`,
      [tenantId()],
    ),
  ).toEqual([
    { name: 'Capital call 10', status: 'Published', reopened: true },
    { name: 'Capital call 3', status: 'Completed', reopened: false },
    { name: 'Distribution 5', status: 'Completed', reopened: false },
    { name: 'Capital call 14', status: 'Open', reopened: false },
  ])
  expect(
    await breaking(
      `select name from capital_movements where tenant_id = $1 and status <> 'Open' and (completion_date > due_date or completion_date < due_date - 14)`,
    ),
  ).toEqual([])
}

/** Everybody has paid what was due up to that day; of what is due later, nobody has. */
export async function expectPayments({ rows, tenantId }: Asked, today: string): Promise<void> {
  const breaking = (sql: string) => rows(sql, [tenantId(), today])
  expect(
    await breaking(
      `select l.id from capital_movement_lines l join capital_movements m on m.tenant_id = l.tenant_id and m.id = l.capital_movement_id where l.tenant_id = $1 and m.status <> 'Open' and m.due_date <= $2
      and (l.payment_status <> 'Received' or l.amount_received <> greatest(l.investment_funding + l.management_fees + l.expenses_paid_in + l.expenses_out_of_paid_in + l.late_entrance_fee - l.distribution, 0))`,
    ),
  ).toEqual([])
  expect(
    await breaking(
      `select id from transactions where tenant_id = $1 and capital_movement_id is not null and status <> (case when date <= $2 then 'Booked' else 'Pending' end)`,
    ),
  ).toEqual([])
  expect(
    await rows(
      `select p.name, m.name as movement, l.received_date - m.due_date as days,
        exists (select from audit a where a.tenant_id = l.tenant_id and a.resource = 'capital-movement-lines' and a.record_id = l.id and a.changes::text like '%Default%') as defaulted
      from capital_movement_lines l join capital_movements m on m.tenant_id = l.tenant_id and m.id = l.capital_movement_id join limited_partners p on p.tenant_id = l.tenant_id and p.id = l.limited_partner_id
      where l.tenant_id = $1 and l.received_date <> m.due_date`,
      [tenantId()],
    ),
  ).toEqual([{ name: 'Elmsworth Nominees', movement: 'Capital call 5', days: 41, defaulted: true }])
  expect(
    await rows(
      `select m.name, m.status, m.due_date - $2 as days, count(*)::integer as partners, count(l.received_date)::integer as paid
      from capital_movements m join capital_movement_lines l on l.tenant_id = m.tenant_id and l.capital_movement_id = m.id
      where m.tenant_id = $1 and m.status <> 'Open' and m.due_date > $2 group by m.tenant_id, m.id`,
      [tenantId(), today],
    ),
  ).toEqual([{ name: 'Capital call 11', status: 'Published', days: 13, partners: 42, paid: 0 }])
}

export async function expectLines({ rows, tenantId }: Asked): Promise<void> {
  const breaking = (sql: string) => rows(sql, [tenantId()])
  // Every notice that holds says the amount of its line, and they add up to what the ledger was given.
  expect(
    await breaking(`select m.name from capital_movements m where m.tenant_id = $1 and m.status <> 'Open' and
      (select sum(n.amount) from notices n where n.tenant_id = m.tenant_id and n.capital_movement_id = m.id and not n.superseded)
      is distinct from (select sum(l.amount) from limited_partner_transactions l where l.tenant_id = m.tenant_id and l.capital_movement_id = m.id)`),
  ).toEqual([])
  for (const component of [
    'investment_funding',
    'management_fees',
    'expenses_paid_in',
    'expenses_out_of_paid_in',
    'distribution',
    'return_of_capital',
    'realized_gain',
    'recallable_distribution',
  ]) {
    expect(
      await breaking(`select m.name from capital_movements m where m.tenant_id = $1 and m.status <> 'Open' and (
        coalesce(m.${component}, 0) <> (select sum(l.${component}) from capital_movement_lines l where l.tenant_id = m.tenant_id and l.capital_movement_id = m.id)
        or coalesce(m.${component}, 0) <> (select sum(t.${component}) from limited_partner_transactions t where t.tenant_id = m.tenant_id and t.capital_movement_id = m.id))`),
      component,
    ).toEqual([])
  }
  expect(
    await breaking(
      'select id from capital_movement_lines where tenant_id = $1 and distribution <> return_of_capital + realized_gain',
    ),
  ).toEqual([])
}

/** At the end of what each fund has reported on, its bank holds something. */
export async function expectCash({ rows, tenantId }: Asked): Promise<void> {
  expect(
    await rows(
      `select count(*)::integer as funds from (select distinct on (f.id) a.total_cash from accounting_entries a join funds f on f.tenant_id = a.tenant_id and f.id = a.fund_id
      join reporting_periods p on p.tenant_id = a.tenant_id and p.id = a.reporting_period_id where a.tenant_id = $1 order by f.id, p.date desc) l where l.total_cash > 0`,
      [tenantId()],
    ),
  ).toEqual([{ funds: 3 }])
  await expectDailyCash({ rows })
}

/** Day by day, on each account of each fund: whatever is paid was there before. */
export async function expectDailyCash({ rows }: Pick<Asked, 'rows'>): Promise<void> {
  expect(
    await rows(
      `select f.name as fund, b.number, day.date::text, day.cash::text from funds f
      join lateral (select distinct fund_account_number as number from transactions t where t.tenant_id = f.tenant_id and t.fund_id = f.id) b on true
      join lateral (select t.date, sum(sum(t.amount_fund)) over (order by t.date) as cash from transactions t
        where t.tenant_id = f.tenant_id and t.fund_id = f.id and t.fund_account_number = b.number and not t.non_cash_item and t.status in ('Pending', 'Booked', 'Reconciled') group by t.date) day on true
      where day.cash < 0 order by f.name, day.date`,
    ),
  ).toEqual([])
}

/** What a notice prints of an account was true on the day of the notice, and names who holds it. */
export async function expectAccounts({ rows }: Asked): Promise<void> {
  const printed = await rows<{ payee: string; holder: string; owner: string }>(
    `select distinct a.account ->> 'payee' as payee, a.account ->> 'holder' as holder,
      case a.account ->> 'payee' when 'fund' then f.name else p.name end as owner
    from notices n join limited_partners p on p.tenant_id = n.tenant_id and p.id = n.limited_partner_id
    join funds f on f.tenant_id = p.tenant_id and f.id = p.fund_id
    cross join lateral (select n.snapshot::json -> 'account' as account) a where a.account ->> 'holder' is not null`,
  )
  expect(printed.filter(({ holder, owner }) => holder !== owner)).toEqual([])
  expect(
    printed
      .filter(({ payee }) => payee === 'fund')
      .map(({ holder }) => holder)
      .sort(),
  ).toEqual([...FUNDS, 'Thornfield Seed Fund KG'].sort())
  expect(printed.filter(({ payee }) => payee === 'investor').length).toBeGreaterThan(20)
  expect(
    await rows(
      `select n.number, a.account ->> 'verifiedOn' as verified, n.issued_on::text as issued from notices n
      cross join lateral (select n.snapshot::json -> 'account' as account) a where a.account ->> 'holder' is not null
        and ((a.account ->> 'verifiedOn')::date >= n.issued_on) is not false limit 5`,
    ),
  ).toEqual([])
  // Nobody finds an account that was verified on the day on which the demo was made.
  expect(
    await rows(`select name from bank_accounts where verified_at is not null and verified_at::date > '2026-09-30'`),
  ).toEqual([])
}

/** What is still a draft is due after the day on which somebody looks at it. */
export async function expectDrafts({ rows }: Pick<Asked, 'rows'>, lastDay: string): Promise<void> {
  const drafts = await rows<{ ahead: boolean }>(
    `select due_date > $1 as ahead from capital_movements where status = 'Open'`,
    [lastDay],
  )
  expect(drafts).toEqual([{ ahead: true }])
}
