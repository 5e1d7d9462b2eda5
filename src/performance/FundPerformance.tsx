/** How a fund performs as of a reporting period: the page that every fund opens with. Each figure explains itself. */
import { Fragment, useState, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import InfoOutlined from '@mui/icons-material/InfoOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { formatDate } from '../formats.ts'
import { path } from '../paths.ts'
import { CueChip } from '../reporting-periods/CueChip.tsx'
import { PeriodPicker } from '../reporting-periods/PeriodPicker.tsx'
import { usePrintedPeriod } from '../reporting-periods/usePrintedPeriod.tsx'
import { failureMessage } from '../web/kit/data/failures.ts'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { usePrinting } from '../web/kit/data/printing.ts'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { PageTabs } from '../web/kit/page/PageTabs.tsx'
import { useCount, useRecord } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { CashFlowsView } from './CashFlowsView.tsx'
import { ComparativesView } from './ComparativesView.tsx'
import { ExplainPanel } from './ExplainPanel.tsx'
import { ExportButton } from './ExportButton.tsx'
import { BridgeCard, ReturnsCard } from './FigureCards.tsx'
import { GroupCards } from './GroupCards.tsx'
import { HeadFigures } from './HeadFigures.tsx'
import { InvestmentsTable } from './InvestmentsTable.tsx'
import { JCurve } from './JCurve.tsx'
import type { Question } from './sources.ts'
import { ExplainProvider, usePerformance } from './usePerformance.tsx'
import { ValueBridgeView } from './ValueBridgeView.tsx'
import { VIEWS, VIEW_TITLES, viewOf, type View } from './views.ts'
import './performance.css'
import './texts.ts'
import type { Performance } from './answers.ts'

export function FundPerformance() {
  const { fundId } = useParameters('fund.performance')
  const { data, error, isChanging, choose } = usePerformance(fundId)
  const view = viewOf(useSearchParams()[0].get('view'))
  const [question, setQuestion] = useState<Question | null>(null)
  if (error)
    return (
      <>
        <PageHeader title={<FundName fundId={fundId} />} />
        <p role="alert">{failureMessage(error)}</p>
      </>
    )
  if (!data) return <Waiting fundId={fundId} />
  return (
    <ExplainProvider value={setQuestion}>
      <div className="performance" aria-busy={isChanging}>
        <Head performance={data} onChoose={choose} />
        {data.period === null && <NoPeriod fundId={fundId} />}
        {data.figures.fairValue.note && (
          <div className="message" data-tone="warn">
            <WarningAmberOutlined />
            <p>{data.figures.fairValue.note}</p>
          </div>
        )}
        <HeadFigures performance={data} />
        <Tabs fundId={fundId} open={view} />
        <Views open={view} performance={data} />
      </div>
      {question && (
        <ExplainPanel
          key={question.figure ?? question.investmentId}
          performance={data}
          question={question}
          onClose={() => setQuestion(null)}
        />
      )}
    </ExplainProvider>
  )
}

/** The day and the opening that were chosen stay chosen in the other views. */
function Tabs({ fundId, open }: { fundId: number; open: View }) {
  const translate = useTranslate()
  const [parameters] = useSearchParams()
  const to = (view: View) => {
    const own = new URLSearchParams(parameters)
    if (view === 'performance') own.delete('view')
    else own.set('view', view)
    return `${path('fund.performance', { fundId })}${own.size > 0 ? `?${own}` : ''}`
  }
  return (
    <PageTabs
      label={translate('performance.tabs')}
      tabs={VIEWS.map(view => ({ to: to(view), title: translate(VIEW_TITLES[view]), open: view === open }))}
    />
  )
}

const VIEW_PARTS: Record<View, (props: { performance: Performance }) => ReactNode> = {
  performance: Overview,
  'cash-flows': CashFlowsView,
  'value-bridge': ValueBridgeView,
  comparatives: ComparativesView,
}

/** The open one; on paper all of them. */
function Views({ open, performance }: { open: View; performance: Performance }) {
  const translate = useTranslate()
  const printing = usePrinting()
  return VIEWS.filter(view => printing || view === open).map(view => {
    const Part = VIEW_PARTS[view]
    return (
      <Fragment key={view}>
        {printing && <h2 className="print-title">{translate(VIEW_TITLES[view])}</h2>}
        <Part performance={performance} />
      </Fragment>
    )
  })
}

function Overview({ performance }: { performance: Performance }) {
  return (
    <>
      <div className="performance-columns">
        <JCurve performance={performance} />
        <BridgeCard performance={performance} />
      </div>
      <ReturnsCard performance={performance} />
      <InvestmentsTable performance={performance} />
      <GroupCards performance={performance} />
    </>
  )
}

function Head({ performance, onChoose }: { performance: Performance; onChoose: (date: string) => void }) {
  const translate = useTranslate()
  const { fund, period, periods, investments } = performance
  usePrintedPeriod(period)
  const { data: record, isPending } = useRecord('funds', fund.id, { retry: false })
  const partners = useCount('limited-partners', { fundId: fund.id }, { retry: false })
  const facts = [
    record?.openClosedEnded,
    record?.vintageYear && translate('performance.vintage', { year: `${record.vintageYear}` }),
    partners !== undefined && translate('performance.partners', { smart_count: partners }),
    translate('performance.investments', { smart_count: investments.length }),
    fund.currency && translate('performance.amountsIn', { currency: fund.currency }),
    ...(period ? [] : [translate('performance.asOf', { date: formatDate(performance.asOf) })]),
  ]
  return (
    <PageHeader
      title={fund.name}
      facts={isPending ? '\u00a0' : facts.map(fact => fact && <span key={fact}>{fact}</span>)}
      actions={
        <>
          {period && <CueChip period={period} />}
          {period && (
            <PeriodPicker
              periods={periods.toReversed()}
              chosen={period}
              dirty={false}
              onChoose={id => {
                const chosen = periods.find(each => each.id === id)
                if (chosen) onChoose(chosen.date)
              }}
            />
          )}
          <ExportButton performance={performance} />
          <Button variant="outlined" component={Link} to={path('fund.details', { fundId: fund.id })}>
            {translate('performance.details')}
          </Button>
        </>
      }
    />
  )
}

function NoPeriod({ fundId }: { fundId: number }) {
  const translate = useTranslate()
  return (
    <div className="message" data-tone="info">
      <InfoOutlined />
      <p>
        {translate('performance.noPeriod')}{' '}
        <Link to={path('fund.reportingPeriods.overview', { fundId })}>
          {translate('page.fund.reportingPeriods.overview')}
        </Link>
      </p>
    </div>
  )
}

function FundName({ fundId }: { fundId: number }) {
  const { data } = useRecord('funds', fundId, { retry: false })
  return <>{data?.name ?? '\u00a0'}</>
}

function Waiting({ fundId }: { fundId: number }) {
  return (
    <div className="performance" aria-busy="true">
      <PageHeader title={<FundName fundId={fundId} />} facts={'\u00a0'} />
      <div className="key-figures">
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index}>
            <Skeleton width="50%" />
            <Skeleton width="80%" height={26} />
            <Skeleton width="65%" />
          </div>
        ))}
      </div>
      <div className="performance-columns">
        <div className="chart-card performance-waiting" />
        <div className="chart-card performance-waiting" />
      </div>
    </div>
  )
}
