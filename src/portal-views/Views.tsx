/** Which investors have looked at what was published to them, and a press that reminds those who have not. */
import { useQueryClient } from '@tanstack/react-query'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { formatTimestamp } from '../formats.ts'
import { path } from '../paths.ts'
import { notifyFailure } from '../web/kit/data/failures.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useAction } from '../web/kit/data/useAction.ts'
import { useRead } from '../web/kit/data/useRead.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { Card, CardEmpty } from '../web/kit/page/Card.tsx'
import { Chip } from '../web/kit/page/StatusChip.tsx'
import { portalViewReads, type PortalView } from './reads.ts'
import './portalViews.css'
import './texts.ts'

interface Published {
  id: number
  version: number
  fundId: number
}

export function MovementViews({ movement }: { movement: Published }) {
  const { data, error } = useRead(portalViewReads.movementViews, { id: movement.id }, { withLists: true })
  const { run, isRunning } = useAction('capital-movements', 'remindUnread')
  return <Views record={movement} views={data} error={error} isRunning={isRunning} remind={() => run(movement, {})} />
}

export function PeriodViews({ period }: { period: Published }) {
  const { data, error } = useRead(portalViewReads.periodViews, { id: period.id }, { withLists: true })
  const { run, isRunning } = useAction('reporting-periods', 'remindUnread')
  return <Views record={period} views={data} error={error} isRunning={isRunning} remind={() => run(period, {})} />
}

export function ReportViews({ report }: { report: Published }) {
  const { data, error } = useRead(portalViewReads.reportViews, { id: report.id }, { withLists: true })
  const { run, isRunning } = useAction('investor-reports', 'remindUnread')
  return <Views record={report} views={data} error={error} isRunning={isRunning} remind={() => run(report, {})} />
}

interface ViewsProps {
  record: Published
  views: readonly PortalView[] | undefined
  error: Error | null
  isRunning: boolean
  remind: () => Promise<unknown>
}

function Views({ record: { fundId }, views: found, error, isRunning, remind }: ViewsProps) {
  const translate = useTranslate()
  const client = useQueryClient()
  const { allows } = useSession()
  const views = found ?? []
  const missing = views.filter(({ viewed, downloaded }) => !viewed && !downloaded)
  const remindAll = async () => {
    try {
      await remind()
      await client.invalidateQueries({ queryKey: ['mails'] })
    } catch (failure) {
      notifyFailure(failure)
    }
  }
  return (
    <Card
      title={translate('portalView.title')}
      loading={found === undefined && !error}
      error={error}
      aside={
        missing.length > 0 &&
        allows('edit') && (
          <Button
            variant="outlined"
            size="small"
            loading={isRunning}
            onClick={() => {
              void remindAll()
            }}
          >
            {translate('portalView.remind', { smart_count: missing.length })}
          </Button>
        )
      }
    >
      {views.length === 0 ? (
        <CardEmpty title={translate('portalView.noneTitle')} sentence={translate('portalView.none')} />
      ) : (
        <>
          <p className="portal-views-sum">
            {missing.length === 0
              ? translate('portalView.all')
              : translate('portalView.sentence', { looked: views.length - missing.length, count: views.length })}
          </p>
          <ViewTable fundId={fundId} views={views} />
        </>
      )}
    </Card>
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
