/** Administrators ask that everything of their tenant be deleted, or withdraw that. */
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { RowActions } from '../web/kit/form/RowActions.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { WAITING_DAYS } from './waiting.ts'
import './texts.ts'

preload('tenant-deletion-requests', 'list')

export function TenantDeletionRequests() {
  const translate = useTranslate()
  return (
    <section aria-label={translate('tenantDeletion.title')}>
      <EntityList
        resource="tenant-deletion-requests"
        embedded
        title={translate('tenantDeletion.title')}
        facts={<span>{translate('tenantDeletion.sentence', { days: WAITING_DAYS })}</span>}
        emptySentence={translate('tenantDeletion.empty')}
        addInDialog={{ sentence: translate('tenantDeletion.newSentence', { days: WAITING_DAYS }) }}
        rowActions={record => <RowActions resource="tenant-deletion-requests" record={record} />}
      />
    </section>
  )
}
