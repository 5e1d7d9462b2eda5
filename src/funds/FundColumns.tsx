/** What a fund comes to, in the columns of the list of funds: amounts in the fund's currency. */
import type { ReactNode } from 'react'
import { formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { compare, isZero } from '../money.ts'
import { percentOf } from '../limited-partners/ledger.ts'
import { CueChip } from '../reporting-periods/CueChip.tsx'
import type { Translate } from '../texts.ts'
import { ValueBar } from '../web/kit/chart/ValueBar.tsx'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useReferenced } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import type { OwnColumn } from '../web/kit/list/types.ts'
import { Figure, Nothing } from '../web/kit/page/ValueCell.tsx'
import { EXPORTED } from './exported.ts'
import type { FundFigures } from './reads.ts'
import type { SortedName } from './sorted.ts'
import { useFiguresOf, useFundFigures } from './useFundFigures.tsx'

type Fund = RecordOf<'funds'>

interface Cell {
  name: SortedName
  left?: true
  cell: (figures: FundFigures) => ReactNode
}

const CELLS: readonly Cell[] = [
  { name: 'commitments', cell: figures => <Amount of={figures.commitments} decimals={figures.decimals} /> },
  { name: 'paidIn', cell: figures => <PaidIn {...figures} /> },
  { name: 'distributed', cell: figures => <Amount of={figures.distributed} decimals={figures.decimals} /> },
  { name: 'nav', cell: figures => <NetAssetValue {...figures} /> },
  { name: 'dpi', cell: ({ dpi }) => <Multiple {...dpi} /> },
  { name: 'tvpi', cell: figures => <Tvpi {...figures} /> },
  { name: 'netIrr', cell: figures => <NetIrr {...figures} /> },
  { name: 'period', left: true, cell: figures => <Period {...figures} /> },
]

export function fundColumns(translate: Translate): readonly OwnColumn<Fund>[] {
  return CELLS.map(({ name, left, cell }) => ({
    name,
    title: translate(`fund.column.${name}`),
    right: !left,
    sortBy: name,
    main: name === 'nav',
    exports: EXPORTED[name],
    cell: fund => <FundCell fundId={fund.id} cell={cell} />,
  }))
}

function FundCell({ fundId, cell }: { fundId: number; cell: Cell['cell'] }) {
  const figures = useFiguresOf(fundId)
  const { isPending } = useFundFigures()
  if (figures) return cell(figures)
  return (
    <span className="nothing" data-waiting={isPending || undefined}>
      …
    </span>
  )
}

function Amount({ of, decimals }: { of: Decimal; decimals: number }) {
  return isZero(of) ? <Nothing /> : <Figure text={formatNumber(of, decimals)} />
}

function PaidIn({ paidIn, commitments, decimals }: FundFigures) {
  const translate = useTranslate()
  const percent = percentOf(paidIn, commitments)
  const widest = compare(paidIn, commitments) > 0 ? paidIn : commitments
  return (
    <span
      className="fund-paid-in"
      {...(percent !== null && { title: translate('fund.paidInOf', { percent: formatPercent(percent) }) })}
    >
      <Amount of={paidIn} decimals={decimals} />
      <ValueBar parts={[{ value: paidIn, tone: 1 }]} widest={widest} />
    </span>
  )
}

/** Its own day stands below, because funds are not closed on the same day. */
function NetAssetValue({ nav, asOf, decimals, note }: FundFigures) {
  const translate = useTranslate()
  if (nav.value === null) return <Missing reason={nav.reason} />
  return (
    <span title={[translate('fund.navOf', { date: formatDate(asOf) }), note].filter(Boolean).join(' · ')}>
      <Figure text={formatNumber(nav.value, decimals)} />
      <small>{formatDate(asOf)}</small>
    </span>
  )
}

function Multiple({ value, reason }: FundFigures['dpi']) {
  return value === null ? <Missing reason={reason} /> : <Figure text={formatCoefficient(value)} />
}

/** What the general partner has earned is not the partners': said where it matters, with its amount at hand. */
function Tvpi({ tvpi, accruedCarry, decimals }: FundFigures) {
  const translate = useTranslate()
  if (tvpi.value === null || accruedCarry === null || isZero(accruedCarry)) return <Multiple {...tvpi} />
  return (
    <span title={translate('fund.afterCarryNote', { amount: formatNumber(accruedCarry, decimals) })}>
      <Multiple {...tvpi} />
      <small>{translate('fund.afterCarry')}</small>
    </span>
  )
}

function NetIrr({ netIrr, nav }: FundFigures) {
  const translate = useTranslate()
  if (netIrr.value !== null) return <Figure text={formatPercent(netIrr.value)} />
  return <Missing reason={netIrr.reason} short={nav.value === null ? undefined : translate('fund.young')} />
}

/** "n/a" with its reason below it, as far as it is short, and whole at hand. */
function Missing({ reason, short }: { reason: string | undefined; short?: string | undefined }) {
  const translate = useTranslate()
  return (
    <span className="nothing" {...(reason !== undefined && { title: reason })}>
      <span className="figure">{translate('fund.rateShort')}</span>
      {short !== undefined && <small>{short}</small>}
      {reason !== undefined && <span className="visually-hidden">{reason}</span>}
    </span>
  )
}

function Period({ period }: FundFigures) {
  if (period === null) return <Nothing />
  return (
    <span className="fund-period">
      <span>{period.name}</span>
      <CueChip short period={period} />
    </span>
  )
}

/** "Luxembourg · EUR · 31 partners, raising" */
export function FundFacts({ fund }: { fund: Fund }) {
  const translate = useTranslate()
  const figures = useFiguresOf(fund.id)
  const domicile = useReferenced('countries', fund.domicileId ?? fund.countryId)
  const partners = figures && translate('fund.partners', { smart_count: figures.partners })
  const raising = fund.finalClosingDate === null && translate('fund.raisingNow')
  return (
    [domicile?.name, figures?.currency, [partners, raising].filter(Boolean).join(', ')].filter(Boolean).join(' · ') ||
    '\u00a0'
  )
}
