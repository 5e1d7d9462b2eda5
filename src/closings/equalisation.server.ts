/**
 * What the equalisation of a closing is worked out from: partners with their commitments and their ledger before the
 * closing, earlier capital movements, the terms of the fund.
 */
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import { compareDates } from '../calendar.ts'
import type { Context } from '../context.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { feeTerms } from '../invoices/fees.ts'
import type { FeeTerms } from '../invoices/fees.ts'
import { sum } from '../money.ts'
import { equalise } from './equalisation.ts'
import type { Amounts, ClosingPartner, Drawdown, Equalisation, EqualisationTerms } from './equalisation.ts'

type Source = Pick<Context, 'database' | 'account' | 'records'>
type Closing = Pick<Stored<'closing'>, 'id' | 'fundId' | 'date'>

/** How far a partner is in becoming one, and whether it can be paid. */
interface Standing {
  name: string
  subscriptionStatus: Stored<'limitedPartner'>['subscriptionStatus']
  accountStatus: Stored<'bankAccount'>['status'] | null
}

type KnownPartner = ClosingPartner & Standing

export interface ClosingEqualisation extends Equalisation {
  terms: EqualisationTerms
  drawdowns: Drawdown[]
  /** By partner. */
  standing: ReadonlyMap<number, Standing>
}

/**
 * As it stands now while the closing is open; afterwards as it was: nothing dated later, nothing that the closing
 * itself has made, and of its own day only what was there before it, counts. A capital movement of its day was shared
 * by its commitments, because they are later than every movement that was completed before them.
 */
export async function equalisationOf(context: Source, closing: Closing): Promise<ClosingEqualisation> {
  const fund = await context.records.get('fund', closing.fundId)
  if (!fund) throw new Error(`The fund ${closing.fundId} of a closing is missing.`)
  const { minorUnits } = await fundCurrency(context, closing.fundId)
  const partners = await partnersOf(context, closing)
  const drawdowns = await drawdownsOf(context, closing, feeTerms(fund, minorUnits))
  const terms = { date: closing.date, interestRate: fund.lateEntranceInterestRate ?? '0', minorUnits }
  return {
    ...equalise(terms, partners, drawdowns),
    terms,
    drawdowns,
    standing: new Map(partners.map(partner => [partner.limitedPartnerId, partner])),
  }
}

/** Of the commitments that the closing has written: those of the same day with a higher number came after it. */
async function firstRowOf({ database, account }: Source, { id }: Closing): Promise<number> {
  const own = await database
    .selectFrom('limited_partner_commitments')
    .select(({ fn }) => fn.min<number | null>('id').as('first'))
    .where('tenant_id', '=', account.tenantId)
    .where('closing_id', '=', id)
    .executeTakeFirst()
  return own?.first ?? AFTER_ALL
}

/** An open closing comes after everything that there is. */
const AFTER_ALL = Number.MAX_SAFE_INTEGER

/** Whoever has a commitment before the closing or in it. */
async function partnersOf(source: Source, closing: Closing): Promise<KnownPartner[]> {
  const { database, account } = source
  const { tenantId } = account
  const first = await firstRowOf(source, closing)
  const rows = await database
    .selectFrom('limited_partners as p')
    .leftJoin(
      database
        .selectFrom('limited_partner_commitments as c')
        .select(({ fn }) => ['c.limited_partner_id as id', fn.sum<Decimal>('c.value').as('value')])
        .where('c.tenant_id', '=', tenantId)
        .where('c.date', '<=', closing.date)
        .where('c.closing_id', 'is distinct from', closing.id)
        .where(({ eb, or }) => or([eb('c.date', '<', closing.date), eb('c.id', '<', first)]))
        .groupBy('c.limited_partner_id')
        .as('before'),
      'before.id',
      'p.id',
    )
    .leftJoin(
      database
        .selectFrom('closing_commitments as c')
        .select(({ fn }) => ['c.limited_partner_id as id', fn.sum<Decimal>('c.value').as('value')])
        .where('c.tenant_id', '=', tenantId)
        .where('c.closing_id', '=', closing.id)
        .groupBy('c.limited_partner_id')
        .as('own'),
      'own.id',
      'p.id',
    )
    .leftJoin('bank_accounts as a', join =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.bank_account_id'),
    )
    .select(({ fn, val }) => [
      'p.id as limitedPartnerId',
      'p.name',
      'p.subscription_status as subscriptionStatus',
      'a.status as accountStatus',
      'p.skip_management_fee_distribution as skipsFees',
      fn.coalesce('before.value', val<Decimal>('0')).as('prior'),
      fn.coalesce('own.value', val<Decimal>('0')).as('additional'),
    ])
    .where('p.tenant_id', '=', tenantId)
    .where('p.fund_id', '=', closing.fundId)
    .where(({ eb, or }) => or([eb('before.id', 'is not', null), eb('own.id', 'is not', null)]))
    .orderBy('p.id')
    .execute()
  const paid = await paidBy(source, closing, first)
  return rows.map(({ skipsFees, ...row }) => ({
    ...row,
    paysFees: !skipsFees,
    paid: paid.get(row.limitedPartnerId) ?? {},
  }))
}

/** Of rows of the ledger that are grouped: all that a closing shares anew, and the management fees. */
function sumsOfComponents() {
  const { fn } = expressionBuilder<{ t: Tables['limited_partner_transactions'] }, 't'>()
  return [
    fn.sum<Decimal>('t.investment_funding').as('investmentFunding'),
    fn.sum<Decimal>('t.management_fees').as('managementFees'),
    fn.sum<Decimal>('t.expenses_paid_in').as('expensesPaidIn'),
    fn.sum<Decimal>('t.expenses_out_of_paid_in').as('expensesOutOfPaidIn'),
    fn.sum<Decimal>('t.return_of_capital').as('returnOfCapital'),
    fn.sum<Decimal>('t.realized_gain').as('realizedGain'),
    fn.sum<Decimal>('t.distribution').as('distribution'),
    fn.sum<Decimal>('t.recallable_distribution').as('recallableDistribution'),
  ]
}

/** What the ledger holds of each partner before the closing. Of its own day, that is what earlier transfers moved. */
async function paidBy({ database, account }: Source, closing: Closing, first: number): Promise<Map<number, Amounts>> {
  const transfersBefore = database
    .selectFrom('limited_partner_commitments')
    .select('transfer_id')
    .where('tenant_id', '=', account.tenantId)
    .where('date', '=', closing.date)
    .where('transfer_id', 'is not', null)
    .where('id', '<', first)
  const rows = await database
    .selectFrom('limited_partner_transactions as t')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 't.tenant_id').onRef('p.id', '=', 't.limited_partner_id'),
    )
    .leftJoin('capital_movements as m', join =>
      join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.capital_movement_id'),
    )
    .select('t.limited_partner_id as limitedPartnerId')
    .select(sumsOfComponents())
    .where('t.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', closing.fundId)
    .where('t.date', '<=', closing.date)
    .where(({ eb, or }) => or([eb('t.date', '<', closing.date), eb('t.transfer_id', 'in', transfersBefore)]))
    .where('t.closing_id', 'is distinct from', closing.id)
    .where('m.closing_id', 'is distinct from', closing.id)
    .groupBy('t.limited_partner_id')
    .execute()
  return new Map(rows.map(({ limitedPartnerId, ...amounts }) => [limitedPartnerId, amounts]))
}

/** Calls and distributions, not what earlier closings have moved: that is in them once they are shared anew. */
async function drawdownsOf(source: Source, closing: Closing, terms: FeeTerms): Promise<Drawdown[]> {
  const { database, account } = source
  const rows = await database
    .selectFrom('limited_partner_transactions as t')
    .innerJoin('capital_movements as m', join =>
      join.onRef('m.tenant_id', '=', 't.tenant_id').onRef('m.id', '=', 't.capital_movement_id'),
    )
    .select(['m.id', 'm.name', 'm.due_date as date'])
    .select(sumsOfComponents())
    .where('m.tenant_id', '=', account.tenantId)
    .where('m.fund_id', '=', closing.fundId)
    .where('m.closing_id', 'is', null)
    .where('m.due_date', '<', closing.date)
    .groupBy(['m.id', 'm.name', 'm.due_date'])
    .orderBy('m.due_date')
    .orderBy('m.id')
    .execute()
  const paying = await payingCommitments(source, closing.fundId)
  return rows.map(({ id, name, date, ...totals }) => ({
    capitalMovementId: id,
    name,
    date,
    totals,
    feeCommitments: sum(paying.filter(row => compareDates(row.date, date) <= 0).map(({ value }) => value)),
    feesOnCommitment: isOnCommitment(terms, date),
  }))
}

/** By day, of those partners who pay management fees. */
async function payingCommitments(
  { database, account }: Source,
  fundId: number,
): Promise<{ date: CalendarDate; value: Decimal }[]> {
  return database
    .selectFrom('limited_partner_commitments as c')
    .innerJoin('limited_partners as p', join =>
      join.onRef('p.tenant_id', '=', 'c.tenant_id').onRef('p.id', '=', 'c.limited_partner_id'),
    )
    .select(({ fn }) => ['c.date', fn.sum<Decimal>('c.value').as('value')])
    .where('c.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .where('p.skip_management_fee_distribution', 'is distinct from', true)
    .groupBy('c.date')
    .execute()
}

/** What the fund takes its fee of on a day; another basis may hold once the investment period has ended. */
function isOnCommitment({ basis, subsequentBasis, investmentPeriodEnd }: FeeTerms, date: CalendarDate): boolean {
  const isSubsequent = investmentPeriodEnd !== null && compareDates(date, investmentPeriodEnd) > 0
  return (isSubsequent ? subsequentBasis : basis) === 'Commitment'
}
