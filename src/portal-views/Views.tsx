/** Which investors have looked at what was published to them, and a press that reminds those who have not. */
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { formatTimestamp } from '../formats.ts'
import { path } from '../paths.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import type { RecordOf } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useAction } from '../web/kit/data/useAction.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { portalViewReads, type PortalView } from './reads.ts'
import './portalViews.css'
import './texts.ts'

const READS = {
  'capital-movements': portalViewReads.movementViews,
  'reporting-periods': portalViewReads.periodViews,
  'investor-reports': portalViewReads.reportViews,
} as const

type Published = keyof typeof READS

/** Asked again after every action: whoever was reminded waits a day for the next reminder. */
function useViews(resource: Published, id: number) {
  return useRead(READS[resource], { id }, { withLists: true })
}

const awaitsReminder = (view: PortalView) => view.awaitsReminder

/** In the question whether to remind: how many are. */
export function ReminderPreview({ resource, id }: { resource: Published; id: number }) {
  const translate = useTranslate()
  const { data } = useViews(resource, id)
  if (!data) return null
  const count = data.filter(awaitsReminder).length
  return (
    <p>{count > 0 ? translate('portalView.willRemind', { smart_count: count }) : translate('portalView.nobodyLeft')}</p>
  )
}

interface ViewsProps {
  resource: Published
  record: RecordOf<Published>
}

export function Views({ resource, record }: ViewsProps) {
  const translate = useTranslate()
  const { data: found, error } = useViews(resource, record.id)
  const views = found ?? []
  const missing = views.filter(view => !hasLooked(view)).length
  const due = views.filter(awaitsReminder).length
  return (
    <Card
      title={translate('portalView.title')}
      loading={found === undefined && !error}
      error={error}
      aside={due > 0 && <Remind resource={resource} record={record} count={due} />}
    >
      {views.length === 0 ? (
        <CardEmpty title={translate('portalView.noneTitle')} sentence={translate('portalView.none')} />
      ) : (
        <>
          <p className="portal-views-sum">
            {missing === 0
              ? translate('portalView.all')
              : translate('portalView.sentence', { looked: views.length - missing, count: views.length })}
            {missing > 0 && due === 0 && ` ${translate('portalView.nobodyNow')}`}
          </p>
          <ViewTable fundId={record.fundId} views={views} />
        </>
      )}
    </Card>
  )
}

/** One press, because the button says how many it reminds. */
function Remind({ resource, record, count }: ViewsProps & { count: number }) {
  const translate = useTranslate()
  const { allows } = useSession()
  const client = useQueryClient()
  const { run, isRunning } = useAction(resource, 'remindUnread')
  const remindAll = async () => {
    try {
      await run(record, {})
      await client.invalidateQueries({ queryKey: ['mails'] })
    } catch (failure) {
      notifyFailure(failure)
    }
  }
  if (!allows('edit')) return null
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isRunning}
      onClick={() => {
        void remindAll()
      }}
    >
      {translate('portalView.remind', { smart_count: count })}
    </Button>
  )
}

/** Those who have not looked stand first. */
function ViewTable({ fundId, views }: { fundId: number; views: readonly PortalView[] }) {
  const translate = useTranslate()
  const { tenant } = useSession()
  const at = (moment: string) => formatTimestamp(moment, tenant?.timeZone ?? 'UTC')
  const said = (look: PortalView['viewed']) =>
    look ? translate('portalView.by', { at: at(look.at), name: look.name }) : ''
  const sorted = views.toSorted((one, other) => Number(hasLooked(one)) - Number(hasLooked(other)))
  const [viewedTitle, downloadedTitle] = [translate('portalView.viewed'), translate('portalView.downloaded')]
  return (
    <div className="portal-views">
      <table>
        <thead>
          <tr>
            <th scope="col">{translate('portalView.partner')}</th>
            <th scope="col">{viewedTitle}</th>
            <th scope="col">{downloadedTitle}</th>
            <th scope="col">{translate('portalView.reminded')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(view => (
            <tr key={view.limitedPartnerId}>
              <td>
                <Link to={path('fund.limitedPartner.details', { fundId, limitedPartnersId: view.limitedPartnerId })}>
                  {view.partner}
                </Link>
              </td>
              <td data-label={viewedTitle}>
                {hasLooked(view) ? said(view.viewed) : <Chip tone="warn">{translate('portalView.notYet')}</Chip>}
              </td>
              <td data-label={downloadedTitle}>{said(view.downloaded)}</td>
              <td data-label={translate('portalView.reminded')}>{view.remindedAt && at(view.remindedAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function hasLooked({ viewed, downloaded }: PortalView): boolean {
  return viewed !== null || downloaded !== null
}
