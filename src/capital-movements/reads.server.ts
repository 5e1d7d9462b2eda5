import { inMinorUnits } from '../api/answeredAmounts.ts'
import { answered } from '../api/reads.ts'
import { addBusinessDays } from '../calendar.ts'
import type { Context } from '../context.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { impactOf, isPaidOut, percentOf } from '../limited-partners/ledger.ts'
import { add, sum } from '../money.ts'
import { fundData } from '../performance/performance.server.ts'
import { figuresAt } from '../performance/figures.ts'
import { usualDay } from '../performance/fundData.ts'
import { problem } from '../problems.ts'
import { managementFeesSum, otherExpensesSum } from '../reporting-periods/expenseSums.server.ts'
import { calledAmount, movedMoney } from '../transactions/cashFlowKinds.server.ts'
import { amountsOf, paidIn } from './components.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import { partnerPositions } from './partners.server.ts'
import { capitalMovementReads, proposalsShape, whatIfShape } from './reads.ts'
import type { MovementPartners, MovementProposals, WhatIf } from './reads.ts'
import { NOTICE_DAYS } from './rules.ts'
import { standing, withMovement } from './whatIf.ts'
import type { Flows } from './whatIf.ts'

export const capitalMovementAnswers = answered(capitalMovementReads, {
  capitalMovementProposals: (context, { fundId }) => proposalsFor(context, fundId),
  capitalMovementPartners: (context, { id }) => partnersOf(context, id),
  async capitalMovementWhatIf(context, { id }) {
    const movement = await context.records.get('capitalMovement', id)
    if (!movement) throw problem('not-found')
    return whatIf(context, movement)
  },
})

/** Ten thousand of them are wanted at once, to name the lines: what a partner has paid is not looked at. */
async function partnersOf({ database, account, records }: Context, id: number): Promise<MovementPartners> {
  const movement = await records.get('capitalMovement', id)
  if (!movement) throw problem('not-found')
  const partners = await database
    .selectFrom('limited_partners')
    .select(({ fn, val }) => [
      'id as limitedPartnerId',
      'name',
      fn.coalesce('skip_management_fee_distribution', val(false)).as('skipsManagementFee'),
    ])
    .where('tenant_id', '=', account.tenantId)
    .where('fund_id', '=', movement.fundId)
    .orderBy('id')
    .execute()
  return { partners }
}

async function proposalsFor(context: Context, fundId: number): Promise<MovementProposals> {
  const { database, account, records, today } = context
  const fund = await records.get('fund', fundId)
  if (!fund) throw problem('not-found')
  const { tenantId } = account
  const { code, minorUnits } = await fundCurrency(context, fundId)
  const periods = await database
    .selectFrom('expenses as e')
    .innerJoin('reporting_periods as p', join =>
      join.onRef('p.tenant_id', '=', 'e.tenant_id').onRef('p.id', '=', 'e.reporting_period_id'),
    )
    .select(['p.id as reportingPeriodId', 'p.name'])
    .select([managementFeesSum().as('managementFees'), otherExpensesSum().as('expenses')])
    .where('e.tenant_id', '=', tenantId)
    .where('e.fund_id', '=', fundId)
    .orderBy('p.date', 'desc')
    .execute()
  const answer = {
    dueDate: addBusinessDays(today, NOTICE_DAYS),
    nominalShareValue: fund.nominalShareValue,
    navPerShare: (await lastNavPerShare(context, fundId)) ?? fund.nominalShareValue,
    fundBankAccountId: await usualAccount(context, fundId),
    minorUnits,
    currency: code,
    periods,
  }
  return inMinorUnits(proposalsShape, answer, minorUnits)
}

/** The account of the last movement, or the only one that there is; null when it may not stand on a notice. */
async function usualAccount({ records }: Context, fundId: number): Promise<number | null> {
  const accounts = await records.list('bankAccount', {
    fundId,
    status: 'Active',
    investmentId_null: true,
    limitedPartnerId_null: true,
  })
  const movements = await records.list('capitalMovement', { fundId })
  const last = movements.toSorted((one, other) => (one.dueDate < other.dueDate ? 1 : -1)).at(0)
  const chosen = accounts.length === 1 ? accounts[0] : accounts.find(({ id }) => id === last?.fundBankAccountId)
  return chosen?.id ?? null
}

async function lastNavPerShare(context: Context, fundId: number): Promise<Decimal | null> {
  const data = await fundData(context, fundId)
  const last = data.periods.filter(({ status }) => status !== 'Open').at(-1)
  return last ? figuresAt(data, last.date).navPerShare.value : null
}

async function whatIf(context: Context, movement: Stored<'capitalMovement'>): Promise<WhatIf> {
  const { fundId } = movement
  const data = await fundData(context, fundId)
  const asOf = usualDay(data, context.today)
  const figures = figuresAt(data, asOf)
  const { code, minorUnits } = await fundCurrency(context, fundId)
  const totalCash = figures.totalCash.value
  const holding = {
    commitment: sum(data.commitments.map(({ amount }) => amount)),
    flows: data.ledger.map(({ date, called, distributed, impact }): Flows => ({
      date,
      called,
      distributed,
      impact,
      lateEntranceFee: '0',
    })),
    nav: figures.netNav.value === null ? null : { amount: figures.netNav.value, date: asOf },
    cash: totalCash === null ? null : add(totalCash, await movedSince(context, fundId, asOf)),
  }
  const amounts = amountsOf(movement)
  const after = withMovement(holding, {
    date: movement.dueDate,
    called: paidIn(amounts),
    distributed: amounts.distribution,
    impact: impactOf(amounts),
    lateEntranceFee: amounts.lateEntranceFee,
  })
  const answer = {
    currency: code,
    minorUnits,
    asOf,
    before: standing(holding),
    after: standing(after),
    partners: await partnersAfter(context, movement),
  }
  return inMinorUnits(whatIfShape, answer, minorUnits)
}

/** Money that came and went since the books, as far as it is known. */
async function movedSince({ database, account }: Context, fundId: number, day: CalendarDate): Promise<Decimal> {
  const moved = await database
    .selectFrom('transactions as t')
    .select(({ fn }) => fn.sum<Decimal | null>('t.amount_fund').as('amount'))
    .where('t.tenant_id', '=', account.tenantId)
    .where('t.fund_id', '=', fundId)
    .where('t.date', '>', day)
    .where(movedMoney())
    .executeTakeFirst()
  return moved?.amount ?? '0'
}

async function partnersAfter(context: Context, movement: Stored<'capitalMovement'>): Promise<WhatIf['partners']> {
  const { database, account, records } = context
  const lines = await records.list('capitalMovementLine', { capitalMovementId: movement.id })
  const byPartner = new Map(lines.map(line => [line.limitedPartnerId, line]))
  const positions = await partnerPositions(context, movement.fundId, movement.dueDate)
  const called = new Map(
    (
      await database
        .selectFrom('limited_partner_transactions as t')
        .innerJoin('limited_partners as p', join =>
          join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
        )
        .select(({ fn }) => ['t.limited_partner_id as id', fn.sum<Decimal>(calledAmount()).as('called')])
        .where('t.tenant_id', '=', account.tenantId)
        .where('p.fund_id', '=', movement.fundId)
        .groupBy('t.limited_partner_id')
        .execute()
    ).map(row => [row.id, row.called]),
  )
  const payable = await activeAccounts(context, movement.fundId)
  return positions.flatMap(({ limitedPartnerId, name, commitment, remainingAtDueDate }) => {
    const line = byPartner.get(limitedPartnerId)
    if (!line) return []
    const before = called.get(limitedPartnerId) ?? '0'
    return [
      {
        limitedPartnerId,
        name,
        commitment,
        remainingBefore: remainingAtDueDate,
        remainingAfter: add(remainingAtDueDate, impactOf(amountsOf(line))),
        calledPercentBefore: percentOf(before, commitment),
        calledPercentAfter: percentOf(add(before, paidIn(line)), commitment),
        isPaidOut: isPaidOut(amountsOf(line)),
        hasActiveAccount: payable.has(limitedPartnerId),
      },
    ]
  })
}

/** The partners of the fund whose account can be paid to. */
async function activeAccounts({ database, account }: Context, fundId: number): Promise<ReadonlySet<number>> {
  const rows = await database
    .selectFrom('limited_partners as p')
    .innerJoin('bank_accounts as b', join =>
      join.onRef('b.tenant_id', '=', 'p.tenant_id').onRef('b.id', '=', 'p.bank_account_id'),
    )
    .select('p.id')
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .where('b.status', '=', 'Active')
    .execute()
  return new Set(rows.map(({ id }) => id))
}
