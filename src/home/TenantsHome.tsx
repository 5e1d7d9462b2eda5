import { useTranslate } from 'react-admin'
import { EntityList } from '../web/kit/EntityList.tsx'

/** Platform administrators keep the tenants here: no other page of the product is theirs. */
export function TenantsHome() {
  const translate = useTranslate()
  return <EntityList resource="tenants" embedded addInDialog={{}} editInDialog={{}} facts={<span>{translate('home.tenants.sentence')}</span>} />
}
