import { useMemo } from 'react'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { useFundPeriods } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useRecord, useRecords } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { FIXED_BY_CLOSING, publishedTermRules } from './rules.ts'

preload('funds', 'form')

const CLOSINGS_MAX = 100

export function FundDetails() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.details')
  const { periods } = useFundPeriods(fundId)
  const published = periods.find(({ status }) => status === 'Published')?.name
  const warned = useMemo(
    () => (published === undefined ? {} : { pageRules: publishedTermRules(published) }),
    [published],
  )
  const closings = useRecords(
    'closings',
    { filter: { fundId, status: 'Completed' }, sort: ['date', 'asc'], limit: CLOSINGS_MAX },
    { retry: false },
  )
  const final = useRecord('funds', fundId, { retry: false }).data?.finalClosingDate
  const first = closings.data?.[0]
  const fixed = useMemo(
    () =>
      first === undefined
        ? []
        : [
            ...FIXED_BY_CLOSING,
            ...(closings.data?.some(({ date }) => date === final) ? (['finalClosingDate'] as const) : []),
          ],
    [first, closings.data, final],
  )
  const performance = (
    <Button variant="outlined" component={Link} to={path('fund.performance', { fundId })}>
      {translate('page.fund.performance')}
    </Button>
  )
  return (
    <EntityForm
      resource="funds"
      id={fundId}
      {...warned}
      fixed={fixed}
      fixedReason={
        first && translate('rule.fund.fixedByClosing', { closing: first.name, date: formatDate(first.date) })
      }
      listPath={path('funds.overview')}
      actions={() => performance}
    />
  )
}
