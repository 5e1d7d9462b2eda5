/**
 * The management fees of each time from gross to net, the partner's share beside those of the fund, as the template of
 * the Institutional Limited Partners Association has them. Statements that do not have those of the fund, because they
 * were published before, have no such table. Pure.
 */
import { asAmount, sum } from '../money.ts'
import { spanHead } from './accountTables.ts'
import type { FeeLine, StatedSpan, Statement } from './shapes.ts'
import { statementText } from './statementTexts.ts'
import { money } from './tables.ts'
import type { StatementRow, StatementTable } from './tables.ts'

export function feesTable({ spans, minorUnits }: Statement): StatementTable[] {
  const rows = spans.flatMap(span => spanRows(span, minorUnits))
  if (rows.length === 0) return []
  return [{ title: statementText('feesGrossToNet'), head: [statementText('share'), statementText('fund')], rows }]
}

/** None where the fund has charged nothing in the time. */
function spanRows(span: StatedSpan, minorUnits: number): StatementRow[] {
  const fund = span.fundFeeLines ?? []
  const own = span.account?.feeLines ?? []
  const amountOf = (lines: readonly FeeLine[], title: string) =>
    money(asAmount(sum(lines.filter(line => line.title === title).map(({ amount }) => amount)), minorUnits))
  const titles = [...new Map(fund.map(({ title, kind }) => [title, kind]))]
  const lines = titles.map(([title, kind]): StatementRow => ({
    title,
    cells: [amountOf(own, title), amountOf(fund, title)],
    ...(kind === 'net' ? { strong: true } : { inner: true }),
  }))
  return lines.length === 0 ? [] : [{ title: spanHead(span), cells: ['', ''] }, ...lines]
}
