import { useNavigate } from 'react-router'
import { DEFAULT_DECIMALS, formatCoefficient, formatDate, formatNumber, formatPercent } from '../formats.ts'
import type { Decimal } from '../entity.ts'
import { isZero } from '../money.ts'
import { path } from '../paths.ts'
import { useCount } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { useListFilter } from '../web/kit/list/listState.ts'
import type { Totals } from '../web/kit/list/types.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { KeyFigures, type Figure } from '../web/kit/page/KeyFigures.tsx'
import { AttentionCard } from '../deadlines/AttentionCard.tsx'
import { ComingUpCard } from '../deadlines/ComingUpCard.tsx'
import { FundFacts, fundColumns } from './FundColumns.tsx'
import { areOfSeveralDays, asOfDays } from './asOfDays.ts'
import type { FiguresOfFunds } from './reads.ts'
import { ratesSentence } from './ratesSentence.ts'
import { useFundFigures } from './useFundFigures.tsx'
import './funds.css'
import './texts.ts'

preload('funds', 'list')

export function FundsOverview() {
  const translate = useTranslate()
  const navigate = useNavigate()
  return (
    <>
      <EntityList
        resource="funds"
        decimals={fund => fund.decimals ?? DEFAULT_DECIMALS}
        rowPath={fund => path('fund', { fundId: fund.id })}
        emptySentence={translate('fund.emptySentence')}
        facts={<Facts />}
        figures={<FundsFigures />}
        below={{ name: fund => <FundFacts fund={fund} /> }}
        ownColumns={fundColumns(translate)}
        useTotals={useTotals}
        addInDialog={{
          sentence: translate('fund.newSentence'),
          onSaved: fund => {
            void navigate(path('fund.details', { fundId: fund.id }))
          },
        }}
      />
      <div className="funds-cards">
        <AttentionCard />
        <ComingUpCard />
      </div>
    </>
  )
}

/** A fund without a final closing date still takes investors in. Of what was searched for, as the count beside it. */
function Facts() {
  const translate = useTranslate()
  const filterValues = useListFilter('funds')
  const raising = useCount('funds', { ...filterValues, finalClosingDate_null: true })
  const { data } = useFundFigures()
  const isMixed = areOfSeveralDays(data?.funds.map(({ asOf }) => asOf) ?? [])
  return (
    <>
      {raising ? <span>{translate('fund.raising', { smart_count: raising })}</span> : null}
      {data?.asOf && <span>{translate(isMixed ? 'fund.upTo' : 'fund.asOf', { date: formatDate(data.asOf) })}</span>}
      {data && data.funds.length > 0 && (
        <span>
          {[translate('fund.inSystem', { currency: data.currency }), ratesSentence(data, translate)]
            .filter(Boolean)
            .join(', ')}
        </span>
      )}
    </>
  )
}

/** In the system currency: of everything found. */
function FundsFigures() {
  const translate = useTranslate()
  const { data } = useFundFigures()
  if (data?.funds.length === 0) return null
  return (
    <KeyFigures
      figures={
        data
          ? figuresOf(data, translate)
          : WAITING.map(name => ({ label: translate(`fund.column.${name}`), value: '\u00a0', note: '\u00a0' }))
      }
    />
  )
}

const WAITING = ['commitments', 'paidIn', 'distributed', 'nav', 'tvpi'] as const

function figuresOf({ currency, funds, totals }: FiguresOfFunds, translate: ReturnType<typeof useTranslate>): Figure[] {
  const ratio = (value: Decimal | null) => (value === null ? translate('fund.rateShort') : formatCoefficient(value))
  const money = (name: 'commitments' | 'paidIn' | 'distributed' | 'nav', note: string): Figure => ({
    label: translate(`fund.column.${name}`),
    value: formatNumber(totals[name]),
    unit: currency,
    note,
  })
  const names = (without: readonly string[]) => without.join(', ')
  const dates = funds.map(({ asOf }) => asOf)
  const days = areOfSeveralDays(dates) && asOfDays(dates, translate)
  const without = totals.withoutNav.length > 0 && translate('fund.note.navWithout', { funds: names(totals.withoutNav) })
  return [
    money('commitments', translate('fund.note.commitments', { smart_count: totals.partners })),
    money('paidIn', totals.pic === null ? '' : translate('fund.note.paidIn', { pic: formatPercent(totals.pic) })),
    money('distributed', translate('fund.note.distributed', { dpi: ratio(totals.dpi) })),
    money(
      'nav',
      without || [translate('fund.note.nav', { rvpi: ratio(totals.rvpi) }), days].filter(Boolean).join(', '),
    ),
    {
      label: translate('fund.column.tvpi'),
      value: ratio(totals.tvpi),
      note: isZero(totals.accruedCarry)
        ? translate('fund.note.tvpi')
        : translate('fund.note.tvpiCarry', { amount: formatNumber(totals.accruedCarry) }),
    },
  ]
}

function useTotals(): Totals<never> | undefined {
  const translate = useTranslate()
  const { data } = useFundFigures()
  if (!data) return undefined
  const { totals, currency } = data
  const ratio = (value: Decimal | null) => (value === null ? undefined : formatCoefficient(value))
  return {
    label: translate('fund.total', { currency }),
    ...(totals.withoutRate.length > 0 && {
      parts: [
        translate('fund.withoutRate', {
          funds: totals.withoutRate.join(', '),
          reason: data.rates
            .filter(({ rate }) => rate === null)
            .map(({ currency: from }) => translate('fund.noRate', { currency: from }))
            .join(', '),
        }),
      ],
    }),
    values: {},
    ownValues: {
      commitments: formatNumber(totals.commitments),
      paidIn: formatNumber(totals.paidIn),
      distributed: formatNumber(totals.distributed),
      nav: formatNumber(totals.nav),
      dpi: ratio(totals.dpi),
      tvpi: ratio(totals.tvpi),
    },
  }
}
