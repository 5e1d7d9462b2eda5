import type { FieldName, Filter } from '../entityTypes.ts'
import { decimalsOf, formatNumber, formatPercent } from '../formats.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { Totals } from '../web/kit/list/types.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { limitedPartnerReads } from './reads.ts'
import './texts.ts'

preload('limited-partners', 'list')

/** Partners come from the import, from onboarding and from transfers: nothing adds one here. */
export function LimitedPartnersOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.limitedPartners.overview')
  const { currency, decimals } = useFundCurrency(fundId)
  return (
    <EntityList
      resource="limited-partners"
      parentFilter={{ fundId }}
      emptySentence={translate('limitedPartner.emptySentence')}
      decimals={decimals}
      facts={currency && <span>{translate('limitedPartner.amounts', { currency })}</span>}
      rowPath={partner => path('fund.limitedPartner.details', { fundId, limitedPartnersId: partner.id })}
      useTotals={usePartnerTotals}
    />
  )
}

/** The sums over everything found, made by the statement that makes the figures of each row. */
function usePartnerTotals(filter: Filter<'limitedPartner'>): Totals<FieldName<'limitedPartner'>> | undefined {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.limitedPartners.overview')
  const { decimals } = useFundCurrency(fundId)
  const { data } = useRead(limitedPartnerReads.limitedPartnerTotals, { filter }, { keepsPrevious: true })
  if (!data) return undefined
  const { count, capitalCalledPercent, shares } = data
  return {
    label: translate('limitedPartner.total', { smart_count: count }),
    values: {
      totalCommitment: formatNumber(data.totalCommitment, decimals),
      capitalCalled: formatNumber(data.capitalCalled, decimals),
      distributed: formatNumber(data.distributed, decimals),
      recallableDistribution: formatNumber(data.recallableDistribution, decimals),
      remaining: formatNumber(data.remaining, decimals),
      capitalCalledPercent: capitalCalledPercent === null ? undefined : formatPercent(capitalCalledPercent),
      shares: formatNumber(shares, decimalsOf([shares])),
    },
  }
}
