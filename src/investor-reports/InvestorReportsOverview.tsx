/** What a fund has told its investors: the statements of each published period, and official reports beside them. */
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { statementReads } from '../capital-account-statements/reads.ts'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { FormatButtons } from '../notices/PaperButtons.tsx'
import { ReminderPreview, Views } from '../portal-views/Views.tsx'
import { PeriodPicker } from '../reporting-periods/PeriodPicker.tsx'
import { useFundPeriods } from '../reporting-periods/useFundPeriods.tsx'
import { useApi } from '../web/kit/data/api.ts'
import { useProvider } from '../web/kit/data/provider.ts'
import { preload } from '../web/kit/data/metadata.ts'
import { useReferenced, type RecordOf } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { EntityForm } from '../web/kit/form/EntityForm.tsx'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import type { OwnColumn } from '../web/kit/list/types.ts'
import { useListFilter } from '../web/kit/list/listState.ts'
import { DownloadButton } from '../web/kit/page/DownloadButton.tsx'
import { investorReportReads } from './reads.ts'
import './investorReports.css'
import './texts.ts'

preload('investor-reports', 'list')
preload('capital-account-statements', 'list')

type ReportRow = RecordOf<'investor-reports'>
type StatementRow = RecordOf<'capital-account-statements'>

export function InvestorReportsOverview() {
  const { fundId } = useParameters('fund.investorReports.overview')
  const [parameters] = useSearchParams()
  const report = Number(parameters.get('report'))
  const list = path('fund.investorReports.overview', { fundId })
  if (report > 0)
    return (
      <EntityForm
        resource="investor-reports"
        id={report}
        within={{ fundId }}
        listPath={list}
        actionPreview={(action, { id }) =>
          action === 'remindUnread' && <ReminderPreview resource="investor-reports" id={id} />
        }
      >
        {shown => shown?.status === 'Released' && <Views resource="investor-reports" record={shown} />}
      </EntityForm>
    )
  return (
    <>
      <OfficialReports fundId={fundId} />
      <Statements fundId={fundId} />
    </>
  )
}

function OfficialReports({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const [, setParameters] = useSearchParams()
  const open = (id: number | string) => `${path('fund.investorReports.overview', { fundId })}?report=${id}`
  const columns = useMemo(
    (): OwnColumn<ReportRow>[] => [
      {
        name: 'file',
        sortBy: null,
        title: translate('investorReport.file'),
        cell: report => <ReleasedFile report={report} />,
      },
    ],
    [translate],
  )
  return (
    <EntityList
      resource="investor-reports"
      title={translate('investorReport.title')}
      parentFilter={{ fundId }}
      rowPath={report => open(report.id)}
      ownColumns={columns}
      actions={<AllReports fundId={fundId} />}
      emptySentence={translate('investorReport.emptySentence')}
      addInDialog={{
        parentValues: { fundId },
        sentence: translate('investorReport.newSentence'),
        onSaved: report => setParameters({ report: `${report.id}` }),
      }}
    />
  )
}

/**
 * The file that was released last, without opening the report: what investors get, or, named as withdrawn, what they
 * had. Files that were not released are on the page of the report.
 */
function ReleasedFile({ report: { name, documentId, status } }: { report: ReportRow }) {
  const provider = useProvider()
  const translate = useTranslate()
  if (documentId === null) return <span className="report-no-file">{translate('investorReport.notReleased')}</span>
  const isWithdrawn = status === 'Withdrawn'
  return (
    <DownloadButton
      inCell
      label={translate(isWithdrawn ? 'investorReport.withdrawnFile' : 'investorReport.downloadFile')}
      name={translate(isWithdrawn ? 'investorReport.withdrawnNamed' : 'investorReport.downloadNamed', { name })}
      file={async () => (await provider.download({ id: documentId })).data}
    />
  )
}

/** Of what the list has found, as an export: not only the page that is shown. */
function AllReports({ fundId }: { fundId: number }) {
  const api = useApi()
  const translate = useTranslate()
  const filter = useListFilter('investor-reports')
  return (
    <DownloadButton
      label={translate('investorReport.allReports')}
      file={() => api.file(investorReportReads.investorReportArchive, { filter: { ...filter, fundId } })}
    />
  )
}

function Statements({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  const api = useApi()
  const [parameters, setParameters] = useSearchParams()
  const { periods, isPending } = useFundPeriods(fundId)
  const published = periods.filter(({ status }) => status === 'Published')
  const asked = Number(parameters.get('period'))
  const chosen = published.find(({ id }) => id === asked) ?? published[0]
  const own = useMemo(() => ({ reportingPeriodId: chosen?.id ?? 0 }), [chosen?.id])
  const columns = useMemo(
    (): OwnColumn<StatementRow>[] => [
      {
        name: 'paper',
        sortBy: null,
        title: translate('investorReport.paper'),
        cell: statement => <Paper statement={statement} />,
      },
    ],
    [translate],
  )
  if (!chosen)
    return <p className="fund-statements">{isPending ? '\u00a0' : translate('investorReport.noStatements')}</p>
  return (
    <section className="fund-statements" aria-label={translate('investorReport.statements')}>
      <EntityList
        resource="capital-account-statements"
        embedded
        title={translate('investorReport.statements')}
        facts={<span>{translate('investorReport.statementsSentence', { date: formatDate(chosen.date) })}</span>}
        parentFilter={own}
        emptySentence={translate('investorReport.noStatements')}
        decimals="own"
        below={{ limitedPartnerId: NUMBER }}
        ownColumns={columns}
        actions={
          <>
            <PeriodPicker
              periods={published}
              chosen={chosen}
              dirty={false}
              onChoose={id => setParameters({ period: `${id}` })}
            />
            <DownloadButton
              label={translate('investorReport.all')}
              file={() => api.file(statementReads.statementsOfPeriod, { id: chosen.id })}
            />
          </>
        }
      />
    </section>
  )
}

const NUMBER = ({ number }: StatementRow) => number

function Paper({ statement: { id, limitedPartnerId } }: { statement: StatementRow }) {
  const api = useApi()
  const translate = useTranslate()
  const name = useReferenced('limited-partners', limitedPartnerId)?.name ?? ''
  return (
    <FormatButtons
      nameOf={format => translate('investorReport.download', { name, format })}
      file={format => api.file(statementReads.statementPaper, { id, format })}
    />
  )
}
