/** Who besides its contacts reads a limited partner's holding in the portal, and what administrators decide of it. */
import { useMemo } from 'react'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { RowActions } from '../web/kit/form/RowActions.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import './texts.ts'

preload('portal-accesses', 'list')

export function PortalAccesses({ partner }: { partner: RecordOf<'limited-partners'> }) {
  const translate = useTranslate()
  const { id: limitedPartnerId, fundId } = partner
  const own = useMemo(() => ({ fundId, limitedPartnerId }), [fundId, limitedPartnerId])
  return (
    <EntityList
      resource="portal-accesses"
      embedded
      title={translate('limitedPartner.accesses.title')}
      facts={<span>{translate('limitedPartner.accesses.sentence')}</span>}
      parentFilter={own}
      emptySentence={translate('limitedPartner.accesses.empty')}
      rowActions={access => (
        <RowActions
          resource="portal-accesses"
          record={access}
          isOffered={({ name }) => name !== 'revoke' || access.status !== 'Asked'}
        />
      )}
    />
  )
}
