import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/EntityForm.tsx'
import { preload } from '../web/kit/metadata.ts'
import { fundEndsOn, fundRules } from './rules.ts'

preload('funds', 'form')

const computed = (fund: Record<string, unknown>) => ({ endsOn: fundEndsOn(fund) })

export function FundDetails() {
  const { fundId } = useParams()
  return <EntityForm resource="funds" id={Number(fundId)} rules={fundRules} compute={computed} listPath={path('funds.overview')} />
}
