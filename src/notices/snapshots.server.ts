/** Looks up what the notices of a movement say, for all its partners at once: each table is read one time. */
import { expressionBuilder } from 'kysely'
import type { Tables } from '../../generated/tables.ts'
import type { Context } from '../context.ts'
import { fundCurrency } from '../currencies/fundCurrency.server.ts'
import type { CalendarDate, Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { inPortions } from '../server/records/inPortions.ts'
import type { Components } from '../limited-partners/ledger.ts'
import { add, sum } from '../money.ts'
import { calledAmount } from '../transactions/cashFlowKinds.server.ts'
import { accountOf, fundPartyOf, partnersOf } from './parties.server.ts'
import { noticeSnapshot } from './snapshot.ts'
import type { NoticeCommon, NoticeOwn, NoticeSnapshot, Position } from './snapshot.ts'

type Movement = Stored<'capitalMovement'>

export interface GatheredNotice {
  limitedPartnerId: number
  snapshot: NoticeSnapshot
}

export const NOWHERE: Position = {
  commitment: '0',
  calledInside: '0',
  called: '0',
  recallable: '0',
  distributed: '0',
  remaining: '0',
}

/**
 * What every notice of the movement would say now: before it is completed, and as it is completed. Amounts are those of
 * its lines; what was before is the ledger at the due date without what the movement itself has booked. Only those of
 * the given partners, where any are given.
 */
export async function gatherNotices(
  context: Context,
  movement: Movement,
  edition: number,
  partnerIds?: readonly number[],
): Promise<GatheredNotice[]> {
  const lines = await linesOf(context, movement.id)
  const positions = await positionsBefore(context, movement)
  const common = await commonOf(context, movement, edition, lines, [...positions.values()])
  const fundAccount = await accountOf(context, movement.fundBankAccountId, 'fund')
  const partners = await partnersOf(context, movement.fundId)
  const chosen = [...lines.entries()].filter(
    ([, { limitedPartnerId }]) => partnerIds === undefined || partnerIds.includes(limitedPartnerId),
  )
  return inPortions(chosen, ([place, line]) => {
    const { limitedPartnerId } = line
    const partner = partners.get(limitedPartnerId)
    const own: NoticeOwn = {
      number: `${movement.id} / ${String(place + 1).padStart(NUMBER_DIGITS, '0')}`,
      investor: partner?.investor ?? { name: '', address: [], attention: null },
      reference: line.paymentReference ?? movement.paymentReference,
      components: line,
      position: positions.get(limitedPartnerId) ?? NOWHERE,
      shares: line.shares,
      fundAccount,
      investorAccount: partner?.account ?? null,
    }
    return { limitedPartnerId, snapshot: noticeSnapshot(common, own) }
  })
}

const NUMBER_DIGITS = 3

type Line = Awaited<ReturnType<typeof linesOf>>[number]

/** Of a line of a movement, each as an amount. */
export function componentsOfLine() {
  const { fn, val } = expressionBuilder<{ l: Tables['capital_movement_lines'] }, 'l'>()
  const nothing = val<Decimal>('0')
  return [
    fn.coalesce('l.investment_funding', nothing).as('investmentFunding'),
    fn.coalesce('l.management_fees', nothing).as('managementFees'),
    fn.coalesce('l.expenses_paid_in', nothing).as('expensesPaidIn'),
    fn.coalesce('l.expenses_out_of_paid_in', nothing).as('expensesOutOfPaidIn'),
    fn.coalesce('l.late_entrance_fee', nothing).as('lateEntranceFee'),
    fn.coalesce('l.return_of_capital', nothing).as('returnOfCapital'),
    fn.coalesce('l.realized_gain', nothing).as('realizedGain'),
    fn.coalesce('l.distribution', nothing).as('distribution'),
    fn.coalesce('l.recallable_distribution', nothing).as('recallableDistribution'),
  ]
}

function linesOf({ database, account }: Context, movementId: number) {
  return database
    .selectFrom('capital_movement_lines as l')
    .select(['limited_partner_id as limitedPartnerId', 'payment_reference as paymentReference', 'shares'])
    .select(componentsOfLine())
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', movementId)
    .orderBy('limited_partner_id')
    .execute()
}

/**
 * Where each partner of the fund stood at the due date, without what this movement has booked. Rows are numbered in the
 * order in which they were booked: what was completed later counts only as long as the movement itself is not.
 */
export async function positionsBefore(
  context: Context,
  { id, fundId, dueDate }: Pick<Movement, 'id' | 'fundId' | 'dueDate'>,
): Promise<Map<number, Position>> {
  const committed = await commitmentsAt(context, fundId, dueDate)
  const booked = await bookedBefore(context, { id, fundId, dueDate })
  const positions = new Map(
    committed.map(({ limitedPartnerId, commitment }) => [
      limitedPartnerId,
      { ...NOWHERE, commitment, remaining: commitment },
    ]),
  )
  for (const { limitedPartnerId, impact, ...figures } of booked) {
    const commitment = positions.get(limitedPartnerId)?.commitment ?? '0'
    positions.set(limitedPartnerId, { ...figures, commitment, remaining: add(commitment, impact) })
  }
  return positions
}

function commitmentsAt({ database, account }: Context, fundId: number, date: CalendarDate) {
  return database
    .selectFrom('limited_partners as p')
    .innerJoin('limited_partner_commitments as t', join =>
      join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.limited_partner_id', '=', 'p.id'),
    )
    .select(({ fn }) => ['p.id as limitedPartnerId', fn.sum<Decimal>('t.value').as('commitment')])
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .where('t.date', '<=', date)
    .groupBy('p.id')
    .execute()
}

async function bookedBefore(
  { database, account }: Context,
  { id, fundId, dueDate }: Pick<Movement, 'id' | 'fundId' | 'dueDate'>,
) {
  const own = await database
    .selectFrom('limited_partner_transactions')
    .select(({ fn }) => fn.min('id').as('first'))
    .where('tenant_id', '=', account.tenantId)
    .where('capital_movement_id', '=', id)
    .executeTakeFirst()
  const first = own?.first
  return database
    .selectFrom('limited_partners as p')
    .innerJoin('limited_partner_transactions as t', join =>
      join.onRef('t.tenant_id', '=', 'p.tenant_id').onRef('t.limited_partner_id', '=', 'p.id'),
    )
    .select(({ eb, fn }) => [
      'p.id as limitedPartnerId',
      fn
        .sum<Decimal>(
          eb(eb('t.investment_funding', '+', eb.ref('t.management_fees')), '+', eb.ref('t.expenses_paid_in')),
        )
        .as('calledInside'),
      fn.sum<Decimal>(calledAmount()).as('called'),
      fn.sum<Decimal>('t.recallable_distribution').as('recallable'),
      fn.sum<Decimal>('t.distribution').as('distributed'),
      fn.sum<Decimal>('t.impact_on_unfunded').as('impact'),
    ])
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.fund_id', '=', fundId)
    .where('t.date', '<=', dueDate)
    .where(({ eb, or }) => or([eb('t.capital_movement_id', 'is', null), eb('t.capital_movement_id', '<>', id)]))
    .where('t.id', '<', first ?? Number.MAX_SAFE_INTEGER)
    .groupBy('p.id')
    .execute()
}

async function commonOf(
  context: Context,
  movement: Movement,
  edition: number,
  lines: readonly Line[],
  positions: readonly Position[],
): Promise<NoticeCommon> {
  const fund = await context.records.get('fund', movement.fundId)
  const { code, minorUnits } = await fundCurrency(context, movement.fundId)
  return {
    edition,
    issuedOn: context.today,
    dueDate: movement.dueDate,
    movement: movement.name,
    purpose: movement.purpose,
    agreementSection: movement.agreementSection,
    currency: code,
    minorUnits,
    fund: await fundPartyOf(context, fund),
    navPerShare: movement.navPerShare,
    nominalShareValue: movement.nominalShareValue,
    components: sumsOf(lines),
    position: addedUp(positions),
  }
}

function sumsOf(lines: readonly Components[]): Components {
  const of = (name: keyof Components): Decimal => sum(lines.map(line => line[name]))
  return {
    investmentFunding: of('investmentFunding'),
    managementFees: of('managementFees'),
    expensesPaidIn: of('expensesPaidIn'),
    expensesOutOfPaidIn: of('expensesOutOfPaidIn'),
    lateEntranceFee: of('lateEntranceFee'),
    returnOfCapital: of('returnOfCapital'),
    realizedGain: of('realizedGain'),
    distribution: of('distribution'),
    recallableDistribution: of('recallableDistribution'),
  }
}

function addedUp(positions: readonly Position[]): Position {
  const of = (name: keyof Position): Decimal => sum(positions.map(position => position[name]))
  return {
    commitment: of('commitment'),
    calledInside: of('calledInside'),
    called: of('called'),
    recallable: of('recallable'),
    distributed: of('distributed'),
    remaining: of('remaining'),
  }
}
