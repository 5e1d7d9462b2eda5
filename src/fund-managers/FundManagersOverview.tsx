import { useSearchParams } from 'react-router'
import { path } from '../paths.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import { useSession } from '../web/kit/data/session.tsx'

preload('fund-managers', 'list')

const PARAMETER = 'showModal'

export function FundManagersOverview() {
  const translate = useTranslate()
  const [parameters, setParameters] = useSearchParams()
  const mayEdit = useSession().allows('tenantAdmin')
  const open = (shown: boolean) =>
    setParameters(
      old => {
        const next = new URLSearchParams(old)
        if (shown) next.set(PARAMETER, 'true')
        else next.delete(PARAMETER)
        return next
      },
      { replace: true },
    )
  return (
    <EntityList
      resource="fund-managers"
      emptySentence={translate('fundManager.emptySentence')}
      rowPath={mayEdit ? manager => path('fundManager.edit', { fundManagerId: manager.id }) : undefined}
      addInDialog={{ open: parameters.get(PARAMETER) === 'true', onOpen: open }}
    />
  )
}
