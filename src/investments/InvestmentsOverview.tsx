import { Suspense, lazy, useState } from 'react'
import { useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined'
import type { FieldName, Filter } from '../entityTypes.ts'
import { formatDate, formatNumber } from '../formats.ts'
import { asOfDays } from '../funds/asOfDays.ts'
import { sum } from '../money.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { useListFilter } from '../web/kit/list/listState.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { useDraftPlace } from '../web/kit/form/useDraft.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecordsById } from '../web/kit/data/records.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import type { Totals } from '../web/kit/list/types.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { investmentReads } from './reads.ts'
import '../fair-values/texts.ts'

preload('investments', 'list')

const QuarterDialog = lazy(() =>
  import('../fair-values/QuarterDialog.tsx').then(module => ({ default: module.QuarterDialog })),
)

export function InvestmentsOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.investments.overview')
  const { currency, decimals } = useFundCurrency(fundId)
  return (
    <EntityList
      resource="investments"
      parentFilter={{ fundId }}
      decimals={decimals}
      currency={currency}
      useTotals={useInvestmentTotals}
      below={{ currentValue: ({ currentValue, valuedOn }) => (currentValue === null ? null : formatDate(valuedOn)) }}
      facts={
        <>
          {currency && <span>{translate('investment.amounts', { currency })}</span>}
          <ValuedOn fundId={fundId} />
        </>
      }
      actions={<EnterFairValues fundId={fundId} />}
      addPath={path('fund.investments.add', { fundId })}
      rowPath={investment => path('fund.investment.details', { fundId, investmentId: investment.id })}
      emptySentence={translate('investment.emptySentence')}
    />
  )
}

/** Values of several days are not added up without being named. */
function ValuedOn({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const filter = { ...useListFilter('investments'), fundId }
  const { data } = useRead(investmentReads.investmentTotals, { filter }, { keepsPrevious: true })
  const valued = (data ?? []).flatMap(({ valuedFrom, valuedTo }) => [valuedFrom, valuedTo])
  const days = asOfDays(
    valued.filter(day => day !== null),
    translate,
  )
  return days && <span>{translate('investment.valuesOf', { days })}</span>
}

/** Commitments by the currency of their deals; what was invested and what it is worth in that of the fund. */
function useInvestmentTotals(filter: Filter<'investment'>): Totals<FieldName<'investment'>> | undefined {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.investments.overview')
  const { decimals } = useFundCurrency(fundId)
  const { data } = useRead(investmentReads.investmentTotals, { filter }, { keepsPrevious: true })
  const { data: currencies } = useRecordsById('currencies', data?.map(({ currencyId }) => currencyId) ?? [])
  if (!data || (data.length > 0 && !currencies)) return undefined
  const total = (name: 'invested' | 'currentValue') => formatNumber(sum(data.map(each => each[name])), decimals)
  return {
    label: translate('investment.total', { smart_count: data.reduce((all, { count }) => all + count, 0) }),
    values: {
      totalCommitment: data.map(({ currencyId, commitment }) => ({
        amount: formatNumber(commitment, decimals),
        currency: currencies?.find(({ id }) => id === currencyId)?.code ?? '',
      })),
      invested: total('invested'),
      currentValue: total('currentValue'),
    },
  }
}

/** Every investment has a value at the end of a quarter: they are entered together. */
function EnterFairValues({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const mayEdit = useSession().allows('edit')
  const [parameters, setParameters] = useSearchParams()
  // The checklist of a period leads here.
  const asked = Number(parameters.get('fairValuesOf'))
  // What was typed before the page was loaded again is shown again.
  const [open, setOpen] = useState(useDraftPlace('quarter ') !== undefined || asked > 0)
  if (!mayEdit) return null
  const close = () => {
    setOpen(false)
    if (asked > 0) setParameters(withoutPeriod, { replace: true })
  }
  return (
    <>
      <Button startIcon={<EditNoteOutlined />} onClick={() => setOpen(true)}>
        {translate('fairValue.quarter')}
      </Button>
      <Suspense fallback={null}>
        {open && <QuarterDialog fundId={fundId} periodId={asked > 0 ? asked : null} onClose={close} />}
      </Suspense>
    </>
  )
}

function withoutPeriod(parameters: URLSearchParams): URLSearchParams {
  parameters.delete('fairValuesOf')
  return parameters
}
