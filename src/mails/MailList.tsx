/** Mails that the product wrote, each with its state for its recipient: all of them, or those about one record. */
import { Suspense, lazy, useState } from 'react'
import type { Filter } from '../entityTypes.ts'
import { formatTimestamp } from '../formats.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { preload } from '../web/kit/data/metadata.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import './texts.ts'

preload('mails', 'list')

const MailDialog = lazy(() => import('./MailDialog.tsx').then(module => ({ default: module.MailDialog })))

interface MailListProps {
  title: string
  sentence: string
  /** Those of one contact, partner or record; without it all. */
  of?: Filter<'mail'>
}

export function MailList({ title, sentence, of }: MailListProps) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const [read, setRead] = useState<RecordOf<'mails'> | null>(null)
  const written = (mail: RecordOf<'mails'>) => formatTimestamp(mail.createdAt, tenant?.timeZone ?? 'UTC')
  return (
    <section aria-label={title} className="mail-list">
      <EntityList
        resource="mails"
        embedded
        title={title}
        facts={<span>{sentence}</span>}
        {...(of && { parentFilter: of })}
        emptySentence={translate('mail.empty')}
        onOpen={mail => setRead(mail)}
        ownColumns={[
          {
            name: 'written',
            sortBy: 'createdAt',
            title: translate('mail.written'),
            cell: mail => <span className="figures">{written(mail)}</span>,
          },
        ]}
      />
      <Suspense fallback={null}>{read && <MailDialog mail={read} onClose={() => setRead(null)} />}</Suspense>
    </section>
  )
}
