/**
 * The statements of a reporting period: what they say is kept in the transaction that publishes it, for all partners at
 * once, each table read one time. The database lets nothing of it be changed or removed.
 */
import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Decimal } from '../entity.ts'
import type { Stored } from '../entityTypes.ts'
import { OWNERSHIP_DECIMALS } from '../fair-values/ownership.ts'
import { ledgerOf } from '../limited-partners/ledger.server.ts'
import { ledgerFigures } from '../limited-partners/ledger.ts'
import { round, sum } from '../money.ts'
import { partnersOf, fundPartyOf } from '../notices/parties.server.ts'
import { assertPrintable } from '../papers/assertPrintable.ts'
import { fundData, statedAccountsOf } from '../performance/performance.server.ts'
import type { FundData } from '../performance/fundData.ts'
import { additionalCommitmentsOf } from './additionalCommitments.server.ts'
import { reportTables, statementContent } from './content.ts'
import { detailsOf, namesOf } from './details.server.ts'
import { performanceReportOf } from './performanceReport.ts'
import type { PerformanceReport, StatedCashFlow, Statement } from './shapes.ts'
import { statementOf, transferName } from './statement.ts'
import type { StatementCommon, StatementOwn } from './statement.ts'
import './texts.ts'

type Period = Stored<'reportingPeriod'>
type Ledger = Awaited<ReturnType<typeof ledgerOf>>

/** One for each limited partner, but for those who came only after the last day of the period. */
export async function writeStatements(context: Context, period: Period): Promise<Statement[]> {
  const data = await fundData(context, period.fundId)
  const partners = await partnersOf(context, period.fundId)
  const ledger = await ledgerOf(context, [...partners.keys()])
  const report = await writeReport(context, data, period, ledger)
  const common = await commonOf(context, data, period, report, ledger)
  const commitments = Map.groupBy(ledger.commitments, ({ limitedPartnerId }) => limitedPartnerId)
  const transactions = Map.groupBy(ledger.transactions, ({ limitedPartnerId }) => limitedPartnerId)
  const returns = new Map(common.accounts.accounts.map(account => [account.limitedPartnerId, account]))
  const own = [...partners]
    .map(([limitedPartnerId, { investor }]): Omit<StatementOwn, 'number'> => ({
      limitedPartnerId,
      investor,
      commitments: commitments.get(limitedPartnerId) ?? [],
      transactions: transactions.get(limitedPartnerId) ?? [],
      returns: returns.get(limitedPartnerId),
    }))
    .filter(({ commitments: promised, transactions: booked }) =>
      [...promised, ...booked].some(({ date }) => date <= period.date),
    )
    .toSorted((a, b) => a.limitedPartnerId - b.limitedPartnerId)
  const statements = own.map((each, place) => ({
    limitedPartnerId: each.limitedPartnerId,
    statement: statementOf(common, {
      ...each,
      number: `${period.id} / ${String(place + 1).padStart(NUMBER_DIGITS, '0')}`,
    }),
  }))
  assertPrintable(contentsOf(statements, report.report))
  await keepStatements(context, period, statements)
  return statements.map(({ statement }) => statement)
}

const NUMBER_DIGITS = 3

interface Written {
  limitedPartnerId: number
  statement: Statement
}

function* contentsOf(written: readonly Written[], report: PerformanceReport) {
  const ofFund = reportTables(report)
  for (const { statement } of written)
    yield { of: statement.investor.name, content: statementContent(statement, report, ofFund) }
}

async function keepStatements({ records }: Context, period: Period, written: readonly Written[]): Promise<void> {
  await records.createMany(
    'capitalAccountStatement',
    written.map(({ limitedPartnerId, statement }) => {
      const content = JSON.stringify(statement)
      return {
        reportingPeriodId: period.id,
        limitedPartnerId,
        number: statement.number,
        asOf: period.date,
        issuedOn: statement.issuedOn,
        commitment: statement.position.commitment,
        called: statement.position.called,
        distributed: statement.position.distributed,
        netAssetValue: statement.nav,
        snapshot: content,
        snapshotHash: hashOf(content),
      }
    }),
    // The amounts of a statement are sums of the ledger and of the period, rounded there.
    ['recordChecks'],
  )
}

export function hashOf(content: string): string {
  return createHash('sha256').update(content).digest('hex')
}

interface WrittenReport {
  report: PerformanceReport
  hash: string
}

async function writeReport(
  context: Context,
  data: FundData,
  period: Period,
  { transactions }: Ledger,
): Promise<WrittenReport> {
  const names = await namesOf(context)
  const investments = await context.records.list('investment', { fundId: period.fundId })
  const ownerships = await ownershipsOf(context, period)
  const toPay = await additionalCommitmentsOf(context, period.fundId, investments, period.date)
  const report = performanceReportOf({
    data,
    period,
    issuedOn: context.today,
    calledOutside: ledgerFigures([], transactions, period.date).calledOutside,
    stated: new Map(
      investments.map(investment => [
        investment.id,
        {
          details: detailsOf('investment', investment, names, ['name', 'logoId']),
          ownership: ownerships.get(investment.id) ?? null,
          excusedCommitments: investment.excusedCommitments ?? null,
          deferredProceeds: investment.deferredProceeds ?? null,
          additionalCommitment: toPay.get(investment.id) ?? null,
        },
      ]),
    ),
  })
  const content = JSON.stringify(report)
  const hash = hashOf(content)
  await context.records.createMany('performanceReport', [
    {
      reportingPeriodId: period.id,
      asOf: period.date,
      issuedOn: context.today,
      snapshot: content,
      snapshotHash: hash,
    },
  ])
  return { report, hash }
}

/** How much of each investment the fund holds, as stated with its latest fair value of the period. */
async function ownershipsOf(
  { database, account }: Context,
  { fundId, date }: Period,
): Promise<ReadonlyMap<number, Decimal>> {
  const rows = await database
    .selectFrom('fair_values as v')
    .innerJoin('investments as i', join =>
      join.onRef('i.tenant_id', '=', 'v.tenant_id').onRef('i.id', '=', 'v.investment_id'),
    )
    .distinctOn('v.investment_id')
    .select(['v.investment_id as investmentId', 'v.fully_diluted_ownership as ownership'])
    .where('v.tenant_id', '=', account.tenantId)
    .where('i.fund_id', '=', fundId)
    .where('v.date', '<=', date)
    .orderBy('v.investment_id')
    .orderBy('v.date', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ investmentId, ownership }) =>
      ownership === null ? [] : [[investmentId, round(ownership, OWNERSHIP_DECIMALS)]],
    ),
  )
}

async function commonOf(
  context: Context,
  data: FundData,
  { id, name, date, fundId }: Period,
  { report, hash }: WrittenReport,
  { commitments }: Ledger,
) {
  const fund = await context.records.get('fund', fundId)
  const { signatory: _, ...party } = await fundPartyOf(context, fund)
  const promised = commitments.filter(row => row.date <= date)
  return {
    issuedOn: report.issuedOn,
    period: { id, name, date },
    currency: report.currency,
    minorUnits: report.minorUnits,
    fund: { ...party, vintageYear: fund?.vintageYear ?? null },
    reportHash: hash,
    fundCommitment: sum(promised.map(({ value }) => value)),
    accounts: await statedAccountsOf(context, data, date),
    nameOf: await sourceNames(context, fundId),
  } satisfies StatementCommon
}

/** Movements and closings by their names, transfers by their days. */
async function sourceNames(
  { records }: Context,
  fundId: number,
): Promise<(source: StatedCashFlow['source']) => string> {
  const named = new Map<string, string>()
  for (const { id, name } of await records.list('capitalMovement', { fundId }))
    named.set(`capital-movements ${id}`, name)
  for (const { id, name } of await records.list('closing', { fundId })) named.set(`closings ${id}`, name)
  for (const { id, date } of await records.list('transfer', { fundId }))
    named.set(`transfers ${id}`, transferName(date))
  return ({ resource, id }) => named.get(`${resource} ${id}`) ?? ''
}
