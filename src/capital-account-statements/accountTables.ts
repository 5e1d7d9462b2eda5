/**
 * How the capital account and the unfunded commitment of a partner went, as tables with a column for each time. Lines
 * that the statement does not have, because it was published before there were any, are left out. Pure.
 */
import type { Decimal } from '../entity.ts'
import { formatDate } from '../formats.ts'
import { asAmount, isZero, negate, sum } from '../money.ts'
import { asPrintable } from '../papers/printableCharacters.ts'
import { EARNED_GROUPS } from '../performance/earnedGroups.ts'
import type { EarnedGroup } from '../performance/earnedGroups.ts'
import type { ResultLine, StatedAccount, StatedSpan, Statement } from './shapes.ts'
import { equalised } from './statement.ts'
import { statementText } from './statementTexts.ts'
import type { StatementTextKey } from './statementTexts.ts'
import { money } from './tables.ts'
import type { StatementRow, StatementTable } from './tables.ts'

interface StatedColumn {
  span: StatedSpan
  account: StatedAccount
}

/** None while the fund has no net asset value; that of the carried interest only where there is some. */
export function accountTables(statement: Statement): StatementTable[] {
  const columns = statement.spans.flatMap(span => (span.account ? [{ span, account: span.account }] : []))
  if (statement.nav === null) return []
  return [accountTable(columns, statement), ...carryTable(columns)]
}

export function spanHead({ name, from }: StatedSpan): string {
  const since = name === 'inception' || from === null ? '' : `, ${statementText('fromDay', { date: formatDate(from) })}`
  return statementText(name) + since
}

function accountTable(columns: readonly StatedColumn[], { minorUnits, note }: Statement): StatementTable {
  const row = (key: StatementTextKey, of: (account: StatedAccount) => Decimal, strong?: true): StatementRow => ({
    title: statementText(key),
    cells: columns.map(({ account }) => money(of(account))),
    ...(strong && { strong }),
  })
  const lowering = (of: (account: StatedAccount) => Decimal) => (account: StatedAccount) =>
    asAmount(negate(of(account)), minorUnits)
  const any = (of: (account: StatedAccount) => Decimal): boolean => columns.some(({ account }) => !isZero(of(account)))
  const lines = resultRows(columns, minorUnits)
  const fees = feeRows(columns, minorUnits)
  const isAccrued = columns.some(({ account }) => account.accruedCarry)
  return {
    title: statementText('account'),
    head: columns.map(({ span }) => spanHead(span)),
    rows: [
      row('accountOpening', account => account.opening),
      row('accountCalled', account => account.called),
      ...equalisationRows(columns, minorUnits),
      ...(any(account => account.transfers) ? [row('accountTransfers', account => account.transfers)] : []),
      row(
        'accountDistributed',
        lowering(account => account.distributed),
      ),
      ...lines,
      row('accountResult', account => account.result, lines.length > 0 ? true : undefined),
      ...fees,
      row(
        fees.length > 0 ? 'accountFeesNet' : 'accountFees',
        lowering(account => account.managementFees),
      ),
      row(
        isAccrued ? 'accountCarryAccrued' : 'accountCarry',
        lowering(account => account.carry),
      ),
      { ...row('accountClosing', account => account.closing, true), ...(note !== undefined && { note }) },
    ],
  }
}

/** A line for each closing; statements of before the lines of a result were stated have one for all. */
function equalisationRows(columns: readonly StatedColumn[], minorUnits: number): StatementRow[] {
  if (columns.every(({ account }) => account.resultLines === undefined)) {
    const amounts = columns.map(({ account }) => equalised(account, minorUnits))
    return amounts.every(isZero) ? [] : [{ title: statementText('accountEqualised'), cells: amounts.map(money) }]
  }
  const closings = columns
    .flatMap(({ account }) => account.equalisations)
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return [...Map.groupBy(closings, ({ name, date }) => `${date} ${name}`).values()].flatMap(those =>
    those.slice(0, 1).map(({ name, date }): StatementRow => ({
      title: statementText('accountEqualisedAt', { closing: `${asPrintable(name)}, ${formatDate(date)}` }),
      cells: columns.map(({ account }) =>
        money(
          asAmount(
            sum(
              account.equalisations.filter(each => each.name === name && each.date === date).map(each => each.amount),
            ),
            minorUnits,
          ),
        ),
      ),
    })),
  )
}

/** Groups that have a sum of their own, with their lines beneath it. */
const SUMMED: { [Group in EarnedGroup]?: StatementTextKey } = {
  income: 'groupIncome',
  expenses: 'groupExpenses',
  organisation: 'groupOrganisation',
  financing: 'groupFinancing',
}

function resultRows(columns: readonly StatedColumn[], minorUnits: number): StatementRow[] {
  return EARNED_GROUPS.flatMap((group): StatementRow[] => {
    const rows = linesOf(
      columns.map(({ account }) => (account.resultLines ?? []).filter(line => line.group === group)),
      minorUnits,
    )
    const key = SUMMED[group]
    if (key === undefined || rows.length === 0) return rows
    const sums = columns.map(({ account }) =>
      sumOf(account.resultLines ?? [], line => line.group === group, minorUnits),
    )
    return [
      { title: statementText(key), cells: sums.map(money) },
      ...rows.map((row): StatementRow => ({ ...row, inner: true })),
    ]
  })
}

function feeRows(columns: readonly StatedColumn[], minorUnits: number): StatementRow[] {
  const own = columns.map(({ account }) => (account.feeLines ?? []).filter(({ kind }) => kind !== 'net'))
  return linesOf(own, minorUnits)
}

type Line = Pick<ResultLine, 'title' | 'amount'>

/**
 * Of each title one row, without those that are nothing in every column. The last column, which is since inception, has
 * all lines in their order.
 */
function linesOf(columns: readonly (readonly Line[])[], minorUnits: number): StatementRow[] {
  const titles = columns.toReversed().flatMap(lines => lines.map(({ title }) => title))
  return [...new Set(titles)].flatMap(title => {
    const amounts = columns.map(lines => sumOf(lines, line => line.title === title, minorUnits))
    return amounts.every(isZero) ? [] : [{ title, cells: amounts.map(money) }]
  })
}

function sumOf<Of extends Line>(lines: readonly Of[], isMeant: (line: Of) => boolean, minorUnits: number): Decimal {
  return asAmount(sum(lines.filter(isMeant).map(({ amount }) => amount)), minorUnits)
}

function carryTable(columns: readonly StatedColumn[]): StatementTable[] {
  const accrued = columns.flatMap(({ span, account: { accruedCarry } }) =>
    accruedCarry ? [{ span, accruedCarry }] : [],
  )
  if (accrued.every(({ accruedCarry }) => Object.values(accruedCarry).every(isZero))) return []
  const row = (
    key: StatementTextKey,
    of: (carry: (typeof accrued)[number]['accruedCarry']) => Decimal,
  ): StatementRow => ({
    title: statementText(key),
    cells: accrued.map(({ accruedCarry }) => money(of(accruedCarry))),
  })
  return [
    {
      title: statementText('accruedCarry'),
      head: accrued.map(({ span }) => spanHead(span)),
      rows: [
        row('accruedCarryOpening', carry => carry.opening),
        row('accruedCarryEarned', carry => carry.earned),
        row('accruedCarryPaid', carry => negate(carry.paid)),
        { ...row('accruedCarryClosing', carry => carry.closing), strong: true },
      ],
    },
  ]
}

export function unfundedTable({ spans, minorUnits }: Statement): StatementTable {
  type Unfunded = StatedSpan['unfunded']
  const row = (key: StatementTextKey, of: (unfunded: Unfunded) => Decimal, strong?: true): StatementRow => ({
    title: statementText(key),
    cells: spans.map(({ unfunded }) => money(of(unfunded))),
    ...(strong && { strong }),
  })
  const hasTransfers = spans.some(({ unfunded }) => !isZero(unfunded.transfers))
  return {
    title: statementText('unfunded'),
    head: spans.map(spanHead),
    rows: [
      row('unfundedOpening', unfunded => unfunded.opening),
      row('unfundedCommitments', unfunded => unfunded.commitments),
      row('unfundedCalls', unfunded => asAmount(negate(unfunded.calls), minorUnits)),
      row('unfundedRecallable', unfunded => unfunded.recallable),
      ...(hasTransfers ? [row('accountTransfers', unfunded => unfunded.transfers)] : []),
      row('unfundedClosing', unfunded => unfunded.closing, true),
    ],
  }
}
