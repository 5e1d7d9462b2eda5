import { path } from '../paths.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'

preload('fund-managers', 'form')

export function FundManagerEdit() {
  const { fundManagerId } = useParameters('fundManager.edit')
  return <EntityForm resource="fund-managers" id={fundManagerId} listPath={path('fundManagers.overview')} />
}
