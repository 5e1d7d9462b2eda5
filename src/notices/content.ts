/**
 * What a notice says, in the order in which it says it: paper and spreadsheet are two ways to write this down. Pure,
 * made of the snapshot alone.
 */
import { looksLikeBic } from '../bank-accounts/iban.ts'
import type { Decimal } from '../entity.ts'
import { formatAmount, formatDate, formatNumber, formatPercent } from '../formats.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import { absolute, asAmount, compare, isZero, negate, sum } from '../money.ts'
import { paperText } from './paperTexts.ts'
import { amountDue } from './snapshot.ts'
import type { Both, NoticeComponent, NoticeSnapshot } from './snapshot.ts'

/** An amount of the investor or the fund; a share in percent; nothing. */
export type NoticeCell = { kind: 'money' | 'percent'; value: Decimal } | null

export interface NoticeRow {
  title: string
  /** Small beneath the title: the type of the template, and whether it is inside the fund. */
  note?: string
  cells: readonly NoticeCell[]
  /** A sum, or what the table comes to. */
  strong?: true
}

export interface NoticeTable {
  title: string
  /** Above the columns of amounts. */
  head: readonly string[]
  rows: readonly NoticeRow[]
}

/** Whether the investor gets money by this notice. */
export function isPaidOut({ totals }: NoticeSnapshot): boolean {
  return compare(totals.net.investor, '0') < 0
}

function isRefund(snapshot: NoticeSnapshot): boolean {
  return snapshot.kind === 'CapitalCall' && isPaidOut(snapshot)
}

export function noticeTitle(snapshot: NoticeSnapshot): string {
  return paperText(isRefund(snapshot) ? 'titleRefund' : `title${snapshot.kind}`)
}

export function noticeLead(snapshot: NoticeSnapshot): string {
  const { kind, movement } = snapshot
  if (isRefund(snapshot)) return paperText('leadRefund', { movement })
  if (kind !== 'Netted') return paperText(`lead${kind}`, { movement })
  return paperText(isPaidOut(snapshot) ? 'leadNettedPaid' : 'leadNettedDue', { movement })
}

/** The three facts that nobody may miss. */
export function noticeFacts(snapshot: NoticeSnapshot): { title: string; value: string }[] {
  const { currency, minorUnits, dueDate, reference } = snapshot
  const out = isPaidOut(snapshot)
  return [
    {
      title: paperText(out ? 'amountPaid' : 'amountDue'),
      value: `${currency} ${formatAmount(amountDue(snapshot), minorUnits)}`,
    },
    { title: paperText(out ? 'paymentDate' : 'dueDate'), value: formatDate(dueDate) },
    { title: paperText('paymentReference'), value: inFours(reference ?? '–') },
  ]
}

export function noticeTables(snapshot: NoticeSnapshot): NoticeTable[] {
  const { components, totals, kind, minorUnits } = snapshot
  const calls = components.filter(({ direction }) => direction === 'call')
  const distributions = components.filter(({ direction }) => direction === 'distribution')
  return [
    ...(calls.length > 0 && kind !== 'Distribution'
      ? [componentTable(isRefund(snapshot) ? 'Refund' : 'Call', calls, totals.call, minorUnits)]
      : []),
    ...(distributions.length > 0 && kind !== 'CapitalCall'
      ? [componentTable('Distribution', distributions, totals.distribution, minorUnits)]
      : []),
    ...(kind === 'Netted' || [totals.outsideFund.fund, totals.outsideFund.investor].some(amount => !isZero(amount))
      ? [settlementTable(snapshot)]
      : []),
    unfundedTable(snapshot),
  ]
}

function componentTable(
  name: 'Call' | 'Distribution' | 'Refund',
  components: readonly NoticeComponent[],
  total: Both,
  minorUnits: number,
): NoticeTable {
  return {
    title: paperText(`what${name}`),
    head: [paperText('fund'), paperText('share'), paperText('impact')],
    rows: [
      ...components.map(({ title, ilpaType, insideFund, amount, impactOnUnfunded }): NoticeRow => ({
        title,
        note: `${ilpaType} · ${paperText(insideFund ? 'inside' : 'outside')}`,
        cells: [money(amount.fund), money(amount.investor), money(impactOnUnfunded.investor)],
      })),
      {
        title: paperText(`total${name}`),
        cells: [
          money(total.fund),
          money(total.investor),
          money(asAmount(sum(components.map(one => one.impactOnUnfunded.investor)), minorUnits)),
        ],
        strong: true,
      },
    ],
  }
}

/** Both gross amounts, what goes through the fund and what does not, and what is paid in the end. */
function settlementTable(snapshot: NoticeSnapshot): NoticeTable {
  const { totals, kind } = snapshot
  const row = (title: string, { fund, investor }: Both, strong?: true): NoticeRow => ({
    title,
    cells: [money(fund), money(investor), null],
    ...(strong && { strong }),
  })
  return {
    title: paperText('settlement'),
    head: [paperText('fund'), paperText('share'), ''],
    rows: [
      ...(kind === 'Netted'
        ? [
            row(paperText('totalCall'), totals.call),
            row(paperText('totalDistribution'), negated(totals.distribution, snapshot.minorUnits)),
          ]
        : []),
      row(paperText('insideFund'), totals.insideFund),
      row(paperText('outsideFund'), totals.outsideFund),
      row(paperText(kind === 'Netted' ? 'net' : 'total'), totals.net, true),
    ],
  }
}

function unfundedTable(snapshot: NoticeSnapshot): NoticeTable {
  const { unfunded, kind, minorUnits } = snapshot
  const row = (title: string, { fund, investor }: Both, strong?: true): NoticeRow => {
    // What goes the other way than the fund's, or is more than that, is no share of it: partners paid each other.
    const isShare = compare(fund, '0') === compare(investor, '0') && compare(absolute(investor), absolute(fund)) <= 0
    const percent = isShare ? percentOf(investor, fund) : null
    return {
      title,
      cells: [money(fund), money(investor), percent === null ? null : { kind: 'percent', value: percent }],
      ...(strong && { strong }),
    }
  }
  const shown = (amount: Both): boolean => !isZero(amount.fund) || !isZero(amount.investor)
  return {
    title: paperText('unfunded'),
    head: [paperText('fund'), paperText('share'), paperText('shareOfFund')],
    rows: [
      row(paperText('unfundedCommitment'), unfunded.commitment),
      row(paperText('unfundedCalled'), negated(unfunded.calledBefore, minorUnits)),
      row(paperText('unfundedRecallable'), unfunded.recallableBefore),
      row(paperText('unfundedBefore'), unfunded.before, true),
      ...(kind !== 'Distribution' || shown(unfunded.call)
        ? [row(paperText(isRefund(snapshot) ? 'thisRefund' : 'thisCall'), unfunded.call)]
        : []),
      ...(kind !== 'CapitalCall' || shown(unfunded.recallable)
        ? [row(paperText('recallable'), unfunded.recallable)]
        : []),
      row(paperText('unfundedAfter'), unfunded.after, true),
    ],
  }
}

function money(value: Decimal): NoticeCell {
  return { kind: 'money', value }
}

function negated({ fund, investor }: Both, minorUnits: number): Both {
  return { fund: asAmount(negate(fund), minorUnits), investor: asAmount(negate(investor), minorUnits) }
}

/** What stands beneath the tables, in sentences. */
export function noticeRemarks({ cumulative, shares, minorUnits }: NoticeSnapshot): string {
  const amount = (value: Decimal) => formatAmount(value, minorUnits)
  const { called, distributed } = cumulative
  return [
    paperText('cumulative', {
      calledFund: amount(called.fund),
      called: amount(called.investor),
      distributedFund: amount(distributed.fund),
      distributed: amount(distributed.investor),
    }),
    ...(shares.navPerShare ? [paperText('navPerShare', { value: formatNumber(shares.navPerShare, 6) })] : []),
    ...(shares.issued && !isZero(shares.issued)
      ? [
          paperText(compare(shares.issued, '0') < 0 ? 'sharesReturned' : 'shares', {
            value: formatNumber(absolute(shares.issued), 6),
          }),
        ]
      : []),
  ].join(' ')
}

export function cellText(cell: NoticeCell, minorUnits: number): string {
  if (cell === null) return ''
  return cell.kind === 'percent' ? formatPercent(cell.value) : formatAmount(cell.value, minorUnits)
}

/** Rows of the payment section: what is copied into the form of a bank. */
export function noticePayment({ account }: NoticeSnapshot): {
  rows: { title: string; value: string }[]
  remark: string
} {
  if (!account) return { rows: [], remark: paperText('accountMissing') }
  const { payee, holder, accountNumber, bankCode, bank, currency, verifiedOn, payeeConfirmation: confirmed } = account
  const isIban = /^[A-Z]{2}\d{2}/.test(accountNumber.replaceAll(' ', ''))
  const date = formatDate(verifiedOn)
  const remark =
    payee === 'investor'
      ? paperText('accountOfInvestor', { date })
      : date
        ? paperText('accountVerified', { date })
        : paperText('accountUnverified')
  return {
    rows: [
      { title: paperText('accountHolder'), value: holder },
      {
        title: paperText(isIban ? 'iban' : 'account'),
        value: `${isIban ? inFours(accountNumber) : accountNumber}${currency ? ` (${currency})` : ''}`,
      },
      { title: paperText(looksLikeBic(bankCode) ? 'bic' : 'bankCode'), value: bankCode },
      ...(bank ? [{ title: paperText('bank'), value: bank }] : []),
      ...(confirmed
        ? [
            {
              title: paperText('payeeCheck'),
              value: paperText(`payee${confirmed.answer}`, { date: formatDate(confirmed.date) }),
            },
          ]
        : []),
    ],
    remark,
  }
}

/** As banks print long numbers: LU75 9990 0000 0000 0001. */
export function inFours(number: string): string {
  return number.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')
}
