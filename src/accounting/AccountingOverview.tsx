/**
 * The accounting entries of a fund: a row for each reporting period, open ones filled in in place, each figure with its
 * change since the period before.
 */
import { Suspense } from 'react'
import Skeleton from '@mui/material/Skeleton'
import { NoPeriods } from '../reporting-periods/NoPeriods.tsx'
import { useFundPeriods } from '../reporting-periods/useFundPeriods.tsx'
import { failureMessage } from '../web/kit/data/failures.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecords } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { AccountingPage } from './AccountingPage.tsx'
import './texts.ts'

preload('accounting-entries', 'list')

const ENTRIES_MAX = 1_000

export function AccountingOverview() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.accounting.overview')
  const periods = useFundPeriods(fundId)
  const entries = useRecords('accounting-entries', { filter: { fundId }, limit: ENTRIES_MAX }, { retry: false })
  const error = periods.error ?? entries.error
  if (!error && periods.periods.length > 0 && entries.data)
    return (
      <Suspense fallback={null}>
        <AccountingPage fundId={fundId} periods={periods.periods} entries={entries.data} />
      </Suspense>
    )
  const waiting = !error && (periods.isPending || entries.isPending)
  return (
    <div aria-busy={waiting}>
      <PageHeader title={translate('page.fund.accounting.overview')} facts={'\u00a0'} />
      {error ? (
        <p role="alert">{failureMessage(error)}</p>
      ) : waiting ? (
        <div className="amounts-card">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} height={36} />
          ))}
        </div>
      ) : (
        <NoPeriods fundId={fundId} sentence={translate('accounting.emptySentence')} />
      )}
    </div>
  )
}
