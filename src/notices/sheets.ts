/** A notice as a workbook: the tables of the paper with real numbers, and every component with its type. Pure. */
import type { Sheet, SheetCell } from '../api/workbook.ts'
import { noticePayment, noticeTables, noticeTitle } from './content.ts'
import { paperText } from './paperTexts.ts'
import type { NoticeSnapshot } from './snapshot.ts'
import type { Decimal } from '../entity.ts'
import { negate } from '../money.ts'

export function noticeSheets(snapshot: NoticeSnapshot): Sheet[] {
  const { minorUnits } = snapshot
  return [
    componentSheet(snapshot),
    ...noticeTables(snapshot)
      .slice(-1)
      .map(({ title, head, rows }): Sheet => ({
        title,
        minorUnits,
        about: aboutOf(snapshot),
        head: [paperText('amountsIn', { currency: snapshot.currency }), ...head],
        rows: rows.map(row => [row.title, ...row.cells]),
      })),
  ]
}

/** One row for each component, as the template of the Institutional Limited Partners Association lists them. */
function componentSheet(snapshot: NoticeSnapshot): Sheet {
  const { components, totals, minorUnits, currency } = snapshot
  const money = (value: Decimal): SheetCell => ({ kind: 'money', value })
  return {
    title: noticeTitle(snapshot),
    minorUnits,
    about: aboutOf(snapshot),
    head: [
      paperText('amountsIn', { currency }),
      paperText('type'),
      paperText('scope'),
      paperText('fund'),
      paperText('share'),
      paperText('impactFund'),
      paperText('impact'),
    ],
    rows: [
      ...components.map(({ title, ilpaType, insideFund, direction, amount, impactOnUnfunded }): SheetCell[] => {
        return [
          title,
          ilpaType,
          paperText(insideFund ? 'insideFund' : 'outsideFund'),
          money(signed(direction, amount.fund)),
          money(signed(direction, amount.investor)),
          money(impactOnUnfunded.fund),
          money(impactOnUnfunded.investor),
        ]
      }),
      [
        paperText('net'),
        null,
        null,
        money(totals.net.fund),
        money(totals.net.investor),
        money(totals.impactOnUnfunded.fund),
        money(totals.impactOnUnfunded.investor),
      ],
    ],
  }
}

/** What is distributed stands below zero, so that the column adds up. */
function signed(direction: 'call' | 'distribution', amount: Decimal): Decimal {
  return direction === 'call' ? amount : negate(amount)
}

function aboutOf(snapshot: NoticeSnapshot): SheetCell[][] {
  const { fund, investor, movement, number, dueDate, issuedOn, reference, purpose, agreementSection } = snapshot
  return [
    [paperText('notice', { number }), noticeTitle(snapshot)],
    [paperText('fund'), fund.name],
    [paperText('investor'), investor.name],
    [paperText('movement'), movement],
    [paperText('issuedOn'), { kind: 'date', value: issuedOn }],
    [paperText('dueDate'), { kind: 'date', value: dueDate }],
    ...(reference ? [[paperText('paymentReference'), reference]] : []),
    ...(purpose ? [[paperText('purpose'), purpose]] : []),
    ...(agreementSection ? [[paperText('agreementSection'), agreementSection]] : []),
    ...noticePayment(snapshot).rows.map(({ title, value }): SheetCell[] => [title, value]),
  ]
}
