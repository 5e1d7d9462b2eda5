/** A webhook with the secret of its signature, and what its receiver was told. */
import { useMemo } from 'react'
import { formatTimestamp } from '../formats.ts'
import { path } from '../paths.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { RecordCount } from '../web/kit/form/ownTabs.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { Signature } from './Signature.tsx'
import './texts.ts'

preload('webhooks', 'form')
preload('webhook-deliveries', 'list')

export function WebhookDetails() {
  const translate = useTranslate()
  const { webhookId } = useParameters('webhook.details')
  return (
    <EntityForm
      resource="webhooks"
      id={webhookId}
      listPath={path('webhooks.overview')}
      tabs={[
        {
          slug: 'deliveries',
          title: translate('webhook.deliveries'),
          count: ({ id }) => <RecordCount resource="webhook-deliveries" filter={{ webhookId: id }} />,
          content: ({ id }) => <Deliveries webhookId={id} />,
        },
      ]}
    >
      {webhook => webhook && <Signature webhook={webhook} />}
    </EntityForm>
  )
}

function Deliveries({ webhookId }: { webhookId: number }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const own = useMemo(() => ({ webhookId }), [webhookId])
  const title = translate('webhook.deliveries')
  return (
    <section aria-label={title}>
      <EntityList
        resource="webhook-deliveries"
        embedded
        title={title}
        facts={<span>{translate('webhook.deliveriesSentence')}</span>}
        parentFilter={own}
        emptySentence={translate('webhook.deliveriesEmpty')}
        ownColumns={[
          {
            name: 'made',
            sortBy: 'createdAt',
            title: translate('webhook.made'),
            cell: ({ createdAt }) => (
              <span className="figures">{formatTimestamp(createdAt, tenant?.timeZone ?? 'UTC')}</span>
            ),
          },
        ]}
      />
    </section>
  )
}
