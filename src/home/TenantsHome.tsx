import { formatTimestamp } from '../formats.ts'
import { DeletedTenants } from '../tenant-deletions/DeletedTenants.tsx'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { RowActions } from '../web/kit/form/RowActions.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { Nothing } from '../web/kit/page/ValueCell.tsx'
import '../tenants/texts.ts'
import '../tenant-deletions/texts.ts'

/** Platform administrators keep the tenants here: no other page of the product is theirs. */
export function TenantsHome() {
  const translate = useTranslate()
  return (
    <div className="home-lists">
      <EntityList
        resource="tenants"
        embedded
        addInDialog={{ sentence: translate('tenant.newSentence') }}
        editInDialog={{}}
        facts={<span>{translate('home.tenants.sentence')}</span>}
        ownColumns={[
          {
            name: 'deletion',
            sortBy: null,
            title: translate('tenantDeletion.column'),
            cell: tenant => <Request tenant={tenant} />,
          },
        ]}
        rowActions={tenant => <RowActions resource="tenants" record={tenant} />}
      />
      <DeletedTenants />
    </div>
  )
}

/** Who of the tenant asks that it be deleted, and from when on that can be done. */
function Request({ tenant }: { tenant: RecordOf<'tenants'> }) {
  const translate = useTranslate()
  const { canDelete, deletableFrom, deletionAskedBy: by, deletionReason: reason } = tenant
  if (!by || !reason) return <Nothing />
  return (
    <>
      {translate('tenantDeletion.askedBy', { by, reason })}
      {!canDelete && <div>{translate('tenantDeletion.from', { at: formatTimestamp(deletableFrom, 'UTC') })}</div>}
    </>
  )
}
