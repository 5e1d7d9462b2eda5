/**
 * The funds that an investor holds, with what was published of them: figures come from the stored statements, in one
 * statement of the database for all holdings, and are never computed anew but for what several come to.
 */
import { sql } from 'kysely'
import { readStatement } from '../capital-account-statements/stored.ts'
import type { Statement } from '../capital-account-statements/shapes.ts'
import type { Context } from '../context.ts'
import type { CalendarDate } from '../entity.ts'
import { asAmount, compare, subtract } from '../money.ts'
import { readSnapshot } from '../notices/storedSnapshot.ts'
import { anyOf } from '../server/database/anyOf.ts'
import { localDayOf } from '../server/database/days.ts'
import { currencyTotals } from './currencyTotals.ts'
import type { Due, Holding, LaterFlow, PublishedHolding } from './holding.ts'
import { accountNow, publishedNotices } from './movements.server.ts'
import { noteOverview } from './viewer.server.ts'
import type { OwnPartners, Viewer } from './viewer.server.ts'

export type HoldingRow = Awaited<ReturnType<typeof holdingRows>>[number]

export async function holdingsOf(context: Context, viewer: Viewer): Promise<Holding[]> {
  const rows = await holdingRows(context, viewer)
  const dues = await duesOf(context, viewer)
  await noteOverview(context, viewer, dues)
  const found = rows.map(row => {
    const statement = statementIn(row)
    return { statement, holding: holdingOf(viewer, row, statement, dues.get(row.id)) }
  })
  const totals = currencyTotals(
    found.flatMap(({ statement, holding: { published } }) =>
      statement && published ? [{ ...published, cashFlows: statement.cashFlows }] : [],
    ),
  )
  return found.map(({ holding }) => {
    const own = holding.published && totals.get(holding.published.statementId)
    return own ? { ...holding, totals: own } : holding
  })
}

/** Each with its latest statement, if any. */
export function holdingRows({ database, account, today }: Context, { partnerIds }: OwnPartners) {
  return database
    .selectFrom('limited_partners as p')
    .innerJoin('funds as f', join => join.onRef('f.tenant_id', '=', 'p.tenant_id').onRef('f.id', '=', 'p.fund_id'))
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('capital_account_statements as o')
          .select(['o.id', 'o.snapshot', 'o.reporting_period_id', 'o.as_of'])
          .whereRef('o.tenant_id', '=', 'p.tenant_id')
          .whereRef('o.limited_partner_id', '=', 'p.id')
          .orderBy('o.as_of', 'desc')
          .limit(1)
          .as('s'),
      join => join.onTrue(),
    )
    .select(['p.id', 'p.name', 'p.fund_id as fundId', 'f.name as fund'])
    .select(['s.id as statementId', 's.snapshot', 's.reporting_period_id as periodId'])
    .select(({ selectFrom }) =>
      // What a period published before there were reports holds no investments that could be read.
      selectFrom('performance_reports as o')
        .innerJoin('reporting_periods as r', join =>
          join.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.id', '=', 'o.reporting_period_id'),
        )
        .select(({ fn }) => fn.max<CalendarDate | null>('r.date').as('date'))
        .whereRef('o.tenant_id', '=', 'p.tenant_id')
        .whereRef('r.fund_id', '=', 'p.fund_id')
        .where('r.status', '=', 'Published')
        // A record of somebody who was not admitted, or whose transfer was reopened, opens nothing of the fund.
        .where(({ exists, selectFrom: from }) =>
          exists(
            from('limited_partner_commitments as c')
              .select('c.id')
              .whereRef('c.tenant_id', '=', 'p.tenant_id')
              .whereRef('c.limited_partner_id', '=', 'p.id'),
          ),
        )
        .as('fundFiguresAsOf'),
    )
    .select(({ selectFrom }) =>
      selectFrom('limited_partner_commitments as t')
        .innerJoin('transfers as x', join =>
          join.onRef('x.tenant_id', '=', 't.tenant_id').onRef('x.id', '=', 't.transfer_id'),
        )
        .select(({ fn }) => fn.max<CalendarDate | null>('x.date').as('date'))
        .whereRef('t.tenant_id', '=', 'p.tenant_id')
        .whereRef('t.limited_partner_id', '=', 'p.id')
        .whereRef('x.date', '>', 's.as_of')
        .as('transferredSince'),
    )
    .select(({ selectFrom }) =>
      selectFrom('audit as v')
        .innerJoin('tenants as t', 't.id', 'v.tenant_id')
        .select(({ ref }) => localDayOf(ref('v.at'), ref('t.time_zone')).as('day'))
        .whereRef('v.tenant_id', '=', 'p.tenant_id')
        .whereRef('v.record_id', '=', 'p.id')
        .where('v.resource', '=', 'limited-partners')
        .where('v.action', '=', 'view')
        .where('v.account_id', '=', account.id)
        .where(({ ref }) => sql<boolean>`${localDayOf(ref('v.at'), ref('t.time_zone'))} < ${today}`)
        .orderBy('v.at', 'desc')
        .limit(1)
        .as('lastVisitOn'),
    )
    .where('p.tenant_id', '=', account.tenantId)
    .where('p.id', '=', anyOf(partnerIds))
    .orderBy('f.name')
    .orderBy('p.name')
    .orderBy('p.id')
    .execute()
}

export function statementIn({ snapshot }: Pick<HoldingRow, 'snapshot'>): Statement | null {
  return snapshot === null ? null : readStatement(snapshot)
}

export function holdingOf(
  { actsFor }: Viewer,
  { id, name, fund, fundFiguresAsOf, statementId, transferredSince, lastVisitOn }: HoldingRow,
  statement: Statement | null,
  dues: Due[] | undefined,
): Holding {
  const published = statementId === null || statement === null ? null : publishedOf(statementId, statement)
  return {
    id,
    name,
    fund,
    mayChange: actsFor.includes(id),
    published,
    fundFiguresAsOf,
    transferredSince,
    lastVisitOn: actsFor.includes(id) ? lastVisitOn : null,
    hasMovements: dues !== undefined,
    due: dues ?? [],
  }
}

export function publishedOf(statementId: number, statement: Statement): PublishedHolding {
  const { period, fund, currency, minorUnits, position, nav, dpi, rvpi, tvpi, netIrr, note } = statement
  return {
    statementId,
    period: { name: period.name, date: period.date },
    vintageYear: fund.vintageYear,
    currency,
    minorUnits,
    commitment: position.commitment,
    share: position.share,
    called: position.called,
    outside: position.calledOutside,
    calledPercent: position.calledPercent,
    distributed: position.distributed,
    recallable: position.recallable,
    remaining: position.remaining,
    nav,
    dpi: dpi.value,
    rvpi: rvpi.value,
    tvpi: tvpi.value,
    netIrr: netIrr.value,
    netIrrReason: netIrr.reason ?? null,
    note: note ?? null,
  }
}

/** Published movements that fall due after the day of the published figures, in the order of their days. */
export async function laterFlowsOf(context: Context, own: OwnPartners, day: CalendarDate): Promise<LaterFlow[]> {
  const rows = await publishedNotices(context, own)
    .where('n.due_date', '>', day)
    .orderBy('n.due_date')
    .orderBy('n.id')
    .execute()
  return rows.map(({ noticeId, name, dueDate, snapshot }) => {
    const { totals, minorUnits } = readSnapshot(snapshot)
    return {
      noticeId,
      date: dueDate,
      name,
      called: asAmount(totals.call.investor, minorUnits),
      distributed: asAmount(totals.distribution.investor, minorUnits),
    }
  })
}

/** By limited partner to whom a movement was published: what of calls has not been received, the first due first. */
export async function duesOf(context: Context, viewer: OwnPartners): Promise<Map<number, Due[]>> {
  const rows = await publishedNotices(context, viewer).orderBy('n.due_date').orderBy('n.id').execute()
  const isOwed = ({ amount, paymentStatus }: (typeof rows)[number]): boolean =>
    compare(amount, '0') > 0 && paymentStatus !== 'Received'
  return new Map(
    [...Map.groupBy(rows, ({ limitedPartnerId }) => limitedPartnerId)].map(([id, own]) => [
      id,
      own.filter(isOwed).map((row): Due => {
        const { noticeId, size, name, amountReceived, snapshot } = row
        const { totals, currency, minorUnits, dueDate, unfunded, reference, account } = readSnapshot(snapshot)
        return {
          noticeId,
          noticeSize: size,
          movement: name,
          amount: asAmount(subtract(totals.net.investor, amountReceived ?? '0'), minorUnits),
          received: asAmount(amountReceived ?? '0', minorUnits),
          whole: asAmount(totals.net.investor, minorUnits),
          currency,
          minorUnits,
          dueDate,
          remainingAfter: unfunded.after.investor,
          reference,
          account: account && dueAccount(accountNow(account, row)),
        }
      }),
    ]),
  )
}

function dueAccount({ holder, accountNumber, bankCode, verifiedOn, outOfUse }: ReturnType<typeof accountNow>) {
  return { holder, accountNumber, bankCode, verifiedOn, outOfUse }
}
