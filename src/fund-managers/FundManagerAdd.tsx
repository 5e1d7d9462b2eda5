import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { fundManagerRules } from './rules.ts'

preload('fund-managers', 'form')

export function FundManagerAdd() {
  return (
    <EntityForm
      resource="fund-managers"
      rules={fundManagerRules}
      savedPath={manager => path('fundManager.edit', { fundManagerId: manager.id })}
      listPath={path('fundManagers.overview')}
    />
  )
}
