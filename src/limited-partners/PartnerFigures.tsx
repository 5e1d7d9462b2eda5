/** Where a partner stands: each figure has its day, and opens what it is made of. */
import { Suspense, lazy, useState } from 'react'
import { formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { compare } from '../money.ts'
import { INCEPTION, type Line } from '../performance/accountLines.ts'
import type { PartnerAccount } from '../performance/answers.ts'
import { performanceReads } from '../performance/reads.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { usePrintedPeriod } from '../reporting-periods/usePrintedPeriod.tsx'
import type { Translate } from '../texts.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { KeyFigures, type Figure } from '../web/kit/page/KeyFigures.tsx'
import { LedgerExplanation, type Explained } from './LedgerExplanation.tsx'
import { percentOf } from './ledger.ts'
import { limitedPartnerReads } from './reads.ts'
import type { ExplainedLedger, FigureName } from './reads.ts'

const AccountExplanation = lazy(() =>
  import('../performance/AccountExplanation.tsx').then(module => ({ default: module.AccountExplanation })),
)

type Partner = RecordOf<'limited-partners'>

export function PartnerFigures({ partner }: { partner: Partner }) {
  const translate = useTranslate()
  const [explained, setExplained] = useState<Explained | null>(null)
  const [line, setLine] = useState<Line | null>(null)
  const { currency, decimals } = useFundCurrency(partner.fundId)
  const { data: account } = useRead(performanceReads.limitedPartnerAccount, { id: partner.id })
  usePrintedPeriod(account?.period ?? null)
  const showing = { currency, decimals, translate }
  const ledger = useLedgerFigures(partner, account, { ...showing, onExplain: setExplained })
  return (
    <section aria-label={translate('limitedPartner.figures')}>
      <KeyFigures figures={[...ledger, ...accountFigures(account, { ...showing, onExplain: setLine })]} />
      {explained && (
        <LedgerExplanation
          partner={partner}
          currency={currency}
          explained={explained}
          onClose={() => setExplained(null)}
          onLead={setExplained}
        />
      )}
      <Suspense fallback={null}>
        {line && account?.account && (
          <AccountExplanation
            account={account}
            line={line}
            currency={currency}
            onLead={setLine}
            onClose={() => setLine(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

interface Showing<What> {
  currency: string
  decimals: number
  translate: Translate
  onExplain: (what: What) => void
}

/** What was promised, called and distributed until today. */
function useLedgerFigures(
  partner: Partner,
  account: PartnerAccount | undefined,
  { currency, decimals, translate, onExplain }: Showing<Explained>,
): Figure[] {
  const { data: ledger } = useRead(limitedPartnerReads.limitedPartnerLedger, { id: partner.id })
  const { data: all } = useRead(limitedPartnerReads.limitedPartnerTotals, { filter: { fundId: partner.fundId } })
  const { totalCommitment, capitalCalled, capitalCalledPercent, distributed, remaining } = partner
  const whole = totalCommitment ?? '0'
  const amount = (
    name: FigureName,
    value: Decimal | null | undefined,
    notes: readonly (string | undefined)[],
  ): Figure => ({
    label: translate(`limitedPartner.figure.${name}`),
    value: formatNumber(value ?? '0', decimals),
    unit: currency,
    // A strip whose notes are on their way is as tall as it will be.
    note: notes.filter(Boolean).join(', ') || '\u00a0',
    onExplain: () => onExplain({ name }),
  })
  const share = all && percentOf(whole, all.totalCommitment)
  const percent = (value: Decimal | null | undefined) => (value ? formatPercent(value) : undefined)
  const { first, last } = daysOf(ledger)
  const recallable = partner.recallableDistribution ?? '0'
  const dpi = account?.account?.dpi.value
  const since = first('commitment')
  return [
    amount('commitment', whole, [
      share ? translate('limitedPartner.note.ofFund', { percent: formatPercent(share) }) : undefined,
      since && translate('limitedPartner.note.since', { date: formatDate(since) }),
    ]),
    amount('called', capitalCalled, [percent(capitalCalledPercent), lastDay(last('called'), translate)]),
    amount('remaining', remaining, [
      compare(recallable, '0') > 0
        ? translate('limitedPartner.note.recallable', { amount: formatNumber(recallable, decimals) })
        : percent(percentOf(remaining ?? '0', whole)),
    ]),
    amount('distributed', distributed, [
      dpi ? translate('limitedPartner.note.dpi', { ratio: formatCoefficient(dpi) }) : undefined,
      lastDay(last('distributed'), translate),
    ]),
  ]
}

function lastDay(day: string | undefined, translate: Translate): string | undefined {
  return day && translate('limitedPartner.note.last', { date: formatDate(day) })
}

/** The days of the first and of the last row that make a figure. */
function daysOf(ledger: ExplainedLedger | undefined) {
  const days = (name: FigureName) => (ledger?.figures[name].rows ?? []).map(({ date }) => date).toSorted()
  return { first: (name: FigureName) => days(name)[0], last: (name: FigureName) => days(name).at(-1) }
}

/** What the partner's part is worth, as of the last reporting period that has its accounting. */
function accountFigures(
  account: PartnerAccount | undefined,
  { currency, decimals, translate, onExplain }: Showing<Line>,
): Figure[] {
  const own = account?.account
  const none = translate('limitedPartner.none')
  const [nav, tvpi] = [translate('limitedPartner.figure.nav'), translate('limitedPartner.figure.tvpi')]
  // What stands in the strip keeps its place while it is on its way.
  const missing = account ? { value: none, note: account.reason ?? '' } : { value: '\u00a0', note: '\u00a0' }
  if (!own) return [nav, tvpi].map(label => ({ label, ...missing }))
  const day = formatDate(account.asOf)
  const note = (name: 'rvpi' | 'irr', value: string | null, shown: string) =>
    [day, value !== null && translate(`limitedPartner.note.${name}`, { [name === 'irr' ? 'rate' : 'ratio']: shown })]
      .filter(Boolean)
      .join(', ')
  return [
    {
      label: nav,
      value: formatNumber(own.balance, decimals),
      unit: currency,
      note: note('rvpi', own.rvpi.value, formatCoefficient(own.rvpi.value)),
      onExplain: () => onExplain({ name: 'balance', span: INCEPTION }),
    },
    own.tvpi.value === null
      ? { label: tvpi, value: none, note: own.tvpi.reason ?? '' }
      : {
          label: tvpi,
          value: formatCoefficient(own.tvpi.value),
          note: note('irr', own.irr.value, formatPercent(own.irr.value)),
          onExplain: () => onExplain({ name: 'tvpi', span: INCEPTION }),
        },
  ]
}
