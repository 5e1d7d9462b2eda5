/** The notices of a movement: previews while it is open, then one row for each partner, and what they come to. */
import { useEffect, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useCount, type RecordOf } from '../web/kit/data/records.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import type { OwnColumn } from '../web/kit/list/types.ts'
import { NoticeCheckPanel } from './NoticeCheckPanel.tsx'
import { NoticeMails } from './NoticeMails.tsx'
import { NoticeProgressLine } from './NoticeProgressLine.tsx'
import { NoticeRemark } from './NoticeRemark.tsx'
import { Payees } from './Payees.tsx'
import { PaperButtons, PreviewButtons } from './PaperButtons.tsx'
import { useNoticeProgress } from './useNoticesWait.tsx'
import './notices.css'
import './texts.ts'

preload('notices', 'list')
preload('mails', 'list')

type Movement = RecordOf<'capital-movements'>

export function NoticesTab({ movement }: { movement: Movement }) {
  return (
    <div className="notices-tab">
      <Payees movement={movement} />
      {movement.status === 'Open' ? <Previews movement={movement} /> : <Made movement={movement} />}
      <Superseded movement={movement} />
    </div>
  )
}

function Made({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const { data: progress } = useNoticeProgress(movement.id)
  useFreshLists(JSON.stringify(progress))
  const own = useMemo(() => ({ capitalMovementId: movement.id, superseded: false }), [movement.id])
  const columns = useMemo(
    (): OwnColumn<RecordOf<'notices'>>[] => [
      ...PAPER_COLUMNS(translate('notice.paper')),
      {
        name: 'mails',
        sortBy: null,
        title: translate('notice.mails'),
        cell: notice => <NoticeMails movement={movement} limitedPartnerId={notice.limitedPartnerId} />,
      },
    ],
    [movement, translate],
  )
  return (
    <>
      {progress && <NoticeProgressLine progress={progress} />}
      {progress && progress.total > 0 && <NoticeCheckPanel movement={movement} />}
      <section aria-label={translate('notice.tab')}>
        <EntityList
          resource="notices"
          embedded
          title={translate('notice.tab')}
          facts={<span>{translate('notice.tabSentence')}</span>}
          parentFilter={own}
          emptySentence={translate('notice.empty')}
          decimals="own"
          below={{ limitedPartnerId: NUMBER, status: notice => <NoticeRemark notice={notice} /> }}
          ownColumns={columns}
        />
      </section>
    </>
  )
}

/** What was made or sent since stands in the rows as soon as the count has moved. */
function useFreshLists(progress: string | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    for (const resource of ['notices', 'mails']) void client.invalidateQueries({ queryKey: [resource] })
  }, [client, progress])
}

const NUMBER = ({ number }: RecordOf<'notices'>) => number

const PAPER_COLUMNS = (title: string): OwnColumn<RecordOf<'notices'>>[] => [
  { name: 'paper', sortBy: null, title, cell: notice => <PaperButtons notice={notice} /> },
]

function Previews({ movement }: { movement: Movement }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ capitalMovementId: movement.id }), [movement.id])
  return (
    <section aria-label={translate('notice.previewTitle')}>
      <EntityList
        resource="capital-movement-lines"
        embedded
        title={translate('notice.previewTitle')}
        facts={<span>{translate('notice.previewSentence')}</span>}
        parentFilter={own}
        decimals="own"
        below={{
          limitedPartnerId: ({ limitedPartnerId }) => (
            <PreviewButtons movement={movement} limitedPartnerId={limitedPartnerId} />
          ),
        }}
        emptySentence={translate('notice.empty')}
      />
    </section>
  )
}

/** What the movement said before it was reopened. */
function Superseded({ movement: { id } }: { movement: Movement }) {
  const translate = useTranslate()
  const own = useMemo(() => ({ capitalMovementId: id, superseded: true }), [id])
  const columns = useMemo(() => PAPER_COLUMNS(translate('notice.paper')), [translate])
  if (!useCount('notices', own, { retry: false })) return null
  return (
    <section aria-label={translate('notice.supersededTitle')}>
      <EntityList
        resource="notices"
        embedded
        title={translate('notice.supersededTitle')}
        facts={<span>{translate('notice.supersededSentence')}</span>}
        parentFilter={own}
        decimals="own"
        below={{
          limitedPartnerId: notice => `${notice.number} · ${translate('notice.edition', { edition: notice.edition })}`,
          status: notice => <NoticeRemark notice={notice} />,
        }}
        ownColumns={columns}
      />
    </section>
  )
}
