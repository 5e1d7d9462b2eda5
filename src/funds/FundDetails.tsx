import { useMemo } from 'react'
import { Link } from 'react-router'
import Button from '@mui/material/Button'
import type { Draft, Rules } from '../entityTypes.ts'
import { path } from '../paths.ts'
import { useFundPeriods } from '../reporting-periods/useFundPeriods.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { fundEndsOn, fundRules, publishedTermRules } from './rules.ts'

preload('funds', 'form')

const computed = (fund: Draft<'fund'>) => ({ endsOn: fundEndsOn(fund) })

export function FundDetails() {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.details')
  const { periods } = useFundPeriods(fundId)
  const published = periods.find(({ status }) => status === 'Published')?.name
  const rules = useMemo(
    (): Rules<'fund'> =>
      published === undefined
        ? fundRules
        : (fund, context) => [...fundRules(fund, context), ...publishedTermRules(published)(fund, context)],
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
      rules={rules}
      compute={computed}
      listPath={path('funds.overview')}
      actions={() => performance}
    />
  )
}
