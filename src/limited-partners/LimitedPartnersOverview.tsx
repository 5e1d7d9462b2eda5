import { useGetOne, useTranslate } from 'react-admin'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { DEFAULT_DECIMALS, formatNumber, formatPercent } from '../formats.ts'
import { path } from '../paths.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import type { Totals } from '../web/kit/list/types.ts'

preload('limited-partners', 'list')

/** Partners come from the import, from onboarding and from transfers: nothing adds one here. */
export function LimitedPartnersOverview() {
  const translate = useTranslate()
  const fundId = Number(useParams()['fundId'])
  const { data: fund } = useGetOne('funds', { id: fundId })
  const decimals = Number(fund?.['decimals'] ?? DEFAULT_DECIMALS)
  return (
    <EntityList
      resource="limited-partners"
      parentFilter={{ fundId }}
      emptySentence={translate('limitedPartner.emptySentence')}
      decimals={decimals}
      rowPath={partner => path('fund.limitedPartner.details', { fundId, limitedPartnersId: partner.id })}
      useTotals={filter => usePartnerTotals(filter, decimals)}
    />
  )
}

type Sums = Record<string, string | null> & { count: number }

/** The sums over everything found, made by the statement that makes the figures of each row. */
function usePartnerTotals(filter: Record<string, unknown>, decimals: number): Totals | undefined {
  const translate = useTranslate()
  const provider = useProvider()
  const asked = JSON.stringify(filter)
  const { data } = useQuery({
    queryKey: ['limited-partners', 'totals', asked],
    queryFn: async () =>
      (await provider.read<Sums>(`limited-partners/totals?filter=${encodeURIComponent(asked)}`)).data,
    placeholderData: earlier => earlier,
    retry: false,
  })
  if (!data) return undefined
  const { count, capitalCalledPercent, shares, ...amounts } = data
  const values = Object.fromEntries(
    Object.entries(amounts).map(([name, amount]) => [name, formatNumber(amount!, decimals)]),
  )
  return {
    label: translate('limitedPartner.total', { smart_count: count }),
    values: {
      ...values,
      ...(capitalCalledPercent !== null &&
        capitalCalledPercent !== undefined && { capitalCalledPercent: formatPercent(capitalCalledPercent) }),
      ...(shares && { shares: formatNumber(shares, SHARE_DECIMALS) }),
    },
  }
}

const SHARE_DECIMALS = 6
