/** The pages of one holding: its statement, the details that investors see, the portfolio as it was published. */
import type { FileAnswer } from '../api/reads.ts'
import { detailsOf, namesOf } from '../capital-account-statements/details.server.ts'
import type { PerformanceReport } from '../capital-account-statements/shapes.ts'
import { shownTables } from '../capital-account-statements/shownTables.ts'
import { cashFlowSheets } from '../capital-account-statements/sheets.ts'
import { readReport } from '../capital-account-statements/stored.ts'
import type { Context } from '../context.ts'
import { noteDownloads, noteViews } from '../documents/downloads.server.ts'
import { problem } from '../problems.ts'
import { text } from '../texts.ts'
import type { HoldingDetails, PublishedInvestment, PublishedInvestments } from './holding.ts'
import { duesOf, holdingRows, holdingOf, laterFlowsOf, statementIn } from './holdings.server.ts'
import type { HoldingRow } from './holdings.server.ts'
import { publishedNotices } from './movements.server.ts'
import { papersOf } from './papers.server.ts'
import { accountsOf, readersOf } from './ownChanges.server.ts'
import { assertOwn, noteHolding, onlyOf } from './viewer.server.ts'
import '../texts/portalPages.ts'
import type { Viewer } from './viewer.server.ts'

export async function holdingDetailsOf(context: Context, viewer: Viewer, id: number): Promise<HoldingDetails> {
  const row = await ownRow(context, viewer, id)
  const own = onlyOf(viewer, id)
  const dues = await duesOf(context, own)
  const papers = await papersOf(context, own)
  // Something of the fund is published to this partner: figures, be they of before it came, or a movement.
  const hasFigures = row.statementId !== null || row.fundFiguresAsOf !== null
  const isOpen = hasFigures || papers.some(({ kind }) => kind === 'notice')
  const names = await namesOf(context)
  const fund = await context.records.get('fund', row.fundId)
  const partner = await context.records.get('limitedPartner', id)
  const statement = statementIn(row)
  const report = statement && (await reportWith(context, row))
  // The card of what is owed shows amount, day and account of the notice.
  if (viewer.actsFor.includes(id))
    await noteViews(
      context,
      'notices',
      (dues.get(id) ?? []).map(({ noticeId }) => noticeId),
    )
  if (row.statementId === null) await noteHolding(context, viewer, id)
  else await noteViews(context, 'capital-account-statements', [row.statementId])
  return {
    holding: holdingOf(viewer, row, statement, dues.get(id)),
    statement,
    later: statement ? await laterFlowsOf(context, own, statement.period.date) : [],
    tables: statement && report ? shownTables(statement, report) : [],
    fundDetails: isOpen && fund ? detailsOf('fund', fund, names, ['logoId']) : [],
    holdingDetails: isOpen && partner ? detailsOf('limitedPartner', partner, names, ['fundId', 'logoId']) : [],
    papers,
    ...(await accountsOf(context, viewer, id)),
    readers: await readersOf(context, viewer, id),
  }
}

export async function cashFlowsOf(context: Context, viewer: Viewer, id: number): Promise<FileAnswer> {
  const row = await ownRow(context, viewer, id)
  const { statementId, fund } = row
  const statement = statementIn(row)
  if (statement === null || statementId === null) throw problem('not-found', { detail: text('documents.nothing') })
  await noteDownloads(context, 'capital-account-statements', [statementId], 'xlsx')
  const later = await laterFlowsOf(context, onlyOf(viewer, id), statement.period.date)
  return {
    fileName: `${text('portalFlows.title')} ${fund}.xlsx`,
    sheets: cashFlowSheets(statement, later),
  }
}

export async function investmentsOf(context: Context, viewer: Viewer, id: number): Promise<PublishedInvestments> {
  const row = await ownRow(context, viewer, id)
  const report = await latestReport(context, row)
  await noteHolding(context, viewer, id)
  const hasMovements = (await publishedNotices(context, onlyOf(viewer, id)).limit(1).executeTakeFirst()) !== undefined
  if (!report) return { fund: row.fund, hasMovements, published: null }
  const { fund, currency, minorUnits, period, investments } = report
  return {
    fund: row.fund,
    hasMovements,
    published: {
      fund,
      currency,
      minorUnits,
      period,
      investments: investments.map(each => ({
        id: each.id,
        name: each.name,
        geography: each.geography,
        industry: each.industry,
        investedFrom: each.investedFrom,
        exitedOn: each.exitedOn,
        invested: each.invested,
        proceeds: each.proceeds,
        income: each.income,
        fairValue: each.fairValue,
        fairValueDate: each.fairValueDate,
        share: each.share,
        moic: each.moic,
      })),
    },
  }
}

/** One of another fund, or one that is not in the published report, answers as one that does not exist. */
export async function investmentOf(
  context: Context,
  viewer: Viewer,
  { id, investmentId }: { id: number; investmentId: number },
): Promise<PublishedInvestment> {
  const report = await latestReport(context, await ownRow(context, viewer, id))
  const investment = report?.investments.find(each => each.id === investmentId)
  if (!report || !investment) throw problem('not-found')
  await noteHolding(context, viewer, id)
  const { fund, currency, minorUnits, period } = report
  return { fund, currency, minorUnits, period, investment }
}

async function ownRow(context: Context, viewer: Viewer, id: number): Promise<HoldingRow> {
  assertOwn(viewer, id)
  const [row] = await holdingRows(context, { partnerIds: [id] })
  if (!row) throw problem('not-found')
  return row
}

/** The report that goes with the latest statement of the holding: its tables compare the two. */
async function reportWith(context: Context, { periodId }: HoldingRow): Promise<PerformanceReport | null> {
  if (periodId === null) return null
  const found = await publishedReports(context).where('o.reporting_period_id', '=', periodId).executeTakeFirst()
  return found ? readReport(found.snapshot) : null
}

/** It tells of the fund as a whole: whoever holds it reads it, whether or not there are figures of the holding. */
async function latestReport(
  context: Context,
  { fundId, fundFiguresAsOf }: HoldingRow,
): Promise<PerformanceReport | null> {
  if (fundFiguresAsOf === null) return null
  const found = await publishedReports(context)
    .where('r.fund_id', '=', fundId)
    .orderBy('r.date', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ? readReport(found.snapshot) : null
}

function publishedReports({ database, account }: Context) {
  return database
    .selectFrom('performance_reports as o')
    .innerJoin('reporting_periods as r', join =>
      join.onRef('r.tenant_id', '=', 'o.tenant_id').onRef('r.id', '=', 'o.reporting_period_id'),
    )
    .select('o.snapshot')
    .where('o.tenant_id', '=', account.tenantId)
    .where('r.status', '=', 'Published')
}
