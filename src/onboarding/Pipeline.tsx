/** The onboardings of a fund, those on which we must act first; a click shows one beside the list. */
import { Link } from 'react-router'
import { fieldOf } from '../entityTypes.ts'
import { formatAmount, formatDate, formatValue } from '../formats.ts'
import { path } from '../paths.ts'
import { recordName, useEntity } from '../web/kit/data/metadata.ts'
import { useRecordsById } from '../web/kit/data/records.ts'
import { useSession } from '../web/kit/data/session.tsx'
import { useTranslate } from '../web/kit/data/useTranslate.ts'
import { initials } from '../web/kit/page/initials.ts'
import { PARTS, ageInDays, daysInStep, partOf } from './pipeline.ts'
import type { Pipeline as Grouped, Row } from './pipeline.ts'
import { actorNow, nextTextOf } from './steps.ts'

interface PipelineProps {
  pipeline: Grouped
  minorUnits: number
  currency: string | undefined
  selectedId: number | undefined
  onSelect: (id: number) => void
}

/** After so many days without a step somebody should ask. */
const LONG_DAYS = 30

export function Pipeline({ pipeline, minorUnits, currency, selectedId, onSelect }: PipelineProps) {
  const translate = useTranslate()
  const { staff, investor, ended } = pipeline
  const open = staff.length + investor.length
  const rowsOf = (rows: readonly Row[]) =>
    rows.map(row => (
      <PipelineRow
        key={row.id}
        row={row}
        minorUnits={minorUnits}
        selected={row.id === selectedId}
        onSelect={() => onSelect(row.id)}
      />
    ))
  const endedAs = (rows: readonly Row[]) =>
    (['Completed', 'Aborted'] as const)
      .map(state => [state, rows.filter(({ status }) => status === state).length] as const)
      .filter(([, count]) => count > 0)
      .map(([state, count]) => translate(`onboarding.endedAs.${state}`, { smart_count: count }))
      .join(', ')
  return (
    <section className="page-card pipeline" aria-label={translate('onboarding.pipeline')}>
      {staff.length > 0 && (
        <Group title={translate('onboarding.weAct')} count={staff.length}>
          {rowsOf(staff)}
        </Group>
      )}
      {investor.length > 0 && (
        <Group title={translate('onboarding.investorActs')} count={investor.length}>
          {rowsOf(investor)}
        </Group>
      )}
      {ended.length > 0 && (
        <details className="pipeline-ended" open={open === 0 || ended.some(({ id }) => id === selectedId)}>
          <summary>
            {translate('onboarding.ended')} <small>{ended.length}</small>
            <span>{endedAs(ended)}</span>
          </summary>
          <ul>{rowsOf(ended)}</ul>
        </details>
      )}
      {open > 0 && (
        <footer>
          <span>{translate('onboarding.underWay', { smart_count: open })}</span>
          <b className="figures">{`${formatAmount(pipeline.commitment, minorUnits)} ${currency ?? ''}`}</b>
        </footer>
      )}
    </section>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  return (
    <>
      <h2>
        {title} <small>{count}</small>
      </h2>
      <ul>{children}</ul>
    </>
  )
}

interface RowProps {
  row: Row
  minorUnits: number
  selected: boolean
  onSelect: () => void
}

function PipelineRow({ row, minorUnits, selected, onSelect }: RowProps) {
  const translate = useTranslate()
  const { today } = useSession()
  const status = fieldOf(useEntity('onboardings'), 'status')
  const { fundId, id, investorName, commitment } = row
  const age = ageInDays(row, today)
  const isReverted = row.revertedOn !== null && row.revertedOn === row.statusDate
  return (
    <li className="pipeline-row" data-selected={selected || undefined}>
      <div className="pipeline-line">
        <Link
          to={path('fund.onboarding.details', { fundId, onboardingId: id })}
          aria-current={selected || undefined}
          onClick={event => {
            // Beside the list there is room for one on a desk; a phone, or a new tab, shows its page.
            if (event.metaKey || event.ctrlKey || !window.matchMedia('(min-width: 1100px)').matches) return
            event.preventDefault()
            onSelect()
          }}
        >
          {investorName}
        </Link>
        <span className="figures">{commitment ? formatAmount(commitment, minorUnits) : '–'}</span>
      </div>
      <div className="pipeline-line">
        <span className="pipeline-step">
          <Parts row={row} reverted={isReverted} />
          {isReverted
            ? translate('onboarding.reverted', { date: formatDate(row.revertedOn) })
            : formatValue(status, row.status)}
        </span>
        <span className="pipeline-age" data-tone={daysInStep(row, today) > LONG_DAYS ? 'warn' : undefined}>
          {translate('onboarding.days', { smart_count: age })}
        </span>
      </div>
      <NextStep row={row} />
    </li>
  )
}

function Parts({ row: { status }, reverted }: { row: Row; reverted: boolean }) {
  const present = partOf(status)
  return (
    <span className="pipeline-parts" aria-hidden="true" data-reverted={reverted || undefined}>
      {Array.from({ length: PARTS }, (_, part) => (
        <i
          key={part}
          data-state={part < present || status === 'Completed' ? 'done' : part === present ? 'present' : undefined}
        />
      ))}
    </span>
  )
}

function NextStep({ row }: { row: Row }) {
  const translate = useTranslate()
  const { today } = useSession()
  const actor = useActorName(row)
  const days = daysInStep(row, today)
  if (actorNow(row) === 'nobody') return null
  const reminded =
    row.remindedOn === null ? '' : `, ${translate('onboarding.remindedOn', { date: formatDate(row.remindedOn) })}`
  return (
    <span className="pipeline-next">
      <i aria-hidden="true">{initials(actor)}</i>
      <span>
        {`${translate(nextTextOf(row))}, `}
        {translate('onboarding.waits', { smart_count: days })}
        {reminded}
        <span className="visually-hidden">{` ${actor}`}</span>
      </span>
    </span>
  )
}

/** Who has to act: whoever is in charge, or the contact of the investor. */
export function useActorName(row: Row): string {
  const { tenant } = useSession()
  const contact = useContactName(row.contactId)
  const actor = actorNow(row)
  return actor === 'investor' ? contact : actor === 'staff' ? (row.responsible ?? tenant?.name ?? '') : ''
}

export function useContactName(contactId: number): string {
  const { data } = useRecordsById('contacts', [contactId])
  const contact = data?.[0]
  return contact ? recordName('contacts', contact) : ''
}
