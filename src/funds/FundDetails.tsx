import { useMemo } from 'react'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import { path } from '../paths.ts'
import { useFundPeriods } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { publishedTermRules } from './rules.ts'

preload('funds', 'form')

export function FundDetails() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.details')
  const { periods } = useFundPeriods(fundId)
  const published = periods.find(({ status }) => status === 'Published')?.name
  const warned = useMemo(
    () => (published === undefined ? {} : { pageRules: publishedTermRules(published) }),
    [published],
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
      listPath={path('funds.overview')}
      actions={() => performance}
    />
  )
}
