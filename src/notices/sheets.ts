/** A notice as a workbook: the tables of the paper with real numbers, and every component with its type. Pure. */
import type { Sheet, SheetCell } from '../api/workbook.ts'
import { noticePayment, noticeTables, noticeTitle } from './content.ts'
import { paperText } from './paperTexts.ts'
import type { NoticeSnapshot } from './snapshot.ts'

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
  const money = (value: string): SheetCell => ({ kind: 'money', value })
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
        const sign = direction === 'call' ? '' : '-'
        return [
          title,
          ilpaType,
          paperText(insideFund ? 'insideFund' : 'outsideFund'),
          money(signed(sign, amount.fund)),
          money(signed(sign, amount.investor)),
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
function signed(sign: '' | '-', amount: string): string {
  if (sign === '') return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
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
