import { useParams } from 'react-router'
import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { fundManagerRules } from './rules.ts'

preload('fund-managers', 'form')

export function FundManagerEdit() {
  const { fundManagerId } = useParams()
  return (
    <EntityForm
      resource="fund-managers"
      id={Number(fundManagerId)}
      rules={fundManagerRules}
      listPath={path('fundManagers.overview')}
    />
  )
}
