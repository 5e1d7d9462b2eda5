/** The demo data ties: everything that one figure says, the others say too. */
import { Readable } from 'node:stream'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../src/calendar.ts'
import type { Account, Context } from '../../src/context.ts'
import { proposeManagementFees } from '../../src/invoices/feeProposals.server.ts'
import type { FeeProposals } from '../../src/invoices/actions.ts'
import type { CalendarDate } from '../../src/entity.ts'
import { sum } from '../../src/money.ts'
import { partnerReturnsOf, performanceOf } from '../../src/performance/performance.server.ts'
import { recordServices } from '../../src/server/areas.ts'
import { transactionOf } from '../../src/server/records/transaction.ts'
import { clockOf } from '../server/apiParts.ts'
import { copyDemoData, DEMO_TODAY } from '../server/demoData.ts'
import type { TestDatabase } from '../server/harness.ts'
import { expectEqualAccounts, expectEqualisation } from './capitalAccounts.ts'
import * as events from './capitalEvents.ts'
import { expectFacilities } from './facility.ts'
import { expectHistory, expectOnboardings } from './onboardings.ts'
import { expectPaidInvoices } from './paidInvoices.ts'
import { expectContactRoles } from './contactRoles.ts'
import { expectPublished, expectPublishedPapers } from './publishedPapers.ts'
import type { Performance } from '../../src/performance/answers.ts'

const [VENTURES, GROWTH, NORDIC] = events.FUNDS

let database: TestDatabase
let folder: string
const account: Account = {
  id: null,
  tenantId: 0,
  tenant: 'larkmoor',
  name: 'Test',
  userName: 'test',
  roles: ['TenantAdministrator'],
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fund-demo-'))
  database = await copyDemoData(folder)
  account.tenantId = (await rows<{ id: number }>("select id from tenants where short_name = 'larkmoor'"))[0]!.id
}, 240_000)
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function rows<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const found = await database.asAdministrator<Record<string, unknown>>(sql, values)
  return found.map(row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      ]),
    ),
  ) as Row[]
}

async function countOf(table: string): Promise<number> {
  return (
    await rows<{ count: number }>(`select count(*)::integer as count from ${table} where tenant_id = $1`, [
      account.tenantId,
    ])
  )[0]!.count
}

async function performanceOfFund(name: string, asOf?: CalendarDate): Promise<Performance> {
  const [fund] = await rows<{ id: number }>('select id from funds where tenant_id = $1 and name = $2', [
    account.tenantId,
    name,
  ])
  return inContext(context => performanceOf(context, fund!.id, asOf))
}

function inContext<Result>(work: (context: Context) => Promise<Result>): Promise<Result> {
  const files = {
    put: () => Promise.reject(new Error('none')),
    get: () => Promise.reject(new Error('none')),
    remove: () => Promise.reject(new Error('none')),
    read: () => Readable.from([]),
  }
  const services = recordServices({ clock: clockOf(() => DEMO_TODAY), files })
  return database.database.inTransaction(account, async tx =>
    work(await transactionOf(services, account, tx).context()),
  )
}

const asked = { rows, inContext, tenantId: () => account.tenantId }

/** Rows that break a rule; there are none. */
async function breaking(sql: string): Promise<object[]> {
  return rows(sql, [account.tenantId])
}

describe('the demo data', () => {
  test('charges every day of a fund’s management fee once, so that the same time cannot be proposed again', async () => {
    const fees = await rows<{ fund_id: number; fee_from: string; fee_to: string; shown: boolean }>(
      `select fund_id, fee_from::text, fee_to::text, total = computed_fee and exists (select from invoice_fee_trace t where t.tenant_id = i.tenant_id and t.invoice_id = i.id) as shown
      from invoices i where tenant_id = $1 and fee_to is not null order by fund_id, fee_to`,
      [account.tenantId],
    )
    expect(new Set(fees.map(({ fund_id }) => fund_id)).size).toBe(3)
    expect(fees.filter(({ shown }) => !shown)).toEqual([])
    for (const [index, fee] of fees.entries()) {
      const before = fees[index - 1]
      if (before?.fund_id === fee.fund_id) expect(fee.fee_from).toBe(addDays(before.fee_to, 1))
    }
    const { proposals, skipped } = await inContext<FeeProposals>(context =>
      proposeManagementFees(context, { from: '2026-07-01', to: '2026-09-30', date: DEMO_TODAY }),
    )
    expect(proposals).toEqual([])
    expect(skipped).toHaveLength(3)
    for (const { reason } of skipped) expect(reason).toContain('has the fee from 01/07/2026 to 30/09/2026 already')
  })

  test('reaches nobody: no mail and no paper of it waits for a worker', async () => {
    expect(await breaking(`select id from mails where tenant_id = $1 and status in ('Queued', 'Sending')`)).toEqual([])
    // What is published is sent on that day, from which the link of the mail counts.
    const late = `select id from mails where tenant_id = $1 and event in ('reporting-period-published', 'capital-call-published')
      and sent_at + interval '30 days' <> link_until`
    expect(await breaking(late)).toEqual([])
    expect(await breaking(`select id from notices where tenant_id = $1 and status <> 'Made'`)).toEqual([])
    // Papers are snapshots that are drawn when first opened.
    expect(await breaking(`select id from notices where tenant_id = $1 and content_key is not null`)).toEqual([])
    expect(
      await breaking(
        `select id from capital_movements where tenant_id = $1 and email_notification_status <> (case status when 'Published' then 'Sent' else 'NotSent' end)`,
      ),
    ).toEqual([])
  })

  test('has the size of a believable manager', async () => {
    const counts = Object.fromEntries(
      await Promise.all(
        [
          'funds',
          'limited_partners',
          'investments',
          'companies',
          'contacts',
          'invoices',
          'transactions',
          'reporting_periods',
        ].map(async (table): Promise<[string, number]> => [table, await countOf(table)]),
      ),
    )
    expect(counts).toMatchObject({
      funds: 3,
      limited_partners: 91,
      investments: 22,
      companies: 25,
      contacts: 93,
      reporting_periods: 47,
    })
    expect(counts['invoices']).toBeGreaterThanOrEqual(65)
    expect(counts['invoices']).toBeLessThanOrEqual(75)
    // Those of the funds, and those of the partners, which a movement books as one of the fund for each direction.
    const transactions = counts['transactions']! + (await countOf('limited_partner_transactions'))
    expect(transactions).toBeGreaterThanOrEqual(1_900)
    expect(transactions).toBeLessThanOrEqual(2_400)
    expect(
      await rows('select count(distinct name)::integer as partners from limited_partners where tenant_id = $1', [
        account.tenantId,
      ]),
    ).toEqual([{ partners: 62 }])
  })

  test('has a partner with two contacts and an adviser, and a trust with its settlor, trustee and protector', () =>
    expectContactRoles(database))

  test('has rates up to the last month end before today', async () => {
    expect(
      await rows(
        'select max(date)::text as last, count(distinct currency_id)::integer as currencies from exchange_rates where tenant_id = $1',
        [account.tenantId],
      ),
    ).toEqual([{ last: '2026-10-31', currencies: 8 }])
  })

  test('dates statements some weeks after their period, and has reports', () => expectPublishedPapers(database))

  test('has published every quarter but the last, and one that was forgotten', async () => {
    expect(
      await rows(
        `select f.name as fund, p.name, p.status from reporting_periods p join funds f on f.tenant_id = p.tenant_id and f.id = p.fund_id
      where p.tenant_id = $1 and p.status <> 'Published' order by f.name, p.date`,
        [account.tenantId],
      ),
    ).toEqual([
      { fund: GROWTH, name: 'Q3 2026', status: 'Open' },
      { fund: NORDIC, name: 'Q2 2026', status: 'Open' },
      { fund: NORDIC, name: 'Q3 2026', status: 'Open' },
      { fund: VENTURES, name: 'Q3 2026', status: 'Open' },
    ])
  })
})

describe('the figures of the demo data tie', () => {
  test('the commitments of the partners are those of the fund', async () => {
    const sums = await rows<{ name: string; promised: string; partners: number }>(
      `select f.name, sum(c.value)::text as promised, count(distinct c.limited_partner_id)::integer as partners from limited_partner_commitments c
      join limited_partners p on p.tenant_id = c.tenant_id and p.id = c.limited_partner_id join funds f on f.tenant_id = p.tenant_id and f.id = p.fund_id where c.tenant_id = $1 group by f.name order by f.name`,
      [account.tenantId],
    )
    expect(sums).toEqual([
      { name: GROWTH, promised: '182000000.0000', partners: 42 },
      { name: NORDIC, promised: '240000000.0000', partners: 18 },
      { name: VENTURES, promised: '64500000.0000', partners: 31 },
    ])
    expect(
      await breaking(`select c.limited_partner_id from limited_partner_commitments c left join closing_commitments k on k.tenant_id = c.tenant_id and k.closing_id = c.closing_id and k.limited_partner_id = c.limited_partner_id
      and k.date = c.date and k.value = c.value where c.tenant_id = $1 and c.transfer_id is null and k.id is null`),
    ).toEqual([])
  })

  test('the lines of a movement add up to it, and the ledger says the same', async () => {
    await events.expectLines(asked)
  })

  test('what a line leaves of the commitment is what the ledger says after it', async () => {
    expect(
      await breaking(`select l.id from capital_movement_lines l join capital_movements m on m.tenant_id = l.tenant_id and m.id = l.capital_movement_id where l.tenant_id = $1 and m.status <> 'Open' and l.remaining_after <>
      (select sum(c.value) from limited_partner_commitments c where c.tenant_id = l.tenant_id and c.limited_partner_id = l.limited_partner_id and c.date <= m.due_date)
      + (select sum(t.impact_on_unfunded) from limited_partner_transactions t where t.tenant_id = l.tenant_id and t.limited_partner_id = l.limited_partner_id and t.date <= m.due_date)`),
    ).toEqual([])
  })

  test('what later partners pay, the earlier ones get, and nobody pays more than its share', async () => {
    await events.expectClosings(asked)
    // Everybody who pays the fee has paid the same part of its commitment, but for cents and for what was netted later.
    const parts = await rows<{ fund: number; least: string; most: string }>(
      `select p.fund_id as fund, min(t.called / c.value)::text as least, max(t.called / c.value)::text as most from limited_partners p
      join lateral (select sum(investment_funding + management_fees + expenses_paid_in + expenses_out_of_paid_in) as called from limited_partner_transactions t where t.tenant_id = p.tenant_id and t.limited_partner_id = p.id) t on true
      join lateral (select sum(value) as value from limited_partner_commitments c where c.tenant_id = p.tenant_id and c.limited_partner_id = p.id) c on true
      where p.tenant_id = $1 and not p.skip_management_fee_distribution group by p.fund_id`,
      [account.tenantId],
    )
    for (const { least, most } of parts) expect(Number(most) - Number(least)).toBeLessThan(0.000001)
  })

  test('ten transfers move commitment and history, one of them to three buyers', () => events.expectTransfers(asked))

  test('one person completes a movement and another one publishes it; one was reopened, one waits, one is a draft', async () => {
    await events.expectStates(asked)
    await events.expectDrafts(asked, '2026-12-31')
  })

  test('a notice prints the holder of its account, which was verified before', () => events.expectAccounts(asked))

  test('every payment has come in, one of them after its partner was in default; one call is still due', async () => {
    await events.expectPayments(asked, DEMO_TODAY)
  })

  test('each payment of a partner is booked as it stands in the ledger', async () => {
    expect(
      await breaking(`select m.name from capital_movements m where m.tenant_id = $1 and coalesce((select sum(t.amount_fund) from transactions t where t.tenant_id = m.tenant_id and t.capital_movement_id = m.id), 0)
      <> coalesce((select sum(l.amount) from limited_partner_transactions l where l.tenant_id = m.tenant_id and l.capital_movement_id = m.id), 0)`),
    ).toEqual([])
  })

  test('the cash of each period is the sum of the transactions until then, and never below nothing', async () => {
    expect(
      await breaking(`select f.name, p.name as period, a.total_cash::text, s.cash::text from accounting_entries a join funds f on f.tenant_id = a.tenant_id and f.id = a.fund_id
      join reporting_periods p on p.tenant_id = a.tenant_id and p.id = a.reporting_period_id
      join lateral (select coalesce(sum(amount_fund), 0) as cash from transactions t where t.tenant_id = a.tenant_id and t.fund_id = a.fund_id and t.date <= p.date and not t.non_cash_item) s on true
      where a.tenant_id = $1 and (a.total_cash <> s.cash or a.total_cash < 0)`),
    ).toEqual([])
    await events.expectCash(asked)
  })

  test('amounts in other currencies follow from the local amount and the rate', async () => {
    expect(
      await breaking(
        `select id from transactions where tenant_id = $1 and (amount_fund <> round(amount_local * exchange_rate_to_fund, 2) or amount_system <> round(amount_local * exchange_rate_to_system, 2))`,
      ),
    ).toEqual([])
    expect(
      await breaking(`select t.id from transactions t join exchange_rates r on r.tenant_id = t.tenant_id and r.currency_id = t.currency_id and r.date = (select max(date) from exchange_rates x where x.tenant_id = t.tenant_id and x.date <= t.date)
      where t.tenant_id = $1 and r.rate <> t.exchange_rate_to_system`),
    ).toEqual([])
  })

  test('one transaction pays each approved invoice, none an open one', () => expectPaidInvoices(database))

  test('weighted values add up to the fair value', async () => {
    expect(
      await breaking(`select v.id from fair_values v where v.tenant_id = $1 and v.value <> (select sum(round(w.fully_diluted_ownership * w.company_value / 100, 2)) from fair_value_weighted_values w
      where w.tenant_id = v.tenant_id and w.fair_value_id = v.id)`),
    ).toEqual([])
  })

  test('the net asset value goes from one period to the next by what was called, paid, earned and spent', async () => {
    const steps = await rows<{ fund: string; period: string; nav: string; expected: string }>(
      `
      with periods as (select p.*, lag(p.date) over (partition by p.fund_id order by p.date) as before from reporting_periods p where p.tenant_id = $1),
      navs as (select p.fund_id, p.id, p.name, p.date, p.before, a.total_cash - a.borrowings + a.other_assets_and_liabilities as books,
          (select coalesce(sum(v.value), 0) from fair_values v join investments i on i.tenant_id = v.tenant_id and i.id = v.investment_id where i.tenant_id = p.tenant_id and i.fund_id = p.fund_id and v.date = p.date) as worth
        from periods p join accounting_entries a on a.tenant_id = p.tenant_id and a.reporting_period_id = p.id join expenses e on e.tenant_id = p.tenant_id and e.reporting_period_id = p.id),
      chained as (select n.*, lag(n.books + n.worth, 1, 0) over (partition by fund_id order by date) as nav_before, lag(n.worth, 1, 0) over (partition by fund_id order by date) as worth_before from navs n)
      select f.name as fund, c.name as period, (c.books + c.worth)::text as nav, (c.nav_before
        + (select coalesce(sum(l.amount - l.late_entrance_fee), 0) from limited_partner_transactions l join limited_partners q on q.tenant_id = l.tenant_id and q.id = l.limited_partner_id where q.fund_id = c.fund_id and l.tenant_id = $1 and l.date <= c.date and (c.before is null or l.date > c.before))
        + c.worth - c.worth_before
        + (select coalesce(sum(t.amount_fund), 0) from transactions t where t.tenant_id = $1 and t.fund_id = c.fund_id and t.type in ('Investment', 'Divestment') and not t.non_cash_item and t.date <= c.date and (c.before is null or t.date > c.before))
        + (select sum(x.amount) from expense_income_and_interest x join expenses e on e.tenant_id = x.tenant_id and e.id = x.expense_id where e.tenant_id = $1 and e.reporting_period_id = c.id)
        - (select sum(x.amount) from expense_management_fees x join expenses e on e.tenant_id = x.tenant_id and e.id = x.expense_id where e.tenant_id = $1 and e.reporting_period_id = c.id)
        - (select sum(x.amount) from expense_fund_operating_expenses x join expenses e on e.tenant_id = x.tenant_id and e.id = x.expense_id where e.tenant_id = $1 and e.reporting_period_id = c.id)
        - (select sum(x.amount) from expense_other_expenses x join expenses e on e.tenant_id = x.tenant_id and e.id = x.expense_id where e.tenant_id = $1 and e.reporting_period_id = c.id))::text as expected
      from chained c join funds f on f.tenant_id = $1 and f.id = c.fund_id order by f.name, c.date`,
      [account.tenantId],
    )
    expect(steps).toHaveLength(23 + 17 + 4)
    expect(steps.filter(({ nav, expected }) => nav !== expected)).toEqual([])
  })
})

describe('the performance of the demo funds', () => {
  const valuesOf = ({ figures }: Performance) =>
    Object.fromEntries(
      (['pic', 'dpi', 'tvpi', 'netIrr'] as const).map(name => [
        name,
        figures[name].value === null ? null : Number(figures[name].value),
      ]),
    )

  test('the harvesting fund has earned its carry', async () => {
    const { pic, dpi, tvpi, netIrr } = valuesOf(await performanceOfFund(VENTURES))
    expect([pic, dpi, tvpi]).toEqual([expect.closeTo(88, 1), expect.closeTo(0.42, 2), expect.closeTo(1.71, 1)])
    expect(netIrr).toBeGreaterThan(14)
    expect(netIrr).toBeLessThan(17)
  })

  test('the investing fund has paid little back so far', async () => {
    const { pic, dpi, tvpi } = valuesOf(await performanceOfFund(GROWTH))
    expect([pic, dpi, tvpi]).toEqual([expect.closeTo(61, 1), expect.closeTo(0.06, 2), expect.closeTo(1.18, 1)])
  })

  test('the young fund is in its J-curve and shows no net rate, with the reason', async () => {
    const performance = await performanceOfFund(NORDIC)
    const { pic, tvpi, netIrr } = valuesOf(performance)
    expect([pic, tvpi, netIrr]).toEqual([expect.closeTo(14, 1), expect.closeTo(0.87, 1), null])
    expect(performance.figures.netIrr.reason).toMatch(/two years/)
  })

  test('two funds draw on a facility before a call and repay it out of the call', async () => {
    await expectFacilities(asked, performanceOfFund)
  })

  test('the capital accounts of the partners are the net asset value', async () => {
    for (const name of [VENTURES, GROWTH]) {
      const performance = await performanceOfFund(name)
      const returns = await inContext(context => partnerReturnsOf(context, performance.fund.id))
      expect(returns.nav).toBe(performance.figures.nav.value)
      expect(sum([...returns.accounts.map(({ balance }) => balance), returns.generalPartner!])).toBe(returns.nav)
    }
  })
})

describe('the capital accounts of a fund that partners joined later', () => {
  test('R490 are the same for each unit of commitment, whichever closing admitted the partner', async () => {
    await expectEqualAccounts(asked, (await performanceOfFund(GROWTH, '2026-06-30')).fund.id)
  })

  test('R490 name what each closing moved on a line of its own, and lead from opening to closing', async () => {
    await expectEqualisation(asked, (await performanceOfFund(NORDIC, '2026-06-30')).fund.id)
  })
})

describe('the onboardings of the demo data', () => {
  test('stand in five different states, with the papers that each state wants', () => expectOnboardings(asked))

  test('have a history of the days of their steps, and other records of the day of loading', () => expectHistory(asked))
})

test('of the periods and the movements of the demo data some are published and some are not', () =>
  expectPublished(asked))
