import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import '../tenants/texts.ts'

/** Platform administrators keep the tenants here: no other page of the product is theirs. */
export function TenantsHome() {
  const translate = useTranslate()
  return (
    <EntityList
      resource="tenants"
      embedded
      addInDialog={{ sentence: translate('tenant.newSentence') }}
      editInDialog={{}}
      facts={<span>{translate('home.tenants.sentence')}</span>}
    />
  )
}
