/** All onboardings of a fund, grouped by who must act; beside them one with its points to review and its way. */
import { useMemo, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useStore } from 'react-admin'
import Button from '@mui/material/Button'
import AddOutlined from '@mui/icons-material/AddOutlined'
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined'
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import { formatAmount } from '../formats.ts'
import { path } from '../paths.ts'
import { useFundCurrency } from '../currencies/useFundCurrency.tsx'
import { preload, useEntity } from '../web/kit/data/metadata.ts'
import { useRecord, useRecords } from '../web/kit/data/records.ts'
import { useParameters } from '../web/kit/data/useParameters.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { ActionBar, RecordActions } from '../web/kit/form/ActionBar.tsx'
import { chosenColumns, usualSort } from '../web/kit/list/columns.ts'
import type { ColumnChoice } from '../web/kit/list/columns.ts'
import { EntityList } from '../web/kit/list/EntityList.tsx'
import { ExportButton } from '../web/kit/list/ExportButton.tsx'
import { EmptyState } from '../web/kit/page/EmptyState.tsx'
import { PageHeader } from '../web/kit/page/PageHeader.tsx'
import { ActionHints } from './ActionHints.tsx'
import { NextClosing } from './NextClosing.tsx'
import { Pipeline } from './Pipeline.tsx'
import { pipelineOf } from './pipeline.ts'
import type { Row } from './pipeline.ts'
import { nextTextOf } from './steps.ts'
import { InvestorFacts, OnboardingFigures, OnboardingSummary } from './Summary.tsx'
import './texts.ts'
import './onboarding.css'

preload('onboardings', 'form')
preload('onboarding-comments', 'list')

/** More than a fund has in its life. */
const ONBOARDINGS_MAX = 1_000

/** What stands in the address, so that a reload and the way back from a record lead to the same. */
const VIEW = 'view'
const LIST = 'list'
const CHOSEN = 'onboarding'

export function OnboardingsOverview() {
  const [parameters, setParameters] = useSearchParams()
  const chosen = parameters.get(CHOSEN)
  const beside = chosen === null ? [] : [[CHOSEN, chosen]]
  return parameters.get(VIEW) === LIST ? (
    // What the list keeps in the address ends with it.
    <AsList onBack={() => setParameters(new URLSearchParams(beside))} />
  ) : (
    <ByWhoMustAct
      chosen={Number(chosen)}
      onChoose={id => setParameters({ [CHOSEN]: `${id}` }, { replace: true, preventScrollReset: true })}
      onList={() => setParameters(new URLSearchParams([...beside, [VIEW, LIST]]))}
    />
  )
}

/** To filter, sort, export and page, as every other overview. */
function AsList({ onBack }: { onBack: () => void }) {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.onboarding.overview')
  const own = useMemo(() => ({ fundId }), [fundId])
  const { currency, decimals } = useFundCurrency(fundId)
  return (
    <EntityList
      resource="onboardings"
      parentFilter={own}
      decimals={decimals}
      facts={
        <>
          {currency && <span>{translate('onboarding.amounts', { currency })}</span>}
          <button type="button" className="text-link" onClick={onBack}>
            {translate('onboarding.byActor')}
          </button>
        </>
      }
      addPath={path('fund.onboarding.add', { fundId })}
      rowPath={({ id }) => path('fund.onboarding.details', { fundId, onboardingId: id })}
      emptySentence={translate('onboarding.emptySentence')}
    />
  )
}

interface ByWhoMustActProps {
  /** The one beside the board; without it the first stands there. */
  chosen: number
  onChoose: (id: number) => void
  onList: () => void
}

function ByWhoMustAct({ chosen, onChoose, onList }: ByWhoMustActProps) {
  const translate = useTranslate()
  const { fundId } = useParameters('fund.onboarding.overview')
  const { currency, minorUnits } = useFundCurrency(fundId)
  const { data, error } = useRecords('onboardings', { filter: { fundId }, limit: ONBOARDINGS_MAX }, { retry: false })
  const pipeline = useMemo(() => pipelineOf(data ?? []), [data])
  const first = [...pipeline.staff, ...pipeline.investor, ...pipeline.ended][0]
  const selectedId = data?.some(({ id }) => id === chosen) ? chosen : first?.id
  const open = pipeline.staff.length + pipeline.investor.length
  return (
    <>
      <PageHeader
        title={translate('onboarding.title')}
        facts={
          data ? (
            <>
              <span>{translate('onboarding.underWay', { smart_count: open })}</span>
              <span className="figures">{`${formatAmount(pipeline.commitment, minorUnits)} ${currency ?? ''}`}</span>
              {open > 0 && <NextClosing fundId={fundId} />}
              <button type="button" className="text-link" onClick={onList}>
                {translate('onboarding.asList')}
              </button>
              {pipeline.medianDays !== null && (
                <span>{translate('onboarding.median', { smart_count: pipeline.medianDays })}</span>
              )}
            </>
          ) : (
            ' '
          )
        }
        actions={
          <>
            {data && data.length > 0 && <ExportOnboardings fundId={fundId} />}
            <AddOnboarding fundId={fundId} />
          </>
        }
      />
      {error && <p className="page-card-failed">{translate('onboarding.unreadable')}</p>}
      {data && data.length === 0 && <Nothing add={<AddOnboarding fundId={fundId} />} />}
      {data && selectedId !== undefined && (
        <div className="onboarding-overview">
          <Pipeline
            pipeline={pipeline}
            minorUnits={minorUnits}
            currency={currency}
            selectedId={selectedId}
            onSelect={onChoose}
          />
          <Selected key={selectedId} id={selectedId} />
        </div>
      )}
      {selectedId !== undefined && <Bar id={selectedId} />}
    </>
  )
}

interface FundProps {
  fundId: number
}

/** The columns that are shown as a list. */
function ExportOnboardings({ fundId }: FundProps) {
  const entity = useEntity('onboardings')
  const [choices] = useStore<ColumnChoice[] | undefined>('onboardings.columns')
  return (
    <ExportButton
      resource="onboardings"
      filter={{ fundId }}
      sort={usualSort(entity)}
      columns={chosenColumns(entity, choices).map(({ name }) => name)}
    />
  )
}

function AddOnboarding({ fundId }: FundProps) {
  const translate = useTranslate()
  const { allows } = useSession()
  if (!allows('edit')) return null
  return (
    <Button
      variant="outlined"
      startIcon={<AddOutlined />}
      component={Link}
      to={path('fund.onboarding.add', { fundId })}
    >
      {translate('onboarding.new')}
    </Button>
  )
}

function Nothing({ add }: { add: ReactNode }) {
  const translate = useTranslate()
  return (
    <div className="list-card">
      <EmptyState
        icon={<HowToRegOutlined />}
        title={translate('onboarding.empty')}
        sentence={translate('onboarding.emptySentence')}
      >
        {add}
      </EmptyState>
    </div>
  )
}

/** Only a desk has room for it; a phone opens the page of the onboarding. */
function Selected({ id }: { id: number }) {
  const translate = useTranslate()
  const { data: row } = useRecord('onboardings', id, { retry: false, asListed: true })
  if (!row) return <div className="onboarding-selected" aria-busy="true" />
  return (
    <section className="onboarding-selected" aria-label={row.investorName}>
      <header>
        <div>
          <h2>{row.investorName}</h2>
          <p className="page-facts">
            <InvestorFacts row={row} />
          </p>
        </div>
        <Button
          variant="outlined"
          startIcon={<OpenInNewOutlined />}
          component={Link}
          to={path('fund.onboarding.details', { fundId: row.fundId, onboardingId: row.id })}
        >
          {translate('onboarding.openRecord')}
        </Button>
      </header>
      <OnboardingFigures row={row} />
      <OnboardingSummary id={row.id} />
    </section>
  )
}

/** The actions of the one beside the list: its next step is a click away. */
function Bar({ id }: { id: number }) {
  const { data: row } = useRecord('onboardings', id, { retry: false, asListed: true })
  return row ? <OpenBar row={row} /> : null
}

function OpenBar({ row }: { row: Row }) {
  const entity = useEntity('onboardings')
  const translate = useTranslate()
  const open = row.openRequests ?? 0
  return (
    <div className="onboarding-bar">
      <ActionHints row={row}>
        <ActionBar
          state={
            <>
              {open > 0 && <WarningAmberOutlined className="onboarding-open" />}
              <span>
                {open > 0 ? translate('onboarding.pointsOpen', { smart_count: open }) : translate(nextTextOf(row))}
              </span>
            </>
          }
        >
          <RecordActions entity={entity} record={row} dirty={false} onActed={() => undefined} />
        </ActionBar>
      </ActionHints>
    </div>
  )
}
