import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'

preload('fund-managers', 'form')

export function FundManagerAdd() {
  return (
    <EntityForm
      resource="fund-managers"
      savedPath={manager => path('fundManager.edit', { fundManagerId: manager.id })}
      listPath={path('fundManagers.overview')}
    />
  )
}
