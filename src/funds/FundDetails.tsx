import { useTranslate } from 'react-admin'
import { Link, useParams } from 'react-router'
import Button from '@mui/material/Button'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { preload } from '../web/kit/metadata.ts'
import { fundEndsOn, fundRules } from './rules.ts'

preload('funds', 'form')

const computed = (fund: Record<string, unknown>) => ({ endsOn: fundEndsOn(fund) })

export function FundDetails() {
  const translate = useTranslate()
  const fundId = Number(useParams()['fundId'])
  const performance = <Button variant="outlined" component={Link} to={path('fund.performance', { fundId })}>{translate('page.fund.performance')}</Button>
  return <EntityForm resource="funds" id={fundId} rules={fundRules} compute={computed} listPath={path('funds.overview')} actions={() => performance} />
}
